"""The page of a rule: what it says in our words, where it is carried out, its scenarios, its notebooks.

A rule number on a page is a small heading that unfolds into this (a ``<details>`` element): the keyboard opens it
without any program behind it, in an exported page too.
"""

import re
from collections.abc import Iterable
from html import escape

from ..book import N_, UnknownRule, Value, official_text, rule
from .citations import Place, Shown, ids_in, notebooks, places, scenarios
from .html import block
from .sketch import say
from .symbols import symbols

#: At most so many scenarios and places stand on a page that is folded into a text.
MOST_FOLDED = 3


class RulePage(Value):
    """What there is about a rule; as the last line of a cell it shows itself.

    summary: in our words.  places: where it is carried out.  notebooks: that speak of it, its own lesson first.
    official: the official paragraph, if the user has brought it.
    """

    id: str
    summary: str
    see: tuple[str, ...] = ()
    places: tuple[Place, ...] = ()
    scenarios: tuple[Shown, ...] = ()
    notebooks: tuple[str, ...] = ()
    official: str = ""

    def parts(self, most: int | None = None) -> tuple[tuple[str, tuple[str, ...]], ...]:
        """The lists on the page, each with its heading.  most: so many entries of each, and how many more there are."""
        lists = ((say(N_("Carried out in")), tuple(one.label for one in self.places)),
                 (say(N_("Scenarios")), tuple(one.label for one in self.scenarios)),
                 (say(N_("Notebooks")), self.notebooks), (say(N_("See also")), self.see))
        return tuple((head, _cut(entries, most)) for head, entries in lists if entries)

    @property
    def text(self) -> str:
        """All of it as plain text."""
        lines = [f"{self.id}: {self.summary}", *([self.official] if self.official else [])]
        for head, entries in self.parts():
            lines += [f"{head}:", *(f"  {entry}" for entry in entries)]
        return "\n".join(lines)

    def fragment(self, most: int | None = None) -> str:
        """The page as HTML, for a page that has the style already."""
        quoted = f"<blockquote>{escape(self.official)}</blockquote>" if self.official else ""
        lists = "".join(f"<p>{escape(head)}:</p><ul>{''.join(f'<li>{escape(entry)}</li>' for entry in entries)}</ul>"
                        for head, entries in self.parts(most))
        return f'<div class="mtg-rulepage"><p><b>{escape(self.id)}</b> {escape(self.summary)}</p>{quoted}{lists}</div>'

    def html(self) -> str:
        """The page as HTML that stands for itself."""
        return f'{block()}<div class="mtg-html">{self.fragment()}</div>'

    def _repr_mimebundle_(self, include=None, exclude=None) -> dict[str, str]:
        return {"text/plain": self.text, "text/html": self.html()}

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return self.text


def _cut(entries: tuple[str, ...], most: int | None) -> tuple[str, ...]:
    if most is None or len(entries) <= most + 1:
        return entries
    return (*entries[:most], say(N_("and {count} more"), count=len(entries) - most))


def rule_page(id: str) -> RulePage:
    """The page of a rule.  Raises UnknownRule, which suggests the nearest id, and TypeError for what is no text."""
    found = rule(id)
    lessons = notebooks().get(id, ())
    own = tuple(name for name in lessons if id.startswith(name.partition("_")[0]))
    rest = tuple(name for name in lessons if name not in own)
    return RulePage(id, found.summary, found.see, places().get(id, ()), scenarios().get(id, ()), own + rest,
                    official_text(id) or "")


# ---------------------------------------------------------------- rule numbers that unfold


def rule_tag(id: str) -> str:
    """A rule number that unfolds into its page; a number that the book does not have stays as it is."""
    try:
        page = rule_page(id)
    except UnknownRule:
        return escape(id)
    return (f'<details class="mtg-rule"><summary title="{escape(page.summary)}">{escape(id)}</summary>'
            f"{page.fragment(MOST_FOLDED)}</details>")


def with_rules(text: str) -> str:
    """Words as HTML, escaped, with every rule number made to unfold and every symbol drawn.

    Not for the inside of a paragraph (``<p>``), which would end there.
    """
    known = ids_in(text)
    if not known:
        return symbols(text)
    ids = "|".join(map(re.escape, sorted(known, key=len, reverse=True)))
    pattern = re.compile(rf"(\(?(?<![\d.])(?:{ids})(?![\w])[),.;:]*)")
    return "".join(_with_its_signs(part) if odd % 2 else symbols(part) for odd, part in enumerate(pattern.split(text)))


def _with_its_signs(part: str) -> str:
    """A rule number that unfolds, with the bracket and the stop around it, which stay on its line."""
    before, id, after = re.fullmatch(r"(\(?)(.*?)([),.;:]*)", part).groups()
    tag = rule_tag(id)
    return f'<span class="mtg-cite">{before}{tag}{after}</span>' if before or after else tag


def rules_of(ids: Iterable[str]) -> str:
    """A line of rule numbers that unfold; "" for none."""
    tags = [rule_tag(id) for id in dict.fromkeys(ids)]
    return f'<div class="mtg-rules">{escape(say(N_("Rules:")))} {" ".join(tags)}</div>' if tags else ""
