"""The controls of all questions, in the order of the rules, and the permission to choose what is refused."""

import ipywidgets as w

from ...book import N_
from ...casting import FIELDS
from ...pictures.sketch import say
from .. import page
from ..model.answers import Key
from ..model.between import LEAVING
from ..model.cast_model import CastModel
from ..model.host import HOST
from ..page import box, html, put, show
from .controls import Guard, QuestionControl, Quiet

#: The field of the choices that come up while the spell resolves.
ON_RESOLUTION = "choices"


class Announcing:
    """The controls.  fields: the place of the controls of each field; some stand elsewhere in the panel."""

    def __init__(self, model: CastModel, guard: Guard):
        self.model, self.guard, self.quiet = model, guard, Quiet()
        self.controls: dict[Key, QuestionControl] = {}
        self.fields = {field: box("field", ()) for field in (HOST[0], *FIELDS, LEAVING[0], ON_RESOLUTION)}
        self.daring = w.Checkbox(description=say(N_("Let me choose what is not allowed")), indent=False)
        self.quiet.listen(self.daring, "value", guard(model.dare))
        title = html("", page.heading(say(N_("Announce"))))
        here = tuple(self.fields[field] for field in (HOST[0], *FIELDS))
        self.box = box("card", (title, box("fields", here), self.daring))
        self.box.add_class("mtg-choices")

    def update(self, hidden: bool = False) -> None:
        """Show every question as it is now.  hidden: do not say what is refused, and let it be chosen."""
        views = {view.key: view for view in self.model.questions}
        for key in views:
            if key not in self.controls:
                self._add(key)
        for key, control in self.controls.items():
            control.update(views.get(key), self.model.daring, hidden)
        with self.quiet.update():
            put(self.daring, value=self.model.daring)
        show(self.daring, not hidden)

    def _add(self, key: Key) -> None:
        """One more control, at the end of its field, so that no other one is built again."""
        self.controls[key] = QuestionControl(self.model, self.guard)
        place = self.fields.get(key[0], self.fields[ON_RESOLUTION])
        place.children = (*place.children, self.controls[key].box)
