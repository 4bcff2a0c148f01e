"""What may stand as a value in an expectation, where only certain words can: zones, players, rules, colors, P/T.

A misspelt value would otherwise fail as if the game were different, or even hold.  Each function raises
BadScenario, with a way out; ``expect`` says which expectation has which kind of value.
"""

import re
from typing import Any

from ..book import UnknownRule, rule
from ..cards import BadMana, mana
from .faults import fault, hint
from .format import PLAYERS, ZONES_IN_FILE

COLORS = ("white", "blue", "black", "red", "green")
PLACES = ("stack", "nowhere", *(f"{player}.{zone}" for player in PLAYERS for zone in ZONES_IN_FILE))


def a_place(value: Any) -> None:
    """A zone with its player: "A.hand"; the stack; "nowhere"."""
    if value not in PLACES:
        near = hint(value, PLACES) if "." in str(value) else "; write for instance \"A.hand\", \"stack\" or \"nowhere\""
        raise fault(f"there is no zone {value!r}" + near)


def a_player(value: Any) -> None:
    """A player of a scenario."""
    for name in value if isinstance(value, list | tuple) else (value,):
        if name not in PLAYERS:
            raise fault(f"there is no player {name!r}; the players are {', '.join(PLAYERS)}")


def a_color(value: Any) -> None:
    """Colors, by their names."""
    for name in value if isinstance(value, list | tuple) else (value,):
        if name not in COLORS:
            raise fault(f"there is no color {name!r}" + hint(str(name), COLORS))


def a_rule(value: Any) -> None:
    """A rule of the book."""
    try:
        rule(str(value))
    except UnknownRule as error:
        raise fault(str(error)) from None


def power_and_toughness(value: Any) -> None:
    """"4/4"."""
    if not re.fullmatch(r"-?\d+/-?\d+", str(value)):
        raise fault(f"{value!r} is no power and toughness; write for instance \"4/4\"")


def some_mana(value: Any) -> None:
    """"{1}{R}"."""
    try:
        mana(str(value).replace("{*}", ""))
    except BadMana as error:
        raise fault(str(error)) from None
