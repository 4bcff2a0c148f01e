"""Files that travel: nothing in them points at the machine or the registry they were made with.

Looked at are the files that git tracks and those that the next commit would add.
"""

import json
import re
import subprocess
from pathlib import Path

import pytest

CHECKOUT = Path(__file__).resolve().parents[1]

# Put together from halves, so that this file does not break the rule that it tests.
REGISTRIES = re.compile(
    "|".join(
        re.escape(".".join(halves))
        for halves in [
            ("pypi", "org"),
            ("pythonhosted", "org"),
            ("npmjs", "org"),
            ("npmjs", "com"),
            ("yarnpkg", "com"),
            ("anaconda", "org"),
            ("deb", "debian"),
            ("security", "debian"),
            ("archive", "ubuntu"),
        ]
    )
)
# A folder that only one computer has; `~/x`, `../x` and web addresses are none.
MACHINE_PATHS = re.compile(
    r"(?<![\w.~/-])/(?:" + "|".join(["root", "work", r"home/\w[\w.-]*", r"Users/\w[\w.-]*"]) + r")/"
    r"|\b[A-Z]:\\+Users\\"
)
OTHER_LOCKS = re.compile(r"(?:^|/)(?:uv\.lock|pylock(?:\.[^/]*)?\.toml)$")


def git(*arguments):
    command = ["git", "-C", str(CHECKOUT), *arguments]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout


@pytest.fixture(scope="module")
def files():
    """The name of each file, and its text; a file that is no text (a picture) has none to look at."""
    try:
        top = Path(git("rev-parse", "--show-toplevel").strip())
    except (OSError, subprocess.CalledProcessError):
        pytest.skip("not a git checkout, so there is no list of tracked files")
    if top.resolve() != CHECKOUT:
        pytest.skip("unpacked inside another git checkout, so there is no list of tracked files")
    names = git("ls-files", "-z", "--cached", "--others", "--exclude-standard").split("\0")
    paths = {name: CHECKOUT / name for name in names if (CHECKOUT / name).is_file()}
    raw = {name: path.read_bytes() for name, path in paths.items()}
    return {name: data.decode(errors="replace") for name, data in raw.items() if b"\0" not in data}


def lines_with(pattern, files):
    """Where the pattern is found. In a notebook a line ends with a written-out backslash and n."""
    return [
        f"{name}: {line.strip()[:120]}"
        for name, text in files.items()
        for line in re.split(r"\n|\\n", text)
        if pattern.search(line)
    ]


def test_no_file_names_a_package_registry(files):
    assert lines_with(REGISTRIES, files) == []


def test_no_file_names_a_path_of_one_machine(files):
    assert lines_with(MACHINE_PATHS, files) == []


def test_the_only_python_lock_is_the_one_without_addresses(files):
    assert [name for name in files if OTHER_LOCKS.search(name)] == []
    assert "://" not in files["requirements.lock"]


def test_npm_locks_hold_no_addresses(files):
    locks = {name: json.loads(text) for name, text in files.items() if Path(name).name == "package-lock.json"}
    entries = [
        f"{name}: {package}"
        for name, lock in locks.items()
        for package, entry in {**lock.get("packages", {}), **lock.get("dependencies", {})}.items()
        if "resolved" in entry
    ]
    assert entries == []


def test_only_the_integration_script_knows_the_folder_beside_the_checkout(files):
    beside = re.compile(r"\.\./" + r"shared\b|/" + r"shared/" + "reference")
    assert {line.split(":")[0] for line in lines_with(beside, files)} <= {".ci/run"}


@pytest.mark.parametrize(
    "text, found",
    [
        ("cd /" + "root/x", True),
        ("'/home/" + "ann/x'", True),
        (r"C:\Users" + r"\ann", True),
        ("~/work/x", False),
        ("../work/x", False),
        ("https://example.com/work/x", False),
    ],
)
def test_a_machine_path_is_told_from_a_harmless_one(text, found):
    assert bool(MACHINE_PATHS.search(text)) is found
