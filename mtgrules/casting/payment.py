"""Can mana pay a cost, and with what: complete and exact (118.3, 601.2h).

Units of mana that can be the same types are one class; symbols are matched to classes by augmenting
paths (a bipartite matching, after Kuhn 1955); generic mana takes whatever is left.  Greedy choices are
wrong as soon as one unit can pay for two symbols, so there are none here.
"""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import repeat

from ..book import Value
from ..cards import Mana

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


Classes = dict[frozenset[str], list[int]]


def match(cost: Mana, units: Sequence[Unit], besides: Sequence[Unit] = ()) -> Match:
    """Pay a cost with units of mana; units that come first are preferred.

    cost: plain symbols, symbols with halves that are all types of mana ("W/U"), and generic mana.
    besides: units that are used only where the others do not do; numbered on from them.
    Returns a full payment whenever one exists.
    """
    classes: Classes = {}
    _classed(classes, units, 0)
    taken: dict[frozenset[str], list[str]] = {}
    missing = [pip for pip in cost.pips if not _augment(pip, classes, taken, set())]
    if besides:
        _classed(classes, besides, len(units))
        missing = [pip for pip in missing if not _augment(pip, classes, taken, set())]
    pays = [pay for types, pips in taken.items() for pay in zip(pips, classes[types], strict=False)]
    short = cost.generic
    if short:
        free = sorted(n for types, numbers in classes.items() for n in numbers[len(taken.get(types, ())):])[:short]
        pays += zip(repeat("generic"), free)  # noqa: B905 - the shorter one decides
        short -= len(free)
    return Match(tuple(pays), tuple(missing), short)


def _classed(classes: Classes, units: Sequence[Unit], first: int) -> None:
    for number, unit in enumerate(units, first):
        classes.setdefault(unit.types, []).append(number)


def _augment(pip: str, classes: Classes, taken: dict[frozenset[str], list[str]], seen: set[frozenset[str]]) -> bool:
    """Find a class with room for a pip, moving other pips to other classes where that helps."""
    suits = halves(pip)
    for types, numbers in classes.items():
        if types in seen or types.isdisjoint(suits):
            continue
        seen.add(types)
        pips = taken.setdefault(types, [])
        if len(pips) < len(numbers):
            pips.append(pip)
            return True
        for place, other in enumerate(pips):
            if other != pip and _augment(other, classes, taken, seen):
                pips[place] = pip
                return True
    return False


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
