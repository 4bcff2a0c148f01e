"""Paying life (119.4), and what may be done instead of it (614.1a)."""

from ..book import N_
from ..game import Game, Object, event, exiling_for_life
from .life import lose_life
from .moving import exile


def pay_life(game: Game, player: str, amount: int, rule: str = "119.4", entering: Object | None = None) -> Game:
    """A player pays life: that much is lost, unless cards of their library are exiled instead.

    Whether there is enough is decided elsewhere.  entering: what enters the battlefield just now; it is not among
    the cards that are exiled, though it may still be in that library (614.13c).
    """
    source = exiling_for_life(game, player, amount)
    if source is None:
        return lose_life(game, player, amount, rule)
    library = game.player(player).library
    ignored = entering is not None and any(card.id == entering.id for card in library)
    top = [card for card in library if not ignored or card.id != entering.id][:amount]
    game = game.note(event("replaced", "614.1a", N_("{player} exiles {amount} cards from the top of the library instead of "
                           "paying {amount} life ({source})."), player=player, amount=amount, source=source))
    if ignored:
        game = game.note(event("ignored", "614.13c", N_("{card} is entering the battlefield, so it is not one of them."),
                               card=entering))
    for card in top:
        game = exile(game, game.get(card.id))
    return game
