"""Looking ahead: can an unfinished walk be completed, and if not, where does it stop?

The search only answers questions and walks the table again, so what it finds is
exactly what the step functions allow.  A control that offers an option uses it to
say beforehand that no way of going on will work (and at which step every way stops).
"""

from collections.abc import Iterable, Iterator
from typing import Any

from ..book import Value, replace
from .questions import Option, Question
from .trace import Trace, answered, run

#: How many walks one search may try before it gives up and says nothing.
PATIENCE = 4000


class Way(Value):
    """How a search ended: a completed trace, or the trace that came furthest."""

    trace: Trace | None
    furthest: Trace | None = None
    gave_up: bool = False


def ways_on(trace: Trace) -> Iterator[Trace]:
    """Walk on from the waiting question once for every accepted answer to it."""
    assert trace.question is not None, "nothing is being asked"
    for answer in trace.question.answers():
        yield _again(trace, trace.question, answer)


def complete(trace: Trace, patience: int = PATIENCE) -> Way:
    """Search, depth first, for a way to complete an unfinished walk."""
    furthest, stack, tried = None, [iter((trace,))], 0
    while stack:
        here = next(stack[-1], None)
        if here is None:
            stack.pop()
        elif here.complete:
            return Way(here)
        elif here.unfinished:
            stack.append(ways_on(here))
        else:
            furthest = here if furthest is None else _further(furthest, here)
        tried += 1
        if tried > patience:
            return Way(None, furthest, gave_up=True)
    return Way(None, furthest)


def offered(trace: Trace) -> tuple[Option, ...]:
    """The options of the waiting question; each offered one that cannot be completed
    says at which step every way stops."""
    assert trace.question is not None, "nothing is being asked"
    return tuple(_looked_at(trace, option) for option in trace.question.options())


def _looked_at(trace: Trace, option: Option) -> Option:
    if option.reasons:
        return option
    tried, furthest = False, None
    for answer in _answers_with(trace.question, option.value):
        tried = True
        way = complete(_again(trace, trace.question, answer))
        if way.trace is not None or way.gave_up:
            return option
        furthest = way.furthest if furthest is None else _further(furthest, way.furthest)
    if not tried or furthest is None:
        return option
    return replace(option, stops_at=furthest.stopped_at, stop_reasons=furthest.reasons)


def _answers_with(question: Question, value: Any) -> Iterable[Any]:
    if not question.many:
        return (value,)
    return (answer for answer in question.answers() if value in answer)


def _again(trace: Trace, question: Question, answer: Any) -> Trace:
    announcement = answered(trace.start.announcement, question, answer)
    return run(trace.table, replace(trace.start, announcement=announcement))


def _further(a: Trace, b: Trace | None) -> Trace:
    return b if b is not None and len(b.steps) > len(a.steps) else a
