"""Instructions about two faces: transforming (701.27), flipping (710) and incubating (701.53)."""

from ..actions import flip, transform
from ..actions import incubate as incubate_one
from ..actions import meld as meld_pair
from ..cards import Flip, Incubate, Meld, Transform
from .doing import Doing, did, no_information
from .nouns import objects
from .numbers import number


def transform_them(instruction: Transform, here: Doing) -> Doing:
    """Transform permanents; its own ability does so only if the permanent has not transformed since (701.27f)."""
    here, affected = objects(here, instruction.objects)
    game = here.game
    for object_ in affected:
        game = transform(game, game.get(object_.id), here.source if object_.id == here.source.id else None)
    return did(here, game, tuple(o.id for o in affected))


def flip_them(instruction: Flip, here: Doing) -> Doing:
    """Flip permanents (710.2)."""
    here, affected = objects(here, instruction.objects)
    game = here.game
    for object_ in affected:
        game = flip(game, game.get(object_.id))
    return did(here, game, tuple(o.id for o in affected))


def incubate(instruction: Incubate, here: Doing) -> Doing:
    """You create an Incubator token with counters on it (701.53a)."""
    count = number(here, instruction.count)
    if count is None:
        return no_information(here)
    before = {o.id for o in here.game.battlefield}
    game = here.game
    for _ in range(instruction.times):
        game = incubate_one(game, here.you, count)
    return did(here, game, tuple(o.id for o in game.battlefield if o.id not in before))


def meld(instruction: Meld, here: Doing) -> Doing:
    """The two cards of a meld pair that were exiled enter as one permanent; others stay where they are (701.42a-c)."""
    pair = [o for o in here.game.exile if o.owner == here.you and instruction.into in [f.name for f in o.card.faces[1:]]]
    game, made = meld_pair(here.game, here.you, tuple({o.card.name: o for o in pair}.values()))
    return did(here, game, (made.id,) if made is not None else ())
