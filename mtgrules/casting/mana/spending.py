"""Which mana of the pool is spent on a spell (601.2h, 118.3a), and what riders it brings (106.6).

A payment is written as the mana spent ("{U}{R}{R}"); which unit pays which symbol never matters
beyond that.
"""

from collections import Counter
from collections.abc import Iterable, Iterator

from ...book import N_, Reason, message, reason, replace
from ...cards import Mana, SpellLine
from ...game import CANT_BE_COUNTERED, Continuous, FloatingMana, Game, Spell, event, fits
from ...walk import AUTO, Question
from .mana_abilities import spendable
from .payment import Match, distinct, match
from .units import spent_as_any, unit_of


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
    pool, as_any = spendable(game, by, spell), spent_as_any(game, spell)
    first = match(cost, [unit_of(m, as_any) for m in pool])
    if not first.paid:
        return
    preferred = _spelled(pool[number].type for _, number in first.pays)
    yield preferred
    if len(pool) > len(first.pays):
        kinds = sorted(Counter(map(_kind, pool)).items())
        lots = distinct(cost, [(unit_of(FloatingMana(type, snow=snow), as_any).types, count) for (type, snow), count in kinds])
        texts = (_spelled("".join(type * n for ((type, _), _), n in zip(kinds, lot, strict=True))) for lot in lots)
        yield from (text for text in dict.fromkeys(texts) if text != preferred)


def _kind(mana: FloatingMana) -> tuple[str, bool]:
    return mana.type, mana.snow


def _spelled(letters: Iterable[str]) -> str:
    return "".join(["{%s}" % letter for letter in sorted(letters, key="WUBRGC*".index)])


def _letters(text: str) -> list[str]:
    """The mana of a payment, unit by unit ("{U}{R}"; "{0}" is none)."""
    return text.replace("{0}", "").strip("{}").split("}{") if text.replace("{0}", "") else []


def _meant(pool: tuple[FloatingMana, ...], letters: Iterable[str], cost: Mana,
           as_any: frozenset[str]) -> tuple[list[FloatingMana], Match]:
    """The units of a pool that a payment means, and how they pay: those of little other use first, where they pay the cost;
    else those from snow sources first, for they pay for all that others pay for (107.4h)."""
    for order in (_use, _snow_first):
        left, meant = sorted(pool, key=order), []
        for letter in letters:
            meant.append(left.pop(next(n for n, unit in enumerate(left) if unit.type == letter)))
        found = match(cost, [unit_of(m, as_any) for m in meant])
        if found.paid:
            break
    return meant, found


def _use(mana: FloatingMana) -> tuple[bool, bool]:
    """Mana that may be spent on few things, or that does something besides, is spent first; snow mana last."""
    plain = mana.only_for is None and not mana.only_for_x and mana.uncounterable is None and mana.when_spent is None
    return plain, mana.snow


def _snow_first(mana: FloatingMana) -> tuple[bool, bool]:
    return not mana.snow, _use(mana)[0]


def payment_objections(game: Game, by: str, spell: Spell, cost: Mana, text: str) -> tuple[Reason, ...]:
    """All that speaks against paying a cost with certain mana of the pool."""
    letters, pool = _letters(text), spendable(game, by, spell)
    if not set(letters) <= set("WUBRGC*"):
        return (reason("118.3a", N_("{given} is no type of mana; a payment names the mana that is taken from the pool, such "
                       "as {example}"), given="".join("{%s}" % s for s in letters if s not in set("WUBRGC*")),
                       example="{R}{R}"),)
    absent = Counter(letters) - Counter([m.type for m in pool])
    if absent:
        return (reason("118.3a", N_("{by} does not have {mana} to spend on {spell}"), by=by,
                       mana=_spelled(absent.elements()), spell=spell),)
    _, found = _meant(pool, letters, cost, spent_as_any(game, spell))
    if not found.paid or len(letters) != len(found.pays):
        return (reason("601.2h", N_("{mana} does not pay {cost} exactly"), mana=text or "{0}", cost=cost),)
    return ()


def nothing_to_pay(game: Game, by: str, spell: Spell, text: str | None) -> tuple[Reason, ...]:
    """Why mana can't be spent where no mana is to be paid."""
    return payment_objections(game, by, spell, Mana(), text) if text and text != AUTO else ()


def spend(game: Game, by: str, spell: Spell, cost: Mana, text: str) -> Game:
    """Take the mana that is spent out of the pool (118.3a)."""
    record = game.player(by)
    as_any = spent_as_any(game, spell)
    left, (spent, _) = list(record.mana), _meant(spendable(game, by, spell), _letters(text), cost, as_any)
    for unit in spent:
        left.remove(unit)
    game = game.with_player(replace(record, mana=tuple(left)))
    game = game.with_object(replace(spell, choices=replace(spell.choices, mana_spent=spell.choices.mana_spent + text)))
    game = game.note(*(event("restricted mana", "106.6", N_("{mana} ({source}) may be spent on {spell}, so it may pay any "
                             "part of the total cost."), mana="{%s}" % unit.type, source=unit.source or by, spell=spell)
                       for unit in spent if unit.only_for is not None))
    game = _with_riders(game, spell, spent)
    if as_any & {unit.type for unit in spent} and not match(cost, [unit_of(unit) for unit in spent]).paid:
        game = game.note(event("as though", "609.4b", N_("Mana that is spent on the {spell} counts as mana of any color for this "
                               "cost; the mana itself stays what it is."), spell=spell))
    if "S" in cost.symbols:
        game = game.note(event("snow mana", "107.4h", N_("Mana from a snow source pays for {symbol}; the rest of {cost} may "
                               "be paid with any mana."), symbol="{S}", cost=cost))
    return game.note(event("pay mana", "601.2h", N_("{by} pays {mana} for {spell}."), by=by, mana=cost, spell=spell))


def _with_riders(game: Game, spell: Spell, spent: list[FloatingMana]) -> Game:
    """What mana does besides to the spell it is spent on: here, that it can't be countered (106.6)."""
    for unit in spent:
        if unit.only_for_x:
            game = game.note(event("mana for X", "106.6", N_("{mana} ({source}) may be spent, because {{X}} is among the costs "
                             "of {spell}."), mana="{%s}" % unit.type, source=unit.source or spell.controller, spell=spell))
        if unit.when_spent is not None and fits(game, replace(unit.when_spent.on, zone="stack"), spell, spell.controller):
            game = game.note(event("mana spent", "603.7a",
                                   N_("Mana of {source} is spent on {spell}, so the ability that came with it "
                                   "triggers."), source=game.last_known(unit.maker) or unit.source, spell=spell,
                                   line=SpellLine(unit.when_spent.do)))
        if unit.uncounterable is not None and fits(game, replace(unit.uncounterable, zone="stack"), spell,
                                                   spell.controller):
            effect = Continuous((spell.id,), unit.source, restrictions=(CANT_BE_COUNTERED,), until="")
            game = replace(game, effects=game.effects + (effect,)).note(
                event("mana rider", "106.6", N_("Mana of {source} is spent on {spell}, so it can't be countered."),
                      source=unit.source, spell=spell))
    return game
