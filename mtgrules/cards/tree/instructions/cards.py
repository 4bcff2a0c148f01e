"""Instructions: cards that are drawn, discarded, milled, searched for, revealed and put somewhere (121, 701)."""

from __future__ import annotations

from ..amounts import Amount
from ..nouns import Chosen, Noun, Quality, You
from .base import Instruction


class Draw(Instruction, tag="draw"):
    """A player draws cards (121.1)."""

    count: Amount = 1
    who: Noun = You()


class Mill(Instruction, tag="mill"):
    """A player mills cards (701.17a)."""

    count: Amount
    who: Noun = You()


class Discard(Instruction, tag="discard"):
    """A player discards cards (701.9a)."""

    count: Amount = 1
    who: Noun = You()


class Search(Instruction, tag="search"):
    """Search your library for cards (701.23a); it does not shuffle."""

    cards: Chosen


class Reveal(Instruction, tag="reveal"):
    """Reveal cards (701.20a)."""

    objects: Noun


class RevealUntil(Instruction, tag="reveal until"):
    """A player reveals cards from the top of their library until one has a quality (701.20a).

    sharing: the card must also share a card type with this object.
    """

    card: Quality
    sharing: Noun | None = None
    who: Noun = You()


class Shuffle(Instruction, tag="shuffle"):
    """A player shuffles their library (701.24a)."""

    who: Noun = You()


class Put(Instruction, tag="put"):
    """A player puts cards somewhere; onto the battlefield, under that player's control (110.2a).

    to: "battlefield" or "hand".  tapped: it enters the battlefield tapped (614.1d).
    """

    objects: Noun
    to: str = "battlefield"
    tapped: bool = False
    who: Noun = You()


class PutOnTop(Instruction, tag="put on top"):
    """Put objects on top of their owners' libraries, several in any order (401.4)."""

    objects: Noun
