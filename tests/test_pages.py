"""Frames of cards, symbols, rule pages, rulings and sheets: what they say, as text and as HTML."""

import re
import subprocess
import sys
import xml.etree.ElementTree as ET
from html import unescape
from html.parser import HTMLParser

import pytest

from mtgrules import rule_page, ruling, sheet
from mtgrules.book import UnknownRule, rules
from mtgrules.cards import library
from mtgrules.casting import cast
from mtgrules.pictures import card
from mtgrules.pictures.citations import cited_in, ids_in, places
from mtgrules.pictures.explanation import explanation
from mtgrules.pictures.rule_page import rule_tag, with_rules
from mtgrules.pictures.symbols import named, symbol, symbols
from mtgrules.scenario import announce, position
from mtgrules.teaching import explain
from mtgrules.turn import pass_all, receive_priority

GAME = position("""
[A]
hand = ["Lava Spike", "Glacial Ray", "Blessed Breath"]
battlefield = ["Mountain x3"]
[N]
battlefield = ["Grizzly Bears", "Silver Knight"]
""")
LEGAL = cast(GAME, announce(GAME, "Lava Spike", splice=["Glacial Ray"], targets=["N", "Grizzly Bears"]))
ILLEGAL = cast(GAME, announce(GAME, "Lava Spike", splice=["Blessed Breath"], targets=["N"]))
RESOLUTION = pass_all(receive_priority(LEGAL.now.game, "A"), "auto")
OPEN_ENDED = {"meta", "br", "img", "input", "hr", "link"}


class Nesting(HTMLParser):
    """Whether every element of a page is closed where it should be; no block inside a paragraph."""

    def __init__(self):
        super().__init__()
        self.open, self.ids, self.tags = [], [], set()

    def handle_starttag(self, tag, attrs):
        assert not ("p" in self.open and tag in ("div", "details", "ul", "p", "table")), f"<{tag}> inside a paragraph"
        self.ids += [value for name, value in attrs if name == "id"]
        self.tags.add(tag)
        if tag not in OPEN_ENDED:
            self.open.append(tag)

    def handle_endtag(self, tag):
        assert self.open and self.open.pop() == tag, f"</{tag}> closes something else"


def checked(html):
    """The words of a piece of HTML, once it is sure that it is well nested, with ids of its own."""
    page = Nesting()
    page.feed(html)
    assert page.open == [] and len(page.ids) == len(set(page.ids))
    html = re.sub(r'<svg class="mtg-symbol" data-symbol="([^"]*)".*?</svg>', r"{\1}", html, flags=re.S)
    return unescape(re.sub(r"\s+", " ", re.sub(r"<style>.*?</style>|<[^>]*>", " ", html, flags=re.S))).strip()


# ---------------------------------------------------------------- symbols and frames


@pytest.mark.parametrize("text, meaning", [
    ("R", "red mana"), ("2", "2 generic mana"), ("W/U", "white mana or blue mana"), ("2/W", "2 generic mana or white mana"),
    ("G/P", "green mana or 2 life"), ("C", "colorless mana"), ("T", "tap"), ("X", "X mana"),
    ("W/U/P", "white mana or blue mana or 2 life"), ("15", "15 generic mana"),
])
def test_a_symbol_is_drawn_and_says_what_it_means(text, meaning):
    assert named(text) == meaning
    drawn = ET.fromstring(symbol(text))
    assert drawn.get("aria-label") == meaning and drawn.get("role") == "img" and drawn.find("title").text == meaning
    letters = {part for part in text.split("/") if part not in ("P", "T")}
    assert letters <= {one.text for one in drawn.findall("text")}


def test_symbols_stand_within_the_words_which_are_escaped():
    html = symbols("Add {R} & <more>")
    assert html.startswith("Add <svg") and html.endswith("</svg> &amp; &lt;more&gt;")


@pytest.mark.parametrize("name", sorted(library()))
def test_every_card_is_a_frame_that_says_what_is_printed(name):
    printed = library()[name]
    frame = card(printed)
    assert [line for line in frame.text.split("\n") if line][0].startswith(printed.name)
    for words in (printed.type_line, *printed.rules_text.split("\n"), printed.mana_cost or ""):
        assert words in frame.text
    assert checked(frame.html()).startswith(printed.name)
    assert frame.html().count('class="mtg-symbol"') == (frame.cost + "".join(one.text for one in frame.lines)).count("{")


def test_the_frame_of_a_spell_marks_what_was_spliced_on():
    frame = card(LEGAL.now.the_spell)
    assert [line.origin for line in frame.lines] == ["", "Glacial Ray", "Glacial Ray"]
    assert "added by splicing, from Glacial Ray: Lava Spike deals 2 damage to any target." in frame.text
    assert "added by splicing, from Glacial Ray:" in checked(frame.html())


def test_a_creature_shows_its_size_and_a_note_says_where_a_card_is():
    assert card(library()["Grizzly Bears"]).size == "2/2" and "2/2" in checked(card(library()["Grizzly Bears"]).html())
    assert card(library()["Lava Spike"], "in hand").text.endswith("in hand")


# ---------------------------------------------------------------- rule pages


def test_a_rule_page_says_where_the_rule_is_carried_out_and_shown():
    page = rule_page("702.47b")
    assert page.summary == rules()["702.47b"].summary
    assert "mtgrules.casting.splice._more_than_once" in [place.label for place in page.places]
    assert page.notebooks[0] == "702.47_splice.ipynb"
    assert any(one.file == "702.47b_order_and_choices.toml" for one in page.scenarios)
    assert "Carried out in:" in page.text and checked(page.html()).startswith("702.47b")


def test_a_rule_that_is_not_in_the_book_is_refused_with_the_nearest_one():
    with pytest.raises(UnknownRule, match="did you mean"):
        rule_page("702.47z")


def test_every_rule_has_a_page_and_a_number_that_unfolds():
    for id in rules():
        assert checked(rule_tag(id)).startswith(id)


def test_citations_are_found_with_the_function_that_makes_them():
    source = 'TABLE = (Row("601.2b", 1),)\n\ndef f():\n    "601.2c"\n    return reason("601.2d", "as 601.2e says")\n\n' \
             'class K:\n    def g(self):\n        return event("601.2f")\n'
    assert list(cited_in(source)) == [("TABLE", "601.2b", 1), ("f", "601.2d", 5), ("K.g", "601.2f", 9)]


def test_the_steps_of_a_cast_are_carried_out_where_their_table_stands():
    for id in ("601.2a", "601.2c", "601.2i"):
        assert "mtgrules.casting.steps.CASTING" in [place.label for place in places()[id]]


def test_rule_numbers_are_found_in_words_and_others_are_not():
    assert ids_in("Stops at 601.2c (702.16b). Twice 601.2c, life 17.5, file 1601.2 and 601.") == ("601.2c", "702.16b")


def test_rule_numbers_in_words_unfold_and_the_words_stay():
    html = with_rules("A <b> at 601.2c (702.16b), 999.9z")
    assert html.count("<details") == 2 and html.startswith("A &lt;b&gt; at <details") and html.endswith("),</span> 999.9z")
    checked(html)


def test_an_explanation_shows_the_same_words_with_rules_that_unfold():
    told = explanation(explain(LEGAL))
    assert told.text == explain(LEGAL).text
    assert told.html().count("<details") > 9 and "Lava Spike is cast for" in checked(told.html())


# ---------------------------------------------------------------- rulings and sheets


def test_a_ruling_has_question_answer_reasons_rules_and_picture():
    made = ruling(ILLEGAL)
    assert made.question == "May A cast Lava Spike, splicing Blessed Breath, with N as the target?"
    assert ruling(LEGAL).question.endswith("splicing Glacial Ray, with N and Grizzly Bears as targets?")
    assert made.answer.startswith("Illegal") and "702.47b" in made.answer
    assert made.markdown.startswith("**May A cast Lava Spike") and "> **702.47b** " in made.markdown
    assert "stops here" in made.markdown and checked(made.html()).startswith("May A cast")
    assert [id for id, _ in made.rules] == list(dict.fromkeys(ids_in(made.answer + " ".join(made.why))))


@pytest.mark.parametrize("trace", [LEGAL, ILLEGAL, RESOLUTION, cast(GAME, announce(GAME, "Lava Spike"))],
                         ids=["legal", "illegal", "resolution", "unfinished"])
def test_every_walk_can_be_told_as_a_ruling_and_as_a_sheet(trace):
    made = ruling(trace, "What now?")
    assert made.question == "What now?" and made.answer and made.picture.text in made.text
    words = checked(sheet(trace))
    assert made.answer in " ".join(re.sub(r" [▸▾]", "", words).split()) or "Unfinished" in words or ids_in(made.answer)


def test_a_ruling_is_saved_as_markdown_with_the_picture_beside_it(tmp_path):
    files = ruling(LEGAL).save(tmp_path, "lava")
    assert [path.name for path in files] == ["lava.md", "lava.svg"]
    assert files[0].read_text(encoding="utf-8") == ruling(LEGAL).markdown
    assert ET.fromstring(files[1].read_text(encoding="utf-8")).tag.endswith("svg")


def test_a_sheet_is_one_page_that_points_nowhere():
    page = sheet(LEGAL, RESOLUTION)
    assert page.startswith("<!DOCTYPE html>") and page.count("<h1>") == 1 and "http" not in page and "src=" not in page
    words = checked(page)
    assert "The resolution" in words and "601.2i become cast" in words and page.count("<figure") == 5
    for row in LEGAL.rows():
        assert row["asked"].partition("{")[0] in words
    assert [int(level) for level in re.findall(r"<h(\d)", page)][:2] == [1, 2]


def test_in_a_notebook_a_card_shows_itself_without_further_ado():
    code = """
from IPython.core.interactiveshell import InteractiveShell
shell = InteractiveShell.instance()
import mtgrules as mtg, mtgrules.pictures
shown, _ = shell.display_formatter.format(mtg.library()["Glacial Ray"])
print("mtg-frame" in shown["text/html"], shown["text/plain"].splitlines()[0])
"""
    pytest.importorskip("IPython")
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "True Glacial Ray  {1}{R}\n"
