"""Pictures: graphs made from traces, spells, bills and games, each with its full text form.

``stack``, ``effect_order``, ``cast_map``, ``bill``, ``before_after``, ``table`` and ``card`` give a
:class:`Picture`; ``register`` lets results show themselves in a notebook.  Nothing is decided here: a picture
shows what stands in what it is made from.
"""

from .before_after import before_after
from .bill import bill
from .card import card
from .cast_map import cast_map
from .effects import effect_order
from .picture import Picture
from .register import register
from .renderer import NotDrawn, draw_with, renderers
from .stack import stack
from .table import table

__all__ = ["NotDrawn", "Picture", "before_after", "bill", "card", "cast_map", "draw_with", "effect_order",
           "register", "renderers", "stack", "table"]
