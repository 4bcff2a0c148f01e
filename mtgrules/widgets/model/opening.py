"""What a widget is opened on: a scenario by name, path, text or record, a game, or a cast that was walked.

Nothing here knows a widget.
"""

from pathlib import Path
from typing import Any

from ...book import data_folder
from ...casting import Announcement, cast
from ...game import Game
from ...scenario import Cast, Scenario, announce, load_scenario, position, scenario, walk_cast
from ...walk import Trace
from .host import first_card

#: What can be opened.
What = str | Path | Scenario | Game | Trace


def opened(what: What, host: str | None = None, by: str = "", **said: Any) -> tuple[Game, Announcement | None, str]:
    """The game, what is announced at the start (None: nothing), and the title of the scenario ("": none).

    what: the name of a file in data/scenarios, a path, TOML text, a Scenario, a Game, or a Trace of a cast.
    host: the card to cast; without one, the card that the scenario's script casts first.
    by: who casts.  said: more of the announcement, by names, as in ``mtgrules.announce``.
    Raises BadScenario when a name means nothing.
    """
    if isinstance(what, Trace):
        return what.start.game, what.start.announcement, ""
    found = what if isinstance(what, Game | Scenario) else _read(what)
    game = found if isinstance(found, Game) else position(found)
    title = "" if isinstance(found, Game) else found.title
    if host is None and isinstance(found, Scenario):
        host, by = _first_cast(found, by)
    if host is None:
        return game, None, title
    return game, announce(game, host, by=by, **said), title


def opened_as_said(what: What) -> tuple[Game, Announcement, str]:
    """The game, all that is announced in the first cast of a scenario, and its title.

    what: as in :func:`opened`.  Of a position without a cast, the first card in hand that may be cast.
    Raises BadScenario when a name means nothing, ValueError when there is nothing to cast.
    """
    if isinstance(what, Game | Trace):
        game, announcement, title = opened(what)
        return game, announcement or first_card(game, game.priority), title
    found = what if isinstance(what, Scenario) else _read(what)
    game, first = position(found), found.script[0].action if found.script else None
    if not isinstance(first, Cast):
        return game, first_card(game, game.priority), found.title
    return game, walk_cast(game, first, first.by or game.priority).start.announcement, found.title


def _read(what: str | Path) -> Scenario:
    if isinstance(what, str) and "\n" in what:
        return scenario(what)
    path = Path(what)
    if not path.suffix and not path.exists():
        path = data_folder() / "scenarios" / f"{what}.toml"
    return load_scenario(path)


def _first_cast(found: Scenario, by: str) -> tuple[str | None, str]:
    first = found.script[0].action if found.script else None
    return (first.cast, by or first.by) if isinstance(first, Cast) else (None, by)


def trace_of(what: Any, announcement: Announcement | None = None) -> Trace:
    """A walk: the one given, or that of a panel (by its ``trace``), or a game with an announcement."""
    if isinstance(what, Trace):
        return what
    if isinstance(what, Game):
        return cast(what, announcement)
    if isinstance(what, tuple):
        return cast(*what)
    return what.trace
