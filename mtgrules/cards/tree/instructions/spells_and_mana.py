"""Instructions: spells on the stack and mana (106, 701.6, 707.10, 115.7)."""

from __future__ import annotations

from ..node import Node
from ..nouns import Each, Noun, Quality, You
from .base import Instruction


class Counter(Instruction, tag="counter"):
    """Counter a spell (701.6a).

    to: "graveyard"; "hand" when later text changes where it goes (608.2c).
    """

    spell: Noun
    to: str = "graveyard"


class CopySpell(Instruction, tag="copy spell"):
    """Copy a spell (707.10), or a card, so that the copy can be cast (707.12).

    new_targets: you may choose new targets for the copy (707.10c).  color: what color the copy is, if the text
    makes an exception (707.9b).  targets_last, in_one: only choose the English: that is said last, after
    something else; "copy it, and you may choose new targets ...".
    """

    spell: Noun
    new_targets: bool = False
    color: str = ""
    in_one: bool = False
    targets_last: bool = False


class NewTargets(Instruction, tag="choose new targets"):
    """You choose new targets for a spell or ability; each of its targets may also stay what it is (115.7d)."""

    of: Noun


class CopyForEach(Instruction, tag="copy for each"):
    """Copy a spell for each of several objects that it could target; each copy targets a different one (707.10d)."""

    spell: Noun
    objects: Each


class ChangeTargets(Instruction, tag="change targets"):
    """Change the targets of a spell or ability to other legal ones (115.7a-c).

    which: "the" target it has, "a" target of it, or "any" of its targets.  to: what the new target
    has to be; None for whatever is legal.
    """

    of: Noun
    which: str = "the"
    to: Noun | None = None


class WhenSpent(Node):
    """A delayed triggered ability that mana brings with it: when that mana is spent on a spell of a quality, something is
    done, once for each mana (106.6a, 603.7a).  "That spell" is the spell that it was spent on."""

    on: Quality
    do: tuple[AnyInstruction, ...]


class AddMana(Instruction, tag="add mana"):
    """Add mana (106.1).

    symbols: "{R}{R}{R}".  choices: one of several instead, "{R}" or "{G}".  combination: so many mana instead, in any
        combination of colors.
    spend_on: the spells that this mana may be spent to cast; any use when None (106.6).
    only_for_x: it may be spent only on costs with {X} in them (106.6).
    uncounterable: spells of this quality that it is spent on can't be countered (106.6); after ``spend_on``
        that is the spell it may be spent on.
    when_spent: what triggers when this mana is spent (106.6).
    """

    symbols: str = ""
    choices: tuple[str, ...] = ()
    spend_on: Quality | None = None
    only_for_x: bool = False
    uncounterable: Quality | None = None
    combination: int = 0
    when_spent: WhenSpent | None = None


class NextToHand(Instruction, tag="next to hand"):
    """The next spell of a quality that you cast from your hand this turn goes to your hand, and not to your graveyard,
    as it resolves (614.1a)."""

    spells: Quality


class DoubleMana(Instruction, tag="double mana"):
    """Double the amount of each type of unspent mana you have (106.1, 701.10f)."""


class AddManaOfOneColor(Instruction, tag="add X mana of one color"):
    """Add X mana of any one color, X being what a cost removed (106.1)."""


class CastFree(Instruction, tag="cast free"):
    """A player casts cards without paying their mana costs, while this resolves (608.2g, 118.9).

    below: the spell's mana value has to be less than that of this object (702.85a).
    """

    card: Noun
    who: Noun = You()
    below: Noun | None = None
