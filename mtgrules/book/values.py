"""What every record of the package is built on: small frozen values that share instead of copying.

The base class is set here, once, so that all records are frozen, compared by content, and outside
the garbage collector's view. This module knows no rule, no card and no game.
"""

import msgspec


class Value(msgspec.Struct, frozen=True, gc=False):
    """The base of all records. A field holds another Value, a plain constant, or a tuple of these.

    The garbage collector never looks inside, so a field must not hold anything that could lead
    back to the record itself.
    """


replace = msgspec.structs.replace
