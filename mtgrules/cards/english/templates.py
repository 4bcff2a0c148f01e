"""Templates: the words for one kind of node, with holes in which phrases say its fields."""

import re
from collections.abc import Iterator
from typing import Any

import msgspec

from ..tree import Quality
from .grammar import Phrase, Readings, Ref
from .number import is_many
from .page import Page

SILENT = ("slot", "text")
"""Fields of a node that its words do not show; they are worked out from the line (601.2c)."""

#: The pieces of a pattern.  "[objects:noun] <gains|gain> [@]'s name" is taken apart into a hole (fields "objects", phrase
#: "noun"), words (" "), forms (one "gains", many "gain"), words, a hole (fields "@", no phrase), and words ("'s name").
PART = re.compile(r"""
    \[ (?P<fields> [\w,*@]+ ) :? (?P<phrase> [^\]]* ) \]      # a hole: which fields, in which phrase
  | <  (?P<one> [^|>]* ) \| (?P<many> [^>]* ) >               # two forms: for one, for many
  | (?P<words> [^\[<]+ )                                      # words as they are
""", re.VERBOSE)


class Template(Phrase):
    """The words for one kind of node, with holes for its fields.

    ``[amount:damage]`` is the field ``amount`` in the phrase "damage"; ``[power,toughness:change]``
    two fields in one phrase; ``[*:group]`` the quality that a noun is; ``[@]`` what the text calls
    its object; ``<gets|get>`` agrees with the first hole.  fixed: the other fields that these words
    say something about; fields that are neither in a hole nor fixed have their default.
    """

    def __init__(self, node: type, pattern: str, **fixed: Any):
        self.node, self.pattern, self.fixed = node, pattern, fixed
        self.parts = tuple(_part(found) for found in PART.finditer(pattern))
        self.holes = tuple(part for part in self.parts if isinstance(part, _Hole))

    def write(self, value: Any, this: str) -> str | None:
        if type(value) is not self.node or not self._says_all(value):
            return None
        written, subject = [], self.holes[0].value_in(value) if self.holes else None
        for part in self.parts:
            words = part.write(value, subject, this)
            if words is None:
                return None
            written.append(words)
        return "".join(written)

    def _says_all(self, node: Any) -> bool:
        """True when the holes and fixed fields are everything there is to say about the node."""
        shown = {field for hole in self.holes for field in hole.fields_of(node)}
        shown.update(name for name in SILENT if name in node.__struct_fields__)
        return self.node(**{**self.fixed, **{name: getattr(node, name) for name in shown}}) == node

    def read(self, page: Page, at: int) -> Readings:
        for fields, end in self._read_parts(page, at, 0, {}, None):
            yield self.node(**self.fixed, **fields), end

    def _read_parts(self, page: Page, at: int, place: int, fields: dict[str, Any], subject: Any) -> Readings:
        if place == len(self.parts):
            yield fields, at
            return
        part = self.parts[place]
        for new, value, end in part.read(page, at, subject):
            if all(fields.get(name, new[name]) == new[name] for name in new):
                first = value if subject is None else subject
                yield from self._read_parts(page, end, place + 1, {**fields, **new}, first)


def _part(found: re.Match[str]) -> Any:
    """The part of a template that a piece of its pattern stands for."""
    if found["words"]:
        return _Words(found["words"])
    if found["fields"] == "@":
        return _This()
    if found["fields"]:
        return _Hole(tuple(found["fields"].split(",")), Ref(found["phrase"]))
    return _Agree(found["one"], found["many"])


class _Words:
    """Fixed words of a template."""

    def __init__(self, words: str):
        self.words = words

    def write(self, node: Any, subject: Any, this: str) -> str:
        return self.words

    def read(self, page: Page, at: int, subject: Any) -> Iterator[tuple[dict[str, Any], Any, int]]:
        if page.sees(self.words, at):
            yield {}, None, at + len(self.words)


class _This(_Words):
    """What the text calls the object that it is on."""

    def __init__(self) -> None:
        super().__init__("")

    def write(self, node: Any, subject: Any, this: str) -> str:
        return this

    def read(self, page: Page, at: int, subject: Any) -> Iterator[tuple[dict[str, Any], Any, int]]:
        return _Words(page.this).read(page, at, subject)


class _Agree:
    """Words that agree with the first hole of the template in number."""

    def __init__(self, one: str, many: str):
        self.one, self.many = one, many

    def _form(self, subject: Any) -> str:
        return self.many if is_many(subject) else self.one

    def write(self, node: Any, subject: Any, this: str) -> str:
        return self._form(subject)

    def read(self, page: Page, at: int, subject: Any) -> Iterator[tuple[dict[str, Any], Any, int]]:
        return _Words(self._form(subject)).read(page, at, subject)


class _Hole:
    """A field of the node (or several, or the quality that it is) in some phrase."""

    def __init__(self, fields: tuple[str, ...], phrase: Phrase):
        self.fields, self.phrase = fields, phrase

    def fields_of(self, node: Any) -> tuple[str, ...]:
        """The names of the fields that it shows."""
        return Quality.__struct_fields__ if self.fields == ("*",) else self.fields

    def value_in(self, node: Any) -> Any:
        """What the phrase has to say: a field's value, a quality, or a row of values."""
        if self.fields == ("*",):
            return Quality(**{name: getattr(node, name) for name in Quality.__struct_fields__})
        values = tuple(getattr(node, name) for name in self.fields)
        return values if values[1:] else values[0]

    def write(self, node: Any, subject: Any, this: str) -> str | None:
        return self.phrase.write(self.value_in(node), this)

    def read(self, page: Page, at: int, subject: Any) -> Iterator[tuple[dict[str, Any], Any, int]]:
        for value, end in self.phrase.read(page, at):
            yield self._named(value), value, end

    def _named(self, value: Any) -> dict[str, Any]:
        if self.fields == ("*",):
            return msgspec.structs.asdict(value)
        return dict(zip(self.fields, value, strict=True)) if self.fields[1:] else {self.fields[0]: value}
