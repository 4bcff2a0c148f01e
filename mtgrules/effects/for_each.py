"""What is done once for each of several, one after the other: for each object, counter or opponent, or by each player who
does nothing else instead (101.4, 608.2d)."""

from ..book import N_, Reason, message, reason, replace
from ..cards import (
    AnyInstruction,
    CountersOn,
    Discard,
    ForEach,
    ForEachCounter,
    ForEachOpponent,
    ForEachRemoved,
    Sacrifice,
    They,
    UnlessEither,
)
from ..game import counted, fits
from .choices import choose_one_of
from .choosing import own
from .doing import Doing
from .follow import follow, name_of
from .nouns import players
from .numbers import number


def for_each(instruction: ForEach, here: Doing) -> Doing:
    """Something once for each object of a quality, counted once, before any of it (608.2h)."""
    for _ in counted(here.game, instruction.quality, here.you, here.source_now):
        here = follow(instruction.act, here)
    return here


def for_each_counter(instruction: ForEachCounter, here: Doing) -> Doing:
    """Something once for each counter of a kind, counted once, before any of it (608.2h)."""
    for _ in range(number(here, CountersOn(instruction.kind, instruction.on)) or 0):
        here = follow(instruction.act, here)
    return here


def for_each_removed(instruction: ForEachRemoved, here: Doing) -> Doing:
    """Something once for each of the X counters that the cost removed (608.2c)."""
    for _ in range(here.x):
        here = follow(instruction.act, here)
    return here


def for_each_opponent(instruction: ForEachOpponent, here: Doing) -> Doing:
    """Something once for each opponent in turn order; what was revealed is the hand of that player (101.4)."""
    before = here.they
    for player in here.game.opponents(here.you):
        if not player.lost:
            here = replace(here, they=player.name, rest=tuple(o.id for o in here.game.player(player.name).hand))
            here = follow(instruction.act, here)
    return replace(here, they=before, rest=None)


def unless_either(instruction: UnlessEither, here: Doing) -> Doing:
    """Each player in turn order does one of two things, or what the text says happens to them (101.4, 608.2d)."""
    here, who = players(here, instruction.act.who)
    before = here.they
    for player in who:
        here = _one_player(replace(here, they=player), instruction, player)
    return replace(here, they=before)


def _one_player(here: Doing, instruction: UnlessEither, player: str) -> Doing:
    acts = {name_of(act): act for act in instruction.acts}
    against = {name: _impossible(here, act, player) for name, act in acts.items()}
    prompt = message(N_("{by}: do one of what {source} says, or nothing?"), by=player, source=here.source)
    here, answer = choose_one_of(here, (*acts, "no"), prompt, player, against=lambda name: against.get(name, ()))
    return follow(acts.get(answer) or replace(instruction.act, who=They()), here)


def _impossible(here: Doing, act: AnyInstruction, player: str) -> tuple[Reason, ...]:
    """Why a player can't choose to do something: nothing is there for it (608.2d)."""
    if isinstance(act, Sacrifice):
        there = any(fits(here.game, replace(own(act.objects), controller=player), o, player) for o in here.game.battlefield)
    else:
        there = not isinstance(act, Discard) or bool(here.game.player(player).hand)
    return () if there else (reason("608.2d", N_("{player} has nothing for that: {name}"), player=player, name=name_of(act)),)
