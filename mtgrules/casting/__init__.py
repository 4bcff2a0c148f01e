"""Casting (601) whole: the step table, the announcement, choices, targets, costs, payment.

``cast(game, announcement)`` walks the table.  What a spell *does* is not known here.
"""

from ..walk import AUTO
from .announcement import FIELDS, STEP_OF, Activation, Announcement
from .on_the_way import Casting
from .other_actions.activating import ACTIVATING, activate
from .sense import BadAnnouncement
from .steps import CASTING, GATE, cast
from .taking_back import game_after, taken_back
from .total.bills import Action, Bill, Item
from .total_and_payment import total_text
from .ways.methods import NORMAL, Method

__all__ = [
    "ACTIVATING", "AUTO", "Action", "Activation", "Announcement", "BadAnnouncement", "Bill", "CASTING", "Casting",
    "FIELDS", "GATE", "Item", "Method", "NORMAL", "STEP_OF", "activate", "cast", "game_after", "taken_back", "total_text",
]
