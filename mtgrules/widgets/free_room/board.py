"""A board as a reader writes it: one card on each line of a zone, for each player.  To a scenario's text and back.

What a line may say is what a scenario file may say ("Mountain x3", "Hill Giant (tapped)"); a line that begins with a
brace is a table of such a file.  Nothing here knows a widget or a rule.
"""

import tomllib
from collections.abc import Mapping
from typing import Any

from ...book import Value, replace
from ...cards import toml
from ...game import Game
from ...scenario.write import write

#: The zones that can be written, in the order in which they are shown.
ZONES = ("hand", "battlefield", "graveyard", "exile", "library")
#: The keys of a scenario that stand above the players and are kept.
TOP = ("turn", "step", "priority", "edition")


class Side(Value):
    """One player.  lines: the lines of each zone, in the order of ``ZONES``."""

    name: str
    life: int = 20
    mana: str = ""
    lines: tuple[tuple[str, ...], ...] = ((),) * len(ZONES)

    def zone(self, name: str) -> tuple[str, ...]:
        """The lines of a zone."""
        return self.lines[ZONES.index(name)]

    def with_zone(self, name: str, lines: tuple[str, ...]) -> "Side":
        """The same player with other lines in one zone; empty lines are left out."""
        kept = tuple(line.strip() for line in lines if line.strip())
        place = ZONES.index(name)
        return replace(self, lines=(*self.lines[:place], kept, *self.lines[place + 1:]))


class Board(Value):
    """A whole board.  top: whose turn it is and the like, as in a scenario.  rest: cards of one's own, as TOML."""

    sides: tuple[Side, ...]
    top: tuple[tuple[str, str], ...] = ()
    rest: str = ""

    def side(self, name: str) -> Side:
        """A player by name."""
        return next(one for one in self.sides if one.name == name)

    def with_side(self, side: Side) -> "Board":
        """The same board with one player changed."""
        return replace(self, sides=tuple(side if one.name == side.name else one for one in self.sides))

    @property
    def text(self) -> str:
        """The board as the text of a scenario."""
        top = toml.table("", dict(self.top))
        return "\n\n".join(part for part in (top, self.rest, *map(_side_text, self.sides)) if part) + "\n"


def _side_text(side: Side) -> str:
    lines = [f"[{side.name}]", f"life = {side.life}", f"mana = {toml.value(side.mana)}"]
    for name, cards in zip(ZONES, side.lines, strict=True):
        if cards or name != "library":  # a library of which nothing is said has ten cards
            lines.append(f"{name} = [{', '.join(map(_card_text, cards))}]")
    return "\n".join(lines)


def _card_text(line: str) -> str:
    return line if line.startswith("{") else toml.value(line)


def board(what: str | Game) -> Board:
    """A board from the text of a scenario, whose script is left out, or from a game.

    Raises tomllib.TOMLDecodeError for a text that is no TOML, CannotWrite for a game in the middle of something.
    """
    said = tomllib.loads(write(what) if isinstance(what, Game) else what)
    names = tuple(name for name in ("A", "N", "P", "Q") if name in said or name in ("A", "N"))
    top = tuple((key, str(said[key])) for key in TOP if key in said)
    cards = "\n\n".join(toml.table("[[card]]", one) for one in said.get("card", ()))
    return Board(tuple(_side(name, said.get(name, {})) for name in names), top, cards)


def _side(name: str, said: Mapping[str, Any]) -> Side:
    zones = tuple(_lines(said.get(zone, ())) for zone in ZONES)
    mana = said.get("mana", "")
    return Side(name, said.get("life", 20), mana if isinstance(mana, str) else "", zones)


def _lines(cards: Any) -> tuple[str, ...]:
    """The lines of a zone; a mere number of cards is left to the rest of the program."""
    return () if isinstance(cards, int) else tuple(one if isinstance(one, str) else toml.value(one) for one in cards)
