"""Keywords that stand for triggered abilities, spelled out as such: replicate, storm, cascade, ward, suspend."""

from collections.abc import Callable, Iterator

from ..cards import (
    Afterwards,
    AtUpkeep,
    Both,
    CastFree,
    CopySpell,
    Counter,
    ExileUntil,
    IfDone,
    Keyword,
    KeywordWithCost,
    May,
    Modify,
    PutBackExiled,
    Quality,
    RemoveCounters,
    Return,
    Soulshift,
    Suspend,
    Target,
    That,
    They,
    This,
    TriggeredLine,
    Unless,
    Ward,
    WhenCast,
    WhenCountersGone,
    WhenDies,
    WhenTargeted,
)
from ..game import Event, Game, Object, Spell, counters, keywords_of, keywords_of_spell
from .triggered import News, Triggered

# ---------------------------------------------------------------- of a spell that is cast


def of_the_spell(game: Game, spell: Spell) -> Iterator[Triggered]:
    """What keywords of a spell do as it is cast; each triggers on its own (702.85c)."""
    names = [_name(k) for k in keywords_of_spell(game, spell)]
    for place, keyword in enumerate(names):
        if keyword in _COPYING:
            yield from _copies(game, spell, keyword, names[:place].count(keyword))
    for number in range(names.count("cascade")):
        yield Triggered(spell, CASCADE, (spell.id,), spell.controller, rule="702.85c" if number else "702.85a")


def _name(keyword: Keyword) -> str:
    return keyword.name if isinstance(keyword, KeywordWithCost) else keyword if isinstance(keyword, str) else ""


def _copies(game: Game, spell: Spell, keyword: str, number: int) -> Iterator[Triggered]:
    """The ability that copies a spell, of one instance of such a keyword; number: which it is, from 0."""
    rules, counted = _COPYING[keyword]
    rule, times = rules[min(number, 1)], counted(game, spell, number)
    if times:
        copying = Both((CopySpell(That("spell"), new_targets=True),) * times)
        line = TriggeredLine(WhenCast(Quality(zone="stack")), (copying,), ability_word=keyword)
        yield Triggered(spell, line, (spell.id,), spell.controller, rule=rule)


def _times_paid(game: Game, spell: Spell, number: int) -> int:
    """How often the cost of one instance of replicate was paid, and of no other (702.56b)."""
    announced = [cost.times for cost in spell.choices.optional if cost.name == "replicate"]
    return announced[number] if number < len(announced) else 0


def _cast_before(game: Game, spell: Spell, number: int) -> int:
    """How many other spells were cast before it this turn (702.40a)."""
    count = 0
    for happened in game.happened:
        if happened.kind == "end of turn":
            count = 0
        if happened.kind == "cast":
            if happened.fact("spell").id == spell.id:
                return count
            count += 1
    return count


#: Keywords that copy the spell that has them: the rule, that of further instances, and how many times each copies.
_COPYING: dict[str, tuple[tuple[str, str], Callable[[Game, Spell, int], int]]] = {
    "replicate": (("702.56a", "702.56b"), _times_paid), "storm": (("702.40a", "702.40b"), _cast_before),
}

#: What cascade says (702.85a).
CASCADE = TriggeredLine(
    WhenCast(Quality(zone="stack")),
    (ExileUntil(Quality(not_types=("land",), zone="library"), below=This()), May(CastFree(That("card"), below=This())),
     Afterwards(PutBackExiled())), ability_word="cascade")

# ---------------------------------------------------------------- ward


def ward(game: Game, happened: Event, before: News) -> Iterator[Triggered]:
    """Ward: once for each spell of an opponent that targets the permanent, however often it does (702.21a)."""
    spell = happened.fact("spell")
    for thing in happened.fact("targets"):
        if not isinstance(thing, Object) or thing.zone != "battlefield" or thing.controller == spell.controller:
            continue
        if any(_targeted(earlier, spell, thing) for earlier in before):
            continue
        for keyword in (k for k in keywords_of(game, thing) if isinstance(k, Ward)):
            act = Unless(Counter(That("spell")), They(), keyword.cost)
            yield Triggered(thing, TriggeredLine(WhenTargeted(), (act,), ability_word="ward"), (spell.id,),
                            spell.controller, rule="702.21a")


def _targeted(earlier: Event, spell: Spell, thing: Object) -> bool:
    return (earlier.kind == "target" and earlier.fact("spell").id == spell.id
            and thing.id in (getattr(t, "id", None) for t in earlier.fact("targets")))


# ---------------------------------------------------------------- soulshift


def soulshift(game: Game, dead: Object) -> Iterator[Triggered]:
    """Soulshift: once for each instance, a Spirit card with that mana value or less may come back (702.46a-b)."""
    for keyword in (k for k in keywords_of(game, dead) if isinstance(k, Soulshift)):
        spirit = Target(subtypes=("Spirit",), zone="graveyard", owner="you", most_value=keyword.value)
        line = TriggeredLine(WhenDies(), (May(Return(spirit)),), ability_word="soulshift")
        yield Triggered(dead, line, (dead.id,), dead.controller, rule="702.46a")


# ---------------------------------------------------------------- suspend


def has_suspend(game: Game, card: Object) -> bool:
    """True for a card with suspend."""
    return any(isinstance(keyword, Suspend) for keyword in keywords_of(game, card))


def suspended(game: Game, player: str) -> Iterator[Triggered]:
    """At the beginning of the upkeep of its owner a suspended card loses a time counter (702.62a-b)."""
    line = TriggeredLine(AtUpkeep(), (RemoveCounters("time", This()),), ability_word="suspend")
    for card in game.exile:
        if card.owner == player and has_suspend(game, card) and counters(card, "time"):
            yield Triggered(card, line, (card.id,), player, rule="702.62a")


def last_counter(game: Game, happened: Event, before: News) -> Iterator[Triggered]:
    """When the last time counter is removed from a card with suspend in exile, its owner may cast it (702.62a)."""
    card = happened.fact("object")
    if happened.fact("counter") != "time" or happened.fact("left") or card.zone != "exile" or not has_suspend(game, card):
        return
    haste = (IfDone(Modify(That("spell"), gains=("haste",), until="")),) if "creature" in card.card.types else ()
    line = TriggeredLine(WhenCountersGone("time"), (May(CastFree(This())), *haste), ability_word="suspend")
    yield Triggered(card, line, (card.id,), card.owner, rule="702.62a")
