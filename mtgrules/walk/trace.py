"""Walking a table: :func:`ask` inside a step, :func:`run` around the steps.

A walking state is any frozen record with three fields: ``game`` (or whatever the
walk changes), ``announcement`` (the answers) and ``asked`` (questions met so far).
``run`` is the only place where a stop is caught.
"""

from collections.abc import Callable, Iterable
from typing import Any

from ..book import Reason, Value, replace
from .questions import AUTO, Asked, Given, Question
from .stops import Illegal, Unanswered


class Row(Value):
    """One row of a process table: the rule, its verb, and the function that does it.

    rule: rule id ("601.2b").  name: the rulebook's verb ("announce").
    do: walking state -> walking state; may raise a Stop.
    """

    rule: str
    name: str
    do: Callable[[Any], Any]


class Step(Value):
    """A row as it was walked once."""

    rule: str
    name: str
    before: Any
    after: Any

    @property
    def asked(self) -> tuple[Asked, ...]:
        """The questions that came up in this step, with their answers."""
        return self.after.asked[len(self.before.asked):]

    @property
    def events(self) -> tuple[Any, ...]:
        """What happened to the game in this step, in order."""
        return self.after.game.happened[len(self.before.game.happened):]


class Trace(Value):
    """A walk as far as it came.

    table: the rows that were to be walked.  steps: those that were completed.
    start, now: the walking state before the first and after the last completed row.
    stopped_at: rule id of the row that stopped, None when all rows were walked.
    reasons: why it is illegal (all of them).  question: what is still to be answered.
    at: the walking state in which that question was asked, in the middle of the row that stopped.
    """

    table: tuple[Row, ...]
    start: Any
    now: Any
    steps: tuple[Step, ...] = ()
    stopped_at: str | None = None
    reasons: tuple[Reason, ...] = ()
    question: Question | None = None
    at: Any = None

    @property
    def complete(self) -> bool:
        """True when every row was walked."""
        return self.stopped_at is None

    @property
    def illegal(self) -> bool:
        """True when a row refused to go on."""
        return bool(self.reasons)

    @property
    def unfinished(self) -> bool:
        """True when a question waits for an answer."""
        return self.stopped_at is not None and not self.reasons

    def __repr__(self) -> str:
        """How it ended, in one line: what a person sees who looks at a trace."""
        if self.complete:
            return f"<Trace: complete, {len(self.steps)} steps>"
        if self.reasons:
            return f"<Trace: illegal at {self.stopped_at}: {'; '.join(str(r) for r in self.reasons)}>"
        return f"<Trace: waits at {self.stopped_at}: {self.question.prompt.text}>"

    def rows(self) -> tuple[dict[str, str], ...]:
        """The walk as plain rows: step, asked, chosen, rule."""
        return tuple(row for step in self.steps for row in _rows(step)) + self._last_row()

    def _last_row(self) -> tuple[dict[str, str], ...]:
        if self.complete:
            return ()
        asked = self.question.prompt.text if self.question else ""
        chosen = "illegal: " + "; ".join(r.text for r in self.reasons) if self.reasons else "(not answered yet)"
        rules = ", ".join(dict.fromkeys(r.rule for r in self.reasons)) or self.question.rule
        return ({"step": self.stopped_at, "asked": asked, "chosen": chosen, "rule": rules},)


def _rows(step: Step) -> tuple[dict[str, str], ...]:
    if not step.asked:
        done = " ".join(e.text for e in step.events) or "nothing to do"
        return ({"step": step.rule, "asked": "", "chosen": done, "rule": step.rule},)
    return tuple({"step": step.rule, "asked": a.question.prompt.text, "chosen": a.label, "rule": a.question.rule}
                 for a in step.asked)


def run(table: Iterable[Row], start: Any) -> Trace:
    """Walk the rows in order, from a starting state, as far as they go.

    table: rows in the rulebook's order.  start: the walking state.
    Returns a Trace; never raises a Stop.
    """
    table = tuple(table)
    now, steps = start, []
    for row in table:
        try:
            after = row.do(now)
        except Illegal as stop:
            return Trace(table, start, now, tuple(steps), row.rule, stop.reasons, stop.question)
        except Unanswered as stop:
            return Trace(table, start, now, tuple(steps), row.rule, (), stop.question, stop.at)
        steps.append(Step(row.rule, row.name, now, after))
        now = after
    return Trace(table, start, now, tuple(steps))


def ask(now: Any, question: Question) -> tuple[Any, Any]:
    """Put a question to the announcement of a walking state.

    Returns the state, with question and answer remembered, and the answer.
    Raises Unanswered when nothing was announced, Illegal with every reason when
    the announced answer is refused.
    """
    question = replace(question, granted=sum(a.taken_for_granted for a in now.asked if a.question.field == question.field))
    said = _said(now.announcement, question)
    given = said.answer
    only = _only_answer(question) if question.forced else None
    if only is not None and (said.granted > question.granted or given != only and not _is_about(question, given)):
        return _remembered(now, Asked(question, only, taken_for_granted=True)), only
    if _is_auto(given) and question.auto is not None:
        given = question.auto()
        _accept(question, given)
        return _remembered(now, Asked(question, given, chosen_for_you=True)), given
    if given is None:
        _stop_if_nothing_is_possible(question)
        raise Unanswered(question, now)
    _accept(question, given)
    return _remembered(now, Asked(question, given)), given


def _only_answer(question: Question) -> Any:
    """The answer, when exactly one is possible; else None."""
    answers = iter(question.answers())
    first, second = next(answers, None), next(answers, None)
    return first if second is None else None


def _stop_if_nothing_is_possible(question: Question) -> None:
    if next(iter(question.answers()), None) is None:
        stop_unless(*question.nothing())


def _is_about(question: Question, given: Any) -> bool:
    """True when an announced answer names something that this question is about."""
    if given is None or _is_auto(given):
        return False
    named = given if isinstance(given, tuple) else (given,)
    return any(one in named for one in question.candidates())


def _accept(question: Question, answer: Any) -> None:
    reasons = question.reasons_against(answer)
    if reasons:
        raise Illegal(reasons, question)


def _remembered(now: Any, asked: Asked) -> Any:
    return replace(now, asked=now.asked + (asked,))


def _is_auto(answer: Any) -> bool:
    return isinstance(answer, str) and answer == AUTO


def announced(announcement: Any, question: Question) -> Any:
    """The answer an announcement gives to a question, or None."""
    return _said(announcement, question).answer


def _said(announcement: Any, question: Question) -> Given:
    given = getattr(announcement, question.field)
    if question.index is not None and given is not None and not _is_auto(given):
        given = given[question.index] if question.index < len(given) else None
    return given if isinstance(given, Given) else Given(given, 0)


def answered(announcement: Any, question: Question, answer: Any) -> Any:
    """The announcement with one more question answered."""
    if question.index is None:
        return replace(announcement, **{question.field: answer})
    given = getattr(announcement, question.field) or ()
    given = tuple(given[: question.index]) + (given_to(question, answer),)
    return replace(announcement, **{question.field: given})


def given_to(question: Question, answer: Any) -> Any:
    """An answer as it stands in an announcement: with the question it is for, where that could be mistaken."""
    return Given(answer, question.granted) if question.granted else answer


def refuse(*reasons: Reason) -> None:
    """Stop the walk as illegal."""
    raise Illegal(tuple(reasons))


def stop_unless(*reasons: Reason) -> None:
    """Stop the walk as illegal when there is any reason; else go on."""
    if reasons:
        raise Illegal(tuple(reasons))
