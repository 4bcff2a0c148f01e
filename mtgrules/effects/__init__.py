"""One function per instruction: what a text does to a game.

``table.DO`` is the table; :func:`follow` carries out one instruction.  Resolution, mana
abilities and costs all use it.  An instruction that is not in the table is *not simulated*:
it is named where it stands and nothing is guessed.
"""

from .doing import Doing, did
from .follow import follow, name_of, not_simulated_on
from .table import DO

__all__ = ["DO", "Doing", "did", "follow", "name_of", "not_simulated_on"]
