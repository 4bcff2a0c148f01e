"""Static abilities (113.3d): what is true as long as the object with the text is there."""

from __future__ import annotations

from typing import Union

from . import playing, replacing  # noqa: F401 - the union at the end takes its classes in
from .amounts import Amount
from .conditions import Condition
from .costs import Cost
from .keywords import Keyword
from .nouns import Each, Enchanted, Noun, Quality
from .shaping import *
from .sizes import *
from .static_ability import StaticAbility


class CostIncrease(StaticAbility, tag="cost increase"):
    """Spells of a quality cost more to cast (601.2f).

    spells: which; None for the spell that this text is on.  per_target: once for each target
    beyond so many (Fireball's 1); None when it does not count targets.
    targeting: only spells that target you or something of this quality.
    """

    amount: str
    spells: Quality | None = None
    per_target: int | None = None
    targeting: Quality | None = None


class CostReduction(StaticAbility, tag="cost reduction"):
    """Spells of a quality cost less to cast (601.2f, 118.7).

    amount: what is taken off; coloured symbols take off mana of that colour (118.7b).
    spells: which; None for the spell that this text is on.
    targeting: only spells that target something of this quality.
    each_targeted: once for each different object of this quality that it targets.
    per: once for each object of this quality (affinity, 702.41a).
    x: what X in the amount is, where the text defines it (107.3c).
    only_colored: an excess of coloured reduction leaves generic mana alone, because the text says so.
    first_each_turn: only the first such spell that you cast each turn.
    """

    amount: str
    spells: Quality | None = None
    targeting: Quality | None = None
    each_targeted: Quality | None = None
    per: Quality | None = None
    x: Amount | None = None
    only_colored: bool = False
    first_each_turn: bool = False


class CostFloor(StaticAbility, tag="cost floor"):
    """A spell that would cost less than this much mana costs this much (601.2f)."""

    mana: int
    condition: Condition | None = None


class AlternativeCost(StaticAbility, tag="alternative cost"):
    """You may pay this rather than the mana cost of spells of a quality; an empty cost is casting
    them without paying their mana costs (118.9).  once_each_turn: for one spell each turn."""

    spells: Quality
    cost: Cost = Cost()
    once_each_turn: bool = False


class SpellsHave(StaticAbility, tag="spells have"):
    """Spells of a quality have a keyword (613.1f); its cost, where it has one, is their mana cost.

    controlled: only chooses the English ("spells you control", and not "you cast").
    """

    spells: Quality
    keyword: Keyword
    controlled: bool = False


class CantCast(StaticAbility, tag="can't cast"):
    """Spells of a quality can't be cast (601.3).

    who: by whom; everybody when None.  named: only spells with the name chosen for this object.
    even: only spells with even mana values.
    """

    spells: Quality
    who: Noun | None = None
    named: bool = False
    even: bool = False


class SpellLimit(StaticAbility, tag="spell limit"):
    """Players can't cast more than so many spells each turn (601.3)."""

    who: Noun
    most: int = 1


class AsThoughFlash(StaticAbility, tag="as though flash"):
    """Spells may be cast as though they had flash (601.3b-d).

    spells: which; None for the card that this text is on.  condition: only if it holds (601.3d).
    cost: only if this much more is paid, as an additional cost (601.3c).
    """

    spells: Quality | None = None
    condition: Condition | None = None
    cost: Cost | None = None


class CantBlock(StaticAbility, tag="can't block"):
    """Players can't block with creatures of a quality (509.1b).  even: only with even mana values."""

    who: Noun
    creatures: Quality
    even: bool = False


class CantBeCountered(StaticAbility, tag="can't be countered"):
    """The spell with this text can't be countered (113.6g)."""


class ItsDamageCantBePrevented(StaticAbility, tag="its damage can't be prevented"):
    """The damage that the spell with this text deals can't be prevented (615.12)."""


class NoManaSpent(StaticAbility, tag="no mana spent"):
    """Mana can't be spent to cast the spell with this text (601.2h)."""


class OnlyManaFrom(StaticAbility, tag="only mana from"):
    """Only mana produced by sources of these card types can be spent to cast the spell with this text (118.3)."""

    types: tuple[str, ...]


class SpendOnX(StaticAbility, tag="spend on X"):
    """Only mana of these colors can be spent on {X} of the spell with this text (601.2h)."""

    colors: tuple[str, ...]


class CastableFrom(StaticAbility, tag="castable from"):
    """You may cast the card with this text from a zone (113.6f, 601.3)."""

    zone: str


class WhileTrue(StaticAbility, tag="while true"):
    """Static abilities that apply only if a condition holds (604.1)."""

    condition: Condition
    abilities: tuple[Static, ...]


class XIs(StaticAbility, tag="X is"):
    """What X is, counted as the spell with this text is cast (107.3c)."""

    value: Amount


class Get(StaticAbility, tag="get"):
    """Objects get +P/+T for as long as the object with this text is there (611.3, 613.4c)."""

    objects: tuple[Union[Each, Enchanted], ...]
    power: int
    toughness: int


class EntersWithCounters(StaticAbility, tag="enters with counters"):
    """The object with this text enters the battlefield with counters on it (614.1c)."""

    kind: str
    count: Amount = 1


class EmblemAsEnters(StaticAbility, tag="emblem as enters"):
    """As the object with this text enters, you get an emblem with an ability (114.1, 614.1c)."""

    ability: Line


class ChooseAsEnters(StaticAbility, tag="choose as enters"):
    """As the object with this text enters, something is chosen for it (614.12a).

    what: "card name", "nonland card name", "creature type", "color", "color word" or "number".
    """

    what: str


class EntersTapped(StaticAbility, tag="enters tapped"):
    """The object with this text enters the battlefield tapped (614.1c)."""


class HaveKeywords(StaticAbility, tag="have keywords"):
    """Objects have keywords for as long as the object with this text is there (611.3, 613.1f)."""

    objects: tuple[Union[Each, Enchanted], ...]
    keywords: tuple[Keyword, ...]


class ProtectionFromChosen(StaticAbility, tag="protection from chosen"):
    """The object with this text has protection from the color chosen for it (702.16a)."""


class CantAttackOrBlock(StaticAbility, tag="can't attack or block"):
    """A creature can't attack or block for as long as the object with this text is there (508.1c, 509.1b)."""

    creature: Enchanted


class PlayersHave(StaticAbility, tag="players have"):
    """Players have a keyword ("You have hexproof")."""

    who: Noun
    keyword: Keyword


class CantGainLife(StaticAbility, tag="can't gain life"):
    """Players can't gain life (119.7)."""

    who: Noun


class DamageCantBePrevented(StaticAbility, tag="damage can't be prevented"):
    """Damage can't be prevented (615.12)."""


class DrawsOneMore(StaticAbility, tag="draws one more"):
    """If you would draw one or more cards, you draw one more, if a condition holds (614.1a)."""

    condition: Condition | None = None


class SacrificesInstead(StaticAbility, tag="sacrifices instead of damage"):
    """If damage would be dealt to the object with this text, you sacrifice that many permanents instead (614.1a)."""


class HandRevealed(StaticAbility, tag="hands revealed"):
    """Players play with their hands revealed (701.20a)."""

    who: Noun


class OpeningHand(StaticAbility, tag="opening hand"):
    """You may begin the game with it on the battlefield (103.6)."""


class EntersTappedUnlessLife(StaticAbility, tag="enters tapped unless life"):
    """As it enters, you may pay life; otherwise it enters tapped (614.12)."""

    life: int


class EnterTapped(StaticAbility, tag="enter tapped"):
    """Permanents of a quality enter the battlefield tapped (614.1d)."""

    objects: Quality


class SpendAsThough(StaticAbility, tag="spend as though"):
    """Mana of these colours may be spent as though it were mana of any colour, for the activation costs of the
    abilities of the object with this text (609.4b)."""

    colors: tuple[str, ...]


Static = Union[tuple(StaticAbility.__subclasses__())]
