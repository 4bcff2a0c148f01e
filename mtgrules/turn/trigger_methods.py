"""What triggers as a permanent enters: because of how its spell was cast (evoke, 702.74a), or by a keyword (partner with)."""

from collections.abc import Iterator

from ..cards import (
    Chosen,
    May,
    PartnerWith,
    Put,
    Reveal,
    Sacrifice,
    Search,
    Shuffle,
    Target,
    That,
    Then,
    This,
    TriggeredLine,
    WhenEnters,
)
from ..game import Object
from .triggered import Triggered

EVOKE = TriggeredLine(WhenEnters(), (Sacrifice(This()),), ability_word="evoke")


def _partner(name: str) -> TriggeredLine:
    """A player may find the partner in their library (702.124j)."""
    found = Then((Search(Chosen(zone="library", named=name)), Reveal(That()), Put(That(), to="hand"), Shuffle()))
    return TriggeredLine(WhenEnters(), (May(found, who=Target(types=("player",))),), ability_word="partner with")


def of_its_cast(new: Object) -> Iterator[Triggered]:
    """A permanent whose evoke cost was paid is sacrificed when it enters (702.74a); one with a partner may bring it."""
    for keyword in (k for k in new.card.keywords if isinstance(k, PartnerWith)):
        yield Triggered(new, _partner(keyword.partner), (new.id,), new.controller, rule="702.124j")
    if new.choices.method == "evoke":
        yield Triggered(new, EVOKE, (new.id,), new.controller, rule="702.74a")
