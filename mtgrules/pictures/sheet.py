"""A whole cast as one page: a single HTML file with the steps, the reasons and the pictures in it.

Nothing in the file points outside, so it can be mailed, printed, or kept.
"""

from collections.abc import Iterable
from html import escape

from ..book import N_, demand
from ..casting import Bill, Casting
from ..game import Game, Object
from ..teaching import verdict
from ..turn import after_resolution
from ..walk import Trace
from .before_after import before_after
from .bill import bill
from .card import card
from .cast_map import cast_map
from .effects import effect_order
from .html import CSS
from .picture import SVG, Picture
from .rule_page import with_rules
from .ruling import asked
from .sketch import clean, say

#: What a page looks like that is no notebook: light or dark as its reader likes it.
PAGE = """
:root{color-scheme:light dark}
body{font-family:"DejaVu Sans",Verdana,sans-serif;max-width:960px;margin:2em auto;padding:0 1em;line-height:1.5}
h1{font-size:1.5em}h2{font-size:1.15em;margin-top:1.8em}
table{border-collapse:collapse;width:100%}
th,td{text-align:left;vertical-align:top;padding:.35em .8em .35em 0;border-bottom:1px solid currentColor}
.answer{border-left:5px solid currentColor;padding:.4em .9em;font-weight:600}
.mtg-frames{margin-top:1em}
pre{white-space:pre-wrap}
"""


def sheet(trace: Trace, resolution: Trace | None = None, title: str = "") -> str:
    """A cast, and how it resolves if that is given, as a whole HTML page.

    title: of the page; without it, the question that the cast answers.  Raises TypeError when it is given no trace.
    """
    demand(trace, Trace, "write a cast, as in mtg.sheet(mtg.cast(game, announcement)), or a resolution")
    title = clean(title or asked(trace))
    parts = [f"<h1>{escape(title)}</h1>", *_told(trace), *_pictures(_of_cast(trace))]
    if resolution is not None:
        parts += [_heading(say(N_("The resolution"))), *_told(resolution), *_pictures(_of_resolution(trace, resolution))]
    return (f'<!DOCTYPE html>\n<html lang="en"><head><meta charset="utf-8"><title>{escape(title)}</title>'
            f'<meta name="viewport" content="width=device-width"><style>{CSS}{PAGE}</style></head>'
            f'<body class="mtg-html"><main>\n{chr(10).join(parts)}\n</main></body></html>\n')


def _told(trace: Trace) -> Iterable[str]:
    """The answer, the reasons, the cards and the table of the steps."""
    yield f'<div class="answer">{with_rules(verdict(trace))}</div>'
    if trace.reasons:
        yield "<ul>" + "".join(f"<li>{with_rules(str(reason))}</li>" for reason in trace.reasons) + "</ul>"
    yield _frames(trace)
    yield _heading(say(N_("Step by step"))) + _table(trace)


def _heading(words: str) -> str:
    return f"<h2>{escape(words)}</h2>"


def _table(trace: Trace) -> str:
    names = {row.rule: row.name for row in trace.table}
    head = "".join(f'<th scope="col">{escape(one)}</th>' for one in
                   (say(N_("step")), say(N_("asked")), say(N_("what happens")), say(N_("rule"))))
    body = "".join(f'<tr><th scope="row">{escape(row["step"])} {escape(names.get(row["step"], ""))}</th>'
                   f'<td>{with_rules(row["asked"])}</td><td>{with_rules(row["chosen"])}</td><td>{with_rules(row["rule"])}</td></tr>'
                   for row in trace.rows())
    return f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"


def _frames(trace: Trace) -> str:
    """The card that is cast, and those that are spliced onto it."""
    if not isinstance(trace.now, Casting):
        return ""
    said, game = trace.start.announcement, trace.start.game
    frames = [card(found).fragment() for found in map(game.find, (said.card, *(said.splices or ())))
              if isinstance(found, Object)]
    return f'<div class="mtg-frames">{"".join(frames)}</div>'


def _of_cast(trace: Trace) -> Iterable[Picture]:
    yield cast_map(trace)
    if isinstance(trace.now, Casting) and isinstance(trace.now.bill, Bill):
        yield bill(trace)
    if trace.complete:
        yield effect_order(trace)


def _of_resolution(trace: Trace, resolution: Trace) -> Iterable[Picture]:
    yield effect_order(resolution)
    if resolution.complete:
        before: Game = trace.now.game
        yield before_after(before, after_resolution(resolution))


def _pictures(pictures: Iterable[Picture]) -> Iterable[str]:
    """The pictures as parts of the page; there an SVG needs no name of its language."""
    return (one.figure().replace(f' xmlns="{SVG}"', "") for one in pictures)
