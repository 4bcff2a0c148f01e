"""Putting counters on objects (122)."""

from ..book import N_, replace
from ..game import Game, Object, event


def put_counters(game: Game, object_: Object, kind: str, count: int, rule: str = "122.1") -> Game:
    """Put counters of a kind on an object; ``rule`` tells why, for instance 614.1c as it enters."""
    if count <= 0:
        return game
    now = dict(object_.counters)
    now[kind] = now.get(kind, 0) + count
    return game.with_object(replace(object_, counters=tuple(now.items()))).note(
        event("put counters", rule, N_("{count} {counter} counters are put on {object}.") if count > 1 else
              N_("A {counter} counter is put on {object}."), count=count, counter=kind, object=object_))
