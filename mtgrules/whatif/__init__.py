"""What if: explore every way to go on, compare two.  Results are rows; pandas is loaded on demand."""

from .explore import Comparison, Difference, Exploration, Way, compare, complete_casts, explore
from .mend import Change, Mend, mend

__all__ = ["Change", "Comparison", "Difference", "Exploration", "Mend", "Way", "compare", "complete_casts", "explore", "mend"]
