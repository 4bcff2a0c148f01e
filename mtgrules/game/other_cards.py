"""What a card is instead of what is printed on it: face down (708.2), or bestowed (702.103b).

These are copiable values: ``Object.card`` while the card itself is ``Object.whole``.
"""

from functools import lru_cache

from ..book import replace
from ..cards import Card, Enchant, KeywordLine, Target
from .objects import Object

#: A face-down spell or permanent: a 2/2 creature without text, name, subtypes and mana cost (702.37a, 708.2a).
FACE_DOWN = Card(name="", type_line="Creature", power=2, toughness=2)


@lru_cache
def bestowed(card: Card) -> Card:
    """A card as a bestowed Aura: an Aura enchantment with enchant creature, and no creature (702.103b)."""
    supertypes = " ".join(word.capitalize() for word in card.supertypes)
    enchant = KeywordLine((Enchant(Target(types=("creature",))),))
    return replace(card, type_line=f"{supertypes} Enchantment — Aura".strip(), power=None, toughness=None,
                   lines=(enchant, *card.lines))


def turned_face_up(object_: Object) -> Object:
    """A face-down permanent, or one that ceases to be bestowed, as its card is (708.8, 702.103e)."""
    return replace(object_, card=object_.represented_by, whole=None, unchanged=None, shaped_by=())
