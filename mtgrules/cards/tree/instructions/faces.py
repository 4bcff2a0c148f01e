"""Instructions: permanents with two faces, and tokens that have them (701.27, 701.53)."""

from __future__ import annotations

from ..amounts import Amount
from ..nouns import Noun
from .base import Instruction


class Transform(Instruction, tag="transform"):
    """Transform permanents: turn them over so that their other face is up (701.27a)."""

    objects: Noun


class Flip(Instruction, tag="flip"):
    """Flip permanents: their alternative characteristics apply from then on (710.2)."""

    objects: Noun


class Incubate(Instruction, tag="incubate"):
    """Create an Incubator token with so many +1/+1 counters on it, so many times (701.53a)."""

    count: Amount
    times: int = 1


class Meld(Instruction, tag="meld"):
    """Meld two cards that the text has exiled into what their back faces make together (701.42a).

    into: the name of that.
    """

    objects: Noun
    into: str
