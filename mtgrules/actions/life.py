"""Life totals: gaining and losing (119)."""

from ..book import N_, replace
from ..game import Game, cant_gain_life, event


def gain_life(game: Game, player: str, amount: int, rule: str = "119.3") -> Game:
    """A player gains life, unless something says that they can't (119.3, 119.7); ``rule`` tells why, for
    instance 120.3f for lifelink."""
    stopped_by = cant_gain_life(game, player)
    if stopped_by is not None:
        return game.note(event("no life gain", "119.7", N_("{player} gains no life: {source} says they can't."),
                               player=player, source=stopped_by))
    if amount <= 0:
        return game
    record = game.player(player)
    game = game.with_player(replace(record, life=record.life + amount))
    return game.note(event("gain life", rule, N_("{player} gains {amount} life ({life})."), player=player,
                           amount=amount, life=record.life + amount))


def lose_life(game: Game, player: str, amount: int, rule: str = "119.3") -> Game:
    """A player loses life (119.3); ``rule`` tells why, for instance 118.3b for a payment."""
    if amount <= 0:
        return game
    record = game.player(player)
    game = game.with_player(replace(record, life=record.life - amount))
    return game.note(event("lose life", rule, N_("{player} loses {amount} life ({life})."), player=player,
                           amount=amount, life=record.life - amount))
