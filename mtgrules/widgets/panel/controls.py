"""From a question to controls: a dropdown for one option, checkboxes for several, with buttons for an order.

A :class:`QuestionControl` is built from the form of a question alone and keeps its widgets while the options
change: rows are found again by the value of their option.  What is not possible stands beside its control as
text.  A control that is updated never counts as a choice of the user.
"""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, Protocol

import ipywidgets as w

from ...book import N_
from ...pictures.sketch import say
from ..model.answers import Key
from ..model.views import OptionView, QuestionView
from ..page import box, html, notes, paragraph, put, show


class Choosing(Protocol):
    """What a control calls when the user does something; the model has it all."""

    def choose(self, key: Key, answer: Any) -> None: ...
    def toggle(self, key: Key, value: Any) -> None: ...
    def move(self, key: Key, value: Any, by: int) -> None: ...
    def leave_to_the_program(self, key: Key, yes: bool) -> None: ...


#: Wraps what a control calls, so that what goes wrong is shown.
Guard = Callable[[Callable[..., None]], Callable[..., None]]


class Quiet:
    """Tells the user's changes from those that the program makes while it updates a control."""

    def __init__(self) -> None:
        self.updating = False

    @contextmanager
    def update(self) -> Iterator[None]:
        """While this lasts, changes are the program's own."""
        before, self.updating = self.updating, True
        try:
            yield
        finally:
            self.updating = before

    def listen(self, widget: w.Widget, trait: str, heard: Callable[[Any], None]) -> None:
        """Call ``heard`` with the new value of a trait whenever the user changes it."""
        widget.observe(lambda change: None if self.updating else heard(change["new"]), trait)


class QuestionControl:
    """The controls of one question.

    model: is told what the user does.  guard: wraps every such call.  ``box`` is the widget to show.
    """

    def __init__(self, model: Choosing, guard: Guard):
        self.model, self.guard, self.quiet = model, guard, Quiet()
        self.view: QuestionView | None = None
        self.title, self.state, self.notes = html("prompt"), html("missing"), html("notes")
        self.auto = w.Checkbox(description=say(N_("Choose for me")), indent=False)
        self.quiet.listen(self.auto, "value", guard(lambda yes: model.leave_to_the_program(self.view.key, yes)))
        self.one, self.many = OneOf(self), SomeOf(self)
        self.box = box("question", (self.title, self.auto, self.one.box, self.many.box, self.state, self.notes))
        show(self.box, False)

    def update(self, view: QuestionView | None, daring: bool = False, hidden: bool = False) -> None:
        """Show a question as it is now; None hides the control.  hidden: without a word on what is refused."""
        show(self.box, view is not None)
        if view is None:
            return
        self.view = view = view.without_verdict() if hidden else view
        with self.quiet.update():
            self._update_frame(view)
            body, other = (self.one, self.many) if view.shape == "one" else (self.many, self.one)
            show(other.box, False)
            show(body.box, not view.auto)
            if not view.auto:
                body.update(view, daring)

    def _update_frame(self, view: QuestionView) -> None:
        has_title = view.shape != "one" or bool(view.auto)
        show(self.title, has_title)
        put(self.title, value=f"<h5>{_prompt(view)}</h5>" if has_title else "")
        show(self.auto, view.auto is not None)
        put(self.auto, value=bool(view.auto))
        chosen = say(N_("Chosen for you: {what}"), what=view.auto_label) if view.auto else ""
        against = "".join(paragraph(say(N_("Refused: {why}"), why=str(line)), "stop") for line in view.against)
        state = against or paragraph(chosen or view.missing) * bool(chosen or view.missing)
        put(self.state, value=state)
        show(self.state, bool(state))
        told = () if view.auto or view.shape != "one" else view.notes
        put(self.notes, value=notes(told))
        show(self.notes, bool(told))


def _prompt(view: QuestionView) -> str:
    return f"{view.prompt} ({view.rule})"


def choosable(view: QuestionView, daring: bool) -> tuple[OptionView, ...]:
    """The options that the user may choose: refused ones only when chosen already, or when the user dares."""
    return tuple(o for o in view.options if o.state != "refused" or daring or o.value in (view.chosen or ()))


# ---------------------------------------------------------------- one option


class OneOf:
    """A dropdown with the options of a question that wants one."""

    def __init__(self, control: QuestionControl):
        self.control, self.answers = control, (None,)
        self.dropdown = w.Dropdown()
        self.box = box("one", (self.dropdown,))
        control.quiet.listen(self.dropdown, "index", control.guard(self._chosen))

    def _chosen(self, index: int | None) -> None:
        self.control.model.choose(self.control.view.key, None if index is None else self.answers[index])

    def update(self, view: QuestionView, daring: bool) -> None:
        """Show the options as they are now, with the chosen one selected."""
        options = choosable(view, daring)
        self.answers = (None, *(one.answer for one in options))
        labels = tuple((words, n) for n, words in enumerate((say(N_("(choose)")), *map(_label, options))))
        chosen = next((n for n, one in enumerate(options, 1) if (one.value,) == view.chosen), 0)
        with self.dropdown.hold_sync():
            put(self.dropdown, description=_prompt(view))
            if self.dropdown.options != labels:
                self.dropdown.options = labels
            put(self.dropdown, index=chosen)


def _label(option: OptionView) -> str:
    if option.state == "refused":
        return say(N_("{option} (not allowed: {rules})"), option=option.label,
                   rules=", ".join(dict.fromkeys(line.rule for line in option.why)))
    return option.label


# ---------------------------------------------------------------- several options


class SomeOf:
    """A row with a checkbox for each option; where the order counts, with its place and buttons to move it."""

    def __init__(self, control: QuestionControl):
        self.control = control
        self.rows: dict[Any, OptionRow] = {}
        self.list = box("rows", ())
        self.tags = w.TagsInput(allow_duplicates=False, placeholder=say(N_("drag to change the order")))
        about = say(N_("The order of what is chosen. Drag to change it, or use the buttons."))
        self.order = html("hint", paragraph(about))
        self.box = box("some", (self.list, self.order, self.tags))
        control.quiet.listen(self.tags, "value", control.guard(self._tagged))

    def _tagged(self, labels: list[str]) -> None:
        view = self.control.view
        values = {one.label: one.value for one in view.options}
        self.control.model.choose(view.key, tuple(values[label] for label in labels if label in values))

    def update(self, view: QuestionView, daring: bool) -> None:
        """Show the options as they are now; rows stay the same widgets."""
        for option in view.options:
            if option.value not in self.rows:
                self.rows[option.value] = OptionRow(self.control, option.value)
            self.rows[option.value].update(view, option, daring)
        children = tuple(self.rows[option.value].box for option in view.options)
        if self.list.children != children:
            self.list.children = children
        self._update_order(view)

    def _update_order(self, view: QuestionView) -> None:
        several = view.shape == "order" and len(view.chosen or ()) > 1
        show(self.order, several)
        show(self.tags, several)
        if several:
            with self.tags.hold_sync():
                allowed = [one.label for one in view.options]
                if self.tags.allowed_tags != allowed:
                    self.tags.value, self.tags.allowed_tags = [], allowed
                put(self.tags, value=list(view.labels))


class OptionRow:
    """One option among several: its checkbox, its place in the order, and what speaks against it."""

    def __init__(self, control: QuestionControl, value: Any):
        self.control, self.value = control, value
        self.check = w.Checkbox(indent=False)
        self.place = html("place")
        self.earlier, self.later = w.Button(description=say(N_("Earlier"))), w.Button(description=say(N_("Later")))
        self.note = html("notes")
        self.moving = box("moving", (self.place, self.earlier, self.later), row=True)
        self.box = box("option", (box("line", (self.check, self.moving), row=True), self.note))
        model, guard = control.model, control.guard
        control.quiet.listen(self.check, "value", guard(lambda _: model.toggle(control.view.key, value)))
        self.earlier.on_click(guard(lambda _: model.move(control.view.key, value, -1)))
        self.later.on_click(guard(lambda _: model.move(control.view.key, value, 1)))

    def update(self, view: QuestionView, option: OptionView, daring: bool) -> None:
        """Show the option as it is now."""
        chosen = view.chosen or ()
        ticked = self.value in chosen
        put(self.check, description=option.label, value=ticked, disabled=not ticked and option.state == "refused"
            and not daring)
        show(self.check, not view.only_order)
        several = view.shape == "order" and ticked and len(chosen) > 1
        show(self.moving, several)
        if several:
            template = N_("{place} of {count}: {option}") if view.only_order else N_("{place} of {count}")
            words = say(template, place=chosen.index(self.value) + 1, count=len(chosen), option=option.label)
            put(self.place, value=paragraph(words))
            put(self.earlier, tooltip=say(N_("Move {option} earlier"), option=option.label))
            put(self.later, tooltip=say(N_("Move {option} later"), option=option.label))
        told = (option.note,) if option.note else ()
        put(self.note, value=notes(told))
        show(self.note, bool(told))
