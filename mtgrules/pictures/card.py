"""A card as a text frame: its name, cost, type line, text and size, with the symbols drawn.

A spell shows its text as it now stands: what was spliced on is marked, with the card it comes from.  What of a text
is not simulated is named below it.  No picture from anywhere: all of it is text and lines.
"""

from html import escape
from typing import Literal

from ..book import N_, Value
from ..cards import Card
from ..game import Object, Placed, Spell, text_of
from .html import block
from .lines import warnings_about, words_of
from .sketch import clean, say
from .symbols import symbols

#: What a frame is tinted with.
Tint = Literal["white", "blue", "black", "red", "green", "gold", "none"]


class FrameLine(Value):
    """A line of text.  origin: the card it is printed on, when that is another one."""

    text: str
    origin: str = ""


class Frame(Value):
    """A card in a frame; as the last line of a cell it shows itself.

    name: what it is called.  cost: its mana cost, "" for none.  size: power and toughness, "" for none.
    note: where it is, or what it is there for.  warnings: what of its text is not simulated.
    """

    name: str
    cost: str
    type_line: str
    lines: tuple[FrameLine, ...]
    size: str = ""
    tint: Tint = "none"
    note: str = ""
    warnings: tuple[str, ...] = ()

    @property
    def title(self) -> str:
        """What the frame shows."""
        return say(N_("The card {name}"), name=self.name)

    @property
    def text(self) -> str:
        """All of it as plain text."""
        head = f"{self.name}  {self.cost}" if self.cost else self.name
        told = [head, self.type_line, *map(_told, self.lines), self.size, self.note]
        return "\n".join([*filter(None, told), *map(_warned, self.warnings)])

    def fragment(self) -> str:
        """The frame as HTML, for a page that has the style already."""
        cost = symbols(self.cost) if self.cost else f'<span class="mtg-small">{escape(say(N_("no mana cost")))}</span>'
        text = "".join(map(_line, self.lines))
        more = "".join(f'<p class="mtg-small">{escape(one)}</p>' for one in (*map(_warned, self.warnings), self.note) if one)
        size = f'<div class="mtg-size">{escape(self.size)}</div>' if self.size else ""
        return (f'<div class="mtg-frame mtg-tint-{self.tint}" role="group" aria-label="{escape(self.title)}">'
                f'<div class="mtg-nameline"><b>{escape(self.name)}</b><span>{cost}</span></div>'
                f'<div class="mtg-typeline">{escape(self.type_line)}</div>'
                f'<div class="mtg-textbox">{text}{more}</div>{size}</div>')

    def html(self) -> str:
        """The frame as HTML that stands for itself."""
        return f'{block()}<div class="mtg-html">{self.fragment()}</div>'

    def _repr_mimebundle_(self, include=None, exclude=None) -> dict[str, str]:
        return {"text/plain": self.text, "text/html": self.html()}

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return self.text


def card(what: Card | Object, note: str = "") -> Frame:
    """A card, or an object with its text as it now stands, in a frame.

    note: said below the text.
    """
    object_ = what if isinstance(what, Object) else Object(0, what, "", "", "")
    printed = object_.card
    size = f"{printed.power}/{printed.toughness}" if printed.power is not None else ""
    return Frame(object_.label, printed.mana_cost or "", printed.type_line, _lines(object_), size, _tint(printed), note,
                 warnings_about(object_))


def _lines(object_: Object) -> tuple[FrameLine, ...]:
    """What is printed; of a spell, the text as it now stands."""
    if isinstance(object_, Spell):
        return tuple(_frame_line(object_, placed) for placed in text_of(object_))
    return tuple(map(FrameLine, filter(None, object_.card.rules_text.split("\n"))))


def _frame_line(object_: Object, placed: Placed) -> FrameLine:
    return FrameLine("\n".join(words_of(object_, placed)), placed.origin if placed.gained else "")


def _tint(printed: Card) -> Tint:
    if len(printed.colors) > 1:
        return "gold"
    return printed.colors[0] if printed.colors else "none"


# ---------------------------------------------------------------- pieces


def _from(line: FrameLine) -> str:
    return say(N_("added by splicing, from {card}:"), card=line.origin)


def _told(line: FrameLine) -> str:
    return f"{_from(line)} {line.text}" if line.origin else line.text


def _warned(name: str) -> str:
    return say(N_("! not simulated: {names}"), names=clean(name))


def _line(line: FrameLine) -> str:
    said = symbols(line.text).replace("\n", "<br>")
    if not line.origin:
        return f"<p>{said}</p>"
    return f'<p class="mtg-added"><span class="mtg-small">{escape(_from(line))}</span><br>{said}</p>'
