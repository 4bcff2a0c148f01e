"""Priority, state-based actions and the turn: what frames casting and resolving (117, 704, 500-514)."""

from .lands import play_land
from .priority import NothingToResolve, after_resolution, give_priority, pass_all, receive_priority, settle
from .state_based import check as check_state
from .turns import STEPS, begin_step, end_turn, next_turn

__all__ = [
    "STEPS", "NothingToResolve", "after_resolution", "begin_step", "check_state", "end_turn", "give_priority", "next_turn",
    "pass_all",
    "play_land", "receive_priority", "settle",
]
