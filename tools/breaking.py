"""Ways to break a function that cites a rule: what it says is left out, it does nothing, its question accepts
everything, it cites another rule.

A broken function is a syntax tree made from the whole one, compiled to code that can take its place.  Which functions
cite a rule, and what notices that they are broken, is told in ``mutants``.
"""

import ast
import copy
import importlib
from collections.abc import Iterator
from pathlib import Path
from types import CodeType, FunctionType, ModuleType

from mtgrules.pictures.citations import Place

ANOTHER_RULE = "601.1"
"""A rule that no code cites, and so no scenario asks for."""
OBJECTING = ("objections", "whole")
"""What a question says against an answer."""


class Mutant:
    """A function broken in one way.  how: in words."""

    def __init__(self, place: Place, function: FunctionType, code: CodeType, how: str):
        self.place, self.function, self.code, self.how = place, function, code, how

    def __str__(self) -> str:
        return f"`{self.place.module.removeprefix('mtgrules.')}.{self.function.__qualname__}` {self.how}"


def broken_at(place: Place, rule_id: str) -> Iterator[Mutant]:
    """Every way to break what cites a rule at a place; nothing where the place is no function."""
    for function, tree in _functions(place):
        function = getattr(function, "__wrapped__", function)
        ways = [("without what it says", _silenced(tree, rule_id)), ("doing nothing", _idle(tree)),
                ("accepting everything", _accepting(tree))]
        if not any(broken for _, broken in ways):
            ways = [("citing another rule", _citing_another(tree, rule_id))]
        for how, broken in ways:
            if broken is not None:
                yield Mutant(place, function, _code(broken), how)


# ---------------------------------------------------------------- the function at a place


def _functions(place: Place) -> Iterator[tuple[FunctionType, ast.FunctionDef]]:
    """The function that a place is in; of a table, the functions that it names in the row of the rule."""
    module = importlib.import_module(place.module)
    tree = ast.parse(Path(module.__file__).read_text(encoding="utf-8"))
    defined = dict(_defined(tree, ""))
    if place.function in defined:
        yield _found(module, place.function), defined[place.function]
        return
    for node in tree.body:
        if isinstance(node, ast.Assign | ast.AnnAssign):
            yield from _in_row(module, defined, node, place.line)


def _defined(inside: ast.Module | ast.ClassDef, outside: str) -> Iterator[tuple[str, ast.FunctionDef]]:
    """The functions of a module by name, methods with the name of their class."""
    for node in inside.body:
        if isinstance(node, ast.FunctionDef):
            yield outside + node.name, node
        elif isinstance(node, ast.ClassDef):
            yield from _defined(node, f"{outside}{node.name}.")


def _found(module: ModuleType, name: str) -> FunctionType:
    found = module
    for part in name.split("."):
        found = getattr(found, part)
    return found.fget if isinstance(found, property) else found


def _in_row(module: ModuleType, defined: dict[str, ast.FunctionDef], table: ast.AST, line: int):
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


# ---------------------------------------------------------------- ways to break it


def _silenced(function: ast.FunctionDef, rule_id: str) -> ast.FunctionDef | None:
    """The function without what cites the rule; None when there is nothing of the kind in it."""
    silence = _Silence(rule_id)
    broken = silence.visit(copy.deepcopy(function))
    return broken if silence.done else None


def _idle(function: ast.FunctionDef) -> ast.FunctionDef | None:
    """The function doing nothing: it gives back what it was given, or nothing of its kind; None when that can't be told."""
    body = _nothing(function)
    if body is None:
        return None
    broken = copy.deepcopy(function)
    broken.body = ast.parse(f"def f():\n {body}").body[0].body
    return broken


def _nothing(function: ast.FunctionDef) -> str | None:
    """What stands in a function that does nothing."""
    kind = ast.unparse(function.returns) if function.returns else ""
    same = [arg.arg for arg in function.args.args if arg.annotation and ast.unparse(arg.annotation) == kind]
    if any(isinstance(node, ast.Yield | ast.YieldFrom) for node in ast.walk(function)):
        return "return\n yield"
    if same:
        return f"return {same[0]}"
    if kind.startswith(("tuple[", "Iterable[", "Iterator[")):
        return "return ()"
    return {"bool": "return False", "None": "return"}.get(kind, "return None" if kind.endswith("| None") else None)


def _accepting(function: ast.FunctionDef) -> ast.FunctionDef | None:
    """The function with a question that objects to no answer; None when it makes no question that objects."""
    broken, done = copy.deepcopy(function), False
    for node in ast.walk(broken):
        if _is_call(node, "Question"):
            kept = [keyword for keyword in node.keywords if keyword.arg not in OBJECTING]
            done = done or len(kept) < len(node.keywords)
            node.keywords = kept
    return broken if done else None


def _citing_another(function: ast.FunctionDef, rule_id: str) -> ast.FunctionDef:
    broken = copy.deepcopy(function)
    for node in ast.walk(broken):
        if isinstance(node, ast.Constant) and node.value == rule_id:
            node.value = ANOTHER_RULE
    return broken


class _Silence(ast.NodeTransformer):
    """Leaves out what cites a rule: the reason in a row of reasons, the note of an event, a refusal."""

    def __init__(self, rule_id: str):
        self.rule_id = rule_id
        self.done = False

    def _cites(self, node: ast.AST) -> bool:
        return any(isinstance(n, ast.Constant) and n.value == self.rule_id for n in ast.walk(node))

    def _without(self, node: ast.Tuple | ast.List) -> ast.AST:
        kept = [part for part in node.elts if not (_is_call(part, "reason", "event") and self._cites(part))]
        if len(kept) == len(node.elts):
            return self.generic_visit(node)
        self.done = True
        return ast.copy_location(type(node)(kept, node.ctx), node)

    visit_Tuple = visit_List = _without

    def _of_many(self, node: ast.ListComp | ast.GeneratorExp) -> ast.AST:
        if not (_is_call(node.elt, "reason", "event") and self._cites(node.elt)):
            return self.generic_visit(node)
        self.done = True
        return ast.copy_location(ast.List([], ast.Load()), node)

    visit_ListComp = visit_GeneratorExp = _of_many

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
        if (_is_call(told, "refuse") or _appends(told) or isinstance(told, ast.Yield)) and self._cites(told):
            self.done = True  # it stays there and is never reached, so that a generator is still one
            return ast.copy_location(ast.If(ast.Constant(False), [node], []), node)
        return self.generic_visit(node)


def _is_call(node: ast.AST, *names: str) -> bool:
    return isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in names


def _appends(node: ast.AST) -> bool:
    return isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "append"
