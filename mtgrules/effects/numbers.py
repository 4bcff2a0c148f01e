"""The numbers and conditions of a text as it is carried out, determined once (608.2h)."""

from collections.abc import Callable
from typing import Any

from ..book import replace
from ..cards import (
    AtLeast,
    AtMost,
    Condition,
    CountersOn,
    DamagePrevented,
    Equals,
    GreatestPower,
    ManaValueOf,
    Noun,
    PowerOf,
    ThatMuch,
    ToughnessOf,
)
from ..game import Game, amount_of, compared, compared_amounts, holds, of_object
from .doing import Doing, did, no_information
from .nouns import last_known_of, players


def number(here: Doing, amount: Any) -> int | None:
    """The number that an amount means now, determined once, as the effect is applied (608.2h).

    None when it needs information about an illegal target: then the part that needs it does
    not happen (608.2b).
    """
    if amount in ("X", "-X"):
        return here.x if amount == "X" else -here.x
    if isinstance(amount, DamagePrevented):
        return here.prevented
    if isinstance(amount, ThatMuch):
        return here.much
    if isinstance(amount, ManaValueOf | PowerOf | ToughnessOf | CountersOn):
        found = last_known_of(here, amount.on if isinstance(amount, CountersOn) else amount.of)
        return of_object(here.game, amount, found[0]) if found else None
    if isinstance(amount, GreatestPower) and amount.among.controller == "they":
        amount = GreatestPower(replace(amount.among, controller="you"))
        return amount_of(here.game, amount, here.they, here.source_now)
    return amount_of(here.game, amount, here.you, here.source_now)


def true_now(here: Doing, condition: Condition) -> bool | None:
    """Whether a condition holds now; None when it can't be known (608.2b)."""
    if not isinstance(condition, AtMost | AtLeast | Equals):
        return holds(here.game, condition, here.you, here.source_now)
    value, limit = (number(here, amount) for amount in compared_amounts(condition))
    return None if value is None or limit is None else compared(condition, value, limit)


def each_player(here: Doing, noun: Noun, amount: Any, act: Callable[[Game, str, int], Game]) -> Doing:
    """Let each player that a noun means do something so many times over, in turn order (101.4)."""
    here, who = players(here, noun)
    count, game = number(here, amount), here.game
    if count is None:
        return no_information(here)
    for player in who:
        game = act(game, player, count)
    return replace(did(here, game), much=count)
