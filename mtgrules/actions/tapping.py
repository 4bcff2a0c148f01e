"""Tapping and untapping (701.26)."""

from ..book import N_, replace
from ..game import Game, Object, event


def tap(game: Game, object_: Object, rule: str = "701.26a") -> Game:
    """Tap a permanent; one that is tapped already stays as it is (701.26a)."""
    if object_.tapped:
        return game.note(event("already tapped", "701.26a", N_("{object} is tapped already."), object=object_))
    return game.with_object(replace(object_, tapped=True)).note(
        event("tap", rule, N_("{object} becomes tapped."), object=object_))


def untap(game: Game, object_: Object, rule: str = "701.26b") -> Game:
    """Untap a permanent; one that is untapped already stays as it is (701.26b)."""
    if not object_.tapped:
        return game.note(event("already untapped", "701.26b", N_("{object} is untapped already."), object=object_))
    return game.with_object(replace(object_, tapped=False)).note(
        event("untap", rule, N_("{object} becomes untapped."), object=object_))
