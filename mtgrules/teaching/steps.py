"""Which step decides?  The question about a cast that is illegal, with what is to be said to every wrong answer.

All of it is read from the trace: what a step before the stop asked and found, and that no step after it was reached.
"""

from ..book import N_, message
from ..casting import CASTING, GATE
from ..walk import Row, Trace

#: What may decide: the gate and the steps.
ROWS = (GATE, *CASTING)
#: The answer for a cast that no step stops.
NONE = N_("no step: the cast is legal")


def step_labels() -> tuple[str, ...]:
    """The answers to choose from: the gate, each step, and that no step stops the cast."""
    return (*(f"{row.rule} {row.name}" for row in ROWS), message(NONE).text)


def deciding_step(trace: Trace) -> str:
    """The right answer, as one of the labels.

    trace: a cast that is legal or illegal.  Raises ValueError for one that still waits for an answer.
    """
    if trace.unfinished:
        raise ValueError(f"this cast waits at {trace.stopped_at}; nothing is decided yet")
    return next((label for row, label in _labelled() if row.rule == trace.stopped_at), step_labels()[-1])


def why_not(trace: Trace) -> dict[str, str]:
    """Each answer, with what is to be said to whoever gives it; "" for the right one."""
    right, labels, said = deciding_step(trace), step_labels(), {}
    for label, row in zip(labels, (*ROWS, None), strict=True):
        said[label] = "" if label == right else _why_not(trace, row, labels.index(label) < labels.index(right))
    return said


def _labelled() -> tuple[tuple[Row, str], ...]:
    return tuple(zip(ROWS, step_labels(), strict=False))


def _why_not(trace: Trace, row: Row | None, before: bool) -> str:
    if row is None:
        return message(N_("that nothing forbids it. A step can't be done, so the cast is illegal.")).text
    if not before:
        return message(N_("that the cast comes as far as {rule}. It has stopped before."), rule=row.rule).text
    what = ", ".join(one.label for step in trace.steps if step.rule == row.rule for one in step.asked)
    if not what:
        return message(N_("that {rule} forbids something. Nothing in it stands in the way."), rule=row.rule).text
    return message(N_("that {rule} refuses what was announced there ({what}). That step accepted it."), rule=row.rule,
                   what=what).text
