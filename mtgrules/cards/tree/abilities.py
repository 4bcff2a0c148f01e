"""The lines of a text: spell abilities, splice, keywords, static, triggered and activated abilities."""

from __future__ import annotations

from typing import Union

from .instructions import AnyInstruction, Cost, Keyword
from .nouns import Amount, Condition, Each, Node, Noun, Quality, You

# ---------------------------------------------------------------- static abilities


class CostIncrease(Node, tag_field="static", tag="cost increase"):
    """Spells of a quality cost more to cast (601.2f).

    spells: which; None for the spell that this text is on.  per_target: once for each target
    beyond so many (Fireball's 1); None when it does not count targets.
    """

    amount: str
    spells: Quality | None = None
    per_target: int | None = None


class CostReduction(Node, tag_field="static", tag="cost reduction"):
    """Spells of a quality cost less to cast (601.2f, 118.7).

    amount: what is taken off; coloured symbols take off mana of that colour (118.7b).
    spells: which; None for the spell that this text is on.
    targeting: only spells that target something of this quality.
    each_targeted: once for each different object of this quality that it targets.
    per: once for each object of this quality (affinity, 702.41a).
    x: what X in the amount is, where the text defines it (107.3c).
    only_colored: an excess of coloured reduction leaves generic mana alone, because the text says so.
    """

    amount: str
    spells: Quality | None = None
    targeting: Quality | None = None
    each_targeted: Quality | None = None
    per: Quality | None = None
    x: Amount | None = None
    only_colored: bool = False


class CostFloor(Node, tag_field="static", tag="cost floor"):
    """A spell that would cost less than this much mana costs this much (601.2f)."""

    mana: int
    condition: Condition | None = None


class AlternativeCost(Node, tag_field="static", tag="alternative cost"):
    """You may pay this rather than the mana cost of spells of a quality; an empty cost is casting
    them without paying their mana costs (118.9)."""

    spells: Quality
    cost: Cost = Cost()


class CantCast(Node, tag_field="static", tag="can't cast"):
    """Spells of a quality can't be cast (601.3).

    who: by whom; everybody when None.  named: only spells with the name chosen for this object.
    even: only spells with even mana values.
    """

    spells: Quality
    who: Noun | None = None
    named: bool = False
    even: bool = False


class CantBlock(Node, tag_field="static", tag="can't block"):
    """Players can't block with creatures of a quality (509.1b).  even: only with even mana values."""

    who: Noun
    creatures: Quality
    even: bool = False


class CantBeCountered(Node, tag_field="static", tag="can't be countered"):
    """The spell with this text can't be countered (113.6g)."""


class ItsDamageCantBePrevented(Node, tag_field="static", tag="its damage can't be prevented"):
    """The damage that the spell with this text deals can't be prevented (615.12)."""


class NoManaSpent(Node, tag_field="static", tag="no mana spent"):
    """Mana can't be spent to cast the spell with this text (601.2h)."""


class CastableFrom(Node, tag_field="static", tag="castable from"):
    """You may cast the card with this text from a zone (113.6f, 601.3)."""

    zone: str


class WhileTrue(Node, tag_field="static", tag="while true"):
    """Static abilities that apply only if a condition holds (604.1)."""

    condition: Condition
    abilities: tuple[Static, ...]


class XIs(Node, tag_field="static", tag="X is"):
    """What X is, counted as the spell with this text is cast (107.3c)."""

    value: Amount


class Get(Node, tag_field="static", tag="get"):
    """Objects get +P/+T for as long as the object with this text is there (611.3, 613.4c)."""

    objects: tuple[Each, ...]
    power: int
    toughness: int


class EntersWithCounters(Node, tag_field="static", tag="enters with counters"):
    """The object with this text enters the battlefield with counters on it (614.1c)."""

    kind: str
    count: Amount = 1


class ChooseAsEnters(Node, tag_field="static", tag="choose as enters"):
    """As the object with this text enters, something is chosen for it (614.12a).

    what: "card name", "nonland card name", "creature type" or "color".
    """

    what: str


class EntersTapped(Node, tag_field="static", tag="enters tapped"):
    """The object with this text enters the battlefield tapped (614.1c)."""


class PlayersHave(Node, tag_field="static", tag="players have"):
    """Players have a keyword ("You have hexproof")."""

    who: Noun
    keyword: Keyword


class CantGainLife(Node, tag_field="static", tag="can't gain life"):
    """Players can't gain life (119.7)."""

    who: Noun


class DamageCantBePrevented(Node, tag_field="static", tag="damage can't be prevented"):
    """Damage can't be prevented (615.12)."""


class HandRevealed(Node, tag_field="static", tag="hands revealed"):
    """Players play with their hands revealed (701.20a)."""

    who: Noun


class OpeningHand(Node, tag_field="static", tag="opening hand"):
    """You may begin the game with it on the battlefield (103.6)."""


class EntersTappedUnlessLife(Node, tag_field="static", tag="enters tapped unless life"):
    """As it enters, you may pay life; otherwise it enters tapped (614.12)."""

    life: int


class EnterTapped(Node, tag_field="static", tag="enter tapped"):
    """Permanents of a quality enter the battlefield tapped (614.1d)."""

    objects: Quality


Static = Union[
    CostIncrease, CostReduction, CostFloor, AlternativeCost, CantCast, CantBlock, CantBeCountered,
    ItsDamageCantBePrevented, NoManaSpent, CastableFrom, WhileTrue, XIs, Get, EntersWithCounters, ChooseAsEnters,
    EntersTapped, PlayersHave, CantGainLife, DamageCantBePrevented, HandRevealed, OpeningHand, EntersTappedUnlessLife,
    EnterTapped,
]

# ---------------------------------------------------------------- lines


class SpellLine(Node, tag_field="line", tag="spell"):
    """A spell ability: instructions followed as the spell resolves (113.3a)."""

    do: tuple[AnyInstruction, ...]


class SpliceLine(Node, tag_field="line", tag="splice"):
    """Splice onto [quality] [cost] (702.47a).  The quality is asked of a spell (zone "stack")."""

    onto: Quality
    cost: Cost


class KeywordLine(Node, tag_field="line", tag="keywords"):
    """Keyword abilities, in printed order."""

    keywords: tuple[Keyword, ...]


class StaticLine(Node, tag_field="line", tag="static"):
    """A static ability (113.3d)."""

    ability: Static


class Mode(Node):
    """One mode of a modal text (700.2).

    do: its instructions.  cost: what choosing it costs besides (700.2h).
    """

    do: tuple[AnyInstruction, ...]
    cost: Cost | None = None


class ModalLine(Node, tag_field="line", tag="modal"):
    """A modal spell ability: some of its modes are chosen as the spell is cast (700.2a).

    least, most: how many modes are chosen.  again: the same mode may be chosen more than once (700.2d).
    if_kicked: how many may be chosen instead if the spell is kicked; 0 for no such text.
    """

    modes: tuple[Mode, ...]
    least: int = 1
    most: int = 1
    again: bool = False
    if_kicked: int = 0


class AdditionalCostLine(Node, tag_field="line", tag="additional cost"):
    """As an additional cost to cast this spell, ... (118.8).  optional: "you may ..."."""

    cost: Cost
    optional: bool = False


class AlternativeCostLine(Node, tag_field="line", tag="alternative cost"):
    """You may ... rather than pay this spell's mana cost (118.9)."""

    cost: Cost


class WhenCast(Node, tag_field="when", tag="cast"):
    """Whenever a player casts a spell of a quality (601.2i, 603.2).

    who: You, or Players.  targeting_this: only spells that target the object with this text (heroic).
    """

    spells: Quality
    who: Noun = You()
    targeting_this: bool = False


class WhenDies(Node, tag_field="when", tag="dies"):
    """When the object with this text dies (700.4)."""


class WhenEnters(Node, tag_field="when", tag="enters"):
    """When the object with this text enters the battlefield (603.6a)."""


class WhenPermanentEnters(Node, tag_field="when", tag="permanent enters"):
    """Whenever a permanent of a quality enters the battlefield (603.6a)."""

    objects: Quality


class WhenDealtDamage(Node, tag_field="when", tag="dealt damage"):
    """Whenever the object with this text is dealt damage (120.3, 603.2)."""


class WhenTargeted(Node, tag_field="when", tag="becomes target"):
    """Whenever the object with this text becomes the target of a spell or ability an opponent controls
    (115.1, 603.2): what ward stands for."""


class WhenLeavesGraveyard(Node, tag_field="when", tag="leaves graveyard"):
    """Whenever a card of a quality leaves a graveyard (603.6)."""

    cards: Quality


TriggerEvent = Union[
    WhenCast, WhenDies, WhenEnters, WhenPermanentEnters, WhenDealtDamage, WhenTargeted, WhenLeavesGraveyard,
]


class TriggeredLine(Node, tag_field="line", tag="triggered"):
    """A triggered ability: an event, then instructions (113.3c).

    condition: an intervening "if" (603.4).  ability_word: has no meaning of its own (207.2c).
    """

    when: TriggerEvent
    do: tuple[AnyInstruction, ...]
    condition: Condition | None = None
    ability_word: str = ""


class ActivatedLine(Node, tag_field="line", tag="activated"):
    """An activated ability: cost, then instructions (113.3b).

    condition: it can be activated only if this is true (602.5).  ability_word: has no meaning of
    its own (207.2c).
    """

    cost: Cost
    do: tuple[AnyInstruction, ...]
    condition: Condition | None = None
    ability_word: str = ""


Line = Union[
    SpellLine, ModalLine, SpliceLine, KeywordLine, StaticLine, TriggeredLine, ActivatedLine, AdditionalCostLine,
    AlternativeCostLine,
]
