"""Which questions a walk asks, and the answers that are remembered for them.

A control stays at the place of its question (:data:`Key`), but an answer belongs to what the question is
about (:data:`Name`): when spliced cards change their order, each target goes along with its text, and when a
card is left out and taken back, its target comes back too.  Nothing here knows a rule or a widget.
"""

from collections.abc import Callable
from typing import Any, Literal

from ...book import Value, replace
from ...walk import AUTO, Question, Trace, answered, run

#: Where a control stands: the field of the announcement, and the place within it.
Key = tuple[str, int | None]
#: What a question is about: its field, the facts of its prompt, and which of several alike it is.
Name = tuple[str, tuple[tuple[str, str], ...], int]
#: How a question is answered: one of its options, some of them, or some in an order.
Shape = Literal["one", "some", "order"]

#: At most so many questions are followed in one walk.
MOST_QUESTIONS = 200
#: Facts of a prompt that change while the question stays the same.
VARYING = ("number", "cost")

_LEFT_OPEN = "left open"


class Met(Value):
    """A question that came up in a walk.

    name: what it is about.  answer: the answer it got, None while it waits.  before: the announcement with everything
    answered that is asked before it; None when the program chose.  label: what the program chose, in words.
    """

    name: Name
    question: Question
    answer: Any
    before: Any = None
    label: str = ""

    @property
    def key(self) -> Key:
        """Where its control stands."""
        return self.question.field, self.question.index


class Memory(Value):
    """Answers by name.  ``exact`` tells hosts apart, ``similar`` does not: a choice survives another host."""

    exact: dict[Name, Any] = {}  # noqa: RUF012 (a new one for each record)
    similar: dict[Name, Any] = {}  # noqa: RUF012

    def keeping(self, name: Name, answer: Any) -> "Memory":
        """The memory with one more answer; None means that the question is left open on purpose."""
        kept = _LEFT_OPEN if answer is None else answer
        return Memory({**self.exact, name: kept}, {**self.similar, _similar(name): kept})

    def find(self, name: Name, question: Question) -> Any:
        """The answer that is remembered, or None.

        An answer given with another host is taken over when it orders cards or belongs to the same added text,
        even if it is refused now, for that is worth seeing; any other one only when it is accepted.
        """
        if name in self.exact:
            return self.exact[name]
        found = self.similar.get(_similar(name))
        if found is None or found == _LEFT_OPEN:
            return None
        stays = question.ordered or _similar(name)[1]
        return found if stays or not question.reasons_against(found) else None


def _similar(name: Name) -> Name:
    field, facts, number = name
    return field, tuple(fact for fact in facts if fact[0] != "spell"), number


def shape_of(question: Question) -> Shape:
    """How a question is answered, from its form alone."""
    if not question.many or (question.most == 1 and question.least <= 1):
        return "one"
    return "order" if question.ordered else "some"


def unanswered(question: Question) -> Any:
    """What a question means while nothing is chosen: none of the options where none is enough, else open."""
    return () if shape_of(question) != "one" and question.least == 0 else None


def name_of(question: Question, before: list[Met]) -> Name:
    """What a question is about, told apart from those met before it."""
    facts = tuple((key, str(getattr(value, "label", value))) for key, value in question.prompt.facts
                  if key not in VARYING)
    alike = sum(met.name[:2] == (question.field, facts) for met in before)
    return question.field, facts, alike


def is_open(answer: Any) -> bool:
    """True for an answer that says nothing: none, left open on purpose, or left to the program."""
    return answer is None or (isinstance(answer, str) and answer in (AUTO, _LEFT_OPEN))


def follow(trace: Trace, answer_to: Callable[[Question, Name], Any]) -> tuple[Trace, tuple[Met, ...]]:
    """Answer every question of a walk as long as there are answers.

    trace: a walk that has just begun.  answer_to: gives the answer to a question, or None.
    Returns the walk as far as it comes, and the questions that it asked.
    """
    met: list[Met] = []
    said, here = trace.start.announcement, trace
    while here.unfinished and len(met) < MOST_QUESTIONS:
        question = here.question
        if any(one.key == (question.field, question.index) for one in met):
            break  # the answer was not taken: whatever asks has to say so itself
        name = name_of(question, met)
        answer = answer_to(question, name)
        met.append(Met(name, question, answer, said))
        if answer is None:
            break
        said = answered(said, question, answer)
        here = _walked_on(here, said)
    return run(trace.table, replace(trace.start, announcement=said)) if here is not trace else trace, tuple(met)


def _walked_on(trace: Trace, said: Any) -> Trace:
    """A walk from the row that waited; the rows before it have not asked for what is answered now."""
    rows = [row.rule for row in trace.table]
    return run(trace.table[rows.index(trace.stopped_at):], replace(trace.now, announcement=said))


def go_on(trace: Trace, met: Met, answer: Any) -> Trace:
    """A walk with one more question answered, and nothing that is asked after it."""
    return run(trace.table, replace(trace.start, announcement=answered(met.before, met.question, answer)))


def left_to_the_program(trace: Trace) -> tuple[Met, ...]:
    """The questions of a walk that the program answered because it was told to."""
    met: list[Met] = []
    for asked in (one for step in trace.steps for one in step.asked if one.chosen_for_you):
        met.append(Met(name_of(asked.question, met), asked.question, asked.answer, label=asked.label))
    return tuple(met)
