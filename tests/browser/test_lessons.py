"""The lessons in a real JupyterLab: run as a reader would, with the mouse and with the keyboard alone."""

from pathlib import Path

import pytest

expect = pytest.importorskip("playwright.sync_api").expect
pytestmark = pytest.mark.browser

NOTEBOOKS = sorted(p.name for p in (Path(__file__).resolve().parents[2] / "notebooks").glob("*.ipynb"))
SPLICE = "702.47_splice.ipynb"
FREE_ROOM = "lab_cast.ipynb"
#: Milliseconds until a panel has answered; a loaded machine draws slowly, and the tests are not about speed.
PATIENCE = 30_000
RESOLVES, DOES_NOT = "Reach Through Mists resolves.", "Reach Through Mists doesn't resolve (608.2b)."


@pytest.mark.parametrize("notebook", NOTEBOOKS)
def test_every_cell_runs_the_first_control_changes_the_picture_and_nothing_goes_wrong(lab, notebook):
    lab.open_notebook(notebook)
    lab.run_all()
    expect(lab.page.locator(".jp-OutputArea figure svg").first).to_be_visible(timeout=PATIENCE)
    shown = lab.page.locator(".jp-OutputArea-output").filter(has=lab.page.locator(".mtg-cast-panel")).first
    picture = shown.locator(".mtg-wide .mtg-drawn")
    expect(picture.locator("svg")).to_be_visible(timeout=PATIENCE)
    before = in_words(picture)
    lab.nothing_went_wrong()

    chosen = choose_something_else(shown.locator("select").first)
    expect(picture).not_to_have_text(before, timeout=PATIENCE)
    expect(picture.locator("svg")).to_be_visible(timeout=PATIENCE)
    if notebook != FREE_ROOM:  # there a board is chosen, and not the card that is cast
        expect(picture).to_contain_text(f"resolves first: {chosen}", timeout=PATIENCE)
    lab.nothing_went_wrong()


def choose_something_else(select):
    """Choose the next option of a list that can be chosen; returns its words."""
    now, options = select.evaluate("one => [one.selectedIndex, [...one.options].map(option => option.label)]")
    other = next(number for number in range(1, len(options)) if number != now)
    select.select_option(index=other)
    return options[other]


def in_words(picture):
    """What a reader sees of a picture: its words."""
    return " ".join(picture.inner_text().split())


# ---------------------------------------------------------------- the panel of the splice lesson


class Panel:
    """The cast panel on the page, and what a reader does with it."""

    def __init__(self, page):
        self.root = page.locator(".mtg-cast-panel")
        self.verdict = self.root.get_by_role("status").first

    def button(self, name):
        return self.root.get_by_role("button", name=name, exact=True)

    def tick(self, name):
        return self.root.get_by_role("checkbox", name=name)

    @property
    def target(self):
        return self.root.get_by_role("combobox", name="Target 1 of Reach Through Mists, text of Glacial Ray")

    def part(self, title):
        """The card of the panel with that heading."""
        return self.root.locator(".mtg-card").filter(has=self.root.page.get_by_role("heading", name=title)).first

    def says(self, words, verdict=None):
        """Wait until the panel shows these words."""
        expect(verdict or self.root).to_contain_text(words, timeout=PATIENCE)

    def decides(self, words):
        """Wait until this is the verdict."""
        expect(self.verdict).to_have_text(words, timeout=PATIENCE)


@pytest.fixture
def panel(lab):
    """The panel of the splice lesson, ready to use."""
    lab.open_notebook(SPLICE)
    lab.run_all()
    panel = Panel(lab.page)
    expect(panel.root).to_have_count(1, timeout=PATIENCE)
    expect(panel.root.locator("svg").first).to_be_visible(timeout=PATIENCE)
    return panel


@pytest.fixture
def aimed(panel):
    """The panel with Glacial Ray spliced on and aimed at Grizzly Bears, by mouse."""
    panel.tick("Glacial Ray").check()
    panel.says("Reach Through Mists deals 2 damage to any target.")
    panel.target.select_option(label="Grizzly Bears")
    panel.decides("Legal: Reach Through Mists is cast for {1}{U}{R}.")
    return panel


def test_a_card_is_spliced_with_the_controls(lab, aimed):
    aimed.button("601.2f total ✓ done").click()
    aimed.says("splice cost of Glacial Ray")
    expect(aimed.part("The stack: one spell")).to_contain_text("spliced on", timeout=PATIENCE)
    aimed.tick("Glacial Ray").uncheck()
    aimed.decides("Legal: Reach Through Mists is cast for {U}.")
    lab.nothing_went_wrong()


def test_what_is_not_possible_says_why_beside_its_control(lab, panel):
    note = panel.root.get_by_role("note").filter(has_text="Blessed Breath")
    expect(note).to_contain_text("Not allowed: Blessed Breath", timeout=PATIENCE)
    expect(note).to_contain_text("702.47b")
    expect(panel.tick("Blessed Breath")).to_be_disabled()
    note.focus()
    assert lab.has_focus(note)


def test_the_story_of_the_target_that_leaves(lab, aimed):
    """Reach Through Mists deals the damage and is still blue; without its target, not even the card is drawn."""
    aimed.says("Reach Through Mists: blue, Instant")
    aimed.button("Resolve").click()
    aimed.decides(RESOLVES)
    outcome = aimed.part("The resolution")
    for told in ("Reach Through Mists, blue, deals 2 damage to Grizzly Bears.", "702.47c", "A draws a card (Forest)."):
        aimed.says(told, outcome)
    expect(outcome.locator("svg")).to_have_count(2, timeout=PATIENCE)

    aimed.button("Undo").click()
    aimed.decides("Legal: Reach Through Mists is cast for {1}{U}{R}.")
    aimed.tick("Grizzly Bears leaves").check()
    aimed.button("Resolve").click()
    aimed.decides(DOES_NOT)
    for told in ("Grizzly Bears returns to the hand of N.", "400.7", "608.2b", "none of its effects happen", "702.47d",
                 "does nothing"):
        aimed.says(told, outcome)
    for not_told in ("draws a card", "Who deals the damage"):
        expect(outcome).not_to_contain_text(not_told)
    lab.nothing_went_wrong()


def test_the_story_by_keyboard_alone(lab, panel):
    keyboard = lab.page.keyboard
    ray, leaves = panel.tick("Glacial Ray"), panel.tick("Grizzly Bears leaves")
    lab.select_cell(lab.page.evaluate(CELL_OF_THE_PANEL))
    lab.tab_to(ray, at_most=80)
    keyboard.press("Space")
    panel.says("Reach Through Mists deals 2 damage to any target.")
    expect(ray).to_be_checked()
    assert lab.has_focus(ray), "splicing moved the focus"

    lab.tab_to(panel.target)
    keyboard.type("Grizzly")  # an open or closed list goes to the option that begins so
    panel.decides("Legal: Reach Through Mists is cast for {1}{U}{R}.")
    assert lab.has_focus(panel.target), "choosing a target moved the focus"

    lab.tab_to(leaves, "Shift+Tab")
    keyboard.press("Space")
    expect(leaves).to_be_checked()
    assert lab.has_focus(leaves), "letting a target leave moved the focus"

    resolve, back = panel.button("Resolve"), panel.button("Back to before the resolution")
    lab.tab_to(resolve)
    keyboard.press("Enter")
    panel.decides(DOES_NOT)
    expect(back).to_be_visible(timeout=PATIENCE)
    assert lab.has_focus(back), "resolving moved the focus"

    lab.tab_to(leaves, "Shift+Tab")
    keyboard.press("Space")
    panel.decides("Legal: Reach Through Mists is cast for {1}{U}{R}.")
    lab.tab_to(resolve)
    keyboard.press("Enter")
    panel.decides(RESOLVES)
    panel.says("Reach Through Mists, blue, deals 2 damage to Grizzly Bears.")
    lab.nothing_went_wrong()


CELL_OF_THE_PANEL = """[...document.querySelectorAll('.jp-Notebook .jp-Cell')]
    .findIndex(cell => cell.querySelector('.mtg-cast-panel'))"""
