"""Transforming: a double-faced permanent is turned over (701.27)."""

from ..book import N_
from ..game import Game, Object, can_turn_over, event, turned_over


def transform(game: Game, object_: Object, since: Object | None = None) -> Game:
    """Turn a permanent over, if a double-faced card or token represents it (701.27a, 701.27c).

    since: the permanent as it was when its own ability that does this was put on the stack; it transforms only if
    it has not done so since (701.27f).
    """
    if not can_turn_over(object_):
        return game.note(event("does not transform", "701.27c", N_("{object} has no other face to transform into, so nothing "
                               "happens."), object=object_))
    if since is not None and since.transformed != object_.transformed:
        return game.note(event("does not transform", "701.27f", N_("{object} has transformed since that ability was put on the "
                               "stack, so the instruction is ignored."), object=object_))
    new = turned_over(object_)
    return game.with_object(new).note(
        event("transform", "701.27a", N_("{object} transforms into {name}."), object=object_, name=new.card.name, to=new),
        event("same object", "712.18", N_("It is the same object as before: counters and effects stay."), object=new))
