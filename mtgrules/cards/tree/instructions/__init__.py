"""What a text tells a player to do: one class for each instruction, a module for each family (as in ``effects/``).

To add one: a class in the module of its family, a template in the module of the same name in ``english/acts/``, a
function in ``effects/`` and its row in ``effects/table.py``.
"""

from typing import Union

from ..costs import *
from ..keywords import *
from . import (
    becoming,
    cards,
    changes,
    compound,
    damage_and_life,
    exiling,
    faces,
    hands,
    permanents,
    spells_and_mana,
)
from .base import Instruction
from .becoming import *
from .cards import *
from .changes import *
from .compound import *
from .damage_and_life import *
from .exiling import *
from .faces import *
from .hands import *
from .permanents import *
from .spells_and_mana import *

FAMILIES = (damage_and_life, cards, hands, exiling, permanents, faces, changes, becoming, spells_and_mana, compound)

#: Every instruction there is.
AnyInstruction = Union[tuple(Instruction.__subclasses__())]
