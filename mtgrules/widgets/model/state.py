"""Everything that the user of a panel has chosen, as one frozen record; undoing is keeping the one before.

How an announcement becomes such a record, and the record the answers to what a walk asks.
"""

from collections.abc import Callable
from typing import Any

from ...book import Value, replace
from ...casting import AUTO, FIELDS, Announcement, cast
from ...game import Game
from ...walk import Question, announced
from .answers import Memory, Name, follow, is_open, unanswered


class State(Value):
    """What is chosen.

    given: the announcement to begin with.  memory: the answers.  auto: fields left to the program.
    untouched: nothing was changed yet.  at: the step looked at, None for the last one reached.
    resolving: the spell resolves.  daring: what is refused may be chosen.
    """

    game: Game
    given: Announcement
    memory: Memory = Memory()
    auto: frozenset[str] = frozenset()
    untouched: bool = True
    at: str | None = None
    resolving: bool = False
    daring: bool = False


def begun(state: State) -> State:
    """A state with everything that its announcement says kept in memory."""
    auto = frozenset(field for field in FIELDS if getattr(state.given, field) == AUTO)
    state = replace(state, auto=auto)

    def as_announced(question: Question, name: Name) -> Any:
        said = _announced(state.given, question)
        return said if said is not None else answers(state)(question, name)

    _, met = follow(cast(state.game, blank(state)), as_announced)
    memory = state.memory
    for one in met:
        if one.answer is not None:
            memory = memory.keeping(one.name, one.answer)
    return replace(state, memory=memory)


def blank(state: State) -> Announcement:
    """The announcement with every choice open, but for those left to the program."""
    return replace(state.given, **{field: AUTO if field in state.auto else None for field in FIELDS})


def only_card(announcement: Announcement) -> Announcement:
    """The announcement without the choices that are kept in memory."""
    return replace(announcement, **dict.fromkeys(FIELDS))


def answers(state: State) -> Callable[[Question, Name], Any]:
    """How questions are answered: what is remembered, else what was announced, else what no choice means."""
    def answer_to(question: Question, name: Name) -> Any:
        found = state.memory.find(name, question)
        if found is None:
            found = _announced(state.given, question)
        if found is None:
            found = unanswered(question)
        short = question.many and isinstance(found, tuple) and len(found) < question.least
        return None if is_open(found) or short else found

    return answer_to


def _announced(given: Announcement, question: Question) -> Any:
    """What an announcement says to a question, None when it says nothing or leaves it to the program."""
    if question.field not in Announcement.__struct_fields__:
        return None
    said = announced(given, question)
    return None if is_open(said) else said
