"""The law of bills (601.2f): in every scenario the lines of a bill add up to its total, and each names its rule
and its source."""

from functools import cache
from pathlib import Path

import pytest

from mtgrules.book import rules
from mtgrules.cards import Mana
from mtgrules.scenario import load_scenarios, play

ROOT = Path(__file__).resolve().parents[1]
FILES = sorted([*(ROOT / "tests" / "cases").glob("*.toml"), *(ROOT / "data" / "scenarios").rglob("*.toml")])


@cache
def bills(path):
    """Every bill that was added up while the scenarios of a file were played, with the title of its scenario."""
    played = ((scenario.title, did) for scenario in load_scenarios(path) for did in play(scenario).steps)
    found = ((title, getattr(did.trace.now, "bill", None)) for title, did in played if did.trace is not None)
    return tuple((title, bill) for title, bill in found if bill is not None)


def added_up(bill):
    """The lines of a bill, one after the other."""
    total = Mana()
    for item in bill.items:
        total = total.plus(item.mana)
        if item.less.symbols:
            total = total.minus(item.less)
    return total


@pytest.mark.parametrize("path", FILES, ids=[path.name for path in FILES])
def test_the_lines_of_every_bill_add_up_to_its_total(path):
    wrong = [(title, bill.rows()) for title, bill in bills(path) if added_up(bill) != bill.total.canonical()]
    assert wrong == []


@pytest.mark.parametrize("path", FILES, ids=[path.name for path in FILES])
def test_every_line_of_a_bill_names_a_rule_of_the_book_and_its_source(path):
    known = set(rules())
    assert [(title, item) for title, bill in bills(path) for item in bill.items
            if item.rule not in known or not item.source] == []


def test_there_are_bills_of_every_kind():
    found = [item.rule for path in FILES for _, bill in bills(path) for item in bill.items]
    assert {"601.2f", "702.47a", "118.7a", "118.9", "702.41a", "702.48c"} <= set(found)
