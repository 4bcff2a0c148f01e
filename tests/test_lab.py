"""The launcher of the notebooks: our settings of JupyterLab, its command line, and a server that is really started.

What the settings do to the page is tested in tests/browser.
"""

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from urllib.error import HTTPError, URLError
from urllib.request import Request, urlopen

import pytest

from mtgrules import lab


@pytest.fixture
def folder(tmp_path):
    """A folder with two notebooks (their contents do not matter) and a file that is none."""
    place = tmp_path / "my notebooks"
    place.mkdir()
    for name in ("01_second.ipynb", "00_first one.ipynb", "readme.md"):
        (place / name).write_text("{}")
    return place


@pytest.fixture(scope="module")
def schemas():
    """The folder with the settings schemas of the installed JupyterLab."""
    commands = pytest.importorskip("jupyterlab.commands")
    return Path(commands.get_app_dir(), "schemas")


# ---- our settings ----

def test_no_shortcut_of_a_notebook_is_left_that_takes_keys_from_a_control(schemas):
    shortcuts = lab.rescoped(schemas)
    off = [each for each in shortcuts if each.get("disabled")]
    on = [each for each in shortcuts if not each.get("disabled")]
    assert len(on) == len(off) > 30
    assert not [each for each in on if lab.ANYTHING_FOCUSED in each["selector"]]
    assert all(lab.CELL_FOCUSED in each["selector"] for each in on)
    assert {"B", "ArrowDown", "D", "0"} <= {each["keys"][0] for each in on if each["keys"]}


def test_a_rescoped_shortcut_keeps_its_command_and_its_keys(schemas):
    def bound(disabled):
        return [(each["command"], each.get("keys"), each.get("macKeys"))
                for each in lab.rescoped(schemas) if bool(each.get("disabled")) is disabled]

    assert bound(True) == bound(False)


def test_a_shortcut_that_asks_for_more_than_any_focus_is_left_alone(tmp_path):
    kept = [{"command": "heading", "keys": ["1"], "selector": ".jp-Notebook .jp-MarkdownCell:focus"},
            {"command": "run", "keys": ["Shift Enter"], "selector": "[data-jp-code-runner]"},
            {"command": "shutdown", "keys": [""], "selector": ".jp-Notebook :focus"}]
    (tmp_path / "a.json").write_text(json.dumps({"jupyter.lab.shortcuts": kept}))
    (tmp_path / "b.json").write_text(json.dumps({"title": "without shortcuts"}))
    assert lab.rescoped(tmp_path) == []


def test_the_settings_are_written_where_jupyterlab_looks_for_them(schemas, tmp_path):
    lab.write_settings(tmp_path, schemas)
    written = json.loads((tmp_path / "labconfig" / "default_setting_overrides.json").read_text(encoding="utf-8"))
    assert written == lab.settings(schemas)
    assert written["@jupyterlab/apputils-extension:notification"]["fetchNews"] == "false"


def test_every_plugin_and_setting_that_we_name_is_one_of_jupyterlab(schemas):
    for plugin, values in lab.settings(schemas).items():
        package, name = plugin.split(":")
        schema = json.loads((schemas / package / f"{name}.json").read_text(encoding="utf-8"))
        assert set(values) <= set(schema["properties"]), plugin


# ---- the command line ----

def test_only_this_computer_reaches_the_server_and_the_token_stays_on(folder):
    command = lab.server_arguments(folder, None, None, True)
    assert "--ServerApp.ip=127.0.0.1" in command
    assert not [argument for argument in command if "token" in argument.lower() or "password" in argument.lower()]


def test_the_notebooks_are_the_root_and_one_is_opened(folder):
    command = lab.server_arguments(folder, "00_first one.ipynb", None, False)
    assert f"--ServerApp.root_dir={folder.resolve()}" in command
    assert "--LabApp.default_url=/lab/workspaces/mtgrules/tree/00_first%20one.ipynb" in command
    assert "--ServerApp.open_browser=False" in command


def test_a_port_that_was_asked_for_is_that_port_or_none(folder):
    asked, free = (lab.server_arguments(folder, None, port, True) for port in (9000, None))
    assert set(asked) - set(free) == {"--ServerApp.port=9000", "--ServerApp.port_retries=0"}


@pytest.mark.parametrize("name, found", [
    (None, "00_first one.ipynb"),
    ("01_second", "01_second.ipynb"),
    ("01_second.ipynb", "01_second.ipynb"),
    ("notebooks/01_second.ipynb", "01_second.ipynb"),
])
def test_a_notebook_is_found_with_or_without_ending_and_the_first_by_default(folder, name, found):
    assert lab.find_notebook(folder, name) == found


def test_a_folder_without_notebooks_opens_jupyterlab_all_the_same(tmp_path):
    assert lab.find_notebook(tmp_path, None) is None
    assert "--LabApp.default_url=/lab/workspaces/mtgrules" in lab.server_arguments(tmp_path, None, None, True)


# ---- what cannot be ----

def test_an_unknown_notebook_is_refused_with_those_that_there_are(folder, capsys):
    assert lab.main(["--folder", str(folder), "03_missing"]) == lab.REFUSED
    message = capsys.readouterr().err
    assert "03_missing" in message and "00_first one.ipynb, 01_second.ipynb" in message


def test_a_folder_that_is_none_is_refused(tmp_path, capsys):
    assert lab.main(["--folder", str(tmp_path / "nowhere")]) == lab.REFUSED
    assert "nowhere is not a folder" in capsys.readouterr().err


def test_without_a_checkout_it_says_where_notebooks_come_from(tmp_path, monkeypatch, capsys):
    monkeypatch.setattr(lab, "__file__", str(tmp_path / "site-packages" / "mtgrules" / "lab.py"))
    assert lab.main([]) == lab.REFUSED
    message = capsys.readouterr().err
    assert "checkout" in message and "--folder" in message


def test_without_jupyterlab_it_says_how_to_get_it(folder, monkeypatch, capsys):
    monkeypatch.setitem(sys.modules, "jupyterlab", None)
    monkeypatch.setitem(sys.modules, "jupyterlab.commands", None)
    assert lab.main(["--folder", str(folder)]) == lab.REFUSED
    assert "make lab" in capsys.readouterr().err


def test_importing_the_launcher_loads_no_jupyter():
    code = "import sys, mtgrules.lab; print(*sorted(m for m in sys.modules if m.startswith(('jupyter', 'tornado'))))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == ""


# ---- a real server ----

@pytest.mark.skipif(os.name == "nt", reason="needs a terminal as Linux and macOS have it")
def test_a_real_server_keeps_its_token_uses_our_settings_and_ends_at_ctrl_c(schemas, folder, tmp_path):
    with Server(folder, tmp_path) as server:
        with pytest.raises(HTTPError, match="403"):
            server.get("/api/contents", token=None)
        assert {each["name"] for each in server.get("/api/contents")["content"]} == {
            path.name for path in folder.iterdir()}
        news = server.get("/lab/api/settings/@jupyterlab/apputils-extension:notification")
        assert news["schema"]["properties"]["fetchNews"]["default"] == "false"
        assert list(server.temporary.glob("mtgrules-lab-*"))

        os.kill(server.process.pid, signal.SIGINT)
        assert server.process.wait(20) == lab.ENDED
        assert not list(server.temporary.glob("mtgrules-lab-*"))
    assert not (tmp_path / "config" / "lab").exists(), "the user's own settings were written to"


class Server:
    """The launcher in a process of its own, at a terminal of its own."""

    def __init__(self, folder, home):
        import pty

        self.token, self.temporary = "a-token-for-this-test", home / "temporary"
        self.temporary.mkdir()
        self.runtime = home / "runtime"
        places = {"JUPYTER_CONFIG_DIR": home / "config", "JUPYTER_DATA_DIR": home / "data",
                  "JUPYTER_RUNTIME_DIR": self.runtime, "TMPDIR": self.temporary}
        kept = {name: value for name, value in os.environ.items() if not name.startswith("JUPYTER")}
        environment = kept | {"JUPYTER_TOKEN": self.token} | {name: str(place) for name, place in places.items()}
        command = [sys.executable, "-m", "mtgrules.lab", "--no-browser", "--folder", str(folder)]
        self.master, self.terminal = pty.openpty()
        self.log = (home / "server.log").open("wb+")
        self.process = subprocess.Popen(command, env=environment, cwd=home, stdin=self.terminal, stdout=self.log,
                                        stderr=subprocess.STDOUT)

    def __enter__(self):
        for _ in range(600):
            try:
                self.get("/api/status")
                return self
            except (URLError, ConnectionError, FileNotFoundError):
                assert self.process.poll() is None, self.output()
                time.sleep(0.1)
        self.__exit__()
        raise AssertionError(self.output())

    def __exit__(self, *_):
        if self.process.poll() is None:
            self.process.kill()
            self.process.wait()
        os.close(self.master)
        os.close(self.terminal)

    def get(self, path, token="ours"):
        """Asks the server, whose address stands in the file by which Jupyter knows its own servers."""
        files = list(self.runtime.glob("jpserver-*.json"))
        if not files:
            raise FileNotFoundError("not up yet")
        address = json.loads(files[0].read_text())["url"].rstrip("/")
        headers = {"Authorization": f"token {self.token}"} if token else {}
        with urlopen(Request(address + path, headers=headers), timeout=30) as answer:
            return json.loads(answer.read())

    def output(self):
        self.log.seek(0)
        return self.log.read().decode(errors="replace")
