"""How games, spells, traces, bills, cards and explanations show themselves in a notebook.

The floors below know nothing of pictures: this module tells IPython, when a notebook asks for it.
"""

from collections.abc import Callable
from typing import Any, Protocol

from ..cards import Card
from ..casting import Bill
from ..game import Game, Spell
from ..teaching import Explanation
from ..walk import Trace
from .bill import bill
from .card import card
from .cast_map import cast_map
from .effects import effect_order
from .explanation import explanation
from .table import table


class Showing(Protocol):
    """What can be shown: as HTML, and all of it as plain text."""

    text: str

    def html(self) -> str: ...


#: What shows which class.
SHOWN_BY: dict[type, Callable[[Any], Showing]] = {
    Trace: cast_map, Bill: bill, Spell: effect_order, Game: table, Card: card, Explanation: explanation}


def register(ip: Any = None) -> None:
    """Let the results of cells show themselves as pictures, and in a terminal as the pictures' text.

    ip: an IPython shell; the running one when nothing is given; without one, nothing happens.
    """
    if ip is None:
        from IPython import get_ipython

        ip = get_ipython()
    if ip is None:
        return
    formatters = ip.display_formatter.formatters
    for cls, show in SHOWN_BY.items():
        formatters["text/html"].for_type(cls, lambda value, show=show: show(value).html())
        formatters["text/plain"].for_type(cls, lambda value, p, cycle, show=show: p.text(show(value).text))
