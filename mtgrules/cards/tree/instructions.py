"""What a text tells a player to do: instructions, the keywords they grant, and costs, which are made of
instructions too.

To add one: a class here and in the union at the end, a template in ``english/sentences.py``, a
function in ``effects/`` and its row in ``effects/table.py``.
"""

from __future__ import annotations

from typing import Union

from .nouns import Amount, Chosen, Condition, Each, Node, Noun, Quality, Target, That, You

# ---------------------------------------------------------------- keywords


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
