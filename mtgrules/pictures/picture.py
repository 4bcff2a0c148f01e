"""What a picture is: a title, its DOT source, and its full text form.

A notebook shows it as a figure with an inline SVG that a keyboard reaches and a screen reader reads; a plain
terminal, a notebook that is not trusted and a machine without a renderer show the text.
"""

import hashlib
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from functools import lru_cache
from html import escape

from ..book import N_, Value
from . import renderer
from .citations import ids_in
from .dot import write_dot
from .html import block
from .rule_page import rules_of
from .sketch import Sketch, clean, say, write_text
from .style import FONT_FAMILY, STRONG, themed

#: The name of the language that pictures are drawn in.
SVG = "http://www.w3.org/2000/svg"
_SVG = "{%s}" % SVG
_LINK_TITLE = "{http://www.w3.org/1999/xlink}title"

ET.register_namespace("", SVG)


class Picture(Value):
    """A picture of something.

    title: what it shows.  dot: its DOT source.  text: everything it shows, in words.
    """

    title: str
    dot: str
    text: str

    @property
    def svg(self) -> str | None:
        """The picture as an SVG element; None when it cannot be drawn here."""
        try:
            return self._drawn()
        except renderer.NotDrawn:
            return None

    def _drawn(self) -> str:
        return _finished(renderer.draw(self.dot), self._scope, self.text)

    @property
    def _scope(self) -> str:
        """What all ids in the picture begin with, so that two pictures on one page do not clash."""
        return "p" + hashlib.sha256((self.title + self.dot).encode()).hexdigest()[:10]

    def html(self) -> str:
        """The picture as a figure, and below it the rules that it cites, each to unfold."""
        rules = rules_of(ids_in(self.text))
        return self.figure() + (f'{block()}<div class="mtg-html">{rules}</div>' if rules else "")

    def figure(self) -> str:
        """The picture as a figure; where it cannot be drawn, its text and why."""
        try:
            shown, why = self._drawn(), ""
        except renderer.NotDrawn as fault:
            why = "<p>" + escape(say(N_("Shown as text: {why}."), why=fault)) + "</p>"
            shown = f'<pre style="white-space:pre-wrap">{escape(self.text)}</pre>'
        caption = f'<figcaption style="font-weight:600;margin:0 0 .6em">{escape(clean(self.title))}</figcaption>'
        return f'<figure class="mtg-picture" style="margin:.8em 0">{caption}{shown}{why}</figure>'

    def _repr_mimebundle_(self, include=None, exclude=None) -> dict[str, str]:
        return {"text/plain": self.text, "text/html": self.html()}

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return self.text


def picture(sketch: Sketch) -> Picture:
    """The picture of a sketch."""
    return Picture(clean(sketch.title), write_dot(sketch), write_text(sketch))


# ---------------------------------------------------------------- from a renderer's SVG to one for a page


@lru_cache(maxsize=renderer.REMEMBERED)
def _finished(svg: str, scope: str, text: str) -> str:
    """A renderer's SVG made ready to stand in a page: reachable, described, in the page's colours."""
    try:
        root = ET.fromstring(svg)
    except ET.ParseError as fault:
        raise renderer.NotDrawn(f"the renderer's picture cannot be read: {fault}") from fault
    for element in list(root.iter()):
        _adapt(element, scope)
    root.attrib.update({"role": "img", "aria-label": text, "tabindex": "0",
                        "style": "max-width:100%;height:auto"})
    return ET.tostring(root, encoding="unicode")


def _adapt(element: ET.Element, scope: str) -> None:
    for child in [c for c in element if c.tag == _SVG + "title"]:
        element.remove(child)  # the renderer's own names of nodes
    if element.tag == _SVG + "a":
        tip = ET.Element(_SVG + "title")
        tip.text = element.attrib.pop(_LINK_TITLE, "")
        element.tag = _SVG + "g"
        element.insert(0, tip)
    if element.get("fill") == STRONG:
        element.set("font-weight", "600")
    element.attrib.update(dict(_adapted(element, scope)))


def _adapted(element: ET.Element, scope: str) -> Iterator[tuple[str, str]]:
    for name, value in element.attrib.items():
        if name == "id":
            yield name, f"{scope}-{value}"
        elif name in ("fill", "stroke"):
            yield name, themed(value)
        elif name == "font-family":
            yield name, FONT_FAMILY
