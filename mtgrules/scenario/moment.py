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
        """The last cast."""
        return next((t for t in reversed(self.traces) if isinstance(t.now, Casting)), None)

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
