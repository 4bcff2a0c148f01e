"""Judge!: one choice of a legal cast is broken, and the engine says where, by which rule, and what is taken back."""

import ipywidgets as w
import pytest

from mtgrules.book import data_folder
from mtgrules.casting import CASTING, Casting, cast, game_after
from mtgrules.casting.taking_back import irreversible
from mtgrules.scenario import announce, load_scenarios, play, position
from mtgrules.widgets import Judge, JudgeModel
from mtgrules.widgets.judge.judge_model import REPAIRS
from mtgrules.widgets.judge.mistakes import mistakes, pick

GAME = position("""
[A]
hand = ["Lava Spike", "Glacial Ray", "Blessed Breath", "Evermind"]
battlefield = ["Mountain x4", "Island x2"]
[N]
battlefield = ["Grizzly Bears", "Hill Giant", "Slippery Bogle"]
""")
SAID = announce(GAME, "Lava Spike", splice=["Glacial Ray"], targets=["N", "Hill Giant"])
LEGAL = cast(GAME, SAID)

@pytest.fixture
def model():
    return JudgeModel(GAME, SAID)


def test_every_mistake_is_one_refused_answer_and_stops_at_the_step_that_asked():
    found = mistakes(LEGAL)
    assert {one.question.field for one in found} == {"splices", "targets"}
    for one in found:
        again = cast(GAME, one.trace.start.announcement)
        assert again.illegal and again.stopped_at == one.step and one.question.reasons_against(one.answer)
        changed = [field for field in ("splices", "targets") if getattr(again.start.announcement, field) != getattr(SAID, field)]
        assert changed == [one.question.field]


def test_the_mistakes_are_refused_options_and_options_named_twice():
    found = {one.label for one in mistakes(LEGAL)}
    assert "Glacial Ray, Blessed Breath" in found and "Glacial Ray, Glacial Ray" in found and "Slippery Bogle" in found


def legal_casts():
    """Every legal cast of a lesson or a scenario in the data folder, each once."""
    for path in sorted((data_folder() / "scenarios").rglob("*.toml")):
        for one in load_scenarios(path):
            for step in play(one).steps:
                trace = getattr(step, "trace", None)
                if trace is not None and trace.complete and isinstance(trace.now, Casting) and trace.table[1:] == CASTING:
                    yield one.title, trace


def test_every_legal_cast_of_the_lessons_can_be_judged_wherever_a_choice_can_be_wrong():
    judged = 0
    for title, trace in legal_casts():
        if not mistakes(trace):
            continue
        model = JudgeModel(trace.start.game, trace.start.announcement, seed=judged)
        assert model.mistake.trace.stopped_at == model.mistake.step, title
        assert model.judge(model.mistake.step, model.mistake.rules[0], model.repair).right, title
        kept = game_after(model.mistake.trace)
        assert (kept == trace.start.game) == (model.repair == "back"), title
        judged += 1
    assert judged > 30


@pytest.mark.parametrize("announcement", [announce(GAME, "Lava Spike"),
                                          announce(GAME, "Lava Spike", splice=["Blessed Breath"], targets=["N"])])
def test_only_a_legal_cast_can_be_made_wrong(announcement):
    with pytest.raises(ValueError, match="only a legal cast"):
        JudgeModel(GAME, announcement)


def test_a_cast_without_a_choice_that_can_be_wrong_is_refused():
    game = position('[A]\nhand = ["Divination"]\nmana = "{3}"\n[N]\n')
    with pytest.raises(ValueError, match="no choice of this cast"):
        JudgeModel(game, announce(game, "Divination"))


def test_the_same_seed_makes_the_same_mistake_and_all_kinds_come_up():
    assert [JudgeModel(GAME, SAID, seed).mistake.label for seed in range(5)] == [
        JudgeModel(GAME, SAID, seed).mistake.label for seed in range(5)]
    found = mistakes(LEGAL)
    assert {pick(found, seed).kind for seed in range(40)} == {one.kind for one in found}
    assert JudgeModel(GAME, SAID, 3).another().steps == JudgeModel(GAME, SAID, 4).steps


def test_the_story_has_nine_steps_and_does_not_give_the_mistake_away(model):
    assert [told.rule for told in model.steps] == [f"601.2{letter}" for letter in "abcdefghi"]
    told = "\n".join(one.text for one in model.steps)
    assert model.mistake.label in told and "illegal" not in told and "can't" not in told
    right = cast(GAME, SAID)
    for step, one in zip(right.steps[1:], model.steps, strict=True):
        assert len(one.lines) == max(len(step.asked), 1)
        if one.rule != model.mistake.step:
            assert all(asked.label in line for asked, line in zip(step.asked, one.lines, strict=False))


def test_the_story_is_told_step_by_step(model):
    assert len(model.shown) == 1
    model.go(2)
    assert [told.rule for told in model.shown] == ["601.2a", "601.2b", "601.2c"]
    model.go(-4)
    assert len(model.shown) == 1
    model.go(40)
    assert len(model.shown) == 9


DIVIDED = """
title = "Three damage is divided"
[A]
hand = ["Rolling Thunder"]
battlefield = ["Mountain x5"]
[N]
battlefield = ["Grizzly Bears"]
"""


def test_a_division_may_be_the_mistake():
    game = position(DIVIDED)
    legal = cast(game, announce(game, "Rolling Thunder", x=3, targets=[["Grizzly Bears", "N"]], division=[2, 1]))
    found = {one.answer: one.rules for one in mistakes(legal) if one.question.field == "division"}
    assert found == {(3, 0): ("601.2d",), (2, 2): ("601.2d",)}


def test_every_card_that_a_mistake_may_name_is_shown():
    frames = repr([one.value for one in everything(Judge(LEGAL).widget) if isinstance(one, w.HTML)])
    assert [name for name in ("Lava Spike", "Glacial Ray", "Blessed Breath", "Evermind") if f"The card {name}" not in frames] == []


def everything(widget):
    yield widget
    for child in getattr(widget, "children", ()):
        yield from everything(child)


def test_to_name_one_thing_twice_is_another_mistake_than_to_name_a_wrong_one():
    kinds = {one.kind for one in mistakes(LEGAL) if one.question.field == "splices"}
    assert {kind[-1] for kind in kinds} == {"", "twice"}


@pytest.mark.parametrize("seed", range(12))
def test_a_right_call_is_right_and_every_other_one_is_told_so(seed):
    model = JudgeModel(GAME, SAID, seed)
    for rule in model.mistake.rules:
        assert rule in model.rules and model.judge(model.mistake.step, rule, model.repair).right
    assert model.mistake.step not in set(model.rules) - set(model.mistake.rules)
    assert len(model.rules) >= len(model.mistake.rules) + 2
    wrong_rule = next(rule for rule in model.rules if rule not in model.mistake.rules)
    wrong_step = next(told.rule for told in model.steps if told.rule != model.mistake.step)
    call = model.judge(wrong_step, wrong_rule, "lost")
    assert (call.step, call.rule, call.repair) == (False, False, False)
    assert model.mistake.step in call.text and "733.1" in call.text
    assert all(str(reason) in call.text for reason in model.mistake.trace.reasons)


def test_the_right_repair_is_what_the_engine_does(model):
    assert model.repair == "back" and game_after(model.mistake.trace) == GAME
    with pytest.raises(KeyError):
        model.judge("601.2c", "115.4", "shrug")


def test_mana_abilities_that_moved_cards_from_a_library_stay(monkeypatch, model):
    monkeypatch.setattr("mtgrules.widgets.judge.judge_model.irreversible", lambda trace: ("one",))
    assert model.repair == "back, mana stays" and irreversible(model.mistake.trace) == ()


# ---------------------------------------------------------------- the widget


@pytest.fixture
def judge():
    return Judge(LEGAL)


def test_the_widget_tells_the_cast_and_shows_the_cards(judge):
    assert "601.2a propose" in judge.now.value and judge.told.value == ""
    judge.next.click()
    judge.next.click()
    assert "601.2c target" in judge.now.value and "601.2b announce" in judge.told.value
    judge.back.click()
    assert "601.2b announce" in judge.now.value and judge.call.layout.display == "none"
    assert "Glacial Ray" in judge.text and judge.faults.box.layout.display == "none"


def call(judge, step, rule, repair):
    judge.player.counter.value = [told.rule for told in judge.model.steps].index(step)
    judge.stop.click()
    assert judge.call.layout.display is None
    judge.rule.value, judge.repair.value = rule, repair
    judge.check.click()


def test_a_right_call_counts_and_another_mistake_follows(judge):
    mistake = judge.model.mistake
    call(judge, mistake.step, mistake.rules[0], "back")
    assert "All three are right." in judge.answer.value and "1 of 1" in judge.score.value
    judge.another.click()
    assert judge.model.seed == 1 and judge.call.layout.display == "none" and judge.told.value == ""
    mistake = judge.model.mistake
    call(judge, mistake.step, mistake.rules[0], "stays")
    assert "Not all of it is right." in judge.answer.value and "1 of 2" in judge.score.value
    assert "Glacial Ray" in judge.text and "733.1" in judge.text


def test_an_unfinished_call_is_no_call(judge):
    judge.stop.click()
    judge.check.click()
    assert "Choose a rule and a repair first." in judge.answer.value and judge.calls == []
    judge.repair.value = "back"
    judge.check.click()
    assert judge.calls == []


def test_every_repair_and_rule_to_choose_is_said_in_words(judge):
    judge.stop.click()
    assert [value for _, value in judge.repair.options] == list(REPAIRS)
    assert [value for _, value in judge.rule.options] == ["", *judge.model.rules]
    assert all(len(label) > 15 for label, value in judge.rule.options if value)


def test_playing_pauses_when_the_learner_stops_it(judge):
    judge.player.button.click()
    assert judge.player.playing and judge.player.button.description == "Pause"
    judge.player.counter.value = 3  # as the page counts
    assert judge.model.at == 3
    judge.stop.click()
    assert not judge.player.playing and judge.player.button.description == "Play"


def test_other_choices_can_be_broken_too():
    game = position('[A]\nhand = ["Funeral Charm"]\nbattlefield = ["Swamp"]\n[N]\nhand = 2\n')
    legal = cast(game, announce(game, "Funeral Charm", modes=[1], targets=["N"]))
    assert {one.question.field for one in mistakes(legal)} == {"modes"}
