"""What a check of state-based actions found, to be done as a single event (704.3)."""

from collections.abc import Callable

from ..game import Game, Object

#: One thing that a check found: what to do about it.
Do = Callable[[Game], Game]


def to(object_: Object, act: Callable[[Game, Object], Game]) -> Do:
    """Do something to an object that the check found, unless another part of the same event has taken it away."""
    def do(game: Game) -> Game:
        now = game.find(object_.id)
        return game if now is None else act(game, now)

    return do
