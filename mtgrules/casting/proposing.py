"""The rows of a cast that propose the spell (601.3, 601.2a-e): it may begin, goes on the stack, is announced, aimed and
divided, and is looked at as a whole.  How each part is decided lives in the modules named here.
"""

from ..actions.words import words_of_a_spell
from ..book import N_, reason, replace
from ..game import Event, Game, Spell, event, slots_of
from ..walk import ask, refuse, stop_unless
from . import announcing, division, looking_ahead, splice, targets
from .on_the_way import Casting
from .ways import faces, methods, permission, permitted


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
    now = replace(now, game=now.game.note(*methods.chosen_before(now.the_spell, now.method)))
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
