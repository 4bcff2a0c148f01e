"""Static abilities that say what power and toughness are (604.3)."""

from __future__ import annotations

from .amounts import Amount
from .static_ability import StaticAbility


class SizeIs(StaticAbility, tag="size is"):
    """What power and toughness are: a characteristic-defining ability, which works in all zones (208.2a, 604.3).

    named: only chooses the English: the name of the object.  toughness: None for the same number as power.
    plus: so much more toughness.
    """

    named: str
    power: Amount
    toughness: Amount | None = None
    plus: int = 0
