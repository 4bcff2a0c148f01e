"""Which changes of what is written on objects apply now, and in which order (613.1, 613.7, 613.8).

``Object.card`` is always what the object is now.  Whenever an effect begins or ends, or something comes or
goes, :func:`settled` puts the cards right, beginning from what is copiable each time (``Object.copiable``).
"""

from collections.abc import Iterable, Iterator

from ..book import Value, replace
from ..cards import (
    LETTER_OF,
    Anchor,
    AnchorLine,
    GraveyardsLoseAbilities,
    Have,
    LandsAre,
    NotACreature,
    Reword,
    WordsBecome,
    words_of_kind,
)
from . import dependency
from .card_changes import AbilitiesGained, AbilitiesLost, CardChange, CreatureNoMore, LandTypesSet, WordsChanged, changed_card
from .keywords import effects_on, means
from .objects import Ability, Object, Player, Ref
from .quality import fits
from .state import Game
from .text import Append
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
    words = [one for one in standing if one.change.layer == "3"]
    standing = sorted((*standing, *_of_types(game, words)), key=lambda one: one.order)
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
        yield from (Standing(AbilitiesGained((anchor.line,)), permanent.id, 1, (permanent.id,))
                    for anchor in chosen_anchors(permanent))
        for ability in permanent.copiable.statics:
            if isinstance(ability, WordsBecome) and permanent.chosen:
                words = Reword(words_of_kind(ability.kind), permanent.chosen)
                yield Standing(WordsChanged(words), permanent.id, 1)
            if isinstance(ability, Have) and not _without_abilities(game, permanent):
                ids = tuple(o.id for o in game.battlefield if any(means(game, permanent, each, o) for each in ability.objects))
                yield Standing(AbilitiesGained((ability.ability,)), permanent.id, 1, ids)


def _without_abilities(game: Game, permanent: Object) -> bool:
    """True for a permanent that has lost all abilities: it gives none then, whichever began first (613.8a)."""
    return any(isinstance(change, AbilitiesLost) for effect in effects_on(game, permanent) for change in effect.changes)


def chosen_anchors(permanent: Object) -> tuple[Anchor, ...]:
    """The abilities that a permanent has because of the anchor word that was chosen for it (614.12c)."""
    lines = [line for line in permanent.copiable.lines if isinstance(line, AnchorLine)] if permanent.chosen else ()
    return tuple(anchor for line in lines for anchor in line.anchors if anchor.word == permanent.chosen)


def _of_types(game: Game, words: list[Standing]) -> Iterator[Standing]:
    """What static abilities say about types, their words as changed in layer 3 (613.1c-d)."""
    for permanent in game.battlefield:
        if not permanent.copiable.kinds & {LandsAre, NotACreature}:
            continue
        changed = tuple(s.change for s in words if s.objects is None or permanent.id in s.objects)
        for ability in changed_card(permanent.copiable, changed).statics:
            if isinstance(ability, LandsAre):
                ids = tuple(o.id for o in game.battlefield if fits(game, ability.lands, o, permanent.controller))
                yield Standing(LandTypesSet(ability.subtypes), permanent.id, 1, ids)
            if isinstance(ability, NotACreature) and devotion(game, permanent.controller, ability.colors) < ability.less_than:
                yield Standing(CreatureNoMore(), permanent.id, 1, (permanent.id,))


def devotion(game: Game, player: str, colors: tuple[str, ...]) -> int:
    """How many mana symbols of some colors are among the mana costs of permanents that a player controls (700.5)."""
    wanted = {LETTER_OF[color] for color in colors}
    symbols = (s for o in game.battlefield if o.controller == player and o.card.cost is not None for s in o.card.cost.symbols)
    return sum(bool(wanted & set(symbol.split("/"))) for symbol in symbols)


def _zone(zone: Iterable[Object], standing: list[Standing]) -> Zone:
    now = tuple(_settled(o, _in_order(o, tuple(s.change for s in standing if s.objects is None or o.id in s.objects)))
                for o in zone)
    return zone_of(zone) if all(new is old for new, old in zip(now, zone, strict=True)) else Zone(now)


def _settled(object_: Object, changes: tuple[CardChange, ...]) -> Object:
    if object_.shaped_by == changes or isinstance(object_, Ability):
        return object_
    card = object_.copiable
    if not changes:
        return replace(object_, card=card, unchanged=None, shaped_by=())
    return replace(object_, card=changed_card(card, changes), unchanged=card, shaped_by=changes)


def _in_order(object_: Object, changes: tuple[CardChange, ...]) -> tuple[CardChange, ...]:
    """Changes in the order in which they apply to an object: those of words may wait for one another (613.8)."""
    words = tuple(change for change in changes if isinstance(change, WordsChanged))
    if len(words) < 2:
        return changes
    added = tuple(change.card for change in getattr(object_, "changes", ()) if isinstance(change, Append))
    now = iter(dependency.in_order(words, (object_.copiable, *added)))
    return tuple(next(now) if isinstance(change, WordsChanged) else change for change in changes)


def _graveyard(player: Player, battlefield: Zone) -> Player:
    """Cards in graveyards, which lose their abilities while a permanent says so (613.1f)."""
    lost = (AbilitiesLost(),) if battlefield.having(GraveyardsLoseAbilities) else ()
    if all(o.shaped_by == lost for o in player.graveyard):
        return player
    return replace(player, graveyard=Zone(_settled(o, lost) for o in player.graveyard))
