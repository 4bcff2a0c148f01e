"""What a text speaks of: nouns, and the qualities that say which objects are meant.

A noun is "target creature", "each opponent", "that card"; what it means in a game is asked in
:mod:`mtgrules.effects.doing` and :mod:`mtgrules.game.quality`.
"""

from __future__ import annotations

from typing import Union

from .node import Node
from .quality import Quality


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


class Enchanted(Node, tag_field="what", tag="enchanted"):
    """What the object with this text is attached to ("enchanted creature"); types: only chooses the English."""

    types: tuple[str, ...] = ("creature",)


class Each(Quality, tag_field="what", tag="each"):
    """Every object of a quality; ``all`` and ``plain`` only choose the English ("all creatures", "creatures").

    other: all but the object with this text.
    """

    all: bool = False
    plain: bool = False
    other: bool = False


class Chosen(Quality, tag_field="what", tag="chosen"):
    """Objects chosen, without targeting, when the instruction or cost is carried out (608.2d).

    The player who carries it out chooses: the instruction's ``who``, else "you".
    any_number: as many as that player likes, none included (107.1c).  another: nothing that was targeted, and as a cost
        not the object with this text.
    total_power: of creatures with at least this much power together (702.194a).
    """

    count: int = 1
    up_to: bool = False
    any_number: bool = False
    another: bool = False
    total_power: int = 0


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


class AttachedTo(Node, tag_field="what", tag="attached to"):
    """The creature that something is attached to (301.5, 303.4)."""

    of: That = That()


class TopCards(Node, tag_field="what", tag="top cards"):
    """The top cards of a player's library, yours or theirs, or of each player's; as many as there are if there are fewer."""

    count: int | str
    theirs: bool = False
    of_each: bool = False


class OneOfThem(Node, tag_field="what", tag="one of them"):
    """One of several cards found or revealed, chosen as the instruction is carried out.

    of_them: only chooses the English ("one of them").
    """

    of_them: bool = False


class FromAmong(Quality, tag_field="what", tag="from among"):
    """One card of a quality among several that were looked at or revealed, chosen as the instruction is
    carried out (608.2d).

    of_hand, they_revealed: only choose the English: they are a hand ("from it", "they revealed this way").
    """

    of_hand: bool = False
    they_revealed: bool = False


class OneExiled(Node, tag_field="what", tag="one exiled"):
    """One card of these card types and this mana value that the object with this text has exiled, chosen as the
    instruction is carried out (607.2a, 608.2d)."""

    types: tuple[str, ...]
    mana_value: int | str


class TheOther(Node, tag_field="what", tag="the other"):
    """What is left of several cards once one of them was taken; ``many`` only chooses the English ("the rest")."""

    many: bool = False


class You(Node, tag_field="what", tag="you"):
    """The controller of the spell or ability (109.5)."""


class Maker(Node, tag_field="what", tag="maker"):
    """The object whose ability has made the token with this text, called by its name (201.5a)."""

    named: str


class WholeZone(Node, tag_field="what", tag="whole zone"):
    """All cards in a zone of a player ("target player's graveyard")."""

    of: Union[That, Target, ControllerOf, Players, They]
    zone: str = "graveyard"


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
    Target, Each, Enchanted, Chosen, This, That, EachOf, They, ControllerOf, AttachedTo, TopCards, OneOfThem, FromAmong, OneExiled,
    TheOther, WholeZone, You, Players, AnOpponent,
]
