"""What static abilities on the battlefield say now (113.3d, 604.1).

One function finds them; the others are questions asked of them by name.  What follows
from an answer is decided by whoever asks.
"""

from collections.abc import Iterator

from ..cards import (CantGainLife, Condition, DamageCantBePrevented, HandRevealed, Kicked, Noun, Players,
                     PlayersHave, Static, StaticLine, Untapped, You, YouControl)
from .objects import Object, Spell
from .quality import fits
from .state import Game
from .text import KICKERS


def statics(game: Game, kind: type) -> Iterator[tuple[Object, Static]]:
    """Every static ability of a kind on the battlefield, with the object that has it."""
    for object_ in game.battlefield:
        for line in object_.card.lines:
            if isinstance(line, StaticLine) and isinstance(line.ability, kind):
                yield object_, line.ability


def holds(game: Game, condition: Condition | None, you: str, this: Object | None = None) -> bool:
    """True when a condition holds now, seen by ``you`` and by the object ``this``."""
    if condition is None:
        return True
    if isinstance(condition, YouControl):
        return any(fits(game, condition.quality, o, you) and o.controller == you for o in game.battlefield)
    if isinstance(condition, Untapped):
        return this is not None and not this.tapped
    if isinstance(condition, Kicked):
        return isinstance(this, Spell) and any(name in KICKERS for name in this.choices.paid)
    raise TypeError(f"no such condition: {condition!r}")


def speaks_of(noun: Noun, player: str, you: str) -> bool:
    """True when "you", "players" or "opponents" in an object of ``you`` means that player."""
    if isinstance(noun, You):
        return player == you
    if isinstance(noun, Players):
        return player != you or not noun.opponents
    raise TypeError(f"not a noun for players: {noun!r}")


def cant_gain_life(game: Game, player: str) -> Object | None:
    """The object that says that a player can't gain life, None when nothing does (119.7)."""
    return next((o for o, s in statics(game, CantGainLife) if speaks_of(s.who, player, o.controller)), None)


def player_has(game: Game, player: str, keyword: str) -> Object | None:
    """The object that gives a player a keyword, None when nothing does (702.11c)."""
    return next((o for o, s in statics(game, PlayersHave)
                 if s.keyword == keyword and speaks_of(s.who, player, o.controller)), None)


def damage_cant_be_prevented(game: Game) -> Object | None:
    """The object that says that damage can't be prevented, None when nothing does (615.12)."""
    return next((o for o, _ in statics(game, DamageCantBePrevented)), None)


def hand_is_revealed(game: Game, player: str) -> Object | None:
    """The object that keeps a player's hand revealed, None when nothing does."""
    return next((o for o, _ in statics(game, HandRevealed) if o.controller != player), None)
