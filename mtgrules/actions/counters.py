"""Putting counters on objects and removing them (122)."""

from ..book import N_, replace
from ..game import Event, Game, Object, adding_one_counter, doubling_counters, event


def _counts_too(rule: str, object_: Object) -> tuple[Event, ...]:
    """Entering with counters is having counters put on it, for what asks for that (122.6)."""
    return (event("counts too", "122.6", N_("{object} enters with counters, which counts as putting them on it."),
                  object=object_),) if rule == "614.1c" else ()


def _in_order(object_: Object) -> tuple[Event, ...]:
    """The controller of what is affected chooses the order of such effects; the larger number is taken for granted (616.1)."""
    return (event("order of effects", "616.1", N_("{controller} chooses which effect applies first to counters put on {object}: "
                  "one more first, then twice as many, is taken for granted."), controller=object_.controller, object=object_),)


def put_counters(game: Game, object_: Object, kind: str, count: int, rule: str = "122.1", by_effect: bool = True) -> Game:
    """Put counters of a kind on an object; ``rule`` tells why, for instance 614.1c as it enters.

    by_effect: False for what is no effect, so that nothing doubles it (614.16): the result of damage.
    """
    if count <= 0:
        return game
    more, doubling = tuple(adding_one_counter(game, object_, kind)), tuple(doubling_counters(game, object_)) if by_effect else ()
    game = game.note(*_in_order(object_) * bool(more and doubling))
    for source in more:
        count += 1
        game = game.note(event("one more", "614.1a", N_("One more counter is put on {object} ({source})."), object=object_,
                               source=source), *_counts_too(rule, object_))
    for source in doubling:
        count *= 2
        game = game.note(event("doubled", "614.16", N_("Twice as many counters are put on {object} ({source})."), object=object_,
                               source=source), *_counts_too(rule, object_))
    now = dict(object_.counters)
    now[kind] = now.get(kind, 0) + count
    return game.with_object(replace(object_, counters=tuple(now.items()))).note(
        event("put counters", rule, N_("{count} {counter} counters are put on {object}.") if count > 1 else
              N_("A {counter} counter is put on {object}."), count=count, counter=kind, object=object_))


def remove_counters(game: Game, object_: Object, kind: str, count: int, rule: str = "122.1") -> Game:
    """Remove counters of a kind from an object, as many as there are; ``left`` of the event tells how many stay."""
    now = dict(object_.counters)
    count = min(count, now.get(kind, 0))
    if not count:
        return game
    left = now.pop(kind) - count
    now |= {kind: left} if left else {}
    return game.with_object(replace(object_, counters=tuple(now.items()))).note(
        event("remove counters", rule, N_("{count} {counter} counters are removed from {object}; {left} are left.") if count > 1
              else N_("A {counter} counter is removed from {object}; {left} are left."), count=count, counter=kind,
              object=object_, left=left))
