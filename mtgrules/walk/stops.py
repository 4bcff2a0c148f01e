"""The two ways in which a walk stops before its end.

Both are raised inside a step and caught in one place only, :func:`mtgrules.walk.run`;
they never leave it.  An illegal action is a *value* for everybody else.
"""

from typing import Any

from ..book import Reason
from .questions import Question


class Stop(Exception):
    """A step cannot go on."""


class Illegal(Stop):
    """A step's requirements are not met; carries every reason at once.

    reasons: at least one; each names its rule and the fact that decides.
    question: the question whose answer was refused, if there was one.
    """

    def __init__(self, reasons: tuple[Reason, ...], question: Question | None = None):
        super().__init__("; ".join(r.rule for r in reasons))
        self.reasons = reasons
        self.question = question


class Unanswered(Stop):
    """A step needs an answer that nobody has given yet.

    at: the walking state in which it is asked, in the middle of the step.
    """

    def __init__(self, question: Question, at: Any = None):
        super().__init__(question.field)
        self.question = question
        self.at = at
