"""The bar of steps: go to one, to the next, to the one before; play them; undo and redo; resolve.

Every button keeps its place while it changes its words, so that the focus stays.
"""

import ipywidgets as w

from ...book import N_
from ...casting import CASTING
from ...pictures.sketch import say
from ..model.cast_model import CastModel
from ..model.views import MARKS, StepView
from ..page import box, button, put, show
from .controls import Guard
from .player import Player

#: The look of a step button by the state of the step.
LOOKS = {"done": "mtg-done", "stops here": "mtg-stops", "waits here": "mtg-waits"}


class WalkBar:
    """The bar.  ending: what belongs beside the button that resolves."""

    def __init__(self, model: CastModel, guard: Guard, ending: w.Widget):
        self.model = model
        self.steps = {row.rule: button(row.name, guard(lambda _, rule=row.rule: model.go(rule))) for row in CASTING}
        self.back = button(say(N_("Back")), guard(lambda _: model.back()), say(N_("Look at the step before")))
        self.next = button(say(N_("Next")), guard(lambda _: model.next()), say(N_("Look at the next step")))
        self.player = Player(guard, lambda number: model.go(self._rules()[number]))
        self.undo = button(say(N_("Undo")), guard(lambda _: model.undo()))
        self.redo = button(say(N_("Redo")), guard(lambda _: model.redo()))
        self.resolve = button("", guard(lambda _: self._resolve_or_not()))
        self.ending = box("ending", (ending, self.resolve))
        bar = (self.back, self.next, self.player.button, self.undo, self.redo, self.player.counter)
        self.box = box("walk", (box("steps", self.steps.values()), box("bar", bar, row=True), self.ending))

    # ------------------------------------------------------------ doing

    def _rules(self) -> list[str]:
        """The steps that can be played: as far as the cast comes."""
        steps = self.model.steps
        last = next((n for n, step in enumerate(steps) if step.state in ("stops here", "waits here")), len(steps) - 1)
        return [step.rule for step in steps[: last + 1]]

    def _resolve_or_not(self) -> None:
        if self.model.resolution is None:
            self.model.resolve()
        else:
            self.model.unresolve()

    # ------------------------------------------------------------ showing

    def update(self, hidden: bool = False) -> None:
        """Show the steps as they are now.  hidden: do not say how they end."""
        for step in self.model.steps:
            if step.rule in self.steps:
                self._show_step(self.steps[step.rule], step, hidden)
        self._show_player()
        may = N_("Take the last change back"), N_("There is no change to take back")
        put(self.undo, tooltip=say(may[not self.model.may_undo]))
        may = N_("Make the change again that was taken back"), N_("There is nothing to make again")
        put(self.redo, tooltip=say(may[not self.model.may_redo]))
        self._show_ending(hidden)

    def _show_step(self, shown: w.Button, step: StepView, hidden: bool) -> None:
        mark = "▸ " if step.shown else ""
        state = "" if hidden else f"\n{MARKS[step.state]} {say(step.state)}"
        put(shown, description=f"{mark}{step.rule}\n{step.name}{state}",
            tooltip=say(N_("This step is shown") if step.shown else N_("Show this step")))
        looks = ("" if hidden else LOOKS.get(step.state, ""), "mtg-shown" if step.shown else "")
        _put_classes(shown, tuple(filter(None, looks)))

    def _show_player(self) -> None:
        rules, at = self._rules(), self.model.shown.rule
        last = len(rules) - 1
        self.player.update(rules.index(at) if at in rules else last, last)

    def _show_ending(self, hidden: bool) -> None:
        show(self.ending, not hidden)
        show(self.resolve, self.model.trace.complete)
        words, more = ((N_("Resolve"), N_("All players pass: the spell resolves")) if self.model.resolution is None else
                       (N_("Back to before the resolution"), N_("The spell is on the stack again")))
        put(self.resolve, description=say(words), tooltip=say(more))


def _put_classes(shown: w.Button, looks: tuple[str, ...]) -> None:
    for name in (*LOOKS.values(), "mtg-shown"):
        if (name in looks) != (name in shown._dom_classes):
            (shown.add_class if name in looks else shown.remove_class)(name)
