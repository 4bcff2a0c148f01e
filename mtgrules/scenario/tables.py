"""The tables of a scenario file: known keys, tables where tables are wanted, and from a table to a record.

Every fault says its place in the table and a way out.
"""

from collections.abc import Iterable
from typing import Any

from ..cards import reading
from .faults import at, fault, hint


def record(raw: dict[str, Any], kind: type, more_keys: tuple[str, ...] = ()) -> Any:
    """A table as a record; ``more_keys`` may stand there too.  Raises BadScenario, naming the key within the table."""
    with at():
        return reading.record(raw, kind, more_keys)


def known_keys(raw: dict[str, Any], known: Iterable[str], place: str) -> None:
    """Raises BadScenario for a key that is not known; ``place`` is where the table stands."""
    for key in raw:
        if key not in known:
            raise fault(f"there is no key {key!r} here" + hint(key, known, "the keys are"), place)


def table(raw: Any, key: str = "") -> dict[str, Any]:
    """What stands there, a table.  Raises BadScenario for anything else."""
    if not isinstance(raw, dict):
        raise fault(f"expected a table, and there stands {raw!r}; write for instance [{key or 'A'}]", key)
    return raw


def tables(raw: Any, key: str) -> list[dict[str, Any]]:
    """What stands there, tables.  Raises BadScenario for anything else."""
    if not isinstance(raw, list) or not all(isinstance(one, dict) for one in raw):
        raise fault(f"expected tables; write [[{key}]], with two brackets on each side", key)
    return raw
