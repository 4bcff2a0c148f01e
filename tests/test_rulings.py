"""Official rulings on cards with splice and on Arcane cards: each is shown by scenarios, or for every card with splice.

What rulings say is not kept here; `rulings.toml` names it by card, date and place.  Where the environment variable
MTGRULES_REFERENCE names a folder with rulings_splice_arcane.json, a test compares the list with it.
"""

import json
import os
import tomllib
from pathlib import Path

import pytest

from mtgrules.book import data_folder
from mtgrules.cards import library
from mtgrules.casting import cast, game_after
from mtgrules.scenario import announce, load_scenarios, play, position, scenarios
from mtgrules.scenario.steps import Cast
from mtgrules.turn import pass_all

TESTS = Path(__file__).parent
TABLE = tomllib.loads((TESTS / "rulings.toml").read_text(encoding="utf-8"))
FILES = sorted((data_folder() / "scenarios").rglob("*.toml")) + sorted((TESTS / "cases").rglob("*.toml"))

#: For each card with splice onto Arcane whose text has a target: what it is aimed at the first and the second time.
CREATURES = ("Knight", "Bear")
AIMS = {
    **dict.fromkeys((
        "Blessed Breath", "Candles' Glow", "Consuming Vortex", "Glacial Ray", "Horobi's Whisper", "Hundred-Talon Strike",
        "Into the Fray", "Kodama's Might", "Lifted by Clouds", "Overblaze", "Psychic Puppetry", "Reweave", "Strange Inversion",
        "Torrent of Stone", "Veil of Secrecy"), CREATURES),
    "Dampen Thought": ("N", "N"), "Goryo's Vengeance": ("Thalia", "Other Thalia"), "Soulless Revival": ("Thalia", "Other Thalia"),
    "Shifting Borders": (["Far", "Near"], ["Near", "Far"]), "Wear Away": ("Relic", "Other Relic"),
}
UNTARGETED = (
    "Desperate Ritual", "Evermind", "Hideous Laughter", "Roar of Jukai", "Spiritual Visit", "Through the Breach", "Vital Surge")
TABLE_TOP = """
[[card]]
name = "Quiet Thought"
mana_cost = "{0}"
type_line = "Instant — Arcane"

[[card]]
name = "Aimed Thought"
mana_cost = "{0}"
type_line = "Instant — Arcane"
lines = [{ line = "spell", do = [{ do = "tap", objects = { what = "target", types = ["creature"] } }] }]

[A]
hand = ["Quiet Thought", "Aimed Thought", "CARD x2"]
battlefield = [
  { card = "Silver Knight", as = "Knight" }, { card = "Grizzly Bears", as = "Bear" }, "Merfolk of the Pearl Trident x2",
  "Silvercoat Lion x2", "Mountain x4", { card = "Ornithopter", as = "Relic" }, { card = "Ornithopter", as = "Other Relic" },
  { card = "Island", as = "Near" },
]
graveyard = [
  { card = "Thalia, Guardian of Thraben", as = "Thalia" }, { card = "Thalia, Guardian of Thraben", as = "Other Thalia" },
  "Lava Spike x8",
]
mana = "{40}"

[N]
hand = ["Leyline of Sanctity"]
battlefield = [{ card = "Island", as = "Far" }]
"""
#: What takes a target away, where it does not just go into exile.
GONE = {"N": 'move = "Leyline of Sanctity"\nto = "N.battlefield"', "Far": 'move = "Far"\nto = "N.exile"'}


def titles():
    return {one.title for path in FILES for one in load_scenarios(path)}


def failures(card, *steps):
    """What fails of a script, on a table where every card with splice can be spliced twice."""
    script = "".join(f"\n[[script]]\n{step.replace('CARD', card)}\n" for step in steps)
    return [str(check) for check in play(scenarios(TABLE_TOP.replace("CARD", card) + script)[0]).failed]


def with_splice_onto_arcane():
    return sorted(c.name for c in library().values() if c.splice is not None and c.splice.onto.subtypes == ("Arcane",))


# ---------------------------------------------------------------- the table


def test_every_scenario_that_the_table_names_is_there():
    named = {title for shown in TABLE["shown"].values() for title in shown}
    assert sorted(named - titles()) == []


def test_every_ruling_is_shown_by_something():
    known = set(TABLE["shown"]) | set(TABLE["every_card"])
    assert [(card, says) for card, rows in TABLE["cards"].items() for _, says in rows if says not in known] == []


def test_what_is_shown_for_every_card_is_said_of_cards_that_the_test_goes_through():
    said = {card for card, rows in TABLE["cards"].items() for _, says in rows if says in TABLE["every_card"]}
    assert said <= set(AIMS) | set(UNTARGETED)


@pytest.mark.reference
def test_no_ruling_is_forgotten_and_none_is_made_up():
    folder = os.environ.get("MTGRULES_REFERENCE")
    if not folder:
        pytest.skip("MTGRULES_REFERENCE is not set: no rulings to compare with")
    published = json.loads((Path(folder) / "rulings_splice_arcane.json").read_text(encoding="utf-8"))
    assert {card: [row["date"] for row in rows] for card, rows in published.items()} == {
        card: [date for date, _ in rows] for card, rows in TABLE["cards"].items()}


# ---------------------------------------------------------------- every card with splice onto Arcane


def test_the_test_goes_through_every_card_with_splice_onto_arcane():
    assert with_splice_onto_arcane() == sorted((*AIMS, *UNTARGETED))


def step(card, splice, *, onto="Quiet Thought", targets=(), expect=""):
    """A step that casts a spell onto which cards are spliced."""
    return (f'cast = "{onto}"\nsplice = {json.dumps(splice)}\ntargets = {json.dumps(list(targets))}\n'
            f"expect = {{ {expect} }}".replace("CARD", card))


@pytest.mark.parametrize("card", with_splice_onto_arcane())
def test_both_cards_of_a_name_are_spliced_at_once_each_with_a_target_of_its_own(card):
    aims = AIMS.get(card, ())
    expect = f"legal = true, targets = {json.dumps(list(aims))}"
    assert failures(card, step(card, ["CARD#1", "CARD#2"], targets=aims, expect=expect)) == []


@pytest.mark.parametrize("card", with_splice_onto_arcane())
def test_no_card_is_spliced_twice_onto_one_spell(card):
    assert failures(card, step(card, ["CARD#1", "CARD#1"], targets=AIMS.get(card, ()),
                               expect='illegal = { step = "601.2b", rule = "702.47b" }')) == []


@pytest.mark.parametrize("card", with_splice_onto_arcane())
def test_no_card_is_spliced_onto_itself(card):
    assert failures(card, step(card, ["CARD#1"], onto="CARD#1", targets=AIMS.get(card, ()),
                               expect='illegal = { step = "601.2b", rule = "702.47a" }')) == []


@pytest.mark.parametrize("card", with_splice_onto_arcane())
def test_with_every_target_illegal_nothing_of_it_happens(card):
    aims = ("Bear", *AIMS.get(card, ())[:1])
    gone = dict.fromkeys(name for aim in aims for name in (aim if isinstance(aim, list) else [aim]))
    leaving = [GONE.get(name, f'move = "{name}"\nto = "A.exile"') for name in gone]
    resolving = "resolve = true\nexpect = { resolves = false, drawn = { A = 0 }, tokens = 0, effect_order = [] }"
    assert failures(card, step(card, ["CARD#1"], onto="Aimed Thought", targets=aims), *leaving, resolving) == []


def test_every_arcane_card_and_every_card_with_splice_is_cast_or_spliced_in_a_scenario():
    steps = [step.action for path in FILES for one in load_scenarios(path) for step in one.script]
    used = {name.partition("#")[0] for step in steps if isinstance(step, Cast) for name in (step.cast, *step.splice)}
    cards = (c for c in library().values() if "Arcane" in c.subtypes or (c.splice and not c.is_permanent_card))
    assert [c.name for c in cards if c.name not in used] == []


# ---------------------------------------------------------------- what no script can write


def test_a_number_that_is_chosen_is_zero_or_more():
    game = position('[A]\nhand = ["Choice of Damnations"]\nmana = "{6}"')
    game = game_after(cast(game, announce(game, "Choice of Damnations", targets=["N"])))
    below = pass_all(game, (-1,))
    assert [reason.rule for reason in below.reasons] == ["107.1b"]
