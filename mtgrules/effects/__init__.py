"""One function per instruction: what a text does to a game.

``table.DO`` is the table; :func:`follow` carries out one instruction.  Resolution, mana
abilities and costs all use it.  An instruction that is not in the table is *not simulated*:
it is named where it stands and nothing is guessed.
"""

from .doing import Doing, did
from .entering import enter
from .follow import follow, name_of
from .reading import not_simulated_on
from .table import DO, LATER

__all__ = ["DO", "Doing", "LATER", "did", "enter", "follow", "name_of", "not_simulated_on"]
