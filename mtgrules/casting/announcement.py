"""Everything a player announces in one cast, as one frozen record (601.2b-h).

A field per choice, in the order of the rules; each says which rule asks for it.  None
means "not answered yet"; ``AUTO`` means "choose for me", where a choice may be left to
the program.
"""

from ..book import Value
from ..game import Ref
from ..walk import AUTO


class Activation(Value, omit_defaults=True):
    """One mana ability activated while casting (601.2g, 605.3a).

    source: id of the object.  ability: which of its activated abilities, from 0.
    symbol: which mana, where the ability lets one choose.
    """

    source: int
    ability: int = 0
    symbol: str = ""


class Announcement(Value, omit_defaults=True):
    """What a player announces while casting a spell.

    card: id of the card to cast (601.2a).  by: the player.
    splices: ids of the cards to splice, in the order of their effects (601.2b, 702.47b).
    targets: for each instance of "target", in the order of the text, what is chosen (601.2c).
    mana_abilities: what is activated before paying (601.2g).
    payment: the mana to spend, as symbols (601.2h).
    paid_with: the objects chosen to pay costs that are not mana, in the order of the bill (601.2h).
    """

    card: int
    by: str = "A"
    splices: tuple[int, ...] | None = None
    targets: tuple[tuple[Ref, ...], ...] | None = None
    mana_abilities: tuple[Activation, ...] | str | None = AUTO
    payment: str | None = AUTO
    paid_with: tuple[tuple[int, ...], ...] | str | None = AUTO


#: The fields that a player answers, in the order in which the rules ask.
FIELDS = ("splices", "targets", "mana_abilities", "payment", "paid_with")
