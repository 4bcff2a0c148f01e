"""Turning a face-down permanent face up for its morph cost: a special action (116.2b, 702.37e).

It does not use the stack, so it can be taken while a spell with split second is on it (702.61b).
"""

from collections.abc import Iterator

from ...actions import put_counters
from ...book import N_, Reason, message, reason, replace
from ...cards import AttachAsTurned, Cost, KeywordWithCost, Quality, mana
from ...effects import Doing, did, follow
from ...effects.choices import choose
from ...game import Game, Object, event, turned_face_up
from ...walk import Illegal
from ..announcement import Announcement
from ..mana.mana_abilities import activate, pay_mana
from ..mana.planning import plan
from ..ways.methods import FACE_DOWN_KEYWORDS


def morph(object_: Object) -> KeywordWithCost | None:
    """The morph ability that a face-down permanent has face up, None when it has none."""
    return next((k for k in object_.represented_by.keywords
                 if isinstance(k, KeywordWithCost) and k.name in FACE_DOWN_KEYWORDS), None)


def objections(game: Game, by: str, object_: Object) -> Iterator[Reason]:
    """All that forbids a player to turn a permanent face up now (702.37e)."""
    if object_.zone != "battlefield" or object_.controller != by:
        yield reason("702.37e", N_("{by} controls no such permanent: {object}"), by=by, object=object_)
        return
    if not object_.face_down:
        yield reason("702.37e", N_("{object} is not face down"), object=object_)
        return
    if game.priority != by:
        yield reason("702.37e", N_("{by} does not have priority; {other} has"), by=by, other=game.priority)
    ability = morph(object_)
    if ability is None:
        yield reason("702.37e", N_("{object} would have no morph cost if it were face up"), object=object_)
    else:
        yield from _cannot_pay(game, by, object_, ability.cost)


def _cannot_pay(game: Game, by: str, object_: Object, cost: Cost) -> tuple[Reason, ...]:
    """Why the morph cost can't be paid, all of it (118.3)."""
    if not plan(game, by, None, mana(cost.mana or ""))[0].paid:
        return (reason("118.3", N_("{by} can't pay {cost} to turn {object} face up"), by=by, cost=cost.mana, object=object_),)
    try:
        _paid(Doing(game, Announcement(object_.id, by), (), by, object_, field="paid_with", rule="601.2h"), object_, cost)
    except Illegal as stop:
        return stop.reasons
    return ()


def turn_face_up(here: Doing, object_: Object) -> Doing:
    """Pay the morph cost and turn the permanent face up; nothing enters the battlefield by that (708.8)."""
    by, ability = here.you, morph(object_)
    here = _paid(here, object_, ability.cost)
    now = turned_face_up(here.game.get(object_.id))
    here = did(here, here.game.with_object(now))
    for _ in (s for s in now.card.statics if isinstance(s, AttachAsTurned)):
        here = _attached(here, now)
    game = here.game.note(event("turn face up", "702.37e", N_("{by} turns {object} face up; that does not use the stack."), by=by,
                                object=now))
    game = game.note(event("itself again", "708.8", N_("{object} is what its card says again; it entered the battlefield before."),
                           object=now))
    if game.stack:
        game = game.note(event("special action", "702.61b", N_("A special action may be taken whatever is on the stack."),))
    if ability.name == "megamorph":
        game = put_counters(game, game.get(now.id), "+1/+1", 1, "702.37b")
    return did(here, game)


def _attached(here: Doing, aura: Object) -> Doing:
    """An Aura may be attached to a creature as it is turned face up; nothing is targeted (708.11, 115.10)."""
    prompt = message(N_("{by}: what is {object} attached to?"), by=here.you, object=aura)
    here, found = choose(here, Quality(types=("creature",)), 1, by=here.you, least=0, prompt=prompt)
    if not found:
        return here
    told = event("attach", "708.11", N_("{object} is attached to {host}."), object=aura, host=found[0])
    return did(here, here.game.with_object(replace(here.game.get(aura.id), attached_to=found[0].id)).note(told))


def _paid(here: Doing, object_: Object, cost: Cost) -> Doing:
    owed, game = mana(cost.mana or ""), here.game
    for activation in plan(game, here.you, None, owed)[1]:
        game = activate(game, here.you, activation)
    here, rule = replace(did(here, pay_mana(game, here.you, object_, owed)), rule="601.2h"), here.rule
    for action in cost.actions:
        here = follow(action, here)
    return replace(here, rule=rule)
