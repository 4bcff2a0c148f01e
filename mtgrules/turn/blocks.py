"""Declaring blockers, as far as evasion needs it (509.1a-b): may a creature block another one?

Nothing here declares a block; it only says what speaks against one.
"""

from collections.abc import Callable, Iterator

from ..book import N_, Reason, Value, reason
from ..cards import CantAttackOrBlock, CantBlock
from ..game import (
    Game,
    Object,
    characteristics,
    enchanting,
    fits,
    has_keyword,
    has_quality,
    is_creature,
    mana_value,
    protections,
    restrictions_on,
    speaks_of,
    statics,
)

#: Restrictions of this turn that speak of blocking.
CANT_BLOCK = "can't block"
CANT_BE_BLOCKED = "can't be blocked"
#: Landwalk: the basic land type that each kind of it is about (702.14a).
LANDWALK = {f"{type_.lower()}walk": type_ for type_ in ("Plains", "Island", "Swamp", "Mountain", "Forest")}


class Blocks(Value):
    """Who may block an attacking creature.

    blockers: the creatures that may.  reasons: why the others may not, each with its rule.
    """

    blockers: tuple[Object, ...]
    reasons: tuple[Reason, ...]


def blocks(game: Game, attacker: Object) -> Blocks:
    """Which creatures of the defending players may block an attacker now."""
    could = tuple(o for o in game.battlefield if is_creature(o) and o.controller != attacker.controller)
    against = {o.id: objections(game, attacker, o) for o in could}
    able = tuple(o for o in could if not against[o.id])
    reasons = tuple(r for found in against.values() for r in found)
    if able and has_keyword(game, attacker, "menace"):
        reasons += (reason("702.111b", N_("{it} has menace: fewer than two creatures can't block it"), it=attacker),)
        able = able if len(able) > 1 else ()
    return Blocks(able, reasons)


def objections(game: Game, attacker: Object, blocker: Object) -> tuple[Reason, ...]:
    """All that keeps a creature from blocking an attacker (509.1a-b)."""
    return tuple(r for check in _CHECKS for r in check(game, attacker, blocker))


def _at_all(game: Game, attacker: Object, blocker: Object) -> Iterator[Reason]:
    if blocker.tapped:
        yield reason("509.1a", N_("{it} is tapped"), it=blocker)
    if attacker.attacking in {p.name for p in game.players} - {blocker.controller}:
        yield reason("509.1a", N_("{attacker} attacks {player}, and {it} is controlled by {controller}"), attacker=attacker,
                     player=attacker.attacking, it=blocker, controller=blocker.controller)


def _restricted(game: Game, attacker: Object, blocker: Object) -> Iterator[Reason]:
    if CANT_BLOCK in restrictions_on(game, blocker):
        yield reason("509.1b", N_("something says that {it} can't block this turn"), it=blocker)
    for source, _ in enchanting(game, blocker, CantAttackOrBlock):
        yield reason("509.1b", N_("{source} says that {it} can't attack or block"), source=source, it=blocker)
    if CANT_BE_BLOCKED in restrictions_on(game, attacker):
        yield reason("509.1b", N_("something says that {it} can't be blocked this turn"), it=attacker)
    for source, static in statics(game, CantBlock):
        meant = fits(game, static.creatures, blocker, source.controller) and not (static.even and mana_value(blocker) % 2)
        if meant and speaks_of(static.who, blocker.controller, source.controller):
            yield reason("509.1b", N_("{source} says that {it} can't block"), source=source, it=blocker)


def _flying(game: Game, attacker: Object, blocker: Object) -> Iterator[Reason]:
    can = any(has_keyword(game, blocker, k) for k in ("flying", "reach"))
    if has_keyword(game, attacker, "flying") and not can:
        yield reason("702.9b", N_("{attacker} has flying, and {it} has neither flying nor reach"), attacker=attacker, it=blocker)


def _fear(game: Game, attacker: Object, blocker: Object) -> Iterator[Reason]:
    if has_keyword(game, attacker, "fear") and "artifact" not in blocker.card.types and "black" not in blocker.card.colors:
        yield reason("702.36b", N_("{attacker} has fear, and {it} is neither an artifact nor black"), attacker=attacker, it=blocker)


def _intimidate(game: Game, attacker: Object, blocker: Object) -> Iterator[Reason]:
    alike = set(attacker.card.colors) & set(blocker.card.colors)
    if has_keyword(game, attacker, "intimidate") and "artifact" not in blocker.card.types and not alike:
        yield reason("702.13b", N_("{attacker} has intimidate, and {it} is no artifact and shares no color with it"),
                     attacker=attacker, it=blocker)


def _landwalk(game: Game, attacker: Object, blocker: Object) -> Iterator[Reason]:
    lands = {s for o in game.battlefield if o.controller == blocker.controller and "land" in o.card.types for s in o.card.subtypes}
    for keyword, type_ in LANDWALK.items():
        if type_ in lands and has_keyword(game, attacker, keyword):
            yield reason("702.14c", N_("{attacker} has {keyword}, and {player} controls that kind of land"), attacker=attacker,
                         keyword=keyword, player=blocker.controller)


def _of_its_kind(game: Game, attacker: Object, blocker: Object) -> Iterator[Reason]:
    """Shadow blocks and is blocked by shadow alone; horsemanship is blocked by horsemanship alone."""
    if has_keyword(game, attacker, "shadow") != has_keyword(game, blocker, "shadow"):
        yield reason("702.28b", N_("one of {attacker} and {it} has shadow, and the other has not"), attacker=attacker, it=blocker)
    if has_keyword(game, attacker, "horsemanship") and not has_keyword(game, blocker, "horsemanship"):
        yield reason("702.31b", N_("{attacker} has horsemanship, and {it} has not"), attacker=attacker, it=blocker)


def _skulk(game: Game, attacker: Object, blocker: Object) -> Iterator[Reason]:
    powers = [characteristics(game, o).power or 0 for o in (attacker, blocker)]
    if has_keyword(game, attacker, "skulk") and powers[1] > powers[0]:
        yield reason("702.118b", N_("{attacker} has skulk, and the power of {it} is greater"), attacker=attacker, it=blocker)


def _protected(game: Game, attacker: Object, blocker: Object) -> Iterator[Reason]:
    for color in protections(game, attacker):
        if has_quality(game, blocker, color):
            yield reason("702.16f", N_("{attacker} has protection from {color}, and {it} is {color}"), attacker=attacker,
                         color=color, it=blocker)


_CHECKS: tuple[Callable[[Game, Object, Object], Iterator[Reason]], ...] = (
    _at_all, _restricted, _flying, _fear, _intimidate, _landwalk, _of_its_kind, _skulk, _protected)
