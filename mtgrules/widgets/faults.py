"""What goes wrong is shown where the user sees it: callbacks from a page would fail unseen."""

import traceback
from collections.abc import Callable
from html import escape
from typing import Any

from ..book import N_
from ..pictures.sketch import say
from . import page
from .page import html, put, show


class Faults:
    """A place for faults.  box: the widget.  afterwards: called after a fault, to show everything as it was."""

    def __init__(self, afterwards: Callable[[], None]):
        self.box, self._afterwards = html(), afterwards
        show(self.box, False)

    def guard(self, do: Callable[..., Any]) -> Callable[..., None]:
        """A callback that shows what goes wrong in it."""
        def guarded(*given: Any) -> None:
            try:
                do(*given)
            except Exception as fault:  # whatever it is, the user has to see it
                self._show(fault)
                self._afterwards()
            else:
                show(self.box, False)

        return guarded

    def _show(self, fault: Exception) -> None:
        told = say(N_("That did not work, and nothing was changed. {kind}: {fault}"), kind=type(fault).__name__,
                   fault=fault)
        whole = "".join(traceback.format_exception(fault))
        put(self.box, value=f'<div class="mtg-error" role="alert">{page.paragraph(told)}<details><summary>'
            f'{escape(say(N_("Details")))}</summary>{page.pre(whole, say(N_("Details")))}</details></div>')
        show(self.box, True)
