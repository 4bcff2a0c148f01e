"""Cost reductions (118.7, 601.2f): what they take off, and what they leave alone.

Generic reductions take off generic mana only; coloured ones take off mana of that colour and, when
there is none left, generic mana (118.7b-c), unless their text says otherwise.  The mana part is
never reduced below nothing.  Which half of a hybrid symbol is meant (118.7e) and in which order the
reductions apply is chosen by the player: :mod:`mtgrules.casting.total.reducing`.
"""

from collections.abc import Iterator

from ...book import N_, Message, Value, message, replace
from ...cards import AdditionalCostLine, Affinity, CostReduction, KeywordLine, Mana, Quality, StaticLine, mana
from ...game import Game, Object, Spell, amount_of, fits, keywords_of_spell, known, spells_cast_this_turn, statics

#: What a snow symbol takes off: no mana of a type, so generic mana (118.7g).
SNOW = "snow"
#: The rules of keywords that reduce a cost.
AFFINITY, OFFERING = "702.41a", "702.48c"
#: The kinds of lines that may reduce the cost of the spell that they are on.
REDUCING = frozenset((StaticLine, KeywordLine, AdditionalCostLine))


class Reduction(Value):
    """Something that makes a spell cost less, once.

    source: what it comes from.  amount: what it takes off; its hybrid symbols may still be open.
    only_colored: an excess leaves generic mana alone.  rule: of a keyword; "" for what 118.7 says.
    """

    what: Message
    source: str
    amount: Mana
    only_colored: bool = False
    rule: str = ""


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


def reductions(game: Game, spell: Spell) -> tuple[Reduction, ...]:
    """Every reduction that applies to a spell, as often as it does."""
    if not (game.effects or game.permanents_with(StaticLine) or spell.card.kinds & REDUCING):
        return ()
    return (*_of_statics(game, spell), *_of_affinity(game, spell), *_of_offering(game, spell),
            *_of_sacrifices(spell))


def _of_statics(game: Game, spell: Spell) -> Iterator[Reduction]:
    for source, static in applying(game, CostReduction, spell):
        amount = mana(static.amount).with_x(amount_of(game, static.x, source.controller, source) or 0 if static.x else 0)
        for _ in range(_times(game, spell, source, static)):
            yield Reduction(message(N_("{source} makes it cost less"), source=source), source.label, amount,
                            static.only_colored)


def _of_affinity(game: Game, spell: Spell) -> Iterator[Reduction]:
    """Each affinity ability counts (702.41b)."""
    for keyword in keywords_of_spell(game, spell):
        if isinstance(keyword, Affinity):
            quality = replace(keyword.quality, controller="you")
            count = sum(fits(game, quality, o, spell.controller) for o in game.battlefield)
            if count:
                yield Reduction(message(N_("affinity of {spell}: {count} of them"), spell=spell, count=count), spell.label,
                                mana("{%d}" % count), rule=AFFINITY)


def _of_offering(game: Game, spell: Spell) -> Iterator[Reduction]:
    """The mana cost of what is sacrificed for offering is taken off (702.48a, 702.48c)."""
    offered = [game.last_known(id) for id in spell.choices.offered] if "offering" in spell.choices.paid else ()
    for object_ in offered:
        if object_ is not None and object_.card.cost is not None:
            yield Reduction(message(N_("offering of {spell}: the mana cost of {object}"), spell=spell, object=object_),
                            spell.label, object_.card.cost.with_x(0), rule=OFFERING)


def _of_sacrifices(spell: Spell) -> Iterator[Reduction]:
    """A text that counts what will be sacrificed for its additional cost."""
    line = next((n for n in spell.card.lines if isinstance(n, AdditionalCostLine) and n.less), None)
    if line is not None:
        for _ in spell.choices.offered:
            yield Reduction(message(N_("a permanent that will be sacrificed for {spell}"), spell=spell), spell.label,
                            mana(line.less))


def _times(game: Game, spell: Spell, source: Object, static: CostReduction) -> int:
    """How often a reduction applies: once, once for each of something, or not at all."""
    if static.first_each_turn and _cast_before(game, spell, source, static):
        return 0
    targeted = {ref for refs in spell.choices.targets for ref in refs}
    if static.targeting is not None and not any(_is(game, ref, static.targeting, source) for ref in targeted):
        return 0
    if static.each_targeted is not None:
        return sum(_is(game, ref, static.each_targeted, source) for ref in targeted)
    if static.per is not None:
        return sum(fits(game, static.per, o, source.controller) for o in game.zone(static.per.zone))
    return 1


def _cast_before(game: Game, spell: Spell, source: Object, static: CostReduction) -> bool:
    """True when its controller has cast a spell of that quality this turn, as it was then."""
    return any(fits(game, replace(static.spells, zone="stack"), cast, source.controller)
               for cast in spells_cast_this_turn(game, spell.controller))


def _is(game: Game, ref: int | str, quality: Quality, source: Object) -> bool:
    thing = game.thing(ref)
    return thing is not None and fits(game, quality, thing, source.controller)


# ---------------------------------------------------------------- taking off


def reduced(total: Mana, amount: Mana, only_colored: bool) -> tuple[Mana, str]:
    """A total after one reduction, and the rule that says what it takes off.

    amount: without hybrid symbols, for their halves are chosen before (118.7e).
    """
    symbols, generic, rule = list(total.canonical().pips), amount.generic, "118.7a"
    for symbol in map(plain, amount.pips):
        rule = "118.7b"
        if symbol in symbols:
            symbols.remove(symbol)
        elif not only_colored:
            generic, rule = generic + 1, _RULE_OF_EXCESS.get(symbol, "118.7c")
    if only_colored and len(total.canonical().pips) - len(symbols) < len(amount.pips):
        rule = "118.7"  # an excess, and the effect itself says that generic mana is left alone
    numbers = tuple(s for s in total.symbols if s.isdigit())
    return Mana(numbers + tuple(symbols)).less(generic), rule


#: What is said about mana that a reduction takes off and the cost does not have; 118.7c for colours.
_RULE_OF_EXCESS = {"C": "118.7d", SNOW: "118.7g"}


def plain(symbol: str) -> str:
    """What a symbol takes off: a Phyrexian one mana of its colour (118.7f), a snow one generic mana (118.7g)."""
    return SNOW if symbol == "S" else symbol.removesuffix("/P")
