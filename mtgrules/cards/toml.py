"""Values as TOML: strings, numbers, lists and tables on one line; and a card as data files have it.

Python reads TOML and does not write it; cards and scenarios need no more of it than this.
"""

import json
import re
from collections.abc import Mapping
from typing import Any

import msgspec

from .card import Card
from .tree import Target

_BARE = re.compile(r"[A-Za-z0-9_-]+")


def value(what: Any) -> str:
    """A value on one line.  Raises TypeError for what TOML has no form for."""
    match what:
        case bool():
            return "true" if what else "false"
        case int():
            return str(what)
        case str():
            return json.dumps(what, ensure_ascii=False).replace("\x7f", "\\u007f")
        case list() | tuple():
            return f"[{', '.join(map(value, what))}]"
        case Mapping():
            return "{ " + ", ".join(f"{key(name)} = {value(one)}" for name, one in what.items()) + " }" if what else "{}"
    raise TypeError(f"TOML has no form for {what!r}")


def key(name: str) -> str:
    """A key, in quotes where it needs them."""
    return name if _BARE.fullmatch(name) else value(name)


def table(head: str, entries: Mapping[str, Any]) -> str:
    """A table with its heading, a key on each line; "" for the heading of the top."""
    lines = [head] if head else []
    return "\n".join([*lines, *(f"{key(name)} = {value(one)}" for name, one in entries.items())])


# ---------------------------------------------------------------- cards


def as_toml(card: Card) -> str:
    """A card as a data file has it: a table ``[[card]]``, a line of its own for each line of its text.

    What is worked out on loading is left out: the numbers of targets, and what a card has from its faces.
    """
    if not card.faces:
        return _one_face("[[card]]", said(card))
    head = {name: one for name, one in said(card).items() if name in ("layout", "token")}
    faces = (msgspec.structs.replace(face, token=False) for face in card.faces)
    return "\n".join([table("[[card]]", head), *("\n" + _one_face("[[card.faces]]", said(face)) for face in faces)])


def said(part: Any) -> Any:
    """A part of a card, or a card, as tables: only what is not as it would be anyhow."""
    if isinstance(part, tuple):
        return [said(one) for one in part]
    if not isinstance(part, msgspec.Struct):
        return part
    kind = part.__struct_config__
    named = {kind.tag_field: kind.tag} if kind.tag_field else {}
    return {**named, **{name: said(getattr(part, name)) for name in _set_in(part)}}


def _set_in(part: msgspec.Struct) -> list[str]:
    """The fields with something of their own in them; which instance of "target" it is is counted on loading (601.2c)."""
    counted = "slot" if isinstance(part, Target) else ""
    return [field.name for field in msgspec.structs.fields(part)
            if getattr(part, field.name) != field.default and field.name != counted]


def _one_face(head: str, entries: Mapping[str, Any]) -> str:
    lines = entries.get("lines", ())
    order = dict.fromkeys(name for name in ("name", "mana_cost", *entries) if name in entries and name != "lines")
    rest = {name: entries[name] for name in order}
    rows = [f"lines = [{value(lines[0])}]"] if len(lines) == 1 else ["lines = [", *(f"  {value(one)}," for one in lines), "]"]
    return "\n".join([table(head, rest), *(rows if lines else ())])
