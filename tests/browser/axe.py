"""Looks for faults of accessibility in a page, by axe-core (which comes with axe-playwright-python).

What axe-core calls serious or critical is a problem, unless ``known_accessibility.toml`` lists it as
JupyterLab's or ipywidgets' own, with its cause.
"""

import importlib.util
import tomllib
from pathlib import Path

#: The parts of the page that are ours: what the cells show.
OUTPUTS = ".jp-Notebook .jp-OutputArea"
BAD = ("serious", "critical")

KNOWN = tomllib.loads(Path(__file__).with_name("known_accessibility.toml").read_text(encoding="utf-8"))["known"]

# For each element at fault: what axe-core says, and which known entries are about it.
RUN = """async ([within, known]) => {
    const found = await axe.run({include: [[within]]}, {resultTypes: ['violations'], elementRef: true});
    return found.violations.flatMap(({id, impact, help, nodes}) => nodes.map(node => ({
        rule: id, impact, help, html: node.html.slice(0, 200),
        known: known.flatMap((entry, number) =>
            entry.rule === id && node.element.matches(entry.selector) ? [number] : []),
    })));
}"""


def findings(page, within=OUTPUTS):
    """Everything that axe-core finds fault with there, down to the minor."""
    if not page.evaluate("typeof window.axe !== 'undefined'"):
        page.evaluate(_script())
    return page.evaluate(RUN, [within, KNOWN])


def problems(page, within=OUTPUTS):
    """The serious and critical findings that are not known as somebody else's, a line each."""
    return [f"{found['rule']} ({found['impact']}): {found['help']}: {found['html']}"
            for found in findings(page, within) if found["impact"] in BAD and not found["known"]]


def _script():
    package = importlib.util.find_spec("axe_playwright_python")
    return Path(package.origin).with_name("axe.min.js").read_text(encoding="utf-8")
