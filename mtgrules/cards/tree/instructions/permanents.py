"""Instructions: what happens to permanents, and tokens (111, 701)."""

from __future__ import annotations

from ..amounts import Amount
from ..node import Node
from ..nouns import Chosen, Noun, That, You
from .base import Instruction


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


class Destroy(Instruction, tag="destroy"):
    """Destroy permanents (701.8a)."""

    objects: Noun


class CantBeRegenerated(Instruction, tag="can't be regenerated"):
    """What the sentence before destroyed can't be regenerated (701.19c)."""

    objects: That


class Exile(Instruction, tag="exile"):
    """Exile objects (701.13a)."""

    objects: Noun


class Sacrifice(Instruction, tag="sacrifice"):
    """A player sacrifices permanents they control (701.21a)."""

    objects: Noun
    who: Noun = You()


class Goad(Instruction, tag="goad"):
    """You goad creatures (701.15a)."""

    objects: Noun


class Choose(Instruction, tag="choose"):
    """A player chooses objects without targeting them (608.2d); each of several players does so."""

    objects: Chosen
    who: Noun = You()
