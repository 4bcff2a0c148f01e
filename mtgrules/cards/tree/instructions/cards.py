"""Instructions: cards that are drawn, discarded, milled, searched for, revealed and put somewhere (121, 701)."""

from __future__ import annotations

from typing import Union

from ..amounts import Amount
from ..nouns import Chosen, Each, Noun, Quality, You
from .base import Instruction


class Draw(Instruction, tag="draw"):
    """A player draws cards (121.1).  additional: only chooses the English ("an additional card")."""

    count: Amount = 1
    who: Noun = You()
    additional: bool = False


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


class SearchAll(Instruction, tag="search all"):
    """Search a player's graveyard, hand and library for cards with the name that was chosen (701.23a): for all of
    them, or for any number."""

    whose: Noun
    cards: Union[Each, Chosen]


class SearchForTop(Instruction, tag="search for top"):
    """Players search their libraries for a card each, shuffle, and put it on top (701.23a, 701.24a).

    reveal: they reveal it.
    """

    who: Noun
    cards: Chosen
    reveal: bool = False


class LookAt(Instruction, tag="look at"):
    """Look at cards (701.20e)."""

    objects: Noun


class Surveil(Instruction, tag="surveil"):
    """Look at the top cards of your library; put any of them into your graveyard and the rest back on top (701.25a)."""

    count: Amount


class SearchBoth(Instruction, tag="search both"):
    """Search your library, your graveyard or both for a card (701.23a)."""

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

    to: "battlefield", "hand" or "graveyard".  tapped: it enters the battlefield tapped (614.1d).
    """

    objects: Noun
    to: str = "battlefield"
    tapped: bool = False
    who: Noun = You()


class ShuffleInto(Instruction, tag="shuffle into"):
    """A player shuffles cards into their library (701.24a)."""

    who: Noun
    objects: Noun


class PutOnBottom(Instruction, tag="put on bottom"):
    """Put cards on the bottom of their owners' libraries, several in any order (401.4).

    order: "any order", as their owner likes, "random order", or "" where nothing is said, which is any order.
    """

    objects: Noun
    order: str = "any order"


class ChooseValue(Instruction, tag="choose value"):
    """A player chooses a card name, a number ... (608.2d, 201.4); later text speaks of it.

    what: "card name", "nonland card name", "number" ...
    """

    what: str
    who: Noun = You()


class PutOnTop(Instruction, tag="put on top"):
    """Put objects on top of their owners' libraries, several in any order (401.4)."""

    objects: Noun


class CollectEvidence(Instruction, tag="collect evidence"):
    """Exile cards from your graveyard with this much mana value together, or more (701.59a)."""

    value: int
