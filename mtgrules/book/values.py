"""What every record of the package is built on: small frozen values that share instead of copying.

The base class is set here, once, so that all records are frozen, compared by content, and outside
the garbage collector's view. This module knows no rule, no card and no game.
"""

from types import UnionType

import msgspec


class Value(msgspec.Struct, frozen=True, gc=False):
    """The base of all records. A field holds another Value, a plain constant, or a tuple of these.

    The garbage collector never looks inside, so a field must not hold anything that could lead
    back to the record itself.
    """


replace = msgspec.structs.replace


def demand(value: object, kind: type | UnionType, way_out: str) -> None:
    """Raises TypeError, with a way out, when a public function is given something of another kind."""
    if not isinstance(value, kind):
        raise TypeError(f"{value!r} is not what is wanted here; {way_out}")
