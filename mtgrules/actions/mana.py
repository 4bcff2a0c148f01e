"""Mana into and out of pools (106.1, 106.4)."""

from ..book import N_, replace
from ..cards import Mana, Quality, WhenSpent
from ..game import FloatingMana, Game, event


def add_mana(game: Game, player: str, symbols: Mana, source: str = "",
             only_for: Quality | None = None, only_for_x: bool = False,
             uncounterable: Quality | None = None, snow: bool = False, made_by: tuple[str, ...] = (),
             when_spent: WhenSpent | None = None, maker: int = 0) -> Game:
    """Mana goes into a player's pool, one unit for each symbol (106.4).

    only_for: the spells it may be spent on; None for anything.  only_for_x, uncounterable, snow, made_by, when_spent, maker:
    as of floating mana (106.6, 107.4h).
    """
    letters = symbols.pips + ("C",) * symbols.generic
    units = tuple(FloatingMana(s, only_for, source, only_for_x, uncounterable, snow, made_by, when_spent, maker) for s in letters)
    record = game.player(player)
    game = game.with_player(replace(record, mana=record.mana + units))
    return game.note(event("add mana", "106.4", N_("{player} adds {mana}."), player=player, mana=symbols))


def empty_pools(game: Game) -> Game:
    """Unspent mana is lost as a step or phase ends (106.4)."""
    for player in game.players:
        if player.mana:
            lost = Mana(tuple(unit.type for unit in player.mana)).canonical()
            game = game.with_player(replace(player, mana=()))
            game = game.note(event("mana lost", "106.4", N_("{player} loses unspent {mana}."), player=player.name,
                                   mana=lost))
    return game
