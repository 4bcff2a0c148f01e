"""Conditions that a text sets ("if ..."); whether one holds is asked in :mod:`mtgrules.game.amounts`."""

from __future__ import annotations

from typing import Union

from .amounts import Amount
from .node import Node
from .nouns import Quality, That


class Asked(Node, tag_field="if"):
    """Something that is true or false of a game."""


class YouControl(Asked, tag="you control"):
    """True when you control something of the quality."""

    quality: Quality


class Untapped(Asked, tag="untapped"):
    """True as long as the object with this text is untapped."""


class OnBattlefield(Asked, tag="on the battlefield"):
    """True as long as the object with this text is on the battlefield."""


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


class NothingSpent(Asked, tag="nothing spent"):
    """True when no mana was spent to cast the spell that the event was about (601.2h)."""


class Kicked(Asked, tag="kicked"):
    """True when the spell with this text was kicked (702.33d).

    text: the text that has the cost it is linked to, 0 for what is printed on the spell (set where text is added, 607.5).
    """

    text: int = 0


class CastUsing(Asked, tag="cast using"):
    """True when the spell with this text was cast using a keyword that is an optional cost (702.194b).

    text: as in ``Kicked``.
    """

    keyword: str
    text: int = 0


class CastThisTurn(Asked, tag="cast this turn"):
    """True when you have cast spells with all of these names this turn."""

    names: tuple[str, ...]


class MoreInHand(Asked, tag="more in hand"):
    """True when you have more cards in hand than each opponent."""


class Is(Asked, tag="is"):
    """True when something the text spoke of is of a quality, as it is or as it last was (608.2h).

    was: only chooses the English ("that land was legendary").
    """

    of: That
    quality: Quality
    was: bool = False


class LeftThisTurn(Asked, tag="left this turn"):
    """True when a permanent left the battlefield under your control this turn (revolt)."""


class OwnAndControlBoth(Asked, tag="own and control both"):
    """True when you both own and control the object with this text and a creature of that name (201.2, 108.3)."""

    name: str


class Revealed(Asked, tag="revealed this way"):
    """True when what the sentence before revealed is of a quality (608.2c)."""

    quality: Quality


class CastLastTurn(Asked, tag="cast last turn"):
    """True when some player cast at least so many spells last turn; with 0, when nobody cast any."""

    spells: int


class SameManaValue(Asked, tag="same mana value"):
    """True when the spell that the event was about has the same mana value as something (202.3)."""

    like: That
    of: That = That("spell")


class ExiledThisTurn(Asked, tag="exiled this turn"):
    """True when a card was put into exile this turn."""


class ControlCommander(Asked, tag="control a commander"):
    """True when you control a commander (903.3)."""


Condition = Union[tuple(Asked.__subclasses__())]
