"""The text change that overload makes: "target" becomes "each" (702.96a-c, 612).

What it does depends on what else the text says, so text that the spell gains is changed with the
rest, whatever came first (613.8a).
"""

from typing import Any, ClassVar

import msgspec

from ..book import Value, replace
from ..cards import Each, Quality, Target, That, rebuilt
from .text import Placed


class Overload(Value):
    """Every "target" in the text is "each" (702.96a): nothing in it is targeted any more."""

    depends_on_text: ClassVar[bool] = True

    def apply(self, placed: tuple[Placed, ...]) -> tuple[Placed, ...]:
        """The text with the word changed in each of its lines."""
        return tuple(replace(p, line=rebuilt(p.line, _each), do=rebuilt(p.do, _each), targets=()) for p in placed)


def _each(node: Any) -> Any:
    if isinstance(node, Target):
        return Each(**{name: getattr(node, name) for name in Quality.__struct_fields__})
    if isinstance(node, That) and node.slot is not None:
        return msgspec.structs.replace(node, slot=None)  # what the sentence before acted upon, not a target
    return node
