"""Conditions that a text sets ("if ..."); whether one holds is asked in :mod:`mtgrules.game.amounts`."""

from __future__ import annotations

from typing import Union

from .amounts import Amount
from .node import Node
from .nouns import Quality


class Asked(Node, tag_field="if"):
    """Something that is true or false of a game."""


class YouControl(Asked, tag="you control"):
    """True when you control something of the quality."""

    quality: Quality


class Untapped(Asked, tag="untapped"):
    """True as long as the object with this text is untapped."""


class AtMost(Asked, tag="at most"):
    """True when a number is less than or equal to another (107.1)."""

    value: Amount
    limit: Amount


class AtLeast(Asked, tag="at least"):
    """True when a number is greater than or equal to another (107.1)."""

    value: Amount
    limit: int


class Equals(Asked, tag="equals"):
    """True when a number is exactly another (107.1)."""

    value: Amount
    to: Amount


class ManaSpent(Asked, tag="mana spent"):
    """True when this mana was among what was spent to cast the spell with this text (601.2h, 106.6)."""

    symbols: str


class Kicked(Asked, tag="kicked"):
    """True when the spell with this text was kicked (702.33d)."""


Condition = Union[tuple(Asked.__subclasses__())]
