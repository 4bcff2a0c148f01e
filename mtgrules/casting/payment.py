"""Can mana pay a cost, and with what: complete and exact (118.3, 601.2h).

Plain symbols are matched to units of mana (a bipartite matching by augmenting paths, after
Kuhn 1955); generic mana takes whatever is left.  Greedy choices are wrong as soon as one
unit can pay for two symbols, so there are none here.
"""

from collections.abc import Sequence

from ..book import Value
from ..cards import Mana

#: Every type of mana; a unit of type "*" is any of them.
TYPES = frozenset("WUBRGC")


class Unit(Value):
    """One unit of mana that is there, or that a mana ability could make.

    types: what it can be.  source: id of the object that would make it; None when it floats.
    """

    types: frozenset[str]
    source: int | None = None


class Match(Value):
    """How a cost is paid, or what is missing.

    pays: for each symbol (a letter) which unit pays it; generic ones under "generic".
    missing: symbols that nothing can pay.  short: how much generic mana is missing.
    """

    pays: tuple[tuple[str, int], ...]
    missing: tuple[str, ...] = ()
    short: int = 0

    @property
    def paid(self) -> bool:
        """True when everything is paid."""
        return not self.missing and not self.short


def match(cost: Mana, units: Sequence[Unit]) -> Match:
    """Pay a cost with units of mana; units that come first are preferred.

    cost: plain symbols and generic mana.  Returns a full payment whenever one exists.
    """
    pips = [s for s in cost.pips]
    owner: dict[int, int] = {}  # unit -> pip
    missing = tuple(pip for number, pip in enumerate(pips) if not _augment(number, pips, units, owner, set()))
    pays = [(pips[pip], unit) for unit, pip in owner.items()]
    free = [i for i in range(len(units)) if i not in owner][: cost.generic]
    pays += [("generic", unit) for unit in free]
    return Match(tuple(pays), missing, cost.generic - len(free))


def _augment(pip: int, pips: list[str], units: Sequence[Unit], owner: dict[int, int], seen: set[int]) -> bool:
    """Find a unit for a pip, moving other pips to other units where that helps."""
    wanted = pips[pip].split("/")
    for number, unit in enumerate(units):
        if number in seen or unit.types.isdisjoint(wanted):
            continue
        seen.add(number)
        if number not in owner or _augment(owner[number], pips, units, owner, seen):
            owner[number] = pip
            return True
    return False
