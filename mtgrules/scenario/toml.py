"""Values as TOML: strings, numbers, lists and tables on one line.

Python reads TOML and does not write it; a scenario needs no more of it than this.
"""

import json
import re
from collections.abc import Mapping
from typing import Any

_BARE = re.compile(r"[A-Za-z0-9_-]+")


def value(what: Any) -> str:
    """A value on one line.  Raises TypeError for what TOML has no form for."""
    match what:
        case bool():
            return "true" if what else "false"
        case int():
            return str(what)
        case str():
            return json.dumps(what, ensure_ascii=False).replace("\x7f", "\\u007f")
        case list() | tuple():
            return f"[{', '.join(map(value, what))}]"
        case Mapping():
            return "{ " + ", ".join(f"{key(name)} = {value(one)}" for name, one in what.items()) + " }" if what else "{}"
    raise TypeError(f"TOML has no form for {what!r}")


def key(name: str) -> str:
    """A key, in quotes where it needs them."""
    return name if _BARE.fullmatch(name) else value(name)


def table(head: str, entries: Mapping[str, Any]) -> str:
    """A table with its heading, a key on each line; "" for the heading of the top."""
    lines = [head] if head else []
    return "\n".join([*lines, *(f"{key(name)} = {value(one)}" for name, one in entries.items())])
