"""What an object *is now*: printed values with effects applied, in their layers (613).

This is the only place that applies layers.  So far the effects in the game are of layer 6
(keywords gained), 7c (power and toughness changed, counters) and 7d (switched); splice
(layer 3) changes text only and lives in :mod:`mtgrules.game.text`.
"""

from ..book import Value
from ..cards import Card, Keyword, Protection
from .objects import Continuous, Object, Spell
from .state import Game


class Characteristics(Value):
    """The characteristics of an object now (109.3)."""

    name: str
    colors: tuple[str, ...]
    supertypes: tuple[str, ...]
    types: tuple[str, ...]
    subtypes: tuple[str, ...]
    keywords: tuple[Keyword, ...]
    power: int | None
    toughness: int | None


def characteristics(game: Game, object_: Object) -> Characteristics:
    """Name, colours, types, keywords, power and toughness of an object now."""
    effects = effects_on(game, object_)
    power, toughness = _power_and_toughness(object_, effects)
    card = object_.card
    return Characteristics(card.name, card.colors, card.supertypes, card.types, card.subtypes,
                           keywords_of(game, object_, effects), power, toughness)


def effects_on(game: Game, object_: Object) -> tuple[Continuous, ...]:
    """The continuous effects of this turn that affect an object, oldest first (613.7)."""
    return tuple(e for e in game.effects if object_.id in e.objects)


def keywords_of(game: Game, object_: Object, effects: tuple[Continuous, ...] | None = None) -> tuple[Keyword, ...]:
    """Its keyword abilities: printed, then gained (layer 6)."""
    if effects is None:
        effects = effects_on(game, object_)
    return object_.card.keywords + tuple(k for e in effects for k in e.gains)


def has_keyword(game: Game, object_: Object, keyword: str) -> bool:
    """True when it has a keyword of that name."""
    return any(k == keyword for k in keywords_of(game, object_))


def protections(game: Game, object_: Object) -> tuple[str, ...]:
    """The colours it has protection from (702.16a)."""
    return tuple(c for k in keywords_of(game, object_) if isinstance(k, Protection) for c in k.colors)


def restrictions_on(game: Game, object_: Object) -> tuple[str, ...]:
    """What it must or can't do this turn ("can't be blocked", "attacks if able")."""
    return tuple(r for e in effects_on(game, object_) for r in e.restrictions)


def mana_value(object_: Object) -> int:
    """Its mana value: X is what was announced while it is on the stack, and 0 elsewhere (202.3e).

    What is spliced onto a spell never counts (202.4, 118.8d).
    """
    x = object_.choices.x if isinstance(object_, Spell) else None
    return object_.card.cost.value(x or 0) if object_.card.cost else 0


def is_creature(object_: Object) -> bool:
    """True when it is a creature."""
    return "creature" in object_.card.types


def counters(object_: Object, kind: str) -> int:
    """How many counters of a kind are on it (122.1)."""
    return sum(n for k, n in object_.counters if k == kind)


def _power_and_toughness(object_: Object, effects: tuple[Continuous, ...]) -> tuple[int | None, int | None]:
    card: Card = object_.card
    if card.power is None or card.toughness is None:
        return None, None
    plus = counters(object_, "+1/+1") - counters(object_, "-1/-1")
    power = card.power + plus + sum(e.power for e in effects)
    toughness = card.toughness + plus + sum(e.toughness for e in effects)
    if sum(e.switch for e in effects) % 2:  # 613.4d: two switches undo each other
        power, toughness = toughness, power
    return power, toughness
