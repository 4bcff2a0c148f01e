"""The free room: write a board, set it up, and cast whatever is in a hand, in the panel below.

A board can be taken from a list, typed zone by zone, or pasted as the text of a scenario.  What is wrong with it is
said where the reader sees it, and the board that was set up before stays.
"""

import tomllib
from collections.abc import Mapping
from typing import Any

import ipywidgets as w

from ...book import N_
from ...cards import library
from ...pictures.sketch import say
from ...scenario import BadScenario, Scenario, position
from .. import page
from ..page import box, html, put
from ..panel.cast_panel import CastPanel
from ..style import SCOPE, block
from .board import ZONES, Board, Side, board

#: What the zones are called, and how many lines of each are seen at once.
NAMES = {"hand": N_("hand"), "battlefield": N_("battlefield"), "graveyard": N_("graveyard"), "exile": N_("exile"),
         "library": N_("library, the top card first")}
SEEN = {"hand": 5, "battlefield": 6, "graveyard": 2, "exile": 2, "library": 2}
#: What is wrong with a board, as exceptions of those who read it.
FAULTS = (BadScenario, tomllib.TOMLDecodeError, ValueError)


class FreeRoom:
    """A board to write and a cast panel over it; as the last line of a cell it shows itself.

    boards: scenarios to begin with, by name; the first one is set up at once.
    """

    def __init__(self, boards: Mapping[str, Scenario]):
        self.boards = {name: board(position(one)) for name, one in boards.items()}
        self.panel: CastPanel | None = None
        self._fields: dict[tuple[str, str], w.Textarea] = {}
        self._build()
        self._take(next(iter(self.boards.values())))
        self.set_up()

    # ------------------------------------------------------------ building

    def _build(self) -> None:
        self.start = w.Dropdown(options=tuple(self.boards), description=say(N_("Start from")))
        self.start.observe(lambda change: self._start_from(change["new"]), "value")
        self.go = w.Button(description=say(N_("Set up this board")))
        self.go.on_click(lambda _: self.set_up())
        self.status, self.sides, self.place = html(), box("columns", (), row=True), box("room", ())
        head = html("", block() + page.heading(say(N_("Your board")), 3))
        top = box("bar", (self.start, self._turn()), row=True)
        self.widget = box(SCOPE, (box("card", (head, top, self.sides, self._adding(), box("bar", (self.go,)), self.status,
                                               self._text())), self.place))

    def _turn(self) -> w.Box:
        self.turn = w.Dropdown(description=say(N_("Whose turn")), options=("A", "N"))
        self.caster = w.Dropdown(description=say(N_("Who casts")), options=("A", "N"))
        return box("bar", (self.turn, self.caster), row=True)

    def _adding(self) -> w.Box:
        self.card = w.Combobox(description=say(N_("A card")), options=tuple(sorted(library())), ensure_option=True,
                               placeholder=say(N_("type a part of its name")))
        self.to = w.Dropdown(description=say(N_("goes to")))
        add = w.Button(description=say(N_("Add it")))
        add.on_click(lambda _: self.add(self.card.value, self.to.value))
        return box("bar", (self.card, self.to, add), row=True)

    def _text(self) -> w.Accordion:
        self.text_field = w.Textarea(description=say(N_("As text")), rows=12, layout={"width": "100%"})
        take = w.Button(description=say(N_("Take this text")))
        take.on_click(lambda _: self.take_text())
        return w.Accordion((box("text", (self.text_field, take)),), titles=(say(N_("The board as text, to keep or to paste")),))

    # ------------------------------------------------------------ what the reader does

    def set_up(self) -> None:
        """Set the board up that is written now; if that does not work, say why and keep the panel as it is."""
        written = self.written()
        try:
            panel = CastPanel(position(written.text), by=self.caster.value, title=say(N_("Cast on this board")))
        except FAULTS as fault:
            put(self.status, value=page.status(say(N_("This board can't be set up: {fault}"), fault=fault), "illegal"))
            return
        self.panel = panel
        self.place.children = (panel.widget,)
        put(self.text_field, value=written.text)
        put(self.status, value=page.status(say(N_("The board is set up.")), "legal"))

    def add(self, card: str, place: str) -> None:
        """Write one more card into a zone, named by player and zone: "A: hand"."""
        if not card:
            put(self.status, value=page.status(say(N_("Choose a card first.")), "open"))
            return
        field = self._fields[tuple(place.split(": "))]
        field.value = "\n".join(filter(None, (field.value.strip(), card)))
        put(self.card, value="")
        put(self.status, value=page.status(say(N_("{card} is written to {place}. Set the board up again to see it."),
                                               card=card, place=place), "open"))

    def take_text(self) -> None:
        """Take the board from the text, and set it up."""
        try:
            taken = board(self.text_field.value)
        except FAULTS as fault:
            put(self.status, value=page.status(say(N_("This text can't be read: {fault}"), fault=fault), "illegal"))
            return
        self._take(taken)
        self.set_up()

    def _start_from(self, name: str) -> None:
        self._take(self.boards[name])
        self.set_up()

    # ------------------------------------------------------------ the board in the fields

    def written(self) -> Board:
        """The board as it stands in the fields."""
        now = self._board
        for side in now.sides:
            for zone in ZONES:
                side = side.with_zone(zone, tuple(self._fields[side.name, zone].value.splitlines()))
            life, mana = self._numbers[side.name]
            now = now.with_side(Side(side.name, life.value, mana.value.strip(), side.lines))
        others = tuple((key, value) for key, value in now.top if key not in ("turn", "priority"))
        return Board(now.sides, (*others, ("turn", self.turn.value), ("priority", self.caster.value)), now.rest)

    def _take(self, taken: Board) -> None:
        """Write a board into the fields."""
        self._board, top = taken, dict(taken.top)
        names = tuple(side.name for side in taken.sides)
        for chooser, key in ((self.turn, "turn"), (self.caster, "priority")):
            chooser.options = names
            chooser.value = top.get(key, top.get("turn", "A"))
        self.to.options = tuple(f"{name}: {zone}" for name in names for zone in ZONES)
        self.to.index = 0
        self._numbers = {side.name: self._numbers_of(side) for side in taken.sides}
        self._fields = {(side.name, zone): self._field(side.name, zone, side.zone(zone))
                        for side in taken.sides for zone in ZONES}
        self.sides.children = tuple(self._side(name) for name in names)

    def _numbers_of(self, side: Side) -> tuple[w.BoundedIntText, w.Text]:
        life = w.BoundedIntText(side.life, min=0, max=999, description=say(N_("{player}'s life"), player=side.name))
        return life, w.Text(side.mana, description=say(N_("{player}'s mana"), player=side.name), placeholder="{R}{R}{U}")

    def _field(self, name: str, zone: str, lines: tuple[str, ...]) -> w.Textarea:
        words = say(N_("{player}: {zone}, one card on a line"), player=name, zone=say(NAMES[zone]))
        return w.Textarea("\n".join(lines), rows=SEEN[zone], placeholder=words, description=f"{name}: {zone}",
                          tooltip=words, layout={"width": "100%"})

    def _side(self, name: str) -> w.Box:
        made = box("card", (html("", page.heading(name)), *self._numbers[name],
                            *(self._fields[name, zone] for zone in ZONES)))
        made.add_class("mtg-choices")
        return made

    # ------------------------------------------------------------ showing

    @property
    def text(self) -> str:
        """The board and the panel as plain text."""
        return self.written().text + (f"\n{self.panel.text}" if self.panel else "")

    def __repr__(self) -> str:
        return self.text

    def _repr_mimebundle_(self, include=None, exclude=None) -> dict[str, Any]:
        return {**self.widget._repr_mimebundle_(), "text/plain": self.text}
