"""Spells that are on the stack as a play begins: cast by the rules, with mana that the position gives for it.

The cards stand in the zones from which they are cast.  What they have triggered is over by then, and
nothing that happened counts as part of the play.
"""

from ..book import replace
from ..casting import game_after
from ..game import FloatingMana, Game
from . import names
from .answering import walk_cast
from .faults import at, fault
from .steps import Cast

#: Mana of any type: enough for every cost.
ENOUGH = (FloatingMana("*"),) * 60


def cast_already(game: Game, casts: tuple[Cast, ...]) -> Game:
    """The position with spells on the stack, the first one at the bottom.  Raises BadScenario if one can't be cast."""
    for number, action in enumerate(casts, 1):
        with at(f"stack, number {number}"):
            game = _cast(game, action)
    return replace(game, happened=(), gone=(), looked_at=0) if casts else game


def _cast(game: Game, action: Cast) -> Game:
    by = names.player(game, action.by or game.turn)
    player, priority = game.player(by), game.priority
    rich = replace(game.with_player(replace(player, mana=ENOUGH)), priority=by)
    trace = walk_cast(rich, action, by)
    if trace.unfinished:
        raise fault(f"{action.cast!r} can't be on the stack before this is said: {trace.question.prompt.text}")
    if trace.illegal:
        raise fault(f"{action.cast!r} can't be on the stack: " + "; ".join(str(reason) for reason in trace.reasons))
    after = game_after(trace)
    return replace(after.with_player(replace(after.player(by), mana=player.mana)), priority=priority)
