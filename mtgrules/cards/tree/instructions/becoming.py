"""Instructions: what is written on objects for a time: words in their text, abilities, types (612, 613)."""

from __future__ import annotations

from ..amounts import Amount
from ..node import Node
from ..nouns import Noun
from .base import Instruction


class ChangeText(Instruction, tag="change text"):
    """Change the text of an object by replacing all instances of a word with another (612.1).

    kinds: of which kind the words may be: "color word", "basic land type", "creature type".
    to: the new word, where the text says it; else a player chooses it (608.2d).  not_to: what it can't be.
    until: "end of turn", or "" for as long as the object stays where it is.
    """

    of: Noun
    kinds: tuple[str, ...]
    to: str = ""
    not_to: str = ""
    until: str = ""


class LoseAbilities(Instruction, tag="lose abilities"):
    """Objects lose all abilities until end of turn (613.1f)."""

    objects: Noun


class GainActivated(Instruction, tag="gain activated abilities"):
    """An object gains all activated abilities of another until end of turn (613.1f, 201.5b)."""

    objects: Noun
    of: Noun


class Body(Node):
    """What an object becomes: size, card types and subtypes (205.1b)."""

    power: Amount
    toughness: Amount
    types: tuple[str, ...]
    subtypes: tuple[str, ...] = ()


class Become(Instruction, tag="become"):
    """An object becomes a creature of some size until end of turn, besides what it is (613.1d, 613.4b).

    still: only chooses the English ("It's still a land."): the type that it keeps.
    """

    objects: Noun
    body: Body
    still: str = ""


class BecomeCopy(Instruction, tag="become copy"):
    """An object becomes a copy of another, for as long as it stays where it is (707.2).

    with_ability: except it has the ability that says so, besides (707.9a).
        named, legendary: it keeps this name, and is legendary besides (707.9b, 707.9d).
    """

    objects: Noun
    of: Noun
    with_ability: bool = False
    named: str = ""
    legendary: bool = False
