"""Taking back an illegal cast (733): the start value itself comes back.

Nothing has to be undone, because nothing was changed: every state is a value.  Mana abilities
may be kept by the player (733.1); then it is the start with exactly those activated.
"""

from ..book import N_, Reason, reason
from ..game import Game
from ..walk import Trace
from . import mana_abilities


def game_after(trace: Trace, keep: tuple[mana_abilities.Activation, ...] = ()) -> Game:
    """The game after a cast: what it became when legal, the start when it was taken back (733.1).

    keep: mana abilities activated in the cast that their player does not want to reverse.
    """
    if trace.complete:
        return trace.now.game
    game = trace.start.game
    for activation in keep:
        game = mana_abilities.activate(game, trace.start.announcement.by, activation)
    return game


def taken_back(trace: Trace) -> tuple[Reason, ...]:
    """What happens to an illegal cast, in words; nothing for others."""
    if not trace.illegal:
        return ()
    start = trace.start
    card = start.game.find(start.announcement.card)
    if card is None or not trace.steps:
        return (reason("601.3", N_("the cast does not begin")),)
    return (reason("733.1", N_("the cast is taken back: {card} returns to the {zone}, payments and mana abilities are "
                   "undone"), card=card, zone=card.zone),
            reason("733.2", N_("{by} has priority again"), by=start.announcement.by))
