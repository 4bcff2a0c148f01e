"""A cast on its way: the walking state of the table, which every row gets and gives back."""

from ..book import Value
from ..game import Game, Spell
from ..walk import Asked
from .announcement import Announcement
from .total.bills import Bill
from .ways.methods import Method


class Casting(Value):
    """A cast on its way: the walking state of the table.

    method: the way in which it is cast, once known.  spell: id of the spell on the stack, once
    proposed.  bill: the total cost, once locked.  face: which face of the card is cast, if there is a choice.
    """

    game: Game
    announcement: Announcement
    asked: tuple[Asked, ...] = ()
    method: Method | None = None
    spell: int | None = None
    bill: Bill | None = None
    face: int | None = None

    @property
    def by(self) -> str:
        """The player who casts."""
        return self.announcement.by

    @property
    def the_spell(self) -> Spell:
        """The spell as it stands on the stack now."""
        top = self.game.stack[0]
        if top.id == self.spell:  # always so for a spell; an ability that it triggers waits until it is cast
            return top
        found = self.game.get(self.spell)
        assert isinstance(found, Spell)
        return found
