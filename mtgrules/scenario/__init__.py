"""Scenarios: a position in a few lines of TOML, a script, and what is expected of it.

Tests, notebooks, teachers and the question bank write them alike; docs/scenarios.md tells how.
Nothing here knows a rule: it asks the floors above, and checks what they say.
"""

import sys
from types import ModuleType

from .answering import walk_cast
from .expect import EXPECTATIONS, Check
from .faults import BadScenario
from .format import Fact, Scenario, ScriptStep
from .lessons import Lesson, lesson
from .moment import Moment
from .playing import Play, Played, play
from .position import start
from .prove import count_of_facts, prove
from .questions import QUESTIONS, Answer
from .read import load_scenario, load_scenarios, paths, scenario, scenarios
from .script import Did
from .short import announce, play_file, position
from .steps import Cast
from .write import write
from .write_position import CannotWrite

__all__ = [
    "EXPECTATIONS", "QUESTIONS", "Answer", "BadScenario", "CannotWrite", "Cast", "Check", "Did", "Fact", "Lesson", "Moment",
    "Play", "Played", "Scenario", "ScriptStep", "announce", "count_of_facts", "lesson", "load_scenario",
    "load_scenarios", "paths", "play", "play_file", "position", "prove", "scenario", "scenarios", "start",
    "walk_cast", "write",
]


class _Scenarios(ModuleType):
    """This package, which can also be called: ``mtgrules.scenario(text)``.

    Python makes a subpackage an attribute of its package, and so hides a function of the same name.
    """

    def __call__(self, text: str) -> Scenario:
        """One scenario from a text, as :func:`mtgrules.scenario.scenario`."""
        return self.scenario(text)


sys.modules[__name__].__class__ = _Scenarios
