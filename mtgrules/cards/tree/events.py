"""What abilities trigger on (603.1): "when", "whenever" and "at"."""

from __future__ import annotations

from typing import Union

from .node import Node
from .nouns import Noun, Quality, You


class When(Node, tag_field="when"):
    """An event that abilities watch for (603.2)."""


class WhenCast(When, tag="cast"):
    """Whenever a player casts a spell of a quality (601.2i, 603.2).

    who: You, or Players.  targeting_this: only spells that target the object with this text (heroic); with
    only_this nothing else (115.9c).
    """

    spells: Quality
    who: Noun = You()
    targeting_this: bool = False
    only_this: bool = False


class WhenDies(When, tag="dies"):
    """When the object with this text dies (700.4)."""


class WhenPermanentDies(When, tag="permanent dies"):
    """Whenever a permanent of a quality dies (700.4)."""

    objects: Quality


class WhenLeaves(When, tag="leaves"):
    """When the object with this text leaves the battlefield (603.6c)."""


class WhenCountersGone(When, tag="counters gone"):
    """When the last counter of a kind is removed from the object with this text (122.1)."""

    kind: str


class WhenEnters(When, tag="enters"):
    """When the object with this text enters the battlefield (603.6a); ``or_attacks``: or attacks (508.1m)."""

    or_attacks: bool = False


class WhenAttacks(When, tag="attacks"):
    """Whenever the object with this text attacks (508.1m)."""


class WhenCombatDamage(When, tag="deals combat damage"):
    """Whenever the object with this text deals combat damage to a player, or one of a quality does (510.2, 603.2)."""

    objects: Quality | None = None


class WhenPutIntoGraveyard(When, tag="put into graveyard"):
    """When the object with this text is put into a graveyard from anywhere (603.6c, 113.6k).

    named: only chooses the English: its name, where the text calls it by that.
    """

    named: str = ""


class WhenTurnedFaceUp(When, tag="turned face up"):
    """When the object with this text is turned face up (708.8)."""


class WhenDealsDamage(When, tag="deals damage"):
    """Whenever the object with this text deals damage (120.3, 603.2)."""


class WhenPermanentEnters(When, tag="permanent enters"):
    """Whenever a permanent of a quality enters the battlefield (603.6a); ``other``: another one than the object
    with this text."""

    objects: Quality
    other: bool = False


class WhenDealtDamage(When, tag="dealt damage"):
    """Whenever the object with this text is dealt damage (120.3, 603.2)."""


class WhenTargeted(When, tag="becomes target"):
    """Whenever the object with this text becomes the target of a spell or ability an opponent controls
    (115.1, 603.2): what ward stands for."""


class WhenLeavesGraveyard(When, tag="leaves graveyard"):
    """Whenever a card of a quality leaves a graveyard (603.6)."""

    cards: Quality


class AtUpkeep(When, tag="upkeep"):
    """At the beginning of your upkeep (503.1a)."""


class WhenMadeToDiscard(When, tag="made to discard"):
    """Whenever a spell or ability an opponent controls causes you to discard cards (701.9a).

    this: the card with this text is discarded.
    """

    this: bool = False


class WhenTransforms(When, tag="transforms"):
    """Whenever a permanent of a quality transforms into something of another quality (701.27e)."""

    objects: Quality
    into: Quality


class WhenTurnsInto(When, tag="turns into"):
    """Whenever the object with this text transforms into the face of that name (701.27e); ``or_enters``: or
    enters the battlefield.  said_when: only chooses the English ("when")."""

    into: str
    or_enters: bool = False
    said_when: bool = False


class WhenThisCast(When, tag="this cast"):
    """When you cast the spell with this text: it triggers on the stack (601.2i, 113.6k)."""


class AtDrawStep(When, tag="draw step"):
    """At the beginning of your draw step (603.2b)."""


class AtCombat(When, tag="combat"):
    """At the beginning of combat on your turn (603.2b)."""


class WhenThisResolves(When, tag="this resolves"):
    """When the spell with this text resolves (608.2p)."""


class AtEndStep(When, tag="end step"):
    """At the beginning of your end step (513.1a)."""


class AtEachEndStep(When, tag="each end step"):
    """At the beginning of the end step, whoever's turn it is (513.1a)."""


class AtEachUpkeep(When, tag="each upkeep"):
    """At the beginning of each upkeep (503.1a)."""


TriggerEvent = Union[tuple(When.__subclasses__())]
