"""When a game is over (104): one player is left, who has won, or nobody is.  Nothing happens after that."""

from ..book import N_, Reason, reason
from .state import Game


def over(game: Game) -> tuple[Reason, ...]:
    """Why nothing can happen in a game any more: it is won (104.2a) or a draw (104.4a); nothing while players play on."""
    playing = [p for p in game.players if not p.lost]
    if len(playing) > 1:
        return ()
    if playing:
        return (reason("104.2a", N_("the game is over: all opponents of {winner} have left it, so {winner} has won"),
                       winner=playing[0]),)
    return (reason("104.4a", N_("the game is over: all players have lost at the same time, so it is a draw")),)
