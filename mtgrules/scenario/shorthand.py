"""The short way to write a card of a position: "Mountain x2", "Grizzly Bears (tapped, 2 +1/+1 counters)".

It says the same as a table; this module only reads it.
"""

import re
from collections.abc import Callable, Container
from typing import Any

from .faults import fault, hint
from .format import Entry

_ENTRY = re.compile(r"(?P<card>.+?)(?: x(?P<times>\d+))?(?: \((?P<states>[^()]*)\))?(?: x(?P<more>\d+))?")


def entry(text: str, known: Container[str]) -> Entry:
    """Read a card, how many of it, and its state in brackets.

    known: card names, for one that contains brackets itself.  Raises BadScenario.
    """
    if text in known:
        return Entry(text)
    parts = _ENTRY.fullmatch(text)
    if parts is None:
        raise fault("a card without a name; write for instance \"Grizzly Bears (tapped)\"")
    found: dict[str, Any] = {}
    for state in (parts["states"] or "").split(", ") if parts["states"] else ():
        _read_state(state.strip(), found)
    return Entry(parts["card"], count=int(parts["times"] or parts["more"] or 1), **found)


def _read_state(text: str, found: dict[str, Any]) -> None:
    for pattern, read in _STATES:
        match = re.fullmatch(pattern, text)
        if match:
            found.update(read(match, found))
            return
    raise fault(f"{text!r} is no state" + hint(text, STATES_IN_WORDS, "write one of"))


_STATES: tuple[tuple[str, Callable[[re.Match, dict], dict[str, Any]]], ...] = (
    ("tapped", lambda m, f: {"tapped": True}),
    ("untapped", lambda m, f: {"tapped": False}),
    ("summoning sick", lambda m, f: {"summoning_sick": True}),
    ("blocked", lambda m, f: {"blocked": True}),
    (r"attacking (.+)", lambda m, f: {"attacking": m[1]}),
    (r"goaded by (.+)", lambda m, f: {"goaded_by": (*f.get("goaded_by", ()), *m[1].split(" and "))}),
    (r"(\d+) damage", lambda m, f: {"damage": int(m[1])}),
    (r"(\d+) (.+?) counters?", lambda m, f: {"counters": {**f.get("counters", {}), m[2]: int(m[1])}}),
    (r"exiled with (.+)", lambda m, f: {"exiled_with": m[1]}),
    (r"attached to (.+)", lambda m, f: {"attached_to": m[1]}),
    (r"copy of (.+)", lambda m, f: {"copy_of": m[1]}),
    (r"chosen (.+)", lambda m, f: {"chosen": m[1]}),
)

STATES_IN_WORDS = (
    "tapped", "summoning sick", "blocked", "attacking N", "goaded by A", "2 damage", "3 +1/+1 counters",
    "attached to Hill Giant", "chosen blue", "copy of Hill Giant",
)  # fmt: skip
"""An example of each state, for people."""
