"""Teaching: explanations made from traces, the wrong ideas behind answers, goals, answers found in
plays, progress.

Knows no widgets and draws nothing.
"""

from .explain import Explanation, explain, outcome, spell_text, verdict
from .found import either, found
from .goals import reached
from .in_short import in_short
from .misconceptions import Misconception, WrongIdea, idea, misconception, misconceptions, wrong_idea
from .missing import missing
from .progress import PROGRESS, Given, Progress
from .steps import deciding_step, step_labels, why_not

__all__ = ["PROGRESS", "Explanation", "Given", "Misconception", "Progress", "WrongIdea", "deciding_step", "either",
           "explain", "found", "idea", "in_short", "misconception", "misconceptions", "missing", "outcome", "reached",
           "spell_text", "step_labels", "verdict", "why_not", "wrong_idea"]
