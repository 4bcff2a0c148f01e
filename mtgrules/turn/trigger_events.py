"""Which abilities an event triggers (603.2): one function for each kind of event.

Abilities about a spell being cast are those of permanents that are there once it is cast (601.2i, 603.10);
abilities about leaving the battlefield or a graveyard look back (603.10a).  Keywords that stand for
triggered abilities are in the module of that name.
"""

from collections.abc import Callable, Iterator

from ..book import N_, replace
from ..cards import (
    AtCombat,
    AtDrawStep,
    AtEachEndStep,
    AtEachUpkeep,
    AtEndStep,
    AtUpkeep,
    OwnAndControlBoth,
    Quality,
    Return,
    That,
    This,
    TriggeredLine,
    WhenCast,
    WhenDealsDamage,
    WhenDealtDamage,
    WhenDies,
    WhenEnters,
    WhenLeaves,
    WhenLeavesGraveyard,
    WhenMadeToDiscard,
    WhenPermanentDies,
    WhenPermanentEnters,
    WhenPutIntoGraveyard,
    WhenThisCast,
    WhenThisResolves,
    WhenTransforms,
    WhenTurnedFaceUp,
    WhenTurnsInto,
    nodes,
)
from ..game import Delayed, Event, Game, Object, Spell, event, fits, known, speaks_of, text_of
from . import trigger_keywords, trigger_methods
from .triggered import DEATHS, News, Triggered, lines


def triggered(game: Game, news: News) -> Iterator[Triggered]:
    """Every ability that the new events have triggered, in their order."""
    for number, happened in enumerate(news):
        if happened.kind in _FINDERS:
            yield from _FINDERS[happened.kind](game, happened, news[:number])
        yield from _leaves(game, happened)
        yield from _into_graveyard(game, happened)


# ---------------------------------------------------------------- casting


def _cast(game: Game, happened: Event, before: News) -> Iterator[Triggered]:
    cast = happened.fact("spell")
    spell = game.last_known(cast.id) or cast
    for object_ in (*game.permanents_with(TriggeredLine), *game.emblems):
        for line in lines(object_, WhenCast):
            if _sees(game, object_, line.when, spell):
                yield Triggered(object_, line, (_spoken_of(object_, line, spell),), spell.controller)
    yield from (Triggered(spell, line, (spell.id,), spell.controller) for line in lines(spell, WhenThisCast))
    yield from trigger_keywords.of_the_spell(game, spell)


def _mana_spent(game: Game, happened: Event, before: News) -> Iterator[Triggered]:
    """The delayed ability of mana that was spent on a spell: each mana has its own (106.6a, 603.7a)."""
    source, spell, line = happened.fact("source"), happened.fact("spell"), happened.fact("line")
    if isinstance(source, Object):
        yield Triggered(source, line, (spell.id,), delayed=Delayed(line, source, spell.controller, (spell.id,)))


def _spoken_of(object_: Object, line: TriggeredLine, spell: Spell) -> int:
    """What "it" or "that spell" means in an ability about a spell that targets its source: "it" is then the source."""
    speaks_of_spell = any(isinstance(node, That) and node.noun == "spell" for node in nodes(line.do))
    return object_.id if line.when.targeting_this and not speaks_of_spell else spell.id


def _sees(game: Game, object_: Object, when: WhenCast, spell: Spell) -> bool:
    """True when an ability sees that spell being cast: one spell, with its own characteristics, however
    much was spliced onto it (601.2i, 702.47c)."""
    if not speaks_of(when.who, spell.controller, object_.controller):
        return False
    chosen = {ref for refs in spell.choices.targets for ref in refs}
    if when.targeting_this and object_.id not in chosen or when.only_this and len(chosen) != 1:
        return False  # 115.9c: "only" counts different objects and players, however often each was chosen
    quality: Quality = replace(known(when.spells, object_), zone="stack")
    return fits(game, quality, spell, object_.controller)


def counted_targets(game: Game, news: News) -> Iterator[Event]:
    """How abilities about a spell that targets only their source count its targets: worth saying (115.9c)."""
    for spell in (happened.fact("spell") for happened in news if happened.kind == "cast"):
        chosen = {ref for refs in spell.choices.targets for ref in refs}
        for object_ in game.permanents_with(TriggeredLine):
            if object_.id in chosen and any(line.when.only_this for line in lines(object_, WhenCast)):
                yield event("targets only", "115.9c", N_("Of {spell} different objects and players are counted, however often each "
                            "is a target: {count}."), spell=spell, count=len(chosen))


def not_there_any_more(game: Game, news: News) -> Iterator[Event]:
    """Abilities that would have seen a spell being cast, of permanents that paid for it: worth saying."""
    for number, happened in enumerate(news):
        if happened.kind != "cast":
            continue
        spell = happened.fact("spell")
        for earlier in news[:number]:
            paid = dict(earlier.facts).get("object") if earlier.kind in DEATHS else None
            if paid is not None and any(_sees(game, paid, line.when, spell) for line in lines(paid, WhenCast)):
                yield event("too late", "603.10", N_("{object} is gone by the time {spell} is cast; its ability does not "
                            "look back, and does not trigger."), object=paid, spell=spell)


# ---------------------------------------------------------------- permanents


def _enters(game: Game, happened: Event, before: News) -> Iterator[Triggered]:
    new = game.last_known(happened.fact("new").id)
    own = (*lines(new, WhenEnters), *(line for line in lines(new, WhenTurnsInto) if line.when.or_enters))
    yield from (Triggered(new, line, (new.id,), new.controller) for line in own)
    yield from trigger_methods.of_its_cast(new)
    for object_ in game.permanents_with(TriggeredLine):
        for line in lines(object_, WhenPermanentEnters):
            meant = fits(game, known(line.when.objects, object_), replace(new, zone="battlefield"), object_.controller)
            if meant and not (line.when.other and object_.id == new.id):
                yield Triggered(object_, line, (new.id,), new.controller)


def _turned_face_up(game: Game, happened: Event, before: News) -> Iterator[Triggered]:
    new = game.last_known(happened.fact("object").id)
    yield from (Triggered(new, line, (new.id,), new.controller) for line in lines(new, WhenTurnedFaceUp))


def _dies(game: Game, happened: Event, before: News) -> Iterator[Triggered]:
    dead = happened.fact("object")
    if dead.zone == "battlefield" and happened.fact("new").zone == "graveyard" and "creature" in dead.card.types:
        yield from (Triggered(dead, line, (dead.id,), dead.controller) for line in lines(dead, WhenDies))
        yield from trigger_keywords.soulshift(game, dead)
        for object_ in game.permanents_with(TriggeredLine):
            yield from (Triggered(object_, line, (dead.id,), dead.controller) for line in lines(object_, WhenPermanentDies)
                        if fits(game, known(line.when.objects, object_), dead, object_.controller))
        yield from (Triggered(d.source, d.line, d.that, dead.controller, delayed=d) for d in game.delayed
                    if isinstance(d.when, WhenDies) and dead.id in d.that)


def _transforms(game: Game, happened: Event, before: News) -> Iterator[Triggered]:
    """Abilities that look at what a permanent is right after it has transformed (701.27e)."""
    new = happened.fact("to")
    yield from (Triggered(new, line, (new.id,), new.controller) for line in lines(new, WhenTurnsInto)
                if line.when.into in new.card.names)
    for object_ in game.permanents_with(TriggeredLine):
        for line in lines(object_, WhenTransforms):
            objects, into = known(line.when.objects, object_), known(line.when.into, object_)
            if fits(game, objects, new, object_.controller) and fits(game, into, new, object_.controller):
                yield Triggered(object_, line, (new.id,), new.controller)


def _damage(game: Game, happened: Event, before: News) -> Iterator[Triggered]:
    yield from _dealt_by(game, happened)
    hit = happened.fact("to")
    if isinstance(hit, Object):
        yield from (Triggered(hit, line, (hit.id,), hit.controller, happened.fact("amount"))
                    for line in lines(hit, WhenDealtDamage))


def _leaves(game: Game, happened: Event) -> Iterator[Triggered]:
    """Something leaves the battlefield or a graveyard: looked at as it last was there (603.10a)."""
    facts = dict(happened.facts)
    if "new" not in facts and happened.kind != "propose":
        return
    card = facts.get("card" if happened.kind == "propose" else "object")
    if not isinstance(card, Object):
        return
    if card.zone == "battlefield":
        yield from (Triggered(card, line, (card.id,), card.controller) for line in lines(card, WhenLeaves))
    if card.zone == "graveyard":
        yield from _leaves_graveyard(game, card)


def _into_graveyard(game: Game, happened: Event) -> Iterator[Triggered]:
    """A card is put into a graveyard from anywhere: its ability does not look back, and is looked for there (603.6c)."""
    new = dict(happened.facts).get("new")
    card = game.last_known(new.id) if isinstance(new, Object) and new.zone == "graveyard" else None
    if card is not None:
        yield from (Triggered(card, line, (card.id,), card.owner) for line in lines(card, WhenPutIntoGraveyard))


def _dealt_by(game: Game, happened: Event) -> Iterator[Triggered]:
    """Abilities of what has dealt the damage (120.3)."""
    source = happened.fact("source")
    if isinstance(source, Object) and source.zone == "battlefield":
        yield from (Triggered(source, line, (source.id,), source.controller, happened.fact("amount"))
                    for line in lines(source, WhenDealsDamage))


def _leaves_graveyard(game: Game, card: Object) -> Iterator[Triggered]:
    for object_ in game.permanents_with(TriggeredLine):
        for line in lines(object_, WhenLeavesGraveyard):
            if fits(game, line.when.cards, card, object_.controller):
                yield Triggered(object_, line, (card.id,), card.owner)


# ---------------------------------------------------------------- discarding


def _made_to_discard(game: Game, happened: Event, before: News) -> Iterator[Triggered]:
    """Abilities that ask whose spell or ability made a player discard, whoever chose the cards (701.9a)."""
    player, new = happened.fact("player"), happened.fact("became")
    if happened.fact("by") == player:
        return
    for delayed in game.delayed:
        if isinstance(delayed.when, WhenMadeToDiscard) and delayed.controller == player:
            yield Triggered(delayed.source, delayed.line, new, player, delayed=delayed)
    for card in (o for o in map(game.find, new) if o is not None):
        found = (line for line in lines(card, WhenMadeToDiscard) if line.when.this)
        yield from (Triggered(card, line, (card.id,), player) for line in found)


def _resolved(game: Game, happened: Event, before: News) -> Iterator[Triggered]:
    """Abilities of a spell that has resolved, those of text that it had gained included (608.2p, 702.47c)."""
    spell = happened.fact("spell")
    yield from (Triggered(spell, placed.line, (spell.id,), spell.controller) for placed in text_of(spell)
                if isinstance(getattr(placed.line, "when", None), WhenThisResolves))


# ---------------------------------------------------------------- steps


def _reflexive(game: Game, happened: Event, before: News) -> Iterator[Triggered]:
    """An ability that triggers because of what has been done as something resolved (603.12)."""
    ability = happened.fact("ability")
    yield Triggered(ability.source, ability.line, ability.that, delayed=ability)


def _step(game: Game, happened: Event, before: News) -> Iterator[Triggered]:
    """Abilities that trigger at the beginning of a step, and those that have waited for it (603.7b)."""
    step, active = happened.fact("step"), happened.fact("player")
    for delayed in game.delayed:
        if delayed.step == step and (step == "end" or delayed.controller == active):
            yield Triggered(delayed.source, delayed.line, delayed.that, rule=delayed.rule, delayed=delayed)
    if step in _BEGINNINGS:
        yield from (Triggered(o, line, (o.id,), active) for o in game.permanents_with(TriggeredLine)
                    for line in lines(o, _BEGINNINGS[step]) if o.controller == active)
    if step == "end":
        yield from (Triggered(o, line, (o.id, *_counterpart(game, o, line)), active)
                    for o in game.permanents_with(TriggeredLine) for line in lines(o, AtEndStep) if o.controller == active)
        yield from (Triggered(o, line, (o.id,), active)
                    for o in game.permanents_with(TriggeredLine) for line in lines(o, AtEachEndStep))
    if step == "upkeep":
        yield from trigger_keywords.suspended(game, active)
        for object_ in game.permanents_with(TriggeredLine):
            yours = (line for line in lines(object_, AtUpkeep) if object_.controller == active and not _from_there(line))
            found = (*lines(object_, AtEachUpkeep), *yours)
            yield from (Triggered(object_, line, (object_.id,), active) for line in found)
        for card in game.player(active).graveyard:
            yield from (Triggered(card, line, (card.id,), active) for line in lines(card, AtUpkeep) if _from_there(line))


#: What watches for the beginning of a step in its controller's turn, beside upkeep and end step.
_BEGINNINGS = {"draw": AtDrawStep, "beginning of combat": AtCombat}


def _counterpart(game: Game, object_: Object, line: TriggeredLine) -> tuple[int, ...]:
    """The other one that "them" means, where a condition is about two (712.4a)."""
    if not isinstance(line.condition, OwnAndControlBoth):
        return ()
    return tuple(o.id for o in game.battlefield if line.condition.name in o.card.names
                 and o.owner == o.controller == object_.controller)[:1]


def _from_there(line: TriggeredLine) -> bool:
    """True when an ability works in a graveyard: it returns its own card from there (113.6k)."""
    return any(isinstance(node, Return) and node.from_graveyard and node.objects == This() for node in nodes(line))


_FINDERS: dict[str, Callable[[Game, Event, News], Iterator[Triggered]]] = {
    "cast": _cast, "target": trigger_keywords.ward, "step": _step, "remove counters": trigger_keywords.last_counter,
    "enter": _enters, "create": _enters, "damage": _damage, "made to discard": _made_to_discard, "transform": _transforms,
    "reflexive": _reflexive, "resolved": _resolved, "mana spent": _mana_spent,
    "turn face up": _turned_face_up, **dict.fromkeys(DEATHS, _dies),
}
