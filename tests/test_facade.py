"""The short names: ``import mtgrules as mtg`` and what a notebook calls."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

import mtgrules as mtg
from mtgrules.scenario import BadScenario

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


BAD_ANNOUNCEMENTS = [
    ({"splice": "Glacial Ray"}, ["splice", "write splice = [...]"]),
    ({"targets": 5}, ["targets", "a whole number"]),
    ({"targets": "Grizzly Bears"}, ["targets", "write targets = [...]"]),
    ({"targets": [5], "splice": []}, ["targets", "a whole number"]),
    ({"x": "two"}, ["x", "expected", "a text"]),
    ({"x": True}, ["x", "true or false"]),
    ({"modes": "1"}, ["modes", "write modes = [...]"]),
    ({"payment": 1}, ["payment", "a whole number"]),
    ({"extra": "kicker"}, ["extra", "write extra = [...]"]),
    ({"mana_from": "Island"}, ["mana_from", "write mana_from = [...]"]),
    ({"target": ["N"]}, ["'target'", "did you mean 'targets'?"]),
    ({"stop_at": "target"}, ["stop_at", "did you mean 'targets'?"]),
    ({"by": "B"}, ["'B'", "A, N"]),
]


@pytest.mark.parametrize("said, parts", BAD_ANNOUNCEMENTS, ids=[str(said) for said, _ in BAD_ANNOUNCEMENTS])
def test_an_announcement_of_the_wrong_form_says_which_key_and_the_way_out(said, parts):
    with pytest.raises(BadScenario) as raised:
        mtg.announce(mtg.position(BOARD), "Reach Through Mists", **said)
    assert [part for part in parts if part not in str(raised.value)] == [], str(raised.value)


def test_what_is_said_after_the_splices_means_that_there_are_none():
    game = mtg.position('[A]\nhand = ["Lava Spike", "Glacial Ray"]\nbattlefield = ["Mountain x3"]\n')
    assert mtg.announce(game, "Lava Spike").splices is None
    said = mtg.announce(game, "Lava Spike", targets=["N"])
    assert (said.splices, said.targets) == ((), (("N",),))
    assert mtg.cast(game, said).complete


def test_a_name_nearly_that_of_a_card_is_suggested_whether_the_card_is_there_or_not():
    for hand in ("Lava Spike", "Glacial Ray"):
        with pytest.raises(BadScenario, match="did you mean 'Lava Spike'"):
            mtg.announce(mtg.position(f'[A]\nhand = ["{hand}"]\n'), "Lava Spyke")


def test_what_is_no_game_cannot_be_written():
    with pytest.raises(TypeError, match="write a game"):
        mtg.write(None)
    with pytest.raises(TypeError, match="write an announcement"):
        mtg.write(mtg.position(BOARD), "Reach Through Mists")


def test_cards_and_mends_show_themselves_in_one_line():
    game = mtg.position(BOARD.replace("Mountain x2", "Mountain"))
    trace = mtg.cast(game, mtg.announce(game, "Reach Through Mists", splice=["Glacial Ray"], targets=["N"]))
    assert "<Mend: one more Mountain>" in map(repr, mtg.mend(trace))
    assert repr(mtg.library()["Glacial Ray"]) == "<Card: Glacial Ray, Instant — Arcane>"


def test_an_explanation_tells_waiting_from_stopping():
    game = mtg.position(BOARD)
    assert "announce  <- waits here" in mtg.explain(mtg.cast(game, mtg.announce(game, "Reach Through Mists"))).text
    refused = mtg.cast(game, mtg.announce(game, "Reach Through Mists", splice=["Glacial Ray"], targets=["Island"]))
    assert "target  <- stops here" in mtg.explain(refused).text


def test_a_result_shows_itself_in_one_line():
    game = mtg.position(BOARD)
    trace = mtg.cast(game, mtg.announce(game, "Reach Through Mists", splice=["Glacial Ray"], targets=["Grizzly Bears"]))
    waiting = mtg.cast(game, mtg.announce(game, "Reach Through Mists"))
    shown = [game, trace, waiting, mtg.explore(game, mtg.announce(game, "Reach Through Mists")),
             mtg.play(mtg.load_scenarios(RAY)[0])]
    assert [repr(one)[:6] for one in shown] == ["<Game:", "<Trace", "<Trace", "<Explo", "<Play:"]
    assert all(len(repr(one)) < 200 for one in shown)


def test_an_announcement_keeps_targets_that_an_illegal_choice_left_unasked():
    game = mtg.position('[A]\nhand = ["Lava Spike", "Glacial Ray"]\nbattlefield = ["Mountain x3"]\n'
                        '[N]\nbattlefield = ["Grizzly Bears"]\n')
    said = mtg.announce(game, "Lava Spike", splice=["Glacial Ray"], targets=["Grizzly Bears", "N"])
    assert said.targets[1:] == (("N",),)
    assert mtg.cast(game, said).stopped_at == "601.2c"
    assert 'targets = ["Grizzly Bears", "N"]' in mtg.write(game, said)


def test_the_help_tells_of_every_short_name():
    assert [name for name in mtg.__all__ if not re.search(rf"mtg\.{name}\b", mtg.__doc__)] == []
