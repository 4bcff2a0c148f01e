"""The short names: ``import mtgrules as mtg`` and what a notebook calls."""

import subprocess
import sys
from pathlib import Path

import pytest

import mtgrules as mtg

DATA = Path(__file__).parent.parent / "data" / "scenarios"
RAY = DATA / "glacial_ray_on_reach_through_mists.toml"
BOARD = """
[A]
hand = ["Reach Through Mists", "Glacial Ray"]
battlefield = ["Island", "Mountain x2"]
[N]
battlefield = ["Grizzly Bears"]
"""


@pytest.mark.parametrize("name", mtg.__all__)
def test_every_short_name_leads_somewhere(name):
    assert getattr(mtg, name) is not None


@pytest.mark.parametrize("first", ["mtg.play", "mtg.scenario", "mtg.library"])
def test_scenario_can_be_called_whatever_was_loaded_before(first):
    code = f"import mtgrules as mtg; {first}; print(mtg.play(mtg.scenario('[A]\\nlife = 7\\n')).game.player('A').life)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "7"


def test_an_unknown_name_is_named():
    with pytest.raises(AttributeError, match="splyce"):
        mtg.splyce  # noqa: B018


def test_the_way_through_of_the_readme():
    game = mtg.position(mtg.load_scenarios(RAY)[0])
    trace = mtg.cast(game, mtg.announce(game, "Reach Through Mists", splice=["Glacial Ray"], targets=["Grizzly Bears"]))
    assert trace.complete
    assert [row["step"] for row in trace.rows()][:2] == ["601.3", "601.2a"]
    assert "{1}{U}{R}" in str(mtg.explain(trace))


def test_explore_lists_every_way_and_compare_shows_where_two_part():
    game = mtg.position(BOARD)
    ways = mtg.explore(game, mtg.announce(game, "Reach Through Mists", stop_at="splices"))
    rows = ways.rows()
    assert {row["targets"] for row in rows} == {"none", "A", "N", "Grizzly Bears"}
    alone, with_ray = ways.ways[0].trace, ways.ways[-1].trace
    assert {d["step"] for d in mtg.compare(alone, with_ray).rows()} >= {"601.2b", "601.2c", "601.2f"}
    assert mtg.compare(alone, alone).rows() == ()


def test_mend_finds_the_smallest_change():
    game = mtg.position(BOARD.replace("Mountain x2", "Mountain"))
    trace = mtg.cast(game, mtg.announce(game, "Reach Through Mists", splice=["Glacial Ray"], targets=["N"]))
    assert trace.illegal
    assert {str(m) for m in mtg.mend(trace)} >= {"one more Mountain", "leave out Glacial Ray"}
    assert all(m.trace.complete for m in mtg.mend(trace))
