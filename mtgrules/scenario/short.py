"""Short ways in, for notebooks: a position from a text, an announcement by names, a file played."""

from pathlib import Path
from typing import Any

from ..book import demand
from ..casting import Announcement
from ..game import Game
from . import names
from .answering import walk_cast
from .faults import at
from .format import Scenario
from .playing import Play, play
from .position import start
from .read import load_scenarios, scenario
from .read_steps import cast_step
from .steps import CAST_KEYS


def position(what: str | Scenario) -> Game:
    """The game at the start of a scenario, given as TOML text or as a record.

    Raises BadScenario, and TypeError for what is neither of the two.
    """
    demand(what, str | Scenario, "write the text of a scenario, or mtg.load_scenario(path) for one in a file")
    return start(scenario(what) if isinstance(what, str) else what)


def announce(game: Game, card: str, by: str = "", **said) -> Announcement:
    """An announcement by names: ``announce(game, "Lava Spike", splice=["Glacial Ray"], targets=["N", "N"])``.

    said: the keys of a step ``cast`` in a scenario file, with lists or tuples.  Choices that come after the last one
    that is said stay open; so splices do when nothing is said that comes after them, and else there are none.
    Raises BadScenario when a key or a name means nothing, or a value has the wrong form.
    """
    demand(game, Game, "write a game, for instance mtg.position(\"...\")")
    with at("announce"):
        action = cast_step({"cast": card, "by": by, **said, **_splices_open(said)})
        return walk_cast(game, action, names.player(game, by or game.priority)).start.announcement


def _splices_open(said: dict[str, Any]) -> dict[str, str]:
    after = set(CAST_KEYS[CAST_KEYS.index("splice"):]) - {"keep"}
    return {} if after & said.keys() else {"stop_at": "splices"}


def play_file(path: str | Path) -> tuple[Play, ...]:
    """Every scenario of a file, played.  Raises BadScenario."""
    return tuple(play(one) for one in load_scenarios(path))
