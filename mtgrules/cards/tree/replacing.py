"""Static abilities that replace events or say that they can't happen: "instead", "twice that many", "enters as
a copy" (614)."""

from __future__ import annotations

from .nouns import Chosen, Noun, Quality, This
from .static_ability import StaticAbility


class TokensDoubled(StaticAbility, tag="tokens doubled"):
    """If an effect would create tokens under your control, it creates twice that many (614.16)."""


class CountersDoubled(StaticAbility, tag="counters doubled"):
    """If an effect would put counters on a permanent you control, it puts twice that many (614.16)."""


class OneCounterMore(StaticAbility, tag="one counter more"):
    """If counters of a kind would be put on a permanent of a quality, one more of them is put there (614.1a, 122.6)."""

    kind: str
    objects: Quality


class MillDoubled(StaticAbility, tag="mill doubled"):
    """If an opponent would mill cards, they mill twice that many (614.1a)."""


class ExiledInstead(StaticAbility, tag="exiled instead"):
    """What would be put into a graveyard from anywhere is exiled instead (614.1a).

    this: the object with this text; None for every card and token.
    """

    this: This | None = None


class ExiledForLife(StaticAbility, tag="exiled for life"):
    """If you would pay life while your library has at least that many cards in it, so many cards from its top
    are exiled instead (614.1a)."""


class EntersAsCopy(StaticAbility, tag="enters as copy"):
    """You may have the object with this text enter as a copy of something on the battlefield (614.1c, 707.5).

    of: what it may be a copy of.  also: a card type that the copy has besides (707.9a).
    """

    of: Quality
    also: str = ""


class ExileAsEnters(StaticAbility, tag="exile as enters"):
    """As the object with this text enters, cards are exiled; never what is entering itself (614.1c, 614.13a)."""

    cards: Chosen


class EnterAsCopies(StaticAbility, tag="enter as copies"):
    """Objects of a quality enter as copies of the object with this text (614.1c, 707.5)."""

    objects: Quality


class AttachAsTurned(StaticAbility, tag="attach as turned face up"):
    """As the Aura with this text is turned face up, you may attach it to a creature (708.11)."""


class CantSearch(StaticAbility, tag="can't search"):
    """Spells and abilities that opponents control can't cause their controller to search their library (101.2)."""


class CantEnter(StaticAbility, tag="can't enter"):
    """Objects of a quality can't enter the battlefield (614.17d)."""

    objects: Quality


class CantPlayLands(StaticAbility, tag="can't play lands"):
    """Players can't play lands (305.1)."""

    who: Noun


class CantActivate(StaticAbility, tag="can't activate"):
    """Activated abilities of sources with the chosen name can't be activated, mana abilities excepted (602.5)."""


class AttackCost(StaticAbility, tag="attack cost"):
    """Creatures can't attack you unless their controller pays so much for each of them (508.1d, 508.1g)."""

    cost: str


class LosesInstead(StaticAbility, tag="loses instead"):
    """If you would lose the game, the object with this text is exiled instead, and your life total becomes this much
    (614.1a)."""

    life: int
