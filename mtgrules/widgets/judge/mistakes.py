"""Legal casts with one choice broken: each mistake is an answer that a question of the cast refuses.

Found through the engine alone: an answer is built with a refused option, with one option twice or with numbers that do
not come out, and the cast is walked again.  It counts when the walk stops at the very step that asked.
"""

from collections.abc import Iterator
from random import Random
from typing import Any

from ...book import Value
from ...casting import Casting, cast
from ...walk import Asked, Question, Step, Trace, answered


class Mistake(Value):
    """One broken choice.

    question: what was asked.  answer: the wrong answer.  label: that in words.  trace: the cast, which stops there.
    """

    question: Question
    answer: Any
    label: str
    trace: Trace

    @property
    def step(self) -> str:
        """The rule of the step where it goes wrong."""
        return self.trace.stopped_at

    @property
    def rules(self) -> tuple[str, ...]:
        """The rules of the reasons; any of them names the mistake."""
        return tuple(dict.fromkeys(one.rule for one in self.trace.reasons))

    @property
    def kind(self) -> tuple[str, ...]:
        """What mistakes of one kind have in common."""
        named_twice = self.question.many and len({*self.answer}) < len(self.answer)
        return (self.step, self.question.field, *self.rules, "twice" * named_twice)


def mistakes(legal: Trace) -> tuple[Mistake, ...]:
    """Every mistake that breaks one choice of a legal cast, in the order of the steps.

    Raises ValueError for a walk that is no complete cast.
    """
    if not legal.complete or not isinstance(legal.now, Casting):
        raise ValueError("only a legal cast, all of it announced, can be made wrong")
    return tuple(one for step in legal.steps for asked in step.asked if not asked.taken_for_granted
                 for one in _of_one_choice(legal, step, asked))


def _of_one_choice(legal: Trace, step: Step, asked: Asked) -> Iterator[Mistake]:
    question = asked.question
    for answer in _wrong(question, asked.answer):
        announcement = answered(legal.start.announcement, question, answer)
        trace = cast(legal.start.game, announcement)
        if trace.illegal and trace.stopped_at == step.rule and trace.question is not None:
            yield Mistake(question, answer, Asked(question, answer).label, trace)


def _wrong(question: Question, right: Any) -> Iterator[Any]:
    """Answers with one refused option in them, or with one that is named twice; divisions that do not come out."""
    refused = [option.value for option in question.options() if option.reasons]
    if not question.many:
        yield from refused
        yield from _badly_divided(right)
        return
    for value in refused:
        yield _with(question, right, value)
    for value in dict.fromkeys(right):
        twice = (*right, value)
        if question.most is None or len(twice) <= question.most:
            yield twice


def _badly_divided(right: Any) -> Iterator[tuple[int, ...]]:
    """Of an answer that is a row of numbers: all of it for the first one, and one too many for the last."""
    if isinstance(right, tuple) and len(right) > 1 and all(isinstance(one, int) for one in right):
        yield (sum(right), *(0 for _ in right[1:]))
        yield (*right[:-1], right[-1] + 1)


def _with(question: Question, right: tuple[Any, ...], value: Any) -> tuple[Any, ...]:
    """The right answer and one more option; instead of the last one where no more may be named."""
    return (*right, value) if question.most is None or len(right) < question.most else (*right[:-1], value)


def pick(found: tuple[Mistake, ...], seed: int) -> Mistake:
    """One of them, the same for the same seed; each kind of mistake as likely as any other.

    Raises ValueError when there is none.
    """
    if not found:
        raise ValueError("no choice of this cast can be made wrong: every question takes every answer")
    chance = Random(seed)
    kind = chance.choice(sorted({one.kind for one in found}))
    return chance.choice([one for one in found if one.kind == kind])
