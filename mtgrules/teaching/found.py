"""Answers that the engine gives: what is found in a play, by the names of the expectations of scenarios."""

from typing import Any

from ..scenario import EXPECTATIONS, BadScenario, Moment, Play
from ..scenario.faults import hint


def found(play: Play, key: str, *about: str) -> Any:
    """What is found at the end of a play: ``found(play, "life", "N")`` is a number, ``found(play, "resolves")`` yes or no.

    key, about: an expectation of scenarios, and what it is about.  Raises BadScenario for one that there is not.
    """
    if key not in EXPECTATIONS:
        raise BadScenario(play.scenario.file, play.scenario.place, f"nothing is called {key!r}" + hint(key, EXPECTATIONS))
    return EXPECTATIONS[key].read(Moment(play.start, play.start, play.game, play.steps), about)


def either(what: Any, yes: str, no: str) -> str:
    """The answer in words to something found: ``yes`` when it is so, or is more than nothing; else ``no``."""
    return yes if what else no
