"""The lessons in a real JupyterLab: run as a reader would, with the mouse and with the keyboard alone."""

from pathlib import Path

import pytest

expect = pytest.importorskip("playwright.sync_api").expect
pytestmark = pytest.mark.browser
expect.set_options(timeout=20_000)  # a loaded machine draws slowly; the tests are not about speed

NOTEBOOKS = sorted(p.name for p in (Path(__file__).resolve().parents[2] / "notebooks").glob("*.ipynb"))
SPLICE = "702.47_splice.ipynb"


@pytest.mark.parametrize("notebook", NOTEBOOKS)
def test_every_cell_runs_and_nothing_goes_wrong(lab, notebook):
    lab.open_notebook(notebook)
    lab.run_all()
    expect(lab.page.locator(".jp-OutputArea figure svg").first).to_be_visible()
    lab.nothing_went_wrong()


@pytest.fixture
def panel(lab):
    """The panel of the splice lesson, ready to use."""
    lab.open_notebook(SPLICE)
    lab.run_all()
    steps = lab.page.get_by_role("button", name="601.2a propose")
    panel = lab.page.locator(".mtg-panel").filter(has=steps).first
    expect(panel.locator("svg").first).to_be_visible()
    return panel


def aim_at(panel, target):
    """Choose the target of the spliced text."""
    panel.get_by_role("combobox", name="Target 1").first.select_option(label=target)


def test_a_card_is_spliced_with_the_controls(lab, panel):
    picture = panel.locator("svg").first
    before = picture.inner_html()
    panel.get_by_role("checkbox", name="Glacial Ray").first.check()
    lab.wait_until_changed(picture, before)
    expect(panel).to_contain_text("Reach Through Mists deals 2 damage to any target.")
    aim_at(panel, "Grizzly Bears")
    expect(panel).to_contain_text("is cast for {1}{U}{R}")
    panel.get_by_role("button", name="601.2f total").click()
    expect(panel).to_contain_text("splice cost of Glacial Ray")
    panel.get_by_role("button", name="Resolve", exact=True).click()
    expect(panel).to_contain_text("Reach Through Mists resolves.")
    lab.nothing_went_wrong()


def test_what_is_not_possible_says_why_beside_its_control(lab, panel):
    note = panel.get_by_role("note").filter(has_text="Blessed Breath").first
    expect(note).to_contain_text("Not now: Blessed Breath")
    expect(note).to_contain_text("702.47b")
    note.focus()
    assert lab.has_focus(note)


def test_a_card_is_spliced_by_keyboard_alone(lab, panel):
    ray = panel.get_by_role("checkbox", name="Glacial Ray").first
    step = panel.get_by_role("button", name="601.2a propose")
    step.focus()
    lab.tab_to(ray)
    lab.page.keyboard.press("Space")
    expect(ray).to_be_checked()
    assert lab.has_focus(ray), "choosing moved the focus"
    target = panel.get_by_role("combobox", name="Target 1").first
    lab.tab_to(target)
    lab.page.keyboard.press("ArrowDown")
    expect(panel).to_contain_text("is cast for {1}{U}{R}")
    assert lab.has_focus(target), "choosing a target moved the focus"
    resolve = panel.get_by_role("button", name="Resolve", exact=True)
    lab.tab_to(resolve, at_most=80)
    lab.page.keyboard.press("Enter")
    expect(panel).to_contain_text("Reach Through Mists resolves.")
    lab.nothing_went_wrong()
