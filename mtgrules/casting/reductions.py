"""Cost reductions (118.7, 601.2f): what they take off, and what they leave alone.

Generic reductions take off generic mana only; coloured ones take off mana of that colour and, when
there is none left, generic mana (118.7b-c), unless their text says otherwise.  The mana part is
never reduced below nothing.
"""

from collections.abc import Iterator

from ..book import N_, Message, message, replace
from ..cards import CostReduction, Mana, Quality, StaticLine, mana
from ..game import Game, Object, Spell, amount_of, fits, known, statics


def applying(game: Game, kind: type, spell: Spell) -> Iterator[tuple[Object, CostReduction]]:
    """Static abilities about costs that apply to a spell: those of permanents, then the spell's own."""
    for source, static in statics(game, kind):
        if static.spells is not None:
            quality = replace(known(static.spells, source), zone="stack")
            if fits(game, quality, spell, source.controller):
                yield source, static
    for line in spell.card.lines:
        if isinstance(line, StaticLine) and isinstance(line.ability, kind) and line.ability.spells is None:
            yield spell, line.ability


def reductions(game: Game, spell: Spell, total: Mana) -> Iterator[tuple[Message, str, str, Mana]]:
    """Each reduction in turn: what it is, its rule, its source, and the total that it leaves."""
    for source, static in applying(game, CostReduction, spell):
        amount = mana(static.amount).with_x(amount_of(game, static.x, source.controller, source) or 0 if static.x else 0)
        for _ in range(_times(game, spell, source, static)):
            left, rule = reduced(total, amount, static.only_colored)
            yield message(N_("{source} makes it cost less"), source=source), rule, source.label, left
            total = left


def _times(game: Game, spell: Spell, source: Object, static: CostReduction) -> int:
    """How often a reduction applies: once, once for each of something, or not at all."""
    targeted = {ref for refs in spell.choices.targets for ref in refs}
    if static.targeting is not None and not any(_is(game, ref, static.targeting, source) for ref in targeted):
        return 0
    if static.each_targeted is not None:
        return sum(_is(game, ref, static.each_targeted, source) for ref in targeted)
    if static.per is not None:
        return sum(fits(game, static.per, o, source.controller) for o in game.zone(static.per.zone))
    return 1


def _is(game: Game, ref: int | str, quality: Quality, source: Object) -> bool:
    thing = game.thing(ref)
    return thing is not None and fits(game, quality, thing, source.controller)


def reduced(total: Mana, amount: Mana, only_colored: bool) -> tuple[Mana, str]:
    """A total after one reduction, and the rule that says what it takes off."""
    symbols, generic, rule = list(total.canonical().pips), amount.generic, "118.7a"
    for symbol in amount.pips:
        rule = "118.7b"
        if symbol in symbols:
            symbols.remove(symbol)
        elif not only_colored:
            generic, rule = generic + 1, "118.7c"
    if only_colored and len(total.canonical().pips) - len(symbols) < len(amount.pips):
        rule = "118.7"  # an excess, and the effect itself says that generic mana is left alone
    numbers = tuple(s for s in total.symbols if s.isdigit())
    return Mana(numbers + tuple(symbols)).less(generic), rule
