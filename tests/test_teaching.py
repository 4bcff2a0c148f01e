"""The teaching layer: misconceptions and the plays that refute them, tagged answers, goals, the deciding step, progress."""

import pytest

import mtgrules as mtg
from mtgrules.book import data_folder, rules
from mtgrules.casting import CASTING
from mtgrules.scenario import load_scenarios, play
from mtgrules.teaching import (
    PROGRESS,
    Progress,
    deciding_step,
    either,
    found,
    idea,
    in_short,
    misconception,
    misconceptions,
    missing,
    reached,
    step_labels,
    why_not,
    wrong_idea,
)
from mtgrules.widgets import HowItWent, Predict, exercise, which_step

FIFTEEN = 15
#: So many lines of a play are read to the end.
LONG = 50
GOAL = mtg.scenario("""
title = "N is at 13 or less after one spell"
[A]
hand = ["Lava Spike", "Glacial Ray", "Glacial Ray"]
battlefield = ["Mountain x5"]
[N]
battlefield = ["Grizzly Bears"]
[[script]]
cast = "Lava Spike"
splice = ["Glacial Ray#1", "Glacial Ray#2"]
targets = ["N", "N", "N"]
[[script]]
resolve = true
[expect]
life = { N = 13 }
""")


def said(**more):
    game = mtg.position(GOAL)
    return mtg.cast(game, mtg.announce(game, "Lava Spike", **more))


# ---------------------------------------------------------------- misconceptions


def test_there_are_fifteen_each_with_its_own_words():
    found = misconceptions()
    assert len(found) == FIFTEEN
    assert len({one.belief for one in found.values()}) == len({one.truth for one in found.values()}) == FIFTEEN
    assert [id for id, one in found.items() if not one.rules or not set(one.rules) <= set(rules())] == []


@pytest.mark.parametrize("id", list(misconceptions()))
def test_a_play_refutes_a_misconception_and_cites_its_rules(id):
    plays = misconception(id).refuted()
    assert plays and all(one.ok for one in plays)
    assert all(one.checks for one in plays), "a play that expects nothing refutes nothing"
    cited = {rule for one in plays for rule in one.cited}
    assert set(misconception(id).rules) & cited


def test_the_file_of_plays_has_one_for_each_misconception_and_no_other():
    given = [one.id for one in load_scenarios(data_folder() / "scenarios" / "misconceptions.toml") if one.id]
    assert list(dict.fromkeys(given)) == list(misconceptions())


def test_an_unknown_misconception_is_refused_with_the_nearest_one():
    with pytest.raises(ValueError, match="did you mean 'only onto Arcane'"):
        wrong_idea("only on Arcane")


def test_words_alone_are_an_idea_without_a_name():
    assert idea("Just so.").text == "Just so." and idea("Just so.").id == ""
    tagged = wrong_idea("only onto Arcane", "Everdream says so.")
    assert tagged.id == "only onto Arcane" and tagged.text.endswith("(702.47a) Everdream says so.")


def test_a_play_in_short_has_the_answer_of_each_step_and_what_a_resolution_did():
    (told,) = map(in_short, misconception("the color of the spliced card counts").refuted())
    assert "   Legal: Reach Through Mists is cast for {1}{U}{R}." in told.lines
    assert "601.2a" not in told.text and "Silver Knight: may be chosen" in told.text
    assert "Yavimaya Barbarian: not allowed:" in told.text and "deals 2 damage to Silver Knight" in told.text
    assert "Silver Knight is destroyed" in told.text, "state-based actions after the resolution, too"


def test_no_refuting_play_is_long():
    assert [id for id, one in misconceptions().items() for play in one.refuted() if len(in_short(play).lines) > LONG] == []


# ---------------------------------------------------------------- answers with tags


def test_a_tagged_prediction_offers_the_play_that_refutes_it():
    asked = Predict("Onto what?", {"any": wrong_idea("only onto Arcane"), "some": ""}, correct="some")
    assert asked.refuted.widget.layout.display == "none"
    asked.commit("any")
    assert asked.wrong_idea.id == "only onto Arcane" and "The splice ability says" in asked.short.value
    assert asked.refuted.widget.layout.display is None and asked.refuted.play.value == ""
    asked.refuted.button.click()
    assert "Everdream" in asked.refuted.play.value
    asked.again()
    asked.commit("some")
    assert asked.right and asked.refuted.widget.layout.display == "none"


def test_a_tagged_exercise_says_the_idea_and_offers_the_play():
    asked = exercise("Onto what?", "some", answers={"any": wrong_idea("only onto Arcane"), "some": ""})
    told = asked.submit("any")
    assert told.right is False and told.misconception.id == "only onto Arcane" and "(702.47a)" in told.text
    assert asked.refuted.widget.layout.display is None
    assert asked.submit("some").right and asked.refuted.widget.layout.display == "none"


# ---------------------------------------------------------------- goals


def test_a_goal_accepts_every_cast_that_reaches_it_and_no_other():
    whole = said(splice=["Glacial Ray#2", "Glacial Ray#1"], targets=["N", "N", "N"])
    assert all(one.ok for one in reached(GOAL, whole))
    less = said(splice=["Glacial Ray#1"], targets=["N", "N"])
    assert [one.got for one in reached(GOAL, less) if not one.ok] == [15]
    check = exercise("Deal 7.", GOAL).check
    assert check(whole).right and check(less).right is False and "15" in check(less).text


def test_a_goal_wants_a_legal_cast_and_a_script_that_begins_with_one():
    with pytest.raises(ValueError, match="only a legal cast"):
        reached(GOAL, said(splice=[]))
    with pytest.raises(ValueError, match="begins with a cast"):
        reached(mtg.scenario("title = 'nothing'"), said(splice=[], targets=["N"]))


# ---------------------------------------------------------------- answers found in a play


def test_answers_are_found_in_a_play_by_the_names_of_expectations():
    seven = play(GOAL)
    assert (found(seven, "life", "N"), found(seven, "resolves"), found(seven, "cost")) == (13, True, "{2}{R}{R}{R}")
    assert either(found(seven, "drawn", "A"), "yes", "no") == "no" and either(found(seven, "legal"), "yes", "no") == "yes"
    with pytest.raises(ValueError, match="did you mean 'life'"):
        found(seven, "live", "N")


# ---------------------------------------------------------------- which step decides


def test_the_deciding_step_is_the_one_where_the_cast_stops():
    poor = said(splice=[], targets=["N", "N"])
    assert deciding_step(poor) == "601.2c target"
    told = why_not(poor)
    assert list(told) == list(step_labels()) and [label for label, why in told.items() if not why] == ["601.2c target"]
    assert "has stopped before" in told["601.2h pay"]
    assert len(step_labels()) == len(CASTING) + 2, "the gate, the steps, and none of them"


def test_for_a_legal_cast_no_step_decides_and_a_waiting_cast_is_refused():
    assert deciding_step(said(splice=[], targets=["N"])) == step_labels()[-1]
    with pytest.raises(ValueError, match="waits at"):
        deciding_step(said(splice=[]))


def test_the_question_is_answered_by_the_engine():
    asked = which_step(said(splice=[], targets=["N", "N"]))
    asked.commit("601.2h pay")
    assert asked.right is False and "stopped before" in asked.idea
    asked.again()
    asked.commit("601.2c target")
    assert asked.right and "601.2c" in asked.rule_ids()


# ---------------------------------------------------------------- progress


def test_progress_counts_first_answers_and_names_the_ideas_that_came_up():
    progress = Progress()
    shown = HowItWent(progress)
    assert "No question" in shown.text
    progress.note("one", "any", False, "only onto Arcane")
    progress.note("one", "some", True)
    progress.note("two", "13", True)
    assert [one.right for one in progress.first()] == [False, True]
    assert "Questions answered: 2. Right at the first try: 1." in shown.text and "(702.47a)" in shown.text
    assert "Look again: one" in shown.told.value


def test_answers_to_widgets_are_noted():
    before = len(PROGRESS.given)
    exercise("Two?", 2).submit("2")
    Predict("Two?", ("2", "3"), correct="2").commit("3")
    assert [one.right for one in PROGRESS.given[before:]] == [True, False]


# ---------------------------------------------------------------- what a goal still misses


def goal(expect):
    return mtg.scenario(f"""
title = "A creature is to be hit, and a card drawn"
[A]
hand = ["Reach Through Mists", "Glacial Ray"]
battlefield = ["Island x2", "Mountain x2"]
[N]
battlefield = ["Grizzly Bears", "Hill Giant"]
[[script]]
cast = "Reach Through Mists"
splice = ["Glacial Ray"]
targets = ["Grizzly Bears"]
[[script]]
resolve = true
[expect]
{expect}
""")


@pytest.mark.parametrize("expect, told", [
    ('lost = ["N"]', "N has not lost the game"),
    ('drawn = { A = 2 }', "A draws one card, and should draw 2 cards"),
    ('milled = { N = 1 }', "N mills no card, and should mill one card"),
    ('damage = { N = 2 }', "N is dealt no damage, and should be dealt 2 damage"),
    ('life = { N = 18 }', "N has 20 life, and should have 18"),
    ('zones = { "Hill Giant" = "N.graveyard" }',
     "Hill Giant should be in the graveyard of N, and is on the battlefield under the control of N"),
    ('counts = { "N.battlefield" = 2 }',
     "there should be 2 permanents on the battlefield under the control of N, and there are 1"),
    ('counts = { "A.hand.Glacial Ray" = 0 }', "there should be 0 of Glacial Ray in the hand of A, and there are 1"),
    ('counts = { stack = 1 }', "there should be one spell or ability on the stack, and there are 0"),
    ('tapped = ["Hill Giant"]', "Hill Giant should be tapped, and is not"),
    ('pt = { "Hill Giant" = "5/5" }', "Hill Giant is a 3/3, and should be a 5/5"),
    ('tokens = 1', "the play makes no token, and should make one token"),
    ('resolves = false', "the spell resolves, and should not"),
    ('marked = { "Hill Giant" = 2 }', "Hill Giant has no damage marked on it, and should have 2 damage"),
    ('discarded = ["Evermind"]', "discarded should be Evermind, and is nothing"),
])
def test_what_a_goal_misses_is_told_in_a_sentence(expect, told):
    task = goal(expect)
    assert missing(task, play(task).steps[0].trace) == (told,)


def test_a_goal_that_is_reached_misses_nothing():
    task = goal('drawn = { A = 1 }\nzones = { "Grizzly Bears" = "N.graveyard" }')
    assert missing(task, play(task).steps[0].trace) == ()
