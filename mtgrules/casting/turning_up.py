"""Turning a face-down permanent face up for its morph cost: a special action (116.2b, 702.37e).

It does not use the stack, so it can be taken while a spell with split second is on it (702.61b).
"""

from collections.abc import Iterator

from ..actions import put_counters
from ..book import N_, Reason, reason
from ..cards import Cost, KeywordWithCost, mana
from ..effects import Doing, follow
from ..game import Game, Object, event, turned_face_up
from .announcement import Announcement
from .mana_abilities import activate, pay_mana
from .methods import FACE_DOWN_KEYWORDS
from .planning import plan


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
    elif not plan(game, by, None, mana(ability.cost.mana or ""))[0].paid:
        yield reason("118.3", N_("{by} can't pay {cost} to turn {object} face up"), by=by, cost=ability.cost.mana,
                     object=object_)


def turn_face_up(game: Game, by: str, object_: Object) -> Game:
    """Pay the morph cost and turn the permanent face up; nothing enters the battlefield by that (708.8)."""
    ability = morph(object_)
    game = _paid(game, by, object_, ability.cost)
    now = turned_face_up(game.get(object_.id))
    game = game.with_object(now).note(event("turn face up", "702.37e", N_("{by} turns {object} face up; that does not use the "
                                            "stack."), by=by, object=now))
    game = game.note(event("itself again", "708.8", N_("{object} is what its card says again; it entered the battlefield before."),
                           object=now))
    if game.stack:
        game = game.note(event("special action", "702.61b", N_("A special action may be taken whatever is on the stack."),))
    return put_counters(game, now, "+1/+1", 1, "702.37b") if ability.name == "megamorph" else game


def _paid(game: Game, by: str, object_: Object, cost: Cost) -> Game:
    owed = mana(cost.mana or "")
    for activation in plan(game, by, None, owed)[1]:
        game = activate(game, by, activation)
    here = Doing(pay_mana(game, by, object_, owed), Announcement(object_.id, by), (), by, object_, field="paid_with",
                 rule="601.2h")
    for action in cost.actions:
        here = follow(action, here)
    return here.game
