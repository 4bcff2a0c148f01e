"""What there is to see at a step: the step itself, the spell and its cards in frames, the bill, the stack."""

import ipywidgets as w

from ...book import N_
from ...game import Object
from ...pictures import Picture, card, stack
from ...pictures.sketch import say
from .. import page
from ..model.cast_model import CastModel
from ..model.views import MARKS, StepView
from ..page import box, html, put, show
from .controls import Guard, Quiet


class Shown:
    """The views of one step.  boxes: each with the name by which a projector picks it."""

    def __init__(self, model: CastModel, guard: Guard):
        self.model, self.quiet, self.hidden = model, Quiet(), False
        self.step, self.whole, self.spell, self.bill = html(), html(), html(), html()
        self.stack = html("drawn")
        self.every = w.Checkbox(description=say(N_("Show every step")), indent=False)
        self.quiet.listen(self.every, "value", guard(lambda _: self._show_whole()))
        self.boxes = {N_("Text"): box("card", (self.spell,)), N_("Stack"): box("card", (self.stack,)),
                      N_("Bill"): box("card", (self.bill,)), N_("Step"): box("card", (self.step, self.every, self.whole))}
        self.boxes["Stack"].add_class("mtg-wide")
        self.beside = box("views", (self.boxes["Step"], self.boxes["Text"], self.boxes["Bill"]))

    def update(self, hidden: bool = False) -> None:
        """Show the step that is looked at.  hidden: of the step only what it is about, not what came of it."""
        self.hidden = hidden
        look = self.model.look
        put(self.stack, value=drawn(stack(look.game)))
        put(self.spell, value=self._spell())
        put(self.bill, value=self._bill())
        put(self.step, value=step_in_words(look.step, hidden))
        self._show_whole()

    def only(self, name: str | None) -> None:
        """Show one of the views and no other; None: all of them."""
        for one, view in self.boxes.items():
            show(view, name in (None, one))
        show(self.beside, name != "Stack")

    def _show_whole(self) -> None:
        show(self.every, not self.hidden)
        yes = self.every.value and not self.hidden
        show(self.whole, yes)
        if yes:
            put(self.whole, value=page.told(self.model.explanation, say(N_("Every step"))))

    def _spell(self) -> str:
        look = self.model.look
        if look.object is None:
            return ""
        frames = [card(look.object, _where(look.object)), *(card(one, _where(one)) for one in look.spliced)]
        title = page.heading(say(N_("The text of {spell} now"), spell=look.object))
        return f'{title}<div class="mtg-frames">{"".join(one.fragment() for one in frames)}</div>{page.cited(look.nature)}'

    def _bill(self) -> str:
        title, bill = page.heading(say(N_("The bill"))), self.model.shown_bill
        if bill is None:
            return title + page.paragraph(say(N_("The total cost is determined in step 601.2f.")))
        head = (say(N_("item")), say(N_("amount")), say(N_("rule")))
        rows = ((row["what"], row["mana"], row["rule"]) for row in bill.rows())
        others = "".join(page.paragraph(say(N_("and: {action}, for {source}"), action=name, source=source))
                         for name, source in bill.others())
        return title + page.table(head, rows, bold_last=True) + others


def _where(object_: Object) -> str:
    """Where a card is, as a note in its frame."""
    if object_.zone == "stack":
        return say(N_("on the stack, controlled by {player}"), player=object_.controller)
    return say(N_("in the {zone} of {player}"), zone=object_.zone, player=object_.owner)


def drawn(picture: Picture) -> str:
    """A picture under a heading of the panel; its own caption, which says the same, is not shown."""
    return page.heading(picture.title) + picture.html()


def step_in_words(step: StepView, hidden: bool = False) -> str:
    """A step with what it is about and, unless that is hidden, with what came of it."""
    state = "" if hidden else f": {MARKS[step.state]} {say(step.state)}"
    about = page.paragraph(step.summary, "summary") if step.summary else ""
    return page.heading(f"{step.rule} {step.name}{state}") + about + ("" if hidden else page.cited(step.lines))
