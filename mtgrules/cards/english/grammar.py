"""The engine that writes and reads: phrases, each of which goes both ways.  Phrases with holes, the templates of nodes,
are in :mod:`.templates`; the text that is read is in :mod:`.page`.

A phrase has two methods.  ``write(value, this)`` gives the words for a value, or None when
it has no words for it.  ``read(page, at)`` yields every (value, place after it) that it can
make of the words at a place; whoever reads on and fails comes back for the next one.
``this`` is what a text calls the object that it is on.

Nothing here knows a card or a word of English; those are in the neighbours.
"""

import re
from collections.abc import Callable, Iterator
from typing import Any

from .number import article
from .page import Page

Readings = Iterator[tuple[Any, int]]

PHRASES: dict[str, "Phrase"] = {}
"""Phrases by name: what the holes of a template speak of."""


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
    """A closed list of words, each with its value.  Raises ValueError when two words have one value: one of them could
    be read, but never be written."""

    def __init__(self, words: dict[str, Any]):
        if len(set(words.values())) < len(words):
            raise ValueError(f"two words with one value, of which only one can be written: {words}")
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
            page.matched(at, found.end())
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
