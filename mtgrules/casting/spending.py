"""Which mana of the pool is spent on a spell (601.2h, 118.3a), and what riders it brings (106.6).

A payment is written as the mana spent ("{U}{R}{R}"); which unit pays which symbol never matters
beyond that.
"""

from collections import Counter
from collections.abc import Iterator

from ..book import N_, Reason, message, reason, replace
from ..cards import Mana
from ..game import CANT_BE_COUNTERED, Continuous, FloatingMana, Game, Spell, event, fits
from ..walk import AUTO, Question
from .mana_abilities import floating, may_be_spent
from .payment import TYPES, Match, Unit, match


def mana_question(game: Game, spell: Spell, cost: Mana, by: str) -> Question:
    """Which mana to spend (601.2h)."""
    return Question(
        field="payment", rule="601.2h", by=by,
        prompt=message(N_("Which mana pays {cost}?"), cost=cost),
        candidates=lambda: tuple(payments(game, by, spell, cost)),
        objections=lambda text: payment_objections(game, by, spell, cost, text),
        auto=lambda: next(payments(game, by, spell, cost), None), label=lambda text: text or "{0}")


def payments(game: Game, by: str, spell: Spell, cost: Mana) -> Iterator[str]:
    """The distinct ways to pay a cost with floating mana, as the mana spent; the preferred first."""
    units = floating(game, by, spell)
    first = match(cost, units)
    if not first.paid:
        return
    preferred = _spent(first, units)
    yield preferred
    pool = Counter(_letter(u) for u in units)
    if len(pool) > 1 and pool.total() > cost.value():
        for some in _parts(tuple(sorted(pool.items())), cost.value()):
            text = Mana(some).canonical().text if "*" not in some else _spelled(some)
            if text != preferred and match(cost, _units_of(some)).paid:
                yield text


def _parts(pool: tuple[tuple[str, int], ...], size: int) -> Iterator[tuple[str, ...]]:
    """Every different handful of a size out of a pool of mana, each once: how much of each type."""
    if not pool:
        if size == 0:
            yield ()
        return
    (letter, most), rest = pool[0], pool[1:]
    for count in range(min(most, size), -1, -1):
        yield from ((letter,) * count + others for others in _parts(rest, size - count))


def _units_of(letters) -> list[Unit]:
    return [Unit(TYPES if letter == "*" else frozenset(letter)) for letter in letters]


def _letter(unit) -> str:
    return next(iter(unit.types)) if len(unit.types) == 1 else "*"


def _spent(found: Match, units) -> str:
    return _spelled(tuple(_letter(units[number]) for _, number in found.pays))


def _spelled(letters) -> str:
    return "".join("{%s}" % letter for letter in sorted(letters, key="WUBRGC*".index))


def payment_objections(game: Game, by: str, spell: Spell, cost: Mana, text: str) -> tuple[Reason, ...]:
    """All that speaks against paying a cost with certain mana of the pool."""
    letters = text.replace("{0}", "").strip("{}").split("}{") if text.replace("{0}", "") else []
    pool = Counter(m.type for m in game.player(by).mana if may_be_spent(game, m, spell))
    absent = Counter(letters) - pool
    if absent:
        return (reason("118.3a", N_("{by} does not have {mana} to spend on {spell}"), by=by,
                       mana=_spelled(tuple(absent.elements())) if set(absent) <= set("WUBRGC*") else text,
                       spell=spell),)
    found = match(cost, _units_of(letters))
    if not found.paid or len(letters) != len(found.pays):
        return (reason("601.2h", N_("{mana} does not pay {cost} exactly"), mana=text or "{0}", cost=cost),)
    return ()


def nothing_to_pay(game: Game, by: str, spell: Spell, text: str | None) -> tuple[Reason, ...]:
    """Why mana can't be spent where no mana is to be paid."""
    return payment_objections(game, by, spell, Mana(), text) if text and text != AUTO else ()


def spend(game: Game, by: str, spell: Spell, cost: Mana, text: str) -> Game:
    """Take the mana that is spent out of the pool (118.3a)."""
    record = game.player(by)
    left, spent = list(record.mana), []
    for letter in text.replace("{0}", "").strip("{}").split("}{") if text.replace("{0}", "") else ():
        unit = min((m for m in left if m.type == letter and may_be_spent(game, m, spell)), key=_is_free)
        left.remove(unit)
        spent.append(unit)
    game = game.with_player(replace(record, mana=tuple(left)))
    game = game.with_object(replace(spell, choices=replace(spell.choices, mana_spent=spell.choices.mana_spent + text)))
    game = game.note(*(event("restricted mana", "106.6", N_("{mana} ({source}) may be spent on {spell}, so it may pay any "
                             "part of the total cost."), mana="{%s}" % unit.type, source=unit.source or by, spell=spell)
                       for unit in spent if unit.only_for is not None))
    game = _with_riders(game, spell, spent)
    return game.note(event("pay mana", "601.2h", N_("{by} pays {mana} for {spell}."), by=by, mana=cost, spell=spell))


def _is_free(unit: FloatingMana) -> bool:
    """Mana that may be spent on few things, or that does something besides, is spent first."""
    return unit.only_for is None and not unit.only_for_x and unit.uncounterable is None


def _with_riders(game: Game, spell: Spell, spent: list[FloatingMana]) -> Game:
    """What mana does besides to the spell it is spent on: here, that it can't be countered (106.6)."""
    for unit in spent:
        if unit.only_for_x:
            game = game.note(event("mana for X", "106.6", N_("{mana} ({source}) may be spent, because {{X}} is among the costs "
                             "of {spell}."), mana="{%s}" % unit.type, source=unit.source or spell.controller, spell=spell))
        if unit.uncounterable is not None and fits(game, replace(unit.uncounterable, zone="stack"), spell,
                                                   spell.controller):
            effect = Continuous((spell.id,), unit.source, restrictions=(CANT_BE_COUNTERED,), until="")
            game = replace(game, effects=game.effects + (effect,)).note(
                event("mana rider", "106.6", N_("Mana of {source} is spent on {spell}, so it can't be countered."),
                      source=unit.source, spell=spell))
    return game
