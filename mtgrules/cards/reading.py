"""From tables to records, and every fault in words: the place within the table, what stands there, and a way out.

Used for cards, and on the floors above for every other table that a person writes.
"""

import re
from collections.abc import Iterator
from typing import Any

import msgspec
from msgspec import inspect

from ..book import hint
from .card import Card, prepared
from .faces import with_name
from .faults import at, fault
from .mana import BadMana
from .sense import check_card


def read_card(raw: Any, number: int) -> Card:
    """The card that a table says, checked; ``number`` names it when it has no name.  Raises BadCard."""
    raw = with_name(raw) if isinstance(raw, dict) else raw
    name = raw.get("name") if isinstance(raw, dict) else None
    with at(f"card {name or f'number {number}'!r}"):
        try:
            card = prepared(record(raw, Card))
        except BadMana as error:
            raise fault(str(error)) from None
        check_card(card)
        return card


def record(raw: Any, kind: type, more_keys: tuple[str, ...] = ()) -> Any:
    """A table as a record of that kind; ``more_keys`` may stand there too, and others read them.

    Raises BadCard, naming the place within the table.
    """
    try:
        return msgspec.convert(raw, kind)
    except msgspec.ValidationError as error:
        problem, _, path = str(error).partition(" - at `$")
        path = path.rstrip("`")
        raise fault(_in_words(problem, kind, raw, path, more_keys), _place(path)) from None


def _place(path: str) -> str:
    """".hand[2].card" in the words of a person: the card of the third entry."""
    words = (f"number {int(number) + 1}" if number else name for name, number in _STEP.findall(path))
    return ", ".join(word for word in words if word)


_WORDS = {"int": "a whole number", "str": "a text", "array": "a list", "object": "a table", "bool": "true or false",
          "null": "nothing", "float": "a number with a point"}  # fmt: skip


def _in_words(problem: str, kind: type, raw: Any, path: str, more_keys: tuple[str, ...]) -> str:
    if match := re.fullmatch(r"Object contains unknown field `(.*)`", problem):
        known = (*_keys(_tables_at(kind, raw, path)), *(() if path else more_keys))
        return f"there is no key {match[1]!r} here" + hint(match[1], known, "the keys are")
    if match := re.fullmatch(r"Object missing required field `(.*)`", problem):
        return f"the key {match[1]!r} is missing; add it"
    if match := re.fullmatch(r"Expected `(.*)`, got `(.*)`", problem):
        wanted = " or ".join(dict.fromkeys(_WORDS.get(w, w) for w in match[1].split(" | ")))
        key = path.rpartition(".")[2]
        way_out = f"; write {key} = [...]" if "array" in match[1] and key.isidentifier() else ""
        return f"expected {wanted}, and there stands {_WORDS.get(match[2], match[2])}{way_out}"
    if match := re.fullmatch(r"Invalid value '(.*)'", problem):
        above, _, field = path.rpartition(".")
        return f"there is no {match[1]!r} here" + hint(match[1], _tags(_tables_at(kind, raw, above), field))
    return problem


# ---------------------------------------------------------------- what might stand at a place

_STEP = re.compile(r"\.([^.\[\]]+)|\[(\d*)[^\]]*\]")
"""One step of a path: into a key, or into an entry of a list."""


def _tables_at(kind: type, raw: Any, path: str) -> tuple[inspect.StructType, ...]:
    """The kinds of tables that may stand at a place; where a table above names its kind, only what that one holds."""
    here = tuple(_alternatives(inspect.type_info(kind)))
    for name, number in _STEP.findall(path):
        if name:
            here = tuple(f.type for table in _meant(here, raw) for f in table.fields if f.encode_name == name)
            raw = raw.get(name) if isinstance(raw, dict) else None
        else:
            here = tuple(type_.item_type for type_ in here if hasattr(type_, "item_type"))
            raw = raw[int(number)] if isinstance(raw, list) and number else None
        here = tuple(one for type_ in here for one in _alternatives(type_))
    return _meant(here, raw)


def _alternatives(type_: inspect.Type) -> Iterator[inspect.Type]:
    if isinstance(type_, inspect.UnionType):
        for one in type_.types:
            yield from _alternatives(one)
    else:
        yield type_


def _meant(types: tuple[inspect.Type, ...], raw: Any) -> tuple[inspect.StructType, ...]:
    """The kinds of tables among some types: the one that the table says it is, if it says so."""
    tables = tuple(one for one in types if isinstance(one, inspect.StructType))
    said = tuple(one for one in tables if isinstance(raw, dict) and one.tag_field and raw.get(one.tag_field) == one.tag)
    return said or tables


def _keys(tables: tuple[inspect.StructType, ...]) -> list[str]:
    return [field.encode_name for table in tables for field in table.fields]


def _tags(tables: tuple[inspect.StructType, ...], field: str) -> list[str]:
    return [table.tag for table in tables if table.tag_field == field]
