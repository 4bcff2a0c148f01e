"""Is each rule really covered?  Break the code that cites it, and see whether a scenario notices.

For every paragraph of the sections that are to be whole, the functions that cite it are broken, one at a time and
in two ways: what the citation says is left out, and the function does nothing at all.  Then all scenarios are played
until one fails.  A rule counts as covered when every broken function is noticed.  The result is a table, written to
docs/coverage.md: rule, code, scenarios, notebooks, and what nobody noticed.

Run with ``make mutants`` (some minutes); ARGS="702.47" looks at the rules that begin so, and writes nothing.
"""

import ast
import copy
import importlib
import os
import re
import signal
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from types import CodeType, FunctionType

from mtgrules.book import data_folder, rule, rules
from mtgrules.cards import library
from mtgrules.pictures.citations import Place, notebooks, places, scenarios
from mtgrules.scenario import Scenario, load_scenarios, paths, play

TOP = Path(__file__).resolve().parents[1]
REPORT = TOP / "docs" / "coverage.md"
TO_BE_WHOLE = re.compile(r"(601|612)\.\d+[a-z]?|608\.2[a-z]?|702\.47[a-z]?|707\.10[a-z]?")
ENGINE = ("game", "actions", "effects", "casting", "resolving", "turn")
SECONDS = 60
"""A broken program that takes longer than this to play all scenarios has been noticed."""


# ---------------------------------------------------------------- breaking a function


class _Silence(ast.NodeTransformer):
    """Leaves out what cites a rule: the reason in a row of reasons, the note of an event, a refusal."""

    def __init__(self, rule_id: str):
        self.rule_id = rule_id
        self.done = False

    def _cites(self, node: ast.AST) -> bool:
        return any(isinstance(n, ast.Constant) and n.value == self.rule_id for n in ast.walk(node))

    def visit_Tuple(self, node: ast.Tuple) -> ast.AST:
        kept = [part for part in node.elts if not (_is_call(part, "reason") and self._cites(part))]
        if len(kept) < len(node.elts):
            self.done = True
            return ast.copy_location(ast.Tuple(kept, node.ctx), node)
        return self.generic_visit(node)

    def visit_Call(self, node: ast.Call) -> ast.AST:
        if isinstance(node.func, ast.Attribute) and node.func.attr == "note":
            kept = [part for part in node.args if not self._cites(part)]
            if len(kept) < len(node.args):
                self.done = True
                if not kept:
                    return self.visit(node.func.value)
                return ast.copy_location(ast.Call(node.func, kept, node.keywords), node)
        return self.generic_visit(node)

    def visit_Expr(self, node: ast.Expr) -> ast.AST:
        told = node.value
        if (_is_call(told, "refuse") or isinstance(told, ast.Yield)) and self._cites(told):
            self.done = True
            return ast.copy_location(ast.Pass(), node)
        return self.generic_visit(node)


def _is_call(node: ast.AST, name: str) -> bool:
    return isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == name


def _silenced(function: ast.FunctionDef, rule_id: str) -> ast.FunctionDef | None:
    """The function without what cites the rule; None when there is nothing of the kind in it."""
    silence = _Silence(rule_id)
    broken = silence.visit(copy.deepcopy(function))
    return broken if silence.done else None


def _idle(function: ast.FunctionDef) -> ast.FunctionDef | None:
    """The function doing nothing: it gives back what it was given, or nothing of its kind; None when that can't be told."""
    kind = ast.unparse(function.returns) if function.returns else ""
    same = [arg.arg for arg in function.args.args if arg.annotation and ast.unparse(arg.annotation) == kind]
    if any(isinstance(node, ast.Yield | ast.YieldFrom) for node in ast.walk(function)):
        body = "return\nyield"
    elif same:
        body = f"return {same[0]}"
    elif kind.startswith("tuple["):
        body = "return ()"
    elif kind == "bool":
        body = "return False"
    elif kind.endswith("| None"):
        body = "return None"
    else:
        return None
    broken = copy.deepcopy(function)
    broken.body = ast.parse(body.replace("return", "def f():\n return", 1).replace("\nyield", "\n yield")).body[0].body
    return broken


# ---------------------------------------------------------------- the code that cites a rule


def _functions(place: Place) -> Iterator[tuple[FunctionType, ast.FunctionDef]]:
    """The function that a place is in; of a table, the functions that it names in the row of the rule."""
    module = importlib.import_module(place.module)
    tree = ast.parse(Path(module.__file__).read_text(encoding="utf-8"))
    defined = {node.name: node for node in tree.body if isinstance(node, ast.FunctionDef)}
    if place.function in defined:
        yield getattr(module, place.function), defined[place.function]
        return
    for node in tree.body:
        if isinstance(node, ast.Assign | ast.AnnAssign):
            yield from _in_row(module, defined, node, place.line)


def _in_row(module, defined: dict[str, ast.FunctionDef], table: ast.AST, line: int):
    for node in ast.walk(table):
        if isinstance(node, ast.Call) and node.lineno <= line <= node.end_lineno:
            for argument in node.args:
                if isinstance(argument, ast.Name) and argument.id in defined:
                    yield getattr(module, argument.id), defined[argument.id]


def _code(broken: ast.FunctionDef) -> CodeType:
    broken.decorator_list = []
    module = ast.fix_missing_locations(ast.Module([broken], []))
    compiled = compile(module, "<broken>", "exec", flags=__import__("__future__").annotations.compiler_flag)
    return next(c for c in compiled.co_consts if isinstance(c, CodeType) and c.co_name == broken.name)


class Mutant:
    """A function broken in one way.  how: in words."""

    def __init__(self, rule_id: str, place: Place, function: FunctionType, code: CodeType, how: str):
        self.rule_id, self.place, self.function, self.code, self.how = rule_id, place, function, code, how

    def __str__(self) -> str:
        return f"`{self.place.module.removeprefix('mtgrules.')}.{self.function.__name__}` {self.how}"


def engine_places(rule_id: str) -> tuple[Place, ...]:
    """Where the rules engine cites a rule; lessons, pictures and controls only speak of it."""
    return tuple(p for p in places().get(rule_id, ()) if p.module.split(".")[1] in ENGINE)


def mutants(rule_id: str) -> Iterator[Mutant]:
    """Every broken function for a rule."""
    for place in engine_places(rule_id):
        for function, tree in _functions(place):
            function = getattr(function, "__wrapped__", function)
            silent, idle = _silenced(tree, rule_id), _idle(tree)
            if silent is not None:
                yield Mutant(rule_id, place, function, _code(silent), "without what it says")
            if idle is not None:
                yield Mutant(rule_id, place, function, _code(idle), "doing nothing")


# ---------------------------------------------------------------- playing


def noticed(mutant: Mutant, played: list[Scenario]) -> bool:
    """True when a scenario fails with the broken function; tried in a process of its own."""
    child = os.fork()
    if not child:
        signal.alarm(SECONDS)
        os.dup2(os.open(os.devnull, os.O_WRONLY), 2)
        mutant.function.__code__ = mutant.code
        os._exit(0 if all(_holds(one) for one in played) else 1)
    return os.waitpid(child, 0)[1] != 0


def _holds(scenario: Scenario) -> bool:
    try:
        return play(scenario).ok
    except Exception:
        return False


def _likely_first(rule_id: str, all_scenarios: list[Scenario]) -> list[Scenario]:
    return sorted(all_scenarios, key=lambda one: rule_id not in one.rules)


# ---------------------------------------------------------------- the report


def row(rule_id: str, all_scenarios: list[Scenario]) -> str:
    """One row of the table."""
    order = _likely_first(rule_id, all_scenarios)
    tried = list(mutants(rule_id))
    missed = [mutant for mutant in tried if not noticed(mutant, order)]
    code = ", ".join(dict.fromkeys(f"`{p.module.removeprefix('mtgrules.')}`" for p in engine_places(rule_id)))
    shown = scenarios().get(rule_id, ())
    tests = f"{len(shown)}, {', '.join(sorted({s.file for s in shown})[:3])}" if shown else ""
    found = f"{len(tried) - len(missed)} of {len(tried)}" if tried else "none to break"
    not_noticed = "; ".join(str(mutant) for mutant in missed)
    books = ", ".join(name.removesuffix(".ipynb") for name in notebooks().get(rule_id, ()))
    return f"| {rule_id} | {code} | {tests} | {books} | {found}{'; not noticed: ' + not_noticed if missed else ''} |"


HEAD = """# What is covered

Written by `make mutants`: for each paragraph, the code that cites it, the scenarios that expect it to be cited, the
notebooks that speak of it, and how many of the functions, broken on purpose, a scenario noticed. Paragraphs without
code are listed at the end with the reason.

| rule | code | scenarios | notebooks | broken functions noticed |
|---|---|---|---|---|
"""


def main(prefix: str = "") -> None:
    """Break everything, print the table; without a prefix also write it."""
    library()
    all_scenarios = [s for path in paths([TOP / "data" / "scenarios", TOP / "tests" / "cases"]) for s in load_scenarios(path)]
    reasons = _left_out()
    wanted = [id for id in _whole() if id.startswith(prefix)]
    table = []
    for id in wanted:
        if id not in reasons:
            table.append(row(id, all_scenarios))
            print(table[-1], flush=True)
    if not prefix:
        without = "\n".join(f"- **{id}** ({rule(id).summary}) {why}" for id, why in reasons.items())
        REPORT.write_text(HEAD + "\n".join(table) + "\n\n## Paragraphs without code\n\n" + without + "\n", encoding="utf-8")


def _left_out() -> dict[str, str]:
    """Paragraphs without code, and why."""
    entries = tomllib.loads((data_folder() / "left_out.toml").read_text(encoding="utf-8"))["left_out"]
    return {entry["rule"]: entry.get("reason", "") for entry in entries}


def _whole() -> list[str]:
    return [id for id in rules() if TO_BE_WHOLE.fullmatch(id)]


if __name__ == "__main__":
    main(*sys.argv[1:])
