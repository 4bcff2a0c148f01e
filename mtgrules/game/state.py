"""The game as one frozen value, and the few pure moves on it.

A move returns a new game that shares everything it did not change.  Moves know zones
and 400.7 (a zone change makes a new object); whether something *may* happen, what
replaces it and what triggers is decided elsewhere.
"""

from collections.abc import Callable, Iterable, Iterator

from ..book import Edition, Value, edition, replace
from ..cards import AnchorLine, StaticLine
from ..cards.tree.shaping import SHAPING
from .events import Event
from .objects import OWN_ZONES, Continuous, Delayed, Object, Player, Prevention, Redirection, Ref, Spell
from .permissions import Permission
from .zones import Zone, zone_of

MAIN_PHASES = ("precombat main", "postcombat main")


class NoSuchThing(LookupError):
    """An id, a handle or a player that the game does not have."""


class Game(Value):
    """A game between two moments (a position, when nothing has happened yet).

    players: in turn order, the active player first (A, N, P, Q).
    stack, index 0 is the top.  turn: the active player.  step: the step or phase.
    emblems: in the command zone; nothing but abilities (114).
    day_or_night: "day", "night", or "" as long as it is neither (731.1).
    extra_turns: who takes the turns that were added after this one, the next one first (500.7).  in_order: during an
    extra turn, the player whose turn it was before any was added.
    effects, preventions: of this turn.  delayed: abilities that wait for a step.
    permissions: what effects allow players to cast.
    happened: everything so far, in order.
    gone: objects that left their zone, as they last were there (608.2h), newest first.
    looked_at: how many events have been looked at for what they trigger (603.2).
    shaped: whether effects change what is written on some object (see ``settled``).
    """

    players: tuple[Player, ...]
    battlefield: tuple[Object, ...] = ()
    stack: tuple[Spell, ...] = ()
    exile: tuple[Object, ...] = ()
    turn: str = "A"
    step: str = "precombat main"
    extra_turns: tuple[str, ...] = ()
    in_order: str = ""
    day_or_night: str = ""
    emblems: tuple[Object, ...] = ()
    priority: str = "A"
    effects: tuple[Continuous, ...] = ()
    preventions: tuple[Prevention, ...] = ()
    redirections: tuple[Redirection, ...] = ()
    delayed: tuple[Delayed, ...] = ()
    permissions: tuple[Permission, ...] = ()
    happened: tuple[Event, ...] = ()
    gone: tuple[Object, ...] = ()
    looked_at: int = 0
    shaped: bool = False
    next_id: int = 1
    edition: Edition = edition()

    def __repr__(self) -> str:
        """In one line: whole games are too long to read; ``table_picture`` shows one."""
        players = ", ".join(f"{p.name} {p.life} life" for p in self.players)
        return f"<Game: {players}; {len(self.battlefield)} permanents, {len(self.stack)} on the stack>"

    # ------------------------------------------------------------ looking

    def player(self, name: str) -> Player:
        """The player of that name.  Raises NoSuchThing."""
        for player in self.players:
            if player.name == name:
                return player
        raise NoSuchThing(f"no player {name!r}; the players are {', '.join(p.name for p in self.players)}")

    def opponents(self, name: str) -> tuple[Player, ...]:
        """A player's opponents, in turn order starting with the active player (101.4)."""
        return tuple(p for p in self.apnap() if p.name != name)

    def apnap(self) -> tuple[Player, ...]:
        """Players in turn order, starting with the active player (101.4)."""
        names = [p.name for p in self.players]
        first = names.index(self.turn)
        return self.players[first:] + self.players[:first]

    def zone(self, zone: str, owner: str | None = None) -> tuple[Object, ...]:
        """The objects in a zone; for a player's own zones of one owner, or of all."""
        if zone not in OWN_ZONES:
            return getattr(self, zone)
        owners = self.players if owner is None else (self.player(owner),)
        return tuple(o for p in owners for o in getattr(p, zone))

    def objects(self) -> Iterator[Object]:
        """Every object: stack, battlefield, exile, then each player's own zones."""
        yield from self.stack
        yield from self.battlefield
        yield from self.exile
        for player in self.players:
            yield from player.hand
            yield from player.graveyard
            yield from player.library

    def find(self, id: int) -> Object | None:
        """The object with that id, None when there is none any more (400.7)."""
        for spell in self.stack:  # most often it is a spell on its way
            if spell.id == id:
                return spell
        for zone in (self.battlefield, self.exile):
            if zone and (found := zone_of(zone).find(id)) is not None:
                return found
        for player in self.players:
            for zone in (player.hand, player.graveyard, player.library):
                if zone and (found := zone_of(zone).find(id)) is not None:
                    return found
        return None

    def get(self, id: int) -> Object:
        """The object with that id.  Raises NoSuchThing."""
        found = self.find(id)
        if found is None:
            raise NoSuchThing(f"no object with id {id}")
        return found

    def last_known(self, id: int) -> Object | None:
        """The object with that id, or what it last was before it left its zone (608.2h)."""
        return self.find(id) or next((o for o in (*self.gone, *self.emblems) if o.id == id), None)

    def thing(self, ref: Ref) -> Object | Player | None:
        """The object or player that a reference means now, None when there is none (any more)."""
        return next((p for p in self.players if p.name == ref), None) if isinstance(ref, str) else self.find(ref)

    def label(self, ref: Ref) -> str:
        """What a person calls a thing that is referred to, or what it was last called."""
        thing = self.thing(ref) if isinstance(ref, str) else self.last_known(ref)
        return str(ref) if thing is None else thing.label

    def permanents_with(self, line: type) -> tuple[Object, ...]:
        """The permanents on whose cards a line of that kind is printed (a static ability, a triggered one)."""
        zone = self.battlefield
        return (zone if type(zone) is Zone else Zone(zone)).having(line) if zone else ()

    def named(self, name: str) -> tuple[Object, ...]:
        """Objects whose handle or card name is ``name``."""
        return tuple(o for o in self.objects() if name in (o.handle, o.card.name))

    @property
    def main_phase_with_empty_stack(self) -> bool:
        """True when the active player could cast a sorcery, had they priority (117.1a)."""
        return self.step in MAIN_PHASES and not self.stack

    def permanents_of(self, word: str) -> tuple[Object, ...]:
        """The permanents with a card type, supertype or subtype in their type line."""
        return zone_of(self.battlefield).having(word)

    # ------------------------------------------------------------ moves

    def note(self, *events: Event) -> "Game":
        """The game with events added to its history."""
        return replace(self, happened=self.happened + events) if events else self

    def with_player(self, player: Player) -> "Game":
        """The game with one player's record replaced."""
        return replace(self, players=tuple([player if p.name == player.name else p for p in self.players]))

    def with_object(self, object_: Object) -> "Game":
        """The game with one object replaced, in the zone where it is."""
        return self._change_zone(object_.zone, object_.owner, lambda zone: zone.replaced(object_))

    def with_objects(self, objects: Iterable[Object]) -> "Game":
        """The game with several objects replaced."""
        game = self
        for object_ in objects:
            game = game.with_object(object_)
        return game

    def without(self, object_: Object) -> "Game":
        """The game with an object gone altogether (a token or copy that ceases to exist)."""
        game = self._change_zone(object_.zone, object_.owner, lambda zone: zone.without(object_.id))
        return replace(game, gone=(object_,) + game.gone)

    def added(self, object_: Object, bottom: bool = False) -> tuple["Game", Object]:
        """The game with a new object put into its zone (on top), under a new id."""
        new = replace(object_, id=self.next_id)
        game = replace(self, next_id=self.next_id + 1)
        if bottom or new.zone in ("battlefield", "hand", "exile"):  # unordered zones read best in order of arrival
            game = game._change_zone(new.zone, new.owner, lambda zone: Zone(zone + (new,)))
        else:
            game = game._change_zone(new.zone, new.owner, lambda zone: Zone((new,) + zone))
        return game, game.get(new.id) if game.shaped else new

    def moved(self, object_: Object, zone: str, *, controller: str | None = None, tapped: bool = False,
              bottom: bool = False) -> tuple["Game", Object]:
        """Move an object to a zone, where it is a new object without memory (400.7).

        controller: who controls it there; its owner when nothing is said.
        Returns the game and the new object.
        """
        cls = Spell if zone == "stack" else Object
        fresh = cls(0, object_.represented_by, object_.owner, controller or object_.owner, zone, handle=object_.handle,
                    tapped=tapped, sick=zone == "battlefield", copy=object_.copy, commander=object_.commander)
        game, fresh = self.without(object_).added(fresh, bottom)
        if object_.also is None:
            return game, fresh
        return game.added(replace(fresh, card=object_.also, handle=""), bottom)[0], fresh  # 712.21: two cards

    def with_effect(self, effect: Continuous) -> "Game":
        """The game with a continuous effect that begins now (611.2, 613.7b)."""
        return replace(self, effects=self.effects + (replace(effect, since=self.next_id),)).settled()

    def settled(self) -> "Game":
        """The game with every object's card as effects make it read now; to be called when effects end."""
        if not self.shaped and not any([e.changes for e in self.effects]) and not self._shaping():
            return self
        from .layers import settled  # layers knows games, so it can be named only here

        return settled(self)

    def _shaping(self) -> bool:
        """True when a permanent has a static ability that changes what is written on objects."""
        if self.permanents_with(AnchorLine):
            return True
        return bool(self.permanents_with(StaticLine)) and any(self.permanents_with(ability) for ability in SHAPING)

    def _change_zone(self, zone: str, owner: str, change: Callable[[Zone], Zone]) -> "Game":
        if zone in OWN_ZONES:
            player = self.player(owner)
            game = self.with_player(replace(player, **{zone: change(zone_of(getattr(player, zone)))}))
            return game.settled() if zone == "graveyard" else game
        game = replace(self, **{zone: change(zone_of(getattr(self, zone)))})
        return game if zone == "exile" else game.settled()
