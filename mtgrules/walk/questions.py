"""What a step asks of a player: a question, its options, and the answer given.

A :class:`Question` holds *one* function that objects to a candidate.  The verdict
on an announced answer and the list of options with the reasons against those that
are refused are both made from it, so they cannot disagree.
"""

from collections.abc import Callable, Iterable
from itertools import combinations, permutations
from typing import Any

from ..book import Message, Reason, Value

#: The answer "choose for me": taken only by questions that know how to choose.
AUTO = "auto"


def _no_objection(_: Any) -> tuple[Reason, ...]:
    return ()


class Option(Value):
    """One possible answer, and what speaks against it.

    value: what to put into the announcement to choose it.
    label: the words a person sees.
    reasons: why it is refused now; empty for an option that is offered.
    stops_at: for an offered option that no way of going on completes, the step
        where every way stops ("601.2h"); None when it can be completed or when
        nobody looked.
    stop_reasons: the reasons given at that step.
    """

    value: Any
    label: str
    reasons: tuple[Reason, ...] = ()
    stops_at: str | None = None
    stop_reasons: tuple[Reason, ...] = ()

    @property
    def offered(self) -> bool:
        """True when nothing speaks against choosing it now."""
        return not self.reasons

    @property
    def can_be_finished(self) -> bool:
        """True when it is offered and some way of going on completes the walk."""
        return not self.reasons and self.stops_at is None


class Question(Value):
    """A choice that a rule gives to a player at one step.

    field: the field of the announcement that answers it.
    rule: the rule that asks.
    prompt: the question in words.
    by: name of the player who answers.
    candidates: everything a player could think of naming, legal or not.
    objections: candidate -> reasons against it (empty: it may be chosen).
    whole: complete answer -> reasons against the combination.
    least, most: how many candidates an answer names.  ``most=None`` means any number.
    many: True when the answer is a tuple of candidates, False when it is one bare candidate.
    ordered: True when the order of the answer matters (splices).
    index: position within the field, for fields that answer several questions (targets).
    granted: how many questions of the field had only one answer before it; known once it has been asked.
    auto: chooses when the answer is AUTO; None where a player has to choose.
    forced: True when the only possible answer is taken without asking for it.
    nothing: why the walk stops when no answer at all is possible.
    label: candidate -> words.
    """

    field: str
    rule: str
    prompt: Message
    by: str
    candidates: Callable[[], Iterable[Any]]
    objections: Callable[[Any], tuple[Reason, ...]] = _no_objection
    whole: Callable[[Any], tuple[Reason, ...]] = _no_objection
    least: int = 1
    most: int | None = 1
    many: bool = False
    ordered: bool = False
    index: int | None = None
    granted: int = 0
    auto: Callable[[], Any] | None = None
    forced: bool = False
    nothing: Callable[[], tuple[Reason, ...]] = tuple
    label: Callable[[Any], str] = str

    def options(self) -> tuple[Option, ...]:
        """Every candidate, with the reasons against those that are refused."""
        return tuple(Option(c, self.label(c), tuple(self.objections(c))) for c in self.candidates())

    def reasons_against(self, answer: Any) -> tuple[Reason, ...]:
        """All that speaks against a whole answer (empty: it is accepted)."""
        chosen = tuple(answer) if self.many else (answer,)
        found = tuple(reason for one in chosen for reason in self.objections(one))
        return found or tuple(self.whole(answer))

    def answers(self) -> Iterable[Any]:
        """Every answer that is accepted, fewest choices first."""
        open_ = [c for c in self.candidates() if not self.objections(c)]
        possible = self._groups(open_) if self.many else open_
        return (answer for answer in possible if not self.whole(answer))

    def _groups(self, candidates: list[Any]) -> Iterable[tuple[Any, ...]]:
        pick = permutations if self.ordered else combinations
        most = len(candidates) if self.most is None else min(self.most, len(candidates))
        return (group for size in range(self.least, most + 1) for group in pick(candidates, size))


class Given(Value):
    """An answer that says which of several questions of a field it is for: one before which so many had only one
    answer.  A bare answer goes to the first question that it could be about."""

    answer: Any
    granted: int


class Asked(Value):
    """A question that came up in a walk and the answer that was given.

    chosen_for_you: the answer was AUTO.  taken_for_granted: there was only one possible
    answer and the announcement did not spend a word on it.
    """

    question: Question
    answer: Any
    chosen_for_you: bool = False
    taken_for_granted: bool = False

    @property
    def label(self) -> str:
        """The answer in words ("none" for an empty one)."""
        if self.question.many:
            return ", ".join(self.question.label(one) for one in self.answer) or "none"
        return self.question.label(self.answer)
