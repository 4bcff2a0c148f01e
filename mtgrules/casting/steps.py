"""Casting a spell (601.2): the nine rows, in the rulebook's order, and the gate before them.

The table at the end is walked, printed, tested and drawn.  Every function is one row: it asks
what its rule asks, does what its rule does, and stops with every reason when it can't be
met.  The rows that propose the spell live in :mod:`mtgrules.casting.proposing`, those about its cost in
:mod:`mtgrules.casting.total_and_payment`, and how each part is decided in the modules named there.
"""

from ..book import N_, demand, replace
from ..game import Game, event
from ..walk import Row, Trace, run
from . import sense
from .announcement import Announcement
from .on_the_way import Casting
from .proposing import announce, check, divide, may_begin, propose, target
from .total_and_payment import make_mana, pay, total, total_text
from .ways import permitted


def become_cast(now: Casting) -> Casting:
    """601.2i: the spell is cast, as one spell with one name; its controller has priority again."""
    spell = replace(now.the_spell, choices=replace(now.the_spell.choices, total=total_text(now.bill)))
    game = now.game.with_object(spell)
    if permitted.as_it_resolves(game, now.announcement.card, now.by) is not None:
        template = N_("{spell} is cast; nobody has priority until what resolves just now is done.")
    else:
        game, template = replace(game, priority=now.by), N_("{spell} is cast; {by} has priority.")
    game = permitted.used(game, now.announcement.card)
    return replace(now, game=game.note(event("cast", "601.2i", template, spell=spell, by=now.by)))


GATE = Row("601.3", "may begin", may_begin)

CASTING = (
    Row("601.2a", "propose", propose),
    Row("601.2b", "announce", announce),
    Row("601.2c", "target", target),
    Row("601.2d", "divide", divide),
    Row("601.2e", "check", check),
    Row("601.2f", "total", total),
    Row("601.2g", "make mana", make_mana),
    Row("601.2h", "pay", pay),
    Row("601.2i", "become cast", become_cast),
)


def cast(game: Game, announcement: Announcement) -> Trace:
    """Cast a spell as announced.

    Returns the trace: complete, or stopped as illegal (with all reasons of the step) or as
    unfinished (with the next question).  The game itself is never changed; what it is
    afterwards is ``mtg.game_after(trace)``.  Raises BadAnnouncement when a value has the wrong form, and
    TypeError when there is no game or no announcement.
    """
    demand(game, Game, "write a game, for instance mtg.position(\"...\")")
    return run((GATE, *CASTING), Casting(game, sense.checked(announcement)))


