"""The engine that writes and reads: phrases, each of which goes both ways.

A phrase has two methods.  ``write(value, this)`` gives the words for a value, or None when
it has no words for it.  ``read(page, at)`` yields every (value, place after it) that it can
make of the words at a place; whoever reads on and fails comes back for the next one.
``this`` is what a text calls the object that it is on.

Nothing here knows a card or a word of English; those are in the neighbours.
"""

import re
from collections.abc import Callable, Iterator
from itertools import takewhile
from typing import Any

import msgspec

from ..tree import Quality
from .number import article, is_many

Readings = Iterator[tuple[Any, int]]

PHRASES: dict[str, "Phrase"] = {}
"""Phrases by name: what the holes of a template speak of."""

SILENT = ("slot", "text")
"""Fields of a node that its words do not show; they are worked out from the line (601.2c)."""


class Page:
    """A text being read: what it says, what it calls its object, how far anyone got.

    A page with its first letter made small (at the start of a sentence) shares the mark of how
    far reading came, so that a fault is shown where it is.
    """

    def __init__(self, text: str, this: str, far: list[int] | None = None):
        self.text, self.this, self.far = text, this, [0] if far is None else far
        self.known: dict[tuple[str, int], tuple[tuple[Any, int], ...]] = {}
        self._lowered: dict[int, Page] = {}
        self._said_by: dict[str, Page] = {}

    def sees(self, words: str, at: int) -> bool:
        """True when exactly these words stand at this place, not merely the start of longer ones."""
        end = at + len(words)
        if words and self.text[at:at + 1] != words[0]:
            return False
        found = self.text.startswith(words, at) and not (words[-1:].isalpha() and self.text[end:end + 1].isalpha())
        if end > self.far[0]:
            self.far[0] = max(self.far[0], end if found else at + self._alike(words, at))
        return found

    def _alike(self, words: str, at: int) -> int:
        """How long the whole words are that both begin with."""
        pairs = zip(words, self.text[at:at + len(words)], strict=False)
        same = sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], pairs))
        return words.rfind(" ", 0, same) + 1

    def lowered(self, at: int) -> "Page":
        """The same page with a small letter at this place."""
        if at not in self._lowered:
            text = self.text[:at] + self.text[at:at + 1].lower() + self.text[at + 1:]
            self._lowered[at] = Page(text, self.this, self.far)
        return self._lowered[at]


    def said_by(self, this: str) -> "Page":
        """The same page where the object that the text is on is called otherwise: a token, in quoted text."""
        return self._said_by.setdefault(this, Page(self.text, this, self.far))


class Phrase:
    """Words for some kind of value, both ways."""

    def write(self, value: Any, this: str) -> str | None:
        """The words for a value; None when this phrase has none."""
        raise NotImplementedError

    def read(self, page: Page, at: int) -> Readings:
        """Each value that the words at this place may mean, with the place after them."""
        raise NotImplementedError


class Ref(Phrase):
    """A phrase by its name, looked up when it is used: phrases may contain each other.

    What it reads at a place is noted on the page: many templates begin with the same noun.
    """

    def __init__(self, name: str):
        self.name = name

    def write(self, value: Any, this: str) -> str | None:
        return PHRASES[self.name].write(value, this)

    def read(self, page: Page, at: int) -> Readings:
        place = (self.name, at)
        if place not in page.known:
            page.known[place] = tuple(PHRASES[self.name].read(page, at))
        return iter(page.known[place])


class Vocabulary(Phrase):
    """A closed list of words, each with its value."""

    def __init__(self, words: dict[str, Any]):
        self.words = dict(sorted(words.items(), key=lambda pair: -len(pair[0])))
        self.by_value = {value: word for word, value in words.items()}

    def write(self, value: Any, this: str) -> str | None:
        return self.by_value.get(value)

    def read(self, page: Page, at: int) -> Readings:
        return ((value, at + len(word)) for word, value in self.words.items() if page.sees(word, at))


class Match(Phrase):
    """Words of one pattern, such as digits; ``mean`` gives the value, ``say`` the words."""

    def __init__(self, pattern: str, mean: Callable[[str], Any] = str, say: Callable[[Any], str | None] = str):
        self.pattern, self.mean, self.say = re.compile(pattern), mean, say

    def write(self, value: Any, this: str) -> str | None:
        words = self.say(value)
        return words if words and self.pattern.fullmatch(words) else None

    def read(self, page: Page, at: int) -> Readings:
        found = self.pattern.match(page.text, at)
        value = self.mean(found.group()) if found else None
        if found and value is not None:
            page.far[0] = max(page.far[0], found.end())
            yield value, found.end()


class OneOf(Phrase):
    """The first of several phrases that has words for a value; each of them in reading."""

    def __init__(self, *phrases: Phrase):
        self.phrases = phrases

    def write(self, value: Any, this: str) -> str | None:
        written = (phrase.write(value, this) for phrase in self.phrases)
        return next((words for words in written if words is not None), None)

    def read(self, page: Page, at: int) -> Readings:
        for phrase in self.phrases:
            yield from phrase.read(page, at)


class Only(Phrase):
    """A phrase kept to those values that pass a test."""

    def __init__(self, phrase: Phrase, test: Callable[[Any], bool]):
        self.phrase, self.test = phrase, test

    def write(self, value: Any, this: str) -> str | None:
        return self.phrase.write(value, this) if self.test(value) else None

    def read(self, page: Page, at: int) -> Readings:
        return ((value, end) for value, end in self.phrase.read(page, at) if self.test(value))


class Around(Phrase):
    """A phrase with fixed words before and after it."""

    def __init__(self, before: str, phrase: Phrase, after: str = ""):
        self.before, self.phrase, self.after = before, phrase, after

    def write(self, value: Any, this: str) -> str | None:
        words = self.phrase.write(value, this)
        return None if words is None else self.before + words + self.after

    def read(self, page: Page, at: int) -> Readings:
        if page.sees(self.before, at):
            for value, end in self.phrase.read(page, at + len(self.before)):
                if page.sees(self.after, end):
                    yield value, end + len(self.after)


class Quoted(Phrase):
    """A phrase in quotation marks, on another object than the one that quotes it; ``this``: what it calls that one."""

    def __init__(self, phrase: Phrase, this: str):
        self.phrase, self.this = phrase, this

    def write(self, value: Any, this: str) -> str | None:
        words = self.phrase.write(value, self.this)
        return None if words is None else f'"{words}"'

    def read(self, page: Page, at: int) -> Readings:
        if page.sees('"', at):
            for value, end in self.phrase.read(page.said_by(self.this), at + 1):
                if page.sees('"', end):
                    yield value, end + 1


class Listed(Phrase):
    """A row of values: "a", "a and b", "a, b, and c".

    two: what joins a pair.  last: what joins the last of more.  least: the fewest there may be.
    """

    def __init__(self, phrase: Phrase, two: str, last: str, comma: str = ", ", least: int = 1):
        self.phrase, self.two, self.last, self.comma, self.least = phrase, two, last, comma, least

    def write(self, values: Any, this: str) -> str | None:
        if not isinstance(values, tuple) or len(values) < self.least:
            return None
        words = [self.phrase.write(value, this) for value in values]
        if None in words:
            return None
        end = self.two if len(words) == 2 else self.last
        return end.join([self.comma.join(words[:-1]), words[-1]]) if words[1:] else words[0]

    def read(self, page: Page, at: int) -> Readings:
        for value, end in self.phrase.read(page, at):
            yield from self._read_on(page, end, (value,))
            if self.least <= 1:
                yield (value,), end

    def _read_on(self, page: Page, at: int, values: tuple[Any, ...]) -> Readings:
        """The rest of the row: one more and on, or the last one."""
        if page.sees(self.comma, at):
            for value, end in self.phrase.read(page, at + len(self.comma)):
                yield from self._read_on(page, end, (*values, value))
        closing = self.two if len(values) == 1 else self.last
        if page.sees(closing, at):
            for value, end in self.phrase.read(page, at + len(closing)):
                yield (*values, value), end


class Converted(Phrase):
    """A phrase of another shape: ``taken`` apart for writing, ``made`` from what is read.

    Either may give None: there are no words for that, or no such value.
    """

    def __init__(self, phrase: Phrase, taken: Callable[[Any], Any], made: Callable[[Any], Any]):
        self.phrase, self.taken, self.made = phrase, taken, made

    def write(self, value: Any, this: str) -> str | None:
        parts = self.taken(value)
        return None if parts is None else self.phrase.write(parts, this)

    def read(self, page: Page, at: int) -> Readings:
        made = ((self.made(parts), end) for parts, end in self.phrase.read(page, at))
        return ((value, end) for value, end in made if value is not None)


class Pair(Phrase):
    """Two values, one after the other, with fixed words between them."""

    def __init__(self, first: Phrase, between: str, second: Phrase):
        self.first, self.between, self.second = first, between, second

    def write(self, value: Any, this: str) -> str | None:
        words = [phrase.write(part, this) for phrase, part in zip((self.first, self.second), value, strict=True)]
        return None if None in words else self.between.join(words)

    def read(self, page: Page, at: int) -> Readings:
        for one, end in self.first.read(page, at):
            if page.sees(self.between, end):
                for other, after in self.second.read(page, end + len(self.between)):
                    yield (one, other), after


class Article(Phrase):
    """A phrase with "a" or "an" before it."""

    def __init__(self, phrase: Phrase):
        self.phrase = phrase

    def write(self, value: Any, this: str) -> str | None:
        words = self.phrase.write(value, this)
        return None if words is None else f"{article(words)} {words}"

    def read(self, page: Page, at: int) -> Readings:
        for word in ("a", "an"):
            start = at + len(word) + 1
            if page.sees(word + " ", at) and article(page.text[start:]) == word:
                yield from self.phrase.read(page, start)


class Sentence(Phrase):
    """A phrase that begins with a capital letter, whatever it begins with."""

    def __init__(self, phrase: Phrase):
        self.phrase = phrase

    def write(self, value: Any, this: str) -> str | None:
        words = self.phrase.write(value, this)
        return None if words is None else words[:1].upper() + words[1:]

    def read(self, page: Page, at: int) -> Readings:
        if page.text[at:at + 1].isupper():
            yield from self.phrase.read(page.lowered(at), at)
        yield from self.phrase.read(page, at)


# ---------------------------------------------------------------- templates

_PART = re.compile(r"\[([\w,*@]+):?([^\]]*)\]|<([^|>]*)\|([^>]*)>|([^\[<]+)")


class Template(Phrase):
    """The words for one kind of node, with holes for its fields.

    ``[amount:damage]`` is the field ``amount`` in the phrase "damage"; ``[power,toughness:change]``
    two fields in one phrase; ``[*:group]`` the quality that a noun is; ``[@]`` what the text calls
    its object; ``<gets|get>`` agrees with the first hole.  fixed: the other fields that these words
    say something about; fields that are neither in a hole nor fixed have their default.
    """

    def __init__(self, node: type, pattern: str, **fixed: Any):
        self.node, self.pattern, self.fixed = node, pattern, fixed
        self.parts = tuple(self._part(*found.groups()) for found in _PART.finditer(pattern))
        self.holes = tuple(part for part in self.parts if isinstance(part, _Hole))

    @staticmethod
    def _part(fields: str, phrase: str, one: str, many: str, words: str) -> Any:
        if words:
            return _Words(words)
        if fields == "@":
            return _This()
        return _Hole(tuple(fields.split(",")), Ref(phrase)) if fields else _Agree(one, many)

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

    def write(self, node: Any, subject: Any, this: str) -> str:
        return self.many if is_many(subject) else self.one

    def read(self, page: Page, at: int, subject: Any) -> Iterator[tuple[dict[str, Any], Any, int]]:
        return _Words(self.write(None, subject, "")).read(page, at, subject)


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
