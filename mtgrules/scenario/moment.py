"""A moment of a play: what an expectation looks at."""

from ..book import Value
from ..casting import Casting
from ..game import Event, Game
from ..resolving import Resolving
from ..walk import Trace
from .questions import Answer
from .script import Did


class Moment(Value):
    """What an expectation looks at: one step, or the whole play.

    start: the position.  before, game: the game before and after.  did: what was done in between.
    """

    start: Game
    before: Game
    game: Game
    did: tuple[Did, ...]

    @property
    def events(self) -> tuple[Event, ...]:
        """What happened in between."""
        return self.game.happened[len(self.before.happened):]

    @property
    def cast(self) -> Trace | None:
        """The last cast, one that happened while something resolved included."""
        casts = (t for d in self.did for t in (d.trace, *d.casts) if t is not None and isinstance(t.now, Casting))
        return next(iter(reversed(tuple(casts))), None)

    @property
    def resolutions(self) -> tuple[Trace, ...]:
        """Resolutions, in order."""
        return tuple(t for t in self.traces if isinstance(t.now, Resolving))

    @property
    def traces(self) -> tuple[Trace, ...]:
        """Everything that was walked, in order."""
        return tuple(d.trace for d in self.did if d.trace is not None)

    @property
    def answer(self) -> Answer | None:
        """The last answer."""
        return next((d.answer for d in reversed(self.did) if d.answer is not None), None)
