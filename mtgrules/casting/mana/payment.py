"""Can mana pay a cost, and with what: complete and exact (118.3, 601.2h).

Units of mana that can be the same types are one class; symbols are matched to classes by augmenting
paths (a bipartite matching, after Kuhn 1955); generic mana takes whatever is left.  Greedy choices are
wrong as soon as one unit can pay for two symbols, so there are none here.
"""

from collections.abc import Iterator, Sequence
from functools import lru_cache

from ...book import Value
from ...cards import Mana

#: Every type of mana; a unit of type "*" is any of them.
TYPES = frozenset("WUBRGC")
#: What a unit from a snow source pays for besides its type (107.4h).
SNOW = "S"


class Unit(Value):
    """One unit of mana that is there, or that could be made; or something else that pays for one.

    types: what it can pay for, generic mana aside: types of mana, and "S" if it comes from a snow source.
    source: id of the object that would make it; None when it floats.
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


def match(cost: Mana, units: Sequence[Unit], besides: Sequence[Unit] = ()) -> Match:
    """Pay a cost with units of mana; units that come first are preferred.

    cost: plain symbols, symbols with halves that are all types of mana ("W/U"), and generic mana.
    besides: units that are used only where the others do not do; numbered on from them.
    Returns a full payment whenever one exists.
    """
    if not units and not besides:
        return Match((), cost.pips, cost.generic)
    matching = Matching()
    matching.add(units, 0)
    missing = [pip for pip in cost.pips if not matching.pay(pip)]
    if besides:
        matching.add(besides, len(units))
        missing = [pip for pip in missing if not matching.pay(pip)]
    pays, short = matching.pays(), cost.generic
    if short:
        free = matching.free()[:short]
        pays += [("generic", number) for number in free]
        short -= len(free)
    return Match(tuple(pays), tuple(missing), short)


class Matching:
    """A matching while it is made: classes of units, by what they can pay for, and the symbols that each class pays."""

    def __init__(self) -> None:
        self.numbers: dict[frozenset[str], list[int]] = {}
        self.taken: dict[frozenset[str], list[str]] = {}
        self.suited: dict[str, list[frozenset[str]]] = {}

    def add(self, units: Sequence[Unit], first: int) -> None:
        """More units, numbered from ``first``."""
        for number, unit in enumerate(units, first):
            if unit.types in self.numbers:
                self.numbers[unit.types].append(number)
            else:
                self.numbers[unit.types], self.taken[unit.types] = [number], []
        self.suited.clear()

    def pay(self, pip: str, seen: set[frozenset[str]] | None = None) -> bool:
        """Find a class with room for a symbol, moving other symbols to other classes where that helps."""
        suited = self._suited(pip)
        for types in suited:
            if len(self.taken[types]) < len(self.numbers[types]):
                self.taken[types].append(pip)
                return True
        seen = set() if seen is None else seen
        return any(self._make_room(types, pip, seen) for types in suited if types not in seen)

    def _make_room(self, types: frozenset[str], pip: str, seen: set[frozenset[str]]) -> bool:
        seen.add(types)
        for other in dict.fromkeys(self.taken[types]):
            if other != pip and self.pay(other, seen):
                self.taken[types].remove(other)
                self.taken[types].append(pip)
                return True
        return False

    def _suited(self, pip: str) -> list[frozenset[str]]:
        if pip not in self.suited:
            wanted = halves(pip)
            self.suited[pip] = [types for types in self.numbers if not types.isdisjoint(wanted)]
        return self.suited[pip]

    def pays(self) -> list[tuple[str, int]]:
        """Which unit pays each symbol."""
        return [pay for types, pips in self.taken.items() if pips for pay in zip(pips, self.numbers[types], strict=False)]

    def free(self) -> list[int]:
        """The units that pay for no symbol, in order."""
        return sorted([n for types, numbers in self.numbers.items() for n in numbers[len(self.taken[types]):]])


@lru_cache
def halves(symbol: str) -> frozenset[str]:
    """The letters that a symbol can be paid with."""
    return frozenset(symbol.split("/"))


def distinct(cost: Mana, pool: Sequence[tuple[frozenset[str], int]]) -> Iterator[tuple[int, ...]]:
    """Every different payment, as how many units of each class are spent; many of the first class come first.

    pool: classes of mana (what a unit can pay for) and how many units of each are there.  Symbol by symbol, the
    lots that could have been spent so far are a set, so equal ones are followed once.
    """
    lots = {(0,) * len(pool)}
    for pip in (*cost.pips, *("generic",) * cost.generic):
        suits = [n for n, (types, _) in enumerate(pool) if pip == "generic" or not types.isdisjoint(halves(pip))]
        lots = {(*lot[:n], lot[n] + 1, *lot[n + 1:]) for lot in lots for n in suits if lot[n] < pool[n][1]}
    yield from sorted(lots, reverse=True)
