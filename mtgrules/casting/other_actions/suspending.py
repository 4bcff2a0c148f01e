"""Suspending a card: a special action (116.2f, 702.62a).

It does not use the stack and is no cast; but whatever would forbid beginning to cast the card from hand
forbids it (702.62c).  What happens to the card in exile is told where abilities trigger.
"""

from collections.abc import Iterator

from ...actions import exile, put_counters
from ...book import N_, Reason, reason
from ...cards import Suspend, mana
from ...game import Game, Object, event, keywords_of
from ..mana.mana_abilities import activate, pay_mana
from ..mana.planning import plan
from ..ways import permission


def suspend_of(game: Game, card: Object) -> Suspend | None:
    """The suspend ability of a card, None when it has none."""
    return next((k for k in keywords_of(game, card) if isinstance(k, Suspend)), None)


def objections(game: Game, by: str, card: Object) -> Iterator[Reason]:
    """All that forbids a player to suspend a card now."""
    ability = suspend_of(game, card)
    if ability is None:
        yield reason("702.62a", N_("{card} does not have suspend"), card=card)
        return
    if card.zone != "hand" or card.owner != by:
        yield reason("116.2f", N_("a card is suspended from the hand of its owner, and {card} is in: {zone}"), card=card,
                     zone=card.zone)
        return
    against = permission.objections(game, card, by)
    if against:
        yield from against
        yield reason("702.62a", N_("{by} could not begin to cast {card} now, so it can't be suspended"), by=by, card=card)
        yield reason("116.2f", N_("suspending is a special action for a moment when the card could be cast"))
    if not plan(game, by, None, mana(ability.cost.mana or ""))[0].paid:
        yield reason("118.3", N_("{by} can't pay {cost} to suspend {card}"), by=by, cost=ability.cost.mana, card=card)


def suspend(game: Game, by: str, card: Object) -> Game:
    """Pay the suspend cost and exile the card with its time counters; mana abilities are activated as needed."""
    ability = suspend_of(game, card)
    owed = mana(ability.cost.mana or "")
    for activation in plan(game, by, None, owed)[1]:
        game = activate(game, by, activation)
    game = pay_mana(game, by, card, owed)
    game = game.note(event("suspend", "116.2f", N_("{by} pays {cost} and suspends {card}; that does not use the stack."), by=by,
                           cost=ability.cost.mana, card=card))
    game = exile(game, card, "702.62a")
    exiled = next(e.fact("new") for e in reversed(game.happened) if e.kind == "exile")
    return put_counters(game, game.get(exiled.id), "time", ability.counters, "702.62a")
