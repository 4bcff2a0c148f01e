"""Paying the locked total (601.2h): all or nothing; costs that are not mana are actions."""

from collections.abc import Iterator

from ..actions import pay_life as life_is_paid
from ..book import N_, Reason, reason, replace, so_many
from ..cards import Mana
from ..effects import Doing, follow
from ..game import Ability, Game, Spell
from ..walk import AUTO, refuse, stop_unless
from .cost_objects import objects_for
from .mana import instead_of_mana
from .mana.mana_abilities import available, floating, makers_of_mana, sources_for, spendable
from .mana.payment import Match, match
from .mana.planning import plan
from .order_of_payment import in_chosen_order
from .total.bills import Bill


def pay_actions(now, source: Spell, bill: Bill):
    """Pay every cost that is not mana; returns the walking state."""
    now, actions = in_chosen_order(now, source, bill)
    announcement = now.announcement
    whose = source.source if isinstance(source, Ability) else source
    if announcement.paid_with == AUTO:
        found = objects_for(now.game, announcement.by, actions, whose.id)
        if found is not None:
            announcement = replace(announcement, paid_with=found)
    here = Doing(now.game, announcement, now.asked, announcement.by, whose, field="paid_with", rule="601.2h")
    for action in actions:
        here = follow(action.instruction, here)
    _no_extra_payments(here, source)
    game = remembered(here.game, source, now.game)
    return replace(now, game=game, asked=_as_announced(here.asked, now.announcement.paid_with))


def remembered(game: Game, spell: Spell, before: Game) -> Game:
    """The game in which the spell remembers what its costs sacrificed, exiled and discarded since ``before`` (400.7j, 707.10)."""
    news = game.happened[len(before.happened):]
    sacrificed = tuple(e.fact("object").id for e in news if e.kind == "sacrifice")
    exiled = tuple(e.fact("new").id for e in news if e.kind == "exile")
    discarded = tuple(e.fact("object").id for e in news if e.kind == "discard")
    if not sacrificed and not exiled and not discarded:
        return game
    spell = game.get(spell.id)
    choices = replace(spell.choices, sacrificed=spell.choices.sacrificed + sacrificed,
                      exiled=spell.choices.exiled + exiled, discarded=spell.choices.discarded + discarded)
    return game.with_object(replace(spell, choices=choices))


def _no_extra_payments(here: Doing, spell: Spell) -> None:
    given = here.announcement.paid_with
    used = sum(a.question.field == "paid_with" and not a.taken_for_granted for a in here.asked)
    if isinstance(given, tuple) and len(given) > used:
        refuse(reason("601.2h", N_("{given} announced for {spell} for costs that are not mana, and {used} asked for"),
                      given=so_many(len(given), N_("{number} payment is"), N_("{number} payments are")), spell=spell,
                      used=so_many(used, N_("{number} is"), N_("{number} are")) if used else N_("none is")))


def _as_announced(asked, given):
    """Remember which choices were left to the program."""
    if given != AUTO:
        return asked
    return tuple(replace(a, chosen_for_you=True) if a.question.field == "paid_with" else a for a in asked)


def pay_life(game: Game, by: str, spell: Spell, amount: int) -> Game:
    """Pay life; never more than there is (119.4, 118.3b)."""
    if amount <= 0:
        return game
    life = game.player(by).life
    if life < amount:
        refuse(reason("119.4", N_("{by} has {life} life and can't pay {amount} life for {spell}"), by=by, life=life,
                      amount=amount, spell=spell))
    return life_is_paid(game, by, amount)


def refuse_if_unpayable(game: Game, by: str, spell: Spell, bill: Bill) -> None:
    """Stop when the mana can't be paid: never partly (118.3, 118.6, 601.2h)."""
    if bill.unpayable is not None:
        refuse(bill.unpayable, *_still_unpayable(spell, bill),
               reason("601.2h", N_("costs that can't be paid stop the cast")))
    besides = instead_of_mana.units(game, by, spell)
    found = match(bill.to_pay, floating(game, by, spell), besides)
    if found.paid:
        return
    wider, _ = plan(game, by, spell, bill.to_pay, besides=besides)
    stop_unless(*(_not_made(game, by, spell, bill, found) if wider.paid else _short(game, by, spell, bill, wider)))


def refuse_if_short(game: Game, by: str, spell: Spell, cost: Mana) -> None:
    """Stop when the mana of the total for which nothing else was announced can't be paid (118.3, 601.2h)."""
    found = match(cost, floating(game, by, spell))
    if not found.paid:
        refuse(reason("118.3", N_("{cost} is left of the total after what pays instead of mana; {by} is short of {missing}"),
                      cost=cost, by=by, missing=_spelled_missing(found)),
               reason("601.2h", N_("partial payments are not allowed")))


def _still_unpayable(spell: Spell, bill: Bill) -> tuple[Reason, ...]:
    """What is added to a cost that can't be paid does not make it payable (118.6a)."""
    added = tuple(item.source for item in bill.items[1:] if not item.less.symbols)
    if not added:
        return ()
    return (reason("118.6a", N_("what else is owed for {spell} ({added}) does not make up for its missing mana cost"),
                   spell=spell, added=added),)


def _not_made(game: Game, by: str, spell: Spell, bill: Bill, found: Match) -> tuple[Reason, ...]:
    """What is wrong with mana abilities that a player has chosen, where others would do."""
    return (reason("118.3", N_("the total cost is {cost}; what {by} has made is short of {missing}"), cost=bill.total, by=by,
                   missing=_spelled_missing(found)),
            *_pays_for_nothing(game, by, spell, bill, found), reason("601.2h", N_("partial payments are not allowed")))


def _pays_for_nothing(game: Game, by: str, spell: Spell, bill: Bill, found: Match) -> Iterator[Reason]:
    """Mana in the pool that no part of the total can be paid with."""
    used = {number for _, number in found.pays}
    idle = [mana for number, mana in enumerate(spendable(game, by, spell)) if number not in used]
    if idle:
        yield reason("118.3", N_("{mana} ({sources}) pays for no part of {cost} that is left"), cost=bill.total,
                     mana="".join("{%s}" % mana.type for mana in idle), sources=tuple({m.source or by: 0 for m in idle}))


def _short(game: Game, by: str, spell: Spell, bill: Bill, found: Match) -> tuple[Reason, ...]:
    missing = _spelled_missing(found)
    return (reason("118.3", N_("the total cost is {cost}; {by} can make {units} mana for it and is short of {missing}"),
                   cost=bill.total, by=by, units=len(found.pays), missing=missing),
            reason("601.2h", N_("partial payments are not allowed")), *_may_not_be_spent(game, by, spell))


def _may_not_be_spent(game: Game, by: str, spell: Spell) -> Iterator[Reason]:
    """Mana that is there, or could be made, and that may not be spent on this (106.6)."""
    if makers := makers_of_mana(game, spell):
        yield reason("118.3", N_("only mana produced by {makers} can be spent to cast {spell}"), makers=tuple(sorted(makers)),
                     spell=spell)
    allowed = spendable(game, by, spell)
    for source in dict.fromkeys(unit.source or by for unit in game.player(by).mana if unit not in allowed):
        yield reason("106.6", N_("the mana of {source} may not be spent on {spell}"), source=source, spell=spell)
    usable = {permanent.id for permanent, _ in sources_for(game, by, spell)}
    for permanent in {o.id: o for o, _ in available(game, by) if o.id not in usable}.values():
        yield reason("106.6", N_("mana of {source} could not be spent on {spell}"), source=permanent, spell=spell)
        if permanent.token and "Powerstone" in permanent.card.subtypes:
            yield reason("111.10h", N_("that of a Powerstone token pays for no spell but an artifact"))


def _spelled_missing(found: Match) -> str:
    symbols = "".join("{%s}" % s for s in found.missing)
    return symbols + ("{%d}" % found.short if found.short else "")
