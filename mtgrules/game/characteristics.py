"""What an object *is now*: printed values with effects applied, in their layers (613).

Layers that change what is written on an object (3, 4, abilities of 6, and 7b) are in its card already
(:mod:`mtgrules.game.layers`); here keywords gained and lost (6), what is added to power and toughness and
counters (7c), and the switch (7d) follow.  Splice adds text to a spell (:mod:`mtgrules.game.text`).
"""

from collections.abc import Iterator

from ..book import Value
from ..cards import Card, Enchanted, Get, Keyword, SizeIs, StaticLine
from .keywords import counters, effects_on, keywords_of
from .objects import Continuous, Object
from .quality import fits, known
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
    power, toughness = _power_and_toughness(game, object_, effects)
    card = object_.card
    return Characteristics(card.name, card.colors, card.supertypes, card.types, card.subtypes,
                           keywords_of(game, object_, effects), power, toughness)


def _power_and_toughness(game: Game, object_: Object,
                         effects: tuple[Continuous, ...]) -> tuple[int | None, int | None]:
    card: Card = object_.card
    if object_.last_size is not None:
        return object_.last_size
    if card.power is None or card.toughness is None:
        return None, None
    plus = counters(object_, "+1/+1") - counters(object_, "-1/-1")
    gets = tuple(_gets(game, object_))
    power, toughness = (card.power, card.toughness) if isinstance(card.power, int) else _as_its_text_says(game, object_)
    power = power + plus + sum(e.power for e in effects) + sum(g.power for g in gets)
    toughness = toughness + plus + sum(e.toughness for e in effects) + sum(g.toughness for g in gets)
    if sum(e.switch for e in effects) % 2:  # 613.4d: two switches undo each other
        power, toughness = toughness, power
    return power, toughness


def _as_its_text_says(game: Game, object_: Object) -> tuple[int, int]:
    """Power and toughness that a characteristic-defining ability gives, in any zone; 0 without it (208.2a, 613.4a)."""
    from .amounts import amount_of  # it asks here how large other objects are

    ability = next((a for a in object_.card.statics if isinstance(a, SizeIs)), None)
    if ability is None:
        return 0, 0
    power = amount_of(game, ability.power, object_.controller, object_) or 0
    toughness = power if ability.toughness is None else amount_of(game, ability.toughness, object_.controller, object_) or 0
    return power, toughness + ability.plus


def _gets(game: Game, object_: Object) -> Iterator[Get]:
    """What static abilities of permanents give it, for as long as they are there (611.3, 613.4c)."""
    if object_.zone != "battlefield":
        return
    for source in game.permanents_with(StaticLine):
        for ability in source.card.statics:
            if isinstance(ability, Get) and any(_meant(game, source, each, object_) for each in ability.objects):
                yield ability


def _meant(game: Game, source: Object, each, object_: Object) -> bool:
    if isinstance(each, Enchanted):
        return source.attached_to == object_.id
    if each.other and object_.id == source.id:
        return False
    return fits(game, known(each, source), object_, source.controller)
