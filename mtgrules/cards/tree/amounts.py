"""Numbers that a text counts in the game; what each is now is asked in :mod:`mtgrules.game.amounts`."""

from __future__ import annotations

from typing import Union

from .node import Node
from .nouns import Maker, Noun, Quality, That, This


class Counted(Node, tag_field="amount"):
    """A number that the game gives."""


class CountOf(Counted, tag="count"):
    """A number that the game gives: ``times`` for each object of a quality (107.3f family).

    either: only chooses the English ("artifact and/or creature cards").
    """

    quality: Quality
    times: int = 1
    either: bool = False


class ManaValueOf(Counted, tag="mana value of"):
    """The mana value of an object (202.3), as it is or as it last was (608.2h)."""

    of: Noun


class PowerOf(Counted, tag="power of"):
    """The power of a creature (208.1), as it is or as it last was (608.2h)."""

    of: Noun


class DamagePrevented(Counted, tag="damage prevented"):
    """How much damage the prevention effect that this is part of has just prevented (615.5)."""


class Drained(Counted, tag="drained"):
    """How much damage has just been dealt, but no more than the life, the loyalty or the toughness of what it was dealt
    to, as that was before (120.3)."""


class ToughnessOf(Counted, tag="toughness of"):
    """The toughness of a creature (208.1), as it is or as it last was (608.2h)."""

    of: Noun


class GreatestPower(Counted, tag="greatest power"):
    """The greatest power among creatures of a quality, 0 when there is none (107.2)."""

    among: Quality


class CountersOn(Counted, tag="counters on"):
    """How many counters of a kind are on an object (122.1)."""

    kind: str
    on: Union[This, That, Maker]


class ThatMuch(Counted, tag="that much"):
    """The number that the event or the sentence before was about: damage dealt, life lost (608.2c).

    plus: so much more than that.
    """

    plus: int = 0


class SubtypesAmong(Counted, tag="subtypes among"):
    """How many different subtypes other than creature types there are among objects (205.3)."""

    among: Quality


class TotalPower(Counted, tag="total power"):
    """The power of several objects together (107.1)."""

    of: That


class TotalToughness(Counted, tag="total toughness"):
    """The toughness of several objects together (107.1)."""

    of: That


class TotalValue(Counted, tag="total mana value"):
    """The mana values of all objects of a quality together (202.3)."""

    of: Quality


class Plus(Counted, tag="plus"):
    """A number and another one added to it."""

    number: int
    more: CountOf


#: A number that is printed, "X", or one that the game gives.
Amount = Union[int, str, *Counted.__subclasses__()]
