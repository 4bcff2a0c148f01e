"""Pictures: what they show, that they say the same in words, and that they are drawn by every renderer there is."""

import re
import shutil
import subprocess
import sysconfig
import xml.etree.ElementTree as ET
from html import unescape
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from positions import id_of, position

from mtgrules import pictures
from mtgrules.book import replace
from mtgrules.cards import Card, DealDamage, DoubleDamage, Draw, ModalLine, Mode, Target, library, mana, prepared
from mtgrules.casting import Announcement, cast
from mtgrules.effects import DO
from mtgrules.game import Choices, Object, Spell
from mtgrules.pictures import renderer, style
from mtgrules.pictures.dot import length, wrap, write_dot
from mtgrules.pictures.picture import picture
from mtgrules.pictures.sketch import Box, Row, Sketch, clean, nodes
from mtgrules.teaching import explain
from mtgrules.turn import after_resolution, pass_all, receive_priority

# ---------------------------------------------------------------- a handful of traces

HOST, RAY, WHISPER = "Reach Through Mists", "Glacial Ray", "Horobi's Whisper"

START = position(
    A={"hand": [HOST, RAY, WHISPER, "Overblaze"], "graveyard": ["Divination"] * 4, "library": ["Forest", "Island"],
       "battlefield": ["Island", "Mountain", "Mountain", "Swamp", "Goblin Electromancer", "Hill Giant"]},
    N={"battlefield": ["Grizzly Bears", "Silvercoat Lion", "Yavimaya Barbarian"]})


def announced(splices=(), targets=None, card=HOST, game=START):
    refs = None if targets is None else tuple((name if name in "AN" else id_of(game, name),) for name in targets)
    return Announcement(id_of(game, card), splices=tuple(id_of(game, s) for s in splices), targets=refs)


def resolution(trace, *gone):
    """The resolution of a cast spell, after creatures of these names have left the battlefield."""
    game = receive_priority(trace.now.game, "A")
    for name in gone:
        game, _ = game.moved(game.named(name)[0], "graveyard")
    return pass_all(game, "auto")


LEGAL = cast(START, announced((RAY, WHISPER), ("Grizzly Bears", "Silvercoat Lion")))
ILLEGAL = cast(START, announced((RAY,), ("Yavimaya Barbarian",)))
TWICE = cast(START, announced((RAY, RAY), ("N",)))
UNFINISHED = cast(START, announced((RAY,)))
NOT_BEGUN = cast(replace(START, priority="N"), announced())
RESOLVED = resolution(LEGAL)
PARTLY = resolution(LEGAL, "Grizzly Bears")
NOT_RESOLVED = resolution(LEGAL, "Grizzly Bears", "Silvercoat Lion")
ANSWERED = cast(LEGAL.now.game, announced((), ("N",), card=RAY, game=LEGAL.now.game))
OVERBLAZE = cast(START, announced(("Overblaze",), ("Goblin Electromancer",)))

PICTURES = {
    "map of a legal cast": pictures.cast_map(LEGAL),
    "map of an illegal cast": pictures.cast_map(ILLEGAL),
    "map of a cast refused at 601.2b": pictures.cast_map(TWICE),
    "map of an unfinished cast": pictures.cast_map(UNFINISHED),
    "map of a cast that may not begin": pictures.cast_map(NOT_BEGUN),
    "map of a resolution": pictures.cast_map(RESOLVED),
    "map of a spell that does not resolve": pictures.cast_map(NOT_RESOLVED),
    "stack": pictures.stack(ANSWERED.now.game),
    "empty stack": pictures.stack(START),
    "order of effects of a cast": pictures.effect_order(LEGAL),
    "order of effects of an unfinished cast": pictures.effect_order(UNFINISHED),
    "order of effects of a resolution": pictures.effect_order(RESOLVED),
    "order of effects with an illegal target": pictures.effect_order(PARTLY),
    "order of effects that do not happen": pictures.effect_order(NOT_RESOLVED),
    "order of effects of a bare spell": pictures.effect_order(LEGAL.now.the_spell),
    "bill": pictures.bill(LEGAL),
    "no bill": pictures.bill(ILLEGAL),
    "bill of what is not simulated": pictures.bill(OVERBLAZE),
    "map of what is not simulated": pictures.cast_map(OVERBLAZE),
    "before and after": pictures.before_after(START, after_resolution(RESOLVED)),
    "nothing changed": pictures.before_after(START, START),
    "table": pictures.table(LEGAL.now.game),
}

every_picture = pytest.mark.parametrize("drawn", PICTURES.values(), ids=PICTURES)

# ---------------------------------------------------------------- reading a picture


def node_ids(dot: str) -> list[str]:
    """The ids of a picture's nodes, in the order of the source."""
    return re.findall(r"^\s*(?:\"[^\"]*\"|[\w-]+) \[label=<.* id=\"?([\w-]+)\"?", dot, re.MULTILINE)


def labels(dot: str) -> list[str]:
    """The words of a picture, cell by cell, without marks and as they were before they were wrapped."""
    cells = re.findall(r"<td[^>]*>(.*?)</td>", dot, re.DOTALL)
    words = [unescape(re.sub(r"<[^>]*>", " ", cell)).replace("\\\\", "\\") for cell in cells]
    return [word.strip() for word in words if word.strip()]


def squeezed(text: str) -> str:
    return "".join(letter for letter in text if not letter.isspace())


def starting(ids: list[str], *prefixes: str) -> int:
    return sum(id.startswith(prefixes) for id in ids)


# ---------------------------------------------------------------- what every picture keeps


@every_picture
def test_the_text_form_says_all_that_the_picture_shows(drawn):
    heard = squeezed(drawn.text)
    for label in labels(drawn.dot):
        bare = label[2:] if label[:2] in {f"{mark} " for mark in style.MARKS} else label
        parts = re.split(r" {3,}", bare)  # paragraphs of one cell
        assert squeezed(bare) in heard or all(squeezed(part) in heard for part in parts), label


@every_picture
def test_a_picture_has_a_title_ids_tooltips_and_few_nodes(drawn):
    ids = node_ids(drawn.dot)
    assert drawn.title and drawn.text.startswith(drawn.title)
    assert ids and len(set(ids)) == len(ids) <= style.MOST_NODES
    assert drawn.dot.count("tooltip=") >= len(ids)
    assert style.FONT in drawn.dot


@every_picture
def test_without_colours_the_kinds_of_boxes_still_differ_by_words(drawn):
    colourless = re.sub(r"#[0-9a-f]{6,8}", "", drawn.dot)
    for kind, words in (("stopped", "stops here"), ("waiting", "waits here"), ("unreached", "not reached"),
                        ("illegal", "illegal"), ("gained", "spliced on")):
        if words in drawn.text and drawn.title != "The stack":
            assert words in colourless, kind


def test_each_kind_of_box_with_a_colour_of_its_own_says_so_in_words_or_by_its_heading():
    told = {(kind.words, kind.mark) for name, kind in style.KINDS.items() if kind.words}
    assert len(told) == sum(bool(kind.words) for kind in style.KINDS.values())
    accents = (style.STOP, style.WAIT, style.ADDED)
    accented = {name for name, kind in style.KINDS.items() if kind.color in accents and not kind.words}
    assert accented == {"reason", "question"}  # their headings are "because" and "... is asked"


# ---------------------------------------------------------------- the map of a cast


@pytest.mark.parametrize("trace, beside", [(LEGAL, 0), (ILLEGAL, 2), (TWICE, 2), (UNFINISHED, 1), (NOT_BEGUN, 2),
                                           (RESOLVED, 0), (NOT_RESOLVED, 0)])
def test_the_map_has_a_node_for_each_row_of_the_table(trace, beside):
    ids = node_ids(pictures.cast_map(trace).dot)
    assert [id for id in ids if id.startswith("step-")] == ["step-" + row.rule.replace(".", "-") for row in trace.table]
    assert starting(ids, "reason-", "taken-back", "question") == beside


def test_the_map_shows_where_the_cast_stopped_and_why():
    text = PICTURES["map of an illegal cast"].text
    assert "target (601.2c), stops here" in text
    assert "because (702.16b)" in text and "Yavimaya Barbarian has protection from blue" in text
    assert "pay (601.2h), not reached" in text and "(733.1)" in text


def test_the_map_shows_the_question_that_waits():
    text = PICTURES["map of an unfinished cast"].text
    assert "target (601.2c), waits here" in text and "A is asked (601.2c)" in text


def test_the_map_of_a_resolution_tells_what_the_check_of_targets_found():
    assert "legal for target 1: Grizzly Bears" in PICTURES["map of a resolution"].text
    assert "doesn't resolve" in PICTURES["map of a spell that does not resolve"].text


# ---------------------------------------------------------------- the stack, and the order of effects


def test_the_stack_has_nodes_for_spells_lines_and_slots_from_the_top():
    ids = node_ids(PICTURES["stack"].dot)
    assert [id for id in ids if re.fullmatch(r"spell-\d", id)] == ["spell-1", "spell-2"]
    assert sum("-line-" in id for id in ids) == 2 + 5
    assert sum("-slot-" in id for id in ids) == 1 + 2
    text = PICTURES["stack"].text
    assert text.index(f"resolves first: {RAY}") < text.index(f"number 2 from the top: {HOST}")


def test_each_line_names_its_origin_and_what_was_gained_speaks_of_the_spell():
    text = PICTURES["stack"].text
    assert f"text of {RAY}, spliced on" in text and f"{HOST} deals 2 damage to any target." in text


@pytest.mark.parametrize("name, states", [
    ("order of effects of a cast", ()),
    ("order of effects of a resolution", ("target 1, legal", "target 2, legal")),
    ("order of effects with an illegal target", ("target 1, illegal", "target 2, legal", "nothing happened")),
    ("order of effects that do not happen", ("target 1, illegal", "target 2, illegal", "does nothing")),
    ("order of effects of an unfinished cast", ("target 1, not chosen yet",)),
])
def test_the_order_of_effects_marks_targets(name, states):
    assert all(state in PICTURES[name].text for state in states)
    unjudged = not name.endswith(("resolution", "target", "happen"))
    assert unjudged == (", legal" not in PICTURES[name].text and ", illegal" not in PICTURES[name].text)


def test_the_order_of_effects_is_the_main_text_and_then_each_splice():
    drawn = PICTURES["order of effects of a resolution"]
    ids = node_ids(drawn.dot)
    assert starting(ids, "line-") == 3 and starting(ids, "slot-") == 2
    places = [drawn.text.index(words) for words in (f"first: text of {HOST} itself", f"then: text of {RAY}",
                                                    f"then: text of {WHISPER}")]
    assert places == sorted(places)
    assert "A draws a card" in drawn.text.split(f"then: text of {RAY}")[0]


def test_a_modal_spell_shows_what_its_chosen_modes_say():
    modal = ModalLine((Mode((Draw(),)), Mode((DealDamage(2, Target(types=("any",))),))))
    charm = prepared(Card("A Charm", "Instant", mana_cost="{R}", lines=(modal,)))
    chosen = Spell(0, charm, "A", "A", "stack", choices=Choices(modes=((1,),), targets=(("N",),)))
    drawn = pictures.effect_order(chosen)
    assert "chosen: A Charm deals 2 damage to any target." in drawn.text and "player N" in drawn.text
    assert starting(node_ids(drawn.dot), "line-") == starting(node_ids(drawn.dot), "slot-") == 1
    assert pictures.effect_order(replace(chosen, choices=Choices())).text.count("chosen") == 0


# ---------------------------------------------------------------- bill, before and after


def test_the_bill_has_a_row_for_each_item_and_adds_up_to_its_total():
    drawn, bill = PICTURES["bill"], LEGAL.now.bill
    assert len(re.findall(r'<td id="item-\d+"', drawn.dot)) == len(bill.items) == 4
    sums = re.findall(r"so far (\S+);", drawn.text)
    assert mana(sums[-1]).same_as(bill.total)
    for row in bill.rows():
        assert row["what"] in drawn.text and row["mana"] in drawn.text and row["rule"] in drawn.text
    assert "exile four cards from your graveyard, for Horobi's Whisper" in drawn.text


def test_a_bill_with_life_says_how_much():
    bill = LEGAL.now.bill
    drawn = pictures.bill(replace(bill, items=(*bill.items, replace(bill.items[0], mana=mana(""), life=2))))
    assert "so far {U}{R} + 2 life" in drawn.text and "amount {U}{R} + 2 life" in drawn.text
    assert drawn.dot.count("{U}{R} + 2 life") == 2


def test_before_and_after_has_two_nodes_for_each_change():
    drawn = PICTURES["before and after"]
    ids = node_ids(drawn.dot)
    assert starting(ids, "before-") == starting(ids, "after-") == len(ids) // 2
    for words in ("before: A's hand", "A's graveyard", "4 × Divination", "Grizzly Bears", "battlefield (A), tapped"):
        assert words in drawn.text
    assert "Yavimaya Barbarian" not in drawn.text, "only what changed"


def test_before_and_after_shows_life_and_follows_a_card_through_zones():
    game = START.with_player(replace(START.player("N"), life=17))
    spell = game.named(HOST)[0]
    game, on_stack = game.moved(spell, "stack")
    game, _ = game.moved(on_stack, "graveyard")
    text = pictures.before_after(START, game).text
    assert "before: 20 life" in text and "17 life" in text and "-3" in text
    assert text.count(HOST) == 1 and "before: A's hand" in text and "stack" not in text


def test_before_and_after_tells_cards_of_one_name_apart():
    start = position(A={"hand": ["Forest"], "library": ["Forest"]})
    in_hand, in_library = start.player("A").hand[0], start.player("A").library[0]
    game, _ = start.moved(in_hand, "battlefield")
    game, _ = game.moved(in_library, "graveyard")
    text = " ".join(pictures.before_after(start, game).text.split())
    pattern = r"before: A's hand 1\.1 after battlefield \(A\).*before: A's library 2\.1 after A's graveyard"
    assert re.search(pattern, text)


def test_before_and_after_says_what_came_to_be_and_what_ceased_to_exist():
    token = Object(0, replace(library()["Grizzly Bears"], token=True), "A", "A", "battlefield")
    game, made = START.added(token)
    assert "did not exist" in pictures.before_after(START, game).text
    assert "no longer exists" in pictures.before_after(game, game.without(made)).text


# ---------------------------------------------------------------- what is not simulated


def test_what_is_not_simulated_is_named_on_the_pictures(monkeypatch):
    monkeypatch.delitem(DO, DoubleDamage)  # as if nobody had written that function yet
    drawn = (pictures.cast_map(OVERBLAZE), pictures.stack(OVERBLAZE.now.game), pictures.effect_order(OVERBLAZE))
    assert "not simulated: double damage" in pictures.card(library()["Overblaze"]).text
    for one in drawn:
        assert "not simulated: double damage" in one.text and "double damage" in one.dot
    after = resolution(OVERBLAZE).now.game
    assert "double damage" in pictures.before_after(OVERBLAZE.now.game, after).text


# ---------------------------------------------------------------- many nodes


def test_a_big_picture_is_cut_and_says_so_while_its_text_stays_whole():
    rows = tuple(Row(Box(f"row-{n}", f"row {n}"), (Box(f"side-{n}", f"side {n}"),)) for n in range(50))
    sketch = Sketch("many", rows)
    drawn = picture(sketch)
    assert nodes(sketch) == 100 and len(node_ids(drawn.dot)) <= style.MOST_NODES
    assert "side 49" in drawn.text and "21 more are not drawn" in drawn.text and "21 more are not drawn" in " ".join(
        labels(drawn.dot))


def test_a_long_bill_is_cut_and_says_so():
    bill = replace(LEGAL.now.bill, items=LEGAL.now.bill.items * 20)
    drawn = pictures.bill(bill)
    assert len(re.findall(r'id="item-', drawn.dot)) < 60 and "more are not drawn" in drawn.dot
    assert "80. " in drawn.text and "more are not drawn" in drawn.text


# ---------------------------------------------------------------- drawing

PURE = shutil.which("graphviz-pure") or shutil.which(str(Path(sysconfig.get_path("scripts"), "graphviz-pure")))
RENDERERS = {"dot": shutil.which("dot"), "graphviz-pure": PURE}


@pytest.fixture(params=RENDERERS)
def program(request, monkeypatch):
    path = RENDERERS[request.param]
    if path is None:
        pytest.skip(f"{request.param} is not installed, so nothing is drawn with it")
    monkeypatch.setenv("MTG_DOT", path)
    renderer._drawn.cache_clear()
    return path


def words_of(svg: ET.Element) -> str:
    return squeezed("".join(text for one in svg.iter() if one.tag.endswith("}text") for text in one.itertext()))


@every_picture
def test_every_renderer_draws_every_picture(drawn, program):
    svg = ET.fromstring(drawn.svg)
    ids = [one.get("id") for one in svg.iter() if one.get("id")]
    assert len(ids) == len(set(ids)) and len({id.split("-")[0] for id in ids}) == 1
    assert all(any(found.endswith("-" + id) for found in ids) for id in node_ids(drawn.dot))
    assert all(squeezed(label) in words_of(svg) for label in labels(drawn.dot))


@every_picture
def test_a_figure_is_reachable_and_described_and_needs_nothing_from_outside(drawn, program):
    page = drawn.html()
    svg = ET.fromstring(page[page.index("<svg"):page.index("</svg>") + 6])
    assert svg.get("role") == "img" and svg.get("tabindex") == "0" and svg.get("aria-label") == drawn.text
    assert "<figcaption" in page and not re.search(r"<\?xml|<!DOCTYPE|href|url\(|<a ", page)
    colours = {value for one in svg.iter() for name, value in one.attrib.items() if name in ("fill", "stroke")}
    assert all(value == "none" or value.startswith("var(--jp-") for value in colours), colours


def test_two_pictures_on_one_page_share_no_id(program):
    pages = [PICTURES["map of a legal cast"].svg, PICTURES["map of an illegal cast"].svg]
    first, second = ({one.get("id") for one in ET.fromstring(page).iter()} - {None} for page in pages)
    assert not first & second


def test_a_picture_whose_dot_did_not_change_is_not_drawn_again(program, monkeypatch):
    drawings, run = [], renderer.run
    monkeypatch.setattr(renderer, "run", lambda program, dot: drawings.append(dot) or run(program, dot))
    for _ in range(3):
        pictures.cast_map(LEGAL).html()
    pictures.cast_map(cast(START, LEGAL.start.announcement)).html()
    assert len(drawings) == 1
    pictures.cast_map(ILLEGAL).html()
    assert len(drawings) == 2


def test_where_no_renderer_is_found_the_text_is_shown(monkeypatch):
    monkeypatch.setenv("MTG_DOT", "no such program")
    drawn = PICTURES["map of an illegal cast"]
    assert pictures.renderers() == () and drawn.svg is None
    assert "no renderer was found" in drawn.html() and "stops here" in drawn.html() and "<svg" not in drawn.html()
    assert drawn._repr_mimebundle_()["text/plain"] == str(drawn) == drawn.text


def test_graphviz_pure_is_found_beside_the_running_python(monkeypatch):
    if not Path(sysconfig.get_path("scripts"), "graphviz-pure").exists():
        pytest.skip("graphviz-pure is not installed in this environment")
    monkeypatch.delenv("MTG_DOT", raising=False)
    monkeypatch.setenv("PATH", "")
    assert [Path(found).name for found in pictures.renderers()] == ["graphviz-pure"]


def test_a_renderer_that_fails_is_followed_by_the_next_and_then_by_the_text(monkeypatch):
    monkeypatch.setattr(renderer, "renderers", lambda: ("broken", "good"))
    renderer._drawn.cache_clear()

    def run(program, dot):
        if program == "broken":
            raise subprocess.CalledProcessError(1, program)
        return '<svg xmlns="http://www.w3.org/2000/svg"/>'

    monkeypatch.setattr(renderer, "run", run)
    assert PICTURES["bill"].svg.startswith("<svg")
    monkeypatch.setattr(renderer, "run", lambda program, dot: run("broken", dot))
    renderer._drawn.cache_clear()
    assert PICTURES["bill"].svg is None and "failed" in PICTURES["bill"].html()


def test_another_way_of_drawing_can_be_put_in_place():
    pictures.draw_with(lambda dot: '<svg xmlns="http://www.w3.org/2000/svg" id="mine"/>')
    try:
        assert "mine" in PICTURES["bill"].svg
        pictures.draw_with(lambda dot: "no picture at all")
        assert PICTURES["bill"].svg is None
    finally:
        pictures.draw_with(None)


# ---------------------------------------------------------------- names of all kinds

NASTY = st.text(max_size=60) | st.text("<>&\"'\\|{}#;,/é✓\u202e\x00 \n-", max_size=60) | st.sampled_from(
    ["<b>", "&amp;", "\\N", "<", "a" * 300, "]]>", "Fire & Ice", "--", "\\", "%s{x}"])


@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(head=NASTY, line=NASTY, note=NASTY, title=NASTY)
def test_names_of_all_kinds_are_drawn_and_read_as_they_are(program, head, line, note, title):
    side = Box("side", note, "illegal", "601.2c", (head,), (line,))
    drawn = picture(Sketch(title, (Row(Box("main", head, "done", "601.2b", (line,), (note,)), (side,)),), (line,)))
    svg = ET.fromstring(drawn.svg)
    for words in (head, line, note):
        assert squeezed(clean(words)) in words_of(svg) and squeezed(clean(words)) in squeezed(drawn.text)


@settings(max_examples=25, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(name=NASTY)
def test_a_card_of_any_name_can_be_on_the_stack(program, name):
    game, spell = START.added(Spell(0, replace(library()[RAY], name=name), "A", "A", "stack", handle=name))
    drawn = pictures.stack(game)
    assert drawn.svg is not None and squeezed(clean(name)) in squeezed(drawn.text)


@given(text=st.text(), width=st.integers(20, 400))
def test_wrapped_lines_fit_and_lose_nothing(text, width):
    lines = wrap(clean(text), width, style.SIZE)
    assert squeezed("".join(lines)) == squeezed(clean(text))
    assert all(len(line) == 1 or length(line, style.SIZE) <= width for line in lines)


# ---------------------------------------------------------------- in a notebook


def test_results_show_themselves_once_registered():
    shell = pytest.importorskip("IPython.core.interactiveshell").InteractiveShell.instance()
    pictures.register(shell)
    for value in (LEGAL, LEGAL.now.bill, LEGAL.now.the_spell, START, library()[RAY], explain(LEGAL), PICTURES["stack"]):
        shown, _ = shell.display_formatter.format(value)
        assert "<figure" in shown["text/html"] or 'class="mtg-html"' in shown["text/html"]
        assert "\n" in shown["text/plain"] and "Struct" not in shown["text/plain"]


def test_the_same_thing_gives_the_same_source():
    assert pictures.cast_map(LEGAL) == pictures.cast_map(cast(START, LEGAL.start.announcement))
    assert write_dot(Sketch("x", (Row(Box("a", "b")),))) == write_dot(Sketch("y", (Row(Box("a", "b")),)))
