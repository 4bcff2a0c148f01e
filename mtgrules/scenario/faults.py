"""What is wrong with a scenario file, in words: the file, the place in it, the fault and a way out.

A fault is raised where it is found, by code that knows neither the file nor the whole place; :func:`at`
adds both on the way up.  Nothing here knows a rule or a card.
"""

import difflib
from collections.abc import Iterable, Iterator
from contextlib import contextmanager


class BadScenario(ValueError):
    """A scenario that cannot be understood or played as it is written.

    file: its name.  place: where in it ("A.hand", "step 2, targets").  problem: what is wrong, and a way out.
    """

    def __init__(self, file: str, place: str, problem: str):
        super().__init__(file, place, problem)
        self.file = file
        self.place = place
        self.problem = problem

    def __str__(self) -> str:
        return ": ".join(part for part in (self.file, self.place, self.problem) if part)


def fault(problem: str, place: str = "") -> BadScenario:
    """A fault found by code that does not know the file."""
    return BadScenario("", place, problem)


@contextmanager
def at(place: str = "", file: str = "") -> Iterator[None]:
    """Adds the place (in front of a narrower one) and the file to a fault that passes."""
    try:
        yield
    except BadScenario as found:
        whole = ", ".join(part for part in (place, found.place) if part)
        raise BadScenario(found.file or file, whole, found.problem) from None


def hint(name: str, known: Iterable[str], what: str = "there is") -> str:
    """A way out for a name that is not known: the nearest one, else all of them."""
    known = list(dict.fromkeys(known))
    near = difflib.get_close_matches(name, known, n=1, cutoff=0.6)
    if near:
        return f"; did you mean {near[0]!r}?"
    return f"; {what}: {', '.join(known)}" if known else ""
