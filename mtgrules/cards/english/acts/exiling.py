"""Instructions in English: cards exiled from a library until one fits, and cards that may be played after that."""

from ... import tree as c
from ..templates import Template

THIS_TURN = "you may cast [cards:noun] this turn"

EXILING = (
    Template(c.ExileUntil, "exile cards from the top of your library until you exile [card:a group] whose mana value is less "
                           "than [below:this spell's] mana value"),
    Template(c.PutBackExiled, "put all cards exiled this way that weren't cast on the bottom of your library in a random order"),
    Template(c.MayCast, THIS_TURN + ". If that spell would be put into your graveyard, exile it instead", exile_after=True),
    Template(c.MayCast, THIS_TURN),
    Template(c.MayPlay, "until the end of your next turn, you may play cards exiled this way"))
