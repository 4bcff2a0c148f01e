"""Progress: what somebody answered in a lesson, and which misconceptions came up.

It is kept in memory for as long as the notebook runs, and goes nowhere else.
"""

from collections import Counter
from collections.abc import Callable

from ..book import N_, Value, message
from .misconceptions import Misconception, misconception


class Given(Value):
    """One answer.  right: whether it was.  misconception: the id of the wrong idea behind it, "" for none known."""

    question: str
    answer: str
    right: bool
    misconception: str = ""


class Progress:
    """All answers so far, in order."""

    def __init__(self) -> None:
        self.given: list[Given] = []
        self._listeners: list[Callable[[], None]] = []

    def note(self, question: str, answer: object, right: bool, misconception: str = "") -> None:
        """Remember one answer."""
        self.given.append(Given(question, str(answer), right, misconception))
        for listener in self._listeners:
            listener()

    def on_change(self, listener: Callable[[], None]) -> None:
        """Call a function after every answer."""
        self._listeners.append(listener)

    def first(self) -> tuple[Given, ...]:
        """The first answer to each question: what was known before anything was told."""
        found: dict[str, Given] = {}
        for one in self.given:
            found.setdefault(one.question, one)
        return tuple(found.values())

    def ideas(self) -> tuple[tuple[Misconception, int], ...]:
        """The misconceptions that came up, the most frequent one first, each with how often."""
        counted = Counter(one.misconception for one in self.given if one.misconception)
        return tuple((misconception(id), count) for id, count in counted.most_common())

    @property
    def text(self) -> str:
        """How it went, as plain text."""
        first = self.first()
        if not first:
            return message(N_("No question is answered yet.")).text
        right = sum(one.right for one in first)
        lines = [message(N_("Questions answered: {all}. Right at the first try: {right}."), right=right, all=len(first)).text]
        lines += [message(N_("Look again: {question}"), question=one.question).text for one in first if not one.right]
        lines += [message(N_("An idea that came up: that {belief}. {truth} ({rules})"), belief=idea, truth=idea.truth,
                          rules=", ".join(idea.rules)).text for idea, _ in self.ideas()]
        return "\n".join(lines)


#: The answers of this notebook.
PROGRESS = Progress()
