"""The one engine: walk a table of steps, ask a question, stop, remember.

Here live :class:`Question`, :class:`Option`, the two ways to stop
(:class:`Illegal`, :class:`Unanswered`), :func:`ask`, :func:`run` and the
:class:`Trace` that :func:`run` leaves behind.  Nothing here knows a rule, a card
or a game: casting, resolving and activating all bring their own tables.
"""

from .complete import Way, complete, offered, ways_on
from .questions import AUTO, Asked, Option, Question
from .stops import Illegal, Stop, Unanswered
from .trace import Row, Step, Trace, announced, answered, ask, given_to, refuse, run, stop_unless

__all__ = [
    "AUTO", "Asked", "Illegal", "Option", "Question", "Row", "Step", "Stop", "Trace", "Unanswered", "Way",
    "announced", "answered", "ask", "complete", "given_to", "offered", "refuse", "run", "stop_unless", "ways_on",
]
