"""Mana symbols and the costs made of them (106, 107.4, 202).

A :class:`Mana` value is a row of symbols as printed, with one canonical order for
sums.  It knows how to be read, written, added and valued; it does not know who pays.
"""

import re
from functools import cached_property, lru_cache

from ..book import Value

COLORS = ("white", "blue", "black", "red", "green")
COLOR_OF = dict(zip("WUBRG", COLORS, strict=True))
LETTER_OF = {name: letter for letter, name in COLOR_OF.items()}

_SYMBOL = re.compile(r"\{([^{}]*)\}")
_KNOWN = re.compile(
    r"\d+|X|[WUBRGCS]|[WUBRG]/[WUBRG]|2/[WUBRG]|C/[WUBRG]|[WUBRG]/P|[WUBRG]/[WUBRG]/P"
)
_ORDER = {letter: place for place, letter in enumerate("XWUBRGCS")}


class BadMana(ValueError):
    """A mana string that cannot be read; the message shows the place and what was meant."""


class Mana(Value, dict=True, gc=True):
    """A row of mana symbols, such as {2}{U}{R}.

    symbols: the letters between the braces, as written: ``("2", "U", "R")``.
    """

    symbols: tuple[str, ...] = ()

    @property
    def text(self) -> str:
        """The symbols in braces; no symbols at all is ``{0}``."""
        return "".join("{%s}" % s for s in self.symbols) or "{0}"

    def __str__(self) -> str:
        return self.text

    @cached_property
    def generic(self) -> int:
        """How much of it is generic mana (107.4b)."""
        return sum(int(s) for s in self.symbols if s.isdigit())

    @cached_property
    def pips(self) -> tuple[str, ...]:
        """The symbols that are not a number (and not X), as written."""
        return tuple(s for s in self.symbols if not s.isdigit() and s != "X")

    @cached_property
    def x(self) -> int:
        """How many {X} symbols it has."""
        return self.symbols.count("X")

    @cached_property
    def colors(self) -> tuple[str, ...]:
        """The colours of its symbols, in the order white to green (105.2, 202.2)."""
        letters = set("".join(self.symbols))
        return tuple(name for letter, name in COLOR_OF.items() if letter in letters)

    def value(self, x: int = 0) -> int:
        """Mana value (202.3), with {X} counted as ``x`` (202.3e)."""
        return sum(_symbol_value(s, x) for s in self.symbols)

    def canonical(self) -> "Mana":
        """The same cost in one order: X, generic as one number, hybrids, W U B R G, C, S."""
        return _canonical(self.symbols)

    def same_as(self, other: "Mana") -> bool:
        """True when both hold the same symbols, in whatever order they are written."""
        return self.canonical() == other.canonical()

    def plus(self, other: "Mana") -> "Mana":
        """Both costs together, in canonical order."""
        return _canonical(self.symbols + other.symbols)

    def less(self, amount: int) -> "Mana":
        """This cost with up to ``amount`` generic mana taken off (118.7a)."""
        rest = max(0, self.generic - amount)
        return Mana(((str(rest),) if rest else ()) + tuple(s for s in self.symbols if not s.isdigit())).canonical()

    def minus(self, other: "Mana") -> "Mana":
        """What this cost has and a smaller one has not."""
        symbols = list(self.canonical().pips)
        for symbol in other.pips:
            symbols.remove(symbol)
        rest = self.generic - other.generic
        return Mana(((str(rest),) if rest else ()) + tuple(symbols)).canonical()

    def with_x(self, x: int) -> "Mana":
        """This cost with every {X} replaced by the announced number (107.3a)."""
        return Mana(tuple(str(x) if s == "X" else s for s in self.symbols)).canonical()


@lru_cache(maxsize=4096)
def mana(text: str) -> Mana:
    """Read a mana string such as ``{2}{U}{R}``; the empty string is no symbols.

    Raises BadMana, naming the place and a way out.
    """
    at, symbols = 0, []
    for match in _SYMBOL.finditer(text):
        if match.start() != at:
            break
        symbol = match.group(1).upper()
        if not _KNOWN.fullmatch(symbol):
            raise BadMana(f"{text!r}: no mana symbol {{{match.group(1)}}} at place {at + 1}; "
                          "symbols are {0} {1} ..., {X}, {W} {U} {B} {R} {G}, {C}, {S}, {W/U}, {2/W}, {W/P}")
        symbols.append(symbol)
        at = match.end()
    if at != len(text):
        braced = "".join("{%s}" % part for part in re.findall(r"\d+|[WUBRGCXSwubrgcxs]", text))
        hint = f"; did you mean {braced}?" if braced else ""
        raise BadMana(f"{text!r}: cannot read {text[at:]!r} at place {at + 1}{hint}")
    return Mana(tuple(s for s in symbols if s != "0"))


@lru_cache(maxsize=4096)
def _canonical(symbols: tuple[str, ...]) -> Mana:
    generic = sum(int(s) for s in symbols if s.isdigit())
    others = sorted((s for s in symbols if not s.isdigit()), key=_place)
    xs = tuple(s for s in others if s == "X")
    rest = tuple(s for s in others if s != "X")
    return Mana(xs + ((str(generic),) if generic else ()) + rest)


def _place(symbol: str) -> tuple[int, int, str]:
    return (len(symbol) == 1, _ORDER.get(symbol, 0), symbol)


def _symbol_value(symbol: str, x: int) -> int:
    if symbol == "X":
        return x
    if symbol.isdigit():
        return int(symbol)
    return 2 if symbol.startswith("2/") else 1  # 202.3f: the largest half; 202.3g: Phyrexian counts 1
