"""Cards and their library: what is printed, and errors that name file, card and place."""

import tomllib

import pytest

from mtgrules import game
from mtgrules.cards import (
    BadCard,
    Card,
    Destroy,
    Library,
    Quality,
    SpellLine,
    Tap,
    Target,
    That,
    Then,
    UnknownCard,
    WhenDone,
    as_toml,
    library,
    predefined,
    prepared,
    read_cards,
    read_folder,
    read_type_line,
    targets_of,
)
from mtgrules.cards.english import read_text
from mtgrules.cards.sense import check_card, check_tree
from mtgrules.cards.tree.quality import STATES

RAY = """
[[card]]
name = "Ray"
mana_cost = "{1}{R}"
type_line = "Instant — Arcane"
lines = [
  {line = "spell", do = [{do = "deal damage", amount = 2, to = {what = "target", types = ["any"]}}]},
  {line = "splice", onto = {subtypes = ["Arcane"], zone = "stack"}, cost = {mana = "{1}{R}"}},
]
"""


@pytest.fixture
def file(tmp_path):
    """Writes a file of cards and gives its path."""
    def write(text, name="mine.toml"):
        path = tmp_path / name
        path.write_text(text, encoding="utf-8")
        return path
    return write


# ---------------------------------------------------------------- what is printed


def test_a_card_says_what_is_printed_on_it():
    ray = library()["Glacial Ray"]
    assert (ray.types, ray.subtypes, ray.supertypes) == (("instant",), ("Arcane",), ())
    assert (ray.mana_value, ray.colors) == (2, ("red",))
    assert not ray.is_permanent_card
    assert len(ray.spell_lines) == 1
    assert ray.splice.cost.mana == "{1}{R}"


def test_a_card_without_mana_cost_has_its_color_from_the_indicator():
    evermind = library()["Evermind"]
    assert (evermind.cost, evermind.mana_value, evermind.colors) == (None, 0, ("blue",))


def test_a_mana_cost_of_zero_is_a_mana_cost():
    assert library()["Ornithopter"].cost is not None
    assert library()["Island"].cost is None


def test_basic_land_types_bring_their_mana_abilities():
    adds = {name: [line.do[0].symbols for line in library()[name].activated]
            for name in ("Island", "Stomping Ground", "Dryad Arbor", "Wastes")}
    assert adds == {"Island": ["{U}"], "Stomping Ground": ["{R}", "{G}"], "Dryad Arbor": ["{G}"],
                    "Wastes": ["{C}"]}


def test_the_instances_of_target_are_numbered_in_each_line_on_its_own():
    toils = library()["Toils of Night and Day"]
    assert [target.slot for target in targets_of(toils.lines[0])] == [0, 1]
    assert [target.slot for target in targets_of(library()["Glacial Ray"].lines[0])] == [0]


@pytest.mark.parametrize(("line", "parts"), [
    ("Instant — Arcane", ((), ("instant",), ("Arcane",))),
    ("Sorcery", ((), ("sorcery",), ())),
    ("Legendary Creature — Human Soldier", (("legendary",), ("creature",), ("Human", "Soldier"))),
    ("Basic Land — Island", (("basic",), ("land",), ("Island",))),
    ("Artifact Creature — Thopter", ((), ("artifact", "creature"), ("Thopter",))),
])
def test_a_type_line_is_taken_apart(line, parts):
    assert read_type_line(line) == parts


# ---------------------------------------------------------------- the library


def test_the_library_is_a_mapping_of_names_to_cards():
    cards = library()
    assert cards["Glacial Ray"].name == "Glacial Ray"
    assert "Glacial Ray" in cards
    assert "Glacial Rya" not in cards
    assert len(list(cards)) == len(cards)
    assert cards is library()


def test_an_unknown_card_is_named_with_the_nearest_one():
    with pytest.raises(UnknownCard, match="unknown card 'Glacial Rya'; did you mean 'Glacial Ray'"):
        library()["Glacial Rya"]


def test_an_unknown_card_like_no_other_is_named_without_a_suggestion():
    with pytest.raises(UnknownCard) as error:
        library()["zzzzzzzz"]
    assert str(error.value) == "unknown card 'zzzzzzzz'"


def test_cards_can_be_added_and_replaced_without_changing_the_library():
    bears = Card(name="Grizzly Bears", type_line="Creature — Bear", power=9, toughness=9)
    more = library().with_cards(bears)
    assert more["Grizzly Bears"].power == 9
    assert library()["Grizzly Bears"].power == 2
    assert len(more) == len(library())


def test_every_file_of_cards_has_cards_of_its_own():
    assert {"Glacial Ray", "Lightning Bolt", "Reach Through Mists", "Island", "Trinisphere", "Hill Giant"} <= set(
        library())


# ---------------------------------------------------------------- errors: file, card, place


def test_a_file_of_cards_is_read(file):
    (ray,) = read_cards(file(RAY))
    assert ray.rules_text.startswith("Ray deals 2 damage")


@pytest.mark.parametrize(("old", "new", "place", "said"), [
    ("Instant — Arcane", "Instnat — Arcane", ": type line", "'instnat' is neither a supertype nor a card type"),
    ('mana_cost = "{1}{R}"', 'mana_cost = "1R"', ": ", "did you mean {1}{R}?"),
    ('cost = {mana = "{1}{R}"}', 'cost = {mana = "{1}{Q}"}', ": ", "no mana symbol {Q}"),
    ('type_line = "Instant — Arcane"', "", ": ", "the key 'type_line' is missing; add it"),
    ('name = "Ray"', 'name = "Ray"\nmana = "{1}"', ": ", "no key 'mana' here; did you mean 'mana_cost'?"),
    ('name = "Ray"', 'name = "Ray"\ncolor_indicator = ["bleu"]', ": ", "'bleu' is no color"),
    ("amount = 2", "amuont = 2", ", lines, number 1, do, number 1: ", "no key 'amuont' here; did you mean 'amount'?"),
    ("amount = 2", "amount = 2, twice = true", ", lines, number 1, do, number 1: ",
     "no key 'twice' here; the keys are: amount, to"),
    ("amount = 2", "amount = 2.5", ", lines, number 1, do, number 1, amount: ", "expected a whole number"),
    ("amount = 2", 'amount = "two"', ", lines, number 1, amount: ", "'two' is no number; write a number, or \"X\""),
    ('do = "deal damage"', 'do = "deal damaeg"', ", lines, number 1, do, number 1, do: ", "did you mean 'deal damage'?"),
    ('what = "target"', 'what = "taget"', ", lines, number 1, do, number 1, to, what: ", "did you mean 'target'?"),
    ('what = "target"', 'what = "that", slot = 3', ", lines, number 1, do, number 1, to: ",
     "no key 'types' here; the keys are: noun, slot"),
    ('{what = "target", types = ["any"]}', '{what = "that", slot = 3}', ", lines, number 1, slot: ",
     "no target number 3 in this line, counted from 0; leave it out"),
    ('types = ["any"]', 'types = "any"', ", lines, number 1, do, number 1, to, types: ", "expected a list"),
    ('types = ["any"]', 'types = ["anny"]', ", lines, number 1, types: ", "no 'anny' here; did you mean 'any'?"),
    ('types = ["any"]', 'controller = "me"', ", lines, number 1, controller: ",
     "write one of: you, opponent, not you, they, that target"),
    ('types = ["any"]', 'typs = ["any"]', ", lines, number 1, do, number 1, to: ", "no key 'typs' here; did you mean 'types'?"),
    ('line = "splice"', 'line = "splcie"', ", lines, number 2, line: ", "no 'splcie' here; did you mean 'splice'?"),
])
def test_a_card_that_cannot_be_read_is_named_with_file_card_and_place(file, old, new, place, said):
    assert old in RAY
    with pytest.raises(BadCard) as error:
        read_cards(file(RAY.replace(old, new, 1)))
    assert str(error.value).startswith(f"mine.toml: card 'Ray'{place}")
    assert said in str(error.value)


@pytest.mark.parametrize("name", library())
def test_every_card_of_the_library_makes_sense(name):
    check_card(library()[name])


@pytest.mark.parametrize("name", library())
def test_a_card_written_as_a_data_file_has_it_is_read_as_the_same_card(name, file):
    assert read_cards(file(as_toml(library()[name]))) == (library()[name],)


def test_a_text_that_was_read_can_be_written_into_a_data_file(file):
    lines = read_text("Ray deals 2 damage to any target.\nSplice onto Arcane {1}{R}", "Ray", ("instant",))
    card = Card(name="Ray", mana_cost="{1}{R}", type_line="Instant — Arcane", lines=lines)
    assert tomllib.loads(as_toml(card)) == tomllib.loads(RAY)


def test_each_state_that_a_text_may_ask_for_can_be_seen_or_is_filled_in_before():
    assert set(game.STATES) | {"of the chosen type"} == set(STATES)


def test_a_word_of_a_list_with_nothing_in_it_is_not_offered():
    with pytest.raises(BadCard, match="write one of: you, opponent, they, that player$"):
        check_tree(Quality(owner="zzz"))


def test_a_reflexive_ability_and_an_emblem_take_up_targets_of_their_own():
    aimed = WhenDone(Then((Destroy(Target(types=("creature",))), Tap(That(slot=0)))))
    check_tree(SpellLine((aimed,)))
    with pytest.raises(BadCard, match="target number 0"):
        check_tree(SpellLine((aimed, Tap(That(slot=0)))))


def test_a_card_without_a_name_is_named_by_its_number(file):
    with pytest.raises(BadCard, match=r"mine\.toml: card 'number 2': the key 'name' is missing"):
        read_cards(file(RAY + '\n[[card]]\ntype_line = "Instant"\n'))


def test_a_file_that_is_no_toml_is_named_with_the_line(file):
    with pytest.raises(BadCard, match=r"mine.toml: not TOML: .*line 1"):
        read_cards(file("[[card]\n"))


@pytest.mark.parametrize("text", ['[[cards]]\nname = "Ray"', '[card]\nname = "Ray"', 'card = "Ray"'])
def test_a_file_that_holds_something_else_says_how_a_card_begins(file, text):
    with pytest.raises(BadCard, match=r"mine.toml: .*each card begins with \[\[card\]\]"):
        read_cards(file(text))


def test_a_row_of_something_else_is_no_row_of_cards(file):
    with pytest.raises(BadCard, match=r"mine\.toml: card 'number 1'"):
        read_cards(file("card = [3]"))


def test_a_card_that_is_there_twice_is_named_with_both_files(file):
    folder = file(RAY, "first.toml").parent
    assert list(read_folder(folder)) == ["Ray"]
    file(RAY, "second.toml")
    with pytest.raises(BadCard, match=r"second\.toml: card 'Ray' is in first\.toml already"):
        read_folder(folder)


def test_a_card_made_by_hand_is_checked_too():
    with pytest.raises(BadCard, match="neither a supertype nor a card type"):
        prepared(Card(name="Odd", type_line="Oddity"))


# ---------------------------------------------------------------- several faces

FACES = """
[[card]]
layout = "{layout}"

[[card.faces]]
name = "Front"
mana_cost = "{{1}}{{R}}"
type_line = "Legendary Creature — God"
power = 1
toughness = 1

[[card.faces]]
name = "Back"
mana_cost = "{{2}}{{U}}"
type_line = "Instant — Arcane"
"""


@pytest.mark.parametrize("layout", ["nonmodal double-faced", "modal double-faced", "meld", "adventurer"])
def test_in_a_hand_a_card_with_two_faces_is_what_its_first_face_says(file, layout):
    [card] = read_cards(file(FACES.format(layout=layout)))
    assert (card.name, card.mana_value, card.types, card.layout) == ("Front", 2, ("creature",), layout)
    assert [face.name for face in card.faces] == ["Front", "Back"]


def test_in_a_hand_a_split_card_is_both_halves_together(file):
    [card] = read_cards(file(FACES.format(layout="split")))
    assert (card.name, card.names) == ("Front // Back", ("Front", "Back"))
    assert (card.mana_value, card.colors) == (5, ("blue", "red"))
    assert (card.supertypes, card.types, card.subtypes) == (("legendary",), ("creature", "instant"), ("God", "Arcane"))


def test_a_library_knows_each_face_by_its_name(file):
    cards = Library({card.name: card for card in read_cards(file(FACES.format(layout="split")))})
    assert [cards.face(name)[1] for name in ("Front", "Back")] == [0, 1]
    assert "Back" not in cards
    with pytest.raises(UnknownCard, match="did you mean 'Back'"):
        cards.face("Bakc")


@pytest.mark.parametrize("text, fault", [
    (FACES.format(layout="folded"), "layout 'folded' is unknown; write one of: nonmodal double-faced"),
    (FACES.format(layout="split").rpartition("[[card.faces]]")[0], "1 faces; a card with the layout 'split' has two"),
    (FACES.format(layout="split").replace("{U}", "{U"), "Front.*"),
])  # fmt: skip
def test_a_fault_in_faces_names_the_card_and_the_way_out(file, text, fault):
    with pytest.raises(BadCard, match=f"mine.toml: card .*{fault}"):
        read_cards(file(text))


def test_a_predefined_token_is_found_by_its_subtype():
    assert predefined("Incubator").faces[1].name == "Phyrexian Token"
    with pytest.raises(UnknownCard, match="did you mean 'Incubator'"):
        predefined("Incubater")
