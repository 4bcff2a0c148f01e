"""Passing a cast on: as a scenario in one text, as a ruling for a chat, as a page that is one file; and back again.

``copied`` and ``pasted`` are plain Python; :class:`Sharing` shows them.
"""

from html import escape

import ipywidgets as w

from ...book import N_
from ...casting import Announcement
from ...game import Game
from ...pictures import ruling, sheet
from ...pictures.sketch import say
from ...scenario.write import write
from .. import page
from ..model.cast_model import CastModel
from ..model.opening import opened_as_said
from ..page import box, button, html, put, show
from .controls import Guard


def copied(model: CastModel, title: str = "") -> str:
    """The position and the cast of a panel as the text of a scenario.  Raises CannotWrite."""
    return write(model.game, model.announcement, title)


def pasted(text: str) -> tuple[Game, Announcement, str]:
    """The position, the cast and the title of a scenario in a text.

    Raises BadScenario, ValueError for a position without anything to cast.
    """
    if not text.strip():
        raise ValueError(say(N_("there is no text to read; paste a scenario into the box first")))
    return opened_as_said(text + "\n")


class Sharing:
    """Buttons and a box for text.  title: of the panel."""

    def __init__(self, model: CastModel, guard: Guard, title: str):
        self.model, self.title = model, title
        self.text = w.Textarea(description=say(N_("A scenario as text: to copy, or pasted from somewhere")))
        self.copy = button(say(N_("Copy as text")), guard(lambda _: self._copy()),
                           say(N_("Write this position and this cast into the box")))
        self.paste = button(say(N_("Open the pasted text")), guard(lambda _: self._paste()),
                            say(N_("Read the box; Undo takes it back")))
        self.rule = button(say(N_("As a ruling")), guard(lambda _: self._rule()),
                           say(N_("Question, answer, reasons and rules as Markdown, for a chat")))
        self.keep = button(say(N_("As one page")), guard(lambda _: self._keep()),
                           say(N_("The whole cast as one HTML file to save")))
        self.told, self.links = html("hint"), html()
        self.inside = box("sharing", (box("bar", (self.copy, self.paste, self.rule, self.keep), row=True), self.told,
                                      self.text, self.links))
        self.switch = w.Checkbox(description=say(N_("Share or open a cast")), indent=False)
        self.switch.observe(guard(lambda change: show(self.inside, change["new"])), "value")
        show(self.inside, False)
        self.box = box("card", (self.switch, self.inside))

    def _copy(self) -> None:
        self._show(copied(self.model, self.title), say(N_("Here is the text: select it, and copy it.")))

    def _paste(self) -> None:
        game, announcement, title = pasted(self.text.value)
        self.model.open(game, announcement)
        self._show(self.text.value, say(N_("Opened: {title}"), title=title or say(N_("a position without a title"))))

    def _rule(self) -> None:
        made = ruling(self.model.resolution or self.model.trace)
        self._show(made.markdown, say(N_("Here is the ruling as Markdown: select it, and copy it.")))
        if made.svg is not None:
            put(self.links, value=page.link(say(N_("Save its picture")), "ruling.svg", made.svg, "image/svg+xml"))

    def _keep(self) -> None:
        whole = sheet(self.model.trace, self.model.resolution)
        self._show(self.text.value, say(N_("The page is in the link below the box.")))
        put(self.links, value=page.link(say(N_("Save the page")), "cast.html", whole))

    def _show(self, text: str, told: str) -> None:
        put(self.text, value=text)
        put(self.told, value=f'<div role="status">{escape(told)}</div>')
        put(self.links, value="")
