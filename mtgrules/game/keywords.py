"""What an object has and is, short of power and toughness: keywords, restrictions, counters.

Printed values with the continuous effects of this turn applied (613.1f, 613.7).  Power and toughness,
which static abilities may change, are in :mod:`mtgrules.game.characteristics`.
"""

from ..cards import Keyword
from .card_changes import AbilitiesLost
from .objects import Continuous, Object
from .state import Game


#: The restriction that a regeneration shield is kept as (701.19a).
REGENERATES = "regenerates"


def effects_on(game: Game, object_: Object) -> tuple[Continuous, ...]:
    """The continuous effects of this turn that affect an object, oldest first (613.7)."""
    return tuple([e for e in game.effects if object_.id in e.objects]) if game.effects else ()


def keywords_of(game: Game, object_: Object, effects: tuple[Continuous, ...] | None = None) -> tuple[Keyword, ...]:
    """Its keyword abilities: printed, then gained and lost in the order of the effects (layer 6)."""
    found = object_.card.keywords
    for effect in effects_on(game, object_) if effects is None else effects:
        if any(isinstance(change, AbilitiesLost) for change in effect.changes):
            found = ()
        found += effect.gains
        if effect.loses:
            found = tuple(k for k in found if k not in effect.loses)
    return found


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
