"""What forbids casting a spell (601.3, 101.2): static abilities, effects of this turn, split second, and
how many spells a player may cast.

A prohibition by a quality is asked twice: before the cast begins, where choices still to come may
escape it (601.3a), and once the spell has been proposed (601.2e).
"""

from collections.abc import Iterator

from ...book import N_, Reason, reason, replace
from ...cards import CantActivate, CantCast, SpellLimit
from ...game import (
    CANT_CAST_SPELLS,
    Event,
    Game,
    Object,
    Spell,
    event,
    fits,
    has_chosen_name,
    has_keyword,
    known,
    mana_value,
    speaks_of,
    spells_cast_this_turn,
    statics,
)


def forbids_beginning(game: Game, card: Object, by: str) -> tuple[Reason, ...]:
    """All that forbids to begin casting a card as it would be on the stack (601.3, 601.3e)."""
    return tuple(_why(source, static, card, by) for source, static in prohibitions(game, card, by)
                 if not could_escape(static, card))


def forbids(game: Game, spell: Spell) -> tuple[Reason, ...]:
    """All that forbids the spell as it has been proposed (601.2e, 101.2)."""
    return tuple(_why(source, static, spell, spell.controller)
                 for source, static in prohibitions(game, spell, spell.controller))


def left_open(game: Game, card: Object, by: str) -> Iterator[Event]:
    """Prohibitions that a choice still to come could escape, so that the cast may begin (601.3a)."""
    for source, static in prohibitions(game, card, by):
        if could_escape(static, card):
            yield event("may begin", "601.3a", N_("{source} may or may not forbid {card}, depending on the value of X, so "
                        "{by} may begin to cast it."), source=source, card=card, by=by)


def could_escape(static: CantCast, card: Object) -> bool:
    """True when some value of X gives the spell a mana value that is not forbidden; with an even number
    of {X} the value stays as even or odd as it is."""
    x = card.card.cost.x if card.card.cost is not None else 0
    if static.even:
        return bool(x % 2)
    return bool(x) and static.spells.mana_value is not None


def prohibitions(game: Game, thing: Object, by: str) -> Iterator[tuple[Object, CantCast]]:
    """Static abilities that say that a player can't cast that card, or that spell, as it is now."""
    for source, static in statics(game, CantCast):
        if static.who is not None and not speaks_of(static.who, by, source.controller):
            continue
        if static.named and not has_chosen_name(thing, source.chosen):
            continue
        if static.even and mana_value(thing) % 2:
            continue
        if fits(game, replace(known(static.spells, source), zone=thing.zone), thing, source.controller):
            yield source, static


def _why(source: Object, static: CantCast, thing: Object, by: str) -> Reason:
    if static.named:
        return reason("601.3", N_("{source} forbids casting spells named {name}"), source=source, name=source.chosen)
    if static.even:
        return reason("601.3", N_("{source} forbids {by} to cast {card}: its mana value is {value}, which is even"),
                      source=source, by=by, card=thing, value=mana_value(thing))
    if static.spells.mana_value is not None:
        return reason("601.3", N_("{source} forbids {by} to cast {card}: its mana value is {value}"), source=source, by=by,
                      card=thing, value=mana_value(thing))
    return reason("601.3", N_("{source} forbids {by} to cast {card}"), source=source, by=by, card=thing)


# ---------------------------------------------------------------- whatever the spell is


def of_any_spell(game: Game, by: str) -> Iterator[Reason]:
    """What forbids a player to cast any spell at all now."""
    yield from (reason("601.3", N_("{by} can't cast spells this turn ({source})"), by=by, source=effect.source)
                for effect in game.effects if by in effect.objects and CANT_CAST_SPELLS in effect.restrictions)
    yield from split_second(game, N_("{spell} is on the stack and has split second: no other spells can be cast"))
    count = len(spells_cast_this_turn(game, by))
    for source, static in statics(game, SpellLimit):
        if speaks_of(static.who, by, source.controller) and count >= static.most:
            yield reason("601.3", N_("{source} allows {by} {most} spells each turn, and {count} were cast already"),
                         source=source, by=by, most=static.most, count=count)


def split_second(game: Game, template: str) -> Iterator[Reason]:
    """The spells on the stack that have split second, each as a reason in the words given (702.61a)."""
    for spell in game.stack:
        if has_keyword(game, spell, "split second"):
            yield reason("702.61a", template, spell=spell)


# ---------------------------------------------------------------- activated abilities


def named_source(game: Game, source: Object) -> Iterator[Reason]:
    """What forbids activating abilities of a source by its name; mana abilities never come here (602.5)."""
    for permanent, _ in statics(game, CantActivate):
        if has_chosen_name(source, permanent.chosen):
            yield reason("602.5", N_("{permanent} forbids activating abilities of sources named {name}"), permanent=permanent,
                         name=permanent.chosen)
