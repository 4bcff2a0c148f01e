"""A card: what is printed on it, and nothing that happens to it (108, 200-212).

A :class:`Card` keeps its printed characteristics and its text as lines of structure.
``rules_text`` writes that structure as English; nothing here knows a game.
"""

from functools import cached_property, lru_cache
from itertools import combinations_with_replacement
from typing import Any

import msgspec

from ..book import Value
from .faults import fault
from .mana import COLORS, LETTER_OF, Mana, mana
from .tree import (
    ActivatedLine,
    AddMana,
    AddManaOfOneColor,
    AnyInstruction,
    CastUsing,
    Cost,
    DoubleMana,
    Draw,
    Enchant,
    KeywordLine,
    Kicked,
    Line,
    Mill,
    ModalLine,
    SpellLine,
    SpliceLine,
    Static,
    StaticLine,
    Target,
    nodes,
    numbered,
    targets_of,
)

SUPERTYPES = ("basic", "legendary", "snow", "world", "token")
CARD_TYPES = ("artifact", "battle", "creature", "enchantment", "instant", "kindred", "land", "planeswalker",
              "sorcery")
PERMANENT_TYPES = ("artifact", "battle", "creature", "enchantment", "land", "planeswalker")


class Card(Value, dict=True, gc=True, cache_hash=True, omit_defaults=True, forbid_unknown_fields=True):
    """What is printed on a card.

    name: its name.  mana_cost: "{1}{R}"; None when it has none (202.1b).
    type_line: "Instant — Arcane".  color_indicator: colours, when a card has one (204).
    power, toughness: printed, for creatures; "*" where its text says what they are (208.2).
    loyalty, defense: printed, for planeswalkers and battles.  lines: its text as structure.
    token: True for what represents a token (111.1).
    copied_color: the color that a copy effect or another one gave it in place of its own (707.9b, 613.1e).
    layout, faces: of a card with several faces, which kind it is and what is on each
    (:mod:`mtgrules.cards.faces`); its other fields are what it is in a hand.
    """

    name: str
    type_line: str
    mana_cost: str | None = None
    color_indicator: tuple[str, ...] = ()
    power: int | str | None = None
    toughness: int | str | None = None
    loyalty: int | None = None
    defense: int | None = None
    lines: tuple[Line, ...] = ()
    token: bool = False
    copied_color: str = ""
    layout: str = ""
    faces: tuple["Card", ...] = ()

    def __repr__(self) -> str:
        return f"<Card: {self.name}" + (f", {self.type_line}>" if self.type_line else ">")

    @property
    def names(self) -> tuple[str, ...]:
        """The names that it has: a split card has two, and not the two as one (201.3, 709.4a)."""
        return tuple(face.name for face in self.faces) if self.layout == "split" else (self.name,)

    @cached_property
    def cost(self) -> Mana | None:
        """The mana cost; None when there is none, which is an unpayable cost (118.6)."""
        return None if self.mana_cost is None else mana(self.mana_cost)

    @cached_property
    def mana_value(self) -> int:
        """Mana value off the stack, X counted as 0 (202.3, 202.3e)."""
        return self.cost.value() if self.cost else 0

    @cached_property
    def colors(self) -> tuple[str, ...]:
        """Its colours: from its mana cost or its colour indicator (202.2, 204)."""
        if self.copied_color:
            return (self.copied_color,)
        from_cost = self.cost.colors if self.cost else ()
        return tuple(c for c in COLORS if c in from_cost or c in self.color_indicator)

    @cached_property
    def _typed(self) -> tuple[tuple[str, ...], tuple[str, ...], tuple[str, ...]]:
        return read_type_line(self.type_line)

    @cached_property
    def supertypes(self) -> tuple[str, ...]:
        """Supertypes, in lower case (205.4)."""
        return self._typed[0]

    @cached_property
    def types(self) -> tuple[str, ...]:
        """Card types, in lower case (205.2)."""
        return self._typed[1]

    @cached_property
    def subtypes(self) -> tuple[str, ...]:
        """Subtypes, as printed (205.3)."""
        return self._typed[2]

    @cached_property
    def is_permanent_card(self) -> bool:
        """True when it could be put onto the battlefield (110.4a)."""
        return any(t in PERMANENT_TYPES for t in self.types)

    @cached_property
    def kinds(self) -> frozenset[type | str]:
        """Which kinds of lines, and of static abilities, are printed on it, and the words of its type line."""
        return frozenset((*map(type, (*self.lines, *self.statics)), *self.supertypes, *self.types, *self.subtypes))

    @cached_property
    def keywords(self) -> tuple[Any, ...]:
        """The keyword abilities printed on it, in order."""
        return tuple(k for line in self.lines if isinstance(line, KeywordLine) for k in line.keywords)

    @cached_property
    def splice(self) -> SpliceLine | None:
        """Its splice ability, if it has one (702.47a)."""
        return next((line for line in self.lines if isinstance(line, SpliceLine)), None)

    @cached_property
    def statics(self) -> tuple[Static, ...]:
        """Its static abilities (113.3d)."""
        return tuple(line.ability for line in self.lines if isinstance(line, StaticLine))

    @cached_property
    def spell_lines(self) -> tuple[SpellLine, ...]:
        """Its spell abilities (113.3a)."""
        return tuple(line for line in self.lines if isinstance(line, SpellLine))

    @cached_property
    def activated(self) -> tuple[ActivatedLine, ...]:
        """Its activated abilities; basic land types bring one each (305.6)."""
        printed = tuple(line for line in self.lines if isinstance(line, ActivatedLine))
        return printed + basic_land_abilities(self.subtypes)

    @cached_property
    def targets(self) -> tuple[tuple[Target, ...], ...]:
        """For each line, the instances of "target" that make the spell targeted: those of its spell
        abilities (115.1a); for a modal one, those of all its modes."""
        return tuple(targets_of(line) if isinstance(line, SpellLine | ModalLine) or _enchants(line) else () for line in self.lines)

    @cached_property
    def depends_on_costs(self) -> tuple[bool, ...]:
        """For each line, whether part of it applies only if a cost was paid (kicker, teamwork, 601.2c)."""
        return tuple(any(isinstance(node, Kicked | CastUsing) for node in nodes(line)) for line in self.lines)

    @cached_property
    def mana_abilities(self) -> tuple["ManaAbility", ...]:
        """Its activated abilities that could add mana and have no target (605.1a)."""
        found = ((number, line, _adds(line)) for number, line in enumerate(self.activated))
        return tuple(ManaAbility(number, line, adds) for number, line, adds in found
                     if adds is not None and not targets_of(line))

    @cached_property
    def rules_text(self) -> str:
        """Its text in English, written from the structure, without reminder text."""
        from .english import write_text

        if self.layout == "split":
            return "\n//\n".join(face.rules_text for face in self.faces)
        return write_text(self.lines, self.name, self.words_before_the_dash)

    @property
    def words_before_the_dash(self) -> tuple[str, ...]:
        """Supertypes and card types, and "token" for a token: by these a text calls the object it is on."""
        return (*self.supertypes, *self.types, *(["token"] if self.token else []))


def _enchants(line: Line) -> bool:
    """True for an enchant ability, which makes an Aura spell targeted (303.4a)."""
    return isinstance(line, KeywordLine) and any(isinstance(k, Enchant) for k in line.keywords)


class ManaAbility(Value, dict=True, gc=True):
    """An activated ability that could add mana, with what matters when it is looked for.

    number: which of the card's activated abilities it is.  adds: its instruction that adds mana.
    """

    number: int
    line: ActivatedLine
    adds: AddMana | AddManaOfOneColor | DoubleMana

    @cached_property
    def outputs(self) -> tuple[Mana, ...]:
        """What it could add: one entry for each choice it leaves; none when that depends on what there is."""
        if isinstance(self.adds, DoubleMana | AddManaOfOneColor):
            return ()
        return tuple(mana(s) for s in choices_of(self.adds)) or (mana(self.adds.symbols),)

    def could_add(self, symbols: str) -> bool:
        """True when it could add that mana; of one color it adds as much as its cost says (107.3)."""
        if isinstance(self.adds, AddManaOfOneColor):
            pips = mana(symbols).pips
            return len(set(pips)) <= 1 and set(pips) <= set(LETTER_OF.values()) and not mana(symbols).generic
        return symbols in [made.text for made in self.outputs]

    @cached_property
    def besides(self) -> tuple[AnyInstruction, ...]:
        """What it does besides adding mana."""
        adding = AddMana | AddManaOfOneColor
        return tuple(act for act in self.line.do if not any(isinstance(node, adding) for node in nodes(act)))

    @cached_property
    def moves_library(self) -> bool:
        """True when it moves a card to or from a library; then it is no mana ability from
        2026-08-07 on (605.1a)."""
        later = tuple(nodes(getattr(self.adds, "when_spent", None)))  # another ability's doing (603.7a)
        return any(isinstance(node, Mill | Draw) and node not in later for node in nodes(self.line))

    @cached_property
    def only_taps(self) -> bool:
        """True when its whole cost is {T}."""
        return self.line.cost == Cost(tap_this=True)


def choices_of(adds: AddMana) -> tuple[str, ...]:
    """The mana that an instruction leaves a choice of; every combination of colors, where it says so."""
    if not adds.combination:
        return adds.choices
    return tuple("".join("{%s}" % LETTER_OF[color] for color in colors)
                 for colors in combinations_with_replacement(COLORS, adds.combination))


def _adds(line: ActivatedLine) -> AddMana | AddManaOfOneColor | DoubleMana | None:
    return next((node for node in nodes(line) if isinstance(node, AddMana | AddManaOfOneColor | DoubleMana)), None)


def read_type_line(type_line: str) -> tuple[tuple[str, ...], tuple[str, ...], tuple[str, ...]]:
    """Supertypes, card types and subtypes of a type line (205.1)."""
    front, _, back = type_line.partition("—")
    words = [word.lower() for word in front.split()]
    unknown = [w for w in words if w not in SUPERTYPES and w not in CARD_TYPES]
    if unknown:
        raise fault(f"type line {type_line!r}: {unknown[0]!r} is neither a supertype nor a card type; "
                      "write it like \"Legendary Creature — Human Soldier\"")
    return (tuple(w for w in words if w in SUPERTYPES), tuple(w for w in words if w in CARD_TYPES),
            tuple(back.split()))


_BASIC_LAND_MANA = {"Plains": "W", "Island": "U", "Swamp": "B", "Mountain": "R", "Forest": "G"}


@lru_cache
def basic_land_abilities(subtypes: tuple[str, ...]) -> tuple[ActivatedLine, ...]:
    """The mana abilities that basic land types bring with them (305.6)."""
    return tuple(ActivatedLine(Cost(tap_this=True), (AddMana("{%s}" % _BASIC_LAND_MANA[t]),))
                 for t in subtypes if t in _BASIC_LAND_MANA)


def prepared(card: Card) -> Card:
    """The card checked, with the instances of "target" numbered in each line; a card with several faces as
    :mod:`mtgrules.cards.faces` puts it together.

    Raises BadCard or BadMana when something on it cannot be read.
    """
    if card.layout or card.faces:
        from .faces import assembled

        return assembled(card, prepared)
    card = msgspec.structs.replace(card, lines=tuple(numbered(line) for line in card.lines))
    read_type_line(card.type_line)
    for text in (card.mana_cost, *(node.mana for node in nodes(card.lines) if isinstance(node, Cost))):
        mana(text or "")
    for color in card.color_indicator:
        if color not in COLORS:
            raise fault(f"color indicator {color!r} is no color; colors are {', '.join(COLORS)}")
    return card
