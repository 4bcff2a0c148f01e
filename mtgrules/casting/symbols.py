"""Hybrid and Phyrexian symbols (107.4e-f): which half is announced in 601.2b, not while paying.

Every symbol of every cost that will be paid is asked about, in the order of the bill.
"""

from collections.abc import Callable

from ..book import N_, Reason, message, reason
from ..cards import Mana
from ..game import Event, Spell, event
from ..walk import Question

LIFE = "life"


def choices(symbol: str) -> tuple[str, ...]:
    """What one hybrid or Phyrexian symbol may be announced as: "W", "2" or "life"."""
    return tuple(LIFE if part == "P" else part for part in symbol.split("/"))


def open_symbols(cost: Mana) -> tuple[str, ...]:
    """The symbols of a cost about which something has to be announced."""
    return tuple(s for s in cost.symbols if "/" in s)


def question(spell: Spell, by: str, number: int, symbol: str, source: str,
             auto: Callable[[], str]) -> Question:
    """What one symbol is paid as (601.2b)."""
    return Question(
        field="symbols", rule="107.4f" if "P" in symbol else "107.4e", by=by, index=number,
        prompt=message(N_("Symbol {number}, {symbol} ({source}): what is it paid as?"), number=number + 1,
                       symbol="{%s}" % symbol, source=source, spell=spell),
        candidates=lambda: choices(symbol), objections=lambda choice: objections(symbol, choice), auto=auto,
        label=_label)


def _label(choice: str) -> str:
    return "2 life" if choice == LIFE else "{%s}" % choice


def objections(symbol: str, choice: str) -> tuple[Reason, ...]:
    """Why a symbol can't be paid as something."""
    if choice in choices(symbol):
        return ()
    return (reason("107.4f" if "P" in symbol else "107.4e", N_("{symbol} can be paid as {choices}, not as {choice}"),
                   symbol="{%s}" % symbol, choices=choices(symbol), choice=choice),)


def announced(cost: Mana, chosen: tuple[str, ...]) -> tuple[Mana, int]:
    """A cost with its open symbols as announced, and the life that they cost.

    chosen: one entry for each open symbol of the cost, in order.
    """
    answers, symbols, life = iter(chosen), [], 0
    for symbol in cost.symbols:
        answer = next(answers) if "/" in symbol else symbol
        if answer == LIFE:
            life += 2
        else:
            symbols.append(answer)
    return Mana(tuple(symbols)).canonical(), life


def told(spell: Spell) -> Event:
    """When these symbols are decided: now, and not while paying (118.13a)."""
    return event("symbols", "118.13a", N_("It is settled now how {spell} is paid for, symbol by symbol: {symbols}."), spell=spell,
                 symbols=tuple(map(_label, spell.choices.symbols)))
