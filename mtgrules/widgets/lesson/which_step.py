"""Which step decides?  A prediction whose right answer, and what is said to the wrong ones, come from the cast."""

from ...book import N_
from ...pictures.sketch import say
from ...teaching import why_not
from ...walk import Trace
from .predict import Predict


def which_step(trace: Trace, question: str = "") -> Predict:
    """Ask which step of 601.2 decides about a cast; its being legal is one of the answers.

    trace: a cast that is legal or illegal.  question: in words.  Raises ValueError for an unfinished cast.
    """
    said = why_not(trace)
    right = next(answer for answer, why in said.items() if not why)
    return Predict(question or say(N_("Which step decides about this cast?")), said, correct=right, because=_because(trace),
                   rules=tuple(dict.fromkeys(one.rule for one in trace.reasons)) or ("601.2i",))


def _because(trace: Trace) -> str:
    if trace.complete:
        return say(N_("Every step could be done, so the spell becomes cast."))
    return " ".join(f"{one.text[:1].upper()}{one.text[1:]}." for one in trace.reasons)
