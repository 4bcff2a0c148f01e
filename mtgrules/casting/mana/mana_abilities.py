"""Mana abilities (605): what they are, what they could make, activating them while casting (601.2g)."""

from collections.abc import Iterator

from ...actions import add_mana, pay_life, tap, untap
from ...book import NO_LIBRARY_MANA_SINCE, N_, Reason, reason, replace
from ...cards import (
    AddMana,
    AddManaOfOneColor,
    AnyInstruction,
    Cost,
    Mana,
    ManaAbility,
    NoManaSpent,
    OnlyManaFrom,
    Quality,
    mana,
)
from ...effects import Doing, follow
from ...effects.numbers import true_now
from ...game import Ability, FloatingMana, Game, Object, Spell, event, fits, has_keyword, is_creature, known, statics_of
from ...walk import AUTO, Illegal, refuse
from ..announcement import Activation, Announcement
from .payment import Unit, match
from .units import spent_as_any, unit_of


def in_force(game: Game, source: Object) -> tuple[ManaAbility, ...]:
    """The abilities of an object that are mana abilities in this edition of the rules (605.1a)."""
    abilities = source.card.mana_abilities
    if not any([a.moves_library for a in abilities]) or game.edition.library_abilities_are_mana_abilities:
        return abilities
    return tuple(a for a in abilities if not a.moves_library)


def _ability(game: Game, activation: Activation, source: Object) -> ManaAbility | None:
    return next((a for a in in_force(game, source) if a.number == activation.ability), None)


def objections(game: Game, by: str, activation: Activation) -> tuple[Reason, ...]:
    """All that forbids activating a mana ability now (605.3a, 602.2)."""
    source = game.find(activation.source)
    if source is None or source.zone != "battlefield":
        return (reason("605.3a", N_("{what} is not on the battlefield"), what=source or activation.source),)
    if activation.ability >= len(source.card.activated):
        return (reason("605.3a", N_("{source} has no such ability"), source=source),)
    ability = _ability(game, activation, source)
    if ability is None:
        return (_not_a_mana_ability(source, activation),)
    return (_cannot_tap(game, by, source, ability) + _cannot_add(source, ability, activation)
            or _cannot_pay(game, by, source, ability, activation))


def _not_a_mana_ability(source: Object, activation: Activation) -> Reason:
    """It is none at all, or none any more: the rules have changed."""
    if any(a.number == activation.ability for a in source.card.mana_abilities):
        return reason("605.1a", N_("that ability of {source} moves a card to or from a library, so it is no mana ability in "
                                   "the rules in force since {date}"), source=source, date=NO_LIBRARY_MANA_SINCE)
    return reason("605.1a", N_("that ability of {source} is not a mana ability"), source=source)


def x_of(activation: Activation) -> int:
    """The X of a mana ability: so much mana as it is announced to add (107.3a)."""
    return len(mana(activation.symbol).pips) if activation.symbol else 0


def _cannot_tap(game: Game, by: str, source: Object, ability: ManaAbility) -> tuple[Reason, ...]:
    """Why a player can't activate an ability whose cost has {T}."""
    found = []
    if source.controller != by:
        found.append(reason("602.2", N_("{source} is controlled by {other}"), source=source, other=source.controller))
    if ability.line.cost.tap_this and source.tapped:
        found.append(reason("118.3", N_("{source} is tapped already"), source=source))
    found += cannot_untap(game, by, source, ability.line.cost)
    if ability.line.cost.tap_this and source.sick and is_creature(source) and not has_keyword(game, source, "haste"):
        found.append(reason("302.6", N_("{source} came under control of {by} this turn"), source=source, by=by))
    if not _condition_holds(game, by, source, ability):
        found.append(reason("602.5", N_("that ability of {source} can be activated only under a condition, which does not "
                            "hold"), source=source))
    return tuple(found)


def cannot_untap(game: Game, by: str, source: Object, cost: Cost) -> list[Reason]:
    """Why a player can't pay the untap symbol (107.6)."""
    if not cost.untap_this:
        return []
    found = []
    if not source.tapped:
        found.append(reason("107.6", N_("{source} is untapped already, so it can't be untapped to pay"), source=source))
    if source.sick and is_creature(source) and not has_keyword(game, source, "haste"):
        found.append(reason("107.6", N_("{source} came under control of {by} this turn"), source=source, by=by))
    return found


def _condition_holds(game: Game, by: str, source: Object, ability: ManaAbility) -> bool:
    return ability.line.condition is None or bool(true_now(_paying(game, by, source), ability.line.condition))


def _cannot_pay(game: Game, by: str, source: Object, ability: ManaAbility, activation: Activation) -> tuple[Reason, ...]:
    """Why the whole cost of an ability can't be paid (118.3); whether it can be tapped is known by then."""
    if ability.only_taps:
        return ()
    try:
        _paid(game, by, source, ability, activation)
    except Illegal as stop:
        return stop.reasons
    return ()


def _cannot_add(source: Object, ability: ManaAbility, activation: Activation) -> tuple[Reason, ...]:
    if len(ability.outputs) < 2 and not isinstance(ability.adds, AddManaOfOneColor) or ability.could_add(activation.symbol):
        return ()
    return (reason("106.4", N_("{source} can't add {symbol}"), source=source,
                   symbol=activation.symbol or N_("mana that was not chosen")),)


def activate(game: Game, by: str, activation: Activation) -> Game:
    """Activate a mana ability; it resolves at once (605.3b)."""
    source = game.get(activation.source)
    ability = _ability(game, activation, source)
    made = mana(activation.symbol) if activation.symbol else next(iter(ability.outputs), None)
    game = game.note(event("mana ability", "605.3b", N_("{by} activates the mana ability of {source}."), by=by,
                           source=source))
    if ability.moves_library:
        game = game.note(event("still a mana ability", "605.1a", N_("In this edition of the rules that is a mana ability, though "
                               "it moves a card to or from a library ({source})."), source=source))
    x = x_of(activation)
    adds, game = ability.adds, _paid(game, by, source, ability, activation)
    if made is None:
        return _followed(game, by, source, ability.line.do, x)
    if isinstance(adds, AddManaOfOneColor):
        adds = AddMana()  # the color was announced, and nothing restricts such mana
    game = add_mana(game, by, made, source.label, _only_for(adds, source), adds.only_for_x, adds.uncounterable,
                    snow="snow" in source.card.supertypes, made_by=source.card.types, when_spent=adds.when_spent, maker=source.id)
    if adds.when_spent is not None:
        game = game.note(event("mana trigger", "106.6", N_("That mana of {source} brings a delayed triggered ability with it, "
                               "which waits until the mana is spent."), source=source))
    return _followed(game, by, source, ability.besides, x)


def _only_for(adds: AddMana, source: Object) -> Quality | None:
    """What the mana may be spent on, with what was chosen for its source filled in (106.6)."""
    return known(adds.spend_on, source) if adds.spend_on is not None else None


def _paid(game: Game, by: str, source: Object, ability: ManaAbility, activation: Activation) -> Game:
    """The game with the cost of a mana ability paid (602.2b); what it asks for is chosen by the program unless it is named.

    Stops as illegal when it can't be paid.
    """
    cost = ability.line.cost
    if cost.mana:
        game = pay_mana(game, by, source, mana(cost.mana), too_late=cost.untap_this)
    if cost.untap_this:
        game = untap(game, source, "107.6")
    if cost.tap_this:
        game = tap(game, source, "601.2g")
    if cost.life:
        game = _life_paid(game, by, source, cost.life)
    return _followed(game, by, source, cost.actions, x_of(activation), activation.paid_with)


def _followed(game: Game, by: str, source: Object, instructions: tuple[AnyInstruction, ...], x: int,
              paid_with: tuple[int, ...] = ()) -> Game:
    if not instructions:
        return game
    here = replace(_paying(game, by, source, paid_with), x=x)
    for instruction in instructions:
        here = follow(instruction, here)
    return here.game


def _paying(game: Game, by: str, source: Object, paid_with: tuple[int, ...] = ()) -> Doing:
    said = Announcement(source.id, by, paid_with=(paid_with,) if paid_with else AUTO)
    return Doing(game, said, (), by, source, field="paid_with", rule="601.2h")


def pay_mana(game: Game, by: str, source: Object, cost: Mana, too_late: bool = False) -> Game:
    """Mana for something that is no spell: an ability, a cost while something resolves.  Mana that may be
    spent only on spells does not do (106.6).  Stops as illegal when it can't be paid.

    too_late: another part of the cost untaps the source, which is worth a word: it makes no mana for the rest.
    """
    record = game.player(by)
    usable = spendable(game, by, None)
    found = match(cost, tuple(map(unit_of, usable)))
    if not found.paid:
        refuse(reason("118.3", N_("{by} can't pay {cost} for {source}"), by=by, cost=cost, source=source),
               *(_untaps_too_late(source) if too_late else ()))
    spent = {number for _, number in found.pays}
    left = list(record.mana)
    for number in spent:
        left.remove(usable[number])
    return game.with_player(replace(record, mana=tuple(left))) if spent else game


def _untaps_too_late(source: Object) -> tuple[Reason, ...]:
    return (reason("602.2b", N_("the steps are those of casting a spell")),
            reason("601.2g", N_("mana abilities are activated before costs are paid, and {source} is still tapped then"),
                   source=source),
            reason("601.2h", N_("{source} untaps as the cost is paid: that is too late to make mana for it"), source=source))


def _life_paid(game: Game, by: str, source: Object, amount: int) -> Game:
    life = game.player(by).life
    if life < amount:
        refuse(reason("119.4", N_("{by} has {life} life and can't pay {amount} ({source})"), by=by, life=life,
                      amount=amount, source=source))
    return pay_life(game, by, amount)


def available(game: Game, by: str) -> tuple[tuple[Object, ManaAbility], ...]:
    """Mana abilities that could be activated now, with the object that has each.

    Only those whose whole cost is {T}: others are activated when a player announces them.
    """
    return tuple([(source, ability) for source in game.battlefield
                  if source.controller == by and source.card.mana_abilities
                  for ability in in_force(game, source)
                  if ability.only_taps and not _cannot_tap(game, by, source, ability)])


def symbols_of(made: Mana) -> tuple[str, ...]:
    """The mana that is added, unit by unit."""
    return made.pips + ("C",) * made.generic


# ---------------------------------------------------------------- units of mana


def floating(game: Game, by: str, spell: Spell | None) -> tuple[Unit, ...]:
    """The mana in a pool that may be spent on a spell, as units (106.4, 106.6); None for something else."""
    as_any = spent_as_any(game, spell)
    return tuple([unit_of(mana, as_any) for mana in spendable(game, by, spell)])


def spendable(game: Game, by: str, spell: Spell | None) -> tuple[FloatingMana, ...]:
    """The mana in a pool that may be spent on casting a spell (106.6, 601.2h); None for something else than a spell."""
    pool = game.player(by).mana
    if not pool or refuses_mana(game, spell):
        return ()
    if makers := makers_of_mana(game, spell):
        pool = tuple([m for m in pool if makers & {*m.made_by}])
    return tuple([m for m in pool if _allows(game, m.only_for, m.only_for_x, spell)])


def sources_for(game: Game, by: str, spell: Spell | None) -> Iterator[tuple[Object, ManaAbility]]:
    """Mana abilities that could be activated now and whose mana may be spent on a spell (106.6)."""
    if not refuses_mana(game, spell):
        makers = makers_of_mana(game, spell)
        for source, ability in available(game, by):
            if (not makers or makers & {*source.card.types}) and _allows(game, _only_for(ability.adds, source),
                                                                         ability.adds.only_for_x, spell):
                yield source, ability


def may_be_spent(game: Game, mana: FloatingMana, spell: Spell | None) -> bool:
    """True when floating mana may be spent on casting the spell (106.6, 601.2h); None for something else than a spell."""
    makers = makers_of_mana(game, spell)
    return not refuses_mana(game, spell) and (not makers or bool(makers & {*mana.made_by})) and _allows(
        game, mana.only_for, mana.only_for_x, spell)


def may_come_from(game: Game, ability: ManaAbility, spell: Spell | None) -> bool:
    """True when the mana of an ability could be spent on casting the spell (106.6)."""
    return not refuses_mana(game, spell) and _allows(game, ability.adds.spend_on, ability.adds.only_for_x, spell)


def makers_of_mana(game: Game, spell: Spell | None) -> frozenset[str]:
    """The card types of the sources whose mana alone can be spent on a spell, where its text says so; none otherwise."""
    said = () if spell is None or isinstance(spell, Ability) else statics_of(game, spell, OnlyManaFrom)
    return frozenset(type_ for ability in said for type_ in ability.types)


def refuses_mana(game: Game, spell: Spell | None) -> bool:
    """True for a spell whose text says that no mana can be spent to cast it (601.2h)."""
    return spell is not None and any(True for _ in statics_of(game, spell, NoManaSpent))


def _allows(game: Game, only_for: Quality | None, only_for_x: bool, spell: Spell | None) -> bool:
    if only_for is None and not only_for_x:
        return True
    if spell is None:
        return (only_for is None or "ability" in only_for.types and not only_for.subtypes) and not only_for_x
    if only_for_x and not spell.choices.x_in_mana:
        return False
    return only_for is None or fits(game, replace(only_for, zone="stack"), spell, spell.controller)
