"""The cast panel: choose, and see at once what the rules say, step by step.

:class:`CastPanel` puts the rooms together: the bar of steps, the controls of every question, what there is to see at
a step, the resolution.  What is chosen and what follows from it stand in its model; here it is only shown.
"""

from typing import Any

from ...book import N_
from ...casting import Announcement
from ...pictures.sketch import say
from ...walk import Trace
from .. import page
from ..faults import Faults
from ..model.between import LEAVING
from ..model.cast_model import CastModel
from ..model.opening import What, opened
from ..page import box, html, put, show
from ..style import SCOPE, block
from .announcing import ON_RESOLUTION, Announcing
from .controls import QuestionControl
from .mending import Mending
from .outcome import Outcome
from .projector import Projector
from .sharing import Sharing
from .shown import Shown
from .walkbar import WalkBar

#: Seconds that a look ahead for dead ends may take after a change.
LOOK_AHEAD = 0.06
#: The name of the look of a panel for one cast, beside that of everything that the widgets show.
LOOK = "mtg-cast-panel"


class CastPanel:
    """A panel for one cast; as the last line of a cell it shows itself.

    what: the name of a file in data/scenarios, a path, TOML text, a Scenario, a Game, or a Trace of a cast.
    host: the card to cast at the start.  by: who casts.  title: a heading.
    said: more of what is announced at the start, by names: ``splice=["Glacial Ray"], targets=["N"]``.
    """

    def __init__(self, what: What, host: str | None = None, *, by: str = "", title: str | None = None, **said: Any):
        game, announcement, named = opened(what, host, by, **said)
        self.model = CastModel(game, announcement, by)
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

    def control(self, field: str, index: int | None = None) -> QuestionControl:
        """The control of a question, by the field of the announcement and the place in it."""
        return self.announcing.controls[field, index]

    def __repr__(self) -> str:
        return self.text

    def _repr_mimebundle_(self, include=None, exclude=None) -> dict[str, Any]:
        return {**self.widget._repr_mimebundle_(), "text/plain": self.text}

    # ------------------------------------------------------------ building

    def _build(self, title: str) -> None:
        self.verdict, self.hopeless = html(), html()
        self.faults = Faults(self._show_controls)
        guard = self.faults.guard
        self.announcing = Announcing(self.model, guard)
        fields = self.announcing.fields
        self.walk = WalkBar(self.model, guard, fields[LEAVING[0]])
        self.shown = Shown(self.model, guard)
        self.outcome = Outcome(self.model, fields[ON_RESOLUTION])
        self.mending = Mending(self.model, guard)
        self.projector = Projector(tuple(self.shown.boxes), guard, self.refresh)
        self.sharing = Sharing(self.model, guard, title)
        columns = (self.announcing.box, self.shown.beside, self.shown.boxes["Stack"])
        self.widget = box(SCOPE, (
            html("style", block() + page.heading(title, 3)), self.verdict, self.hopeless, self.faults.box,
            self.walk.box, self.projector.box, self.mending.box, self.outcome.box, box("columns", columns, row=True),
            self.sharing.box))
        self.widget.add_class(LOOK)

    # ------------------------------------------------------------ showing

    def refresh(self) -> None:
        """Show the model as it is now; pictures first, then the controls, which want a look ahead."""
        self.projector.about((self.model.game, self.model.announcement, self.model.resolution is None))
        self.projector.update()
        hidden = self.projector.hides
        (self.widget.add_class if self.projector.on else self.widget.remove_class)("mtg-projector")
        self._show_verdict(hidden)
        self.shown.update(hidden)
        self.shown.only(self.projector.only)
        self.walk.update(hidden)
        self.mending.update(hidden)
        self.outcome.update(hidden)
        self.model.look_ahead(LOOK_AHEAD)
        self._show_controls()

    def _show_verdict(self, hidden: bool) -> None:
        trace = self.model.resolution or self.model.trace
        kind = "open" if hidden or trace.unfinished else "illegal" if trace.illegal else "legal"
        words = say(N_("The answer is hidden. What do you think?")) if hidden else self.model.verdict
        put(self.verdict, value=page.status(words, kind))

    def _show_controls(self) -> None:
        hidden = self.projector.hides
        told = () if hidden or not self.model.hopeless else (self.model.hopeless,)
        put(self.hopeless, value=page.notes(told))
        show(self.hopeless, bool(told))
        self.announcing.update(hidden)
