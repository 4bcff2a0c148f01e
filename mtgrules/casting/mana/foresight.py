"""What hybrid and Phyrexian symbols are announced as when the choice is left to the program (601.2b):
so that the total can be paid, whenever there is a way.

Only what changes the size of the total is tried: for each kind of symbol, how many are paid as two generic
mana or as life.  Which half of the others is meant is left to the matching and settled after that.
"""

from collections import Counter
from collections.abc import Callable, Iterator
from functools import partial
from itertools import combinations_with_replacement, product

from ...book import replace
from ...game import Game, Spell
from ...walk import AUTO
from ..announcement import Activation
from ..symbols import LIFE, choices
from ..total import costs, reducing, reductions
from ..ways.methods import Method
from . import instead_of_mana, mana_abilities
from .payment import match
from .planning import plan, plan_bill


def payable_as(game: Game, spell: Spell, method: Method, every: tuple[str, ...],
               chosen: tuple[Activation, ...] | str | None = AUTO) -> tuple[str, ...]:
    """What all open symbols are announced as, so that all costs can be paid with what there is; the first choices
    when nothing can be paid.

    every: the open symbols of the costs, in order.  chosen: the mana abilities that the player means to activate, if that
    is said already.
    """
    payable = partial(_payable, game, spell, method) if not isinstance(chosen, tuple) else partial(
        _payable_with, _made(game, spell.controller, chosen), spell, method)
    found = next((way for way in mixtures(every, _colors_matter(game, spell)) if payable(way)), None)
    return tuple(choices(symbol)[0] for symbol in every) if found is None else _with_halves(payable, found)


def _made(game: Game, by: str, chosen: tuple[Activation, ...]) -> Game:
    """The game in which the mana abilities that a player has named are activated, as far as they can be."""
    for activation in chosen:
        if not mana_abilities.objections(game, by, activation):
            game = mana_abilities.activate(game, by, activation)
    return game


def _payable_with(game: Game, spell: Spell, method: Method, way: tuple[str, ...]) -> bool:
    """True when the total can be paid with the mana that is there and with what pays instead of mana."""
    spell = replace(spell, choices=replace(spell.choices, symbols=way))
    bill, by = costs.bill(game, spell, method), spell.controller
    return bill.life <= game.player(by).life and match(
        bill.to_pay, mana_abilities.floating(game, by, spell), instead_of_mana.units(game, by, spell)).paid


def mixtures(symbols: tuple[str, ...], each_half: bool) -> Iterator[tuple[str, ...]]:
    """Every different way to announce some symbols; symbols of a kind are told apart by how many are paid as what.

    each_half: two halves of one mana each are different ways; else they stay open ("W/U").
    """
    kinds = Counter(symbols)
    chosen = (combinations_with_replacement(_ways(symbol, each_half), count) for symbol, count in kinds.items())
    for mixture in product(*chosen):
        answers = dict(zip(kinds, map(iter, mixture), strict=True))
        yield tuple(next(answers[symbol]) for symbol in symbols)


def _ways(symbol: str, each_half: bool) -> tuple[str, ...]:
    halves = [choice for choice in choices(symbol) if choice not in ("2", LIFE)]
    ones = tuple(halves) if each_half else ("/".join(halves),)
    return ones + ("2",) * ("2" in choices(symbol)) + (LIFE,) * (LIFE in choices(symbol))


def _colors_matter(game: Game, spell: Spell) -> bool:
    """True when a reduction takes off mana of a colour, so that the total depends on the halves (118.7b)."""
    return any(one.amount.pips for one in reductions.reductions(game, spell))


def _payable(game: Game, spell: Spell, method: Method, way: tuple[str, ...]) -> bool:
    """True when the total can be paid with the symbols announced that way, some halves perhaps still open."""
    spell = replace(spell, choices=replace(spell.choices, symbols=way))
    bill = costs.bill(game, spell, method)
    if bill.life > game.player(spell.controller).life:
        return False
    return plan_bill(game, spell.controller, spell, bill)[0]


def _with_halves(payable: Callable[[tuple[str, ...]], bool], way: tuple[str, ...]) -> tuple[str, ...]:
    """A way that can be paid with the halves that were left open chosen, one after the other."""
    for number, open_ in enumerate(way):
        if "/" in open_:
            ways = (way[:number] + (half,) + way[number + 1:] for half in open_.split("/"))
            way = next(settled for settled in ways if payable(settled))
    return way


def halves_to_take(game: Game, spell: Spell, method: Method) -> tuple[str, ...]:
    """Which halves of hybrid symbols reductions take off: those of the smallest total that can be paid, or of the
    smallest total when none can (118.7e).  What the spell has chosen already stays."""
    made, every = spell.choices.reduced_as, reducing.hybrid_symbols(reductions.reductions(game, spell))
    found = [made + rest for rest in product(*(choices(s) for s in every[len(made):]))]
    totals = {halves: costs.bill(game, _taking(spell, halves), method).to_pay for halves in found}
    found.sort(key=lambda halves: (totals[halves].value(), len(totals[halves].pips)))
    besides = instead_of_mana.units(game, spell.controller, spell)
    return next((halves for halves in found
                 if plan(game, spell.controller, spell, totals[halves], besides=besides)[0].paid), found[0])


def _taking(spell: Spell, halves: tuple[str, ...]) -> Spell:
    return replace(spell, choices=replace(spell.choices, reduced_as=halves))
