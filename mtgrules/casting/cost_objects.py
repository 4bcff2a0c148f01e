"""Objects for costs that are not mana: which permanents and cards can pay them, none twice (118.10).

In which order they are paid is told in :mod:`mtgrules.casting.order_of_payment`.
"""

from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import combinations

from ..book import replace
from ..cards import Chosen, Sacrifice, Tap, nodes
from ..game import Game, Object, candidates, characteristics, fits
from .total.bills import Action, Bill


def taps_something(bill: Bill) -> bool:
    """True when a cost taps permanents."""
    return any([isinstance(a.instruction, Tap) for a in bill.actions])


def kept_untapped(game: Game, by: str, bill: Bill) -> Iterator[frozenset[int]]:
    """Ways to set aside the permanents that a cost will tap, so that they make no mana before."""
    wanted = [chosen for a in bill.actions if isinstance(a.instruction, Tap) for chosen in _chosen(a)]
    yield from _set_aside(game, by, wanted, frozenset())


def _set_aside(game: Game, by: str, wanted: list[Chosen], taken: frozenset[int]) -> Iterator[frozenset[int]]:
    if not wanted:
        yield taken
        return
    first, rest = wanted[0], wanted[1:]
    pool = [o.id for o in _fitting(game, by, first) if o.id not in taken]
    for ids in _unlike(game, _sets(game, first, pool)):
        yield from _set_aside(game, by, rest, taken | frozenset(ids))


def _unlike(game: Game, sets: Iterable[tuple[int, ...]]) -> Iterator[tuple[int, ...]]:
    """The sets without those that are like an earlier one: which of two like permanents is tapped never matters."""
    seen = set()
    for ids in sets:
        alike = frozenset(Counter((o.card, o.sick, o.counters) for o in map(game.get, ids)).items())
        if alike not in seen:
            seen.add(alike)
            yield ids


def _sets(game: Game, chosen: Chosen, pool: list[int]) -> Iterator[tuple[int, ...]]:
    """The sets that could be tapped: so many, or any number with enough power together."""
    if not chosen.total_power:
        yield from combinations(pool, chosen.count)
        return
    power = {id: characteristics(game, game.get(id)).power or 0 for id in pool}
    for size in range(len(pool) + 1):
        yield from (ids for ids in combinations(pool, size) if sum(power[id] for id in ids) >= chosen.total_power)


def objects_for(game: Game, by: str, actions: tuple[Action, ...], source: int) -> tuple[tuple[int, ...], ...] | None:
    """Objects for every cost that asks for some, so that none is used twice (118.10); None when
    there are not enough.  Complete: a matching between places to fill and objects.

    source: the id of the object whose costs they are, which is not "another" one.
    """
    places = [(number, _fitting(game, by, chosen, source), isinstance(a.instruction, Tap))
              for number, (a, chosen) in enumerate(_asking(actions))
              for _ in range(0 if chosen.any_number else chosen.count)]
    owner: dict[tuple[bool, int], int] = {}
    for place in range(len(places)):
        if not _fill(place, places, owner, set()):
            return None
    groups: dict[int, list[int]] = {number: [] for number, _ in enumerate(_asking(actions))}
    for (_, id), place in owner.items():
        groups[places[place][0]].append(id)
    return tuple(tuple(ids) for ids in groups.values())


def _fill(place: int, places: list, owner: dict, seen: set) -> bool:
    _, fitting, only_taps = places[place]
    for object_ in fitting:
        key = (only_taps, object_.id)
        if key in seen:
            continue
        seen.add(key)
        if key not in owner or _fill(owner[key], places, owner, seen):
            owner[key] = place
            return True
    return False


def _asking(actions: tuple[Action, ...]) -> list[tuple[Action, Chosen]]:
    return [(a, chosen) for a in actions for chosen in _chosen(a)]


def _chosen(action: Action) -> tuple[Chosen, ...]:
    sacrifice = isinstance(action.instruction, Sacrifice)  # one sacrifices what one controls (701.21a)
    return tuple(replace(node, controller="you") if sacrifice else node
                 for node in nodes(action.instruction) if isinstance(node, Chosen))


def _fitting(game: Game, by: str, chosen: Chosen, source: int = 0) -> list[Object]:
    return [o for o in candidates(game, chosen) if isinstance(o, Object) and fits(game, chosen, o, by)
            and not (chosen.another and o.id == source)
            and (o.zone not in ("hand", "library") or o.owner == by)]
