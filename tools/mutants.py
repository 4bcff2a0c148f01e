"""Is each rule really covered?  Break the code that cites it, and see whether a scenario notices.

For every paragraph of the sections that are to be whole, the functions that cite it are broken, one at a time and
in different ways (see ``breaking``).  Then all scenarios are played, and what only a program can announce
(tests/test_by_hand.py), until one fails.  A rule counts as covered when every broken function is noticed.  The result
is a page, docs/coverage.md: rule, code, scenarios, notebooks, and what nobody noticed.

Run with ``make mutants`` (some minutes); ARGS="702.47 603" looks at the rules that begin so, of any section, and writes
nothing.
"""

import os
import re
import signal
import sys
import tomllib
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from pathlib import Path
from types import CodeType

from account import account
from breaking import ANOTHER_RULE, Mutant, broken_at

from mtgrules.book import data_folder, rule, rules
from mtgrules.cards import library
from mtgrules.pictures.citations import Place, notebooks, places, scenarios
from mtgrules.scenario import BadScenario, Scenario, load_scenarios, paths, play

TOP = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(TOP / "tests"))
import test_by_hand  # noqa: E402

REPORT = TOP / "docs" / "coverage.md"
TO_BE_WHOLE = re.compile(r"(601|612)\.\d+[a-z]?|608\.2[a-z]?|702\.47[a-z]?|707\.10[a-z]?")
ENGINE = ("game", "actions", "effects", "casting", "resolving", "turn")
SECONDS = 120
"""A broken program that takes longer than this to play all scenarios has been noticed."""


def engine_places(rule_id: str) -> tuple[Place, ...]:
    """Where the rules engine cites a rule; lessons, pictures and controls only speak of it."""
    return tuple(p for p in places().get(rule_id, ()) if p.module.split(".")[1] in ENGINE)


def mutants(rule_id: str) -> Iterator[Mutant]:
    """Every broken function for a rule, each once."""
    tried = set()
    for place in engine_places(rule_id):
        for mutant in broken_at(place, rule_id):
            if (mutant.function, mutant.code.co_code, mutant.code.co_consts) not in tried:
                tried.add((mutant.function, mutant.code.co_code, mutant.code.co_consts))
                yield mutant


# ---------------------------------------------------------------- playing


NOTICED, SAID_ANYWAY, MISSED = "noticed", "said anyway", "missed"


def what_becomes_of(mutant: Mutant, played: list[Scenario]) -> str:
    """NOTICED when a scenario fails with the broken function; SAID_ANYWAY when each step cites the same rules as ever,
    though in other words; else MISSED.  Tried in a process of its own."""
    child = os.fork()
    if not child:
        signal.alarm(SECONDS)
        os.dup2(os.open(os.devnull, os.O_WRONLY), 2)
        whole = mutant.function.__code__
        mutant.function.__code__ = mutant.code
        if not all(map(_holds, played)) or not all(map(_passes, by_hand())):
            os._exit(1)
        os._exit(2 if _said_anyway(mutant, whole, played) else 0)
    return {0: MISSED, 2 << 8: SAID_ANYWAY}.get(os.waitpid(child, 0)[1], NOTICED)


def _said_anyway(mutant: Mutant, whole: CodeType, played: list[Scenario]) -> bool:
    other_words = False
    for one in played:
        mutant.function.__code__ = whole
        words, rules, game = account(play(one))
        mutant.function.__code__ = mutant.code
        broken_words, broken_rules, broken_game = account(play(one))
        if [step - {ANOTHER_RULE} for step in broken_rules] != list(rules) or broken_game != game:
            return False
        other_words = other_words or words != broken_words
    return other_words


def _holds(scenario: Scenario) -> bool:
    try:
        return play(scenario).ok
    except Exception:
        return False


@cache
def by_hand() -> tuple[Callable[[], None], ...]:
    """The tests of announcements that no scenario can make, those that pass as it is."""
    every = [test for name, test in vars(test_by_hand).items() if name.startswith("test_")]
    return tuple(test for test in every if _passes(test))


def _passes(test: Callable[[], None]) -> bool:
    try:
        test()
    except Exception:
        return False
    return True


def _all_scenarios() -> list[Scenario]:
    """Those that hold with the program as it is: what fails anyway would seem to notice everything."""
    found = [s for path in paths([TOP / "data" / "scenarios", TOP / "tests" / "cases"]) for s in _of_file(path)]
    held = [scenario for scenario in found if _holds(scenario)]
    if len(held) < len(found):
        print(f"{len(found) - len(held)} scenarios do not hold and are left out", flush=True)
    print(f"{len(held)} scenarios and {len(by_hand())} tests are played", flush=True)
    return held


def _of_file(path: Path) -> tuple[Scenario, ...]:
    try:
        return load_scenarios(path)
    except BadScenario as error:
        print(error, flush=True)
        return ()


def _likely_first(rule_id: str, all_scenarios: list[Scenario]) -> list[Scenario]:
    return sorted(all_scenarios, key=lambda one: rule_id not in one.rules)


# ---------------------------------------------------------------- the report


class Found:
    """What breaking the code of one rule has shown.

    tried: how many broken functions, without those after which each step cites the same rules anyway, which are
    counted as said_anyway.  missed: those nobody noticed.
    """

    def __init__(self, rule_id: str, all_scenarios: list[Scenario]):
        order = _likely_first(rule_id, all_scenarios)
        became = [(mutant, what_becomes_of(mutant, order)) for mutant in mutants(rule_id)]
        self.rule_id = rule_id
        self.said_anyway = sum(how == SAID_ANYWAY for _, how in became)
        self.tried = len(became) - self.said_anyway
        self.missed = [mutant for mutant, how in became if how == MISSED]

    @property
    def row(self) -> str:
        """One row of the table."""
        shown = scenarios().get(self.rule_id, ())
        what = f"**{self.rule_id}** {rule(self.rule_id).summary}"
        cells = (what, code(self.rule_id), _tests(shown), _books(self.rule_id), self._noticed())
        return f"| {' | '.join(cells)} |"

    def _noticed(self) -> str:
        if not self.tried:
            return "none to break"
        return f"{self.tried - len(self.missed)} of {self.tried}" + (f"; not {_listed(self.missed)}" if self.missed else "")


def code(rule_id: str) -> str:
    """The cell that tells which modules cite a rule."""
    return _few(dict.fromkeys(f"`{p.module.removeprefix('mtgrules.')}`" for p in engine_places(rule_id)))


def _few(names: Iterable[str], most: int = 4) -> str:
    """The first of some names, and how many more there are."""
    every = list(names)
    more = f" and {len(every) - most} more" if len(every) > most else ""
    return ", ".join(every[:most]) + more


def _tests(shown: tuple) -> str:
    files = dict.fromkeys(f"`{s.file.removesuffix('.toml')}`" for s in shown)
    return f"{len(shown)}: {_few(files, 2)}" if shown else "by what comes of it"


def _books(rule_id: str) -> str:
    return _few((name.removesuffix(".ipynb") for name in notebooks().get(rule_id, ())), 3)


def _listed(missed: list[Mutant]) -> str:
    return ", ".join(map(str, missed))


HEAD = """# What is covered

Written by `make mutants`. The sections that are to be whole are 601, 608.2, 612, 702.47 and 707.10: each of their
paragraphs has a row, or is listed at the end with the reason why it has no code. The columns:

- **rule**: its number and our summary.
- **code**: the modules of the engine that cite it, the first four by name.
- **scenarios**: the number counts the scenarios that expect it to be cited; the names are those of their files, so they
  can be fewer. "by what comes of it": no scenario expects the rule by its number, only what follows from it.
- **notebooks**: those that speak of it.
- **noticed**: the check that counts. Every function that cites the rule was broken on purpose, in each way that it can
  be: it leaves out what it says, it does nothing, its question accepts every answer; where none of these can be done, it
  cites another rule. "5 of 6" means that after five of six such ways a scenario (or a test of `tests/test_by_hand.py`)
  failed; the ways that nobody noticed are named. "none to break": nothing that cites the rule can be broken so.

"""
SECTIONS = {"601": "Casting spells", "608.2": "Resolving spells and abilities", "612": "Changes of text", "702.47": "Splice",
            "707.10": "Copies of spells and abilities"}
COLUMNS = """| rule | code | scenarios | notebooks | noticed |
|---|---|---|---|---|
"""


def report(found: list[Found]) -> str:
    """The whole page: a table for each section, then what has no code."""
    tables = [f"## {section} {title}\n\n{COLUMNS}" + "\n".join(one.row for one in found if one.rule_id.startswith(section))
              for section, title in SECTIONS.items()]
    without = "\n".join(f"- **{id}** {rule(id).summary} *{why}*" for id, why in _left_out().items())
    return "\n\n".join((HEAD + _total(found), *tables, "## Paragraphs without code", without)) + "\n"


def _total(found: list[Found]) -> str:
    tried, missed = sum(one.tried for one in found), sum(len(one.missed) for one in found)
    anyway = sum(one.said_anyway for one in found)
    return (f"Functions were broken in {tried} ways, and {tried - missed} of these were noticed. ({anyway} more ways "
            "only take away words: another event or reason of the same step cites the same rule.)")


def main(*prefixes: str) -> None:
    """Break everything, print the table; without prefixes also write it."""
    library()
    all_scenarios = _all_scenarios()
    found = []
    for id in (id for id in rules() if engine_places(id) and _wanted(id, prefixes)):
        found.append(Found(id, all_scenarios))
        print(id, found[-1]._noticed(), flush=True)
    print(_total(found))
    if not prefixes:
        REPORT.write_text(report(found), encoding="utf-8")


def _wanted(id: str, prefixes: tuple[str, ...]) -> bool:
    return id.startswith(prefixes) if prefixes else bool(TO_BE_WHOLE.fullmatch(id))


def _left_out() -> dict[str, str]:
    """Paragraphs without code, and why."""
    entries = tomllib.loads((data_folder() / "left_out.toml").read_text(encoding="utf-8"))["left_out"]
    return {entry["rule"]: entry["reason"] for entry in entries}


if __name__ == "__main__":
    main(*sys.argv[1:])
