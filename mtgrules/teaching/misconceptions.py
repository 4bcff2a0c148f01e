"""Misconceptions: wrong ideas that many people have at first, each with the rules and the play that refute it.

They stand in ``data/questions/misconceptions.toml``; the plays, under the same ids, in
``data/scenarios/misconceptions.toml``.  A wrong answer of a question is tagged with the idea behind it by
:func:`wrong_idea`.  Nothing here knows a widget.
"""

import tomllib
from collections.abc import Mapping
from functools import cache
from types import MappingProxyType

import msgspec

from ..book import N_, Value, data_folder, message
from ..scenario import Play, load_scenarios, play
from ..scenario.faults import hint


class Misconception(Value):
    """A wrong idea.

    id: its name.  belief: completes "the idea that ...".  truth: what is so, in short.  rules: what decides it.
    """

    id: str
    belief: str
    truth: str
    rules: tuple[str, ...]

    @property
    def label(self) -> str:
        """What a sentence calls it: the belief."""
        return self.belief

    def refuted(self) -> tuple[Play, ...]:
        """The play that refutes it, and its variants."""
        return _refutations()[self.id]


class WrongIdea(Value):
    """The idea behind one wrong answer: a misconception, or just words where none is known.

    words: what is to be said to this very answer, beside what is said of the misconception.
    """

    misconception: Misconception | None
    words: str = ""

    @property
    def id(self) -> str:
        """The name of the misconception; "" when none is known."""
        return self.misconception.id if self.misconception else ""

    @property
    def clause(self) -> str:
        """What follows after "You may have thought": a clause with "that", and sentences."""
        if self.misconception is None:
            return self.words
        return message(N_("that {belief}. {truth}"), belief=self.misconception, truth=self._truth()).text

    @property
    def text(self) -> str:
        """What is said to the answer, in sentences."""
        if self.misconception is None:
            return self.words
        return message(N_("Behind it may be the idea that {belief}. {truth}"), belief=self.misconception,
                       truth=self._truth()).text

    def _truth(self) -> str:
        cited = f"{self.misconception.truth} ({', '.join(self.misconception.rules)})"
        return " ".join(filter(None, (cited, self.words)))

    def __str__(self) -> str:
        return self.text


class _File(Value, forbid_unknown_fields=True):
    misconception: tuple[Misconception, ...]


@cache
def misconceptions() -> Mapping[str, Misconception]:
    """All misconceptions by id, in the order of the file; read once.

    Raises msgspec.ValidationError, which names the place, when the file is not as expected.
    """
    with open(data_folder() / "questions" / "misconceptions.toml", "rb") as file:
        found = msgspec.convert(tomllib.load(file), _File).misconception
    return MappingProxyType({one.id: one for one in found})


@cache
def _refutations() -> dict[str, tuple[Play, ...]]:
    found: dict[str, tuple[Play, ...]] = {}
    last = ""
    for one in load_scenarios(data_folder() / "scenarios" / "misconceptions.toml"):
        last = one.id or last  # a variant belongs to the scenario before it
        found[last] = (*found.get(last, ()), play(one))
    return found


def misconception(id: str) -> Misconception:
    """The misconception of that name.  Raises ValueError for a name that there is not, with the nearest one."""
    known = misconceptions()
    if id not in known:
        raise ValueError(f"there is no misconception {id!r}" + hint(id, known, "they are"))
    return known[id]


def wrong_idea(id: str, words: str = "") -> WrongIdea:
    """The tag of a wrong answer: the misconception behind it, and more words for this answer.

    Raises ValueError for a name that there is not.
    """
    return WrongIdea(misconception(id), words)


def idea(said: "str | WrongIdea") -> WrongIdea:
    """Words or a tag, as a tag."""
    return said if isinstance(said, WrongIdea) else WrongIdea(None, said)
