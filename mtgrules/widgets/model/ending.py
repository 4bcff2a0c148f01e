"""How a cast ends: what the game looks like afterwards, line by line, each line with its player."""

from collections.abc import Iterator

from ...casting import AUTO, Casting
from ...game import Game
from ...teaching import outcome
from ...turn import after_resolution, pass_all, receive_priority
from ...walk import Trace


def ending(trace: Trace) -> tuple[str, ...]:
    """What the game looks like once a spell has resolved, or as it was when the cast is taken back.

    trace: a cast or a resolution.  Choices on resolution that nobody made are made by the program.
    """
    if not trace.complete:
        return standing(trace.start.game)
    if not isinstance(trace.now, Casting):
        return standing(after_resolution(trace))
    game = receive_priority(trace.now.game, trace.start.announcement.by)
    return standing(after_resolution(pass_all(game, AUTO)) if game.stack else game)


def standing(game: Game) -> tuple[str, ...]:
    """What a game looks like, each line with the player whom it is about."""
    return tuple(_with_players(outcome(game)))


def _with_players(lines: Iterator[str]) -> Iterator[str]:
    player = ""
    for line in lines:
        if not line.startswith(" "):
            player = line.partition(":")[0]
            yield line
        else:
            yield f"{player}, {line.strip()}"


def only(lines: tuple[str, ...], others: tuple[str, ...]) -> tuple[str, ...]:
    """The lines that the other side does not have."""
    return tuple(line for line in lines if line not in others)
