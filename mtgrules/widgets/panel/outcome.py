"""How the spell resolves: who deals the damage, what happened before, the steps of 608.2, two pictures."""

from html import escape

import ipywidgets as w

from ...book import N_
from ...pictures import before_after, effect_order
from ...pictures.sketch import say
from .. import page
from ..model.cast_model import CastModel
from ..model.views import MARKS, Line, StepView, step_view
from ..page import box, html, put, show
from .shown import drawn


class Outcome:
    """The resolution.  choices: the place of the controls that come up meanwhile."""

    def __init__(self, model: CastModel, choices: w.Widget):
        self.model = model
        self.resolved, self.order, self.after = html(), html("drawn"), html("drawn")
        pictures = box("columns", (self.order, self.after), row=True)
        self.box = box("card", (self.resolved, choices, pictures))
        self.box.add_class("mtg-outcome")

    def update(self, hidden: bool = False) -> None:
        """Show the resolution as far as it comes; nothing before it begins, or while the answer is hidden."""
        resolution = self.model.resolution
        show(self.box, resolution is not None and not hidden)
        if resolution is None:
            return
        put(self.resolved, value=self._in_words())
        after = self.model.after
        put(self.order, value="" if after is None else drawn(effect_order(resolution)))
        put(self.after, value="" if after is None else drawn(before_after(self.model.trace.now.game, after)))

    def _in_words(self) -> str:
        """Who deals the damage, what happened before the resolution, and its steps."""
        resolution = self.model.resolution
        steps = (step_view(resolution, row, False) for row in resolution.table)
        damage = _titled(say(N_("Who deals the damage")), self.model.damage)
        before = _titled(say(N_("Before it resolves")), self.model.between)
        damage = damage and f'<div class="mtg-dealt">{damage}</div>'
        return page.heading(say(N_("The resolution"))) + damage + before + "".join(map(_in_short, steps))


def _in_short(step: StepView) -> str:
    return _titled(f"{step.rule} {step.name}: {MARKS[step.state]} {say(step.state)}", step.lines, always=True)


def _titled(title: str, lines: tuple[Line, ...], always: bool = False) -> str:
    """Sentences under a small heading; nothing for none, unless the heading stands there always."""
    return f"<h5>{escape(title)}</h5>{page.cited(lines)}" if lines or always else ""
