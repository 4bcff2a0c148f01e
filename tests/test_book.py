"""The rulebook floor: finding and ordering rules, sentences, editions, and an official text brought along."""

import datetime

import pytest

from mtgrules.book import (
    N_,
    BadEdition,
    Edition,
    Message,
    NotRulesText,
    Reason,
    UnknownRule,
    Value,
    cite,
    edition,
    history,
    message,
    official_id,
    official_text,
    order,
    reason,
    reasons,
    replace,
    rule,
    rules,
    translate,
    use_language,
    use_official_text,
)

# Rules

IN_ORDER = ["101.2", "601", "601.2", "601.2b", "601.2c", "601.3", "601.10", "702.47", "702.47a", "702.102"]


def test_ids_sort_as_in_the_rulebook():
    assert sorted(reversed(IN_ORDER), key=order) == IN_ORDER


@pytest.mark.parametrize("text", ["", "60", "601.", "601.2B", "601.2bc", "splice", "601.2 ", "rule 601"])
def test_only_rule_numbers_have_an_order(text):
    with pytest.raises(ValueError, match="not a rule number"):
        order(text)


def test_the_book_holds_its_rules_in_order():
    assert list(rules()) == sorted(rules(), key=order)
    assert rules() is rules()


def test_a_rule_has_a_summary_and_related_rules():
    splice = rule("702.47a")
    assert splice.id == splice.label == "702.47a"
    assert "splice cost" in splice.summary
    assert "601.2b" in splice.see


@pytest.mark.parametrize(
    "unknown, nearest",
    [
        ("702.47f", "702.47"),
        ("601.2z", "601.2"),
        ("601.99", "601"),
        ("720.47a", "702.47a"),
        ("splice", None),
    ],
)
def test_an_unknown_rule_is_refused_with_the_nearest_one(unknown, nearest):
    for find in (rule, cite):
        with pytest.raises(UnknownRule) as refused:
            find(unknown)
        assert (refused.value.id, refused.value.nearest) == (unknown, nearest)
        assert str(refused.value) == f"no rule '{unknown}' in the book" + (
            f"; did you mean {nearest}?" if nearest else "; write the number of a rule, for instance 702.47a"
        )


@pytest.mark.parametrize("find", [rule, cite])
@pytest.mark.parametrize("number", [702.47, 601, None])
def test_a_rule_number_that_is_no_text_is_refused_with_a_way_out(find, number):
    with pytest.raises(TypeError, match='write the number as text: "702.47"'):
        find(number)


def test_citing_gives_the_id_back():
    assert cite("702.47b") == "702.47b"


def test_only_the_later_mana_ability_clause_is_newer_than_the_pinned_edition():
    assert {id: found.since for id, found in rules().items() if found.since} == {"605.1a": "2026-08-07"}


# Values


class Point(Value):
    x: int
    y: int = 0


def test_values_are_compared_by_content_and_never_changed():
    point = Point(1)
    assert replace(point, y=2) == Point(1, 2) and point == Point(1)
    assert hash(Point(1)) == hash(point)
    with pytest.raises(AttributeError):
        point.x = 3


# Sentences


class Named(Value):
    label: str


BLUE = N_("{thing} has protection from {color}; {spell} is {color}")


def test_a_reason_forms_its_sentence_from_facts_and_names_its_rule():
    why = reason(
        "702.16b", BLUE, thing=Named("Yavimaya Barbarian"), color="blue", spell=Named("Reach Through Mists")
    )
    assert why == Reason("702.16b", BLUE, tuple(why.facts))
    assert [name for name, _ in why.facts] == ["thing", "color", "spell"]
    assert why.fact("color") == "blue"
    assert why.text == "Yavimaya Barbarian has protection from blue; Reach Through Mists is blue"
    assert str(why) == f"{why.text} (702.16b)"


@pytest.mark.parametrize(
    "fact, sentence",
    [
        (3, "It is 3."),
        ("{R}", "It is {R}."),
        (Named("Lava Spike"), "It is Lava Spike."),
        ((), "It is ."),
        (("Arcane",), "It is Arcane."),
        ((1, Named("two"), "three"), "It is 1, two and three."),
        ([Named("one"), Named("two")], "It is one and two."),
        (None, "It is None."),
    ],
)
def test_facts_are_shown_by_label_and_several_as_a_list(fact, sentence):
    assert message(N_("It is {it}."), it=fact).text == sentence


def test_a_message_may_have_no_facts():
    assert str(Message("No splice.")) == "No splice."


def test_a_missing_fact_is_named():
    why = reason("601.2b", N_("{card} is shown"), card="X")
    with pytest.raises(KeyError, match="no fact 'spell' here; there is card"):
        why.fact("spell")


def test_making_a_reason_formats_nothing():
    class Loud:
        @property
        def label(self):
            raise AssertionError("asked for its label")

    assert reason("601.2b", N_("{card} is shown"), card=Loud()).rule == "601.2b"


def test_a_fact_may_be_called_rule_or_template():
    assert reason("601.2b", N_("{rule} and {template}"), rule=1, template=2).text == "1 and 2"


# Languages


@pytest.fixture
def german(tmp_path, monkeypatch):
    """A catalogue in German with two messages, in use for one test."""
    folder = tmp_path / "locale" / "de" / "LC_MESSAGES"
    folder.mkdir(parents=True)
    folder.joinpath("mtgrules.mo").write_bytes(
        catalogue(
            {"{card} is red": "{card} ist rot", "{all_but_last} and {last}": "{all_but_last} und {last}"}
        )
    )
    monkeypatch.setattr(reasons, "data_folder", lambda: tmp_path)
    yield
    use_language(None)


def catalogue(messages):
    """A compiled gettext catalogue: a header entry, then the messages, in the order of their originals."""
    entries = {"": "Content-Type: text/plain; charset=UTF-8\n", **messages}
    pairs = [(key.encode(), entries[key].encode()) for key in sorted(entries)]
    count, tables, texts = len(pairs), b"", b""
    start = 28 + 16 * count
    for column in (0, 1):
        for pair in pairs:
            tables += len(pair[column]).to_bytes(4, "little") + (start + len(texts)).to_bytes(4, "little")
            texts += pair[column] + b"\0"
    header = [0x950412DE, 0, count, 28, 28 + 8 * count, 0, 0]
    return b"".join(number.to_bytes(4, "little") for number in header) + tables + texts


def test_sentences_are_shown_in_the_language_in_use(german):
    why = reason("105.2", N_("{card} is red"), card=("A", "B"))
    assert why.text == "A and B is red"
    use_language("de")
    assert why.text == "A und B ist rot"
    assert translate("not in the catalogue") == "not in the catalogue"
    use_language(None)
    assert why.text == "A and B is red"


def test_a_language_without_a_catalogue_is_refused_and_the_old_one_stays(german):
    use_language("de")
    with pytest.raises(LookupError, match="'xx'"):
        use_language("xx")
    assert translate("{card} is red") == "{card} ist rot"


# Editions


def test_the_edition_is_todays_if_no_date_is_given():
    before = datetime.date.today().isoformat()
    assert before <= edition().date <= datetime.date.today().isoformat()
    assert edition("2015-03-27") == Edition("2015-03-27")


@pytest.mark.parametrize("text", ["", "today", "2026", "2026-6-19", "2026-06-31", "20260619", 2026])
def test_an_edition_that_is_no_date_is_refused(text):
    with pytest.raises(BadEdition, match="written like 2026-06-19"):
        edition(text)


def test_an_edition_before_splice_is_refused():
    with pytest.raises(BadEdition, match="first edition with it is 2004-10-01"):
        edition("2004-09-30")
    assert edition("2004-10-01").date == "2004-10-01"


@pytest.mark.parametrize(
    "date, looks_ahead, from_libraries",
    [
        ("2004-10-01", False, True),
        ("2026-06-18", False, True),
        ("2026-06-19", True, True),
        ("2026-08-06", True, True),
        ("2026-08-07", True, False),
        ("2031-01-01", True, False),
    ],
)
def test_editions_differ_in_looking_ahead_and_in_library_mana(date, looks_ahead, from_libraries):
    then = edition(date)
    assert then.looks_ahead_for_targets is looks_ahead
    assert then.library_abilities_are_mana_abilities is from_libraries


@pytest.mark.parametrize(
    "id, date, number",
    [
        ("702.47", "2004-10-01", "502.40"),
        ("702.47c", "2009-07-10", "502.40c"),
        ("702.47a", "2009-07-11", "702.44a"),
        ("702.47a", "2011-06-17", "702.45a"),
        ("702.47e", "2014-02-01", "702.46e"),
        ("702.47e", "2021-04-21", "702.46e"),
        ("702.47e", "2021-04-22", "702.47e"),
        ("702.47e", "2026-06-19", "702.47e"),
        ("601.5", "2026-06-18", None),
        ("601.5", "2026-06-19", "601.5"),
        ("601.6", "2026-04-17", "601.5"),
        ("601.6a", "2026-04-17", "601.5a"),
        ("601.7", "2026-04-17", "601.6"),
        ("601.7b", "2026-04-17", "601.6b"),
        ("601.8", "2026-04-17", "601.7"),
        ("601.8", "2026-06-19", "601.8"),
        ("601.4", "2022-06-09", None),
        ("601.2e", "2015-03-27", None),
        ("601.2h", "2015-03-27", "601.2g"),
        ("612.10", "2019-06-14", "612.8"),
        ("201.5b", "2021-01-01", "201.4b"),
        ("707.12a", "2026-04-17", None),
        ("733.1", "2026-01-16", "732.1"),
        ("118.9d", "2026-04-17", "118.9d"),
        ("118.9d", "2015-03-27", None),
    ],
)
def test_a_rule_has_the_number_of_its_edition(id, date, number):
    assert official_id(id, edition(date)) == number


def test_a_number_is_asked_for_by_a_known_rule():
    with pytest.raises(UnknownRule):
        official_id("702.46f", edition("2014-02-01"))


def test_the_history_tells_what_changed_about_splice():
    assert "2019-06-14" in [change.date for change in history().changed if change.rule == "702.47a"]


# The official text, with a made-up sample

SAMPLE = """\
House Game: Complete Rules

Contents

1. Basics
101. Stones
Glossary

1. Basics

101. Stones

101.1. A stone is what you throw.

101.1a You throw it with “one” hand.
Example: Left, or right.
Example: Not both.
A second part of the same paragraph.

2. Ends
201. Losing
201.1 You lose by dropping it.

Glossary

Stone
A small rock. 101.1b
"""


@pytest.fixture
def house_rules(tmp_path):
    """A rules text of our own, in use for one test, and its file."""
    path = tmp_path / "house.txt"
    path.write_text(SAMPLE, encoding="utf-8-sig")
    use_official_text(path)
    yield path
    use_official_text(None)


@pytest.mark.parametrize(
    "id, text",
    [
        ("101", "Stones"),
        ("101.1", "A stone is what you throw."),
        (
            "101.1a",
            "You throw it with “one” hand.\nExample: Left, or right.\nExample: Not both.\n"
            "A second part of the same paragraph.",
        ),
        ("201", "Losing"),
        ("201.1", "You lose by dropping it."),
        ("101.1b", None),
        ("702.47a", None),
    ],
)
def test_paragraphs_are_quoted_with_their_examples(house_rules, id, text):
    assert official_text(id) == text


def test_without_a_text_nothing_is_quoted():
    assert official_text("101.1") is None


def test_a_text_can_be_forgotten(house_rules):
    use_official_text(None)
    assert official_text("101.1") is None


@pytest.mark.parametrize(
    "raw, fault",
    [
        (b"", "no line starts with a number such as 100.1a"),
        (b"Shopping\n\n100 eggs\n2. milk\n", "no line starts with a number such as 100.1a"),
        ("100.1a Größe\nEs paßt\n".encode("latin-1"), "line 1: not a rules text"),
        (b"100.1a fine\n\x89PNG\xff\n", "line 2: not a rules text"),
    ],
)
def test_a_file_that_is_no_rules_text_is_refused_and_the_old_text_stays(house_rules, tmp_path, raw, fault):
    wrong = tmp_path / "wrong.txt"
    wrong.write_bytes(raw)
    with pytest.raises(NotRulesText) as refused:
        use_official_text(wrong)
    assert str(wrong) in str(refused.value) and fault in str(refused.value)
    assert official_text("101.1") == "A stone is what you throw."


def test_a_missing_file_is_reported_as_such(tmp_path):
    with pytest.raises(FileNotFoundError):
        use_official_text(tmp_path / "none.txt")
