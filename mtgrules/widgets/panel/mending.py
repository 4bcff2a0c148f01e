"""What would make an illegal cast legal: the smallest changes, each a button that tries it."""

from ...book import N_
from ...pictures.sketch import say
from ...whatif import Mend
from .. import page
from ..model.cast_model import CastModel
from ..page import box, button, html, put, show
from .controls import Guard

#: At most so many ways to mend a cast are offered.
MOST = 6


class Mending:
    """The question, and a button for each way that was found."""

    def __init__(self, model: CastModel, guard: Guard):
        self.model, self._found, self._adopting = model, (), False
        self.ask = button(say(N_("What would make it legal?")), guard(lambda _: self._find()))
        self.title = html("hint")
        self.ways = tuple(button("", guard(lambda _, number=number: self._adopt(number))) for number in range(MOST))
        self.box = box("mending", (self.ask, self.title, box("bar", self.ways, row=True)))

    def update(self, hidden: bool = False) -> None:
        """Forget what was found for another cast; the question stands there for an illegal one."""
        if not self._adopting:
            self._show((), "")
            show(self.box, self.model.trace.illegal and not hidden)

    def _find(self) -> None:
        found = self.model.mends()[:MOST]
        self._show(found, say(N_("Any of these would make it legal. Press one to try it:")) if found else
                   say(N_("No small change was found that would make it legal.")))

    def _show(self, found: tuple[Mend, ...], title: str) -> None:
        self._found = found
        put(self.title, value=page.status(title, "open") if title else "")
        for number, way in enumerate(self.ways):
            here = number < len(found)
            show(way, here)
            put(way, description=found[number].text if here else "")

    def _adopt(self, number: int) -> None:
        """Try one; the buttons stay until the next change, so that the focus stays too."""
        found, self._adopting = self._found[number], True
        try:
            self.model.adopt(found)
        finally:
            self._adopting = False
        put(self.title, value=page.status(say(N_("Tried: {change}. Undo takes it back."), change=found), "open"))
