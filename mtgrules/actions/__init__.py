"""What can happen to a game: the keyword actions and events of 119-122 and 701.

Each action is a function from a game to a game that notes an event with its rule.  It
applies what prevents or replaces it.  Who may do it, and when, is decided elsewhere.
"""

from .cards import draw, mill, shuffle
from .control import give_back, take_control
from .counters import put_counters, remove_counters
from .damage import cant_be_dealt, protection_told, results
from .goading import goad
from .life import gain_life, lose_life
from .mana import add_mana, empty_pools
from .modifying import Blow, Modifier, modified, modifiers, order_matters
from .moving import (
    destroy,
    discard,
    exile,
    put_into_hand,
    put_on_bottom,
    put_on_top,
    put_onto_battlefield,
    return_to_hand,
    sacrifice,
    shuffle_into,
    to_graveyard,
)
from .paying_life import pay_life
from .spells import counter_spell, lost_text
from .tapping import tap, untap
from .tokens import create_copies, create_token, create_tokens, incubate
from .transforming import flip, meld, transform

__all__ = [
    "Blow", "Modifier", "add_mana", "cant_be_dealt", "counter_spell", "create_copies", "create_token", "create_tokens",
    "destroy", "discard", "draw", "empty_pools", "exile", "flip", "gain_life", "give_back", "goad", "incubate", "lose_life",
    "lost_text", "meld", "mill", "modified", "modifiers", "order_matters", "pay_life", "protection_told", "put_counters",
    "put_into_hand", "put_on_bottom", "put_on_top", "put_onto_battlefield", "remove_counters", "results", "return_to_hand",
    "sacrifice", "shuffle", "shuffle_into", "take_control", "tap", "to_graveyard", "transform", "untap",
]
