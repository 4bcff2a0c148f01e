"""What abilities trigger on (603.1): "when", "whenever" and "at"."""

from __future__ import annotations

from typing import Union

from .node import Node
from .nouns import Noun, Quality, You


class When(Node, tag_field="when"):
    """An event that abilities watch for (603.2)."""


class WhenCast(When, tag="cast"):
    """Whenever a player casts a spell of a quality (601.2i, 603.2).

    who: You, or Players.  targeting_this: only spells that target the object with this text (heroic).
    """

    spells: Quality
    who: Noun = You()
    targeting_this: bool = False


class WhenDies(When, tag="dies"):
    """When the object with this text dies (700.4)."""


class WhenEnters(When, tag="enters"):
    """When the object with this text enters the battlefield (603.6a)."""


class WhenPermanentEnters(When, tag="permanent enters"):
    """Whenever a permanent of a quality enters the battlefield (603.6a)."""

    objects: Quality


class WhenDealtDamage(When, tag="dealt damage"):
    """Whenever the object with this text is dealt damage (120.3, 603.2)."""


class WhenTargeted(When, tag="becomes target"):
    """Whenever the object with this text becomes the target of a spell or ability an opponent controls
    (115.1, 603.2): what ward stands for."""


class WhenLeavesGraveyard(When, tag="leaves graveyard"):
    """Whenever a card of a quality leaves a graveyard (603.6)."""

    cards: Quality


TriggerEvent = Union[tuple(When.__subclasses__())]
