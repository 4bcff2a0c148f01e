"""How it went: the answers of a lesson, at its end, with the wrong ideas that came up."""

from typing import Any

from ...book import N_
from ...pictures.sketch import say
from ...teaching import PROGRESS, Progress
from .. import page
from ..page import box, html, put
from ..style import SCOPE, block


class HowItWent:
    """What was answered at the first try, and what to look at again.  It follows later answers by itself."""

    def __init__(self, progress: Progress = PROGRESS):
        self.progress, self.told = progress, html()
        title = html("", block() + page.heading(say(N_("How it went")), 3))
        self.widget = box(SCOPE, (box("card", (title, self.told)),))
        progress.on_change(self._show)
        self._show()

    @property
    def text(self) -> str:
        """How it went, as plain text."""
        return self.progress.text

    def _show(self) -> None:
        put(self.told, value="".join(map(page.paragraph, self.text.splitlines())))

    def __repr__(self) -> str:
        return self.text

    def _repr_mimebundle_(self, include=None, exclude=None) -> dict[str, Any]:
        return {**self.widget._repr_mimebundle_(), "text/plain": self.text}
