"""Which face of its card an object shows (709, 710, 712, 715): the pure moves on faces.

``Object.card`` is always what the object is now by its face or by what it copies; everything that asks
for characteristics reads that.  ``Object.represented_by`` is the card or token itself.
"""

from ..book import replace
from ..cards import DOUBLE_FACED, Card
from .objects import Object


def with_face(object_: Object, number: int) -> Object:
    """The object with that face of its card up, and with nothing but its characteristics (712.8, 709.3b, 715.3b).

    A card without faces, and a split card as a whole, stay as they are.
    """
    whole = object_.represented_by
    if number >= len(whole.faces):
        return object_
    if number == 0 and whole.layout != "split":
        return _being(object_, whole, None, 0)
    return _being(object_, upside_down(whole) if whole.layout == "flip" else whole.faces[number], whole, number)


def upside_down(card: Card) -> Card:
    """The alternative characteristics of a flip card; its color and mana cost stay what they are (710.1b-c)."""
    return replace(card.faces[1], mana_cost=card.mana_cost, color_indicator=card.color_indicator)


def can_flip(object_: Object) -> bool:
    """True for a permanent that is a flip card, or a copy of one, and is not flipped: that is a one-way process (710.4)."""
    return object_.copiable.layout == "flip"


def flipped(object_: Object) -> Object:
    """A permanent with its alternative characteristics; it is the same object as before (710.2)."""
    return _being(object_, upside_down(object_.copiable), object_.represented_by, object_.face if object_.copying else 1)


def _being(object_: Object, card: Card, whole: Card | None, face: int) -> Object:
    """The object with other copiable values; effects on what is written there apply to them anew (613.1a)."""
    return replace(object_, card=card, whole=whole, face=face, unchanged=None, shaped_by=())


def turned_over(object_: Object) -> Object:
    """A double-faced permanent with its other face up; what it copies, it goes on copying (712.18, 707.2)."""
    other = replace(object_, face=1 - object_.face) if object_.copying else with_face(object_, 1 - object_.face)
    return replace(other, transformed=object_.transformed + 1)


def can_turn_over(object_: Object) -> bool:
    """True for a permanent that a double-faced card or token represents, meld cards excepted (712.9, 712.10)."""
    whole = object_.represented_by
    return whole.layout in DOUBLE_FACED and whole.faces[1 - object_.face].is_permanent_card


def as_copy(object_: Object, card: Card) -> Object:
    """The object as a copy of something with these copiable values; its own card stays what represents it,
    and people go on calling it by that (707.2, 707.8)."""
    whole = object_.represented_by
    return replace(_being(object_, card, whole, object_.face), copying=True, handle=object_.label)


def transformed(object_: Object) -> bool:
    """True for a double-faced permanent with its back face up (701.27g)."""
    return object_.face == 1 and object_.also is None and object_.represented_by.layout in DOUBLE_FACED


def melded(front: Card, other: Card, object_: Object) -> Object:
    """The object as the one that two meld cards are together (712.4a, 712.8g)."""
    return replace(_being(object_, front.faces[1], front, 1), also=other)
