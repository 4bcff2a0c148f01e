"""The rows of a cast that are about its cost (601.2f-h): the total is determined and locked, mana is made, all is paid.
"""

from collections.abc import Iterable

from ..book import N_, message, reason, replace
from ..cards import Mana
from ..game import Event, Spell, event
from ..walk import AUTO, Question, ask, refuse, stop_unless
from . import announcing, looking_ahead, paying
from .mana import instead_of_mana, mana_abilities, planning, spending
from .on_the_way import Casting
from .total import costs, reducing, reductions
from .total.bills import Bill
from .ways import methods


def total(now: Casting) -> Casting:
    """601.2f: the bill is added up and locked in."""
    now = announcing.choose_reductions(now)
    bill = costs.bill(now.game, now.the_spell, now.method)
    more = tuple(item.source for item in bill.items[1:])
    game = now.game.note(*methods.told(now.the_spell, now.method, more), *_told_of_reductions(now),
                         event("total", "601.2f", N_("The total cost of {spell} is {total}; it is locked in."),
                               spell=now.the_spell, total=total_text(bill)))
    return replace(now, game=game, bill=bill)


def _told_of_reductions(now: Casting) -> Iterable[Event]:
    if not reductions.reductions(now.game, now.the_spell):
        return ()
    return reducing.told(now.game, now.the_spell, costs.before_reductions(now.game, now.the_spell, now.method))


def total_text(bill: Bill) -> str:
    """The total in symbols, with what else is to be paid ("{R} and sacrifice (Torrent of Stone)")."""
    life = f" + {bill.life} life" if bill.life else ""
    mana = bill.total.text if bill.unpayable is None else "unpayable"
    return mana + life + "".join(f" and {cost}" for cost, _ in bill.others())


def make_mana(now: Casting) -> Casting:
    """601.2g: mana abilities may be activated, when the total asks for mana."""
    if not now.bill.total.symbols:
        _no_mana_abilities(now)
        return now
    now, activations = ask(now, _mana_abilities_question(now))
    game = now.game.note(*(event("in the middle", "605.3a", N_("Mana abilities may be activated now, before {spell} is paid "
                                 "for."), spell=now.the_spell) for _ in activations[:1]))
    for activation in activations:
        stop_unless(*mana_abilities.objections(game, now.by, activation))
        game = mana_abilities.activate(game, now.by, activation)
    return replace(now, game=game)


def _no_mana_abilities(now: Casting) -> None:
    given = now.announcement.mana_abilities
    if given and given != AUTO:
        refuse(reason("601.2g", N_("the total cost of {spell} has no mana in it, so no mana abilities are activated now"),
                      spell=now.the_spell))


def _mana_abilities_question(now: Casting) -> Question:
    game = now.game
    return Question(
        field="mana_abilities", rule="601.2g", by=now.by, least=0, most=None, many=True, ordered=True,
        prompt=message(N_("Which mana abilities are activated to pay {cost}?"), cost=now.bill.total),
        candidates=lambda: tuple(mana_abilities.Activation(o.id, a.number, m.text)
                                 for o, a in mana_abilities.available(game, now.by) for m in a.outputs),
        auto=lambda: planning.plan_bill(game, now.by, now.the_spell, now.bill)[1],
        label=lambda a: f"{game.label(a.source)} {a.symbol}".strip())


def pay(now: Casting) -> Casting:
    """601.2h: the total is paid, all of it or not at all."""
    spell, by = now.the_spell, now.by
    paying.refuse_if_unpayable(now.game, by, spell, now.bill)
    now, cost = _helped(now, spell)
    spell = now.the_spell
    if cost.symbols:
        now, spent = ask(now, spending.mana_question(now.game, spell, cost, by))
        now = replace(now, game=spending.spend(now.game, by, spell, cost, spent))
    else:
        stop_unless(*spending.nothing_to_pay(now.game, by, spell, now.announcement.payment))
    now = replace(now, game=paying.pay_life(now.game, by, spell, now.bill.life))
    now = paying.pay_actions(now, spell, now.bill)
    stop_unless(*looking_ahead.borne_out(now.game, now.the_spell))
    return now


def _helped(now: Casting, spell: Spell) -> tuple[Casting, Mana]:
    """Convoke, improvise and delve pay for mana of the total; returns what is left to pay with mana."""
    cost = now.bill.to_pay
    question = instead_of_mana.question(now.game, now.by, spell, cost) if cost.symbols else None
    if question is None:
        stop_unless(*instead_of_mana.nothing_helps(now.game, spell, now.announcement.helped_by))
        return now, cost
    now, ids = ask(now, question)
    game, cost = instead_of_mana.help_pay(now.game, now.by, spell, cost, ids)
    game = paying.remembered(game, spell, now.game)
    paying.refuse_if_short(game, now.by, spell, cost)
    return replace(now, game=game), cost
