"""Every rule number in the package is one that the rulebook has, and still means what we say it means.

The tests against the official text need the environment variable MTGRULES_REFERENCE: a folder that holds
the text of the pinned edition as rules/2026-06-19.txt. Without it they are skipped.
"""

import ast
import importlib
import os
import re
import tomllib
from pathlib import Path

import pytest

import mtgrules.book
from mtgrules.book import PINNED, data_folder, edition, history, official_id, order, rules
from mtgrules.book.official import read
from mtgrules.pictures.citations import places

PACKAGE = Path(mtgrules.book.__file__).parents[1]
RULE_ID = re.compile(r"\d{3}\.\d+[a-z]?")
ENGINE = ("game", "actions", "effects", "casting", "resolving", "turn")
TO_BE_WHOLE = re.compile(r"(601|612)\..*|(608\.2|702\.47|707\.10)([a-z].*)?")
TOO_MANY_SHARED_WORDS = 8
STRAIGHT = {0x2018: "'", 0x2019: "'", 0x201C: '"', 0x201D: '"'}  # the curly quotes, single and double


@pytest.fixture(scope="module")
def editions():
    """The folder with the rules texts, one file for each edition."""
    folder = os.environ.get("MTGRULES_REFERENCE")
    if not folder:
        pytest.skip("MTGRULES_REFERENCE is not set: no official rules text to compare with")
    return Path(folder) / "rules"


@pytest.fixture(scope="module")
def official(editions):
    """The official paragraphs of the pinned edition, by rule id, in plain small letters and quotes."""
    return {id: plain(text) for id, text in read(editions / f"{PINNED}.txt").items()}


def plain(text):
    return text.translate(STRAIGHT).lower()


def words(text):
    return re.findall(r"[a-z0-9']+", plain(text))


def runs(text, length=TOO_MANY_SHARED_WORDS):
    """All stretches of so many consecutive words."""
    all_words = words(text)
    return {" ".join(all_words[at : at + length]) for at in range(len(all_words) - length + 1)}


def cited(source):
    """The rule ids among the text constants of a Python source, docstrings left out, with their lines."""
    tree = ast.parse(source)
    loose = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in loose:
            yield from [(node.lineno, node.value)] if RULE_ID.fullmatch(node.value) else []


def left_out():
    return tomllib.loads((data_folder() / "left_out.toml").read_text(encoding="utf-8"))["left_out"]


# Always


def test_every_rule_cited_in_the_source_is_in_the_book():
    unknown = [
        f"{path.relative_to(PACKAGE.parent)}:{line}: {id}"
        for path in sorted(PACKAGE.rglob("*.py"))
        for line, id in cited(path.read_text(encoding="utf-8"))
        if id not in rules()
    ]
    assert unknown == []


def test_citations_are_found_in_code_but_not_in_docstrings():
    source = 'def f():\n    "601.2"\n    return reason("601.2b", f"601.{1}", other="601.2b or so")\n'
    assert list(cited(source)) == [(3, "601.2b")]


def test_every_rule_referred_to_by_another_is_in_the_book():
    assert [(rule.id, other) for rule in rules().values() for other in rule.see if other not in rules()] == []


def test_no_rule_refers_to_itself_or_twice_to_another():
    for rule in rules().values():
        assert rule.id not in rule.see and len(set(rule.see)) == len(rule.see), rule.id


def test_summaries_are_short_sentences_with_key_words_of_one_to_four_words():
    for rule in rules().values():
        assert 1 <= len(rule.summary.split()) <= 40 and rule.summary.endswith("."), rule.id
        assert rule.key_words and all(1 <= len(key.split()) <= 4 for key in rule.key_words), rule.id


def test_what_is_left_out_is_in_the_book_once_and_in_a_section_that_is_to_be_whole():
    ids = [entry["rule"] for entry in left_out()]
    assert ids == sorted(set(ids), key=order)
    assert [id for id in ids if id not in rules() or not TO_BE_WHOLE.fullmatch(id)] == []


def cited_by_the_engine():
    """The rules that code of the engine cites; lessons, pictures and controls only speak of them."""
    return {id for id, found in places().items() if any(place.module.split(".")[1] in ENGINE for place in found)}


def test_what_no_code_cites_stands_among_what_is_left_out_with_a_reason():
    entries = {entry["rule"]: entry["reason"] for entry in left_out()}
    to_be_whole = {id for id in rules() if TO_BE_WHOLE.fullmatch(id)}
    assert sorted(to_be_whole - cited_by_the_engine() - set(entries), key=order) == []
    assert [id for id, reason in entries.items() if len(reason.split()) < 5 or not reason.endswith(".")] == []


def test_what_code_cites_does_not_stand_among_what_is_left_out():
    assert sorted(cited_by_the_engine() & {entry["rule"] for entry in left_out()}, key=order) == []


def test_the_page_about_coverage_names_every_paragraph():
    page = (PACKAGE.parent / "docs" / "coverage.md").read_text(encoding="utf-8")
    named = set(re.findall(r"\*\*(\d{3}\.\d+[a-z]?)\*\*", page))
    assert sorted({id for id in rules() if TO_BE_WHOLE.fullmatch(id)} - named, key=order) == []


def test_the_page_about_coverage_names_the_code_that_cites_a_rule_now(monkeypatch):
    monkeypatch.syspath_prepend(str(PACKAGE.parent / "tools"))
    code = importlib.import_module("mutants").code
    page = (PACKAGE.parent / "docs" / "coverage.md").read_text(encoding="utf-8")
    written = dict(re.findall(r"^\| \*\*(\S+)\*\* [^|]* \| ([^|]*) \|", page, re.MULTILINE))
    assert written
    assert {id: (cell, code(id)) for id, cell in written.items() if cell != code(id)} == {}, "make mutants writes it anew"


def test_history_speaks_of_rules_in_the_book_and_of_dates_in_order():
    renumbered, changed = history().renumbered, history().changed
    assert [entry.rule for entry in (*renumbered, *changed) if entry.rule not in rules()] == []
    assert [change.date for change in changed] == sorted(edition(change.date).date for change in changed)
    for entry in renumbered:
        ends = [date for span in entry.numbers for date in (span.first, span.last or "9999-12-31")]
        assert ends == sorted(ends), entry.rule


# Against the official text


@pytest.mark.reference
def test_every_rule_of_the_book_is_in_the_official_text(official):
    assert [id for id in rules() if id not in official] == []


@pytest.mark.reference
def test_key_words_occur_in_the_official_paragraph(official):
    known = [rule for rule in rules().values() if rule.since is None and rule.id in official]
    assert [(r.id, key) for r in known for key in r.key_words if plain(key) not in official[r.id]] == []


@pytest.mark.reference
def test_no_summary_repeats_a_stretch_of_the_official_paragraph(official):
    shared = {rule.id: runs(rule.summary) & runs(official.get(rule.id, "")) for rule in rules().values()}
    assert {id: found for id, found in shared.items() if found} == {}


@pytest.mark.reference
def test_the_sections_that_are_to_be_whole_are_in_the_book_paragraph_by_paragraph(official):
    assert [id for id in official if TO_BE_WHOLE.fullmatch(id) and id not in rules()] == []


@pytest.mark.reference
@pytest.mark.parametrize("rule_id", [entry.rule for entry in history().renumbered])
def test_old_numbers_stand_in_the_editions_of_their_time(editions, rule_id):
    texts = {path.stem: read(path) for path in sorted(editions.glob("????-??-??.txt"))}
    numbers = {date: official_id(rule_id, edition(effective(date))) for date in texts}
    assert {date: id for date, id in numbers.items() if id is not None and id not in texts[date]} == {}


def effective(file_date):
    """The date printed in an edition, where its file is named by the earlier day of its publication."""
    return {"2013-07-11": "2013-07-13", "2019-06-12": "2019-06-14", "2021-04-19": "2021-04-22"}.get(
        file_date, file_date
    )
