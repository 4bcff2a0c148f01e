"""Proof that expectations can fail: each is altered in turn, and has to fail then.

An expectation that still holds when it says something else says nothing.  Expectations do not change
what is played, so one play is enough; they are checked again and again against it.
"""

from collections.abc import Iterator
from typing import Any

from ..book import replace
from .expect import check
from .faults import BadScenario
from .format import Fact, Scenario
from .moment import Moment
from .playing import AT_THE_END, Play, cites, play

OTHER = "something else"


def prove(scenario: Scenario) -> tuple[str, ...]:
    """Alter every single expected fact; the alterations that still hold, in words (none: all can fail).

    Raises BadScenario when the scenario cannot be played at all.
    """
    played = play(scenario)
    return tuple(f"{fact.name} ({place}) holds with {other!r} too" for moment, fact, place in _facts(played)
                 for other in alterations(fact.value) if _holds(moment, replace(fact, value=other), place)
                 ) + tuple(_rules(played))


def count_of_facts(scenario: Scenario) -> int:
    """How many single facts a scenario expects."""
    return len(scenario.rules) + len(scenario.expect) + sum(len(step.expect) for step in scenario.script)


def _facts(played: Play) -> Iterator[tuple[Moment, Fact, str]]:
    for one in played.played:
        moment = Moment(played.start, one.did[0].before, one.did[-1].after, one.did)
        yield from ((moment, fact, one.step.place) for fact in one.step.expect)
    whole = Moment(played.start, played.start, played.game, played.steps)
    yield from ((whole, fact, AT_THE_END) for fact in played.scenario.expect)


def _holds(moment: Moment, fact: Fact, place: str) -> bool:
    try:
        return check(moment, fact, place).ok
    except BadScenario:
        return False


def _rules(played: Play) -> Iterator[str]:
    for rule in played.scenario.rules:
        if cites(played, rule + "?").ok:
            yield f"cites {rule}"


def alterations(value: Any) -> Iterator[Any]:
    """Other values of the same form: a number plus one, the opposite, another text, a row changed in one place."""
    if isinstance(value, bool):
        yield not value
    elif isinstance(value, int):
        yield value + 1
    elif isinstance(value, str):
        yield value + "{1}" if value.startswith("{") or not value else f"{OTHER} ({value})"
    elif isinstance(value, tuple):
        yield from (value[:n] + value[n + 1:] for n in range(len(value)))
        yield (*value, value[0] if value else OTHER)
        yield from (value[:n] + (other,) + value[n + 1:] for n in range(len(value))
                    for other in alterations(value[n]))
