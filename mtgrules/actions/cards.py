"""Cards out of the library and back: drawing (121), milling (701.17), shuffling (701.24)."""

from ..book import N_, replace
from ..game import Game, doubling_mill, drawing_one_more, event, exiling_instead
from .moving import to_graveyard


def draw(game: Game, player: str, count: int = 1) -> Game:
    """A player draws cards, one after the other (121.2).

    From an empty library nothing is drawn, and the player loses the next time
    state-based actions are checked (121.4, 704.5b).
    """
    for source in drawing_one_more(game, player) if count else ():
        count += 1
        game = game.note(event("replaced", "614.1a", N_("{player} draws one card more instead ({source})."), player=player,
                               source=source))
    for _ in range(count):
        library = game.player(player).library
        if library:
            game, card = game.moved(library[0], "hand")
            game = game.note(event("draw", "121.1", N_("{player} draws a card ({card})."), player=player, card=card))
        else:
            game = game.with_player(replace(game.player(player), drew_from_empty=True))
            game = game.note(event("draw from empty library", "121.4",
                                   N_("{player} would draw a card, but the library is empty."), player=player))
    return game


def mill(game: Game, player: str, count: int) -> Game:
    """A player puts cards from the top of their library into their graveyard; as many as
    possible when there are fewer (701.17a-b)."""
    for source in doubling_mill(game, player):
        count *= 2
        game = game.note(event("doubled", "614.1a", N_("{player} mills twice as many cards ({source}): {count}."), player=player,
                               source=source, count=count))
    top = game.player(player).library[:count]
    for card in top:
        if exiling_instead(game, card) is None:
            game, _ = game.moved(card, "graveyard")
        else:
            game = to_graveyard(game, card)
    if len(top) == count:
        template = N_("{player} mills {count}: {cards}.")
    else:
        template = N_("{player} is to mill {asked}, but has only {count} in the library: {cards}.")
    return game.note(event("mill", "701.17a" if len(top) == count else "701.17b", template, player=player,
                           count=len(top), asked=count, cards=top or ("no card",)))


def shuffle(game: Game, player: str) -> Game:
    """A player shuffles their library (701.24a).

    Nobody knows the order afterwards.  A value has to have one, so the cards stay in the order
    they are in; no explanation may rely on it.
    """
    return game.note(event("shuffle", "701.24a", N_("{player} shuffles the library."), player=player))
