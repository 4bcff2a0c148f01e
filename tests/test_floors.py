"""The house stands: imports only point down, the core stays light, no room is in a circle."""

import ast
import subprocess
import sys
from pathlib import Path

import pytest

PACKAGE = Path(__file__).parent.parent / "mtgrules"

#: The floors, lowest first; each may import itself and those before it.
FLOORS = ("book", "walk", "cards", "game", "actions", "effects", "casting", "resolving", "turn", "scenario", "whatif",
          "teaching", "pictures", "widgets")
CORE = FLOORS[: FLOORS.index("scenario") + 1]
HEAVY = {"pandas", "numpy", "graphviz", "ipywidgets", "IPython", "scipy", "networkx"}

FILES = sorted(PACKAGE.rglob("*.py"))


def imports(path: Path) -> list[tuple[str, bool]]:
    """(absolute module name, is it imported on loading) for every import in a file."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    at_top = {id(node) for node in tree.body}
    found = []
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            found += [(name.name, id(node) in at_top) for name in node.names]
        elif isinstance(node, ast.ImportFrom):
            found += [(_absolute(path, node), id(node) in at_top)]
    return found


def _absolute(path: Path, node: ast.ImportFrom) -> str:
    if not node.level:
        return node.module or ""
    package = ["mtgrules", *path.relative_to(PACKAGE).parts[:-1]]
    base = package[: len(package) - node.level + 1]
    return ".".join([*base, node.module] if node.module else base)


def floor_of(path: Path) -> str | None:
    parts = path.relative_to(PACKAGE).parts
    return parts[0] if len(parts) > 1 else None


@pytest.mark.parametrize("path", [p for p in FILES if floor_of(p)], ids=lambda p: str(p.relative_to(PACKAGE)))
def test_imports_only_point_down(path):
    allowed = FLOORS[: FLOORS.index(floor_of(path)) + 1]
    for module, _ in imports(path):
        parts = module.split(".")
        if parts[0] == "mtgrules":
            assert len(parts) > 1 and parts[1] in allowed, f"{floor_of(path)} imports {module}"


def test_every_folder_is_a_floor():
    folders = {p.name for p in PACKAGE.iterdir() if p.is_dir() and list(p.glob("*.py"))}
    assert folders <= set(FLOORS)


@pytest.mark.parametrize("path", [p for p in FILES if floor_of(p) in CORE], ids=lambda p: str(p.relative_to(PACKAGE)))
def test_the_core_names_no_heavy_library(path):
    assert not {module.split(".")[0] for module, _ in imports(path)} & HEAVY


def test_the_core_loads_no_heavy_library():
    names = ", ".join(f"mtgrules.{floor}" for floor in CORE)
    code = f"import sys, mtgrules, {names}; print(*sorted(set(sys.modules) & {HEAVY!r}))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == ""


def test_importing_the_package_loads_no_floor():
    code = "import sys, mtgrules; print(*[m for m in sys.modules if m.startswith('mtgrules.')])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == ""


@pytest.mark.parametrize("path", [p for p in FILES if p.name != "__main__.py"],
                         ids=lambda p: str(p.relative_to(PACKAGE)))
def test_every_module_says_what_lives_there(path):
    assert ast.get_docstring(ast.parse(path.read_text(encoding="utf-8"))), f"{path} has no door sign"


def test_no_code_branches_on_a_card_name():
    from mtgrules.cards import library

    names = {name for name in library() if " " in name or "'" in name}
    for path in FILES:
        tree = ast.parse(path.read_text(encoding="utf-8"))
        strings = {n.value for n in ast.walk(tree) if isinstance(n, ast.Constant) and isinstance(n.value, str)}
        assert not strings & names, f"{path} names {strings & names}"
