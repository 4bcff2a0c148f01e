"""What continuous effects do to what is written on an object: words, types, abilities, base power and toughness.

Each change is a value that says in which layer it applies (613.1) and gives the card as it reads then.
Which objects an effect affects, and in which order effects apply, is told in :mod:`mtgrules.game.layers`.
"""

from functools import lru_cache
from typing import ClassVar

from ..book import Value, replace
from ..cards import SUPERTYPES, Card, Line, Reword, creature_types, reworded, reworded_card
from .text import Placed


class CardChange(Value):
    """A change of what an object's card says.  layer: where it applies (613.1)."""

    layer: ClassVar[str] = ""
    ends_creature_types: ClassVar[bool] = False

    def card(self, card: Card) -> Card:
        """The card as it reads with this change."""
        raise NotImplementedError


class WordsChanged(CardChange):
    """Words in an object's text are other words: layer 3 (613.1c).

    It is a change of the text on the stack too, and one that depends on what else the text says (613.8a).
    """

    layer: ClassVar[str] = "3"
    depends_on_text: ClassVar[bool] = True
    words: Reword

    def card(self, card: Card) -> Card:
        """The card with the words changed in text and type line (612.1)."""
        return reworded_card(card, self.words)

    def apply(self, placed: tuple[Placed, ...]) -> tuple[Placed, ...]:
        """The text with the words changed: as many lines as before, in the same order, from the same cards."""
        return tuple(replace(p, line=reworded(p.line, self.words), targets=reworded(p.targets, self.words),
                             do=reworded(p.do, self.words)) for p in placed)


class AbilitiesLost(CardChange):
    """An object has lost all abilities that it had: layer 6 (613.1f)."""

    layer: ClassVar[str] = "6"

    def card(self, card: Card) -> Card:
        """The card without text."""
        return replace(card, lines=())


class AbilitiesGained(CardChange):
    """An object has gained activated abilities: layer 6 (613.1f).  A name in them that is their first
    owner's means the object that has them now (201.5b)."""

    layer: ClassVar[str] = "6"
    lines: tuple[Line, ...]

    def card(self, card: Card) -> Card:
        """The card with the abilities after its own."""
        return replace(card, lines=card.lines + self.lines)


class LandTypesSet(CardChange):
    """A land has these land types instead of its own, and none of the abilities that its text gave it: layer 4 (305.7)."""

    layer: ClassVar[str] = "4"
    subtypes: tuple[str, ...]

    def card(self, card: Card) -> Card:
        """The card with the land types and without text; what else it is, it stays."""
        front, _, _ = card.type_line.partition(" — ")
        others = [s for s in card.subtypes if s in creature_types()] if "creature" in card.types else []
        return replace(card, type_line=f"{front} — {' '.join((*self.subtypes, *others))}", lines=())


class CreatureNoMore(CardChange):
    """An object isn't a creature: layer 4 (613.1d).  It has no creature types then, and no size (205.1a, 208.3)."""

    layer: ClassVar[str] = "4"

    def card(self, card: Card) -> Card:
        """The card without the type, the creature types and the size."""
        front = " ".join(word for word in card.type_line.partition(" — ")[0].split() if word != "Creature")
        rest = [s for s in card.subtypes if s not in creature_types()]
        return replace(card, type_line=f"{front} — {' '.join(rest)}" if rest else front, power=None, toughness=None)


class NoCreatureTypes(CardChange):
    """An object has lost all creature types, those of changeling too: layer 4 (613.1d)."""

    layer: ClassVar[str] = "4"
    ends_creature_types: ClassVar[bool] = True

    def card(self, card: Card) -> Card:
        """The card without creature types in its type line."""
        front, _, _ = card.type_line.partition(" — ")
        rest = [s for s in card.subtypes if s not in creature_types()]
        return replace(card, type_line=f"{front} — {' '.join(rest)}" if rest else front)


class Colored(CardChange):
    """An object is of another color than its own: layer 5 (613.1e)."""

    layer: ClassVar[str] = "5"
    color: str

    def card(self, card: Card) -> Card:
        """The card with that color alone."""
        return replace(card, copied_color=self.color)


class Became(CardChange):
    """An object is of other types, besides what it was: layer 4; and of another size: layer 7b (613.1d, 613.4b).

    types: types that it has now too.  subtypes: creature types that it has instead of others it had (205.1b).
    power, toughness: what they are now, before anything is added.
    """

    layer: ClassVar[str] = "4"
    types: tuple[str, ...]
    subtypes: tuple[str, ...]
    power: int | None = None
    toughness: int | None = None

    def card(self, card: Card) -> Card:
        """The card with the types and the size."""
        types = dict.fromkeys((*card.supertypes, *self.types, *card.types))
        others = card.subtypes if not self.subtypes or "creature" not in card.types else ()
        subtypes = tuple(dict.fromkeys((*others, *self.subtypes)))
        front = " ".join(t.capitalize() for t in sorted(types, key=_place))
        card = replace(card, type_line=f"{front} — {' '.join(subtypes)}" if subtypes else front)
        return card if self.power is None else replace(card, power=self.power, toughness=self.toughness)


def _place(type_: str) -> int:
    """Where a word stands in a type line: supertypes, card types, and "creature" last of them."""
    return 0 if type_ in SUPERTYPES else 2 if type_ == "creature" else 1


@lru_cache(maxsize=4096)
def changed_card(card: Card, changes: tuple[CardChange, ...]) -> Card:
    """A card as it reads with changes, in their order."""
    for change in changes:
        card = change.card(card)
    return card
