"""Hands that are revealed, and what is discarded from them, in English."""

from typing import Any

import msgspec

from ... import tree as c
from ..grammar import PHRASES, Article, Converted, OneOf, Ref
from ..templates import Template


def _moved(old: tuple[str, str], new: tuple[str, str]) -> Any:
    """The same kind of card in another zone, when it is in the old one."""
    return lambda cards: (msgspec.structs.replace(cards, zone=new[0], owner=new[1])
                          if (cards.zone, cards.owner) == old else None)


HAND, ANYWHERE = ("hand", "they"), ("library", "")
for one in ("group", "groups"):
    PHRASES[f"{one} of a hand"] = Converted(Ref(one), _moved(HAND, ANYWHERE), _moved(ANYWHERE, HAND))
PHRASES["a group of a hand"] = Article(Ref("group of a hand"))
PHRASES["all of a hand"] = OneOf(
    Template(c.Each, "all [*:groups of a hand]", all=True), Template(c.Each, "each [*:group of a hand]"))

PHRASES["one of a hand"] = Template(c.Chosen, "[*:a group of a hand]")
PHRASES["a group of a hand"] = Article(Ref("group of a hand"))
REVEALS = "[who:noun] <reveals|reveal> their hand"
HANDS = (
    Template(c.DiscardCards, "discard [objects:one of a hand]"),
    Template(c.LookAtHand, "look at [who:possessive] hand"),
    Template(c.DiscardThat, "[who:that] <discards|discard> [objects:that]"),
    Template(c.RevealHand, REVEALS),
    Template(c.RevealHand, REVEALS + " and <discards|discard> [discarding:all of a hand]"),
    Template(c.RevealHand, REVEALS + ", then <discards|discard> [discarding:all of a hand]", then=True))
