"""Which changes of what is written on objects apply now, and in which order (613.1, 613.7).

``Object.card`` is always what the object is now.  Whenever an effect begins or ends, or something comes or
goes, :func:`settled` puts the cards right, beginning from what is copiable each time (``Object.copiable``).
"""

from collections.abc import Iterable, Iterator

from ..book import Value, replace
from ..cards import GraveyardsLoseAbilities, Reword, WordsBecome, words_of_kind
from .card_changes import AbilitiesLost, CardChange, WordsChanged, changed_card
from .objects import Ability, Object, Player, Ref
from .state import Game
from .zones import Zone, zone_of


class Standing(Value):
    """A change that is in force now.

    since: its timestamp: the id that the object that makes it has, or that the next object would have had when
    the effect began (613.7a-b, 613.7d).  made_by: 1 for an object, which is later than an effect of that moment.
    objects: the ids it affects; None for every spell and permanent.
    """

    change: CardChange
    since: int
    made_by: int = 0
    objects: tuple[Ref, ...] | None = None

    @property
    def order(self) -> tuple[str, int, int]:
        """By layers, and in a layer by timestamps (613.1, 613.7)."""
        return self.change.layer, self.since, self.made_by


def settled(game: Game) -> Game:
    """The game with every object's card as it reads now."""
    standing = sorted((*_of_effects(game), *_of_permanents(game)), key=lambda one: one.order)
    battlefield = _zone(game.battlefield, standing)
    stack = _zone(game.stack, standing)
    players = tuple(_graveyard(player, battlefield) for player in game.players)
    return replace(game, battlefield=battlefield, stack=stack, players=players,
                   shaped=bool(standing) or any(o.shaped_by for p in players for o in p.graveyard))


def _of_effects(game: Game) -> Iterator[Standing]:
    for effect in game.effects:
        yield from (Standing(change, effect.since, objects=effect.objects) for change in effect.changes)


def _of_permanents(game: Game) -> Iterator[Standing]:
    """What static abilities say; they apply from layer 3 on, whatever takes abilities away in layer 6 (613.6)."""
    for permanent in game.battlefield:
        for ability in permanent.copiable.statics:
            if isinstance(ability, WordsBecome) and permanent.chosen:
                words = Reword(words_of_kind(ability.kind), permanent.chosen)
                yield Standing(WordsChanged(words), permanent.id, 1)


def _zone(zone: Iterable[Object], standing: list[Standing]) -> Zone:
    now = tuple(_settled(o, tuple(s.change for s in standing if s.objects is None or o.id in s.objects)) for o in zone)
    return zone_of(zone) if all(new is old for new, old in zip(now, zone, strict=True)) else Zone(now)


def _settled(object_: Object, changes: tuple[CardChange, ...]) -> Object:
    if object_.shaped_by == changes or isinstance(object_, Ability):
        return object_
    card = object_.copiable
    if not changes:
        return replace(object_, card=card, unchanged=None, shaped_by=())
    return replace(object_, card=changed_card(card, changes), unchanged=card, shaped_by=changes)


def _graveyard(player: Player, battlefield: Zone) -> Player:
    """Cards in graveyards, which lose their abilities while a permanent says so (613.1f)."""
    lost = (AbilitiesLost(),) if battlefield.having(GraveyardsLoseAbilities) else ()
    if all(o.shaped_by == lost for o in player.graveyard):
        return player
    return replace(player, graveyard=Zone(_settled(o, lost) for o in player.graveyard))
