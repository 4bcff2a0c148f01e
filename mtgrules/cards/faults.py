"""What is wrong with a card: the faults of this floor."""

from contextlib import AbstractContextManager

from ..book import Fault, within


class BadCard(Fault):
    """A card that cannot be understood; the message names the file, the card and the place."""


def fault(problem: str, place: str = "") -> BadCard:
    """A fault found by code that does not know the file."""
    return BadCard("", place, problem)


def at(place: str = "", file: str = "") -> AbstractContextManager[None]:
    """Adds the place (in front of a narrower one) and the file to a fault that passes."""
    return within(BadCard, place, file)
