"""Permissions that effects give: a player may cast one certain card (601.3, 118.9b).

Only the record lives here; what follows from it for a cast is in ``casting/``.
"""

from ..book import Value
from ..cards import Cost


class Permission(Value, omit_defaults=True):
    """An effect that lets a player cast a card.

    card: its id.  by: the player.  source: what says so.
    cost: what is paid instead of its mana cost; None for the mana cost itself.
    while_resolving: it is cast while something resolves (608.2g), or not at all.
    below: the spell's mana value has to be less than this (702.85a).
    play: a land may be played because of it too (601.1a, 305.1).
    until: "" for as long as the card stays where it is; "end of your next turn" becomes "end of turn" as
        the player's next turn begins.
    not_yet: it begins only once the current turn has ended (702.185a).
    exile_after: the spell is exiled where it would be put into a graveyard (614.1a).
    no_adventure: it is not cast as an Adventure this way (715.3d).
    """

    card: int
    by: str
    source: str
    cost: Cost | None = None
    while_resolving: bool = False
    below: int | None = None
    play: bool = False
    until: str = ""
    not_yet: bool = False
    exile_after: bool = False
    no_adventure: bool = False
