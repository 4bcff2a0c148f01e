"""Instructions: cards exiled from a library until one fits, and cards that may be played from where they are then
(601.3, 702.85a)."""

from __future__ import annotations

from ..nouns import Noun, Quality
from .base import Instruction


class ExileUntil(Instruction, tag="exile until"):
    """You exile cards from the top of your library until one is of a quality and its mana value is less than that
    of another object (702.85a)."""

    card: Quality
    below: Noun


class PutBackExiled(Instruction, tag="put back exiled"):
    """Put all cards exiled this way that were not cast on the bottom of your library in a random order (702.85a)."""


class MayCast(Instruction, tag="may cast"):
    """You may cast cards for their mana costs (601.3): this turn, or in any later turn but not in this one.

    exile_after: where the spell would be put into your graveyard, it is exiled instead (614.1a).
    """

    cards: Noun
    later: bool = False
    exile_after: bool = False


class MayPlay(Instruction, tag="may play"):
    """Until the end of your next turn, you may play the cards that the text has exiled (601.3, 305.1)."""
