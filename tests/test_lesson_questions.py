"""What the lessons ask: every right answer is accepted, every wrong one is refused and told why, and pairs do flip.

The cells of each notebook are run here once, in this process; nbval runs them in a kernel (see the Makefile).
"""

import ast
import re
from functools import cache
from pathlib import Path

import pytest

from mtgrules.casting import Announcement
from mtgrules.scenario import Scenario, play, position
from mtgrules.teaching import misconceptions, reached
from mtgrules.walk import Trace
from mtgrules.whatif import explore

nbformat = pytest.importorskip("nbformat")
pytest.importorskip("ipywidgets")

from mtgrules.widgets import CastPanel, Exercise, FreeRoom, HowItWent, Judge, Predict, WhatIf  # noqa: E402
from mtgrules.widgets.model.ending import ending  # noqa: E402

NOTEBOOKS = Path(__file__).resolve().parents[1] / "notebooks"
NAMES = sorted(path.stem for path in NOTEBOOKS.glob("*.ipynb"))
FREE_ROOMS = ("lab_cast",)
INDEX = "00_start_here"
LESSONS = [name for name in NAMES if name not in (*FREE_ROOMS, INDEX)]
#: Fewest tagged wrong answers in a lesson, and fewest what-if pairs.
LEAST_TAGS, LEAST_PAIRS, LEAST_EXERCISES = 1, 2, 3
#: Fewest lessons in which a cast with a mistake in it is played.
LEAST_JUDGED = 2
#: So many legal casts are looked at for each card in hand.
MOST_WAYS = 50


@cache
def shown(name):
    """What the cells of a notebook show: the last value of each."""
    notebook, names, found = nbformat.read(NOTEBOOKS / f"{name}.ipynb", as_version=4), {}, []
    for cell in notebook.cells:
        if cell.cell_type == "code":
            *first, last = ast.parse(cell.source).body
            exec(compile(ast.Module(first, []), name, "exec"), names)
            if isinstance(last, ast.Expr):
                found.append(eval(compile(ast.Expression(last.value), name, "eval"), names))
            else:
                exec(compile(ast.Module([last], []), name, "exec"), names)
    return found


def every(kind, name):
    return [one for one in shown(name) if isinstance(one, kind)]


def with_answers(name):
    """Everything with answers to choose from: what is asked, the answers, the right one, the ideas behind the others."""
    for one in every(Predict, name):
        yield one.question, one.answers, one.answer, one.ideas
    for one in every(Exercise, name):
        if hasattr(one.input, "options"):
            yield one.question, one.input.options, one.check.expected, one.check.wrong


@pytest.mark.parametrize("name", LESSONS)
def test_a_lesson_asks_and_compares_and_lets_one_try(name):
    assert every(Predict, name) and every(CastPanel, name) and len(every(HowItWent, name)) == 1
    after_the_panel = shown(name)[shown(name).index(every(CastPanel, name)[-1]):]
    assert len([one for one in after_the_panel if isinstance(one, Exercise | Predict)]) >= LEAST_EXERCISES


@pytest.mark.parametrize("name", LESSONS)
def test_a_lesson_has_a_question_that_the_engine_answers(name):
    """The right answer isn't written down: it is a cast's own, or it is found in a play."""
    cells = nbformat.read(NOTEBOOKS / f"{name}.ipynb", as_version=4).cells
    asked = [cell.source for cell in cells if re.search(r"^(Predict|exercise|which_step)\(", cell.source, re.M)]
    assert [one for one in asked if re.search(r"^which_step\(|\bfound\(|correct=[a-z_]+,", one, re.M)]


@pytest.mark.parametrize("name", NAMES)
def test_the_right_answer_is_offered_and_every_other_one_is_told_why(name):
    for question, answers, right, ideas in with_answers(name):
        assert right in answers, question
        assert [one for one in answers if one != right and not ideas[one].text] == [], question
        assert ideas[right].text == "", question


@pytest.mark.parametrize("name", NAMES)
def test_predictions_and_exercises_tell_right_from_wrong(name):
    for one in every(Predict, name):
        for answer in one.answers:
            one.commit(answer)
            assert one.right is (answer == one.answer) and (one.right or one.idea), (one.question, answer)
            one.again()
    for one in every(Exercise, name):
        if one.panel is None:
            assert one.submit(str(one.check.expected)).right, one.question
            for wrong in {*one.check.wrong} - {one.check.expected}:
                told = one.submit(str(wrong))
                assert told.right is False and told.idea, (one.question, wrong)


@pytest.mark.parametrize("name", NAMES)
def test_a_question_with_rules_or_a_reason_has_both(name):
    for one in every(Predict, name):
        assert one.rule_ids() and one._reason(), one.question


@pytest.mark.parametrize("name", LESSONS)
def test_wrong_answers_are_tagged_with_misconceptions_that_there_are(name):
    tags = [idea.id for *_, ideas in with_answers(name) for idea in ideas.values()]
    tags += [idea.id for one in every(Exercise, name) for idea in one.check.wrong.values()]
    assert set(tags) - {""} <= set(misconceptions())
    assert len(set(tags) - {""}) >= LEAST_TAGS


def test_every_misconception_is_met_in_some_lesson():
    met = {idea.id for name in LESSONS for *_, ideas in with_answers(name) for idea in ideas.values()}
    met |= {idea.id for name in LESSONS for one in every(Exercise, name) for idea in one.check.wrong.values()}
    assert set(misconceptions()) - met == set()


# ---------------------------------------------------------------- Judge!


def test_in_several_lessons_a_judge_is_called_and_the_mistakes_are_of_several_kinds():
    judged = {name: every(Judge, name) for name in LESSONS if every(Judge, name)}
    assert len(judged) >= LEAST_JUDGED
    assert [name for name, found in judged.items() if len({one.kind for one in found[0].model.possible}) < 3] == []


# ---------------------------------------------------------------- what if


def answer(trace: Trace):
    """The answer that a comparison is about: legal or not, resolves or not, and what comes of it."""
    return trace.complete, getattr(trace.now, "resolves", None), ending(trace)


@pytest.mark.parametrize("name", LESSONS)
def test_what_if_pairs_flip_the_answer(name):
    pairs = every(WhatIf, name)
    assert len(pairs) >= LEAST_PAIRS
    assert [one.fact for one in pairs if answer(one.first) == answer(one.second)] == []
    assert [one for one in pairs if answer(one.first)[:2] != answer(one.second)[:2]], "one of them is yes or no"


# ---------------------------------------------------------------- tasks to be done in a panel


def tasks():
    return [pytest.param(one, id=f"{name}: {one.question}") for name in LESSONS for one in every(Exercise, name)
            if one.panel is not None]


def test_there_are_tasks():
    assert len(tasks()) >= LEAST_EXERCISES


@pytest.mark.parametrize("task", tasks())
def test_a_task_is_not_done_when_it_is_opened_and_the_scenario_itself_does_it(task):
    assert isinstance(task.check.expected, Scenario)
    assert task.submit().right is not True
    done = play(task.check.expected)
    assert done.ok and task.check(done.steps[0].trace).right
    assert all(one.ok for one in reached(task.check.expected, done.steps[0].trace))


@pytest.mark.parametrize("task", tasks())
def test_a_legal_cast_may_still_miss_the_task(task):
    game = position(task.check.expected)
    casts = (way.trace for card in game.player("A").hand for way in explore(game, leaving_open(card), MOST_WAYS).ways)
    missed = next(one for one in casts if not task.check(one).right)
    told = task.check(missed)
    assert told.right is False and "not all that was asked for" in told.message and told.idea == task.check.hint != ""


def leaving_open(card):
    return Announcement(card.id, "A")


# ---------------------------------------------------------------- the free room


@pytest.mark.parametrize("name", FREE_ROOMS)
def test_a_free_room_sets_up_every_board(name):
    (room,) = every(FreeRoom, name)
    for board in room.boards:
        room.start.value = board
        assert "set up" in room.status.value and room.panel.trace.start.game.players
