"""Instructions: hands that are revealed, and cards of a quality that are discarded from them (701.20, 701.9)."""

from __future__ import annotations

from ..nouns import Chosen, Each, Noun
from .base import Instruction


class LookAtHand(Instruction, tag="look at hand"):
    """Look at a player's hand (701.20e)."""

    who: Noun


class DiscardCards(Instruction, tag="discard cards"):
    """You discard cards of a quality, which you choose (701.9b)."""

    objects: Chosen


class RevealHand(Instruction, tag="reveal hand"):
    """A player reveals their hand (701.20a), and may have to discard every card in it that has a quality.

    then: only chooses the English ("reveals their hand, then discards ...").
    """

    who: Noun
    discarding: Each | None = None
    then: bool = False


class DiscardThat(Instruction, tag="discard that"):
    """A player discards cards that the text spoke of (701.9a)."""

    objects: Noun
    who: Noun
