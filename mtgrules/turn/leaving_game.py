"""A player who has lost leaves the game (104.5, 800.4a): with them everything they own.

With two players the game is over (104.2a), and nothing more happens.
"""

from ..actions import exile
from ..book import N_, replace
from ..game import Ability, Event, Game, event, over


def leave(game: Game, player: str) -> Game:
    """The game without what a player who has lost owns or controls, when others play on (800.4a)."""
    if over(game):
        return game
    game = _without_owned(game, player)
    mine = tuple(o for o in game.objects() if o.zone in ("stack", "battlefield") and o.controller == player)
    for object_ in mine:
        if isinstance(object_, Ability) or object_.copy:
            game = game.without(object_)
        else:
            game = exile(game, object_, "800.4a")
    delayed = tuple(d for d in game.delayed if d.controller != player)
    return replace(game, delayed=delayed)


def ended(before: Game, game: Game) -> Game:
    """The game with the word that it is over, when it has just come to that (104.2a, 104.4a)."""
    if over(before):
        return game
    return game.note(*(Event("game over", why.rule, _TOLD[why.rule], why.facts) for why in over(game)))


#: How it is told that a game has come to its end, by the rule that ends it.
_TOLD = {
    "104.2a": N_("The game is over: all opponents of {winner} have left it, so {winner} wins."),
    "104.4a": N_("The game is over: all players have lost at the same time, so it is a draw."),
}


def _without_owned(game: Game, player: str) -> Game:
    owned = tuple(o for o in game.objects() if o.owner == player)
    for object_ in owned:
        game = game.without(object_)
    return game.note(event("leave the game", "800.4a", N_("{player} leaves the game, and all objects that {player} owns go with "
                           "them."), player=player))
