"""What once came out wrong and is no scenario; the others stand in ``cases/regressions.toml``."""

import pytest

import mtgrules as mtg
from mtgrules.scenario import BadScenario, load_scenarios, play, scenarios
from mtgrules.teaching import explain


def _explained(text: str) -> str:
    return explain(play(scenarios(text)[0])).text


def test_the_reason_names_the_cost_that_cannot_be_paid_and_not_the_mana_that_is_there():
    told = _explained("""
        [A]
        hand = ["Ethereal Haze", "Hundred-Talon Strike x2"]
        battlefield = ["Plains", "Silvercoat Lion"]
        [[script]]
        cast = "Ethereal Haze"
        splice = ["Hundred-Talon Strike", "Hundred-Talon Strike"]
        targets = ["Silvercoat Lion", "Silvercoat Lion"]
        """)
    assert "a cost of Ethereal Haze asks for 1 (creature), and none can be chosen" in told
    assert "short of" not in told


def test_exploring_goes_on_until_the_spell_has_resolved_and_not_only_what_it_triggered():
    game = mtg.position('[A]\nhand = ["Lava Spike"]\nbattlefield = ["Mountain", "Guttersnipe"]')
    (row,) = mtg.explore(game, mtg.announce(game, "Lava Spike", targets=["N"], splice=[])).rows()
    assert row["life of N"] == 15


def test_ways_that_differ_in_what_is_announced_read_differently():
    game = mtg.position('[A]\nhand = ["Nourishing Shoal"]\nmana = "{4}"')
    rows = mtg.explore(game, mtg.announce(game, "Nourishing Shoal", splice=[])).rows()
    assert {row["x"] for row in rows} == {"X = 0", "X = 1", "X = 2"}


@pytest.mark.parametrize("line", ["library = -3", "library = 100000000", 'hand = ["Mountain x99999999999"]', 'mana = "{99999999}"'])
def test_numbers_of_cards_and_mana_that_no_table_has_are_refused_at_once(line):
    with pytest.raises(BadScenario, match="write a number"):
        play(scenarios(f"[A]\n{line}\n")[0])


def test_a_card_that_is_not_in_the_zone_it_is_said_to_be_cast_from_is_a_fault():
    with pytest.raises(BadScenario, match="A.graveyard"):
        _explained('[A]\nhand = ["Lava Spike"]\nmana = "{R}"\n[[script]]\ncast = "Lava Spike"\nfrom = "graveyard"\ntargets = ["N"]')


@pytest.mark.parametrize("turn", ["", "Z"])
def test_a_turn_belongs_to_a_player(turn):
    with pytest.raises(BadScenario, match="there is no player"):
        scenarios(f'turn = "{turn}"\n')


def test_modes_that_there_are_not_are_told_as_they_were_written():
    told = _explained("""
        [A]
        hand = ["Kaya's Guile"]
        mana = "{8}"
        [[script]]
        cast = "Kaya's Guile"
        modes = [9]
        """)
    assert "has no mode number 9" in told


@pytest.mark.parametrize("first, second", [("summoning_sick = true", "summoning_sick = false"), ('attacking = "N"',
                                                                                                 'attacking = "A"'),
                                           ('chosen = "red"', 'chosen = "blue"')])
def test_changes_that_differ_are_told_differently(first, second):
    text = '[A]\nbattlefield = ["Hill Giant"]\n[[script]]\nchange = "Hill Giant"\n'
    assert _explained(text + first) != _explained(text + second)


def test_players_pass_before_the_spell_resolves_and_it_is_told_in_that_order():
    told = _explained('[A]\nhand = ["Lava Spike"]\nmana = "{R}"\n[[script]]\ncast = "Lava Spike"\ntargets = ["N"]\n'
                      '[[script]]\nresolve = true\n')
    assert told.index("All players pass") < told.index("608.2b")


def test_a_folder_without_scenarios_is_a_fault(tmp_path):
    with pytest.raises(BadScenario):
        load_scenarios(tmp_path)


@pytest.mark.parametrize("text", ["a = " + "[" * 3000 + "]" * 3000, "[A]\nlife = " + "9" * 6000])
def test_what_is_too_deep_or_too_long_to_be_read_is_a_fault(text):
    with pytest.raises(BadScenario, match="read"):
        scenarios(text)


def test_a_mark_before_the_text_is_no_fault(tmp_path):
    file = tmp_path / "marked.toml"
    file.write_text("[A]\nlife = 7\n", encoding="utf-8-sig")
    assert play(load_scenarios(file)[0]).game.player("A").life == 7


def test_a_file_that_lists_no_scenario_is_a_fault(tmp_path):
    file = tmp_path / "none.toml"
    file.write_text("scenario = []\n", encoding="utf-8")
    with pytest.raises(BadScenario, match="no scenario"):
        mtg.load_scenario(file)


@pytest.mark.parametrize("line", [
    '{ line = "spell", do = [{ do = "add mana", symbols = "R" }] }',
    '{ line = "additional cost", cost = { actions = [{ do = "sacrifice", '
    'objects = { what = "target", types = ["creature"] } }] } }',
])
def test_a_card_of_ones_own_with_mana_or_a_cost_that_cannot_be_is_a_fault(line):
    with pytest.raises(BadScenario, match="card"):
        scenarios(f'[[card]]\nname = "Mine"\nmana_cost = "{{R}}"\ntype_line = "Instant"\nlines = [{line}]\n')
