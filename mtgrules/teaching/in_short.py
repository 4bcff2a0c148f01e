"""A played scenario in short: each step with its answer, what a resolution did, and how it ends.

For a reader who wants to see how something comes out; :func:`mtgrules.teaching.explain` tells every step of a cast.
"""

from collections.abc import Iterator

from ..casting import Casting
from ..scenario import Did, Play
from ..walk import Trace
from .explain import Explanation, bill_lines, outcome, verdict

#: The rows of a bill that says no more than the verdict: a mana cost and the total.
A_SHORT_BILL = 2


def in_short(play: Play) -> Explanation:
    """The play in short: a line for each cast, more for one that stops, and all that a resolution did."""
    return Explanation(tuple(_lines(play)))


def _lines(play: Play) -> Iterator[str]:
    yield play.scenario.title
    for number, did in enumerate(play.steps, 1):
        yield f"{number}. {did.label}"
        yield from (f"   {line}" for line in _told(did))
    yield "Afterwards"
    yield from (f"   {line}" for line in outcome(play.game))


def _told(did: Did) -> Iterator[str]:
    if did.trace is not None:
        yield verdict(did.trace)
        yield from (f"  {line}" for line in (_of_cast(did.trace) if isinstance(did.trace.now, Casting) else _happened(did)))
    if did.answer is not None:
        yield from did.answer.lines()
    yield from (str(reason) for reason in did.reasons)


def _of_cast(trace: Trace) -> Iterator[str]:
    """A bill with more than one item; the reasons against an illegal cast; the options where one waits."""
    if trace.complete and len(trace.now.bill.rows()) > A_SHORT_BILL:
        yield from (line.strip() for line in bill_lines(trace.now.bill))
    yield from (str(reason) for reason in trace.reasons)
    for option in trace.question.options() if trace.unfinished else ():
        why = "; ".join(map(str, option.reasons))
        yield option.label + (f": not allowed: {why}" if why else ": may be chosen")


def _happened(did: Did) -> Iterator[str]:
    """What a resolution did, and what followed from it at once."""
    yield from (str(event) for step in did.trace.steps for event in step.events)
    yield from map(str, did.events_outside[len(did.events_before):])
