"""Carrying out instructions: the record that goes from one to the next, and what nouns mean.

A :class:`Doing` is a walking state: choices that come up while instructions are followed
(608.2d) or while costs are paid (601.2h) are asked through the same ``ask``.
"""

from collections.abc import Iterator
from collections.abc import Callable
from typing import Any

from ..book import N_, Message, Reason, Value, message, reason, replace
from ..cards import (AnOpponent, AtLeast, AtMost, Chosen, Condition, ControllerOf, CountersOn, CountOf,
                     DamagePrevented, Each, Equals, GreatestPower, ManaValueOf, Noun, OneOfThem,
                     Players, Plus, PowerOf, Quality, Target, That, TheOther, They, This, ToughnessOf, You)
from ..game import Event, Game, Object, Player, Ref, candidates, characteristics, counters, event, fits, holds, mana_value, mismatches
from ..walk import Asked, Question, ask, refuse

Thing = Object | Player


class Doing(Value):
    """Instructions of one line being followed for one player.

    game, announcement, asked: the walking state.  you: whose instructions they are.
    source: the object whose text it is, as last known (608.2h).
    chosen: what was targeted, per instance of "target" in the line.
    legal: the part of it that was legal at 608.2b.  division: what each divided target gets.
    x: the value of X in this line.
    that: what the sentence before acted upon.  field, rule: where choices are answered
    and which rule asks for them.  they: the player that "they" means just now.
    did_it: whether the last "you may" was done.  prevented: damage just prevented (615.5).
    """

    game: Game
    announcement: Any
    asked: tuple[Asked, ...]
    you: str
    source: Object
    chosen: tuple[tuple[Ref, ...], ...] = ()
    legal: tuple[tuple[Ref, ...], ...] = ()
    division: tuple[int, ...] = ()
    x: int = 0
    that: tuple[Ref, ...] = ()
    field: str = "choices"
    rule: str = "608.2d"
    they: str = ""
    did_it: bool = True
    prevented: int = 0

    @property
    def source_now(self) -> Object:
        """The source as it is, or as it last was on the stack (608.2h)."""
        return self.game.last_known(self.source.id) or self.source


def did(here: Doing, game: Game, that: tuple[Ref, ...] | None = None) -> Doing:
    """The record after something happened; ``that`` is what it happened to."""
    return replace(here, game=game) if that is None else replace(here, game=game, that=that)


def ref_of(thing: Thing) -> Ref:
    """How a thing is referred to: a player's name or an object's id."""
    return thing.name if isinstance(thing, Player) else thing.id


# ---------------------------------------------------------------- nouns


def things(here: Doing, noun: Noun, by: str = "") -> tuple[Doing, tuple[Thing, ...]]:
    """The objects and players that a noun means now; asks when a player has to choose.

    by: who carries the instruction out, and so chooses; "you" unless said.
    """
    if isinstance(noun, Target):
        return _targets(here, noun.slot)
    if isinstance(noun, Each):
        return here, tuple(o for o in here.game.zone(noun.zone) if fits(here.game, noun, o, here.you))
    if isinstance(noun, Chosen):
        return choose(here, noun, noun.count, by=by or here.you, least=0 if noun.up_to else noun.count)
    if isinstance(noun, This):
        return here, (here.source_now,)
    if isinstance(noun, That):
        return here, _still_there(here, _refs(here, noun))
    if isinstance(noun, OneOfThem):
        return _one_of_them(here)
    if isinstance(noun, TheOther):
        return here, _still_there(here, here.that)
    here, names = players(here, noun)
    return here, tuple(here.game.player(name) for name in names)


def objects(here: Doing, noun: Noun, by: str = "") -> tuple[Doing, tuple[Object, ...]]:
    """The objects that a noun means now; ``by`` as for :func:`things`."""
    here, found = things(here, noun, by)
    return here, tuple(t for t in found if isinstance(t, Object))


def players(here: Doing, noun: Noun) -> tuple[Doing, tuple[str, ...]]:
    """The players that a noun means now, in turn order (101.4)."""
    if isinstance(noun, You):
        return here, (here.you,)
    if isinstance(noun, They):
        return here, (here.they,)
    if isinstance(noun, Players):
        return here, tuple(p.name for p in here.game.apnap() if p.name != here.you or not noun.opponents)
    if isinstance(noun, ControllerOf):
        return here, _controllers(here, noun)
    if isinstance(noun, AnOpponent):
        return _an_opponent(here)
    here, found = things(here, noun)
    return here, tuple(t.name for t in found if isinstance(t, Player))


def _controllers(here: Doing, noun: ControllerOf) -> tuple[str, ...]:
    """Controllers (or owners) as they are or last were (608.2h); of an illegal target there is no
    such information (608.2b)."""
    refs = here.legal[noun.of.slot] if isinstance(noun.of, Target) else _refs(here, noun.of)
    known = [here.game.last_known(r) for r in refs if isinstance(r, int)]
    return tuple(dict.fromkeys(o.owner if noun.owner else o.controller for o in known if o is not None))


def _refs(here: Doing, noun: That) -> tuple[Ref, ...]:
    if noun.slot is None:
        return here.that
    return tuple(r for r in here.chosen[noun.slot] if r in here.legal[noun.slot])


def _still_there(here: Doing, refs: tuple[Ref, ...]) -> tuple[Thing, ...]:
    now = tuple(here.game.thing(r) for r in refs)
    return tuple(t for t in now if t is not None)


def _one_of_them(here: Doing) -> tuple[Doing, tuple[Thing, ...]]:
    """One of the cards found or revealed; the others are what "that" means from then on."""
    found = tuple(t for t in _still_there(here, here.that) if isinstance(t, Object))
    if not found:
        return here, ()
    prompt = message(N_("{by}: choose one of {cards}"), by=here.you, cards=found)
    here, one = choose_one_of(here, tuple(o.id for o in found), prompt, here.you,
                              label=lambda id: here.game.get(id).label)
    here = replace(here, that=tuple(o.id for o in found if o.id != one))
    return here, (here.game.get(one),)


def _targets(here: Doing, slot: int) -> tuple[Doing, tuple[Thing, ...]]:
    """The legal targets of a slot that are still there; says so of the others (608.2b)."""
    found: list[Thing] = []
    for ref in here.chosen[slot]:
        thing = here.game.thing(ref)
        if ref not in here.legal[slot]:
            continue  # 608.2b named it already, when legality was decided
        if thing is None:
            here = did(here, here.game.note(event(
                "gone", "400.7", N_("{target} has left the {zone} since, so nothing happens to it."),
                target=here.game.last_known(ref), zone=here.game.last_known(ref).zone)))
        else:
            found.append(thing)
    return here, tuple(found)


# ---------------------------------------------------------------- choices


def choose(here: Doing, quality: Quality, count: int, *, by: str, least: int | None = None,
           prompt: Message | None = None) -> tuple[Doing, tuple[Object, ...]]:
    """A player chooses objects of a quality (608.2d, or 601.2h for a cost).

    As many as possible are chosen when there are fewer than asked for, except for a cost.
    """
    seen = by if "they" in (quality.controller, quality.owner) else here.you
    quality = replace(quality, controller=quality.controller.replace("they", "you"),
                      owner=quality.owner.replace("they", "you"))
    pool = tuple(o for o in candidates(here.game, quality) if isinstance(o, Object) and _could_be(quality, o, seen))
    fitting = sum(fits(here.game, quality, o, seen) for o in pool)
    is_cost = here.field == "paid_with"
    spent = tuple(o for o in _spent_in_this_cast(here.game) if fits(here.game, quality, o, seen)) if is_cost else ()
    if is_cost and fitting < count:
        refuse(reason("118.3", N_("{by} can't pay: {count} would be needed, and there is only {fitting} ({source})"),
                      by=by, count=count, fitting=fitting, source=here.source),
               *(reason("118.10", N_("{object} has paid another cost already, and one payment counts for one cost only"),
                        object=o) for o in spent))
    possible = count if is_cost else min(count, fitting)
    if possible == 0:
        return here, ()
    fewest = possible if least is None else min(least, possible)
    question = Question(
        field=here.field, rule=here.rule, by=by,
        prompt=prompt or message(N_("{by}: choose {count} for {source}"), by=by, count=possible,
                                 source=here.source),
        candidates=lambda: tuple(o.id for o in pool),
        objections=lambda id: _objections(here.game, quality, id, seen, here.rule),
        whole=lambda ids: _same_twice(here.game, ids, here.rule) or _wrong_count(ids, fewest, possible, here.rule),
        least=fewest, most=possible, many=True,
        index=_next_index(here), forced=True, label=lambda id: here.game.get(id).label,
        auto=lambda: tuple(o.id for o in pool if fits(here.game, quality, o, seen))[:possible])
    here, ids = ask(here, question)
    chosen = tuple(here.game.get(id) for id in ids)
    return did(here, here.game.note(*_told_of_subtypes(quality, chosen), *_told_of_two_costs(spent, chosen))), chosen


def _spent_in_this_cast(game: Game) -> tuple[Object, ...]:
    """What has been sacrificed, exiled, discarded or returned to pay for the cast that is going on, as it last was."""
    spent: list[Object] = []
    for happened in reversed(game.happened):
        if happened.kind == "propose":
            return tuple(reversed(spent))
        if happened.kind == "cast":
            break
        if happened.kind in ("sacrifice", "exile", "discard", "return to hand"):
            spent.append(happened.fact("object"))
    return ()


def _told_of_two_costs(spent: tuple[Object, ...], chosen: tuple[Object, ...]) -> Iterator[Event]:
    if spent and chosen:
        yield event("one cost each", "118.10", N_("{spent} paid another cost, so {chosen} pays this one: one payment counts "
                    "for one cost only."), spent=spent, chosen=chosen)


def _told_of_subtypes(quality: Quality, chosen: tuple[Object, ...]) -> Iterator[Event]:
    """Why a permanent fits a subtype that is not its name ("a Mountain"): worth saying."""
    for object_ in chosen if quality.zone == "battlefield" else ():
        for subtype in quality.subtypes:
            if subtype in object_.card.subtypes and subtype != object_.card.name:
                yield event("subtype", "109.2", N_("{subtype} means any permanent with that subtype, and {object} has it: "
                            "{type}."), subtype=subtype, object=object_, type=object_.card.type_line)
                if "land" in object_.card.types:
                    yield event("land type", "205.3i", N_("{subtype} is a land type, which lands of other names may have "
                                "too."), subtype=subtype)


def choose_one_of(here: Doing, values: tuple[Any, ...], prompt: Message, by: str,
                  label: Any = str) -> tuple[Doing, Any]:
    """A player chooses one of some values as the effect is applied (608.2d)."""
    question = Question(field=here.field, rule=here.rule, by=by, prompt=prompt, candidates=lambda: values,
                        objections=lambda value: _not_among(value, values, here.rule),
                        index=_next_index(here), forced=True, label=label, auto=lambda: values[0])
    return ask(here, question)


def _an_opponent(here: Doing) -> tuple[Doing, tuple[str, ...]]:
    names = tuple(p.name for p in here.game.opponents(here.you))
    prompt = message(N_("{by}: choose an opponent"), by=here.you)
    here, name = choose_one_of(here, names, prompt, here.you)
    return here, (name,)


def _next_index(here: Doing) -> int:
    return sum(1 for a in here.asked if a.question.field == here.field and not a.taken_for_granted)


def _could_be(quality: Quality, object_: Object, you: str) -> bool:
    """Leave out what nobody would think of: hidden cards of others."""
    return object_.zone not in ("hand", "library") or object_.owner == you


def _objections(game: Game, quality: Quality, id: Any, you: str, rule: str) -> tuple[Reason, ...]:
    thing = game.find(id) if isinstance(id, int) else None
    if thing is None:
        return (reason(rule, N_("{what} is not there to be chosen"), what=id),)
    return mismatches(game, quality, thing, you, rule)


def _same_twice(game: Game, ids: tuple[int, ...], rule: str) -> tuple[Reason, ...]:
    twice = [id for id in dict.fromkeys(ids) if ids.count(id) > 1]
    return tuple(reason(rule, N_("{what} is chosen more than once"), what=game.get(id)) for id in twice)


def _wrong_count(ids: tuple[int, ...], least: int, most: int, rule: str) -> tuple[Reason, ...]:
    if least <= len(ids) <= most:
        return ()
    return (reason(rule, N_("{given} chosen, but {wanted} must be"), given=len(ids), wanted=most),)


def _not_among(value: Any, values: tuple[Any, ...], rule: str) -> tuple[Reason, ...]:
    if value in values:
        return ()
    return (reason(rule, N_("{value} is not one of the choices: {values}"), value=value, values=values),)


# ---------------------------------------------------------------- amounts


def number(here: Doing, amount: Any) -> int | None:
    """The number that an amount means now, determined once, as the effect is applied (608.2h).

    None when it needs information about an illegal target: then the part that needs it does
    not happen (608.2b).
    """
    if isinstance(amount, int):
        return amount
    if amount == "X":
        return here.x
    if isinstance(amount, CountOf):
        return amount.times * sum(fits(here.game, amount.quality, o, here.you)
                                  for o in here.game.zone(amount.quality.zone))
    if amount == "-X":
        return -here.x
    if isinstance(amount, DamagePrevented):
        return here.prevented
    if isinstance(amount, Plus):
        return amount.number + number(here, amount.more)
    if isinstance(amount, GreatestPower):
        powers = [characteristics(here.game, o).power or 0 for o in here.game.battlefield
                  if fits(here.game, amount.among, o, here.you)]
        return max(powers, default=0)
    if isinstance(amount, ManaValueOf | PowerOf | ToughnessOf | CountersOn):
        return _of_object(here, amount)
    return None


def _of_object(here: Doing, amount: ManaValueOf | PowerOf | ToughnessOf | CountersOn) -> int | None:
    known = _known(here, amount.on if isinstance(amount, CountersOn) else amount.of)
    if known is None:
        return None
    if isinstance(amount, ManaValueOf):
        return mana_value(known)
    if isinstance(amount, CountersOn):
        return counters(known, amount.kind)
    now = characteristics(here.game, known)
    return now.power if isinstance(amount, PowerOf) else now.toughness


def _known(here: Doing, noun: Noun) -> Object | None:
    """The one object that a noun means, as it is or last was (608.2h)."""
    if isinstance(noun, This):
        return here.source_now
    refs = here.legal[noun.slot] if isinstance(noun, Target) else _refs(here, noun) if isinstance(noun, That) else ()
    return next((here.game.last_known(r) for r in refs if isinstance(r, int)), None)


#: The amounts that :func:`number` knows; a text with another one is not simulated.
AMOUNTS = (CountOf, DamagePrevented, Plus, GreatestPower, ManaValueOf, PowerOf, ToughnessOf, CountersOn)


def true_now(here: Doing, condition: Condition) -> bool | None:
    """Whether a condition holds now; None when it can't be known (608.2b)."""
    if not isinstance(condition, AtMost | AtLeast | Equals):
        return holds(here.game, condition, here.you, here.source_now)
    value = number(here, condition.value)
    limit = number(here, condition.to if isinstance(condition, Equals) else condition.limit)
    if value is None or limit is None:
        return None
    return value <= limit if isinstance(condition, AtMost) else value >= limit if isinstance(
        condition, AtLeast) else value == limit


def each_player(here: Doing, noun: Noun, amount: Any, act: Callable[[Game, str, int], Game]) -> Doing:
    """Let each player that a noun means do something so many times over, in turn order (101.4)."""
    here, who = players(here, noun)
    count, game = number(here, amount), here.game
    if count is None:
        return no_information(here)
    for player in who:
        game = act(game, player, count)
    return did(here, game)


def no_information(here: Doing) -> Doing:
    """Say that a part does not happen because it needs information about an illegal target (608.2b)."""
    return did(here, here.game.note(event(
        "no information", "608.2b", N_("{source} would need information about an illegal target, so that part does "
        "not happen."), source=here.source)))


__all__ = ["Doing", "Thing", "choose", "choose_one_of", "did", "each_player", "no_information", "number", "objects", "players", "ref_of",
           "things", "true_now"]
