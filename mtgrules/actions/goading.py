"""Goading (701.15)."""

from ..book import N_, replace
from ..game import Game, Object, event


def goad(game: Game, creature: Object, by: str) -> Game:
    """Mark a creature as goaded by a player; being goaded again by the same player adds nothing
    (701.15a, 701.15d)."""
    if by in creature.goaded_by:
        return game.note(event("goad", "701.15d", N_("{object} is goaded by {by} already."), object=creature, by=by))
    game = game.with_object(replace(creature, goaded_by=creature.goaded_by + (by,)))
    return game.note(event("goad", "701.15a", N_("{object} is goaded by {by} until the next turn of {by}."),
                           object=creature, by=by))
