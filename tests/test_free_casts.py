"""Casting while something resolves, asked one question after the other: what a form or a search sees (608.2g)."""

import pytest

from mtgrules.casting import Announcement
from mtgrules.scenario import play, scenario
from mtgrules.turn import pass_all
from mtgrules.walk import AUTO, complete

UPKEEP = """
turn = "N"
[A]
hand = ["Everdream"]
battlefield = ["Island x3", "Grizzly Bears"]
exile = ["Rift Bolt (1 time counter)"]
[[script]]
end_turn = true
[[script]]
resolve = true
"""


@pytest.fixture(scope="module")
def game():
    """The last counter has been removed: the ability that lets A cast the card is on the stack."""
    return play(scenario(UPKEEP)).game


def asked(game, *answers):
    return pass_all(game, answers).question


def test_the_choices_come_one_after_the_other(game):
    assert [o.label for o in asked(game).options()] == ["yes", "no"]
    bare = next(iter(asked(game, "yes").candidates()))
    assert bare == Announcement(game.exile[0].id, "A")
    assert asked(game, "yes", bare).rule == "702.47a"
    assert asked(game, "yes", bare, ()).rule == "601.2c"
    trace = pass_all(game, ("yes", bare, (), ("N",)))
    assert trace.complete and trace.now.game.stack[0].card.name == "Rift Bolt"


def test_an_announcement_may_answer_all_of_it_at_once(game):
    whole = Announcement(game.exile[0].id, "A", splices=(game.player("A").hand[0].id,), targets=(("N",),))
    spell = pass_all(game, ("yes", whole)).now.game.stack[0]
    assert (spell.choices.splices, spell.choices.total) == (("Everdream",), "{2}{U}")


def test_nothing_else_may_be_announced(game):
    other = Announcement(game.player("A").hand[0].id, "A")
    trace = pass_all(game, ("yes", other))
    assert trace.illegal and trace.reasons[0].rule == "608.2g"


def test_a_refused_choice_stops_the_resolution_with_the_reasons_of_the_cast(game):
    whole = Announcement(game.exile[0].id, "A", splices=(), targets=((),))
    assert [r.rule for r in pass_all(game, ("yes", whole)).reasons] == ["601.2c"]


def test_a_search_finds_its_way_through(game):
    assert complete(pass_all(game)).trace.complete
    assert pass_all(game, AUTO).complete


def test_a_walk_that_waits_says_in_which_state(game):
    waiting = pass_all(game, ("yes",))
    assert [p.while_resolving for p in waiting.at.game.permissions] == [True]
    assert waiting.now.game.permissions == () == pass_all(game, ("no",)).now.game.permissions
