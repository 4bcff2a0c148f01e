"""What is wrong with a scenario file: the faults of this floor.  Nothing here knows a rule or a card."""

from contextlib import AbstractContextManager

from ..book import Fault, hint, within

__all__ = ["BadScenario", "at", "fault", "hint"]


class BadScenario(Fault):
    """A scenario that cannot be understood or played as it is written."""


def fault(problem: str, place: str = "") -> BadScenario:
    """A fault found by code that does not know the file."""
    return BadScenario("", place, problem)


def at(place: str = "", file: str = "") -> AbstractContextManager[None]:
    """Adds the place (in front of a narrower one) and the file to a fault that passes; one of a card becomes one of the
    scenario that the card stands in."""
    return within(BadScenario, place, file)
