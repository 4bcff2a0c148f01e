"""The instruction tree: what a card's text says, as structure.

A card's text is a row of *lines* (paragraphs, 113.2c).  A line is a spell ability (a
row of instructions, each a sentence), a splice ability, keywords, or a static,
activated or triggered ability.  Instructions do something to *nouns*: what is
targeted, chosen, each, "this", "that".  The same tree is written as English
(:mod:`mtgrules.cards.english`), done to a game (:mod:`mtgrules.effects`) and drawn.

No node holds words of a card: as strings, a tree has only names, symbols, types,
zones, keyword and instruction names.  The tag of each node (``do``, ``what``,
``line``, ``when``) is how data files name it.

To add an instruction: a class here, a template in ``english/``, a function in
``effects/``; the tests of the neighbours show the rest.
"""

from . import abilities, instructions, nouns
from .abilities import *
from .instructions import *
from .nouns import *
from .walking import names_itself, nodes, numbered, rebuilt, targets_of

# A new node is exported without being written down here once more.
__all__ = sorted({
    "Amount", "AnyInstruction", "Condition", "Keyword", "Line", "Noun", "Static", "TriggerEvent",
    "names_itself", "nodes", "numbered", "rebuilt", "targets_of",
    *(name for part in (nouns, instructions, abilities) for name, found in vars(part).items()
      if isinstance(found, type) and issubclass(found, nouns.Node)),
})
