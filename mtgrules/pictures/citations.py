"""Where rules are cited: which function of the package, which scenario, which notebook.

Found by reading the files themselves, once: a rule id that stands alone as a text constant in the source cites that
rule, wherever it is (a reason, an event, a question, a row of a table).  Docstrings are not looked at.
"""

import ast
import json
import re
import tomllib
from collections import defaultdict
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any

from ..book import Value, data_folder

PACKAGE = Path(__file__).resolve().parents[1]
_ID = re.compile(r"\d{3}(?:\.\d+[a-z]?)?")
_IN_TEXT = re.compile(r"(?<![\d.])\d{3}\.\d+[a-z]?(?![\w.]*\d)")


class Place(Value):
    """A place in the source that cites a rule.

    module: "mtgrules.casting.splice".  function: its function, class or table; "" at the top of the module.
    """

    module: str
    function: str
    line: int

    @property
    def label(self) -> str:
        """What a person calls it."""
        return f"{self.module}.{self.function}" if self.function else self.module


class Shown(Value):
    """A scenario that expects a rule to be cited.  file: its name, without the folder."""

    file: str
    title: str

    @property
    def label(self) -> str:
        """What a person calls it."""
        return f"{self.title} ({self.file})"


# ---------------------------------------------------------------- the source


@cache
def places() -> Mapping[str, tuple[Place, ...]]:
    """Every rule cited in the source, with the places, each function once."""
    found: dict[str, dict[str, Place]] = defaultdict(dict)
    for path in sorted(PACKAGE.rglob("*.py")):
        module = ".".join(("mtgrules", *path.relative_to(PACKAGE).with_suffix("").parts)).removesuffix(".__init__")
        for function, id, line in cited_in(path.read_text(encoding="utf-8")):
            place = Place(module, function, line)
            found[id].setdefault(place.label, place)
    return {id: tuple(by_label.values()) for id, by_label in found.items()}


def cited_in(source: str) -> Iterator[tuple[str, str, int]]:
    """Function, rule id and line of every citation in a Python source."""
    for node in ast.parse(source).body:
        yield from _cited(node, _name(node, ""))


def _cited(node: ast.AST, function: str) -> Iterator[tuple[str, str, int]]:
    if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
        return  # a docstring
    if isinstance(node, ast.Constant) and isinstance(node.value, str) and _ID.fullmatch(node.value) and "." in node.value:
        yield function, node.value, node.lineno
    for child in ast.iter_child_nodes(node):
        yield from _cited(child, _name(child, function))


def _name(node: ast.AST, outside: str) -> str:
    """The name of the definition that a node is in: a method is told with its class."""
    if isinstance(node, ast.ClassDef | ast.FunctionDef):
        return f"{outside}.{node.name}" if outside else node.name
    if not outside and isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
        return node.targets[0].id
    if not outside and isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
        return node.target.id
    return outside


# ---------------------------------------------------------------- scenarios and notebooks


@cache
def scenarios() -> Mapping[str, tuple[Shown, ...]]:
    """Every rule that a scenario of this copy expects to be cited, with the scenarios."""
    found: dict[str, list[Shown]] = defaultdict(list)
    for path in _files(("data", "scenarios"), ("tests", "cases"), ending=".toml"):
        for title, rules in _rules_of(tomllib.loads(path.read_text(encoding="utf-8"))):
            for id in rules:
                found[id].append(Shown(path.name, title))
    return {id: tuple(shown) for id, shown in found.items()}


def _rules_of(table: dict[str, Any]) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Title and rules of each scenario in a file, variants too."""
    for one in table.get("scenario", [table]):
        yield one.get("title", ""), tuple(one.get("rules", ()))
        for variant in one.get("variant", ()):
            yield variant.get("name", ""), tuple(variant.get("rules", ()))


@cache
def notebooks() -> Mapping[str, tuple[str, ...]]:
    """Every rule that a notebook of this copy speaks of, with the notebooks' names."""
    found: dict[str, list[str]] = defaultdict(list)
    for path in _files(("notebooks",), ending=".ipynb"):
        cells = json.loads(path.read_text(encoding="utf-8"))["cells"]
        words = "\n".join("".join(cell["source"]) for cell in cells if cell["cell_type"] == "markdown")
        for id in dict.fromkeys(_IN_TEXT.findall(words)):
            found[id].append(path.name)
    return {id: tuple(names) for id, names in found.items()}


def _files(*folders: tuple[str, ...], ending: str) -> Iterator[Path]:
    """Files beside the data: all of a checkout, those that came along with an installed package."""
    top = data_folder().parent
    for parts in folders:
        yield from sorted(top.joinpath(*parts).rglob("*" + ending))


def ids_in(text: str) -> tuple[str, ...]:
    """The rule ids in a text, each once, in the order in which they come."""
    return tuple(dict.fromkeys(_IN_TEXT.findall(text)))
