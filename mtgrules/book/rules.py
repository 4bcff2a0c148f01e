"""The rules that the package speaks of: their numbers, what each says in our words, and how to cite them.

Numbers are those of the pinned edition; `editions` knows the numbers of others. The summaries live in
data/rules.toml. This module must not know what any rule does: that is the business of the floors below.
"""

import difflib
import re
import tomllib
from collections.abc import Mapping
from functools import cache
from itertools import pairwise
from types import MappingProxyType

import msgspec

from .data import data_folder
from .values import Value, demand

PINNED = "2026-06-19"
"""The edition that all rule ids are taken from, by the date printed in it."""

_ID = re.compile(r"(\d{3})(?:\.(\d+)([a-z]?))?")


class Rule(Value):
    """One paragraph of the rulebook, as far as we need it.

    `id` is its number and `summary` what it says, in our words. Each of `key_words` occurs in the official
    paragraph, and `see` holds the ids of related rules. `since` is an edition's date where part of the
    summary holds only from then on: that part is not in the pinned text, so its key words are not looked up.
    """

    id: str
    summary: str
    key_words: tuple[str, ...]
    see: tuple[str, ...] = ()
    since: str | None = None

    @property
    def label(self) -> str:
        """How a sentence names the rule: by its number."""
        return self.id


class _File(Value, forbid_unknown_fields=True):
    rule: tuple[Rule, ...]


class UnknownRule(LookupError):
    """A rule id that the book does not have; `nearest` is the closest one that it has, or None."""

    def __init__(self, id: str, nearest: str | None = None):
        super().__init__(id, nearest)
        self.id = id
        self.nearest = nearest

    def __str__(self) -> str:
        hint = f"; did you mean {self.nearest}?" if self.nearest else "; write the number of a rule, for instance 702.47a"
        return f"no rule {self.id!r} in the book{hint}"


@cache
def rules() -> Mapping[str, Rule]:
    """All rules by id, in the order of their numbers; read once, on first use.

    Raises:
        msgspec.ValidationError: data/rules.toml is not as expected; the message names the place.
        ValueError: an id stands there twice or is no rule number.
    """
    with open(data_folder() / "rules.toml", "rb") as file:
        found = msgspec.convert(tomllib.load(file), _File).rule
    in_order = sorted(found, key=lambda rule: order(rule.id))
    by_id = {rule.id: rule for rule in in_order}
    if len(by_id) < len(found):
        twice = {one.id for one, other in pairwise(in_order) if one.id == other.id}
        raise ValueError(f"data/rules.toml has more than one entry for {', '.join(sorted(twice, key=order))}")
    return MappingProxyType(by_id)


def rule(id: str) -> Rule:
    """The rule with this id. Raises UnknownRule, which suggests the nearest id, and TypeError for what is no text."""
    demand(id, str, 'write the number as text: "702.47"')
    found = rules().get(id)
    if found is None:
        raise UnknownRule(id, nearest(id))
    return found


def cite(id: str) -> str:
    """The id itself, once it is sure that the book has it. Raises UnknownRule, and TypeError for what is no text."""
    demand(id, str, 'write the number as text: "702.47"')
    if id not in rules():
        raise UnknownRule(id, nearest(id))
    return id


def order(id: str) -> tuple[int, int, str]:
    """A key that sorts ids as the rulebook does: 601, 601.2, 601.2b, 601.10. Raises ValueError for others."""
    match = _ID.fullmatch(id)
    if match is None:
        raise ValueError(f"{id!r} is not a rule number such as 601 or 702.47a")
    section, paragraph, letter = match.groups()
    return int(section), int(paragraph or 0), letter or ""


def nearest(id: str) -> str | None:
    """The known id closest to another: the rule it would belong to, else the one written most alike."""
    known = rules()
    for parent in (id.rstrip("abcdefghijklmnopqrstuvwxyz"), id.partition(".")[0]):
        if parent != id and parent in known:
            return parent
    alike = difflib.get_close_matches(id, known, n=1, cutoff=0.5)
    return alike[0] if alike else None
