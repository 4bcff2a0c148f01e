"""Keywords that say more than their name (702); the others are names."""

from __future__ import annotations

from typing import Union

from .node import Node
from .nouns import Quality, Target


class Protection(Node, tag_field="keyword", tag="protection"):
    """Protection from colours, from subtypes, or from spells that are one or more colors (702.16).  ``chosen``: a
    colour of the player's choice, chosen as the effect is applied (608.2d)."""

    colors: tuple[str, ...] = ()
    chosen: bool = False
    subtypes: tuple[str, ...] = ()
    colored_spells: bool = False


class Affinity(Node, tag_field="keyword", tag="affinity"):
    """Affinity for something: the spell costs {1} less for each such thing you control (702.41a)."""

    quality: Quality


class Ward(Node, tag_field="keyword", tag="ward"):
    """Ward: a trigger that counters a spell of an opponent unless its controller pays (702.21a)."""

    cost: Cost


class Suspend(Node, tag_field="keyword", tag="suspend"):
    """Suspend N, with the cost to exile the card instead of casting it (702.62a)."""

    counters: int
    cost: Cost


class Enchant(Node, tag_field="keyword", tag="enchant"):
    """Enchant: what an Aura spell targets and what the Aura can be attached to (702.5a)."""

    target: Target


class Offering(Node, tag_field="keyword", tag="offering"):
    """Offering: a permanent of a quality may be sacrificed as an additional cost, and its mana cost is taken
    off the total; then the spell may be cast whenever an instant could be (702.48a)."""

    quality: Quality


class Soulshift(Node, tag_field="keyword", tag="soulshift"):
    """Soulshift N: when this dies, you may return a Spirit card with mana value N or less from your graveyard to
    your hand (702.46a)."""

    value: int


class Annihilator(Node, tag_field="keyword", tag="annihilator"):
    """Annihilator N: whenever this attacks, the defending player sacrifices N permanents (702.86a)."""

    count: int


class PartnerWith(Node, tag_field="keyword", tag="partner with"):
    """Partner with another card: when this enters, a player may put that card from their library into their hand
    (702.124j)."""

    partner: str


class Teamwork(Node, tag_field="keyword", tag="teamwork"):
    """Teamwork N: you may tap creatures you control with total power N or more as an additional cost
    (702.194a).

    text: the text of the spell that it stands in, as in ``KeywordWithCost``.
    """

    power: int
    text: int = 0


class KeywordWithCost(Node, tag_field="keyword", tag="with cost"):
    """A keyword that names a cost: kicker, buyback, replicate, entwine, overload, flashback ...

    name: the keyword.  cost: what it costs; None when the cost is the card's own mana cost (for one without
        a mana cost that is a cost that can't be paid, 118.6).
    text: the text of the spell that it stands in: 0 for what is printed on it, 1 for what was added first (set where text
        is added); below 0, when it was given without text.
    """

    name: str
    cost: Cost | None = None
    text: int = 0


Keyword = Union[
    str, Annihilator, Protection, Affinity, Ward, Suspend, PartnerWith, Soulshift, Teamwork, Enchant, Offering, KeywordWithCost,
]
