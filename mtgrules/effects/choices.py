"""Choices of players while instructions are carried out (608.2d) or costs are paid (601.2h)."""

from collections.abc import Callable, Iterator
from typing import Any

from ..book import N_, Message, Reason, message, reason, replace
from ..cards import Quality
from ..game import Event, Game, Object, Ref, candidates, characteristics, event, fits, known, mismatches, wanted
from ..walk import Question, ask, refuse
from .doing import Doing, did


def choose(here: Doing, quality: Quality, count: int | None, *, by: str, least: int | None = None,
           prompt: Message | None = None, but: tuple[Ref, ...] = ()) -> tuple[Doing, tuple[Object, ...]]:
    """A player chooses objects of a quality (608.2d, or 601.2h for a cost).

    count: how many; None for any number (107.1c).  but: what may not be chosen ("another").
    As many as possible are chosen when there are fewer than asked for, except for a cost.
    """
    of_each = "they" in (quality.controller, quality.owner)
    seen = by if of_each else here.you
    quality = known(quality, here.source_now, here.x)
    quality = replace(quality, controller=quality.controller.replace("they", "you"),
                      owner=quality.owner.replace("they", "you"))
    pool = tuple(o for o in candidates(here.game, quality) if isinstance(o, Object) and _could_be(quality, o, seen)
                 and o.id not in but)
    fitting = sum(fits(here.game, quality, o, seen) for o in pool)
    if count is None:
        count = fitting
        here = did(here, here.game.note(event("any number", "107.1c", N_("{by} may choose any number, none included ({source})."),
                   by=by, source=here.source)))
    is_cost = here.field == "paid_with"
    spent = tuple(o for o in _spent_in_this_cast(here.game) if fits(here.game, quality, o, seen)) if is_cost else ()
    if is_cost and fitting < count:
        refuse(reason("118.3", N_("{by} can't pay: a cost of {source} asks for {count} ({what}), and {fitting} can be chosen"),
                      by=by, count=count, what=wanted(quality), fitting=fitting or N_("none"), source=here.source),
               *(reason("118.10", N_("{object} has paid another cost already, and one payment counts for one cost only"),
                        object=o) for o in spent))
    possible = count if is_cost else min(count, fitting)
    if possible == 0:
        return here, ()
    fewest = possible if least is None else min(least, possible)
    power = getattr(quality, "total_power", 0)
    if of_each and not is_cost and fewest == fitting:  # nothing to choose: what others have is for their own choices
        pool = tuple(o for o in pool if fits(here.game, quality, o, seen))
    question = Question(
        field=here.field, rule=here.rule, by=by,
        prompt=prompt or _asked(here, by, possible, quality),
        candidates=lambda: tuple(o.id for o in pool),
        objections=lambda id: _objections(here.game, quality, id, seen, here.rule),
        whole=lambda ids: _same_twice(here.game, ids, here.rule) or _wrong_count(ids, fewest, possible, here.rule) or _too_weak(
            here, ids, power),
        least=fewest, most=possible, many=True,
        index=next_index(here), forced=True, label=lambda id: here.game.get(id).label,
        auto=lambda: _enough(here, tuple(o.id for o in pool if fits(here.game, quality, o, seen)), power) if power else tuple(
            o.id for o in pool if fits(here.game, quality, o, seen))[:possible])
    here, ids = ask(here, question)
    chosen = tuple(here.game.get(id) for id in ids)
    return did(here, here.game.note(*_told_of_subtypes(quality, chosen), *_told_of_two_costs(spent, chosen))), chosen


def _asked(here: Doing, by: str, count: int, quality: Quality) -> Message:
    """The question which objects are chosen, with what they have to be where that is a type."""
    if not quality.types and not quality.subtypes:
        return message(N_("{by}: choose {count} for {source}"), by=by, count=count, source=here.source)
    return message(N_("{by}: choose {count} ({what}) for {source}"), by=by, count=count, what=wanted(quality), source=here.source)


def _power_of(here: Doing, ids: tuple[int, ...]) -> int:
    return sum(characteristics(here.game, here.game.get(id)).power or 0 for id in ids)


def _too_weak(here: Doing, ids: tuple[int, ...], power: int) -> tuple[Reason, ...]:
    """Creatures chosen whose total power is less than a cost asks for (702.194a)."""
    if not power or _power_of(here, ids) >= power:
        return ()
    return (reason("702.194a", N_("the total power of what is chosen is {given}, and {power} is needed"),
                   given=_power_of(here, ids), power=power),)


def _enough(here: Doing, ids: tuple[int, ...], power: int) -> tuple[int, ...]:
    """As few creatures as have that much power together, the strongest first."""
    taken: tuple[int, ...] = ()
    for id in sorted(ids, key=lambda id: -_power_of(here, (id,))):
        if _power_of(here, taken) < power:
            taken += (id,)
    return taken


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


def choose_one_of(here: Doing, values: tuple[Any, ...], prompt: Message, by: str, label: Any = str,
                  against: Callable[[Any], tuple[Reason, ...]] = lambda value: ()) -> tuple[Doing, Any]:
    """A player chooses one of some values as the effect is applied (608.2d).

    against: what speaks against one of them.
    """
    question = Question(field=here.field, rule=here.rule, by=by, prompt=prompt, candidates=lambda: values,
                        objections=lambda value: _not_among(value, values, here.rule) or against(value),
                        index=next_index(here), forced=True, label=label,
                        auto=lambda: next((value for value in values if not against(value)), values[0]))
    return ask(here, question)


def next_index(here: Doing) -> int:
    """The place of the next choice among those that are announced."""
    return sum(1 for a in here.asked if a.question.field == here.field and not a.taken_for_granted)


def _could_be(quality: Quality, object_: Object, you: str) -> bool:
    """Leave out what nobody would think of: hidden cards of others."""
    return object_.zone not in ("hand", "library") or object_.owner == you


#: Kinds of events with which an object pays a cost.
PAYMENTS = ("tap", "untap", "sacrifice", "exile", "discard", "return to hand")


def _objections(game: Game, quality: Quality, id: Any, you: str, rule: str) -> tuple[Reason, ...]:
    thing = game.find(id) if isinstance(id, int) else None
    if thing is None:
        return (reason(rule, N_("{what} is not there to be chosen"), what=id), *_paid_already(game, id, rule))
    found = mismatches(game, quality, thing, you, rule)
    return found + _paid_already(game, id, rule) if found else ()


def _paid_already(game: Game, id: Any, rule: str) -> tuple[Reason, ...]:
    """Why something that has just paid one cost of a spell is not there for another one (118.10)."""
    if rule != "601.2h":
        return ()
    for happened in reversed(game.happened):
        if happened.kind in ("propose", "propose ability", "cast"):
            break
        paid = dict(happened.facts).get("object") if happened.kind in PAYMENTS else None
        if paid is not None and paid.id == id and happened.rule != "601.2g":
            return (reason("118.10", N_("{object} has paid another cost already, and one payment counts for one cost only"),
                           object=paid),)
    return ()


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


def in_order(here: Doing, objects: tuple[Object, ...], prompt: Message, by: str) -> tuple[Doing, tuple[Object, ...]]:
    """A player puts several objects in an order; nothing is asked when there is only one (401.4)."""
    if len(objects) < 2:
        return here, objects
    ids = tuple(o.id for o in objects)
    question = Question(
        field=here.field, rule=here.rule, by=by, prompt=prompt, candidates=lambda: ids,
        objections=lambda id: _not_among(id, ids, here.rule),
        whole=lambda order: _same_twice(here.game, order, here.rule) or _wrong_count(order, len(ids), len(ids), here.rule),
        least=len(ids), most=len(ids), many=True, ordered=True, index=next_index(here), forced=True,
        label=lambda id: here.game.get(id).label, auto=lambda: ids)
    here, order = ask(here, question)
    return here, tuple(here.game.get(id) for id in order)
