"""Carrying out one instruction, and saying plainly when that is not simulated."""

from ..book import N_
from ..cards import AnyInstruction
from ..game import event
from .doing import Doing, did


def follow(instruction: AnyInstruction, here: Doing) -> Doing:
    """Carry out one instruction.

    instruction: a node of the instruction tree.  here: the record so far.
    Returns the record afterwards.  May stop the walk when a player has to choose.
    """
    do = _table().get(type(instruction)) or (here.more or {}).get(type(instruction))
    return _not_simulated(instruction, here) if do is None else do(instruction, here)


def _table() -> dict:
    # The table names every function, and functions of compound instructions call follow: so it
    # is looked up when it is needed.
    from .table import DO

    return DO


def _not_simulated(instruction: AnyInstruction, here: Doing) -> Doing:
    return did(here, here.game.note(event(
        "not simulated", "608.2c", N_("Not simulated yet: {name} ({source})."), name=name_of(instruction),
        source=here.source)))


def name_of(instruction: AnyInstruction) -> str:
    """An instruction's name in the rulebook's words ("deal damage")."""
    return type(instruction).__struct_config__.tag
