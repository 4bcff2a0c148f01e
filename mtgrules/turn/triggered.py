"""An ability that has triggered, before it is put onto the stack (603.2)."""

from collections.abc import Iterator

from ..book import Value
from ..cards import Condition, SpellLine, TriggeredLine
from ..game import Delayed, Event, Object, Ref

#: Events in which a permanent is put into a graveyard (700.4).
DEATHS = ("destroy", "sacrifice", "to graveyard")
#: What the events before one were that may trigger abilities.
News = tuple[Event, ...]


class Triggered(Value):
    """An ability that has triggered.

    that, they, much: what its event was about.  rule: the rule of a keyword that stands for the ability.
    delayed: what has waited for the event, when it is a delayed triggered ability (603.7).
    """

    source: Object
    line: TriggeredLine | SpellLine
    that: tuple[Ref, ...] = ()
    they: str = ""
    much: int = 0
    rule: str = ""
    delayed: Delayed | None = None

    @property
    def by(self) -> str:
        """The player who controls it (603.3a, 603.7d-e)."""
        return self.delayed.controller if self.delayed is not None else self.source.controller

    @property
    def condition(self) -> Condition | None:
        """Its intervening "if" (603.4)."""
        return getattr(self.line, "condition", None)

    @property
    def keyword(self) -> str:
        """The keyword that stands for it, if one does."""
        return self.line.ability_word


def lines(object_: Object, kind: type) -> Iterator[TriggeredLine]:
    """The triggered abilities of an object that watch for a kind of event."""
    return (line for line in object_.card.lines if isinstance(line, TriggeredLine) and isinstance(line.when, kind))
