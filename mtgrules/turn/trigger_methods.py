"""What triggers as a permanent enters because of how its spell was cast: evoke (702.74a)."""

from collections.abc import Iterator

from ..cards import Sacrifice, This, TriggeredLine, WhenEnters
from ..game import Object
from .triggered import Triggered

EVOKE = TriggeredLine(WhenEnters(), (Sacrifice(This()),), ability_word="evoke")


def of_its_cast(new: Object) -> Iterator[Triggered]:
    """A permanent whose evoke cost was paid is sacrificed when it enters (702.74a)."""
    if new.choices.method == "evoke":
        yield Triggered(new, EVOKE, (new.id,), new.controller, rule="702.74a")
