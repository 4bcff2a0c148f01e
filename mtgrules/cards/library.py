"""The library of cards: every ``data/cards/*.toml``, read once, as a mapping name -> Card.

A file is a list of ``[[card]]`` tables.  What cannot be read is named with its file,
the card and the place in it.
"""

import difflib
import tomllib
from collections.abc import Iterator, Mapping
from functools import cached_property, lru_cache
from pathlib import Path

from ..book.data import data_folder
from .card import Card, prepared
from .faults import BadCard, at, fault
from .reading import read_card


class UnknownCard(KeyError):
    """No card of that name; the message suggests the nearest name."""

    def __init__(self, name: str, known: Mapping[str, Card] | tuple[str, ...]):
        near = difflib.get_close_matches(name, list(known), n=1, cutoff=0.5)
        hint = f"; did you mean {near[0]!r}?" if near else ""
        super().__init__(f"unknown card {name!r}{hint}")
        self.name = name

    def __str__(self) -> str:
        return str(self.args[0])


class Library(Mapping[str, Card]):
    """Cards by name, in the order of the files."""

    def __init__(self, cards: Mapping[str, Card]):
        self._cards = dict(cards)

    def __getitem__(self, name: str) -> Card:
        try:
            return self._cards[name]
        except KeyError:
            raise UnknownCard(name, self._cards) from None

    def face(self, name: str) -> tuple[Card, int]:
        """The card that has a face of that name, and which of its faces that is; 0 for its own name.

        Raises UnknownCard.
        """
        found = (card, 0) if (card := self._cards.get(name)) else self._backs.get(name)
        if found is None:
            raise UnknownCard(name, (*self._cards, *self._backs))
        return found

    @cached_property
    def _backs(self) -> dict[str, tuple[Card, int]]:
        """The faces that the name of a card does not name."""
        return {face.name: (card, number) for card in reversed(self._cards.values())
                for number, face in enumerate(card.faces) if face.name not in self._cards}

    def __iter__(self) -> Iterator[str]:
        return iter(self._cards)

    def __len__(self) -> int:
        return len(self._cards)

    def __contains__(self, name: object) -> bool:
        return name in self._cards

    def with_cards(self, *cards: Card) -> "Library":
        """This library with more cards (a card of the same name replaces the old one)."""
        return Library({**self._cards, **{card.name: prepared(card) for card in cards}})

    def __repr__(self) -> str:
        return f"<Library of {len(self)} cards>"


@lru_cache(maxsize=1)
def library() -> Library:
    """All cards of ``data/cards``.  Raises BadCard naming file, card and place."""
    return read_folder(data_folder() / "cards")


def predefined(subtype: str) -> Card:
    """The predefined token of a subtype ("Incubator", 111.10).  Raises UnknownCard."""
    found = next((card for card in library().values() if card.token and subtype in card.subtypes), None)
    if found is None:
        raise UnknownCard(subtype, tuple(card.subtypes[0] for card in library().values() if card.token))
    return found


def read_folder(folder: Path) -> Library:
    """The cards of every TOML file in a folder.  Raises BadCard naming file, card and place."""
    cards: dict[str, Card] = {}
    files: dict[str, str] = {}
    for path in sorted(folder.glob("*.toml")):
        for card in read_cards(path):
            if card.name in cards:
                raise BadCard(path.name, "", f"card {card.name!r} is in {files[card.name]} already; remove one of the two")
            cards[card.name], files[card.name] = card, path.name
    return Library(cards)


def read_cards(path: Path) -> tuple[Card, ...]:
    """The cards of one file.  Raises BadCard naming file, card and place."""
    with at(file=path.name):
        try:
            data = tomllib.loads(path.read_text(encoding="utf-8"))
        except tomllib.TOMLDecodeError as error:
            raise fault(f"not TOML: {error}") from None
        cards = data.pop("card", [])
        if data or not isinstance(cards, list):
            raise fault(f"{next(iter(data), 'card')!r} is not a list of cards; each card begins with [[card]]")
        return tuple(read_card(raw, number) for number, raw in enumerate(cards, 1))
