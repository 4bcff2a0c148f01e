"""The cast panel and Judge! in a real JupyterLab: with the keyboard alone, rules that unfold, the projector, playing."""

import json
import re

import pytest

expect = pytest.importorskip("playwright.sync_api").expect
pytestmark = pytest.mark.browser

#: Milliseconds until a panel has answered; a loaded machine draws slowly, and the tests are not about speed.
PATIENCE = 30_000

PANEL = "from mtgrules.widgets import CastPanel\nCastPanel('glacial_ray_on_reach_through_mists', title='The panel')"
JUDGE = """import mtgrules as mtg
from mtgrules.widgets import Judge
board = mtg.position(mtg.lesson("702.47_splice")["first splice"])
said = mtg.announce(board, "Reach Through Mists", splice=["Glacial Ray"], targets=["Grizzly Bears"])
Judge(mtg.cast(board, said))"""
PAGES = """import mtgrules as mtg
from mtgrules import pictures
pictures.register()
display(mtg.library()["Glacial Ray"], mtg.rule_page("702.47b"), mtg.ruling(cast), mtg.explain(cast), cast)"""
CAST = """import mtgrules as mtg
board = mtg.position(mtg.lesson("702.47_splice")["first splice"])
cast = mtg.cast(board, mtg.announce(board, "Reach Through Mists", splice=["Glacial Ray"], targets=["Grizzly Bears"]))"""


def write_notebook(folder, name, *cells):
    """A notebook with these cells of code."""
    made = [{"cell_type": "code", "id": str(n), "metadata": {}, "source": source, "outputs": [], "execution_count": None}
            for n, source in enumerate(cells)]
    kernel = {"name": "python3", "display_name": "Python 3", "language": "python"}
    text = json.dumps({"cells": made, "metadata": {"kernelspec": kernel}, "nbformat": 4, "nbformat_minor": 5})
    (folder / name).write_text(text, encoding="utf-8")
    return name


@pytest.fixture
def opened(lab):
    """Runs a notebook of these cells; gives the outputs."""
    def run(*cells):
        lab.open_notebook(write_notebook(lab.folder, "panel_test.ipynb", *cells))
        lab.run_all()
        return lab.page.locator(".jp-OutputArea")

    return run


@pytest.fixture
def panel(lab, opened):
    opened(PANEL)
    root = lab.page.locator(".mtg-cast-panel")
    expect(root.locator("figure svg").first).to_be_visible(timeout=PATIENCE)
    return root


def button(root, name):
    return root.get_by_role("button", name=name, exact=True)


def cell_of(lab, look):
    return lab.page.evaluate(f"[...document.querySelectorAll('.jp-Notebook .jp-Cell')]"
                             f".findIndex(cell => cell.querySelector('{look}'))")


# ---------------------------------------------------------------- the panel


def test_undo_redo_and_the_rules_work_by_keyboard_alone(lab, panel):
    keyboard = lab.page.keyboard
    lab.select_cell(cell_of(lab, ".mtg-cast-panel"))
    keyboard.press("Escape")
    ray = panel.get_by_role("checkbox", name="Glacial Ray")
    lab.tab_to(ray, at_most=90)
    keyboard.press("Space")
    expect(panel).to_contain_text("added by splicing, from Glacial Ray", timeout=PATIENCE)
    undo, redo = button(panel, "Undo"), button(panel, "Redo")
    lab.tab_to(undo, "Shift+Tab", at_most=90)
    keyboard.press("Enter")
    expect(panel).not_to_contain_text("added by splicing, from Glacial Ray", timeout=PATIENCE)
    assert lab.has_focus(undo), "undoing moved the focus"
    lab.tab_to(redo)
    keyboard.press("Enter")
    expect(panel).to_contain_text("added by splicing, from Glacial Ray", timeout=PATIENCE)
    rule = panel.locator("details.mtg-rule summary").first
    lab.tab_to(rule, at_most=90)
    keyboard.press("Enter")
    expect(panel.locator("details.mtg-rule[open] .mtg-rulepage").first).to_be_visible()
    lab.nothing_went_wrong()


def test_playing_walks_the_steps_and_pauses(lab, panel):
    button(panel, "601.2a propose ✓ done").click()
    play = button(panel, "Play")
    play.click()
    expect(button(panel, "Pause")).to_be_visible(timeout=PATIENCE)
    shown = panel.locator(".mtg-steps .mtg-shown")
    expect(shown).to_contain_text("601.2b", timeout=PATIENCE)
    button(panel, "Pause").click()
    expect(play).to_be_visible(timeout=PATIENCE)
    lab.nothing_went_wrong()


def test_the_projector_enlarges_shows_one_picture_and_hides_the_answer(lab, panel):
    verdict = panel.get_by_role("status").first
    size = "element => parseFloat(getComputedStyle(element).fontSize)"
    small = verdict.evaluate(size)
    panel.get_by_role("checkbox", name="Projector").check()
    expect(verdict).to_have_text("The answer is hidden. What do you think?", timeout=PATIENCE)
    assert verdict.evaluate(size) > 1.4 * small
    expect(panel.locator("figure svg")).to_be_hidden()
    button(panel, "Stack").click()
    expect(panel.locator("figure svg").first).to_be_visible(timeout=PATIENCE)
    expect(panel.locator(".mtg-frame").first).to_be_hidden()
    button(panel, "Reveal the answer").click()
    expect(verdict).not_to_contain_text("hidden", timeout=PATIENCE)
    lab.nothing_went_wrong()


def test_a_cast_is_copied_changed_and_opened_again(lab, panel):
    panel.get_by_role("checkbox", name="Share or open a cast").check()
    button(panel, "Copy as text").click()
    text = panel.get_by_role("textbox", name="A scenario as text")
    expect(text).to_have_value(re.compile(r"\[\[script\]\]"), timeout=PATIENCE)
    text.fill(text.input_value().replace("Reach Through Mists", "Lava Spike"))
    button(panel, "Open the pasted text").click()
    expect(panel.get_by_role("status").first).to_contain_text("Lava Spike", timeout=PATIENCE)
    button(panel, "As one page").click()
    with lab.page.expect_download() as saved:
        panel.get_by_role("link", name="Save the page").click()
    page = saved.value.path().read_text(encoding="utf-8")
    assert page.startswith("<!DOCTYPE html>") and "http" not in page
    lab.nothing_went_wrong()


# ---------------------------------------------------------------- Judge!


def the_mistake():
    """What is wrong in the cast that the panel of JUDGE plays first."""
    names = {}
    exec(JUDGE.replace("Judge(", "judge = Judge("), names)
    return names["judge"].model.mistake


@pytest.mark.parametrize("rightly", [True, False])
def test_a_judge_is_called_by_keyboard_alone_and_told_whether_the_call_is_right(lab, opened, rightly):
    mistake = the_mistake()
    opened(JUDGE)
    root = lab.page.locator(".mtg-judge-panel")
    expect(root).to_be_visible(timeout=PATIENCE)
    watch_until(lab, root, mistake.step if rightly else "601.2f")
    lab.tab_to(button(root, "Stop! It goes wrong here"))
    lab.page.keyboard.press("Enter")
    rule = root.get_by_role("combobox", name="Which rule forbids it?")
    expect(rule).to_be_visible(timeout=PATIENCE)
    lab.tab_to(rule)
    lab.page.keyboard.type(mistake.rules[0] if rightly else "601.2h")
    lab.tab_to(root.get_by_role("radio").first)
    lab.page.keyboard.press("Space")  # all of it is taken back, which is right here
    lab.tab_to(button(root, "Check"))
    lab.page.keyboard.press("Enter")
    told = (("All three are right.", "Right: it goes wrong at", "The rule is right:", "The repair is right:", "733.1", "1 of 1")
            if rightly else
            ("Not all of it is right.", "nothing is wrong at 601.2f", "Another rule forbids it:", mistake.rules[0], "0 of 1"))
    for words in told:
        expect(root).to_contain_text(words, timeout=PATIENCE)
    lab.nothing_went_wrong()


def watch_until(lab, root, step):
    """Press Next until a step is told."""
    lab.select_cell(0)
    lab.page.keyboard.press("Escape")
    lab.tab_to(button(root, "Next"))
    steps = ("601.2b", "601.2c", "601.2d", "601.2e", "601.2f", "601.2g", "601.2h", "601.2i")
    for one in steps[:steps.index(step) + 1]:
        lab.page.keyboard.press("Enter")
        expect(root.locator(".mtg-now")).to_contain_text(one, timeout=PATIENCE)


# ---------------------------------------------------------------- what shows itself


def test_cards_rules_rulings_and_pictures_show_themselves_and_unfold_by_keyboard(lab, opened):
    outputs = opened(CAST, PAGES)
    expect(outputs.locator(".mtg-frame").first).to_be_visible(timeout=PATIENCE)
    expect(outputs.locator("svg.mtg-symbol").first).to_be_visible()
    below = outputs.locator("figure + style + .mtg-html details.mtg-rule summary").first
    below.focus()
    lab.page.keyboard.press("Enter")
    expect(outputs.locator("details.mtg-rule[open] .mtg-rulepage").first).to_be_visible()
    lab.nothing_went_wrong()
