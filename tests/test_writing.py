"""Every cast of every scenario is written as a text, read back, and is the same cast; what cannot be said is refused."""

from pathlib import Path

import pytest

from mtgrules.book import data_folder, replace
from mtgrules.cards.toml import value
from mtgrules.casting import CASTING, Casting, cast
from mtgrules.scenario import announce, load_scenarios, play, position, scenario, walk_cast
from mtgrules.scenario.write import write
from mtgrules.scenario.write_position import CannotWrite

FILES = sorted([*(data_folder() / "scenarios").rglob("*.toml"), *Path(__file__).parent.glob("cases/*.toml")])
#: What no position says, in the words of the refusal.
NO_POSITION = ("of the game", "choices of", "lost of", "source of mana", "no cast of a card", "does not have",
               "copying of", "the object number")

BOARD = """
turn = "N"
priority = "A"
step = "upkeep"
[[card]]
name = "Quiet Thought"
mana_cost = "{W}"
type_line = "Instant — Arcane"
[A]
life = 7
mana = [{ mana = "{C}{2}", only_for = { types = ["instant", "sorcery"] } }]
hand = ["Quiet Thought", "Glacial Ray", "Glacial Ray"]
graveyard = 3
battlefield = ["Mountain x3", "Plains (tapped)", { card = "Hill Giant", as = "Giant", damage = 1 }]
library = ["Forest", "Island"]
[N]
battlefield = [{ card = "Hill Giant", owner = "A", counters = { "+1/+1" = 2 } }, "Silver Knight (attacking A)"]
exile = ["Divination x2"]
library = 0
"""


def casts():
    for path in FILES:
        for one in load_scenarios(path):
            for step in play(one).steps:
                trace = getattr(step, "trace", None)
                if trace is not None and isinstance(trace.now, Casting) and trace.table[1:] == CASTING:
                    yield one.title, trace


def test_every_cast_comes_back_as_it_was_or_is_refused_with_a_reason():
    written, refused = 0, 0
    for title, trace in casts():
        try:
            text = write(trace.start.game, trace.start.announcement, title)
        except CannotWrite as fault:
            assert any(words in str(fault) for words in NO_POSITION), (title, fault)
            refused += 1
            continue
        back = scenario(text)
        action, game = back.script[0].action, position(back)
        again = walk_cast(game, action, action.by or game.priority)
        assert (again.stopped_at, list(map(str, again.reasons))) == (trace.stopped_at, list(map(str, trace.reasons))), title
        if "Token, " not in str(trace.rows()):  # tokens without a name get numbers
            assert again.rows() == trace.rows(), title
        assert [str(check) for check in play(back).failed if "not simulated" not in str(check)] == [], title
        written += 1
    assert written > 300 and refused < written / 4


def test_a_position_comes_back_with_everything_that_a_scenario_can_say():
    game = position(BOARD)
    assert position(write(game)) == game


def test_a_title_and_the_choices_are_in_the_text():
    game = position(BOARD)
    text = write(game, announce(game, "Quiet Thought", splice=["Glacial Ray"], targets=["Giant"]), 'A "quiet" thought')
    assert text.startswith('title = "A \\"quiet\\" thought"\n') and 'splice = ["Glacial Ray#1"]' in text
    assert 'targets = ["Giant"]' in text and "[[card]]" in text and "only_for" in text


def test_what_is_left_open_stays_open():
    game = position(BOARD)
    text = write(game, announce(game, "Quiet Thought", splice=["Glacial Ray"], stop_at="targets"))
    assert 'stop_at = "targets"' in text and "expect" not in text
    back = scenario(text)
    assert walk_cast(position(back), back.script[0].action, "A").unfinished


@pytest.mark.parametrize("change, words", [
    ({"stack": cast(position(BOARD), announce(position(BOARD), "Quiet Thought", splice=[])).now.game.stack}, "stack"),
    ({"players": tuple(replace(p, lost=True) for p in position(BOARD).players)}, "lost of A; lost of N"),
])
def test_what_is_under_way_is_refused_and_named(change, words):
    with pytest.raises(CannotWrite, match=words):
        write(replace(position(BOARD), **change))


@pytest.mark.parametrize("what, text", [
    (True, "true"), (3, "3"), ('say "hi"\n\x7f', '"say \\"hi\\"\\n\\u007f"'), (("a", [1]), '["a", [1]]'),
    ({"a b": 1, "c": {}}, '{ "a b" = 1, c = {} }'),
])
def test_values_are_written_as_toml(what, text):
    import tomllib

    assert value(what) == text
    plain = list(what) if isinstance(what, tuple) else what
    assert tomllib.loads(f"it = {text}")["it"] == plain


def test_what_toml_cannot_say_is_refused():
    with pytest.raises(TypeError, match="no form"):
        value(None)
