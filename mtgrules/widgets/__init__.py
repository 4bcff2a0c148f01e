"""Widgets: the cast panel, predictions, exercises and comparisons.  ipywidgets is used here and nowhere else.

``CastPanel`` is the panel for one cast; ``Predict`` asks before it tells; ``exercise`` and ``Check`` look at
answers, ``reveal`` folds a solution; ``which_step`` asks which step decides; ``WhatIf`` puts two casts side by side;
``HowItWent`` tells what was answered; ``Judge`` plays a cast with one hidden mistake; ``FreeRoom`` is a panel over a
board that its reader writes.  What a panel knows is in its model (``CastModel``, ``JudgeModel``), which is plain Python.
"""

from .free_room.free_room import FreeRoom
from .judge.judge import Judge
from .judge.judge_model import JudgeModel
from .lesson.compare import WhatIf
from .lesson.exercise import Check, Exercise, Feedback, Reveal, exercise, reveal
from .lesson.how_it_went import HowItWent
from .lesson.predict import STEPS, Predict
from .lesson.which_step import which_step
from .model.cast_model import CastModel
from .panel.cast_panel import CastPanel

__all__ = ["STEPS", "CastModel", "CastPanel", "Check", "Exercise", "Feedback", "FreeRoom", "HowItWent", "Judge",
           "JudgeModel", "Predict", "Reveal", "WhatIf", "exercise", "reveal", "which_step"]
