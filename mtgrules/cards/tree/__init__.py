"""The instruction tree: what a card's text says, as structure.

A card's text is a row of *lines* (paragraphs, 113.2c).  A line is a spell ability (a
row of instructions, each a sentence), a splice ability, keywords, or a static,
activated or triggered ability.  Instructions do something to *nouns*: what is
targeted, chosen, each, "this", "that".  The same tree is written as English
(:mod:`mtgrules.cards.english`), done to a game (:mod:`mtgrules.effects`) and drawn.

No node holds words of a card: as strings, a tree has only names, symbols, types,
zones, keyword and instruction names.  The tag of each node (``do``, ``what``,
``line``, ``when``) is how data files name it.
"""

from . import (
    amounts,
    conditions,
    costs,
    events,
    instructions,
    keywords,
    lines,
    nouns,
    playing,
    quality,
    replacing,
    shaping,
    statics,
)
from .amounts import *
from .conditions import *
from .events import *
from .instructions import *
from .lines import *
from .node import Node
from .nouns import *
from .playing import *
from .replacing import *
from .statics import *
from .walking import in_itself, names_itself, nodes, numbered, on_their_own, rebuilt, targets_of

# A tree is recursive: instructions hold keywords, keywords costs, and costs instructions.  Each module is told
# the names that it can't import from below, so that data files can be read into the classes.
for _module in (quality, nouns, keywords, costs, *instructions.FAMILIES):
    vars(_module).update(AnyInstruction=AnyInstruction, Cost=Cost, CountersOn=CountersOn, CountOf=CountOf, Keyword=Keyword,
                         Line=Line)
for _module in (statics, shaping):
    vars(_module).update(ActivatedLine=ActivatedLine, Line=Line)

# A new node is exported without being written down here once more.
__all__ = sorted({
    "Amount", "AnyInstruction", "Condition", "Keyword", "Line", "Noun", "Static", "TriggerEvent",
    "in_itself", "names_itself", "nodes", "numbered", "on_their_own", "rebuilt", "targets_of",
    *(name for part in (nouns, amounts, conditions, instructions, statics, playing, replacing, events, lines)
      for name, found in vars(part).items()
      if isinstance(found, type) and issubclass(found, Node)),
})
