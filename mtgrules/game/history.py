"""What happened before, read back from the events of a game."""

from collections.abc import Iterator

from .events import Event
from .objects import Object, Spell
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


def last_turn(game: Game) -> Iterator[Event]:
    """The events of the turn before the current one, the latest first."""
    ends = 0
    for happened in reversed(game.happened):
        ends += happened.kind == "end of turn"
        if ends == 1:
            yield happened
        elif ends == 2:
            return


def cast_last_turn(game: Game, count: int) -> bool:
    """Whether a player cast at least so many spells last turn; with 0, whether nobody cast any.

    Of the turn before the position began nothing is known: then it is neither the one nor the other.
    """
    if not any(happened.kind == "end of turn" for happened in game.happened):
        return False
    casters = [happened.fact("by") for happened in last_turn(game) if happened.kind == "cast"]
    return any(casters.count(by) >= count for by in casters) if count else not casters


def left_this_turn(game: Game) -> tuple[Object, ...]:
    """The permanents that have left the battlefield this turn, as they last were there (603.10a)."""
    left = (dict(happened.facts) for happened in this_turn(game))
    return tuple(facts["object"] for facts in left if isinstance(facts.get("object"), Object) and "new" in facts
                 and facts["object"].zone == "battlefield")
