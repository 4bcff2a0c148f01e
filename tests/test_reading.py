"""Every node of the instruction tree is read by some code, or named as not simulated: nothing in between."""

import ast
from pathlib import Path

import pytest

from mtgrules.cards import (
    ActivatedLine,
    AddMana,
    Card,
    Cost,
    Draw,
    Instruction,
    KeywordLine,
    Modify,
    OpeningHand,
    SpellLine,
    StaticLine,
    This,
    library,
    nodes,
    tree,
)
from mtgrules.cards.english.nouns import WITH_COST
from mtgrules.cards.tree import Quality
from mtgrules.casting.total.additional import OPTIONAL_KEYWORDS
from mtgrules.casting.ways.methods import ALTERNATIVE_KEYWORDS
from mtgrules.effects import DO, LATER, not_simulated_on, reading
from mtgrules.game import STATES
from mtgrules.game.amounts import REMEMBERED
from mtgrules.resolving import MORE

PACKAGE = Path(reading.__file__).parents[1]
ENGINE = ("game", "actions", "effects", "casting", "resolving", "turn")
#: Nodes that are read through the field that holds them, without being named.
PARTS = {"Node", "Asked", "Counted", "StaticAbility", "When", "Mode"}
#: States that are filled in from the object that asks, before anything is compared.
ASKED_OF_THE_SOURCE = {"of the chosen type"}


def names_in_engine():
    paths = [p for floor in ENGINE for p in (PACKAGE / floor).rglob("*.py") if p.name != "reading.py"]
    for path in (*paths, PACKAGE / "cards" / "card.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            yield node.id if isinstance(node, ast.Name) else getattr(node, "attr", "")


def card(*lines):
    return Card(name="Invented", type_line="Creature", power=1, toughness=1, lines=lines)


def test_every_node_is_read_or_named_as_not_simulated():
    classes = [c for c in map(tree.__dict__.get, tree.__all__) if isinstance(c, type)]
    keywords = {type(k).__name__ for k in reading.READ_KEYWORD_NODES} | {"Affinity", "Suspend"}
    listed = PARTS | keywords | {c.__name__ for c in reading.NOT_READ}
    instructions = {c.__name__ for c in classes if issubclass(c, Instruction)}
    read = set(names_in_engine())
    assert [c.__name__ for c in classes if c.__name__ not in read | listed | instructions] == []


def test_what_is_named_as_not_read_is_not_read():
    assert {c.__name__ for c in reading.NOT_READ} & set(names_in_engine()) == set()


def test_the_floor_above_carries_out_what_is_left_to_it():
    assert set(MORE) == LATER
    assert not set(DO) & LATER


def test_every_state_that_a_card_asks_for_can_be_seen():
    asked = {s for c in library().values() for node in nodes(c.lines) if isinstance(node, Quality) for s in node.states}
    assert asked <= set(STATES) | set(REMEMBERED) | ASKED_OF_THE_SOURCE


def test_no_keyword_stands_in_two_lists():
    assert not reading.READ_KEYWORDS & reading.COMBAT_KEYWORDS


@pytest.mark.parametrize(
    ("line", "named"),
    [
        (KeywordLine(("hexproof", "flying")), ()),
        (KeywordLine(("invented",)), ("invented",)),
        (StaticLine(OpeningHand()), ("opening hand",)),
        (SpellLine((Modify(This(), gains=("invented",)),)), ("invented",)),
        (SpellLine((Modify(This(), restrictions=("can't be blocked",)),)), ()),
        (SpellLine((Modify(This(), restrictions=("can't phase out",)),)), ("can't phase out",)),
        (ActivatedLine(Cost(tap_this=True), (AddMana("{G}"),)), ()),
    ],
)
def test_what_is_left_out_is_named(line, named):
    assert not_simulated_on(card(line)) == named


def test_a_card_names_each_thing_once():
    assert not_simulated_on(card(KeywordLine(("invented",)), KeywordLine(("invented",)), SpellLine((Draw(),)))) == (
        "invented",)


def test_nothing_of_a_card_with_splice_or_of_an_arcane_card_is_left_out():
    cards = [c for c in library().values() if c.splice is not None or "Arcane" in c.subtypes]
    assert {c.name: not_simulated_on(c) for c in cards if not_simulated_on(c)} == {}
    assert sum("Arcane" in c.subtypes for c in cards) >= 95
    assert sum(c.splice is not None for c in cards) >= 30


@pytest.mark.parametrize("keyword", [*OPTIONAL_KEYWORDS, *ALTERNATIVE_KEYWORDS])
def test_a_keyword_that_is_a_cost_to_choose_is_listed_as_read_and_has_words(keyword):
    assert keyword in reading.READ_KEYWORDS_WITH_COST, "add it to READ_KEYWORDS_WITH_COST in effects/reading.py"
    assert keyword in WITH_COST, "add it to WITH_COST in cards/english/nouns.py"
