"""State-based actions about counters that permanents live by: loyalty, defense, and counters that cancel each other."""

from collections.abc import Iterator
from functools import partial

from ..actions import remove_counters, to_graveyard
from ..game import Game, Object, counters
from .at_once import Do, to

#: What a permanent of a type lives by: the kind of counter, and the rule.
LIVES_BY = {"planeswalker": ("loyalty", "704.5i"), "battle": ("defense", "704.5v")}


def worn_out(game: Game) -> Iterator[Do]:
    """Planeswalkers without loyalty, and battles without defense whose ability is not on the stack (704.5i, 704.5v)."""
    for type_, (kind, rule) in LIVES_BY.items():
        for object_ in game.permanents_of(type_):
            if not counters(object_, kind) and not _has_triggered(game, object_, type_):
                yield to(object_, partial(to_graveyard, rule=rule))


def _has_triggered(game: Game, object_: Object, type_: str) -> bool:
    """True for a battle whose triggered ability has not left the stack yet."""
    return type_ == "battle" and any(getattr(spell, "source", None) is not None and spell.source.id == object_.id
                                     for spell in game.stack)


def cancelled(game: Game) -> Iterator[Do]:
    """+1/+1 and -1/-1 counters on one permanent take each other off (704.5q)."""
    for object_ in game.battlefield:
        both = min(counters(object_, "+1/+1"), counters(object_, "-1/-1")) if object_.counters else 0
        if both:
            yield to(object_, partial(_without, count=both))


def _without(game: Game, object_: Object, count: int) -> Game:
    for kind in ("+1/+1", "-1/-1"):
        game = remove_counters(game, game.get(object_.id), kind, count, "704.5q")
    return game
