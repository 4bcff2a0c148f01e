"""Goals: a scenario as a task.  Whatever cast fulfils its expectations is a right answer, not only that of the script.

The cast of the script is replaced by the learner's; the rest of the script is played on after it.
"""

from ..casting import game_after
from ..scenario import BadScenario, Cast, Check, Did, Moment, Scenario
from ..scenario.expect import check
from ..scenario.position import cards_of
from ..scenario.script import do
from ..turn import receive_priority
from ..walk import Trace


def reached(goal: Scenario, trace: Trace) -> tuple[Check, ...]:
    """What the scenario expects at the end, checked after this cast and the rest of the script.

    goal: a scenario whose script begins with a cast.  trace: a legal cast from the position of that scenario.
    Raises ValueError for a cast that is not complete, BadScenario when the script does not begin with a cast.
    """
    if not trace.complete:
        raise ValueError("only a legal cast can reach a goal")
    if not goal.script or not isinstance(goal.script[0].action, Cast):
        raise BadScenario(goal.file, goal.place, "a goal's script begins with a cast, which shows one right answer")
    start, by = trace.start.game, trace.start.announcement.by
    did = [Did("the cast", start, receive_priority(game_after(trace), by), trace)]
    for step in goal.script[1:]:
        did.extend(do(did[-1].after, step.action, cards_of(goal)))
    moment = Moment(start, start, did[-1].after, tuple(did))
    return tuple(check(moment, fact, "at the end") for fact in goal.expect)
