"""Pieces of a page: headings, paragraphs, tables and notes as HTML, every word of them escaped.

Headings begin at the third level, below the title and the sections of a notebook.  Nothing here knows a game.
"""

from base64 import b64encode
from collections.abc import Callable, Iterable
from html import escape
from typing import Any

import ipywidgets as w

from ..pictures.explanation import explanation
from ..pictures.rule_page import rule_tag, with_rules
from .model.views import Line


def heading(text: str, level: int = 4) -> str:
    """A heading inside a panel."""
    return f"<h{level}>{escape(text)}</h{level}>"


def paragraph(text: str, kind: str = "") -> str:
    """A paragraph; ``kind`` is the name of its look."""
    return f'<p class="mtg-{kind}">{escape(text)}</p>' if kind else f"<p>{escape(text)}</p>"


def cited(lines: Iterable[Line]) -> str:
    """Sentences, each with its rule, as a list."""
    items = "".join(f'<li class="mtg-{line.kind or "event"}">{with_rules(line.text)} {rule_tag(line.rule)}</li>'
                    for line in lines)
    return f"<ul>{items}</ul>" if items else ""


#: A cell of a table: words, or several lines of them.
Cell = str | tuple[str, ...]


def table(head: Iterable[str], rows: Iterable[Iterable[Cell]], bold_last: bool = False) -> str:
    """A table of words, with rules that unfold, and column headings; the first cell of a row names it."""
    body = [_row(tuple(row)) for row in rows]
    if body and bold_last:
        body[-1] = body[-1].replace("<tr>", '<tr class="mtg-total">', 1)
    top = "".join(f'<th scope="col">{escape(word)}</th>' for word in head)
    return f'<table class="mtg-table"><thead><tr>{top}</tr></thead><tbody>{"".join(body)}</tbody></table>'


def _row(cells: tuple[Cell, ...]) -> str:
    first, *rest = cells
    return f'<tr><th scope="row">{_cell(first)}</th>{"".join(f"<td>{_cell(cell)}</td>" for cell in rest)}</tr>'


def _cell(cell: Cell) -> str:
    return with_rules(cell) if isinstance(cell, str) else "".join(f"<div>{with_rules(line)}</div>" for line in cell)


def status(text: str, kind: str = "") -> str:
    """What just became true: read out by a screen reader when it changes."""
    return f'<div class="mtg-status mtg-{kind}" role="status" aria-live="polite">{escape(text)}</div>'


def notes(sentences: Iterable[str]) -> str:
    """What is not possible: text that the Tab key reaches, read out as a whole there; "" for nothing."""
    told = tuple(sentences)
    if not told:
        return ""
    items = "".join(f"<div>{with_rules(one)}</div>" for one in told)
    return f'<div class="mtg-note" role="note" tabindex="0" aria-label="{escape(" ".join(told))}">{items}</div>'


def pre(text: str, name: str) -> str:
    """Text as it is, which can be scrolled by keyboard."""
    return f'<pre class="mtg-text" tabindex="0" role="region" aria-label="{escape(name)}">{escape(text)}</pre>'


def told(text: str, name: str) -> str:
    """Lines of words with rules that unfold, which can be scrolled by keyboard."""
    return (f'<div class="mtg-text" tabindex="0" role="region" aria-label="{escape(name)}">'
            f"{explanation(text).fragment()}</div>")


def link(text: str, name: str, content: str, kind: str = "text/html") -> str:
    """A link that saves a file which is in the link itself.  name: of the file.  content: what is in it."""
    data = b64encode(content.encode()).decode()
    return f'<a download="{escape(name)}" href="data:{kind};base64,{data}">{escape(text)}</a>'


# ---------------------------------------------------------------- widgets that are changed in place


def html(kind: str = "", text: str = "") -> w.HTML:
    """An empty place for HTML; ``kind`` is the name of its look."""
    place = w.HTML(text)
    if kind:
        place.add_class(f"mtg-{kind}")
    return place


def put(widget: w.Widget, **values: Any) -> None:
    """Set traits of a widget, those only that differ: what does not change sends nothing to the page."""
    new = {name: value for name, value in values.items() if getattr(widget, name) != value}
    if new:
        with widget.hold_sync():
            for name, value in new.items():
                setattr(widget, name, value)


def show(widget: w.DOMWidget, yes: bool) -> None:
    """Show a widget or hide it; it stays where it is in the page, so the focus stays too."""
    put(widget.layout, display=None if yes else "none")


def button(words: str, do: Callable[..., Any], tooltip: str = "") -> w.Button:
    """A button that does something; ``do`` is called with the button."""
    made = w.Button(description=words, tooltip=tooltip)
    made.on_click(do)
    return made


def box(kind: str, children: Iterable[w.Widget], row: bool = False) -> w.Box:
    """A box with the name of its look."""
    made = (w.HBox if row else w.VBox)(tuple(children))
    made.add_class(f"mtg-{kind}")
    return made
