"""An explanation as a page: the same words, with every rule number to unfold."""

from ..book import Value
from ..teaching import Explanation
from .html import block
from .rule_page import with_rules


class Told(Value):
    """An explanation to be shown.  lines: its words."""

    lines: tuple[str, ...]

    @property
    def text(self) -> str:
        """All of it as plain text."""
        return "\n".join(self.lines)

    def fragment(self) -> str:
        """Line by line, with the distance from the margin that each has, for a page that has the style already."""
        return "".join(map(_line, self.lines))

    def html(self) -> str:
        """The words as HTML that stands for itself."""
        return f'{block()}<div class="mtg-html">{self.fragment()}</div>'


def explanation(what: Explanation | str) -> Told:
    """What shows an explanation, or any words, in a notebook."""
    return Told(tuple(str(what).split("\n")))


def _line(line: str) -> str:
    words = line.lstrip()
    return f'<div style="margin-left:{(len(line) - len(words)) / 2:g}em">{with_rules(words) or "&nbsp;"}</div>'
