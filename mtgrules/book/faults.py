"""What is wrong with something that a person wrote, in words: the file, the place in it, the fault and a way out.

A fault is raised where it is found, by code that knows neither the file nor the whole place; :func:`within`
adds both on the way up.  Nothing here knows what the file is about.
"""

import difflib
from collections.abc import Iterable, Iterator
from contextlib import contextmanager


class Fault(ValueError):
    """Something that cannot be understood as it is written.

    file: its name.  place: where in it ("A.hand", "step 2, targets").  problem: what is wrong, and a way out.
    """

    def __init__(self, file: str, place: str, problem: str):
        super().__init__(file, place, problem)
        self.file = file
        self.place = place
        self.problem = problem

    def __str__(self) -> str:
        return ": ".join(part for part in (self.file, self.place, self.problem) if part)


@contextmanager
def within(kind: type[Fault], place: str = "", file: str = "") -> Iterator[None]:
    """Adds the place (in front of a narrower one) and the file to a fault that passes, and makes it one of that kind."""
    try:
        yield
    except Fault as found:
        whole = ", ".join(part for part in (place, found.place) if part)
        raise kind(found.file or file, whole, found.problem) from None


def hint(name: str, known: Iterable[str], what: str = "there is") -> str:
    """A way out for a name that is not known: the nearest one, else all of them."""
    known = [word for word in dict.fromkeys(known) if word]
    near = difflib.get_close_matches(name, known, n=1, cutoff=0.6)
    if near:
        return f"; did you mean {near[0]!r}?"
    return f"; {what}: {', '.join(known)}" if known else ""
