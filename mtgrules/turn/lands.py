"""Playing a land: a special action (116.2a, 305.1), so it is no cast and does not use the stack."""

from collections.abc import Iterator
from typing import Any

from ..book import N_, Reason, reason
from ..cards import CantPlayLands
from ..casting.ways import from_elsewhere
from ..effects import Doing, did, enter
from ..game import MAIN_PHASES, Game, Object, event, speaks_of, statics
from ..game.history import this_turn
from ..resolving import Answers
from ..walk import Row, Trace, run, stop_unless
from .priority import give_priority

#: How many lands a player may play in a turn (305.2).
EACH_TURN = 1


def play_land(game: Game, by: str, card: Object, choices: tuple[Any, ...] | str | None = None) -> Trace:
    """A player plays a land from hand.

    choices: what its text asks for as it enters.  Returns the trace: complete, or stopped with every reason.
    """
    row = Row("116.2a", "play a land", lambda here: _played(here, card))
    return run((row,), Doing(give_priority(game, by), Answers(choices), (), by, card))


def _played(here: Doing, card: Object) -> Doing:
    stop_unless(*objections(here.game, here.you, card))
    here = did(here, here.game.note(event("play a land", "305.1", N_("{by} plays {card}: it does not use the stack, and nobody "
                                          "can respond to it."), by=here.you, card=card)))
    return enter(here, card, here.you, rule="116.2a")[0]


def objections(game: Game, by: str, card: Object) -> Iterator[Reason]:
    """All that forbids a player to play a card as a land now."""
    if "land" not in card.card.types:
        yield reason("305.1", N_("{card} is no land"), card=card)
    if not _is_at_hand(game, by, card):
        yield reason("305.1", N_("{card} is not in the hand of {by}, and nothing lets {by} play it from elsewhere"), card=card,
                     by=by)
    if game.turn != by:
        yield reason("305.3", N_("it is the turn of {turn}, and a land can be played only in one's own turn"), turn=game.turn)
    if game.step not in MAIN_PHASES:
        yield reason("116.2a", N_("this is not a main phase ({step})"), step=game.step)
    if game.stack:
        yield reason("116.2a", N_("the stack is not empty ({top} is on top)"), top=game.stack[0])
    for source, static in statics(game, CantPlayLands):
        if speaks_of(static.who, by, source.controller):
            yield reason("101.2", N_("{source} says that {by} can't play lands"), source=source, by=by)
    played = sum(e.kind == "play a land" and e.fact("by") == by for e in this_turn(game))
    if played >= EACH_TURN:
        yield reason("305.2", N_("{by} has played a land this turn already"), by=by)


def _is_at_hand(game: Game, by: str, card: Object) -> bool:
    """True for a card in the player's hand, or one that an effect lets the player play from where it is (601.1a)."""
    allowed = any(p.card == card.id and p.by == by and p.play for p in game.permissions)
    return allowed or (card.zone == "hand" and card.owner == by) or from_elsewhere.may_play(game, card, by)
