"""Pictures: graphs made from traces, spells, bills and games, each with its full text form; and other things to look at.

``stack``, ``effect_order``, ``cast_map``, ``bill``, ``before_after`` and ``table`` give a :class:`Picture`; ``card``
a frame with the text of a card; ``rule_page`` all there is about a rule; ``ruling`` an answer to send on; ``sheet`` a
whole cast as one page.  In a notebook, results show themselves (``register``).  Nothing is decided here: a picture
shows what stands in what it is made from.
"""

import sys

from .before_after import before_after
from .bill import bill
from .card import Frame, card
from .cast_map import cast_map
from .effects import effect_order
from .picture import Picture
from .register import register
from .renderer import NotDrawn, draw_with, renderers
from .rule_page import RulePage, rule_page
from .ruling import Ruling, ruling
from .sheet import sheet
from .stack import stack
from .table import table

__all__ = ["Frame", "NotDrawn", "Picture", "RulePage", "Ruling", "before_after", "bill", "card", "cast_map", "draw_with",
           "effect_order", "register", "renderers", "rule_page", "ruling", "sheet", "stack", "table"]

if "IPython" in sys.modules:  # in a notebook, results of cells show themselves from now on
    register()
