"""Comparing what was expected with what was seen: in order or not, as mana, by either name of an object.

Nothing here looks at a game.
"""

from typing import Any

from ..book import Value
from ..cards import BadMana, Mana, mana
from ..game import Game, Object
from .faults import fault


class Named(Value):
    """An object in a value that is compared: it may be called by its handle or by its card's name."""

    label: str
    card: str

    @staticmethod
    def of(object_: Object) -> "Named":
        """The names of an object."""
        return Named(object_.label, object_.card.name)

    def __str__(self) -> str:
        return self.label


def same(expected: Any, got: Any) -> bool:
    """Equal, in the same order; an object may go by either of its names."""
    if isinstance(got, Named):
        return expected in (got.label, got.card)
    if isinstance(expected, tuple) and isinstance(got, tuple):
        return len(expected) == len(got) and all(same(e, g) for e, g in zip(expected, got, strict=True))
    return expected == got and isinstance(expected, bool) == isinstance(got, bool)


def same_names(expected: Any, got: Any) -> bool:
    """The same things as often, in any order."""
    if not isinstance(expected, tuple) or not isinstance(got, tuple):
        return same(expected, got)
    left = sorted(got, key=lambda g: isinstance(g, Named) and g.label in expected, reverse=True)
    for one in sorted(expected, key=lambda e: "#" not in str(e)):
        found = next((g for g in left if same(one, g)), None)
        if found is None:
            return False
        left.remove(found)
    return not left


def same_mana(expected: Any, got: Any) -> bool:
    """The same mana, in whatever order it is written.  Raises BadScenario for what is no mana."""
    wanted = _read_mana(expected)
    try:
        return wanted.same_as(mana(got))
    except BadMana:
        return False


def _read_mana(text: str) -> Mana:
    try:
        return mana(text)
    except BadMana as error:
        raise fault(str(error)) from None


def among(expected: Any, got: Any) -> bool:
    """It is one of what was seen."""
    return expected in got if isinstance(got, tuple) else expected == got


def same_answer(expected: Any, got: Any) -> bool:
    """For rows that are not ordered; ``check`` takes ``same`` for the others."""
    return same_names(expected, got)


def same_goading(value: Any, got: Any) -> bool:
    """Goaded or not, or by these players."""
    return bool(got) == value if isinstance(value, bool) else same_names(value, got)


def called_by(game: Game, ref: Any) -> Named | str:
    """What a reference is called: an object by its names, a player by theirs."""
    thing = game.find(ref) if isinstance(ref, int) else None
    return Named.of(thing) if thing is not None else str(ref)
