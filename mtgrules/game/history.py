"""What happened before, read back from the events of a game."""

from collections.abc import Iterator

from .events import Event
from .objects import Spell
from .state import Game


def this_turn(game: Game) -> Iterator[Event]:
    """The events of the current turn, the latest first."""
    for happened in reversed(game.happened):
        if happened.kind == "end of turn":
            return
        yield happened


def spells_cast_this_turn(game: Game, by: str) -> tuple[Spell, ...]:
    """The spells that a player has cast this turn, as they were then, the latest first (601.2i)."""
    return tuple(e.fact("spell") for e in this_turn(game) if e.kind == "cast" and e.fact("by") == by)
