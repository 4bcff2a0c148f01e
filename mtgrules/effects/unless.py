"""Instructions that players escape by doing something else (608.2d, 101.4), and what is done for each of several."""

from ..book import N_, Reason, message, reason, replace
from ..cards import AnyInstruction, CountersOn, Discard, ForEachCounter, ForEachOpponent, Sacrifice, They, UnlessEither
from ..game import fits
from .choices import choose_one_of
from .choosing import own
from .doing import Doing
from .follow import follow, name_of
from .nouns import players
from .numbers import number


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


def for_each_counter(instruction: ForEachCounter, here: Doing) -> Doing:
    """Something once for each counter of a kind, counted once, before any of it (608.2h)."""
    for _ in range(number(here, CountersOn(instruction.kind, instruction.on)) or 0):
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
