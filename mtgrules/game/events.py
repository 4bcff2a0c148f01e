"""What happened, as values: the history that look-backs, triggers and explanations read.

An event is made where it happens, with its rule, a sentence marked for translation and
its facts; the sentence is formed only when somebody looks.
"""

from typing import Any

from ..book import Message, Value


class Event(Value):
    """Something that happened.

    kind: short name ("damage", "draw").  rule: the rule that made it so.
    template: the sentence.  facts: what it speaks of, by name.
    """

    kind: str
    rule: str
    template: str
    facts: tuple[tuple[str, Any], ...] = ()

    @property
    def text(self) -> str:
        """The sentence."""
        return Message(self.template, self.facts).text

    def fact(self, name: str) -> Any:
        """One fact by name; KeyError when the event has none of that name."""
        for key, value in self.facts:
            if key == name:
                return value
        raise KeyError(name)

    def __str__(self) -> str:
        return f"{self.text} ({self.rule})"


def event(kind: str, rule: str, template: str, **facts: Any) -> Event:
    """Make an event; formats nothing."""
    return Event(kind, rule, template, tuple(facts.items()))
