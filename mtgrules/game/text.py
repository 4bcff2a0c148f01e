"""Text on the stack: printed lines, then text changes in order (612, 613.1c).

A spell's text is a fold.  Nothing is ever taken out of it again: a spell that leaves the
stack is a new object, whose text is what is printed (702.47e needs no code).
"""

from ..book import Value
from ..cards import Card, Line, Target
from .objects import Object, Spell


class Append(Value):
    """The text change that splice makes: the rules text of a card, after the spell's own (612.10).

    card: the spliced card.  Only its lines are used; its name is kept for people and for cards
    that ask what was spliced.  No rule reads another characteristic from it (702.47c).
    """

    card: Card

    def apply(self, placed: tuple["Placed", ...]) -> tuple["Placed", ...]:
        """The text with the card's lines at its end, the splice line included."""
        return placed + _placed(self.card, True, len(placed))


class Placed(Value):
    """A line where it stands in an object's text now.

    origin: name of the card it is printed on.  gained: True for text that was added.
    place: its number in the whole text, from 0.  targets: its instances of "target" (115.1a).
    """

    line: Line
    origin: str
    gained: bool
    place: int
    targets: tuple[Target, ...]


class Slot(Value):
    """One instance of the word "target" in an object's text as it now stands.

    number: its place among all of them, from 0 (the order of ``Choices.targets``).
    """

    number: int
    target: Target
    placed: Placed


def text_of(object_: Object) -> tuple[Placed, ...]:
    """The lines of an object's text as they now stand."""
    placed = _placed(object_.card, False, 0)
    for change in object_.changes if isinstance(object_, Spell) else ():
        placed = change.apply(placed)
    return placed


def slots_of(object_: Object) -> tuple[Slot, ...]:
    """Every instance of "target" in its spell abilities, in the order of the text (115.1a, 601.2c)."""
    found = [(target, placed) for placed in text_of(object_) for target in placed.targets]
    return tuple(Slot(number, target, placed) for number, (target, placed) in enumerate(found))


def _placed(card: Card, gained: bool, start: int) -> tuple[Placed, ...]:
    return tuple(Placed(line, card.name, gained, start + i, targets)
                 for i, (line, targets) in enumerate(zip(card.lines, card.targets, strict=True)))
