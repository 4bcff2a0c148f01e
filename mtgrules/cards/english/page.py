"""A text being read, and how far anyone got in it."""

import re
from itertools import takewhile
from typing import Any

BEGINS_A_SENTENCE = re.compile(r"(?:^|[.:—•+\n\"] ?)$")
"""What stands before the first word of a sentence."""


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
            self._came_to(at, end if found else at + self._alike(words, at))
        return found

    def matched(self, at: int, end: int) -> None:
        """Words of a pattern stand there.  A capital letter where a sentence begins makes no word a name."""
        if not self.text[at].isalpha() or not BEGINS_A_SENTENCE.search(self.text, 0, at):
            self._came_to(at, end)

    def _came_to(self, at: int, end: int) -> None:
        """Keeps how far reading came; a space or a full stop is found after any word, and proves nothing."""
        if end > self.far[0] and re.search(r"\w|[{}+-]", self.text[at:end]):
            self.far[0] = end

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
