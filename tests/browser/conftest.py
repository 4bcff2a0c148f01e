"""A real JupyterLab in a headless Chromium, for tests that use a notebook as a reader would.

How to write one: ask for the fixture ``lab``, open a notebook, run it, work its controls, then look::

    import pytest
    from playwright.sync_api import expect

    pytestmark = pytest.mark.browser

    def test_splicing_changes_the_picture(lab):
        lab.open_notebook("02_splice.ipynb")             # from a copy of notebooks/
        lab.run_all()
        picture = lab.page.locator(".widget-html svg")
        before = picture.inner_html()
        lab.page.get_by_label("Splice").select_option("Glacial Ray")
        lab.wait_until_changed(picture, before)
        expect(picture).to_contain_text("Glacial Ray")   # expect waits; a plain assert does not
        lab.nothing_went_wrong()                         # errors, stderr, outside requests, axe-core

By keyboard only: ``lab.select_cell(3)``, then ``lab.tab_to(locator)``, which fails when Tab never
gets there, and ``lab.page.keyboard.press(...)``. A test may write a notebook of its own into
``lab.folder``. Everything is a plain page of Playwright otherwise, as ``lab.page``.

One server serves the whole run, started by our own launcher, so its settings are tested too. Its
settings, its kernels' files and its copy of the notebooks are in temporary folders. Without a
Chromium the tests are skipped, and say how to get one.
"""

import json
import os
import secrets
import shutil
import socket
import subprocess
import sys
import time
from contextlib import contextmanager
from pathlib import Path
from types import SimpleNamespace
from urllib.error import URLError
from urllib.request import Request, urlopen

import axe
import pytest

from mtgrules.lab import WORKSPACE

NOTEBOOKS = Path(__file__).resolve().parents[2] / "notebooks"
CHROMIUMS = ("chromium", "chromium-browser", "google-chrome", "chrome",
             "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome")
HOW_TO_GET_ONE = "no Chromium found: apt install chromium or set MTGRULES_CHROMIUM to one"
# No sandbox: it cannot be had as root in a container. The rest keeps Chromium from calling home.
FLAGS = ("--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--disable-quic", "--no-first-run",
         "--disable-background-networking", "--disable-component-update", "--disable-sync")
#: Milliseconds for what a slow machine may take long for, and for what follows a key or a click.
SLOW, SOON = 90_000, 15_000

FAILED = pytest.StashKey[bool]()


# ---- fixtures ----

@pytest.fixture(scope="session")
def chromium():
    """The path of a Chromium, or the test is skipped."""
    return find_chromium() or pytest.skip(HOW_TO_GET_ONE)


def find_chromium():
    """The path of a Chromium, or None."""
    chosen = os.environ.get("MTGRULES_CHROMIUM")
    if chosen:
        assert shutil.which(chosen), f"MTGRULES_CHROMIUM is {chosen}, which is no program"
        return shutil.which(chosen)
    return next(filter(None, map(shutil.which, CHROMIUMS)), None)


@pytest.fixture(scope="session")
def server(chromium, tmp_path_factory):
    """The one JupyterLab of this run: address, token, and the folder that it serves."""
    with serving(tmp_path_factory.mktemp("lab")) as server:
        yield server


@contextmanager
def serving(home):
    """A JupyterLab as long as this lasts; everything of it is in the folder ``home``."""
    folder = home / "notebooks"
    shutil.copytree(NOTEBOOKS, folder) if NOTEBOOKS.is_dir() else folder.mkdir()
    port, token, log = free_port(), secrets.token_hex(16), home / "server.log"
    command = [sys.executable, "-m", "mtgrules.lab", "--no-browser", f"--port={port}", f"--folder={folder}"]
    with log.open("wb") as output:
        process = subprocess.Popen(command, env=own_places(home) | {"JUPYTER_TOKEN": token}, cwd=home,
                                   stdin=subprocess.DEVNULL, stdout=output, stderr=subprocess.STDOUT)
    server = SimpleNamespace(address=f"http://127.0.0.1:{port}", token=token, folder=folder, log=log, process=process)
    try:
        wait_until_up(server)
        yield server
    finally:
        stop(process)


@pytest.fixture(scope="module")
def profile(chromium):
    """Chromium with an empty profile, whose cache makes the second page load faster.

    Not for the whole run: while Playwright is up, no other test can run an event loop.
    """
    playwright = pytest.importorskip("playwright.sync_api")
    playwright.expect.set_options(timeout=SOON)
    with playwright.sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=chromium, args=list(FLAGS))
        yield browser.new_context(viewport={"width": 1280, "height": 1000})
        browser.close()


@pytest.fixture
def page(profile, request, tmp_path):
    """An empty page; when the test fails, its last sight is kept."""
    page = profile.new_page()
    page.set_default_timeout(SOON)
    yield page
    if request.node.stash.get(FAILED, False):
        page.screenshot(path=tmp_path / "page.png")
        print(f"What the page looked like: {tmp_path / 'page.png'}")
    page.close()


@pytest.fixture
def lab(page, server):
    """JupyterLab in the page."""
    yield Lab(page, server)
    for session in ask(server, "/api/sessions"):
        ask(server, f"/api/sessions/{session['id']}", "DELETE")


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item, call):
    report = yield
    item.stash[FAILED] = item.stash.get(FAILED, False) or report.failed
    return report


# ---- what a test does and sees ----

class Lab:
    """JupyterLab as its user sees it. Everything that went over the wire or into the console is kept."""

    def __init__(self, page, server):
        self.page, self.server, self.folder = page, server, server.folder
        self.requests, self.console = [], []
        page.on("request", lambda request: self.requests.append(request.url))
        page.on("websocket", lambda socket: self.requests.append(socket.url))
        page.on("console", lambda message: self.console.append(message.text) if message.type == "error" else None)
        page.on("pageerror", lambda error: self.console.append(str(error)))

    def open_notebook(self, name):
        """Open it in a fresh workspace and wait for its kernel."""
        self.page.goto(f"{self.server.address}/lab/workspaces/{WORKSPACE}/tree/{name}?reset&token={self.server.token}",
                       timeout=SLOW)
        # The notebook's own sign says idle before the kernel is connected; what is run then is lost.
        self.page.wait_for_function(IDLE, timeout=SLOW)

    def run_all(self):
        """Run all cells by the menu; wait until every one has run, or one has failed."""
        self.page.get_by_role("menuitem", name="Run", exact=True).click()
        self.page.get_by_role("menuitem", name="Run All Cells", exact=True).click()
        self.page.wait_for_function(f"{ALL_RAN} && {IDLE}", timeout=SLOW)

    # The keyboard.

    def select_cell(self, number):
        """Go to a cell, counted from 0, as a keyboard user does: by arrow keys, from the selected cell."""
        self.page.locator(".jp-Notebook .jp-Cell.jp-mod-active").focus()
        for _ in range(self.cell_count()):
            step = number - self.selected_cell()
            if not step:
                return
            self.page.keyboard.press("ArrowDown" if step > 0 else "ArrowUp")
        raise AssertionError(f"the arrow keys did not reach cell {number}; cell {self.selected_cell()} is selected")

    def tab_to(self, locator, key="Tab", at_most=40):
        """Press Tab (or Shift+Tab) until the element has the focus."""
        passed = []
        for _ in range(at_most):
            self.page.keyboard.press(key)
            if self.has_focus(locator):
                return
            passed.append(self.page.evaluate(FOCUSED))
        raise AssertionError(f"{key} did not reach {locator}; it passed: " + "; ".join(passed))

    def has_focus(self, locator):
        return locator.evaluate("element => element === document.activeElement")

    def selected_cell(self):
        """The number of the selected cell, counted from 0."""
        cells = "[...document.querySelectorAll('.jp-Notebook .jp-Cell')]"
        return self.page.evaluate(f"{cells}.findIndex(cell => cell.classList.contains('jp-mod-active'))")

    def cell_count(self):
        return self.page.locator(".jp-Notebook .jp-Cell").count()

    def wait_until_changed(self, locator, before):
        """Wait until the inner HTML of an element (a picture) is other than before; returns the new one."""
        for _ in range(SOON // 50):
            now = locator.inner_html()
            if now != before:
                return now
            self.page.wait_for_timeout(50)
        raise AssertionError(f"{locator} did not change: {before}")

    # What must hold at the end.

    def nothing_went_wrong(self):
        self.no_errors_in_cells()
        self.no_outside_requests()
        self.no_console_errors()
        self.no_accessibility_problems()

    def no_errors_in_cells(self):
        """No cell shows an error, nor anything written to stderr."""
        shown = [part.inner_text() for part in self.page.locator(ERRORS).all()]
        assert shown == [], "\n".join(shown)

    def no_outside_requests(self):
        """The page asked nobody but our server for anything."""
        ours = (self.server.address + "/", self.server.address.replace("http", "ws") + "/", "data:", "blob:")
        assert self.requests, "nothing was asked for at all"
        assert [url for url in self.requests if not url.startswith(ours)] == []

    def no_console_errors(self):
        assert self.console == []

    def no_accessibility_problems(self, within=axe.OUTPUTS):
        """axe-core finds nothing serious in the outputs, except what is known not to be ours."""
        assert axe.problems(self.page, within) == []


# JavaScript for the page.
IDLE = "document.querySelector('#jp-main-statusbar')?.textContent.includes('| Idle')"
# An error has the type of stderr too.
ERRORS = ".jp-OutputArea [data-mime-type*='stderr']"
# A cell that waits or runs shows [*], one that has run its number. An empty cell never gets one, nor
# do the cells below an error.
ALL_RAN = f"""(prompts => prompts.every(prompt => !prompt.includes('*')) &&
    (prompts.every(prompt => /\\d/.test(prompt)) || document.querySelector("{ERRORS}")))(
    [...document.querySelectorAll('.jp-Notebook .jp-CodeCell')]
        .filter(cell => cell.querySelector('.cm-content')?.textContent.trim())
        .map(cell => cell.querySelector('.jp-InputPrompt').textContent))"""
FOCUSED = """() => { const it = document.activeElement;
    return it.tagName.toLowerCase() + '.' + String(it.className).split(' ').slice(0, 2).join('.') }"""


# ---- the server ----

def free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


def own_places(home):
    """The environment, with every folder that Jupyter reads or writes moved to a new one."""
    names = ("JUPYTER_CONFIG_DIR", "JUPYTER_DATA_DIR", "JUPYTER_RUNTIME_DIR", "JUPYTERLAB_SETTINGS_DIR",
             "JUPYTERLAB_WORKSPACES_DIR", "IPYTHONDIR")
    cleared = {name: value for name, value in os.environ.items() if not name.startswith("JUPYTER")}
    return cleared | {name: str(home / name.lower()) for name in names}


def ask(server, path, method="GET"):
    """Ask the server's own interface; returns what it answers."""
    request = Request(server.address + path, method=method, headers={"Authorization": f"token {server.token}"})
    with urlopen(request, timeout=30) as answer:
        text = answer.read()
    return json.loads(text) if text else None


def wait_until_up(server):
    for _ in range(600):
        assert server.process.poll() is None, server.log.read_text(errors="replace")
        try:
            return ask(server, "/api/status")
        except (URLError, ConnectionError, TimeoutError):
            time.sleep(0.1)
    raise AssertionError("the server did not come up:\n" + server.log.read_text(errors="replace"))


def stop(process):
    """End the server, which ends its kernels."""
    process.terminate()
    try:
        process.wait(20)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()
