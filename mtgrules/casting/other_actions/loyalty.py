"""Loyalty abilities (606): activated like a sorcery is cast, and only one of them each turn for each permanent."""

from collections.abc import Iterator

from ...book import N_, Reason, reason
from ...cards import ActivatedLine, Cost, PutCounters, RemoveCounters, This
from ...game import MAIN_PHASES, Game, Object, counters
from ...game.history import this_turn

LOYALTY = "loyalty"


def objections(game: Game, by: str, source: Object, line: ActivatedLine) -> Iterator[Reason]:
    """All that forbids to activate a loyalty ability now; nothing for other abilities."""
    cost = line.cost.loyalty
    if cost is None:
        return
    if game.turn != by or game.step not in MAIN_PHASES or game.stack:
        yield reason("606.3", N_("a loyalty ability is activated only in a main phase of one's own turn, with an empty stack"))
    if any(_is_one_of(source, e.fact("spell")) for e in this_turn(game) if e.kind == "activate"):
        yield reason("606.3", N_("a loyalty ability of {source} has been activated this turn already"), source=source)
    if counters(source, LOYALTY) < -cost:
        yield reason("606.6", N_("{source} has {there} loyalty counters, and {count} would have to be removed"), source=source,
                     there=counters(source, LOYALTY), count=-cost)


def _is_one_of(source: Object, ability: Object) -> bool:
    return ability.source.id == source.id and ability.line.cost.loyalty is not None


def actions(cost: Cost) -> tuple[PutCounters | RemoveCounters, ...]:
    """What a loyalty symbol asks to do: put counters on the permanent, or remove some (606.4)."""
    if not cost.loyalty:
        return ()
    if cost.loyalty > 0:
        return (PutCounters(LOYALTY, This(), cost.loyalty),)
    return (RemoveCounters(LOYALTY, This(), -cost.loyalty),)
