"""Refereed cases: each one is a scenario, which states what the case says, or it waits for a feature.

A case is a question about the rules with an answer that a referee checked. A scenario with an `id` is one; the
others stand in `cases_waiting.toml`. That their scenarios hold is tested in `test_scenarios.py`. What the cases
themselves say is looked up where the environment variable MTGRULES_CASES names a folder with the files bugs.jsonl
and judge.jsonl; elsewhere that is skipped.
"""

import json
import os
import tomllib
from collections import Counter
from pathlib import Path

import pytest

from mtgrules.cards import mana
from mtgrules.scenario import load_scenarios
from mtgrules.scenario.steps import Cast

TESTS = Path(__file__).parent
FILES = sorted((TESTS / "cases").glob("*.toml"))
CASE_FILES = ("bugs.jsonl", "judge.jsonl")

#: Rules that a case names, and that do not bear on it: the case, the rule, and why.
WRONG_CITATIONS = {
    ("cs-60", "601.4"): "it is about choices within 601.2b, and the case is about targets (601.2c)",
    ("fiz-019", "608.2h"): "the damage needs no information about the creature, which just is not there any more",
    ("slf-007", "609.7a"): "it says what may be chosen as a source of damage, and nothing in the case makes such a choice",
}


def waiting():
    return tomllib.loads((TESTS / "cases_waiting.toml").read_text(encoding="utf-8"))["waiting"]


def ids_in(path):
    """The ids that a file of scenarios gives; its variants belong to the same case."""
    table = tomllib.loads(path.read_text(encoding="utf-8"))
    return [one["id"] for one in table.get("scenario", [table]) if "id" in one]


@pytest.fixture(scope="module")
def scenarios():
    """The scenarios of each case, variants included, by its id."""
    found = {}
    for path in FILES:
        for one in load_scenarios(path) if ids_in(path) else ():
            if one.id:
                found.setdefault(one.id, []).append(one)
    return found


@pytest.fixture(scope="module")
def cases():
    """The cases as they were refereed, by id."""
    folder = os.environ.get("MTGRULES_CASES")
    if not folder:
        pytest.skip("MTGRULES_CASES is not set: no refereed cases to compare with")
    lines = [line for file in CASE_FILES for line in (Path(folder) / file).read_text(encoding="utf-8").splitlines()]
    return {row["id"]: row for row in map(json.loads, filter(None, lines))}


# ---------------------------------------------------------------- always


def test_every_case_is_one_scenario_or_waits():
    times = Counter([id for path in FILES for id in ids_in(path)] + list(waiting()))
    assert [id for id, number in times.items() if number > 1] == []


def test_what_a_case_waits_for_is_named():
    assert [id for id, feature in waiting().items() if not feature.strip()] == []


# ---------------------------------------------------------------- with the cases at hand


@pytest.mark.reference
def test_no_case_is_forgotten_and_none_is_made_up(cases, scenarios):
    assert sorted({*scenarios, *waiting()} ^ set(cases)) == []


@pytest.mark.reference
def test_the_scenario_of_a_case_asks_for_every_rule_that_the_case_names(cases, scenarios):
    missing = {(id, rule) for id, found in scenarios.items() for rule in cases[id]["rules"]
               if rule not in {asked for one in found for asked in one.rules}}
    assert sorted(missing - set(WRONG_CITATIONS)) == []


@pytest.mark.reference
def test_no_citation_is_called_wrong_that_no_case_has(cases):
    assert [(id, rule) for id, rule in WRONG_CITATIONS if rule not in cases[id]["rules"]] == []


@pytest.mark.reference
def test_the_scenario_of_a_case_states_what_the_case_says(cases, scenarios):
    unstated = [(id, key, value) for id, found in scenarios.items() for key, value in said_by(cases[id])
                if key in STATED and not STATED[key](value, found)]
    assert unstated == []


def said_by(case):
    """What a case says: pairs of a key and a value."""
    for table in (case.get("answer") or {}, *(case.get("checks") or ())):
        yield from table.items()


# ---------------------------------------------------------------- how each is stated


def facts(found, key):
    """What the scenarios of a case expect under a key: of what, and which value."""
    expected = [fact for one in found for part in (one, *one.script) for fact in part.expect]
    return [(fact.about, fact.value) for fact in expected if fact.key == key]


def values(found, key):
    return [value for _, value in facts(found, key)]


def legal(wanted, found):
    """Said in so many words, or "legal" by a cast of which nothing else is said: that has to be legal; so is staying
    at home for a creature that need not attack."""
    if not isinstance(wanted, bool):
        return True  # several answers under names of their own, which a scenario may state in many ways
    if wanted is False:
        return False in values(found, "legal") or bool(values(found, "illegal"))
    if any(about[1:] == ("must",) and value is False for about, value in facts(found, "attacks")):
        return True
    casts = [step for one in found for step in one.script if isinstance(step.action, Cast)]
    return any(not {"legal", "illegal"} & {f.key for f in step.expect} for step in casts) or True in values(found, "legal")


def cost(wanted, found):
    """The mana of each total, in whatever order it is written; life that it may have ("{1} + 2 life") is not read here."""
    totals = list(wanted.values()) if isinstance(wanted, dict) else [wanted] if isinstance(wanted, str) else wanted
    stated = [mana(text) for text in values(found, "cost")]
    return all(any(mana(total.partition(" + ")[0]).same_as(one) for one in stated) for total in totals)


def table(key, place=lambda name: (name,)):
    """A table of values by name."""
    return lambda wanted, found: all((place(name), value) in facts(found, key) for name, value in wanted.items())


def zone(wanted, found):
    """Where something ends: "N.graveyard" for a card by name, or just the zone."""
    if isinstance(wanted, str):
        return any(place.endswith(f".{wanted}") for place in values(found, "zones"))
    return all((about.partition("#")[0], place) in [(name.partition("#")[0], value) for (name,), value in
               facts(found, "zones")] for about, place in wanted.items())  # fmt: skip


def flag(key):
    """Yes or no, said of something by name or of the last spell."""
    return lambda wanted, found: wanted in values(found, key)


def some(key):
    """A number, said of anyone."""
    return lambda wanted, found: wanted in values(found, key)


STATED = {
    "legal": legal,
    "total_cost": cost,
    "total_costs": cost,
    "life": table("life"),
    "p1_life": some("life"),
    "p2_life": some("life"),
    "hand_count": table("counts", lambda player: (f"{player}.hand",)),
    "zone": zone,
    "spliced_card_zone": zone,
    "resolves": flag("resolves"),
    "countered": flag("countered"),
}  # fmt: skip
"""For each key of a case that a scenario can be compared with: is the value stated?"""
