"""A player who has lost leaves the game (104.5, 800.4a): with them everything they own.

With two players the game is over (104.2a), and nothing more happens.
"""

from ..actions import exile
from ..book import N_, replace
from ..game import Game, event


def leave(game: Game, player: str) -> Game:
    """The game without what a player who has lost owns or controls, when others play on (800.4a)."""
    if sum(not p.lost for p in game.players) < 2:
        return game
    game = _without_owned(game, player)
    mine = tuple(o for o in game.objects() if o.zone in ("stack", "battlefield") and o.controller == player)
    for object_ in mine:
        if object_.zone == "stack":
            game = game.without(object_)
        else:
            game = exile(game, object_, "800.4a")
    delayed = tuple(d for d in game.delayed if d.controller != player)
    return replace(game, delayed=delayed)


def _without_owned(game: Game, player: str) -> Game:
    owned = tuple(o for o in game.objects() if o.owner == player)
    for object_ in owned:
        game = game.without(object_)
    return game.note(event("leave the game", "800.4a", N_("{player} leaves the game, and all objects that {player} owns go with "
                           "them."), player=player))
