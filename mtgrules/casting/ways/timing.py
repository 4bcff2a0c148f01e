"""When a player may begin to cast a card: priority, and what is no instant needs flash (117.1a, 601.3b-d)."""

from collections.abc import Iterator

from ...book import N_, Reason, reason, replace
from ...cards import AsThoughFlash, Offering
from ...game import Event, Game, Object, Spell, event, fits, has_keyword, holds, keywords_of, over, statics

#: How the additional cost that a text sets for casting "as though it had flash" is announced.
FLASH = "flash"


def objections(game: Game, card: Object, by: str) -> tuple[Reason, ...]:
    """Why a player can't begin to cast a card just now."""
    if ended := over(game):
        return ended
    if game.priority != by:
        return (reason("117.1a", N_("{by} does not have priority; {other} has"), by=by, other=game.priority),)
    if game.player(by).lost:
        return (reason("104.5", N_("{player} has lost and so has left the game"), player=by),)
    late = untimely(game, card, by)
    return () if not late or next(permits(game, card, by), None) is not None else late


def is_fast(game: Game, card: Object) -> bool:
    """True for an instant and for what has flash (702.8a)."""
    return "instant" in card.card.types or has_keyword(game, card, "flash")


def untimely(game: Game, card: Object, by: str) -> tuple[Reason, ...]:
    """Why a card that is neither instant nor has flash can't be cast just now (307.1, 117.1a)."""
    if is_fast(game, card):
        return ()
    rule = "307.1" if "sorcery" in card.card.types else "117.1a"
    stack = tuple(spell for spell in game.stack if spell.id != card.id)
    found = []
    if game.turn != by:
        found.append(reason(rule, N_("{card} is not an instant, and it is the turn of {turn}"), card=card,
                            turn=game.turn))
    if stack:
        found.append(reason(rule, N_("{card} is not an instant, and the stack is not empty ({top} is on top)"),
                            card=card, top=stack[0]))
    if game.turn == by and "main" not in game.step:
        found.append(reason(rule, N_("{card} is not an instant, and this is not a main phase ({step})"), card=card,
                            step=game.step))
    return tuple(found)


# ---------------------------------------------------------------- as though it had flash


def permits(game: Game, card: Object, by: str) -> Iterator[Event]:
    """What lets a player begin to cast a card as though it had flash, each as an event with its rule."""
    yield from _by_quality(game, card, by)
    for static in _own(card):
        if static.condition is not None and holds(game, static.condition, by, card):
            yield event("as though flash", "601.3d", N_("{card} may be cast as though it had flash: its condition holds."),
                        card=card)
        if static.cost is not None:
            yield event("as though flash", "601.3c", N_("{card} may be cast as though it had flash, if {cost} more is paid."),
                        card=card, cost=static.cost.mana)
    if any(isinstance(keyword, Offering) for keyword in keywords_of(game, card)):
        yield event("as though flash", "601.3c", N_("{card} may be cast any time an instant could be, if its offering cost "
                    "is paid."), card=card)


def _by_quality(game: Game, card: Object, by: str) -> Iterator[Event]:
    for source, static in statics(game, AsThoughFlash):
        if static.spells is not None and source.controller == by and fits(
                game, replace(static.spells, zone=card.zone), replace(card, controller=by), by):
            yield event("as though flash", "601.3b", N_("{source} lets {by} cast {card} as though it had flash."),
                        source=source, by=by, card=card)


def _own(card: Object) -> Iterator[AsThoughFlash]:
    return (s for s in card.card.statics if isinstance(s, AsThoughFlash) and s.spells is None)


def flash_cost(card: Object) -> AsThoughFlash | None:
    """What a card says about casting it as though it had flash for a cost (601.3c)."""
    return next((s for s in _own(card) if s.cost is not None), None)


def cost_not_paid(game: Game, spell: Spell) -> tuple[Reason, ...]:
    """Why a spell that could be begun only because of a cost can't be cast without that cost (601.3c)."""
    by = spell.controller
    late = untimely(game, spell, by)
    if not late or FLASH in spell.choices.paid or "offering" in spell.choices.paid:
        return ()
    free = [e for e in permits(game, spell, by) if e.rule != "601.3c"]
    if free or not any(True for _ in permits(game, spell, by)):
        return ()
    return (*late, reason("601.3c", N_("{spell} may be cast at such a time only if the cost for it is paid, and it was not "
                          "announced"), spell=spell))
