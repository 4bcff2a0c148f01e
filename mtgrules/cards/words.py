"""Words that a text uses as words of the game: colours, basic land types, creature types (612.2).

A tree has them in a few places only: the fields named here, and landwalk keywords.  Names of cards and
mana symbols stand elsewhere, so a change of words never touches them.
"""

import tomllib
from functools import cache, lru_cache
from typing import Any

import msgspec

from ..book import Value
from ..book.data import data_folder
from .card import Card
from .mana import COLORS

BASIC_LAND_TYPES = ("Plains", "Island", "Swamp", "Mountain", "Forest")
#: Fields of nodes that hold such words, and those that hold keywords.
WORD_FIELDS = ("colors", "not_colors", "subtypes", "not_subtypes")
KEYWORD_FIELDS = ("keywords", "gains", "loses", "keyword")


class Reword(Value):
    """Every instance of some words in a text is another word (612.1).

    old: the words that are replaced.  new: the word that stands there now.
    """

    old: tuple[str, ...]
    new: str


@cache
def creature_types() -> tuple[str, ...]:
    """The creature types that are one word (205.3m)."""
    with (data_folder() / "words.toml").open("rb") as file:
        return tuple(tomllib.load(file)["creature_types"].split())


def words_of_kind(kind: str) -> tuple[str, ...]:
    """The words of a kind: "color word", "basic land type" or "creature type"."""
    if kind == "creature type":
        return creature_types()
    return COLORS if kind == "color word" else BASIC_LAND_TYPES


def reworded(tree: Any, change: Reword) -> Any:
    """A tree with the words changed; the same tree when it has none of them."""
    if isinstance(tree, tuple):
        parts = tuple(reworded(part, change) for part in tree)
        return parts if any(new is not old for new, old in zip(parts, tree, strict=True)) else tree
    if not isinstance(tree, msgspec.Struct):
        return tree
    fields = {name: _field(name, getattr(tree, name), change) for name in tree.__struct_fields__}
    changed = {name: value for name, value in fields.items() if value is not getattr(tree, name)}
    return msgspec.structs.replace(tree, **changed) if changed else tree


def _field(name: str, value: Any, change: Reword) -> Any:
    if name in WORD_FIELDS:
        return _words(value, change)
    if name in KEYWORD_FIELDS and isinstance(value, str):
        return _keyword(value, change)
    if name in KEYWORD_FIELDS and isinstance(value, tuple):
        value = _same_or(value, tuple(_keyword(k, change) if isinstance(k, str) else k for k in value))
    return reworded(value, change)


def _words(words: tuple[str, ...], change: Reword) -> tuple[str, ...]:
    """A row of words; one that would stand there twice stands there once."""
    return _same_or(words, tuple(dict.fromkeys(change.new if word in change.old else word for word in words)))


def _keyword(keyword: str, change: Reword) -> str:
    """A landwalk keyword has a land type in it (702.14a)."""
    was = next((old for old in change.old if keyword == landwalk(old)), None)
    return landwalk(change.new) if was else keyword


def landwalk(land_type: str) -> str:
    """The landwalk keyword of a land type: "islandwalk"."""
    return f"{land_type.lower()}walk"


def _same_or(old: Any, new: Any) -> Any:
    return old if new == old else new


@lru_cache(maxsize=1024)
def reworded_card(card: Card, change: Reword) -> Card:
    """A card with the words changed in its text and in its type line; its name is no such word (612.1-2)."""
    front, dash, back = card.type_line.partition("— ")
    subtypes = " ".join(_words(tuple(back.split()), change))
    lines = reworded(card.lines, change)
    if lines is card.lines and subtypes == back:
        return card
    return msgspec.structs.replace(card, type_line=front + dash + subtypes, lines=lines)
