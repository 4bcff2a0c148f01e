"""Instructions: what happens to permanents, and tokens (111, 701)."""

from __future__ import annotations

from typing import Union

from ..amounts import Amount
from ..node import Node
from ..nouns import Chosen, FromAmong, Noun, OneExiled, OneOfThem, That, You
from .base import Instruction


class PutCounters(Instruction, tag="put counters"):
    """You put counters of a kind on objects (122.1).

    divided: they are distributed among the targets as announced (601.2d).
    """

    kind: str
    on: Noun
    count: Amount = 1
    divided: bool = False


class RemoveCounters(Instruction, tag="remove counters"):
    """You remove counters of a kind from objects, or from this object as a cost (122.1, 118.3)."""

    kind: str
    objects: Noun
    count: Amount = 1


class RingTempts(Instruction, tag="the Ring tempts you"):
    """The Ring tempts you (701.54a)."""


class RemoveFromCombat(Instruction, tag="remove from combat"):
    """Remove creatures from combat (506.4)."""

    objects: Noun


class Token(Node):
    """The characteristics of a token (111.3, 111.4).

    power, toughness: "*" where its ability says what they are.  ability: what it has besides keywords.
    """

    power: int | str
    toughness: int | str
    types: tuple[str, ...]
    subtypes: tuple[str, ...] = ()
    colors: tuple[str, ...] = ()
    keywords: tuple[Keyword, ...] = ()
    ability: Line | None = None


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

    to: "hand" or "battlefield".  from_graveyard: only chooses the English ("from your graveyard").
    under_owner: under its owner's control, and not under yours.  counter: the kind of one counter that it
    enters with (614.1c).  said_you, said_yours, one_hand: only choose the English ("you return ...", "under your
    control", "to their owner's hand").
    who: the player who returns them.  transformed: with the back face up (712.14a).
    """

    objects: Noun
    to: str = "hand"
    from_graveyard: bool = False
    under_owner: bool = False
    counter: str = ""
    said_you: bool = False
    said_yours: bool = False
    one_hand: bool = False
    who: Noun = You()
    transformed: bool = False


class Destroy(Instruction, tag="destroy"):
    """Destroy permanents (701.8a)."""

    objects: Noun


class CantBeRegenerated(Instruction, tag="can't be regenerated"):
    """What the sentence before destroyed can't be regenerated (701.19c)."""

    objects: That


class Regenerate(Instruction, tag="regenerate"):
    """Regenerate permanents: the next destruction of each this turn is replaced (701.19a)."""

    objects: Noun


class Exile(Instruction, tag="exile"):
    """Exile objects (701.13a).  who: the player who does, and chooses what.

    until_this_leaves: until the object with this text leaves the battlefield (610.3).
    """

    objects: Noun
    who: Noun = You()
    until_this_leaves: bool = False


class Sacrifice(Instruction, tag="sacrifice"):
    """A player sacrifices permanents they control (701.21a)."""

    objects: Noun
    who: Noun = You()


class SacrificeAllBut(Instruction, tag="sacrifice all but"):
    """A player chooses so many permanents they control, and sacrifices the rest (701.21a)."""

    keep: Amount
    who: Noun


class Goad(Instruction, tag="goad"):
    """You goad creatures (701.15a)."""

    objects: Noun


class Choose(Instruction, tag="choose"):
    """A player chooses objects without targeting them (608.2d); each of several players does so."""

    objects: Union[Chosen, OneOfThem, FromAmong, OneExiled]
    who: Noun = You()
