"""Short ways in, for notebooks: a position from a text, an announcement by names, a file played."""

from pathlib import Path

from ..casting import Announcement
from ..game import Game
from .answering import walk_cast
from .format import Cast, Names, Scenario
from .playing import Play, play
from .position import start
from .read import load_scenarios, scenario


def position(what: str | Scenario) -> Game:
    """The game at the start of a scenario, given as TOML text or as a record.  Raises BadScenario."""
    return start(scenario(what) if isinstance(what, str) else what)


def announce(game: Game, card: str, by: str = "", **said) -> Announcement:
    """An announcement by names: ``announce(game, "Lava Spike", splice=["Glacial Ray"], targets=["N", "N"])``.

    said: the keys of a step ``cast`` in a scenario file.  What is not said stays open, splices too.
    Raises BadScenario when a name means nothing, TypeError for a key that there is not.
    """
    if "splice" not in said:
        said.setdefault("stop_at", "splices")
    return walk_cast(game, Cast(card, **{key: _rows(value) for key, value in said.items()}),
                     by or game.priority).start.announcement


def _rows(value: Names) -> Names:
    return tuple(_rows(v) for v in value) if isinstance(value, list) else value


def play_file(path: str | Path) -> tuple[Play, ...]:
    """Every scenario of a file, played.  Raises BadScenario."""
    return tuple(play(one) for one in load_scenarios(path))
