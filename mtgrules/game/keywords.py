"""What an object has and is, short of power and toughness: keywords, restrictions, counters.

Printed values with the continuous effects of this turn applied (613.1f, 613.7).  Power and toughness,
which static abilities may change, are in :mod:`mtgrules.game.characteristics`.
"""

from ..cards import Each, Enchanted, Have, HaveKeywords, Keyword
from .card_changes import AbilitiesLost
from .objects import Continuous, Object
from .state import Game
from .text import keywords_in_gained_text

#: The restriction that a regeneration shield is kept as (701.19a).
REGENERATES = "regenerates"


def effects_on(game: Game, object_: Object) -> tuple[Continuous, ...]:
    """The continuous effects of this turn that affect an object, oldest first (613.7)."""
    return tuple([e for e in game.effects if object_.id in e.objects]) if game.effects else ()


def keywords_of(game: Game, object_: Object, effects: tuple[Continuous, ...] | None = None) -> tuple[Keyword, ...]:
    """Its keyword abilities: in its text and given by permanents, then gained and lost in the order of the effects (layer 6)."""
    found, given = object_.card.keywords + keywords_in_gained_text(object_), _given(game, object_)
    for effect in effects_on(game, object_) if effects is None else effects:
        if any(isinstance(change, AbilitiesLost) for change in effect.changes):
            found, given = (), tuple([one for one in given if one[0] >= effect.since])  # what came later is given all the same
        found += effect.gains
        if effect.loses:
            found = tuple(k for k in found if k not in effect.loses)
    return found + tuple([k for _, keywords in given for k in keywords]) if given else found


def _given(game: Game, object_: Object) -> tuple[tuple[int, tuple[Keyword, ...]], ...]:
    """What static abilities of permanents give a permanent, each with its timestamp (611.3, 613.7d)."""
    giving = (HaveKeywords, Have)
    sources = [o for kind in giving for o in game.permanents_with(kind)] if object_.zone == "battlefield" else ()
    return tuple([(source.id, ability.keywords) for source in sources for ability in source.card.statics
                  if isinstance(ability, giving) and any(means(game, source, noun, object_) for noun in ability.objects)])


def means(game: Game, source: Object, noun: Each | Enchanted, object_: Object) -> bool:
    """True for one of the objects that a static ability of ``source`` is about."""
    if isinstance(noun, Enchanted):
        return source.attached_to == object_.id
    from .quality import fits, known  # it asks here for keywords

    return not (noun.other and object_.id == source.id) and fits(game, known(noun, source), object_, source.controller)


def has_keyword(game: Game, object_: Object, keyword: str) -> bool:
    """True when it has a keyword of that name."""
    return keyword in keywords_of(game, object_)


def restrictions_on(game: Game, object_: Object) -> tuple[str, ...]:
    """What it must or can't do this turn ("can't be blocked", "attacks if able")."""
    return tuple(r for e in effects_on(game, object_) for r in e.restrictions)


def is_creature(object_: Object) -> bool:
    """True when it is a creature."""
    return "creature" in object_.card.types


def counters(object_: Object, kind: str) -> int:
    """How many counters of a kind are on it (122.1)."""
    return sum(n for k, n in object_.counters if k == kind)
