"""What a user gets: the built wheel, in an environment of its own, far from the checkout.

Here the checkout is on sys.path and its data beside it, so a file forgotten in the wheel would go
unnoticed by every other test. No network is used: the build backend and msgspec are already here.
"""

import importlib.util
import os
import re
import shutil
import subprocess
import sys
import venv
from pathlib import Path
from types import SimpleNamespace

import pytest

CHECKOUT = Path(__file__).resolve().parents[1]
SCENARIO = CHECKOUT / "data" / "scenarios" / "glacial_ray_on_reach_through_mists.toml"


def run(folder, *command):
    """What a command prints. It runs outside the checkout, without settings that could lead Python back."""
    settings = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "PIP_"))}
    command = [str(part) for part in command]
    done = subprocess.run(command, cwd=folder, env=settings, capture_output=True, text=True, timeout=60)
    assert done.returncode == 0, f"{command}\n{done.stdout}\n{done.stderr}"
    return done.stdout.strip()


@pytest.fixture(scope="module")
def installed(tmp_path_factory):
    """The wheel, installed into a clean environment together with msgspec and nothing else."""
    folder = tmp_path_factory.mktemp("installed")
    run(folder, sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir", folder, CHECKOUT)
    [wheel] = folder.glob("mtgrules-*.whl")

    # Without pip: making it takes seconds, and Debian's Python may lack it. Ours installs from outside.
    venv.create(folder / "env", with_pip=False)
    scripts = folder / "env" / ("Scripts" if os.name == "nt" else "bin")
    python = scripts / "python"
    pip = [sys.executable, "-m", "pip", "--python", python]
    run(folder, *pip, "install", "--no-deps", "--no-index", wheel)
    site_packages = run(folder, python, "-c", "import sysconfig; print(sysconfig.get_path('platlib'))")
    msgspec = Path(importlib.util.find_spec("msgspec").origin).parent
    shutil.copytree(msgspec, Path(site_packages, "msgspec"))
    return SimpleNamespace(folder=folder, python=python, script=scripts / "mtgrules")


@pytest.fixture(scope="module")
def installed_data(installed):
    code = "from mtgrules.book.data import data_folder; print(data_folder())"
    return Path(run(installed.folder, installed.python, "-c", code))


def files_in(folder):
    """Hidden files do not count: some systems leave their own everywhere."""
    files = (path for path in folder.rglob("[!.]*") if path.is_file())
    return {path.relative_to(folder).as_posix() for path in files}


def test_the_installed_package_is_not_the_checkout(installed, installed_data):
    assert (installed.folder / "env").resolve() in installed_data.parents


def test_the_installed_data_is_the_data_of_the_checkout(installed_data):
    assert files_in(installed_data) == files_in(CHECKOUT / "data")


@pytest.mark.parametrize("command", ["python -m mtgrules", "mtgrules"])
def test_a_scenario_file_plays_from_anywhere(installed, tmp_path, command):
    start = [installed.script] if command == "mtgrules" else [installed.python, "-m", "mtgrules"]
    output = run(tmp_path, *start, "play", shutil.copy(SCENARIO, tmp_path))
    assert re.search(r"\b\d+ scenarios?\b", output.splitlines()[-1]), output


def test_an_installed_scenario_plays_too(installed, installed_data, tmp_path):
    scenario = installed_data / "scenarios" / SCENARIO.name
    run(tmp_path, installed.python, "-m", "mtgrules", "play", scenario)
