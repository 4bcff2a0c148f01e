"""The gate before the nine steps: may this player begin to cast this card (601.3, 117.1a)?"""

from collections.abc import Iterator

from ..book import N_, Reason, reason, replace
from ..cards import CantCast
from ..game import Event, Game, Object, Spell, event, fits, has_keyword, known, mana_value, speaks_of, statics
from . import permitted
from .methods import from_here


def objections(game: Game, card: Object | None, by: str) -> tuple[Reason, ...]:
    """All that forbids a player to begin casting a card now (601.3)."""
    if card is None:
        return (reason("601.2a", N_("there is no such card to cast")),)
    found = tuple(r for check in (_place, _land, _timing, _forbidden_to_begin) for r in check(game, card, by))
    return (*permitted.nothing_else(game, card, by), *found)


def left_open(game: Game, card: Object, by: str) -> Iterator[Event]:
    """Prohibitions that a choice still to come could escape, so that the cast may begin (601.3a)."""
    for source, static in prohibitions(game, card, by):
        if _could_escape(static, card):
            yield event("may begin", "601.3a", N_("{source} may or may not forbid {card}, depending on the value of X, so "
                        "{by} may begin to cast it."), source=source, card=card, by=by)


def _could_escape(static: CantCast, card: Object) -> bool:
    return static.even and card.card.cost is not None and bool(card.card.cost.x)


def _forbidden_to_begin(game: Game, card: Object, by: str) -> tuple[Reason, ...]:
    """601.3a: a prohibition that a choice still to come could escape does not stop the beginning."""
    return tuple(_why(source, static, card, by) for source, static in prohibitions(game, card, by)
                 if not _could_escape(static, card))


def forbidden(game: Game, spell: Spell) -> tuple[Reason, ...]:
    """What forbids the spell as it has been proposed (601.2e, 101.2)."""
    return tuple(_why(source, static, spell, spell.controller)
                 for source, static in prohibitions(game, spell, spell.controller))


def prohibitions(game: Game, thing: Object, by: str) -> Iterator[tuple[Object, CantCast]]:
    """Static abilities that say that a player can't cast that card, or that spell, as it is now."""
    for source, static in statics(game, CantCast):
        if static.who is not None and not speaks_of(static.who, by, source.controller):
            continue
        if static.named and thing.card.name != source.chosen:
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
    return reason("601.3", N_("{source} forbids {by} to cast {card}"), source=source, by=by, card=thing)


def _place(game: Game, card: Object, by: str) -> tuple[Reason, ...]:
    if (card.owner == by or permitted.permitting(game, card.id, by)) and from_here(game, card, by):
        return ()
    return (reason("601.3", N_("nothing allows {by} to cast {card} from where it is ({zone} of {owner})"), by=by,
                   card=card, zone=card.zone, owner=card.owner),)


def _land(game: Game, card: Object, by: str) -> tuple[Reason, ...]:
    if "land" not in card.card.types:
        return ()
    return (reason("305.9", N_("{card} is a land: it is played, never cast"), card=card),)


def _timing(game: Game, card: Object, by: str) -> tuple[Reason, ...]:
    if permitted.as_it_resolves(game, card.id, by) is not None:
        return ()
    if game.priority != by:
        return (reason("117.1a", N_("{by} does not have priority; {other} has"), by=by, other=game.priority),)
    if game.player(by).lost:
        return (reason("104.5", N_("{player} has lost and so has left the game"), player=by),)
    if "instant" in card.card.types or has_keyword(game, card, "flash"):
        return ()
    rule = "307.1" if "sorcery" in card.card.types else "117.1a"
    found = []
    if game.turn != by:
        found.append(reason(rule, N_("{card} is not an instant, and it is the turn of {turn}"), card=card,
                            turn=game.turn))
    if game.stack:
        found.append(reason(rule, N_("{card} is not an instant, and the stack is not empty ({top} is on top)"),
                            card=card, top=game.stack[0]))
    if game.turn == by and "main" not in game.step:
        found.append(reason(rule, N_("{card} is not an instant, and this is not a main phase ({step})"), card=card,
                            step=game.step))
    return tuple(found)
