"""How soon the cast panel answers: from a changed control to the first new picture, and until nothing changes any more.

In a real JupyterLab in a real Chromium, at 60 nodes: a spell with nineteen cards spliced onto it, twenty targets, a
stack of sixty nodes; and at the size of a lesson.  What is timed is what a user waits: from the event of the control
to the change in the page.  Without a Chromium there is nothing to measure, and the script says so.
"""

import json
import statistics
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "tests" / "browser"))

ROUNDS = 15
#: Milliseconds: until the first picture, and until all views agree.
GOALS = {"first picture": 100, "all views": 250}

LESSON = """from mtgrules.widgets import CastPanel
CastPanel("glacial_ray_on_reach_through_mists", splice=["Glacial Ray"], targets=["Grizzly Bears"],
          host="Reach Through Mists")"""
SIXTY = """from mtgrules.scenario import position
from mtgrules.widgets import CastPanel
board = position('''
[A]
hand = ["Lava Spike", "Glacial Ray x19"]
mana = "{60}"
battlefield = ["Mountain x6"]
[N]
battlefield = ["Grizzly Bears x4"]
''')
CastPanel(board, "Lava Spike", splice=["Glacial Ray"] * 19, targets=["N"] * 20)"""

#: What a user changes: another target moves an arrow of one picture; a card more or less changes every view.
CHANGES = {"target": "Target", "splice": "Glacial Ray"}

# Changes the last control of that name, and tells when the stack's picture and when the last thing in the panel changed.
TIMED = """async ([name, quiet]) => {
    const panel = document.querySelector('.mtg-cast-panel');
    const named = one => one.textContent.replace(/\\u200b/g, '').trim().startsWith(name) && one.offsetParent;
    const select = [...panel.querySelectorAll('.widget-dropdown')].filter(named).at(-1)?.querySelector('select');
    const box = [...panel.querySelectorAll('.mtg-option .widget-checkbox')].filter(named).at(-1)?.querySelector('input');
    let first = null, last = null;
    const began = performance.now();
    const watch = new MutationObserver(changes => {
        last = performance.now() - began;
        if (first === null && changes.some(one => one.target.closest?.('.mtg-drawn'))) first = last;
    });
    watch.observe(panel, {subtree: true, childList: true, characterData: true, attributes: true});
    if (select) {
        select.selectedIndex = [...select.options].findIndex((one, n) => n > 0 && n !== select.selectedIndex);
        select.dispatchEvent(new Event('change', {bubbles: true}));
    } else box.click();
    let seen;
    do { seen = last; await new Promise(go => setTimeout(go, quiet)); } while (last === null || seen !== last);
    watch.disconnect();
    return [first, last, document.querySelectorAll('.mtg-drawn svg g.node').length];
}"""


def main() -> int:
    """Measure both panels and print the table."""
    try:
        from conftest import FLAGS, HOW_TO_GET_ONE, Lab, find_chromium, serving
        from playwright.sync_api import sync_playwright
    except ImportError as missing:
        print(f"not measured: {missing}; the tests' packages are needed")
        return 0
    chromium = find_chromium()
    if chromium is None:
        print(f"not measured: {HOW_TO_GET_ONE}")
        return 0
    print(f"{'panel':<10}{'change':<8}{'nodes':>6}{'first picture, ms':>26}{'all views, ms':>26}")
    with tempfile.TemporaryDirectory() as home, serving(Path(home)) as server, sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=chromium, args=list(FLAGS))
        for name, code in (("lesson", LESSON), ("60 nodes", SIXTY)):
            lab = Lab(browser.new_page(viewport={"width": 1400, "height": 1000}), server)
            _open(lab, name, code)
            for change, label in CHANGES.items():
                _show(name, change, _measured(lab, label))
        browser.close()
    print("goals, median: " + ", ".join(f"{what} at most {goal} ms" for what, goal in GOALS.items()))
    return 0


def _open(lab, name: str, code: str) -> None:
    """A notebook with one panel, run."""
    notebook = f"{name.replace(' ', '_')}.ipynb"
    cell = {"cell_type": "code", "id": "a", "metadata": {}, "source": code, "outputs": [], "execution_count": None}
    kernel = {"name": "python3", "display_name": "Python 3", "language": "python"}
    made = {"cells": [cell], "metadata": {"kernelspec": kernel}, "nbformat": 4, "nbformat_minor": 5}
    (lab.folder / notebook).write_text(json.dumps(made), encoding="utf-8")
    lab.open_notebook(notebook)
    lab.run_all()
    lab.no_errors_in_cells()
    lab.page.locator(".mtg-cast-panel figure svg").first.wait_for(timeout=90_000)
    lab.page.wait_for_timeout(2000)


def _measured(lab, label: str) -> list[tuple[float, float, int]]:
    """First picture, all views, and nodes, for each change; the first changes are not counted."""
    return [tuple(lab.page.evaluate(TIMED, [label, 600])) for _ in range(ROUNDS + 3)][3:]


def _show(name: str, change: str, found: list[tuple[float, float, int]]) -> None:
    cells = []
    for times in ([one[0] for one in found], [one[1] for one in found]):
        cells.append(f"{statistics.median(times):.0f} ({min(times):.0f}-{max(times):.0f})")
    print(f"{name:<10}{change:<8}{max(one[2] for one in found):>6}{cells[0]:>26}{cells[1]:>26}", flush=True)


if __name__ == "__main__":
    sys.exit(main())
