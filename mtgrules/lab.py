"""The way in for readers: ``python -m mtgrules.lab`` opens the notebooks in a JupyterLab set up for lessons.

Lives here: our settings of JupyterLab, and its command line. The settings go into a folder of their
own that is gone when the server ends, so nobody's own settings change. Nothing here knows a rule or
a card, and JupyterLab itself is loaded only when it is started. Plain ``jupyter lab notebooks/``
works too; only, some keys are then taken from a control that has the focus.
"""

import argparse
import json
import os
import sys
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path
from urllib.parse import quote

ENDED, REFUSED, INTERRUPTED = 0, 2, 130

#: In the schemas of JupyterLab: "whatever has the focus", and what we make of it.
ANYTHING_FOCUSED, CELL_FOCUSED = " :focus", " .jp-Cell:focus"

#: Open tabs are remembered under this name, apart from those of other work.
WORKSPACE = "mtgrules"


class CannotStart(Exception):
    """The notebooks cannot be opened; the message tells what to do."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run JupyterLab until Ctrl-C; returns the exit code."""
    options = _parser().parse_args(arguments)
    try:
        folder = options.folder or notebooks_folder()
        command = server_arguments(folder, find_notebook(folder, options.notebook), options.port, options.browser)
        return serve(command)
    except CannotStart as error:
        print(error, file=sys.stderr)
        return REFUSED
    except KeyboardInterrupt:
        return INTERRUPTED


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m mtgrules.lab", description="Open the notebooks in JupyterLab.")
    parser.add_argument("notebook", nargs="?", metavar="NOTEBOOK", help="the one to open (default: the first)")
    parser.add_argument("--no-browser", dest="browser", action="store_false", help="only print the address")
    parser.add_argument("--port", type=int, metavar="N", help="this port and no other (default: a free one from 8888)")
    parser.add_argument("--folder", type=Path, metavar="DIR", help="serve the notebooks of this folder instead")
    return parser


# ---- which notebook ----

def notebooks_folder() -> Path:
    """The folder ``notebooks`` of the checkout that this very file belongs to."""
    folder = Path(__file__).resolve().parents[1] / "notebooks"
    if not folder.is_dir():
        raise CannotStart(f"There are no notebooks in {folder}. They come with a checkout of the project, not with the "
                          "installed package; run this command in a checkout, or name a folder with --folder.")
    return folder


def find_notebook(folder: Path, name: str | None) -> str | None:
    """The notebook as a path inside the folder: the one named, with or without its ending, or else the first."""
    if not folder.is_dir():
        raise CannotStart(f"{folder} is not a folder.")
    there = sorted(path.name for path in folder.glob("*.ipynb"))
    if name is None:
        return there[0] if there else None
    wanted = Path(name).name
    for candidate in (wanted, wanted + ".ipynb"):
        if candidate in there:
            return candidate
    raise CannotStart(f"There is no notebook {name!r} in {folder}; there {'is' if len(there) == 1 else 'are'} "
                      f"{', '.join(there) or 'none at all'}.")


# ---- our settings ----

def settings(schemas: Path) -> dict[str, dict]:
    """What is set otherwise than JupyterLab does it, by plugin; schemas is its folder of settings schemas."""
    return {
        # No pop-up that asks whether news may be fetched, and no fetching.
        "@jupyterlab/apputils-extension:notification": {"fetchNews": "false", "checkForUpdates": False},
        # Every cell stays in the page, where searching and screen readers find it.
        "@jupyterlab/notebook-extension:tracker": {"windowingMode": "none"},
        "@jupyterlab/shortcuts-extension:shortcuts": {"shortcuts": rescoped(schemas)},
    }


def rescoped(schemas: Path) -> list[dict]:
    """The one-key commands of a notebook (b: new cell, ArrowDown: next cell), bound to a focused cell only.

    JupyterLab obeys them whatever has the focus inside a notebook, so a focused dropdown never gets its
    arrow keys (https://github.com/jupyter-widgets/ipywidgets/issues/3912). Each is switched off and
    bound anew, computed from the JupyterLab that is installed.
    """
    greedy = [shortcut for shortcut in _shortcuts(schemas) if ANYTHING_FOCUSED in shortcut["selector"]]
    off = [{**shortcut, "disabled": True} for shortcut in greedy]
    return off + [{**shortcut, "selector": shortcut["selector"].replace(ANYTHING_FOCUSED, CELL_FOCUSED)}
                  for shortcut in greedy]


def _shortcuts(schemas: Path) -> Iterator[dict]:
    """Every shortcut that comes with JupyterLab and has a key on some system."""
    for path in sorted(schemas.rglob("*.json")):
        for shortcut in json.loads(path.read_text(encoding="utf-8")).get("jupyter.lab.shortcuts", []):
            if any("".join(value) for name, value in shortcut.items() if name.lower().endswith("keys")):
                yield shortcut


def write_settings(folder: Path, schemas: Path) -> None:
    """Write our settings where JupyterLab looks for them when the folder is on JUPYTER_CONFIG_PATH."""
    place = folder / "labconfig" / "default_setting_overrides.json"
    place.parent.mkdir(parents=True)
    place.write_text(json.dumps(settings(schemas), indent=1), encoding="utf-8")


# ---- the server ----

def server_arguments(folder: Path, notebook: str | None, port: int | None, browser: bool) -> list[str]:
    """The command line of JupyterLab. Nothing in it touches Jupyter's token, which so stays on."""
    address = f"/lab/workspaces/{WORKSPACE}" + (f"/tree/{quote(notebook)}" if notebook else "")
    command = [
        "--ServerApp.ip=127.0.0.1",  # only this computer can reach it
        f"--ServerApp.root_dir={folder.resolve()}",
        f"--LabApp.default_url={address}",
        "--LabApp.extension_manager=readonly",  # asks no package registry
        "--ServerApp.answer_yes=True",  # the first Ctrl-C ends it, without a question
        f"--ServerApp.open_browser={browser}",
    ]
    if port is not None:
        command += [f"--ServerApp.port={port}", "--ServerApp.port_retries=0"]
    if getattr(os, "geteuid", lambda: 1)() == 0:
        command += ["--allow-root"]  # in a container; Jupyter refuses to run as root unless told
    return command


def serve(command: Sequence[str]) -> int:
    """Run the server with our settings until it is ended."""
    try:
        from jupyterlab.commands import get_app_dir
        from jupyterlab.labapp import LabApp
    except ModuleNotFoundError as error:
        raise CannotStart(f"JupyterLab is not whole here ({error}); type: make lab, or: pip install 'mtgrules[lab]'"
                          ) from error
    with tempfile.TemporaryDirectory(prefix="mtgrules-lab-") as folder:
        write_settings(Path(folder), Path(get_app_dir(), "schemas"))
        before = os.environ.get("JUPYTER_CONFIG_PATH")
        os.environ["JUPYTER_CONFIG_PATH"] = os.pathsep.join([folder, before] if before else [folder])
        LabApp.launch_instance(list(command))
    return ENDED


if __name__ == "__main__":
    sys.exit(main())
