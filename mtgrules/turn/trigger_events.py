"""Which abilities an event triggers (603.2): one function for each kind of event.

Abilities about a spell being cast are those of permanents that are there once it is cast (601.2i, 603.10);
abilities about leaving the battlefield or a graveyard look back (603.10a).  Keywords that stand for
triggered abilities are spelled out here as such: ward, replicate, storm.
"""

from collections.abc import Callable, Iterator

from ..book import N_, Value, replace
from ..cards import (
    Both,
    CopySpell,
    Counter,
    Keyword,
    KeywordWithCost,
    Quality,
    That,
    They,
    TriggeredLine,
    Unless,
    Ward,
    WhenCast,
    WhenDealtDamage,
    WhenDies,
    WhenEnters,
    WhenLeavesGraveyard,
    WhenPermanentEnters,
    WhenTargeted,
)
from ..game import Event, Game, Object, Ref, Spell, event, fits, keywords_of, known, speaks_of

#: Events in which a permanent is put into a graveyard (700.4).
DEATHS = ("destroy", "sacrifice", "to graveyard")
#: Abilities that an event may trigger: what the events before it were, and the event.
News = tuple[Event, ...]


class Triggered(Value):
    """An ability that has triggered.

    that, they, much: what its event was about.  rule: the rule of a keyword that stands for the ability.
    """

    source: Object
    line: TriggeredLine
    that: tuple[Ref, ...] = ()
    they: str = ""
    much: int = 0
    rule: str = ""


def triggered(game: Game, news: News) -> Iterator[Triggered]:
    """Every ability that the new events have triggered, in their order."""
    for number, happened in enumerate(news):
        if happened.kind in _FINDERS:
            yield from _FINDERS[happened.kind](game, happened, news[:number])
        yield from _leaves_graveyard(game, happened)


def _lines(object_: Object, kind: type) -> Iterator[TriggeredLine]:
    return (line for line in object_.card.lines if isinstance(line, TriggeredLine) and isinstance(line.when, kind))


# ---------------------------------------------------------------- casting


def _cast(game: Game, happened: Event, before: News) -> Iterator[Triggered]:
    cast = happened.fact("spell")
    spell = game.last_known(cast.id) or cast
    for object_ in game.permanents_with(TriggeredLine):
        for line in _lines(object_, WhenCast):
            if _sees(game, object_, line.when, spell):
                yield Triggered(object_, line, (object_.id if line.when.targeting_this else spell.id,), spell.controller)
    for keyword in dict.fromkeys(_name(k) for k in keywords_of(game, spell)):
        if keyword in _COPYING:
            yield from _copies(game, spell, keyword)


def _sees(game: Game, object_: Object, when: WhenCast, spell: Spell) -> bool:
    """True when an ability sees that spell being cast: one spell, with its own characteristics, however
    much was spliced onto it (601.2i, 702.47c)."""
    if not speaks_of(when.who, spell.controller, object_.controller):
        return False
    if when.targeting_this and object_.id not in {ref for refs in spell.choices.targets for ref in refs}:
        return False
    quality: Quality = replace(known(when.spells, object_), zone="stack")
    return fits(game, quality, spell, object_.controller)


def not_there_any_more(game: Game, news: News) -> Iterator[Event]:
    """Abilities that would have seen a spell being cast, of permanents that paid for it: worth saying."""
    for number, happened in enumerate(news):
        if happened.kind != "cast":
            continue
        spell = happened.fact("spell")
        for earlier in news[:number]:
            paid = dict(earlier.facts).get("object") if earlier.kind in DEATHS else None
            if paid is not None and any(_sees(game, paid, line.when, spell) for line in _lines(paid, WhenCast)):
                yield event("too late", "603.10", N_("{object} is gone by the time {spell} is cast; its ability does not "
                            "look back, and does not trigger."), object=paid, spell=spell)


# ---------------------------------------------------------------- keywords that copy the spell


def _name(keyword: Keyword) -> str:
    return keyword.name if isinstance(keyword, KeywordWithCost) else keyword if isinstance(keyword, str) else ""


def _copies(game: Game, spell: Spell, keyword: str) -> Iterator[Triggered]:
    rule, times = _COPYING[keyword][0], _COPYING[keyword][1](game, spell)
    if times:
        copying = Both((CopySpell(That("spell"), new_targets=True),) * times)
        line = TriggeredLine(WhenCast(Quality(zone="stack")), (copying,), ability_word=keyword)
        yield Triggered(spell, line, (spell.id,), spell.controller, rule=rule)


def _times_paid(game: Game, spell: Spell) -> int:
    return spell.choices.paid.count("replicate")


def _cast_before(game: Game, spell: Spell) -> int:
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


#: Keywords that copy the spell that has them: the rule, and how many times.
_COPYING: dict[str, tuple[str, Callable[[Game, Spell], int]]] = {
    "replicate": ("702.56a", _times_paid), "storm": ("702.40a", _cast_before),
}

# ---------------------------------------------------------------- becoming a target


def _target(game: Game, happened: Event, before: News) -> Iterator[Triggered]:
    """Ward: once for each spell of an opponent that targets the permanent, however often it does (702.21a)."""
    spell = happened.fact("spell")
    for thing in happened.fact("targets"):
        if not isinstance(thing, Object) or thing.zone != "battlefield" or thing.controller == spell.controller:
            continue
        if any(_targeted(earlier, spell, thing) for earlier in before):
            continue
        for ward in (k for k in keywords_of(game, thing) if isinstance(k, Ward)):
            act = Unless(Counter(That("spell")), They(), ward.cost)
            yield Triggered(thing, TriggeredLine(WhenTargeted(), (act,), ability_word="ward"), (spell.id,),
                            spell.controller, rule="702.21a")


def _targeted(earlier: Event, spell: Spell, thing: Object) -> bool:
    return (earlier.kind == "target" and earlier.fact("spell").id == spell.id
            and thing.id in (getattr(t, "id", None) for t in earlier.fact("targets")))


# ---------------------------------------------------------------- permanents


def _enters(game: Game, happened: Event, before: News) -> Iterator[Triggered]:
    new = game.last_known(happened.fact("new").id)
    yield from (Triggered(new, line, (new.id,), new.controller) for line in _lines(new, WhenEnters))
    for object_ in game.permanents_with(TriggeredLine):
        for line in _lines(object_, WhenPermanentEnters):
            if fits(game, known(line.when.objects, object_), replace(new, zone="battlefield"), object_.controller):
                yield Triggered(object_, line, (new.id,), new.controller)


def _dies(game: Game, happened: Event, before: News) -> Iterator[Triggered]:
    dead = happened.fact("object")
    if dead.zone == "battlefield" and "creature" in dead.card.types:
        yield from (Triggered(dead, line, (dead.id,), dead.controller) for line in _lines(dead, WhenDies))


def _damage(game: Game, happened: Event, before: News) -> Iterator[Triggered]:
    hit = happened.fact("to")
    if isinstance(hit, Object):
        yield from (Triggered(hit, line, (hit.id,), hit.controller, happened.fact("amount"))
                    for line in _lines(hit, WhenDealtDamage))


def _leaves_graveyard(game: Game, happened: Event) -> Iterator[Triggered]:
    facts = dict(happened.facts)
    card = facts.get("card" if happened.kind == "propose" else "object")
    if not isinstance(card, Object) or card.zone != "graveyard" or not ("new" in facts or happened.kind == "propose"):
        return
    for object_ in game.permanents_with(TriggeredLine):
        for line in _lines(object_, WhenLeavesGraveyard):
            if fits(game, line.when.cards, card, object_.controller):
                yield Triggered(object_, line, (card.id,), card.owner)


_FINDERS: dict[str, Callable[[Game, Event, News], Iterator[Triggered]]] = {
    "cast": _cast, "target": _target, "enter": _enters, "create": _enters, "damage": _damage,
    **dict.fromkeys(DEATHS, _dies),
}
