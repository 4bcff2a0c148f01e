"""Notebooks that teach: the shape of a lesson, no logic in cells, rules that exist, checked outputs that can fail.

That every cell runs and that checked outputs match is tested by nbval, in the same run of pytest (see the Makefile).
"""

import ast
import re
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

from mtgrules import lesson, play
from mtgrules.book import rules
from mtgrules.scenario import Lesson
from mtgrules.scenario.lessons import lessons_folder

nbformat = pytest.importorskip("nbformat")

NOTEBOOKS = Path(__file__).resolve().parents[1] / "notebooks"
FILES = sorted(NOTEBOOKS.glob("*.ipynb"))
INDEX = "00_start_here"
#: Rooms to play in: no lesson, so without predictions, exercises and checked outputs.
FREE_ROOMS = ("lab_cast",)

MOST_LINES = 8
LEAST_CHECKED = 3
CHECKED = {"keep_output", "nbval-check-output"}
#: What a lesson has, beside its goal: a heading, or words that stand in it.
PARTS = ("**Goal.**", "**Rules.**", "**Time.**", "**Predict", "**What if**", "## Try it", "## Exercises", "<details>",
         "## Summary", "## Next")
LEAST_EXERCISES, LEAST_PAIRS = 3, 2
#: What a folded solution is made of.
STAGES = ("Solution: the short answer", "Why?", "Rules")
#: Statements that a cell may consist of, and expressions that would be logic.
STATEMENTS = (ast.Import, ast.ImportFrom, ast.Assign, ast.Expr)
LOGIC = (ast.Lambda, ast.IfExp, ast.ListComp, ast.SetComp, ast.DictComp, ast.GeneratorExp, ast.BoolOp, ast.NamedExpr,
         ast.Await, ast.Compare)
RULE_ID = re.compile(r"(?<![\w.{-])[1-9]\d{2}\.\d+[a-z]?(?![\w]|\.\d|-\d{2})")
OUTSIDE = re.compile(r"\w+://|\bwww\.|//[\w-]+\.\w")
ABSOLUTE = re.compile(r"(?<![\w.~/<])/(?:[\w.-]+/)+|\b[A-Z]:\\")
WHILE_LONG = 60
"""A paragraph with so many characters is nobody's formula: two notebooks that share it have copied."""


def name(path):
    return path.stem if path.suffix == ".ipynb" else str(path)


def read(path):
    return nbformat.read(path, as_version=4)


def prose(notebook):
    return [cell.source for cell in notebook.cells if cell.cell_type == "markdown"]


def code(notebook):
    return [cell for cell in notebook.cells if cell.cell_type == "code"]


def headings(notebook):
    """Level and text of every heading, in order."""
    found = (re.fullmatch(r"(#+) (.+)", line) for text in prose(notebook) for line in text.splitlines())
    return [(len(match[1]), match[2]) for match in found if match]


@pytest.fixture(params=FILES, ids=name)
def path(request):
    return request.param


@pytest.fixture
def notebook(path):
    return read(path)


# ---------------------------------------------------------------- the shape of a lesson


def test_there_are_notebooks():
    assert INDEX in map(name, FILES)


def test_a_notebook_is_valid_and_runs_on_the_usual_kernel(notebook):
    nbformat.validate(notebook)
    assert notebook.metadata.kernelspec.name == "python3"


def test_there_is_one_title_first_of_all_and_no_level_of_headings_is_left_out(notebook):
    levels = [level for level, _ in headings(notebook)]
    assert notebook.cells[0].source.startswith("# ")
    assert levels.count(1) == 1
    assert all(after <= before + 1 for before, after in zip(levels, levels[1:], strict=False)), levels


def test_a_lesson_has_all_its_parts_in_order_and_the_title_names_its_rule(path, notebook):
    if path.stem in FREE_ROOMS:
        return
    text = "\n\n".join(prose(notebook))
    assert [part for part in PARTS if part not in text] == []
    places = [text.find(part) for part in PARTS]
    assert places == sorted(places)
    assert text.count("<summary>Solution: the short answer</summary>") >= LEAST_EXERCISES
    rule = path.stem.split("_")[0]
    assert rule == "00" or f"({rule})" in headings(notebook)[0][1]


def test_a_solution_opens_in_three_stages(notebook):
    """The short answer, the reason and the rule numbers are folded each on its own."""
    folded = re.findall(r"<summary>([^<]+)</summary>", "\n".join(prose(notebook)))
    assert folded == list(STAGES) * (len(folded) // len(STAGES))


def test_prose_stands_before_every_code_cell(notebook):
    kinds = [cell.cell_type for cell in notebook.cells]
    assert [n for n, (before, kind) in enumerate(zip(kinds, kinds[1:], strict=False), 1)
            if (before, kind) == ("code", "code")] == []
    assert kinds[0] == kinds[-1] == "markdown"


# ---------------------------------------------------------------- cells call, and work nothing out


def test_a_cell_is_short(notebook):
    assert [cell.source for cell in code(notebook) if len(cell.source.splitlines()) > MOST_LINES] == []


def test_cells_only_import_assign_and_call(notebook):
    assert [fault for cell in code(notebook) for fault in logic(cell.source)] == []


def logic(source):
    """What a cell has that belongs into the package."""
    tree = ast.parse(source)
    found = [node for node in tree.body if not isinstance(node, STATEMENTS)]
    found += [node for node in ast.walk(tree) if isinstance(node, LOGIC)]
    return [f"{type(node).__name__}: {ast.unparse(node)}" for node in found]


@pytest.mark.parametrize("source", ["def f(): pass", "class A: pass", "for x in y: f(x)", "if x: f()", "f(lambda: 1)",
                                    "[f(x) for x in y]", "f(1 if x else 2)", "while x: f()", "x += 1", "x = a or b"])
def test_logic_is_found(source):
    assert logic(source)


def test_imports_stand_in_the_first_code_cell(notebook):
    first, *others = (ast.parse(cell.source) for cell in code(notebook))
    imports = [node for tree in others for node in ast.walk(tree) if isinstance(node, ast.Import | ast.ImportFrom)]
    assert imports == []
    assert isinstance(first.body[0], ast.Import | ast.ImportFrom)


def test_a_cell_that_asks_hides_its_source_for_the_answer_stands_in_it(path, notebook):
    asking = [cell for cell in code(notebook) if re.search(r"^(Predict|exercise|which_step)\(", cell.source, re.M)]
    assert len(asking) >= (0 if path.stem in FREE_ROOMS else LEAST_EXERCISES + 1)
    assert [cell.source for cell in asking if not cell.metadata.get("jupyter", {}).get("source_hidden")] == []


# ---------------------------------------------------------------- outputs


def tags(cell):
    return set(cell.metadata.get("tags", [])) & CHECKED


def test_outputs_are_stripped_except_where_they_are_checked(notebook):
    for cell in code(notebook):
        assert tags(cell) in (set(), CHECKED), cell.source
        assert bool(cell.outputs) == bool(tags(cell)), cell.source
        assert (cell.execution_count is not None) == bool(tags(cell)), cell.source


def test_stripping_changes_nothing(path):
    command = [sys.executable, "-m", "nbstripout", "--keep-count", "--dry-run", "--verify", str(path)]
    pytest.importorskip("nbstripout")
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr


def test_what_is_said_and_what_is_drawn_are_checked_as_text(path, notebook):
    """At least three outputs; in a lesson a verdict or an explanation in words, and the text of a picture."""
    checked = [cell for cell in code(notebook) if tags(cell)]
    if path.stem not in FREE_ROOMS:
        assert len(checked) >= LEAST_CHECKED
        for wanted in (r"\b(verdict|explain)\(", r"\bpictures\.\w+\(.*\.text"):
            assert any(re.search(wanted, cell.source) for cell in checked), wanted
    for cell in checked:
        assert [output.output_type for output in cell.outputs] == ["stream"], cell.source


def test_a_checked_output_is_folded_until_it_is_run_so_that_it_gives_nothing_away(notebook):
    assert [cell.source for cell in code(notebook)
            if tags(cell) and not cell.metadata.get("jupyter", {}).get("outputs_hidden")] == []


def test_a_checked_output_names_nothing_that_differs_from_run_to_run(notebook):
    text = "".join(output.text for cell in code(notebook) for output in cell.outputs)
    assert re.findall(r"0x[0-9a-f]{6,}|\d\d:\d\d:\d\d|<[\w.]+ (?:object|at) ", text) == []


@pytest.mark.slow
def test_a_changed_output_fails(tmp_path):
    pytest.importorskip("nbval")
    same, changed = read(NOTEBOOKS / f"{INDEX}.ipynb"), read(NOTEBOOKS / f"{INDEX}.ipynb")
    output = next(cell for cell in code(changed) if tags(cell)).outputs[0]
    output.text = output.text.replace("Lightning Bolt", "Lava Spike", 1)
    assert changed != same
    exit_code, told = nbval(same, tmp_path / "same.ipynb")
    assert exit_code == 0, told
    exit_code, told = nbval(changed, tmp_path / "changed.ipynb")
    assert exit_code == 1, told
    assert "Lava Spike" in told and "1 failed" in told


def nbval(notebook, path):
    """Run nbval on a notebook: the exit code, 0 when it holds and 1 when something fails, and what it said."""
    nbformat.write(notebook, path)
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "--nbval-lax", "--nbval-current-env",
               "--rootdir", str(path.parent), str(path)]
    done = subprocess.run(command, capture_output=True, text=True, cwd=path.parent)
    return done.returncode, done.stdout + done.stderr


# ---------------------------------------------------------------- what is said


def test_every_rule_that_is_named_is_in_the_book(path, notebook):
    texts = prose(notebook) + [cell.source for cell in code(notebook)]
    named = [id for text in texts for id in RULE_ID.findall(text)]
    assert named or path.stem in FREE_ROOMS
    assert sorted({id for id in named if id not in rules()}) == []


@pytest.mark.parametrize("text, found", [
    ("(702.47a, 601.2c)", ["702.47a", "601.2c"]), ("702.47a to 702.47e", ["702.47a", "702.47e"]),
    ("in 601.2.", ["601.2"]), ("of 2026-06-19", []), ("{2}{R} and 12.5", []), ("702.47_splice", []),
])  # fmt: skip
def test_a_rule_number_is_told_from_other_numbers(text, found):
    assert RULE_ID.findall(text) == found


def test_nothing_points_outside(notebook):
    texts = prose(notebook) + [cell.source for cell in code(notebook)]
    assert [found[0] for text in texts for found in [OUTSIDE.search(text) or ABSOLUTE.search(text)] if found] == []


def test_every_link_leads_to_a_notebook(notebook):
    links = [link for text in prose(notebook) for link in re.findall(r"\]\(([^)]+)\)", text)]
    assert links
    assert [link for link in links if not (NOTEBOOKS / link).is_file()] == []


def test_a_word_that_judges_avoid_is_not_used(notebook):
    assert [text for text in prose(notebook) if re.search(r"\bfizzl", text, re.I)] == []


def test_the_index_lists_every_notebook_once():
    text = "\n".join(prose(read(NOTEBOOKS / f"{INDEX}.ipynb")))
    listed = re.findall(r"^\| \[[^]]+\]\(([^)]+)\.ipynb\) \|", text, re.M)
    assert sorted(listed) == sorted(map(name, FILES))


def test_the_last_lines_lead_from_one_notebook_to_the_next_through_all_of_them():
    path, seen = INDEX, []
    while path not in seen:
        seen.append(path)
        last = prose(read(NOTEBOOKS / f"{path}.ipynb"))[-1].partition("## Next")[2]
        (path,) = re.findall(r"\]\(([^)]+)\.ipynb\)", last)
    assert path == INDEX
    listed = re.findall(r"^\| \[[^]]+\]\(([^)]+)\.ipynb\) \|", "\n".join(prose(read(NOTEBOOKS / f"{INDEX}.ipynb"))), re.M)
    assert seen == listed, "the index lists them in the order of the path"
    assert sorted(seen) == sorted(map(name, FILES))


def as_read(paragraph):
    """A paragraph as a reader sees it: neither line ends nor marks for bold and italic letters make it another one."""
    return " ".join(paragraph.replace("*", "").split())


def test_no_two_notebooks_share_a_paragraph():
    where = {}
    for path in FILES:
        for paragraph in {as_read(part) for text in prose(read(path)) for part in text.split("\n\n")}:
            if len(paragraph) > WHILE_LONG:
                where.setdefault(paragraph, []).append(path.stem)
    assert {text: names for text, names in where.items() if len(names) > 1} == {}


# ---------------------------------------------------------------- the positions


def used(notebook):
    """The scenarios that a notebook names, in cells and in solutions."""
    text = "\n".join(cell.source for cell in notebook.cells)
    lessons = dict(re.findall(r"^(\w+) = mtg\.lesson\(\"([^\"]+)\"\)", text, re.M))
    return lessons, {(lessons[variable], id) for variable, id in re.findall(r"\b(\w+)\[\"([^\"]+)\"\]", text)
                     if variable in lessons}


def test_a_notebook_plays_the_scenarios_of_its_own_lesson_and_all_of_them(path, notebook):
    lessons, ids = used(notebook)
    assert list(lessons.values()) == [path.stem]
    assert {id for _, id in ids} == (set() if path.stem in FREE_ROOMS else set(lesson(path.stem)))


def test_every_lesson_has_a_notebook():
    lessons = [file.name.removesuffix(".toml") for file in lessons_folder().glob("*.toml")]
    assert sorted(lessons) == sorted(map(name, FILES))


def test_no_two_lessons_share_a_scenario():
    seen = {}
    for path in FILES:
        for one in lesson(path.stem).values():
            what = (one.players, one.cards, one.turn, tuple(step.action for step in one.script))
            seen.setdefault(repr(what), []).append(f"{path.stem}: {one.id}")
    assert [places for places in seen.values() if len({place.split(":")[0] for place in places}) > 1] == []


def what_if_pairs(path):
    """The two scenarios of each what-if pair of a notebook whose plays have names in it."""
    text = "\n".join(cell.source for cell in code(read(path)))
    ids = dict(re.findall(r"^(\w+) = mtg\.play\(\w+\[\"([^\"]+)\"\]\)", text, re.M))
    return [(lesson(path.stem)[ids[one]], lesson(path.stem)[ids[other]])
            for one, other in re.findall(r"\bWhatIf\((\w+)[^,]*, (\w+)", text) if one in ids and other in ids]


def facts_of(what):
    """Every name and number in what a scenario has, counted."""
    return Counter(re.findall(r"\"[^\"]*\"|'[^']*'|\b\d+\b", repr(what)))


def test_what_if_pairs_differ_in_one_fact(path):
    """One thing more, or one instead of another, in one of the positions; or else in the plays alone."""
    for one, other in what_if_pairs(path):
        first, second = facts_of(one.players), facts_of(other.players)
        assert (one.turn, one.cards) == (other.turn, other.cards)
        assert max((first - second).total(), (second - first).total()) <= 1, (one.id, other.id, first - second, second - first)
        assert first != second or one.script != other.script, (one.id, other.id)


def test_there_are_two_what_if_pairs_in_each_lesson(path):
    assert len(what_if_pairs(path)) >= (0 if path.stem in (*FREE_ROOMS, INDEX) else LEAST_PAIRS)


def test_a_lesson_is_found_by_name_from_anywhere(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    splice = lesson("702.47_splice")
    assert isinstance(splice, Lesson) and play(splice["first splice"]).ok
    assert repr(splice).splitlines()[0].startswith("first splice: ")


@pytest.mark.parametrize("ask, told", [
    (lambda: lesson("702.47_slice"), "did you mean '702.47_splice'"),
    (lambda: lesson("702.47_splice")["first slice"], "did you mean 'first splice'"),
])  # fmt: skip
def test_a_name_that_means_nothing_is_refused_with_a_way_out(ask, told):
    with pytest.raises(ValueError, match=told):
        ask()
