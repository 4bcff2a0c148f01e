"""Text on the stack: printed lines, then text changes in order (612, 613.1c).

A spell's text is a fold.  Nothing is ever taken out of it again: a spell that leaves the
stack is a new object, whose text is what is printed (702.47e needs no code).
"""

from ..book import Value
from ..cards import Line, SpellLine, Target, targets_of
from .objects import Object, Spell


class Append(Value):
    """The text change that splice makes: lines added after the spell's own (612.10).

    lines: the whole rules text of the spliced card.  origin: its name, kept for people
    and for cards that ask what was spliced; no rule reads a characteristic from it (702.47c).
    """

    lines: tuple[Line, ...]
    origin: str

    def apply(self, placed: tuple["Placed", ...]) -> tuple["Placed", ...]:
        """The text with these lines at its end."""
        start = len(placed)
        return placed + tuple(Placed(line, self.origin, True, start + i) for i, line in enumerate(self.lines))


class Placed(Value):
    """A line where it stands in an object's text now.

    origin: name of the card it is printed on.  gained: True for text that was added.
    place: its number in the whole text, from 0.
    """

    line: Line
    origin: str
    gained: bool
    place: int


class Slot(Value):
    """One instance of the word "target" in an object's text as it now stands.

    number: its place among all of them, from 0 (the order of ``Choices.targets``).
    """

    number: int
    target: Target
    placed: Placed


def text_of(object_: Object) -> tuple[Placed, ...]:
    """The lines of an object's text as they now stand."""
    placed = tuple(Placed(line, object_.card.name, False, i) for i, line in enumerate(object_.card.lines))
    for change in object_.changes if isinstance(object_, Spell) else ():
        placed = change.apply(placed)
    return placed


def slots_of(object_: Object) -> tuple[Slot, ...]:
    """Every instance of "target" in its spell abilities, in the order of the text (115.1a, 601.2c)."""
    found = [(target, placed) for placed in text_of(object_) if isinstance(placed.line, SpellLine)
             for target in targets_of(placed.line)]
    return tuple(Slot(number, target, placed) for number, (target, placed) in enumerate(found))
