"""A wrong idea and the play that refutes it: closed until somebody asks for it."""

import ipywidgets as w

from ...book import N_
from ...pictures.sketch import say
from ...teaching import Misconception, in_short
from .. import page
from ..page import box, html, put, show


class Refuted:
    """A button that opens the play that refutes the idea behind an answer; hidden while there is none."""

    def __init__(self) -> None:
        self.misconception: Misconception | None = None
        self.button, self.play = w.Button(), html()
        self.button.on_click(lambda _: self._fold(self.play.layout.display != "none"))
        self.widget = box("refuted", (self.button, self.play))
        self.show(None)

    def show(self, misconception: Misconception | None) -> None:
        """Offer the play that refutes this idea; None hides the button."""
        self.misconception = misconception
        show(self.widget, misconception is not None)
        self._fold(True)

    def _fold(self, yes: bool) -> None:
        if not yes and self.misconception is not None:
            told = "\n\n".join(in_short(one).text for one in self.misconception.refuted())
            put(self.play, value=page.pre(told, say(N_("The play that shows it"))))
        show(self.play, not yes)
        put(self.button, description=say(N_("Show a play where that goes wrong") if yes else N_("Hide the play")))
