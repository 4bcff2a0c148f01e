"""The cast panel: choose, and see at once what the rules say, step by step.

:class:`CastPanel` puts the controls of every question beside the steps 601.2a-i, the spell's text, the stack, the
bill and an explanation.  What is chosen and what follows from it stand in its model; here it is only shown.
"""

import traceback
from collections.abc import Callable
from html import escape
from typing import Any

import ipywidgets as w

from ..book import N_
from ..casting import CASTING, FIELDS, Announcement
from ..pictures import Picture, before_after, effect_order, stack
from ..pictures.sketch import say
from ..walk import Trace
from ..whatif import Mend
from . import page
from .answers import Key
from .between import LEAVING
from .controls import QuestionControl, Quiet
from .host import HOST
from .model import CastModel
from .opening import What, opened
from .page import box, html, put, show
from .style import SCOPE, block
from .views import MARKS, Line, StepView, step_view

#: Seconds that a look ahead for dead ends may take after a change.
LOOK_AHEAD = 0.2
#: At most so many ways to mend a cast are offered.
MOST_MENDS = 6

#: The name of the look of a panel for one cast, beside that of everything that the widgets show.
LOOK = "mtg-cast-panel"
#: The field of the choices that come up while the spell resolves.
ON_RESOLUTION = "choices"
#: The look of a step button by the state of the step.
LOOKS = {"done": "mtg-done", "stops here": "mtg-stops", "waits here": "mtg-waits"}


class CastPanel:
    """A panel for one cast; as the last line of a cell it shows itself.

    what: the name of a file in data/scenarios, a path, TOML text, a Scenario, a Game, or a Trace of a cast.
    host: the card to cast at the start.  by: who casts.  title: a heading.
    said: more of what is announced at the start, by names: ``splice=["Glacial Ray"], targets=["N"]``.
    """

    def __init__(self, what: What, host: str | None = None, *, by: str = "", title: str | None = None, **said: Any):
        game, announcement, named = opened(what, host, by, **said)
        self.model = CastModel(game, announcement, by)
        self.quiet = Quiet()
        self._controls: dict[Key, QuestionControl] = {}
        self._fields = {field: box("field", ()) for field in (HOST[0], *FIELDS, LEAVING[0], ON_RESOLUTION)}
        self._found: tuple[Mend, ...] = ()
        self._adopting = False
        self._build(title if title is not None else named or say(N_("Cast a spell")))
        self.model.on_change(self.refresh)
        self.refresh()

    # ------------------------------------------------------------ what there is

    @property
    def trace(self) -> Trace:
        """The cast as it stands in the panel."""
        return self.model.trace

    @property
    def announcement(self) -> Announcement:
        """Everything that is announced in the panel."""
        return self.model.announcement

    @property
    def text(self) -> str:
        """What the panel says, as plain text, for places without widgets."""
        return self.model.explanation

    def __repr__(self) -> str:
        return self.text

    def _repr_mimebundle_(self, include=None, exclude=None) -> dict[str, Any]:
        return {**self.widget._repr_mimebundle_(), "text/plain": self.text}

    # ------------------------------------------------------------ building

    def _build(self, title: str) -> None:
        self.verdict, self.hopeless, self.error = html(), html(), html()
        show(self.error, False)
        self.widget = box(SCOPE, (
            html("style", block() + page.heading(title, 3)), self.verdict, self.hopeless, self.error,
            self._steps_bar(),
            self._mending(), self._resolving(),
            box("columns", (self._choices(), self._explaining(), self._seeing()), row=True)))
        self.widget.add_class(LOOK)

    def _button(self, words: str, do: Callable[[], Any], tooltip: str = "") -> w.Button:
        button = w.Button(description=words, tooltip=tooltip)
        button.on_click(self.guard(lambda _: do()))
        return button

    def _steps_bar(self) -> w.Box:
        model = self.model
        self.steps = {row.rule: self._button(row.name, lambda rule=row.rule: model.go(rule)) for row in CASTING}
        self.back = self._button(say(N_("Back")), model.back, say(N_("Look at the step before")))
        self.next = self._button(say(N_("Next")), model.next, say(N_("Look at the next step")))
        self.undo = self._button(say(N_("Undo")), model.undo, say(N_("Take the last change back")))
        self.resolve = self._button(say(N_("Resolve")), self._resolve_or_not)
        bar = (self.back, self.next, self.undo)
        ending = (self._fields[LEAVING[0]], self.resolve)
        return box("walk", (box("steps", self.steps.values()), box("bar", bar, row=True), box("ending", ending)))

    def _choices(self) -> w.Box:
        self.daring = w.Checkbox(description=say(N_("Let me choose what is not allowed")), indent=False)
        self.quiet.listen(self.daring, "value", self.guard(self.model.dare))
        title = html("", page.heading(say(N_("Announce"))))
        fields = tuple(self._fields[field] for field in (HOST[0], *FIELDS))
        made = box("card", (title, box("fields", fields), self.daring))
        made.add_class("mtg-choices")
        return made

    def _explaining(self) -> w.Box:
        self.step, self.whole, self.spell, self.bill = html(), html(), html(), html()
        self.every = w.Checkbox(description=say(N_("Show every step")), indent=False)
        self.quiet.listen(self.every, "value", self.guard(lambda _: self._show_explanation()))
        return box("views", (box("card", (self.step, self.every, self.whole)), box("card", (self.spell,)),
                             box("card", (self.bill,))))

    def _seeing(self) -> w.Box:
        self.stack = html("drawn")
        made = box("card", (self.stack,))
        made.add_class("mtg-wide")
        return made

    def _mending(self) -> w.Box:
        self.mend = self._button(say(N_("What would make it legal?")), self._find_mends)
        self.mends_title = html("hint")
        self.mends = tuple(self._button("", lambda number=number: self._adopt(number)) for number in range(MOST_MENDS))
        self.mending = box("mending", (self.mend, self.mends_title, box("bar", self.mends, row=True)))
        return self.mending

    def _resolving(self) -> w.Box:
        self.resolved, self.order, self.after = html(), html("drawn"), html("drawn")
        pictures = box("columns", (self.order, self.after), row=True)
        self.outcome = box("card", (self.resolved, self._fields[ON_RESOLUTION], pictures))
        self.outcome.add_class("mtg-outcome")
        return self.outcome

    # ------------------------------------------------------------ showing

    def refresh(self) -> None:
        """Show the model as it is now; pictures first, then the controls, which want a look ahead."""
        self._show_verdict()
        self._show_steps()
        self._show_views()
        self._show_outcome()
        self.model.look_ahead(LOOK_AHEAD)
        self._show_hopeless()
        self._show_controls()

    def _show_verdict(self) -> None:
        trace = self.model.resolution or self.model.trace
        kind = "illegal" if trace.illegal else "open" if trace.unfinished else "legal"
        put(self.verdict, value=page.status(self.model.verdict, kind))
        if not self._adopting:
            self._found = ()
            self._show_mends("")
            show(self.mending, self.model.trace.illegal)

    def _show_steps(self) -> None:
        for step in self.model.steps:
            button = self.steps.get(step.rule)
            if button is not None:
                mark = "▸ " if step.shown else ""
                put(button, description=f"{mark}{step.rule}\n{step.name}\n{MARKS[step.state]} {say(step.state)}",
                    tooltip=say(N_("This step is shown") if step.shown else N_("Show this step")))
                looks = (LOOKS.get(step.state, ""), "mtg-shown" if step.shown else "")
                _put_classes(button, tuple(filter(None, looks)))

    def _show_views(self) -> None:
        put(self.stack, value=_drawn(stack(self.model.shown_game)))
        put(self.step, value=_step(self.model.shown))
        put(self.spell, value=self._spell_text())
        put(self.bill, value=self._bill())
        self._show_explanation()

    def _show_explanation(self) -> None:
        show(self.whole, self.every.value)
        if self.every.value:
            put(self.whole, value=page.pre(self.model.explanation, say(N_("Every step"))))

    def _spell_text(self) -> str:
        spell = self.model.shown_object
        if spell is None:
            return ""
        items = (f'<li class="{"mtg-gained" if line.gained else "mtg-own"}"><span class="mtg-origin">'
                 f'{escape(_origin(line))}</span>{escape(line.text)}</li>' for line in self.model.shown_text)
        title = page.heading(say(N_("The text of {spell} now"), spell=spell))
        return f'{title}<ul class="mtg-spell">{"".join(items)}</ul>{page.cited(self.model.shown_nature)}'

    def _bill(self) -> str:
        title, bill = page.heading(say(N_("The bill"))), self.model.shown_bill
        if bill is None:
            return title + page.paragraph(say(N_("The total cost is determined in step 601.2f.")))
        head = (say(N_("item")), say(N_("amount")), say(N_("rule")))
        rows = ((row["what"], row["mana"], row["rule"]) for row in bill.rows())
        others = "".join(page.paragraph(say(N_("and: {action}, for {source}"), action=name, source=source))
                         for name, source in bill.others())
        return title + page.table(head, rows, bold_last=True) + others

    def _show_outcome(self) -> None:
        resolution = self.model.resolution
        show(self.resolve, self.model.trace.complete)
        words, more = ((N_("Resolve"), N_("All players pass: the spell resolves")) if resolution is None else
                       (N_("Back to before the resolution"), N_("The spell is on the stack again")))
        put(self.resolve, description=say(words), tooltip=say(more))
        show(self.outcome, resolution is not None)
        if resolution is None:
            return
        put(self.resolved, value=self._resolution())
        after = self.model.after
        put(self.order, value="" if after is None else _drawn(effect_order(resolution)))
        put(self.after, value="" if after is None else _drawn(before_after(self.model.trace.now.game, after)))

    def _resolution(self) -> str:
        """Who deals the damage, what happened before the resolution, and its steps."""
        resolution = self.model.resolution
        steps = (step_view(resolution, row, False) for row in resolution.table)
        damage = _titled(say(N_("Who deals the damage")), self.model.damage)
        before = _titled(say(N_("Before it resolves")), self.model.between)
        damage = damage and f'<div class="mtg-dealt">{damage}</div>'
        return page.heading(say(N_("The resolution"))) + damage + before + "".join(map(_step_in_short, steps))

    # ------------------------------------------------------------ controls

    def _show_hopeless(self) -> None:
        put(self.hopeless, value=page.notes((self.model.hopeless,) if self.model.hopeless else ()))
        show(self.hopeless, bool(self.model.hopeless))

    def _show_controls(self) -> None:
        views = {view.key: view for view in self.model.questions}
        for key in views:
            if key not in self._controls:
                self._add_control(key)
        for key, control in self._controls.items():
            control.update(views.get(key), self.model.daring)
        with self.quiet.update():
            put(self.daring, value=self.model.daring)

    def _add_control(self, key: Key) -> None:
        """One more control, at the end of its field, so that no other one is built again."""
        self._controls[key] = QuestionControl(self.model, self.guard)
        place = self._fields.get(key[0], self._fields[ON_RESOLUTION])
        place.children = (*place.children, self._controls[key].box)

    def control(self, field: str, index: int | None = None) -> QuestionControl:
        """The control of a question, by the field of the announcement and the place in it."""
        return self._controls[field, index]

    # ------------------------------------------------------------ what would make it legal

    def _find_mends(self) -> None:
        self._found = self.model.mends()[:MOST_MENDS]
        self._show_mends(say(N_("Any of these would make it legal. Press one to try it:")) if self._found else
                         say(N_("No small change was found that would make it legal.")))

    def _show_mends(self, title: str) -> None:
        put(self.mends_title, value=page.status(title, "open") if title else "")
        for number, button in enumerate(self.mends):
            here = number < len(self._found)
            show(button, here)
            put(button, description=self._found[number].text if here else "")

    def _adopt(self, number: int) -> None:
        """Try one; the buttons stay until the next change, so that the focus stays too."""
        found, self._adopting = self._found[number], True
        try:
            self.model.adopt(found)
        finally:
            self._adopting = False
        put(self.mends_title, value=page.status(say(N_("Tried: {change}. Undo takes it back."), change=found), "open"))

    def _resolve_or_not(self) -> None:
        if self.model.resolution is None:
            self.model.resolve()
        else:
            self.model.unresolve()

    # ------------------------------------------------------------ faults

    def guard(self, do: Callable[..., Any]) -> Callable[..., None]:
        """A callback that shows what goes wrong in the panel, where the user sees it."""
        def guarded(*given: Any) -> None:
            try:
                do(*given)
            except Exception as fault:  # whatever it is, the user has to see it
                self._show_fault(fault)
                self._show_controls()  # as they were: the change was not made
            else:
                show(self.error, False)

        return guarded

    def _show_fault(self, fault: Exception) -> None:
        told = say(N_("That did not work, and nothing was changed. {kind}: {fault}"), kind=type(fault).__name__,
                   fault=fault)
        whole = "".join(traceback.format_exception(fault))
        put(self.error, value=f'<div class="mtg-error" role="alert">{page.paragraph(told)}<details><summary>'
            f'{escape(say(N_("Details")))}</summary>{page.pre(whole, say(N_("Details")))}</details></div>')
        show(self.error, True)


# ---------------------------------------------------------------- pieces


def _drawn(picture: Picture) -> str:
    """A picture under a heading of the panel; its own caption, which says the same, is not shown."""
    return page.heading(picture.title) + picture.html()


def _put_classes(button: w.Button, looks: tuple[str, ...]) -> None:
    for name in (*LOOKS.values(), "mtg-shown"):
        if (name in looks) != (name in button._dom_classes):
            (button.add_class if name in looks else button.remove_class)(name)


def _origin(line) -> str:
    return say(N_("added by splicing, from {card}:") if line.gained else N_("its own text:"), card=line.origin)


def _step(step: StepView) -> str:
    title = page.heading(f"{step.rule} {step.name}: {MARKS[step.state]} {say(step.state)}")
    about = page.paragraph(step.summary, "summary") if step.summary else ""
    return title + about + page.cited(step.lines)


def _step_in_short(step: StepView) -> str:
    return _titled(f"{step.rule} {step.name}: {MARKS[step.state]} {say(step.state)}", step.lines, always=True)


def _titled(title: str, lines: tuple[Line, ...], always: bool = False) -> str:
    """Sentences under a small heading; nothing for none, unless the heading stands there always."""
    return f"<h5>{escape(title)}</h5>{page.cited(lines)}" if lines or always else ""
