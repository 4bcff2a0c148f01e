"""The choices that reductions leave to the player who pays (601.2f, 118.7e): which half of each hybrid
symbol is taken off, and in which order the reductions apply, where that makes a difference.
"""

from collections.abc import Callable, Iterator
from itertools import islice, permutations, product

from ...book import N_, Message, Reason, message, reason, replace
from ...cards import Mana
from ...game import Event, Game, Spell, event
from ...walk import Question
from ..symbols import choices, open_symbols
from .reductions import SNOW, Reduction, plain, reduced, reductions

#: How many ways are tried to find the best one when the choice is left to the program.
PATIENCE = 5000


def hybrid_symbols(found: tuple[Reduction, ...]) -> tuple[str, ...]:
    """The hybrid symbols in what reductions take off, in their order (118.7e)."""
    return tuple(s for one in found for s in _hybrid(one.amount))


def _hybrid(amount: Mana) -> tuple[str, ...]:
    return tuple(s for s in open_symbols(amount) if not s.endswith("/P"))  # 118.7f: no choice in those


def with_halves(found: tuple[Reduction, ...], halves: tuple[str, ...]) -> tuple[Reduction, ...]:
    """The reductions with their hybrid symbols as chosen."""
    rest, done = iter(halves), []
    for one in found:
        symbols = tuple(next(rest) if s in _hybrid(one.amount) else s for s in one.amount.symbols)
        done.append(replace(one, amount=Mana(symbols).canonical()))
    return tuple(done)


def orders(found: tuple[Reduction, ...]) -> Iterator[tuple[str, ...]]:
    """The orders in which the reductions could apply, by their sources."""
    yield from dict.fromkeys(islice(permutations(one.source for one in found), PATIENCE))


def in_order(found: tuple[Reduction, ...], order: tuple[str, ...]) -> tuple[Reduction, ...]:
    """The reductions in an order of their sources; those that it does not name come last."""
    left, done = list(found), []
    for source in order:
        one = next((r for r in left if r.source == source), None)
        if one is not None:
            left.remove(one)
            done.append(one)
    return (*done, *left)


def after(total: Mana, found: tuple[Reduction, ...]) -> Mana:
    """What reductions leave of a total, applied in that order."""
    for one in found:
        total, _ = reduced(total, one.amount, one.only_colored)
    return total


def applied(game: Game, spell: Spell, total: Mana) -> Iterator[tuple[Message, str, str, Mana]]:
    """Each reduction in turn: what it is, its rule, its source, and the total that it leaves."""
    for one in as_chosen(reductions(game, spell), spell, total):
        left, rule = reduced(total, one.amount, one.only_colored)
        yield one.what, one.rule or rule, one.source, left
        total = left


def told(game: Game, spell: Spell, total: Mana) -> Iterator[Event]:
    """What coloured reductions take off besides mana of their colour, and that nothing goes below nothing."""
    for one in as_chosen(reductions(game, spell), spell, total):
        left, _ = reduced(total, one.amount, one.only_colored)
        yield from _of_special_symbols(one)
        for symbol in dict.fromkeys(map(plain, one.amount.pips)) if not one.only_colored else ():
            rule = _beyond(total, one.amount, symbol)
            if rule is not None:
                yield event("reduction", rule, N_("{source} reduces the cost by more {symbol} than it has, so generic mana is "
                            "reduced instead."), source=one.source, symbol="{%s}" % symbol)
        if not left.symbols and total.symbols:
            yield event("nothing left", "118.7", N_("The mana part of the cost of {spell} is reduced to nothing: it is {zero}."),
                        spell=spell, zero="{0}")
        total = left


def _of_special_symbols(one: Reduction) -> Iterator[Event]:
    for symbol in dict.fromkeys(one.amount.pips):
        if symbol.endswith("/P"):
            yield event("reduction", "118.7f", N_("{symbol} takes off one mana of its color ({source})."), symbol="{%s}" % symbol,
                        source=one.source)
        if symbol == "S":
            yield event("reduction", "118.7g", N_("{symbol} takes off one generic mana ({source})."), symbol="{S}",
                        source=one.source)


def _beyond(total: Mana, amount: Mana, symbol: str) -> str | None:
    """The rule about more of a symbol than a total has; None when it has as much."""
    has, wanted = total.canonical().pips.count(symbol), [plain(s) for s in amount.pips].count(symbol)
    if wanted <= has or symbol == SNOW:
        return None
    return "118.7b" if not has else "118.7d" if symbol == "C" else "118.7c"


def as_chosen(found: tuple[Reduction, ...], spell: Spell, total: Mana) -> tuple[Reduction, ...]:
    """The reductions with the player's choices; what is not chosen is what costs least."""
    if not any(one.amount.pips for one in found):
        return found
    halves, order = spell.choices.reduced_as, spell.choices.reduced_in
    wanted = len(hybrid_symbols(found))
    if len(halves) == wanted and (order or len(found) < 2):
        return in_order(with_halves(found, halves), order)
    return min(ways(found, halves, order), key=lambda way: _size(after(total, way)))


def ways(found: tuple[Reduction, ...], halves: tuple[str, ...] = (), order: tuple[str, ...] = (),
         ) -> Iterator[tuple[Reduction, ...]]:
    """Every way to apply reductions that agrees with the choices made so far."""
    open_ = hybrid_symbols(found)[len(halves):]
    for rest in islice(product(*(choices(s) for s in open_)), PATIENCE):
        plain = with_halves(found, halves + rest)
        for some in (order,) if order else orders(found):
            yield in_order(plain, some)


def _size(total: Mana) -> tuple[int, int]:
    """Small totals first; of equal ones those that ask for few certain types."""
    return total.value(), len(total.pips)


# ---------------------------------------------------------------- asked of the player


def half_question(spell: Spell, by: str, number: int, symbol: str, auto: Callable[[], str]) -> Question:
    """Which half of a hybrid symbol a reduction takes off (118.7e)."""
    return Question(
        field="reduced_as", rule="118.7e", by=by, index=number,
        prompt=message(N_("What does {symbol} reduce the cost of {spell} by?"), symbol="{%s}" % symbol, spell=spell),
        candidates=lambda: choices(symbol), objections=lambda choice: _no_half(symbol, choice), auto=auto,
        label="{{{}}}".format)


def _no_half(symbol: str, choice: object) -> tuple[Reason, ...]:
    if choice in choices(symbol):
        return ()
    return (reason("118.7e", N_("{symbol} reduces a cost by {choices}, not by {choice}"), symbol="{%s}" % symbol,
                   choices=choices(symbol), choice=choice),)


def order_question(spell: Spell, by: str, total: Mana, found: tuple[Reduction, ...]) -> Question | None:
    """In which order reductions apply (601.2f); None where every order leaves the same total."""
    possible = tuple(orders(found)) if any(one.amount.pips for one in found) else ()
    if len({after(total, in_order(found, order)) for order in possible}) < 2:
        return None
    return Question(
        field="reduced_in", rule="601.2f", by=by,
        prompt=message(N_("In which order do reductions apply to {spell}?"), spell=spell),
        candidates=lambda: possible, objections=lambda order: _no_order(possible, order),
        auto=lambda: min(possible, key=lambda order: _size(after(total, in_order(found, order)))), label=", ".join)


def _no_order(possible: tuple[tuple[str, ...], ...], order: object) -> tuple[Reason, ...]:
    if order in possible:
        return ()
    return (reason("601.2f", N_("an order of the reductions names each of them once: {reductions}"),
                   reductions=possible[0]),)


def nothing_to_choose(spell: Spell, given: object, asked: int, what: str) -> tuple[Reason, ...]:
    """Why a choice about reductions is refused where there is none to make."""
    if not isinstance(given, tuple) or len(given) <= asked:
        return ()
    return (reason("601.2f", N_("{what} is announced for {spell}, and there is no such choice to make"), what=what,
                   spell=spell),)
