"""Which step of a cast is looked at, and what there is to see at it: the game, the text, the bill as they then stand."""

from ...casting import GATE, Bill, Casting
from ...game import Game, Object
from ...walk import Trace
from .nature import nature_lines
from .views import Line, StepView, TextLine, step_view, text_lines


class Looking:
    """A look at one step of a cast.

    trace: the cast.  at: the rule of the step; None for the last one that was reached.
    """

    def __init__(self, trace: Trace, at: str | None = None):
        self.trace = trace
        last = trace.stopped_at or trace.table[-1].rule
        self.rule = last if at is None or last == GATE.rule else at

    @property
    def steps(self) -> tuple[StepView, ...]:
        """The nine steps, in order; the gate before them only where the cast does not get through it."""
        trace = self.trace
        rows = [row for row in trace.table if row.rule != GATE.rule or trace.stopped_at == GATE.rule]
        return tuple(step_view(trace, row, row.rule == self.rule) for row in rows)

    @property
    def step(self) -> StepView:
        """The step that is looked at."""
        return next(step for step in self.steps if step.shown)

    def beside(self, places: int) -> str:
        """The rule of the step so many places on; at either end, that of the last one there."""
        rules = [step.rule for step in self.steps]
        return rules[min(max(rules.index(self.rule) + places, 0), len(rules) - 1)]

    @property
    def casting(self) -> Casting:
        """The cast as it stands after the step that is looked at, or as far as it came."""
        step = next((s for s in self.trace.steps if s.rule == self.rule), None)
        return self.trace.now if step is None else step.after

    @property
    def game(self) -> Game:
        """The game after the step."""
        return self.casting.game

    @property
    def object(self) -> Object | None:
        """The spell, or the card before it is one."""
        now = self.casting
        return now.game.find(now.announcement.card if now.spell is None else now.spell)

    @property
    def spliced(self) -> tuple[Object, ...]:
        """The cards whose text the spell has gained so far, in order; they stay where they are (702.47a)."""
        now = self.casting
        if now.spell is None or not now.the_spell.changes:
            return ()
        found = (now.game.find(id) for id in now.announcement.splices or ())
        return tuple(one for one in found if one is not None)

    @property
    def text(self) -> tuple[TextLine, ...]:
        """The text of the spell as it then stands."""
        return () if self.object is None else text_lines(self.object)

    @property
    def bill(self) -> Bill | None:
        """The total cost; None before it is determined."""
        return self.casting.bill

    @property
    def nature(self) -> tuple[Line, ...]:
        """What the spell is beside its text, as it then stands."""
        return () if self.object is None else nature_lines(self.game, self.object)
