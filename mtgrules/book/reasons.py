"""Sentences for people: each stands beside its rule in the code, and is formed only when it is shown.

A message is a template with the facts it speaks of; a reason is a message with the rule it rests on.
To make one formats nothing and looks nothing up. This module must not know any rule, card or game:
a fact may be any value, and a value that has a `label` is shown by it.
"""

import gettext
from functools import cache

from .data import data_folder
from .values import Value

Facts = tuple[tuple[str, object], ...]

_language: str | None = None


def N_(text: str) -> str:
    """Marks a template for the message catalogue, where it is written; gives it back as it is."""
    return text


def use_language(code: str | None) -> None:
    """Shows all messages in a language from now on, such as "de"; None shows them as they are written.

    Raises:
        LookupError: there is no catalogue for that language.
    """
    global _language
    if code is not None:
        _catalogue(code)
    _language = code


def translate(message: str) -> str:
    """A template in the language in use; unchanged if its catalogue lacks it or no language is in use."""
    if _language is None or not message:
        return message
    return _catalogue(_language).gettext(message)


@cache
def _catalogue(code: str) -> gettext.NullTranslations:
    folder = data_folder() / "locale"
    try:
        return gettext.translation("mtgrules", folder, languages=[code])
    except OSError as missing:
        raise LookupError(
            f"no messages in the language {code!r}: there is no catalogue in {folder}"
        ) from missing


class Message(Value):
    """A sentence to come: a marked template and its facts, by name, in the order given."""

    template: str
    facts: Facts = ()

    @property
    def text(self) -> str:
        """The sentence, in the language in use. Raises KeyError if a fact of the template is missing."""
        return sentence(self.template, self.facts)

    def fact(self, name: str) -> object:
        """One fact by its name. Raises KeyError if there is none."""
        return _fact(self.facts, name)

    def __str__(self) -> str:
        return self.text


class Reason(Value):
    """Why something is so, or is not allowed: a rule, a marked template and the facts that decide."""

    rule: str
    template: str
    facts: Facts = ()

    @property
    def text(self) -> str:
        """The sentence without the rule. Raises KeyError if the template names a fact that is missing."""
        return sentence(self.template, self.facts)

    def fact(self, name: str) -> object:
        """One fact by its name. Raises KeyError if there is none."""
        return _fact(self.facts, name)

    def __str__(self) -> str:
        return f"{self.text} ({self.rule})"


def message(template: str, /, **facts: object) -> Message:
    """A message with facts given by name."""
    return Message(template, tuple(facts.items()))


def reason(rule: str, template: str, /, **facts: object) -> Reason:
    """A reason with facts given by name. The rule is not looked up here: a test finds it in the source."""
    return Reason(rule, template, tuple(facts.items()))


def so_many(number: int, one: str, several: str) -> Message:
    """A number with its noun, as a fact of a sentence; the templates, for one and for several, speak of {number}."""
    return message(one if number == 1 else several, number=number)


def sentence(template: str, facts: Facts) -> str:
    """A template, translated, with its facts filled in. Raises KeyError if a fact is missing."""
    return translate(template).format(**{name: shown(value) for name, value in facts})


def shown(value: object) -> object:
    """A fact as a sentence shows it: by its label if it has one, several as "a, b and c", else as it is."""
    label = getattr(value, "label", None)
    if label is not None:
        return label
    if isinstance(value, (tuple, list)):
        return listed([str(shown(part)) for part in value])
    return value


def listed(words: list[str]) -> str:
    """Words as an enumeration: "a, b and c"; nothing for none."""
    if len(words) < 2:
        return "".join(words)
    *first, last = words
    return translate(N_("{all_but_last} and {last}")).format(all_but_last=", ".join(first), last=last)


def _fact(facts: Facts, name: str) -> object:
    for key, value in facts:
        if key == name:
            return value
    raise KeyError(f"no fact {name!r} here; there is {listed([key for key, _ in facts]) or 'none'}")
