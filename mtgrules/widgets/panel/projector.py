"""The switch for a room: large type, one picture at a time, and the answer hidden until somebody reveals it.

What is hidden is not in the page at all, so no screen reader and no search finds it either.
"""

from collections.abc import Callable

import ipywidgets as w

from ...book import N_
from ...pictures.sketch import say
from ..page import box, button, put, show
from .controls import Guard, Quiet


class Projector:
    """The switch and what belongs to it.

    views: names of the pictures, the first one shown at the start.  changed: called when something is to be shown
    anew.
    """

    def __init__(self, views: tuple[str, ...], guard: Guard, changed: Callable[[], None]):
        self.changed, self.quiet, self.revealed, self._about = changed, Quiet(), False, None
        self.switch = w.Checkbox(description=say(N_("Projector: large type, one picture at a time, answers hidden")),
                                 indent=False)
        self.view = w.ToggleButtons(options=[(say(name), name) for name in views], description=say(N_("Show")))
        self.reveal = button("", guard(lambda _: self._turn()))
        self.quiet.listen(self.switch, "value", guard(self._switched))
        self.quiet.listen(self.view, "value", guard(lambda _: changed()))
        self.box = box("bar", (self.switch, self.view, self.reveal), row=True)
        self.update()

    @property
    def on(self) -> bool:
        """Whether the switch is on."""
        return self.switch.value

    @property
    def hides(self) -> bool:
        """Whether the answer is hidden now."""
        return self.on and not self.revealed

    @property
    def only(self) -> str | None:
        """The one picture that is shown; None: all of them."""
        return self.view.value if self.on else None

    def about(self, what: object) -> None:
        """Which cast the answer is about: another one hides it again."""
        if what != self._about:
            self._about, self.revealed = what, False

    def update(self) -> None:
        """Show the switch as it is."""
        show(self.view, self.on)
        show(self.reveal, self.on)
        put(self.reveal, description=say(N_("Hide the answer") if self.revealed else N_("Reveal the answer")))

    def _switched(self, _: bool) -> None:
        self.revealed = False
        self.changed()

    def _turn(self) -> None:
        self.revealed = not self.revealed
        self.changed()
