"""The browser harness itself, and our settings of JupyterLab, on a small notebook made here.

The notebook has what the lessons have: a picture as inline SVG that controls draw anew.
"""

import axe
import nbformat
import pytest

expect = pytest.importorskip("playwright.sync_api").expect
pytestmark = pytest.mark.browser

CONTROLS = '''\
import ipywidgets as w

shape = w.Dropdown(options=["circle", "square", "star"], description="Shape")
colour = w.ToggleButtons(options=["red", "blue"], description="Colour")
bigger = w.Button(description="Bigger")
picture, size = w.HTML(), [20]

def draw(*_):
    name = f"a {colour.value} {shape.value} of size {size[0]}"
    circle = f'<circle cx="30" cy="30" r="{size[0]}" fill="{colour.value}"/>'
    picture.value = f"""<figure><svg role="img" aria-label="{name}" tabindex="0" width="60" height="60">{circle}</svg>
                        <figcaption>{name}</figcaption></figure>"""

def grow(_):
    size[0] += 5
    draw()

shape.observe(draw, "value")
colour.observe(draw, "value")
bigger.on_click(grow)
draw()
w.VBox([shape, colour, bigger, picture])
'''

EVERY_CONTROL = '''\
w.VBox([
    w.Accordion([w.Text(description="Inside")], titles=["More"], selected_index=0),
    w.BoundedIntText(description="Number"), w.Button(description="Press"), w.Checkbox(description="Tick"),
    w.Combobox(options=["x", "y"], description="Choose or type"), w.Dropdown(options=["x", "y"], description="Choose"),
    w.HTML("<p>Words</p>"), w.IntProgress(value=3, description="Done"), w.IntSlider(description="Slide"),
    w.RadioButtons(options=["x", "y"], description="Pick"), w.Select(options=["x", "y"], description="List"),
    w.SelectMultiple(options=["x", "y"], description="Some"), w.SelectionSlider(options=["x", "y"], description="Step"),
    w.Tab([w.Text(description="Inside")], titles=["One"]), w.TagsInput(value=["x"], allowed_tags=["x", "y"]),
    w.Text(description="Text"), w.Textarea(description="Long text"), w.ToggleButton(description="On"),
    w.ToggleButtons(options=["x", "y"], description="Either"), w.Valid(value=True, description="Right"),
])
'''

FAULTS = (
    "import warnings; warnings.warn('mind the step')",
    "from IPython.display import HTML; HTML('<img alt=\"a cat\" src=\"http://outside.invalid/cat.png\">')",
    "HTML('<svg role=\"img\"><circle r=\"9\"/></svg>')",
    "1 / 0",
    "print('not run any more')",
)


@pytest.fixture
def notebook(lab):
    """Writes a notebook of these code cells under a title into the served folder; opens and runs it."""
    def make(*sources):
        cells = [nbformat.v4.new_markdown_cell("# Title"), *map(nbformat.v4.new_code_cell, sources)]
        book = nbformat.v4.new_notebook(cells=cells)
        book.metadata.kernelspec = {"name": "python3", "display_name": "Python 3", "language": "python"}
        nbformat.write(book, lab.folder / "made_by_a_test.ipynb")
        lab.open_notebook("made_by_a_test.ipynb")
        lab.run_all()
        return lab
    return make


@pytest.fixture
def controls(notebook):
    """The notebook with the picture, run; the controls stand in cell 1 of 0 to 2."""
    return notebook(CONTROLS, "")


def caption(lab):
    return lab.page.locator("figcaption")


def test_a_control_changes_the_picture(controls):
    picture = controls.page.locator(".widget-html svg")
    expect(caption(controls)).to_have_text("a red circle of size 20")
    before = picture.inner_html()
    controls.page.get_by_role("button", name="blue").click()
    assert 'fill="blue"' in controls.wait_until_changed(picture, before)
    expect(caption(controls)).to_have_text("a blue circle of size 20")
    controls.page.get_by_label("Shape").select_option("star")
    expect(caption(controls)).to_have_text("a blue star of size 20")
    controls.nothing_went_wrong()


def test_everything_works_by_keyboard_alone(controls):
    page, keyboard = controls.page, controls.page.keyboard
    shape, blue, bigger = (page.get_by_label("Shape"), page.get_by_role("button", name="blue"),
                           page.get_by_role("button", name="Bigger"))
    controls.select_cell(1)

    controls.tab_to(shape)
    keyboard.press("ArrowDown")
    expect(caption(controls)).to_have_text("a red square of size 20")
    assert controls.has_focus(shape)

    controls.tab_to(blue)
    keyboard.press("Space")
    expect(caption(controls)).to_have_text("a blue square of size 20")
    assert controls.has_focus(blue)

    controls.tab_to(bigger)
    keyboard.press("Enter")
    expect(caption(controls)).to_have_text("a blue square of size 25")
    assert controls.has_focus(bigger)

    controls.tab_to(shape, "Shift+Tab")
    keyboard.press("ArrowUp")
    expect(caption(controls)).to_have_text("a blue circle of size 25")
    assert controls.selected_cell() == 1
    controls.nothing_went_wrong()


def test_letters_typed_on_a_control_do_nothing_to_the_notebook(controls):
    """On a cell, b makes a new cell, d d deletes one, 0 0 restarts the kernel, j goes to the next cell."""
    page = controls.page
    controls.select_cell(1)
    for control in (page.get_by_role("button", name="Bigger"), page.get_by_label("Shape")):
        for keys in ("b", "a", "x", "dd", "m", "00", "ii", "j"):
            control.focus()
            page.keyboard.type(keys)
            page.wait_for_timeout(100)
            assert (controls.cell_count(), controls.selected_cell()) == (3, 1), keys
            assert page.get_by_role("dialog").count() == 0, keys
            assert controls.has_focus(control), keys

    controls.select_cell(0)
    page.keyboard.press("b")
    expect(page.locator(".jp-Notebook .jp-Cell")).to_have_count(4)


def test_what_goes_wrong_in_a_notebook_is_noticed(notebook):
    lab = notebook(*FAULTS)
    with pytest.raises(AssertionError, match="mind the step"):
        lab.no_errors_in_cells()
    with pytest.raises(AssertionError, match="ZeroDivisionError"):
        lab.no_errors_in_cells()
    with pytest.raises(AssertionError, match="//outside"):
        lab.no_outside_requests()
    with pytest.raises(AssertionError, match="svg-img-alt"):
        lab.no_accessibility_problems()


def test_what_is_known_of_the_controls_is_true_and_all(notebook):
    lab = notebook("import ipywidgets as w", EVERY_CONTROL)
    expect(lab.page.locator(".widget-slider")).to_have_count(2)
    lab.nothing_went_wrong()
    seen = {number for found in axe.findings(lab.page) for number in found["known"]}
    assert seen == set(range(len(axe.KNOWN))), "an entry of known_accessibility.toml finds nothing any more"
