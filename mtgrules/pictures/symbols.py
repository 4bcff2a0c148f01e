"""Mana and tap symbols, drawn: a disc with its letters, as a piece of SVG that stands in a line of text.

Each says in words what it is, so a screen reader does not spell out braces, and its letters tell it apart without any
colour.  Nothing here knows a card.
"""

import re
from functools import lru_cache
from html import escape

from ..book import N_
from .sketch import say

_SYMBOL = re.compile(r"\{([^{}\s]+)\}")

#: Fills of discs, the same on light and on dark pages; the letters on them are nearly black.
FILLS = {"W": "#f5f0c8", "U": "#b0d8f0", "B": "#c4b8b4", "R": "#f0ac92", "G": "#a8d4b0", "C": "#d8d4d0", "S": "#d4e6f4"}
OTHER_FILL = "#dcd8d2"
INK = "#14110f"

NAMES = {"W": N_("white mana"), "U": N_("blue mana"), "B": N_("black mana"), "R": N_("red mana"), "G": N_("green mana"),
         "C": N_("colorless mana"), "S": N_("one mana from a snow source"), "X": N_("X mana"), "T": N_("tap"),
         "Q": N_("untap"), "P": N_("2 life"), "*": N_("one mana of any type")}


def symbols(text: str) -> str:
    """Words as HTML, escaped, with every symbol in braces drawn."""
    parts = _SYMBOL.split(text)
    return "".join(symbol(part) if odd % 2 else escape(part) for odd, part in enumerate(parts))


def named(text: str) -> str:
    """What a symbol means, in words: "R" is red mana, "2/W" 2 generic mana or white mana."""
    if text.isdigit():
        return say(N_("{number} generic mana"), number=text)
    if "/" in text:
        return say(N_(" or ")).join(map(named, text.split("/")))
    return say(NAMES[text]) if text in NAMES else text


@lru_cache(maxsize=256)
def symbol(text: str) -> str:
    """One symbol by the letters between its braces."""
    halves = text.split("/")
    first, last = (FILLS.get(half, OTHER_FILL) for half in (halves[0], halves[-1]))
    disc = f'<circle cx="10" cy="10" r="9.2" fill="{first}" stroke="{INK}" stroke-width=".8"/>'
    if len(halves) > 1 and halves[-1] != "P":
        disc += f'<path d="M16.5 3.5A9.2 9.2 0 0 1 3.5 16.5Z" fill="{last}"/>'
    words = escape(named(text))
    return (f'<svg class="mtg-symbol" data-symbol="{escape(text)}" viewBox="0 0 20 20" width="1.2em" height="1.2em" '
            f'role="img" aria-label="{words}" style="vertical-align:-.22em;margin:0 .06em"><title>{words}</title>'
            f'{disc}{_inside(halves)}</svg>')


def _inside(halves: list[str]) -> str:
    """The letters on the disc; for tapping, a bent arrow."""
    if halves == ["T"]:
        return (f'<path d="M5.5 12.5A5.2 5.2 0 1 1 13.6 14.2" fill="none" stroke="{INK}" stroke-width="2"/>'
                f'<path d="M10.4 13l5.6-.6-2.4 4.6z" fill="{INK}"/>')
    letters = ["φ" if half == "P" else half for half in halves]
    if len(letters) == 1:
        return _letters(letters[0], 10, 14.6, 13 if len(letters[0]) == 1 else 10)
    return "".join(_letters(letter, 6 + 8 * n / (len(letters) - 1), 10 + 6 * n / (len(letters) - 1), 8)
                   for n, letter in enumerate(letters))


def _letters(text: str, x: float, y: float, size: int) -> str:
    return (f'<text x="{x:g}" y="{y:g}" font-size="{size}" font-weight="700" text-anchor="middle" fill="{INK}" '
            f'font-family="DejaVu Sans, Verdana, sans-serif" aria-hidden="true">{escape(text)}</text>')
