"""The instruction tree: what a card's text says, as structure.

A card's text is a row of *lines* (paragraphs, 113.2c).  A line is a spell ability (a
row of instructions, each a sentence), a splice ability, keywords, or a static,
activated or triggered ability.  Instructions do something to *nouns*: what is
targeted, chosen, each, "this", "that".  The same tree is written as English
(:mod:`mtgrules.cards.english`), done to a game (:mod:`mtgrules.effects`) and drawn.

No node holds words of a card: as strings, a tree has only names, symbols, types,
zones, keyword and instruction names.  The tag of each node (``do``, ``what``,
``line``, ``when``) is how data files name it.

To add an instruction: a class here, a template in ``english/``, a function in
``effects/``; the tests of the neighbours show the rest.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Union

import msgspec

from ..book import Value


class Node(Value, omit_defaults=True, forbid_unknown_fields=True):
    """A part of a text.  A field that its class does not know is an error, not a comment."""


# ---------------------------------------------------------------- nouns


class Quality(Node):
    """What kind of object or player is meant ("untapped white creature you control").

    types: any of these card types, or "permanent", "player", "opponent", "any" (115.4).
    subtypes, colors: any of these.  supertypes: all of these.  not_...: none of these.
    controller: "you", "opponent", "not you" or "they" (the player the sentence speaks of).
    owner: "you", "opponent" or "they", for cards in a zone that has owners.
    zone: where it is looked for; it says what is meant (109.2): a permanent on the
        "battlefield" (unless said), a spell on the "stack", a card in a "hand", "graveyard"
        or "library".  So a quality without types, with zone "stack", is any spell.
    states: "tapped", "untapped", "attacking", "blocked", "dealt damage this turn", "sacrificed this way",
        "exiled with it", "of the chosen type", "with a single target" (115.7a), ...
    keywords: all of these keyword abilities, by name.
    mana_value: exactly this much, or "X".
    """

    types: tuple[str, ...] = ()
    subtypes: tuple[str, ...] = ()
    supertypes: tuple[str, ...] = ()
    colors: tuple[str, ...] = ()
    not_types: tuple[str, ...] = ()
    not_subtypes: tuple[str, ...] = ()
    not_supertypes: tuple[str, ...] = ()
    not_colors: tuple[str, ...] = ()
    controller: str = ""
    owner: str = ""
    zone: str = "battlefield"
    states: tuple[str, ...] = ()
    keywords: tuple[str, ...] = ()
    mana_value: int | str | CountersOn | None = None


class Target(Quality, tag_field="what", tag="target"):
    """One instance of the word "target" (115.1).

    count: how many are chosen; "X".  up_to: fewer are allowed, but at least ``least`` ("one or two").
    any_number: as many as one likes, none included (107.1c).  another: not one chosen before.
    slot: which instance of the word it is in its line, counted from 0 (set on loading).
    """

    count: int | str = 1
    up_to: bool = False
    least: int = 0
    any_number: bool = False
    another: bool = False
    slot: int = 0


class Each(Quality, tag_field="what", tag="each"):
    """Every object of a quality; ``all`` only chooses the English ("all creatures").

    other: all but the object with this text.
    """

    all: bool = False
    other: bool = False


class Chosen(Quality, tag_field="what", tag="chosen"):
    """Objects chosen, without targeting, when the instruction or cost is carried out (608.2d).

    The player who carries it out chooses: the instruction's ``who``, else "you".
    any_number: as many as that player likes, none included (107.1c).
    """

    count: int = 1
    up_to: bool = False
    any_number: bool = False


class This(Node, tag_field="what", tag="this"):
    """The object whose text this is, by name (201.5); in gained text, the object that
    gained it (201.5b, 702.47c)."""


class That(Node, tag_field="what", tag="that"):
    """Something the text spoke of before.

    noun: how it is called again: "it", "creature" (that creature), "creatures" (those
        creatures), "them", "chosen creatures", "sacrificed permanent" (what a cost took).
    slot: the instance of "target" meant; None for what the sentence before acted upon
        (what it returned, put, chose or found: after a move that is a new object, 400.7j),
        and for what the trigger event or the cost spoke of.
    """

    noun: str = "it"
    slot: int | None = None


class They(Node, tag_field="what", tag="they"):
    """The player who did what the text told last ("they", "the player")."""


class ControllerOf(Node, tag_field="what", tag="controller of"):
    """The controller (or owner) of something targeted, or spoken of before."""

    of: Union[That, Target] = That()
    owner: bool = False


class OneOfThem(Node, tag_field="what", tag="one of them"):
    """One of several cards found or revealed, chosen as the instruction is carried out."""


class TheOther(Node, tag_field="what", tag="the other"):
    """What is left of several cards once one of them was taken."""


class You(Node, tag_field="what", tag="you"):
    """The controller of the spell or ability (109.5)."""


class Players(Node, tag_field="what", tag="players"):
    """Each player or each opponent ("each opponent").

    other: only chooses the English, for opponents: "each other player", which is the same where
        there are no teams (102.2).
    """

    opponents: bool = False
    other: bool = False


class EachOf(Node, tag_field="what", tag="each of"):
    """Each of several things that the text spoke of; "it" is then the one whose turn it is."""

    of: That


class AnOpponent(Node, tag_field="what", tag="an opponent"):
    """One opponent whom the player chooses, without targeting (115.10)."""


Noun = Union[
    Target, Each, Chosen, This, That, EachOf, They, ControllerOf, OneOfThem, TheOther, You, Players, AnOpponent,
]

# ---------------------------------------------------------------- keywords, amounts


class Protection(Node, tag_field="keyword", tag="protection"):
    """Protection from colours (702.16).  ``chosen``: a colour of the player's choice,
    chosen as the effect is applied (608.2d)."""

    colors: tuple[str, ...] = ()
    chosen: bool = False


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


class KeywordWithCost(Node, tag_field="keyword", tag="with cost"):
    """A keyword that names a cost: kicker, buyback, replicate, entwine, overload, flashback ...

    name: the keyword.  cost: what it costs; None when the cost is the card's own mana cost.
    """

    name: str
    cost: Cost | None = None


Keyword = Union[str, Protection, Affinity, Ward, Suspend, KeywordWithCost]


class CountOf(Node, tag_field="amount", tag="count"):
    """A number that the game gives: ``times`` for each object of a quality (107.3f family)."""

    quality: Quality
    times: int = 1


class ManaValueOf(Node, tag_field="amount", tag="mana value of"):
    """The mana value of an object (202.3), as it is or as it last was (608.2h)."""

    of: Noun


class PowerOf(Node, tag_field="amount", tag="power of"):
    """The power of a creature (208.1), as it is or as it last was (608.2h)."""

    of: Noun


class DamagePrevented(Node, tag_field="amount", tag="damage prevented"):
    """How much damage the prevention effect that this is part of has just prevented (615.5)."""


class ToughnessOf(Node, tag_field="amount", tag="toughness of"):
    """The toughness of a creature (208.1), as it is or as it last was (608.2h)."""

    of: Noun


class GreatestPower(Node, tag_field="amount", tag="greatest power"):
    """The greatest power among creatures of a quality, 0 when there is none (107.2)."""

    among: Quality


class CountersOn(Node, tag_field="amount", tag="counters on"):
    """How many counters of a kind are on an object (122.1)."""

    kind: str
    on: Union[This, That]


class ThatMuch(Node, tag_field="amount", tag="that much"):
    """The number that the event or the sentence before was about: damage dealt, life lost (608.2c)."""


class Plus(Node, tag_field="amount", tag="plus"):
    """A number and another one added to it."""

    number: int
    more: CountOf


Amount = Union[
    int, str, CountOf, ManaValueOf, PowerOf, ToughnessOf, GreatestPower, CountersOn, DamagePrevented, ThatMuch, Plus,
]  # a str is "X"

# ---------------------------------------------------------------- conditions


class YouControl(Node, tag_field="if", tag="you control"):
    """True when you control something of the quality."""

    quality: Quality


class Untapped(Node, tag_field="if", tag="untapped"):
    """True as long as the object with this text is untapped."""


class AtMost(Node, tag_field="if", tag="at most"):
    """True when a number is less than or equal to another (107.1)."""

    value: Amount
    limit: Amount


class AtLeast(Node, tag_field="if", tag="at least"):
    """True when a number is greater than or equal to another (107.1)."""

    value: Amount
    limit: int


class Equals(Node, tag_field="if", tag="equals"):
    """True when a number is exactly another (107.1)."""

    value: Amount
    to: Amount


class ManaSpent(Node, tag_field="if", tag="mana spent"):
    """True when this mana was among what was spent to cast the spell with this text (601.2h, 106.6)."""

    symbols: str


class Kicked(Node, tag_field="if", tag="kicked"):
    """True when the spell with this text was kicked (702.33d)."""


Condition = Union[YouControl, Untapped, AtMost, AtLeast, Equals, ManaSpent, Kicked]

# ---------------------------------------------------------------- instructions


class Instruction(Node, tag_field="do"):
    """Something a text tells a player to do."""


class DealDamage(Instruction, tag="deal damage"):
    """This object deals damage (120.1).

    divided: the amount is divided among the targets as announced (601.2d).
    evenly: it is divided evenly, rounded down, as the effect is applied.
    """

    amount: Amount
    to: Noun
    divided: bool = False
    evenly: bool = False


class DamageBy(Instruction, tag="damage by"):
    """Another object than the one with this text deals damage (120.1).

    by: what deals it; with EachOf, each of them does, one like the other.
    """

    by: Noun
    amount: Amount
    to: Noun


class Fight(Instruction, tag="fight"):
    """A creature fights another: each deals damage equal to its power to the other (701.14a)."""

    one: Noun
    other: Noun


class Draw(Instruction, tag="draw"):
    """A player draws cards (121.1)."""

    count: Amount = 1
    who: Noun = You()


class Mill(Instruction, tag="mill"):
    """A player mills cards (701.17a)."""

    count: Amount
    who: Noun = You()


class GainLife(Instruction, tag="gain life"):
    """A player gains life (119.3)."""

    amount: Amount
    who: Noun = You()


class LoseLife(Instruction, tag="lose life"):
    """A player loses life (119.3)."""

    amount: Amount
    who: Noun = You()


class Modify(Instruction, tag="modify"):
    """Objects get +P/+T and gain keywords (611.2, 613.4c, 613.1f).

    power, toughness: what is added, with "X" or "-X" for a number and its negative (107.3); both
        None when only keywords are gained.
    restrictions: "can't be blocked" and the like, for this turn.
    until: how long; "" for gained keywords that stay as long as the object does (611.2a).
    """

    objects: Noun
    power: int | str | None = None
    toughness: int | str | None = None
    gains: tuple[Keyword, ...] = ()
    restrictions: tuple[str, ...] = ()
    until: str = "end of turn"


class LoseKeywords(Instruction, tag="lose keywords"):
    """Objects lose keyword abilities until end of turn (613.1f)."""

    objects: Noun
    keywords: tuple[Keyword, ...]


class PutCounters(Instruction, tag="put counters"):
    """You put counters of a kind on objects (122.1).

    divided: they are distributed among the targets as announced (601.2d).
    """

    kind: str
    on: Noun
    count: Amount = 1
    divided: bool = False


class Token(Node):
    """The characteristics of a token (111.3, 111.4)."""

    power: int
    toughness: int
    types: tuple[str, ...]
    subtypes: tuple[str, ...] = ()
    colors: tuple[str, ...] = ()
    keywords: tuple[Keyword, ...] = ()


class CreateToken(Instruction, tag="create"):
    """You create tokens (701.7a)."""

    token: Token
    count: int | str = 1


class CreateCopies(Instruction, tag="create copies"):
    """You create tokens that are copies of an object (701.7a, 707.2)."""

    of: Noun
    count: int = 1


class Tap(Instruction, tag="tap"):
    """Tap objects (701.26a)."""

    objects: Noun


class Untap(Instruction, tag="untap"):
    """Untap objects (701.26b)."""

    objects: Noun


class TapOrUntap(Instruction, tag="tap or untap"):
    """Tap or untap objects; which of the two is chosen as it is carried out (608.2d)."""

    objects: Noun


class Return(Instruction, tag="return"):
    """Return objects to their owners' hands or to the battlefield.

    to: "hand" or "battlefield".
    """

    objects: Noun
    to: str = "hand"


class Put(Instruction, tag="put"):
    """A player puts cards somewhere; onto the battlefield, under that player's control (110.2a).

    to: "battlefield" or "hand".  tapped: it enters the battlefield tapped (614.1d).
    """

    objects: Noun
    to: str = "battlefield"
    tapped: bool = False
    who: Noun = You()


class PutOnTop(Instruction, tag="put on top"):
    """Put objects on top of their owners' libraries, several in any order (401.4)."""

    objects: Noun


class Destroy(Instruction, tag="destroy"):
    """Destroy permanents (701.8a)."""

    objects: Noun


class Exile(Instruction, tag="exile"):
    """Exile objects (701.13a)."""

    objects: Noun


class Sacrifice(Instruction, tag="sacrifice"):
    """A player sacrifices permanents they control (701.21a)."""

    objects: Noun
    who: Noun = You()


class CantBeRegenerated(Instruction, tag="can't be regenerated"):
    """What the sentence before destroyed can't be regenerated (701.19c)."""

    objects: That


class Goad(Instruction, tag="goad"):
    """You goad creatures (701.15a)."""

    objects: Noun


class Choose(Instruction, tag="choose"):
    """A player chooses objects without targeting them (608.2d); each of several players does so."""

    objects: Chosen
    who: Noun = You()


class ChooseTargets(Instruction, tag="choose targets"):
    """Names targets that the next sentences speak of; they were chosen on casting (115.1, 601.2c)."""

    targets: tuple[Target, ...]


class Reveal(Instruction, tag="reveal"):
    """Reveal cards (701.20a)."""

    objects: Noun


class Search(Instruction, tag="search"):
    """Search your library for cards (701.23a); it does not shuffle."""

    cards: Chosen


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


class Discard(Instruction, tag="discard"):
    """A player discards cards (701.9a)."""

    count: Amount = 1
    who: Noun = You()


class Counter(Instruction, tag="counter"):
    """Counter a spell (701.6a).

    to: "graveyard"; "hand" when later text changes where it goes (608.2c).
    """

    spell: Noun
    to: str = "graveyard"


class CopySpell(Instruction, tag="copy spell"):
    """Copy a spell (707.10).  new_targets: you may choose new targets for the copy (707.10c)."""

    spell: Noun
    new_targets: bool = False


class ChangeTargets(Instruction, tag="change targets"):
    """Change the targets of a spell or ability to other legal ones (115.7a-c).

    which: "the" target it has, "a" target of it, or "any" of its targets.  to: what the new target
    has to be; None for whatever is legal.
    """

    of: Noun
    which: str = "the"
    to: Noun | None = None


class PreventDamage(Instruction, tag="prevent damage"):
    """Prevent all damage that sources of a quality would deal this turn (615)."""

    by: Quality


class PreventNext(Instruction, tag="prevent next"):
    """Prevent the next N damage that would be dealt to something this turn (615.7).

    then: what happens immediately after it has prevented damage (615.5).
    """

    amount: Amount
    to: Noun
    then: AnyInstruction | None = None


class PreventDamageTo(Instruction, tag="prevent damage to"):
    """Prevent all damage that would be dealt to objects or players this turn (615.1a)."""

    to: Noun


class RedirectNext(Instruction, tag="redirect next"):
    """The next N damage that a source of your choice would deal this turn is dealt to something else
    instead (614.9, 609.7).

    away_from: the players and objects it would be dealt to.
    """

    amount: Amount
    away_from: tuple[Union[You, Each], ...]
    to: Noun


class AddMana(Instruction, tag="add mana"):
    """Add mana (106.1).

    symbols: "{R}{R}{R}".  choices: one of several instead, "{R}" or "{G}".
    spend_on: the spells that this mana may be spent to cast; any use when None (106.6).
    only_for_x: it may be spent only on costs with {X} in them (106.6).
    uncounterable: spells of this quality that it is spent on can't be countered (106.6).
    """

    symbols: str = ""
    choices: tuple[str, ...] = ()
    spend_on: Quality | None = None
    only_for_x: bool = False
    uncounterable: Quality | None = None


class If(Instruction, tag="if"):
    """Do something only if a condition holds as it is carried out (608.2c)."""

    condition: Condition
    then: AnyInstruction


class Instead(Instruction, tag="instead"):
    """One instruction, or another instead of it if a condition holds (608.2c).

    When the condition is about what was paid (kicked), only the instruction that applies asks for
    targets (601.2c); so each of the two names its own, though English says them only once.
    """

    condition: Condition
    normally: AnyInstruction
    instead: AnyInstruction


class IfDone(Instruction, tag="if done"):
    """Do something only if the player did what the sentence before told (118.12).

    who: the player meant, You or They.
    """

    then: AnyInstruction
    who: Noun = You()


class Unless(Instruction, tag="unless"):
    """Do something unless a player pays a cost (118.12a)."""

    act: AnyInstruction
    payer: Noun
    cost: Cost


class ForEach(Instruction, tag="for each"):
    """Do something once for each object of a quality, all at once (608.2c)."""

    quality: Quality
    act: AnyInstruction


class WhereX(Instruction, tag="where X"):
    """Do something in which X is a number that the text defines (107.3c)."""

    act: AnyInstruction
    x: Amount


class Afterwards(Instruction, tag="afterwards"):
    """Do something after the sentence before ("Then ...", 608.2c)."""

    act: AnyInstruction


class May(Instruction, tag="may"):
    """You may do something; decided as it is carried out (608.2d)."""

    act: AnyInstruction


class Then(Instruction, tag="then"):
    """Several instructions told in one sentence, done one after the other (608.2c)."""

    acts: tuple[AnyInstruction, ...]


class Both(Instruction, tag="both"):
    """Several instructions told as one ("tap and goad it"; "1 damage to A and 1 damage to B").

    They happen together where that makes a difference: such damage is dealt at the same time.
    """

    acts: tuple[AnyInstruction, ...]


class AtNextEndStep(Instruction, tag="at next end step"):
    """Do something at the beginning of the next end step: a delayed triggered ability (603.7).

    What it speaks of is settled as the ability is created (603.7c).
    """

    act: AnyInstruction


class AttackIfAble(Instruction, tag="attack if able"):
    """An object attacks this turn if able (508.1d)."""

    objects: Noun


class DoubleDamage(Instruction, tag="double damage"):
    """Damage that an object would deal this turn is doubled (701.10g, 614.1a)."""

    objects: Noun


class SwitchPT(Instruction, tag="switch"):
    """Switch an object's power and toughness until end of turn (613.4d)."""

    objects: Noun


class ExchangeControl(Instruction, tag="exchange control"):
    """Exchange control of two objects (701.12)."""

    objects: Noun


AnyInstruction = Union[
    DealDamage, DamageBy, Fight, Draw, Mill, GainLife, LoseLife, Modify, LoseKeywords, PutCounters, CreateToken,
    CreateCopies, Tap, Untap, TapOrUntap, Return, Put, PutOnTop, Destroy, CantBeRegenerated, Exile, Sacrifice, Goad,
    Choose, ChooseTargets, Reveal, Search, RevealUntil, Shuffle, Discard, Counter, CopySpell, ChangeTargets,
    PreventDamage, PreventDamageTo, PreventNext, RedirectNext, AddMana, If, Instead, IfDone, Unless, ForEach, WhereX,
    Afterwards, May, Then, Both, AtNextEndStep, AttackIfAble, DoubleDamage, SwitchPT, ExchangeControl,
]

# ---------------------------------------------------------------- costs


class Cost(Node):
    """What has to be paid (118.1): mana, actions, life, tapping this object.

    mana: "{1}{R}"; None when no mana is part of it.  actions: instructions carried out as payment.
    life: how much life is paid, or "X".
    """

    mana: str | None = None
    actions: tuple[AnyInstruction, ...] = ()
    tap_this: bool = False
    life: int | str = 0


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

# ---------------------------------------------------------------- walking a tree


def nodes(tree: Any) -> Iterator[Any]:
    """Every node of a tree, in the order of the text."""
    if isinstance(tree, msgspec.Struct):
        yield tree
        for name in tree.__struct_fields__:
            yield from nodes(getattr(tree, name))
    elif isinstance(tree, tuple):
        for part in tree:
            yield from nodes(part)


def rebuilt(tree: Any, change: Callable[[Any], Any]) -> Any:
    """The tree with ``change`` applied to every node, in the order of the text.

    change: node -> node (the same one when nothing changes); it sees a node before its parts.
    """
    if isinstance(tree, tuple):
        return tuple(rebuilt(part, change) for part in tree)
    if not isinstance(tree, msgspec.Struct):
        return tree
    tree = change(tree)
    parts = {name: rebuilt(getattr(tree, name), change) for name in tree.__struct_fields__}
    return type(tree)(**parts)


def numbered(line: Any) -> Any:
    """The line with its instances of "target" numbered 0, 1, 2 ... (601.2c)."""
    count = iter(range(1000))

    def number(node: Any) -> Any:
        return msgspec.structs.replace(node, slot=next(count)) if isinstance(node, Target) else node

    return rebuilt(line, number)


def targets_of(line: Any) -> tuple[Target, ...]:
    """The instances of the word "target" in a line, in order."""
    return tuple(node for node in nodes(line) if isinstance(node, Target))


def names_itself(line: Any) -> bool:
    """True when a line speaks of the object it is on by name (201.5): "this", or damage it deals."""
    return any(isinstance(node, This | DealDamage) for node in nodes(line))


# A new node is exported without being written down here once more.
__all__ = [
    "Amount", "AnyInstruction", "Condition", "Keyword", "Line", "Noun", "Static",
    "names_itself", "nodes", "numbered", "rebuilt", "targets_of",
    *(name for name, found in list(globals().items()) if isinstance(found, type) and issubclass(found, Node)),
]
