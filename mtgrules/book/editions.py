"""Editions of the rulebook: which rules are in force at a date, and what number a rule had then.

An edition is named by a date and means the rules in force on that day. Where behaviour differs between
editions, a property of `Edition` says so, and the code that follows the rule asks for it. Old numbers and
wordings live in data/history.toml. This module must not know how any rule is carried out.
"""

import datetime
import re
import tomllib
from functools import cache

import msgspec

from .data import data_folder
from .rules import PINNED, cite
from .values import Value

FIRST = "2004-10-01"
"""The first edition with splice."""

_LOOKS_AHEAD_SINCE = PINNED  # 601.5 is new in the pinned edition
NO_LIBRARY_MANA_SINCE = "2026-08-07"  # 605.1a; later than the pinned edition


class BadEdition(ValueError):
    """A text that names no edition: not a date, or a date before splice existed."""


class Edition(Value, order=True):
    """The rules in force on a day, given as an ISO date. Made by `edition`."""

    date: str

    @property
    def label(self) -> str:
        """How a sentence names the edition: by its date."""
        return self.date

    @property
    def looks_ahead_for_targets(self) -> bool:
        """Whether targets and divisions may count on choices made later in the cast (601.5)."""
        return self.date >= _LOOKS_AHEAD_SINCE

    @property
    def library_abilities_are_mana_abilities(self) -> bool:
        """Whether an ability that moves a card to or from a library can be a mana ability (605.1a)."""
        return self.date < NO_LIBRARY_MANA_SINCE


def edition(text: str | None = None) -> Edition:
    """The edition in force on a date such as "2026-06-19"; today's if no date is given.

    Raises:
        BadEdition: the text is no such date, or lies before the first edition with splice.
    """
    date = datetime.date.today().isoformat() if text is None else text
    if not _is_date(date):
        raise BadEdition(f"an edition is a date written like 2026-06-19, not {text!r}")
    if date < FIRST:
        raise BadEdition(f"there is no splice in the rules of {date}: the first edition with it is {FIRST}")
    return Edition(date)


def _is_date(text: object) -> bool:
    if not isinstance(text, str) or not re.fullmatch(r"\d{4}-\d\d-\d\d", text, re.ASCII):
        return False
    try:
        datetime.date.fromisoformat(text)
    except ValueError:
        return False
    return True


class Span(Value, rename={"first": "from", "last": "to"}, forbid_unknown_fields=True):
    """A number that a rule had from one date to another, both included; `last` is None if it still has it."""

    id: str
    first: str
    last: str | None = None

    def holds(self, date: str) -> bool:
        """Whether the rule had this number on an ISO date."""
        return self.first <= date and (self.last is None or date <= self.last)


class Renumbered(Value, forbid_unknown_fields=True):
    """A rule of the pinned edition and its numbers through time, as far as they are known.

    `letters` are those of its lettered paragraphs that went along with it, each under its own letter.
    """

    rule: str
    numbers: tuple[Span, ...]
    letters: str = ""

    def letter_of(self, rule_id: str) -> str | None:
        """The letter by which a rule goes along with this one: "" for this one itself, None for others."""
        if rule_id == self.rule:
            return ""
        letter = rule_id.removeprefix(self.rule)
        return letter if len(letter) == 1 and letter in self.letters else None

    def number_on(self, date: str) -> str | None:
        """The number on an ISO date, or None."""
        return next((span.id for span in self.numbers if span.holds(date)), None)


class Change(Value, rename={"date": "on"}, forbid_unknown_fields=True):
    """Something that changed around splice: when, in which rule (by its pinned id), and what."""

    date: str
    rule: str
    what: str


class History(Value, rename={"unchanged_since": "numbers_unchanged_since"}):
    """All that data/history.toml holds. From `unchanged_since` on, unlisted rules have kept their number."""

    unchanged_since: str
    renumbered: tuple[Renumbered, ...]
    changed: tuple[Change, ...]


@cache
def history() -> History:
    """How splice and the rules around it were renumbered and reworded; read once, on first use.

    Raises:
        msgspec.ValidationError: data/history.toml is not as expected; the message names the place.
    """
    with open(data_folder() / "history.toml", "rb") as file:
        return msgspec.convert(tomllib.load(file), History)


def official_id(rule_id: str, edition: Edition) -> str | None:
    """The number that a rule of the pinned edition has in another edition.

    None where the rule did not exist then, and where the book does not know its number of that time.

    Raises:
        UnknownRule: the book has no such rule.
    """
    cite(rule_id)
    for entry in history().renumbered:
        letter = entry.letter_of(rule_id)
        if letter is not None:
            number = entry.number_on(edition.date)
            return None if number is None else number + letter
    return rule_id if edition.date >= history().unchanged_since else None
