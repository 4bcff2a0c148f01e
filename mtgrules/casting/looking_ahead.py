"""Targets and divisions that count on what is paid later in the cast (601.5): how much will be sacrificed for it.

While a spell is being cast, as much counts as could be sacrificed for what its own text costs; in editions before
601.5 nothing counts that has not happened yet.  Once the costs are paid, what was chosen has to be borne out by them.
"""

from collections.abc import Iterator
from typing import Any

from ..book import N_, Reason, reason, replace
from ..cards import Chosen, CountOf, Quality, Sacrifice, Target, nodes
from ..game import Ability, Event, Game, Spell, amount_of, event, fits, mana_value, slots_of
from .total import additional

#: The state of objects that a cost of the spell has sacrificed.
SACRIFICED = "sacrificed this way"


def depends_on_payment(amount: Any) -> bool:
    """True for a number that only the payment decides."""
    return isinstance(amount, CountOf) and SACRIFICED in amount.quality.states


def number(game: Game, spell: Spell, amount: CountOf) -> int:
    """What such a number may be counted on to be: once the spell is cast, what it is."""
    now = amount_of(game, amount, spell.controller, spell) or 0
    if isinstance(spell, Ability) or spell.choices.total or not game.edition.looks_ahead_for_targets:
        return now
    rest = replace(amount.quality, states=tuple(s for s in amount.quality.states if s != SACRIFICED))
    return max(now, amount.times * sum(_most(game, spell, chosen, rest) for chosen in _to_sacrifice(game, spell)))


def _to_sacrifice(game: Game, spell: Spell) -> Iterator[Chosen]:
    """What the text's own additional costs, as announced, will have sacrificed."""
    paid = [cost.cost for cost, _ in additional.paid(game, spell)]
    for cost in (*paid, *(cost.cost for cost in additional.mandatory(game, spell))):
        for act in cost.actions:
            if isinstance(act, Sacrifice):
                yield from (node for node in nodes(act) if isinstance(node, Chosen))


def _most(game: Game, spell: Spell, chosen: Chosen, rest: Quality) -> int:
    """How many permanents of a quality could be sacrificed for one such cost."""
    by = spell.controller
    there = sum(o.controller == by and fits(game, chosen, o, by) and fits(game, rest, o, by) for o in game.battlefield)
    return there if chosen.any_number else min(there, chosen.count)


def as_counted_on(game: Game, spell: Spell, target: Target) -> Target:
    """An instance of "target" in which a number that the payment decides is what may be counted on."""
    if not depends_on_payment(target.most_value):
        return target
    return replace(target, most_value=number(game, spell, target.most_value))


def told(game: Game, spell: Spell) -> Iterator[Event]:
    """That a choice looks ahead, for people."""
    slots = slots_of(spell)
    if any(depends_on_payment(slot.target.most_value) or depends_on_payment(slot.divided) for slot in slots):
        template = (N_("What {spell} targets and divides may count on what will be sacrificed to pay for it.")
                    if game.edition.looks_ahead_for_targets else
                    N_("In this edition nothing counts for the targets of {spell} that will only be sacrificed later."))
        yield event("looking ahead", "601.5" if game.edition.looks_ahead_for_targets else "601.2c", template, spell=spell)


def borne_out(game: Game, spell: Spell) -> Iterator[Reason]:
    """Why a target or a division was available only if other costs had been paid (601.5)."""
    for slot in slots_of(spell):
        if depends_on_payment(slot.target.most_value):
            yield from _targets(game, spell, slot.number, amount_of(game, slot.target.most_value, spell.controller, spell) or 0)
        if depends_on_payment(slot.divided) and spell.choices.targets[slot.number]:
            paid = amount_of(game, slot.divided, spell.controller, spell) or 0
            if sum(spell.choices.division) != paid:
                yield reason("601.5",
                             N_("{division} was divided by counting on what would be sacrificed for {spell}, and that comes "
                             "to {paid}"), division=sum(spell.choices.division), spell=spell, paid=paid)


def _targets(game: Game, spell: Spell, slot: int, paid: int) -> Iterator[Reason]:
    for ref in spell.choices.targets[slot]:
        thing = game.last_known(ref) if isinstance(ref, int) else None
        if thing is not None and mana_value(thing) > paid:
            yield reason("601.5", N_("{target}, with mana value {value}, was available only if as much was sacrificed for {spell}, "
                         "and that comes to {paid}"), target=thing, value=mana_value(thing), spell=spell, paid=paid)
