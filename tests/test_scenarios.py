"""Scenario files hold, and each of their expectations can fail; the format says what its guide says."""

import re
import tomllib
from pathlib import Path

import pytest

from mtgrules.book import data_folder
from mtgrules.scenario import (
    EXPECTATIONS,
    QUESTIONS,
    BadScenario,
    announce,
    load_scenarios,
    play,
    position,
    prove,
    scenario,
    scenarios,
)
from mtgrules.scenario.format import Entry, PlayerTable
from mtgrules.scenario.shorthand import entry
from mtgrules.scenario.steps import ACTIONS

TESTS = Path(__file__).parent
GUIDE = TESTS.parent / "docs" / "scenarios.md"
FILES = sorted((data_folder() / "scenarios").rglob("*.toml")) + sorted((TESTS / "cases").rglob("*.toml"))
SPIKE = """
[A]
hand = ["Lava Spike", "Glacial Ray", "Glacial Ray"]
battlefield = ["Mountain x5"]
[N]
battlefield = ["Grizzly Bears"]
"""


def name(path):
    return path.stem


@pytest.mark.parametrize("path", FILES, ids=name)
def test_every_scenario_of_a_file_holds_and_every_expectation_can_fail(path):
    failed = []
    for one in load_scenarios(path):
        failed += [f"{one.title}: {check}" for check in play(one).failed]
        failed += [f"{one.title}: cannot fail: {fact}" for fact in prove(one)]
    assert failed == []


def played(script, start=SPIKE):
    return play(scenario(start + script))


def failed(play):
    return [(check.place, check.name, check.got) for check in play.failed]


# ---------------------------------------------------------------- the position


def test_cards_of_the_same_name_are_numbered_and_a_single_one_is_not():
    game = position(SPIKE)
    assert [o.label for o in game.zone("hand", "A")] == ["Lava Spike", "Glacial Ray#1", "Glacial Ray#2"]
    assert [o.label for o in game.battlefield][-2:] == ["Mountain#5", "Grizzly Bears"]


def test_a_library_that_is_not_written_holds_cards_and_one_that_is_written_empty_holds_none():
    game = position("[A]\nlibrary = []\n[N]\n")
    assert [len(game.zone("library", p)) for p in "AN"] == [0, 10]


def test_the_top_card_of_a_library_is_the_first_one_written():
    game = play(scenario('[A]\nlibrary = ["Island", "Forest"]\n[[script]]\ndo = { do = "draw" }\n')).game
    assert [o.label for o in game.zone("hand", "A")] == ["Island"]


@pytest.mark.parametrize(
    "text, wanted",
    [
        ("Island", Entry("Island")),
        ("Mountain x2", Entry("Mountain", count=2)),
        ("Grizzly Bears (tapped) x2", Entry("Grizzly Bears", count=2, tapped=True)),
        ("Grizzly Bears x2 (tapped)", Entry("Grizzly Bears", count=2, tapped=True)),
        (
            "Bear (summoning sick, 2 +1/+1 counters, 1 charge counter, 3 damage)",
            Entry("Bear", summoning_sick=True, counters={"+1/+1": 2, "charge": 1}, damage=3),
        ),
        ("Bear (goaded by A and P)", Entry("Bear", goaded_by=("A", "P"))),
        ("Bear (attacking N, blocked)", Entry("Bear", attacking="N", blocked=True)),
        ("Pacifism (attached to Hill Giant)", Entry("Pacifism", attached_to="Hill Giant")),
        ("Meddling Mage (chosen Glacial Ray)", Entry("Meddling Mage", chosen="Glacial Ray")),
    ],
)  # fmt: skip
def test_a_card_and_its_state_are_read_from_a_short_text(text, wanted):
    assert entry(text, ()) == wanted


def test_floating_mana_may_be_of_any_type_or_restricted():
    text = '[A]\nmana = [{ mana = "{2}{R}" }, { mana = "{C}", only_for = { types = ["instant"] } }]\n'
    pool = position(text).player("A").mana
    assert [u.type for u in pool] == ["R", "*", "*", "C"]
    assert [u.only_for is None for u in pool] == [True, True, True, False]


# ---------------------------------------------------------------- the script


def test_an_illegal_cast_that_nobody_expects_fails_with_its_reasons():
    bad = played('[[script]]\ncast = "Glacial Ray"\nsplice = ["Lava Spike"]\ntargets = ["N"]\n')
    [(place, what, got)] = failed(bad)
    assert place == "step 1" and what.endswith("the cast is legal") and "702.47a" in got
    assert bad.game == bad.start


def test_an_unfinished_cast_that_nobody_expects_fails_with_its_question():
    [(_, what, got)] = failed(played('[[script]]\ncast = "Lava Spike"\n'))
    assert "every question is answered" in what and "601.2c" in got


def test_after_an_illegal_cast_the_script_goes_on():
    script = '[[script]]\ncast = "Lava Spike"\ntargets = ["Grizzly Bears"]\nexpect = { legal = false }\n'
    assert played(script + '[[script]]\ncast = "Lava Spike"\ntargets = ["N"]\n').ok


def test_too_many_targets_are_announced_all_the_same_and_refused():
    assert played('[[script]]\ncast = "Lava Spike"\ntargets = ["N", "N"]\n'
                  'expect = { illegal = { step = "601.2c", rule = "601.2c" } }\n').ok  # fmt: skip


def test_a_choice_that_nothing_asks_for_fails():
    cast = '[[script]]\ncast = "Lava Spike"\ntargets = ["N"]\n'
    [(_, what, got)] = failed(played(cast + '[[script]]\nresolve = true\nchoices = ["Island"]\n'))
    assert "asked for" in what and got == ("Island",)


def test_a_choice_with_one_possible_answer_may_be_written_or_left_out():
    start = '[A]\nhand = ["Lava Spike"]\n'
    for choices in ("", 'choices = ["Lava Spike"]\n'):
        script = '[[script]]\ndo = { do = "discard" }\n' + choices + '[expect]\ndiscarded = ["Lava Spike"]\n'
        assert played(script, start).ok


def test_several_things_chosen_at_once_are_a_list_of_their_own():
    start = '[A]\nhand = ["Island", "Forest", "Plains"]\n'
    script = '[[script]]\ndo = { do = "discard", count = 2 }\nchoices = [["Plains", "Island"]]\n'
    assert played(script + '[expect]\ndiscarded = ["Island", "Plains"]\n', start).ok


@pytest.mark.parametrize("choice, drawn", [("true", 1), ('"yes"', 1), ("false", 0), ('"no"', 0)])
def test_yes_and_no_may_be_written_as_true_and_false(choice, drawn):
    script = '[[script]]\ndo = { do = "may", act = { do = "draw" } }\nchoices = [%s]\n[expect]\ndrawn = { A = %d }\n'
    assert failed(played(script % (choice, drawn))) == []


def test_text_that_is_not_carried_out_fails_unless_it_is_named():
    # For as long as this test runs, no effect carries out a draw.
    from mtgrules.cards import Draw
    from mtgrules.effects import DO

    do, effect = '[[script]]\ndo = { do = "draw" }\n', DO.pop(Draw)
    try:
        [(_, what, got)] = failed(played(do))
        assert (what, got) == ("not simulated", ("draw",))
        assert played(do + '[expect]\nnot_simulated = ["draw"]\n').ok
    finally:
        DO[Draw] = effect


def test_a_cast_by_another_player_begins_with_a_pass():
    script = '[[script]]\ncast = "Lava Spike"\ntargets = ["N"]\n[[script]]\ncast = "Counterspell"\nby = "N"\n'
    start = SPIKE + 'hand = ["Counterspell"]\nmana = "{U}{U}"\n'
    done = played(script + 'targets = ["Lava Spike"]\n[[script]]\nresolve = "all"\n[expect]\ncountered = true\n', start)
    assert done.ok and "117.3d" in done.cited


def test_any_of_several_cards_of_a_name_will_do_from_a_hand():
    script = '[[script]]\ncast = "Lava Spike"\nsplice = ["Glacial Ray", "Glacial Ray"]\ntargets = ["N", "N", "N"]\n'
    assert played(script + '[[script]]\nresolve = true\n[expect]\ndamage = { N = 7 }\n').ok


def test_what_else_happened_may_be_stipulated():
    script = """
    [[script]]
    change = "Grizzly Bears"
    tapped = true
    counters = { "+1/+1" = 2 }
    goaded_by = ["A"]
    [[script]]
    do = { do = "deal damage", amount = 1, to = { what = "target", types = ["creature"] } }
    source = "Glacial Ray"
    targets = ["Grizzly Bears"]
    [[script]]
    move = "Glacial Ray#1"
    to = "A.graveyard"
    [[script]]
    tap_for_mana = "Mountain"
    [[script]]
    pass_to = "N"
    [expect]
    pt = { "Grizzly Bears" = "4/4" }
    marked = { "Grizzly Bears" = 1 }
    tapped = ["Grizzly Bears"]
    goaded = ["Grizzly Bears"]
    counters = { "Grizzly Bears" = { "+1/+1" = 2 } }
    zones = { "Glacial Ray#1" = "A.graveyard" }
    mana = { A = "{R}" }
    priority = "N"
    """
    assert failed(played(script)) == []


def test_an_object_that_left_and_came_back_is_another_object():
    script = """
    [[script]]
    cast = "Lava Spike"
    splice = ["Glacial Ray"]
    targets = ["N", "Grizzly Bears"]
    [[script]]
    move = "Grizzly Bears"
    to = "N.hand"
    [[script]]
    move = "Grizzly Bears"
    to = "N.battlefield"
    [[script]]
    resolve = true
    [expect]
    resolves = true
    damage = { N = 3, "Grizzly Bears" = 0 }
    """
    assert failed(played(script)) == []


# ---------------------------------------------------------------- expectations


WRONG = {  # for each expectation one that does not hold, after a Lava Spike with a spliced Glacial Ray
    "legal": "legal = false",
    "illegal": 'illegal = { step = "601.2c" }',
    "cost": 'cost = "{1}{R}"',
    "other_costs": 'other_costs = ["sacrifice"]',
    "lines": 'lines = ["Lava Spike: deal damage"]',
    "targets": 'targets = ["N"]',
    "offered": 'offered = ["Glacial Ray"]',
    "refused": 'refused = { "Glacial Ray" = "702.47b" }',
    "no_way_to_finish": 'no_way_to_finish = { "Glacial Ray" = "601.2h" }',
    "resolves": "resolves = false",
    "countered": "countered = true",
    "effect_order": 'effect_order = ["Glacial Ray", "Lava Spike"]',
    "choice_order": 'choice_order = ["N"]',
    "damage": "damage = { N = 2 }",
    "damage_sources": 'damage_sources = ["Lava Spike", "Glacial Ray"]',
    "drawn": "drawn = { A = 1 }",
    "milled": "milled = { N = 1 }",
    "discarded": 'discarded = ["Glacial Ray"]',
    "tokens": "tokens = 1",
    "lost": 'lost = ["N"]',
    "not_simulated": 'not_simulated = ["draw"]',
    "zones": 'zones = { "Grizzly Bears" = "N.battlefield" }',
    "counts": 'counts = { "A.hand" = 3 }',
    "life": "life = { N = 16 }",
    "poison": "poison = { N = 1 }",
    "mana": 'mana = { A = "{R}" }',
    "pt": 'pt = { "Grizzly Bears" = "2/3" }',
    "tapped": 'tapped = ["Grizzly Bears"]',
    "untapped": 'untapped = ["Mountain#1"]',
    "goaded": 'goaded = ["Grizzly Bears"]',
    "counters": 'counters = { "Grizzly Bears" = { "+1/+1" = 1 } }',
    "marked": 'marked = { "Grizzly Bears" = 2 }',
    "colors": 'colors = { "Lava Spike" = ["blue"] }',
    "keywords": 'keywords = { "Grizzly Bears" = ["flying"] }',
    "protection": 'protection = { "Grizzly Bears" = ["red"] }',
    "mana_value": "mana_value = 2",
    "attacks": 'attacks = { "Merfolk of the Pearl Trident" = { must = true } }',
    "stack": 'stack = ["Lava Spike"]',
    "faces": 'faces = { "Grizzly Bears" = "back" }',
    "types": 'types = { "Grizzly Bears" = ["artifact"] }',
    "triggers": 'triggers = { "Lava Spike" = 1 }',
    "division": "division = [3]",
    "priority": 'priority = "N"',
    "answer": "answer = 3",
}
AFTER_A_SPLICED_SPIKE = SPIKE.replace('"Grizzly Bears"', '"Grizzly Bears", "Merfolk of the Pearl Trident"') + """
[[script]]
question = "mana value"
of = "Lava Spike"
[[script]]
cast = "Lava Spike"
splice = ["Glacial Ray"]
targets = ["N", "Grizzly Bears"]
[[script]]
resolve = true
[expect]
"""


def test_every_expectation_of_the_table_is_tried():
    assert set(WRONG) == set(EXPECTATIONS)


@pytest.mark.parametrize("key", WRONG)
def test_an_expectation_that_is_wrong_fails_and_only_that_one(key):
    wrong = play(scenario(AFTER_A_SPLICED_SPIKE + WRONG[key]))
    assert [place for place, *_ in failed(wrong)] == ["at the end"], failed(wrong)


@pytest.mark.parametrize("key", EXPECTATIONS)
def test_the_example_of_an_expectation_can_be_read(key):
    try:
        assert scenario("[[script]]\npass_to = 'N'\nexpect = { " + EXPECTATIONS[key].example + " }")
    except BadScenario as error:
        pytest.fail(str(error))


def test_an_object_may_go_by_its_handle_or_by_the_name_of_its_card():
    assert play(scenario(AFTER_A_SPLICED_SPIKE + 'damage_sources = ["Lava Spike"]')).ok
    numbered = SPIKE.replace('"Lava Spike", "Glacial Ray"', '"Glacial Ray", "Glacial Ray"')
    cast = '[[script]]\ncast = "Glacial Ray#2"\ntargets = ["N"]\n[[script]]\nresolve = true\n'
    for called in ("Glacial Ray", "Glacial Ray#2"):
        assert played(cast + f'[expect]\ndamage_sources = ["{called}"]', numbered).ok
    assert not played(cast + '[expect]\ndamage_sources = ["Glacial Ray#1"]', numbered).ok


def test_proving_finds_an_expectation_that_cannot_fail(monkeypatch):
    from mtgrules.scenario import expect

    one = scenario(AFTER_A_SPLICED_SPIKE + "life = { N = 17 }")
    assert prove(one) == ()
    lax = expect.Key(expect.EXPECTATIONS["life"].read, expect.NUMBER, "", True, same=lambda a, b: True)
    monkeypatch.setitem(expect.EXPECTATIONS, "life", lax)
    assert prove(one) == ("life of N (at the end) holds with 18 too",)


# ---------------------------------------------------------------- variants, several in a file


def test_a_variant_keeps_the_script_and_says_its_own_expectations():
    first, second = scenarios(AFTER_A_SPLICED_SPIKE + 'life = { N = 17 }\n[[variant]]\nname = "More life"\n'
                              'N.life = 30\nexpect = { life = { N = 27 } }\n')  # fmt: skip
    assert (second.title, second.script) == ("More life", first.script)
    assert play(first).ok and play(second).ok


def test_a_variant_may_add_to_a_zone():
    _, second = scenarios(SPIKE + '[[variant]]\nA.hand = ["...", "Island"]\n')
    assert [o.card.name for o in position(second).zone("hand", "A")] == [
        "Lava Spike", "Glacial Ray", "Glacial Ray", "Island"]  # fmt: skip


def test_several_scenarios_share_the_cards_of_their_file():
    own = '[[card]]\nname = "My Bear"\ntype_line = "Creature — Bear"\npower = 2\ntoughness = 2\n'
    two = '[[scenario]]\ntitle = "{}"\nA.battlefield = ["My Bear"]\nexpect = {{ pt = {{ "My Bear" = "2/2" }} }}\n'
    assert [play(s).ok for s in scenarios(own + two.format("a") + two.format("b"))] == [True, True]


# ---------------------------------------------------------------- short ways in


def test_an_announcement_is_made_by_names():
    game = position(SPIKE)
    said = announce(game, "Lava Spike", splice=["Glacial Ray"], targets=["N", "Grizzly Bears"])
    assert (game.get(said.card).label, [game.get(i).label for i in said.splices]) == ("Lava Spike", ["Glacial Ray#1"])
    assert [game.thing(refs[0]).label for refs in said.targets] == ["N", "Grizzly Bears"]
    assert announce(game, "Lava Spike").splices is None


# ---------------------------------------------------------------- the guide


def examples():
    text = GUIDE.read_text(encoding="utf-8")
    return re.findall(r"^```toml\n(.*?)^```", text, re.M | re.S)


@pytest.mark.parametrize("number", range(len(examples())))
def test_every_example_of_the_guide_plays_and_holds(number):
    text = examples()[number]
    assert tomllib.loads(text), "an example without content"
    for one in scenarios(text):
        assert failed(play(one)) == []
        assert prove(one) == ()


def test_the_guide_explains_every_key():
    text = GUIDE.read_text(encoding="utf-8")
    fields = {f for kind in (*ACTIONS.values(), Entry, PlayerTable) for f in kind.__struct_encode_fields__}
    keys = fields | set(EXPECTATIONS) | set(QUESTIONS) | {"id", "title", "rules", "edition", "turn", "step", "priority"}
    assert sorted(key for key in keys if f"`{key}`" not in text) == []
