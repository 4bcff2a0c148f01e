"""Before and after: only what changed, each thing with how it was and how it is."""

from ..book import N_
from ..game import Game
from .changes import Change, changes, not_simulated
from .picture import Picture, picture
from .sketch import Box, Row, Sketch, say


def before_after(before: Game, after: Game) -> Picture:
    """What is different between two moments of a game.

    before, after: two games, the second one later.  Returns a picture with two nodes for each change.
    """
    rows = tuple(_row(number, change) for number, change in enumerate(changes(before, after), 1))
    title = say(N_("Before and after: what changed")) if rows else say(N_("Before and after: nothing changed"))
    warnings = not_simulated(before, after)
    return picture(Sketch(title, rows or (_same(),), warnings))


def _same() -> Row:
    return Row(Box("same", say(N_("Everything is as it was."))))


def _row(number: int, change: Change) -> Row:
    was = Box(f"before-{number}", change.what, "before", lines=(say(N_("before: {state}"), state=change.before),))
    now = Box(f"after-{number}", say(N_("after")), "after", lines=(change.after,),
              notes=(change.note,) if change.note else ())
    return Row(was, (now,), "")
