"""Card English: lines written as text, and text read as lines.

One template per instruction, noun and line, used both ways: :mod:`grammar` is the engine,
:mod:`number` spells one and many; :mod:`groups` (qualities), :mod:`nouns`, :mod:`acts` (instructions),
:mod:`clauses` (what hangs on them), :mod:`costs`, :mod:`statics`, :mod:`events`, :mod:`modes` and :mod:`lines` hold
the templates.  Nothing
here knows a game or branches on a card's name.  Another language is another package like this one.
"""

import re
from typing import Any

import msgspec

from ...book import demand
from ..tree import (
    Choose,
    ChooseTargets,
    CreateToken,
    EachOf,
    Line,
    Mode,
    Put,
    Return,
    RevealUntil,
    Sacrifice,
    Search,
    SearchBoth,
    StaticLine,
    Target,
    That,
    nodes,
    numbered,
    rebuilt,
)
from . import acts, clauses, costs, events, modes, nouns, statics  # noqa: F401 - they fill the table of phrases
from . import lines as _lines  # noqa: F401
from .faults import Unreadable, Unwritable
from .grammar import PHRASES
from .page import Page

__all__ = ["Unreadable", "Unwritable", "read_line", "read_text", "without_reminders", "write_instruction",
           "write_line", "write_text"]


PERMANENTS = ("token", "creature", "land", "artifact", "enchantment", "planeswalker", "battle")


def write_text(lines: tuple[Line, ...], name: str, types: tuple[str, ...]) -> str:
    """The lines as paragraphs, on an object with this name and these supertypes and card types.

    Raises Unwritable.
    """
    return "\n".join(write_line(line, called(name, types)) for line in lines)


def write_line(line: Line, self_name: str) -> str:
    """One line as a paragraph; ``self_name`` is what it calls the object it is on.

    On the stack that is the name of the spell, also in text that it has gained (201.5b, 702.47c).
    """
    return _written("line", line, self_name)


def write_instruction(instruction: Any, self_name: str) -> str:
    """One instruction as a sentence, with its full stop; ``self_name`` as in write_line."""
    return _written("sentence", instruction, self_name) + "."


def read_text(text: str, name: str, types: tuple[str, ...]) -> tuple[Line, ...]:
    """The lines that a text means, on a card with this name and these supertypes and card types.

    Reminder text and empty paragraphs are passed over.  Raises Unreadable, with the place, and TypeError for what is no
    text, or no row of types.
    """
    demand(text, str, "write the text as it is printed")
    demand(types, tuple, "write the supertypes and card types as a row, for instance (\"instant\",)")
    text = without_reminders(text)
    lines, start = [], 0
    for paragraph in re.split(r"\n(?![•+] |Revolt — )", text) if text else ():
        try:
            lines.append(read_line(paragraph, called(name, types)))
        except Unreadable as fault:
            raise Unreadable(text, start + fault.at) from None
        start += len(paragraph) + 1
    return tuple(lines)


def read_line(paragraph: str, self_name: str) -> Line:
    """The line that one paragraph means; a modal one has a paragraph more for each mode.

    Raises Unreadable, with the place.
    """
    page = Page(paragraph, self_name)
    for line, end in PHRASES["line"].read(page, 0):
        if end == len(paragraph):
            return linked(numbered(line))
    raise Unreadable(paragraph, _next_word(paragraph, page.far[0]))


def _next_word(text: str, at: int) -> int:
    """Where the next word or symbol begins; the end of the text when there is none."""
    found = re.compile(r"[\w{+-]").search(text, at)
    return found.start() if found else len(text)


def without_reminders(text: str) -> str:
    """A printed text without reminder text (207.2a) and without empty paragraphs."""
    paragraphs = re.sub(r" *\([^()]*\)", "", text).split("\n")
    return "\n".join(paragraph.strip() for paragraph in paragraphs if paragraph.strip())


def called(name: str, types: tuple[str, ...]) -> str:
    """What a text calls the object it is on: a spell by its name, a permanent "this creature", one that is legendary by
    its name, and one whose name has a title by the name without it (201.5c)."""
    title = r", |(?<=[a-z]) the (?=[A-Z])" if "creature" in types else ", "  # "Swirl the Mists" is no one with a title
    short = re.split(title, name)[0]
    if any(kind in types for kind in PERMANENTS) and short != name and short.split()[-1][0].isupper():
        return short
    kinds = () if "legendary" in types else PERMANENTS
    return next((f"this {kind}" for kind in kinds if kind in types), name)


def _written(phrase: str, node: Any, self_name: str) -> str:
    words = PHRASES[phrase].write(node, self_name)
    if words is None:
        raise Unwritable(_without_words(node, self_name))
    return words


def _without_words(line: Any, self_name: str) -> Any:
    """The part of a line that cannot be written: an instruction or a static ability; else the line itself."""
    parts = [(part, "sentence") for part in getattr(line, "do", ())]
    parts += [(line.ability, "static")] if isinstance(line, StaticLine) else []
    return next((part for part, phrase in parts if PHRASES[phrase].write(part, self_name) is None), line)


# ---------------------------------------------------------------- what "it" and "that" mean

_NEW_OBJECTS = (Put, Choose, ChooseTargets, CreateToken, EachOf, RevealUntil, Search, SearchBoth)


def linked(line: Any) -> Any:
    """The line with each "that" tied to the instance of "target" it takes up.

    It is the last one before it in the text, until an instruction brings something else into
    the talk: what it chose or found, or the new object that a card became (400.7j).
    """
    line = _linked(line, None)[0]
    places = {target.slot: target.zone for target in nodes(line) if isinstance(target, Target)}
    line = rebuilt(line, lambda node: _become_a_card(node, places))
    if any(isinstance(node, Sacrifice) for node in nodes(line)):
        return line
    return rebuilt(line, _sacrificed_before)


def _become_a_card(node: Any, places: dict[int, str]) -> Any:
    """What was targeted as a permanent or spell and is called a card is what it has become since (109.2, 400.7j);
    a milled card was no target."""
    became = isinstance(node, That) and (node.noun.startswith("milled") or (
        node.noun == "card" and places.get(node.slot) in ("battlefield", "stack")))
    return msgspec.structs.replace(node, slot=None) if became else node


def _sacrificed_before(node: Any) -> Any:
    """What a line calls sacrificed, and does not sacrifice itself, was sacrificed for a cost: no target."""
    paid = isinstance(node, That) and node.noun.startswith("sacrificed")
    return msgspec.structs.replace(node, slot=None) if paid else node


def _linked(node: Any, last: Target | None) -> tuple[Any, Target | None]:
    """The node with its "that" tied, and the instance of "target" that the next one would take up."""
    if isinstance(node, tuple):
        parts = []
        for part in node:
            part, last = _linked(part, last)
            parts.append(part)
        return tuple(parts), last
    if isinstance(node, That):
        return msgspec.structs.replace(node, slot=_slot_meant(node.noun, last)), last
    if isinstance(node, Mode):
        last = None
    if not isinstance(node, msgspec.Struct):
        return node, last
    fields = {}
    for name in sorted(node.__struct_fields__, key=_place_in_text):
        fields[name], last = _linked(getattr(node, name), last)
    node = type(node)(**fields)
    return node, _after(node, last)


def _slot_meant(noun: str, last: Target | None) -> int | None:
    """The instance of "target" that a noun takes up: "that spell" means no player, and "them" none at all."""
    if last is None or noun == "them" or (noun == "spell" and not last.zone.startswith("stack")):
        return None
    return last.slot


def _place_in_text(field: str) -> int:
    """Who does it is said first, on what condition last; a sort keeps the others in order."""
    return {"who": 0, "condition": 2}.get(field, 1)


def _after(node: Any, last: Target | None) -> Target | None:
    if isinstance(node, Target):
        return node
    renewed = isinstance(node, _NEW_OBJECTS) or (isinstance(node, Return) and node.to == "battlefield")
    return None if renewed else last
