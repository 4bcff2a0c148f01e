"""Static abilities that let a player play cards from elsewhere than a hand (601.3, 305.1)."""

from __future__ import annotations

from .nouns import Quality
from .static_ability import StaticAbility


class TopRevealed(StaticAbility, tag="top revealed"):
    """You play with the top card of your library revealed (701.20a)."""


class PlayFromTop(StaticAbility, tag="play from top"):
    """You may play lands and cast spells from the top of your library (601.3, 305.1)."""


class OneOfEachType(StaticAbility, tag="one of each type"):
    """During each of your turns, you may play a land and cast a permanent spell of each permanent type from your
    graveyard (601.3, 305.1)."""


class PlayExiled(StaticAbility, tag="play exiled"):
    """You may play lands and cast spells of a quality from among cards you exiled that have counters of a kind on them;
    mana spent to cast those counts as mana of any color (601.3, 609.4b)."""

    counter: str
    spells: Quality


class PlayExiledWith(StaticAbility, tag="play exiled with"):
    """You may play cards that an object of a name has exiled; mana spent to cast spells so counts as mana of any color
    (601.3, 609.4b)."""

    named: str
