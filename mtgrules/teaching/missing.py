"""What a goal still misses, as a learner would say it: what came of the cast, and what should have.

A sentence for each kind of expectation that goals have (``SENTENCES``); any other one is told by its name.
"""

from collections.abc import Callable, Mapping
from typing import Any

from ..book import N_, message
from ..scenario import Check, Fact, Scenario
from ..walk import Trace
from .goals import reached


def missing(goal: Scenario, trace: Trace) -> tuple[str, ...]:
    """What of the goal did not come of this cast, a sentence each; the arguments and errors are those of ``reached``."""
    checks = zip(goal.expect, reached(goal, trace), strict=True)
    return tuple(in_words(fact, one) for fact, one in checks if not one.ok)


def in_words(fact: Fact, one: Check) -> str:
    """What was expected and what was seen instead, as a sentence without its full stop."""
    tell = SENTENCES.get(fact.key, _by_name)
    return tell(fact, one.expected, one.got)


# ---------------------------------------------------------------- one sentence for each kind


def _by_name(fact: Fact, wanted: Any, got: Any) -> str:
    return _say(N_("{what} should be {wanted}, and is {got}"), what=fact.name, wanted=_plainly(wanted), got=_plainly(got))


def _lost(fact: Fact, wanted: tuple[str, ...], got: tuple[str, ...]) -> str:
    still = [_say(N_("{player} has not lost the game"), player=one) for one in wanted if one not in got]
    too_many = [_say(N_("{player} has lost the game, and should not"), player=one) for one in got if one not in wanted]
    return "; ".join(still + too_many)


def _zones(fact: Fact, wanted: str, got: Any) -> str:
    return _say(N_("{what} should be {wanted}, and is {got}"), what=fact.about[0], wanted=_place(wanted), got=_place(got))


def _resolves(fact: Fact, wanted: bool, got: Any) -> str:
    return _say(N_("the spell does not resolve") if wanted else N_("the spell resolves, and should not"))


def _state(is_not: str, is_so: str) -> Callable[[Fact, bool, Any], str]:
    """Something is in a state, or is not: the sentences for "it is not" and "it is"."""
    return lambda fact, wanted, got: _say(is_not if wanted else is_so, what=fact.about[0])


def _amount(template: str, words: Mapping[int | None, str] | None = None) -> Callable[[Fact, Any, Any], str]:
    """Something is a number, or like one; words: how numbers are said, with None for all the others."""
    def tell(fact: Fact, wanted: Any, got: Any) -> str:
        who = ".".join(fact.about)
        return _say(template, who=who, got=_numbered(got, words), wanted=_numbered(wanted, words))

    return tell


def _counts(fact: Fact, wanted: int, got: int) -> str:
    owner, *rest = ".".join(fact.about).split(".", 1 if fact.about[0].startswith("stack") else 2)
    place, name = (owner, rest[:1]) if owner == "stack" else (f"{owner}.{rest[0]}", rest[1:])
    template = (N_("there should be {wanted} of {what} {place}, and there are {got}") if name else
                N_("there should be {wanted} {place}, and there are {got}"))
    what = str(wanted) if name else _numbered(wanted, THINGS.get(place.rpartition(".")[2], CARDS))
    return _say(template, what="".join(name), place=_place(place), wanted=what, got=got)


CARDS = {0: N_("no card"), 1: N_("one card"), None: N_("{count} cards")}
PERMANENTS = {0: N_("no permanent"), 1: N_("one permanent"), None: N_("{count} permanents")}
ON_THE_STACK = {0: N_("nothing"), 1: N_("one spell or ability"), None: N_("{count} spells and abilities")}
#: What there is in a zone; in any other one there are cards.
THINGS = {"battlefield": PERMANENTS, "stack": ON_THE_STACK}
TOKENS = {0: N_("no token"), 1: N_("one token"), None: N_("{count} tokens")}
DAMAGE = {0: N_("no damage"), None: N_("{count} damage")}

#: How each kind of expectation is told when it does not hold.
SENTENCES: dict[str, Callable[[Fact, Any, Any], str]] = {
    "lost": _lost,
    "zones": _zones,
    "counts": _counts,
    "resolves": _resolves,
    "tapped": _state(N_("{what} should be tapped, and is not"), N_("{what} is tapped, and should not be")),
    "untapped": _state(N_("{what} is tapped, and should not be"), N_("{what} should be tapped, and is not")),
    "drawn": _amount(N_("{who} draws {got}, and should draw {wanted}"), CARDS),
    "milled": _amount(N_("{who} mills {got}, and should mill {wanted}"), CARDS),
    "damage": _amount(N_("{who} is dealt {got}, and should be dealt {wanted}"), DAMAGE),
    "marked": _amount(N_("{who} has {got} marked on it, and should have {wanted}"), DAMAGE),
    "life": _amount(N_("{who} has {got} life, and should have {wanted}")),
    "pt": _amount(N_("{who} is a {got}, and should be a {wanted}")),
    "tokens": _amount(N_("the play makes {got}, and should make {wanted}"), TOKENS),
}


# ---------------------------------------------------------------- words


def _say(template: str, **facts: Any) -> str:
    return message(template, **facts).text


def _numbered(value: Any, words: Mapping[int | None, str] | None) -> str:
    return str(value) if words is None else _say(words.get(value, words[None]), count=value)


def _place(place: Any) -> str:
    """"N.graveyard" as part of a sentence."""
    owner, _, zone = str(place).partition(".")
    if not zone:
        return _say(N_("on the stack")) if owner == "stack" else owner
    template = N_("on the battlefield under the control of {player}") if zone == "battlefield" else N_("in the {zone} of {player}")
    return _say(template, zone=zone, player=owner)


def _plainly(value: Any) -> str:
    if isinstance(value, bool):
        return _say(N_("yes") if value else N_("no"))
    return ", ".join(map(str, value)) or _say(N_("nothing")) if isinstance(value, tuple) else str(value)
