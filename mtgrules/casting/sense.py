"""Announcements that make no sense as values: a clear error, before anything is walked.

What is merely illegal (an X below zero, a card that may not be spliced) is a reason with its rule; this is
about what no player could say: a number where cards are named, a word that is not a choice of anything.
"""

import re
from collections.abc import Callable
from typing import Any

from ..book import demand
from ..walk import AUTO
from .announcement import Activation, Announcement

#: Symbols in braces, one after the other.
SYMBOLS = re.compile(r"(\{[^{}]+\})*")


class BadAnnouncement(ValueError):
    """An announcement with a value of the wrong form; the message names the field and shows the right one."""

    def __init__(self, field: str, value: Any, example: str):
        super().__init__(f"{field} = {value!r} makes no sense in an announcement; write for instance {field} = {example}")
        self.field, self.value = field, value


def checked(announcement: Announcement) -> Announcement:
    """The announcement itself.  Raises TypeError when it is none, BadAnnouncement when one of its values has the wrong form."""
    demand(announcement, Announcement, 'write an announcement, for instance mtg.announce(game, "Lava Spike", targets=["N"])')
    for field, (fits, example) in _FORMS.items():
        value = getattr(announcement, field)
        if value is not None and value != AUTO and not fits(value):
            raise BadAnnouncement(field, value, example)
    for field, (fits, example) in _NEEDED.items():
        if not fits(getattr(announcement, field)):
            raise BadAnnouncement(field, getattr(announcement, field), example)
    return announcement


def _number(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _word(value: Any) -> bool:
    return isinstance(value, str)


def _row(of: Callable[[Any], bool]) -> Callable[[Any], bool]:
    return lambda value: isinstance(value, tuple) and all(map(of, value))


def _symbols(value: Any) -> bool:
    return _word(value) and SYMBOLS.fullmatch(value) is not None


def _either(one: Callable[[Any], bool], other: Callable[[Any], bool]) -> Callable[[Any], bool]:
    return lambda value: one(value) or other(value)


def _activation(value: Any) -> bool:
    return isinstance(value, Activation) and _number(value.source) and _number(value.ability) and _word(value.symbol) and (
        _row(_number)(value.paid_with))


def _any(value: Any) -> bool:
    return True  # whatever it is, the question itself has a reason against it


#: For each field: what its value has to be like, and an example.
_FORMS: dict[str, tuple[Callable[[Any], bool], str]] = {
    "face": (_word, '"Chop Down"'),
    "method": (_either(_word, _row(_word)), '"flashback"'),
    "modes": (_row(_row(_any)), "((0, 2),)"),
    "splices": (_row(_number), "(7, 9), the ids of the cards"),
    "extra": (_row(_any), "(1,)"),
    "offered": (_row(_number), "(7,), the ids of the permanents"),
    "symbols": (_row(_word), '("R", "life")'),
    "targets": (_row(_row(_either(_number, _word))), '(("N",), (7,)), a row for each "target"'),
    "reduced_as": (_row(_word), '("R", "G")'),
    "reduced_in": (_row(_word), '("Ragemonger", "Goblin Electromancer")'),
    "mana_abilities": (_row(_activation), "(Activation(7),)"),
    "helped_by": (_row(_number), "(7,), the ids of what is tapped or exiled"),
    "payment": (_symbols, '"{U}{R}"'),
    "paid_in": (_row(_number), "(1, 0), the costs by their places on the bill"),
    "paid_with": (_row(_either(_word, _row(_number))), "((7,),), a row of ids for each cost"),
}
_NEEDED: dict[str, tuple[Callable[[Any], bool], str]] = {
    "card": (_number, "7, the id of the card"), "by": (_word, '"A"'), "ability": (_number, "0"),
}
