"""Which mana abilities to activate so that a cost can be paid (601.2g): always found when there is a way.

What makes one unit at a time is a unit of several types for the matching.  What makes more at once, with
a choice, is tried lot by lot; equal lots are one, so their number does not explode.
"""

from collections import Counter
from collections.abc import Iterable, Iterator
from functools import lru_cache

from ...book import Value, replace
from ...cards import Card, Mana
from ...game import Game, Object, Spell
from .. import cost_objects
from ..announcement import Activation
from ..total.bills import Bill
from . import instead_of_mana
from .mana_abilities import floating, sources_for, symbols_of
from .payment import SNOW, Match, Unit, match
from .units import as_though, spent_as_any

#: One choice of a source: the number of its ability, and what that adds.
Choice = tuple[int, Mana]


class Made(Value):
    """A unit of mana that could be made, and the choices of its source that would make it.

    No choices: it is no mana, but something that pays instead (convoke and the like).
    """

    unit: Unit
    choices: tuple[Choice, ...]


#: What a source could make together, in one of its ways.
Lot = tuple[Made, ...]


def plan(game: Game, by: str, spell: Spell | None, cost: Mana,
         keep: frozenset[int] = frozenset(), besides: tuple[Unit, ...] = ()) -> tuple[Match, tuple[Activation, ...]]:
    """Which mana abilities to activate so that a cost can be paid.

    keep: ids of objects that must stay untapped for another cost.  besides: what else could pay
    for mana (convoke and the like), used only where mana does not do.
    Returns how the cost is paid (or what is missing, when nothing can pay it) and the
    activations, none of them idle.
    """
    pool = floating(game, by, spell)
    best = match(cost, pool)
    if best.paid:
        return best, ()
    helping = {unit.source: unit for unit in besides if unit.source not in keep}
    single, several = _sources(game, by, spell, keep, helping)
    as_any = spent_as_any(game, spell)
    if as_any:
        single, several = _widened(single, as_any), [tuple(_widened(lot, as_any) for lot in ways) for ways in several]
    for lot in _lots(several, cost):
        made = single + lot
        busy = {one.unit.source for one in made}
        found = match(cost, pool + tuple([one.unit for one in made]),
                      tuple([unit for id, unit in helping.items() if id not in busy]))
        if found.paid:
            return found, _activations(found, made, len(pool), as_any)
        if len(found.missing) + found.short < len(best.missing) + best.short:
            best = found
    return best, ()


def plan_bill(game: Game, by: str, spell: Spell, bill: Bill) -> tuple[bool, tuple[Activation, ...]]:
    """Whether the mana of a bill can be paid so that its other costs can still tap what they tap, and which mana
    abilities to activate; where not both can be, those that pay the mana alone."""
    besides = instead_of_mana.units(game, by, spell)
    found, anyway = plan(game, by, spell, bill.total, besides=besides)
    if not found.paid or not cost_objects.taps_something(bill):
        return found.paid, anyway
    for keep in cost_objects.kept_untapped(game, by, bill):
        found, activations = plan(game, by, spell, bill.total, keep, besides)
        if found.paid:
            return True, activations
    return False, anyway


def _widened(lot: Lot, as_any: frozenset[str]) -> Lot:
    """What could be made, where some of it may be spent as though it were mana of any color (609.4b)."""
    return tuple(replace(one, unit=replace(one.unit, types=as_though(one.unit.types, as_any))) for one in lot)


def _sources(game: Game, by: str, spell: Spell | None, keep: frozenset[int],
             helping: dict[int, Unit]) -> tuple[Lot, list[tuple[Lot, ...]]]:
    """What makes one unit at a time, and the ways of each source that could make more at once."""
    objects: dict[int, tuple[Object, tuple[int, ...]]] = {}
    for source, ability in sources_for(game, by, spell):
        if source.id not in keep:
            objects[source.id] = source, (*objects.get(source.id, (source, ()))[1], ability.number)
    single, several = [], []
    for source, numbers in objects.values():
        choices, types = _choices(source.card, numbers)
        if not choices:
            continue  # what it adds is known only as it is activated
        helps = helping.get(source.id)
        if types is None:
            several.append(tuple(_ways(source, choices, helps)))
        else:
            single.append(Made(Unit(types if helps is None else types | helps.types, source.id), choices))
    return tuple(single), several


# Cards never change, so what some abilities of one make is worked out once.
@lru_cache(maxsize=1024)
def _choices(card: Card, numbers: tuple[int, ...]) -> tuple[tuple[Choice, ...], frozenset[str] | None]:
    """The choices that some abilities of a card leave; the types of the one unit that they make, None when they could
    make more at once."""
    choices = tuple((a.number, made) for a in card.mana_abilities if a.number in numbers for made in a.outputs)
    symbols = [symbols_of(made) for _, made in choices]
    return choices, frozenset(s for some in symbols for s in some) | _snow(card) if all(len(s) == 1 for s in symbols) else None


def _ways(source: Object, choices: tuple[Choice, ...], helps: Unit | None) -> Iterator[Lot]:
    """Each lot that a source could make at once, or the one unit that it could pay for otherwise."""
    for choice in choices:
        yield tuple(Made(Unit(frozenset(symbol) | _snow(source.card), source.id), (choice,)) for symbol in symbols_of(choice[1]))
    if helps is not None:
        yield (Made(helps, ()),)


def _snow(card: Card) -> frozenset[str]:
    return frozenset(SNOW) if "snow" in card.supertypes else frozenset()


def _lots(several: Iterable[tuple[Lot, ...]], cost: Mana) -> Iterable[Lot]:
    """Every lot that sources of several units could make together, those alike for the cost once."""
    wanted = frozenset("".join(cost.pips))
    lots: dict[frozenset, Lot] = {frozenset(): ()}
    for ways in several:
        before, lots = lots, {}
        for lot in before.values():
            for way in ways:
                lots.setdefault(_alike(lot + way, wanted), lot + way)
    return lots.values()


def _alike(lot: Lot, wanted: frozenset[str]) -> frozenset:
    return frozenset(Counter(one.unit.types & wanted for one in lot).items())


def _activations(found: Match, made: Lot, first: int, as_any: frozenset[str]) -> tuple[Activation, ...]:
    """One activation for every source whose mana the payment uses."""
    used: dict[int, Activation] = {}
    for symbol, number in found.pays:
        one = made[number - first] if first <= number < first + len(made) else None
        choice = _choice(one, symbol, as_any) if one else None
        if choice is not None:
            used.setdefault(one.unit.source, Activation(one.unit.source, choice[0], choice[1].text))
    return tuple(used.values())


def _choice(one: Made, symbol: str, as_any: frozenset[str]) -> Choice | None:
    """The choice of a source whose mana pays for a symbol; mana that may be spent as though it were any color where no other
    does."""
    suited = (choice for choice in one.choices if _makes(choice[1], symbol, one.unit))
    return next(suited, None) or next((choice for choice in one.choices if as_any & set(symbols_of(choice[1]))), None)


def _makes(made: Mana, symbol: str, unit: Unit) -> bool:
    """True when mana pays for a symbol; a unit that has "S" comes from a snow source (107.4h)."""
    halves = symbol.split("/")
    return symbol == "generic" or any(part in halves for part in symbols_of(made)) or (
        SNOW in halves and SNOW in unit.types)
