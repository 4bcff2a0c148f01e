"""Casting a spell (601.2): the nine rows, in the rulebook's order, and the gate before them.

The table at the end is walked, printed, tested and drawn.  Every function is one row: it asks
what its rule asks, does what its rule does, and stops with every reason when it can't be
met.  How each part is decided lives in the modules named here, not in this one.
"""

from collections.abc import Iterable

from ..actions.words import words_of_a_spell
from ..book import N_, Value, demand, message, reason, replace
from ..cards import Mana
from ..game import Event, Game, Spell, event, slots_of
from ..walk import AUTO, Asked, Question, Row, Trace, ask, refuse, run, stop_unless
from . import (
    announcing,
    costs,
    division,
    faces,
    instead_of_mana,
    looking_ahead,
    mana_abilities,
    methods,
    paying,
    permission,
    permitted,
    planning,
    reducing,
    sense,
    reductions,
    spending,
    splice,
    targets,
)
from .announcement import Announcement
from .bills import Bill
from .methods import Method


class Casting(Value):
    """A cast on its way: the walking state of the table.

    method: the way in which it is cast, once known.  spell: id of the spell on the stack, once
    proposed.  bill: the total cost, once locked.  face: which face of the card is cast, if there is a choice.
    """

    game: Game
    announcement: Announcement
    asked: tuple[Asked, ...] = ()
    method: Method | None = None
    spell: int | None = None
    bill: Bill | None = None
    face: int | None = None

    @property
    def by(self) -> str:
        """The player who casts."""
        return self.announcement.by

    @property
    def the_spell(self) -> Spell:
        """The spell as it stands on the stack now."""
        top = self.game.stack[0]
        if top.id == self.spell:  # always so for a spell; an ability that it triggers waits until it is cast
            return top
        found = self.game.get(self.spell)
        assert isinstance(found, Spell)
        return found


def may_begin(now: Casting) -> Casting:
    """601.3: a rule or effect allows it, and nothing forbids it."""
    now = faces.choose(now)
    card = faces.as_chosen(now, now.game.find(now.announcement.card))
    stop_unless(*permission.objections(now.game, card, now.by),
                *splice.too_late(now.game, card, now.announcement.splices or ()))
    allowed = event("may begin", "601.3", N_("{by} may begin to cast {card} now."), by=now.by, card=card)
    now = announcing.choose_method(now)
    return replace(now, game=now.game.note(*permitted.told(now.game, card, now.by),
                                           *permission.told(now.game, card, now.by, now.method), allowed))


def propose(now: Casting) -> Casting:
    """601.2a: the card becomes a spell on top of the stack."""
    card = now.game.get(now.announcement.card)
    game, spell = now.game.moved(card, "stack", controller=now.by)
    spell = methods.proposed(faces.as_chosen(now, spell), now.method)
    spell = replace(spell, choices=replace(spell.choices, cast_from=card.zone))
    game = permitted.marked(game.with_object(spell), now.announcement.card, spell)
    game = game.note(*faces.told(now, spell),
                     event("propose", "601.2a", N_("{by} puts {spell} on the stack."), by=now.by, spell=spell, card=card))
    if game.shaped:
        game = game.note(*words_of_a_spell(game.get(spell.id)))
    return replace(now, game=game, spell=spell.id)


def announce(now: Casting) -> Casting:
    """601.2b: modes, splices, costs, X; later choices see the text as it then stands."""
    now = announcing.choose_modes(now, gained=False)
    now = announcing.choose_splices(now)
    now = announcing.choose_modes(now, gained=True)
    now = announcing.choose_alternative_cost(now)
    now = announcing.choose_additional(now)
    now = announcing.choose_offered(now)
    now = announcing.choose_x(now)
    return announcing.choose_symbols(now)


def target(now: Casting) -> Casting:
    """601.2c: one choice for each instance of the word "target" in the text as it now stands."""
    slots = slots_of(now.the_spell)
    _no_extra_targets(now, len(slots))
    now = replace(now, game=now.game.note(*looking_ahead.told(now.game, now.the_spell)))
    chosen: tuple = ()
    for slot in slots:
        now, refs = ask(now, targets.question(now.game, now.the_spell, slot, chosen, now.by))
        chosen += (refs,)
    if not slots:
        return now
    spell = replace(now.the_spell, choices=replace(now.the_spell.choices, targets=chosen))
    return replace(now, game=_told_of_targets(now.game.with_object(spell), spell, chosen))


def _no_extra_targets(now: Casting, slots: int) -> None:
    given = now.announcement.targets or ()
    if len(given) > slots:
        refuse(*targets.too_many(now.the_spell, len(given)))


def _told_of_targets(game: Game, spell: Spell, chosen: tuple) -> Game:
    for number, (slot, refs) in enumerate(zip(slots_of(spell), chosen, strict=True)):
        template = N_("{spell} targets {targets} (text of {origin}).") if slot.placed.gained else N_(
            "{spell} targets {targets}.")
        rule = "702.47d" if slot.placed.gained else "601.2c"
        things = tuple(game.thing(ref) for ref in refs) or (N_("nothing"),)
        game = game.note(event("target", rule, template, spell=spell, targets=things, origin=slot.placed.origin),
                         *targets.told(game, slot.target, refs, chosen[:number]))
        for thing in things:
            for why in targets.passed(game, spell, thing):
                game = game.note(Event("no shield", why.rule, why.template + ".", why.facts))
    return game


def divide(now: Casting) -> Casting:
    """601.2d: an effect that divides something among targets announces how, at least one each."""
    found = division.divided(now.game, now.the_spell)
    if found is None or not now.the_spell.choices.targets[found[0].number]:
        stop_unless(*division.nothing_divided(now.the_spell, found, now.announcement.division))
        return now
    now, parts = ask(now, division.question(now.game, now.the_spell, *found, now.by))
    spell = replace(now.the_spell, choices=replace(now.the_spell.choices, division=parts))
    return replace(now, game=now.game.with_object(spell))


def check(now: Casting) -> Casting:
    """601.2e: the proposed spell is legal as a whole: nothing forbids it as it now is (601.6)."""
    forbidden = (*permission.forbidden(now.game, now.the_spell),
                 *permitted.too_big(now.game, now.announcement.card, now.the_spell))
    if forbidden:
        refuse(*forbidden, reason("601.2e", N_("the proposed spell can't legally be cast")),
               reason("601.6", N_("that {by} could begin to cast it does not help: it is asked again now that it is proposed"),
                      by=now.by))
    small = permitted.told_of_value(now.game, now.announcement.card, now.the_spell)
    return replace(now, game=now.game.note(*small, event("legal proposal", "601.2e", N_("Nothing forbids {spell} as it has been "
                                                 "proposed."), spell=now.the_spell)))


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
        label=lambda a: f"{targets.label(game, a.source)} {a.symbol}".strip())


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


def become_cast(now: Casting) -> Casting:
    """601.2i: the spell is cast, as one spell with one name; its controller has priority again."""
    spell = replace(now.the_spell, choices=replace(now.the_spell.choices, total=now.bill.total.text))
    game = now.game.with_object(spell)
    if permitted.as_it_resolves(game, now.announcement.card, now.by) is not None:
        template = N_("{spell} is cast; nobody has priority until what resolves just now is done.")
    else:
        game, template = replace(game, priority=now.by), N_("{spell} is cast; {by} has priority.")
    game = permitted.used(game, now.announcement.card)
    return replace(now, game=game.note(event("cast", "601.2i", template, spell=spell, by=now.by)))


GATE = Row("601.3", "may begin", may_begin)

CASTING = (
    Row("601.2a", "propose", propose),
    Row("601.2b", "announce", announce),
    Row("601.2c", "target", target),
    Row("601.2d", "divide", divide),
    Row("601.2e", "check", check),
    Row("601.2f", "total", total),
    Row("601.2g", "make mana", make_mana),
    Row("601.2h", "pay", pay),
    Row("601.2i", "become cast", become_cast),
)


def cast(game: Game, announcement: Announcement) -> Trace:
    """Cast a spell as announced.

    Returns the trace: complete, or stopped as illegal (with all reasons of the step) or as
    unfinished (with the next question).  The game itself is never changed; what it is
    afterwards is :func:`mtgrules.casting.game_after`.  Raises BadAnnouncement when a value has the wrong form, and
    TypeError when there is no game or no announcement.
    """
    demand(game, Game, "write a game, for instance mtg.position(\"...\")")
    return run((GATE, *CASTING), Casting(game, sense.checked(announcement)))


