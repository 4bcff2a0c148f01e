"""The end of a turn and the beginning of the next, as far as effects "this turn" need it (500-514)."""

from ..actions import empty_pools
from ..book import N_, replace
from ..game import Game, event
from ..walk import AUTO
from . import priority, state_based, triggers


def end_turn(game: Game) -> Game:
    """Clean up: damage wears off and effects "until end of turn" and "this turn" end at the same time
    (514.2); then the next player's turn begins, and their permanents untap (502.3)."""
    game = end_step(game)
    names = [p.name for p in game.players]
    following = names[(names.index(game.turn) + 1) % len(names)]
    game = empty_pools(game)
    game = replace(game, effects=tuple(e for e in game.effects if e.until != "end of turn"), preventions=(),
                   battlefield=tuple(replace(o, damage=0, attacking="", blocked=False) for o in game.battlefield))
    game = game.note(event("end of turn", "514.2", N_("The turn of {player} ends: damage wears off, effects until end "
                           "of turn end."), player=game.turn))
    battlefield = tuple(_begins(o, following) for o in game.battlefield)
    game = replace(game, turn=following, step="precombat main", priority=following, battlefield=battlefield)
    return state_based.check(game)


def end_step(game: Game) -> Game:
    """What waits for the end step triggers and resolves, nobody doing anything in between (513.1, 603.7)."""
    if not game.delayed:
        return game
    game = triggers.end_step_abilities(replace(game, step="end"))
    while game.stack:
        game = priority.after_resolution(priority.pass_all(game, AUTO))
    return game


def _begins(object_, player: str):
    """Goad by a player lasts until that player's next turn (701.15a)."""
    goaded = tuple(p for p in object_.goaded_by if p != player)
    if object_.controller == player:
        return replace(object_, tapped=False, sick=False, goaded_by=goaded)
    return replace(object_, goaded_by=goaded)
