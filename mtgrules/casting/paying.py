"""Paying the locked total (601.2h): all or nothing; costs that are not mana are actions.

Costs that only tap something are paid before those that take it away, so that one permanent
may serve both; each payment still counts for one cost only (118.10).
"""

from collections import Counter
from collections.abc import Iterator
from itertools import combinations

from ..actions import lose_life
from ..book import N_, Reason, message, reason, replace
from ..cards import Chosen, Mana, Sacrifice, Tap, nodes
from ..effects import Doing, follow
from ..game import CANT_BE_COUNTERED, Continuous, FloatingMana, Game, Object, Spell, candidates, event, fits
from ..walk import AUTO, Question, refuse, stop_unless
from . import instead_of_mana
from .costs import Action, Bill
from .mana_abilities import floating, may_be_spent, plan
from .payment import TYPES, Match, Unit, match


def in_paying_order(bill: Bill) -> tuple[Action, ...]:
    """The costs that are not mana, those that tap something first."""
    return tuple(sorted(bill.actions, key=lambda a: not isinstance(a.instruction, Tap)))


# ---------------------------------------------------------------- objects for costs


def kept_untapped(game: Game, by: str, bill: Bill) -> Iterator[frozenset[int]]:
    """Ways to set aside the permanents that a cost will tap, so that they make no mana before."""
    wanted = [chosen for a in bill.actions if isinstance(a.instruction, Tap) for chosen in _chosen(a)]
    yield from _set_aside(game, by, wanted, frozenset())


def _set_aside(game: Game, by: str, wanted: list[Chosen], taken: frozenset[int]) -> Iterator[frozenset[int]]:
    if not wanted:
        yield taken
        return
    first, rest = wanted[0], wanted[1:]
    pool = [o.id for o in _fitting(game, by, first) if o.id not in taken]
    for ids in combinations(pool, first.count):
        yield from _set_aside(game, by, rest, taken | frozenset(ids))


def objects_for(game: Game, by: str, actions: tuple[Action, ...]) -> tuple[tuple[int, ...], ...] | None:
    """Objects for every cost that asks for some, so that none is used twice (118.10); None when
    there are not enough.  Complete: a matching between places to fill and objects."""
    places = [(number, chosen, isinstance(a.instruction, Tap)) for number, (a, chosen) in enumerate(_asking(actions))
              for _ in range(0 if chosen.any_number else chosen.count)]
    owner: dict[tuple[bool, int], int] = {}
    for place in range(len(places)):
        if not _fill(game, by, place, places, owner, set()):
            return None
    groups: dict[int, list[int]] = {number: [] for number, _ in enumerate(_asking(actions))}
    for (_, id), place in owner.items():
        groups[places[place][0]].append(id)
    return tuple(tuple(ids) for ids in groups.values())


def _fill(game: Game, by: str, place: int, places: list, owner: dict, seen: set) -> bool:
    _, chosen, only_taps = places[place]
    for object_ in _fitting(game, by, chosen):
        key = (only_taps, object_.id)
        if key in seen:
            continue
        seen.add(key)
        if key not in owner or _fill(game, by, owner[key], places, owner, seen):
            owner[key] = place
            return True
    return False


def _asking(actions: tuple[Action, ...]) -> list[tuple[Action, Chosen]]:
    return [(a, chosen) for a in actions for chosen in _chosen(a)]


def _chosen(action: Action) -> tuple[Chosen, ...]:
    sacrifice = isinstance(action.instruction, Sacrifice)  # one sacrifices what one controls (701.21a)
    return tuple(replace(node, controller="you") if sacrifice else node
                 for node in nodes(action.instruction) if isinstance(node, Chosen))


def _fitting(game: Game, by: str, chosen: Chosen) -> list[Object]:
    return [o for o in candidates(game, chosen) if isinstance(o, Object) and fits(game, chosen, o, by)
            and (o.zone not in ("hand", "library") or o.owner == by)]


# ---------------------------------------------------------------- paying


def pay_actions(now, source: Spell, bill: Bill):
    """Pay every cost that is not mana; returns the walking state."""
    actions = in_paying_order(bill)
    announcement = now.announcement
    if announcement.paid_with == AUTO:
        found = objects_for(now.game, announcement.by, actions)
        if found is not None:
            announcement = replace(announcement, paid_with=found)
    here = Doing(now.game, announcement, now.asked, announcement.by, source, field="paid_with", rule="601.2h")
    for action in actions:
        here = follow(action.instruction, here)
    _no_extra_payments(here, source)
    game = remembered(here.game, source, now.game)
    return replace(now, game=game, asked=_as_announced(here.asked, now.announcement.paid_with))


def remembered(game: Game, spell: Spell, before: Game) -> Game:
    """The game in which the spell remembers what its costs sacrificed and exiled since ``before`` (400.7j, 707.10)."""
    news = game.happened[len(before.happened):]
    sacrificed = tuple(e.fact("object").id for e in news if e.kind == "sacrifice")
    exiled = tuple(e.fact("new").id for e in news if e.kind == "exile")
    if not sacrificed and not exiled:
        return game
    spell = game.get(spell.id)
    choices = replace(spell.choices, sacrificed=spell.choices.sacrificed + sacrificed,
                      exiled=spell.choices.exiled + exiled)
    return game.with_object(replace(spell, choices=choices))


def _no_extra_payments(here: Doing, spell: Spell) -> None:
    given = here.announcement.paid_with
    used = sum(a.question.field == "paid_with" and not a.taken_for_granted for a in here.asked)
    if isinstance(given, tuple) and len(given) > used:
        refuse(reason("601.2h", N_("{given} payments other than mana are announced for {spell}, and {used} are asked for"),
                      given=len(given), spell=spell, used=used))


def _as_announced(asked, given):
    """Remember which choices were left to the program."""
    if given != AUTO:
        return asked
    return tuple(replace(a, chosen_for_you=True) if a.question.field == "paid_with" else a for a in asked)


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


def pay_life(game: Game, by: str, spell: Spell, amount: int) -> Game:
    """Pay life; never more than there is (119.4, 118.3b)."""
    if amount <= 0:
        return game
    life = game.player(by).life
    if life < amount:
        refuse(reason("119.4", N_("{by} has {life} life and can't pay {amount} life for {spell}"), by=by, life=life,
                      amount=amount, spell=spell))
    return lose_life(game, by, amount, "119.4")


def refuse_if_unpayable(game: Game, by: str, spell: Spell, bill: Bill) -> None:
    """Stop when the mana can't be paid: never partly (118.3, 118.6, 601.2h)."""
    if bill.unpayable is not None:
        refuse(bill.unpayable, *_still_unpayable(spell, bill),
               reason("601.2h", N_("costs that can't be paid stop the cast")))
    besides = instead_of_mana.units(game, by, spell)
    found = match(bill.total, floating(game, by, spell) + besides)
    if found.paid:
        return
    wider, _ = plan(game, by, spell, bill.total, besides=besides)
    stop_unless(*_short(game, by, spell, bill, wider if not wider.paid else found))


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


def _short(game: Game, by: str, spell: Spell, bill: Bill, found: Match) -> tuple[Reason, ...]:
    missing = _spelled_missing(found)
    return (reason("118.3", N_("the total cost is {cost}; {by} can make {units} mana for it and is short of {missing}"),
                   cost=bill.total, by=by, units=len(found.pays), missing=missing),
            reason("601.2h", N_("partial payments are not allowed")))


def _spelled_missing(found: Match) -> str:
    symbols = "".join("{%s}" % s for s in found.missing)
    return symbols + ("{%d}" % found.short if found.short else "")


__all__ = ["in_paying_order", "kept_untapped", "mana_question", "objects_for", "pay_actions",
           "payments", "refuse_if_short", "refuse_if_unpayable", "remembered", "spend"]
