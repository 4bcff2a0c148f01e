"""Who controls a permanent, by effects (613.1b): the last such effect that has not ended decides (613.7)."""

from ..book import N_, replace
from ..game import Continuous, Game, Object, event


def take_control(game: Game, object_: Object, player: str, source: str, until: str = "") -> Game:
    """An effect gives a player control of a permanent.

    until: "end of turn", or "" for as long as it stays on the battlefield.
    A permanent that changes controllers is removed from combat (506.4) and came under that player's control
    this turn (302.6).
    """
    effect = Continuous((object_.id,), source, control=player, was_controlled_by=object_.controller, until=until)
    return _controlled_by(replace(game, effects=game.effects + (effect,)), object_, player)


def _controlled_by(game: Game, object_: Object, player: str) -> Game:
    if object_.controller == player:
        return game
    return game.with_object(replace(object_, controller=player, sick=True, attacking="", blocked=False))


def give_back(game: Game) -> Game:
    """The game as effects that give control until end of turn end (514.2): what controlled it before does again."""
    ending = [e for e in game.effects if e.control and e.until == "end of turn"]
    for id in dict.fromkeys(id for e in ending for id in e.objects):
        object_ = game.find(id)
        if object_ is None:
            continue
        over_it = [e for e in game.effects if e.control and id in e.objects]
        staying = [e for e in over_it if e.until != "end of turn"]
        player = staying[-1].control if staying else over_it[0].was_controlled_by
        if player != object_.controller:
            game = _controlled_by(game, object_, player).note(
                event("control ends", "514.2", N_("{player} controls {object} again."), player=player, object=object_))
    return game
