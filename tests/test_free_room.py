"""The free room: a board in fields, to a scenario's text and back, and what is said when it can't be set up."""

import pytest

pytest.importorskip("ipywidgets")

import mtgrules as mtg
from mtgrules.scenario import position
from mtgrules.widgets import FreeRoom
from mtgrules.widgets.free_room.board import ZONES, board

TEXT = """
title = "A board"
turn = "N"
priority = "A"
[[card]]
name = "Quiet Thought"
mana_cost = "{W}"
type_line = "Instant — Arcane"
[A]
life = 7
mana = "{R}{R}"
hand = ["Quiet Thought", "Lava Spike x2"]
battlefield = ["Hill Giant (tapped, 2 damage)", { card = "Grizzly Bears", as = "Bear" }]
library = []
[N]
graveyard = ["Divination"]
[P]
"""


@pytest.fixture
def room():
    return FreeRoom({"first": mtg.scenario(TEXT), "second": mtg.scenario('[A]\nhand = ["Lightning Bolt"]\n')})


def test_a_board_is_read_and_written_without_loss():
    once = board(TEXT)
    assert [side.name for side in once.sides] == ["A", "N", "P"]
    assert once.side("A").life == 7 and once.side("A").mana == "{R}{R}"
    assert once.side("A").zone("hand") == ("Quiet Thought", "Lava Spike x2")
    assert board(once.text) == once
    assert dict(once.top) == {"turn": "N", "priority": "A"}


def test_the_game_of_a_board_is_that_of_the_scenario():
    game = position(board(TEXT).text)
    assert (game.turn, game.priority, game.player("A").life) == ("N", "A", 7)
    assert [one.label for one in game.battlefield] == ["Hill Giant", "Bear"]
    assert board(game).text == board(position(board(game).text)).text


def test_empty_lines_are_left_out():
    side = board(TEXT).side("A").with_zone("hand", ("", " Forest ", ""))
    assert side.zone("hand") == ("Forest",) and side.zone("battlefield")


def test_the_first_board_is_set_up_at_once(room):
    assert room.panel.trace.start.game.priority == "A" and "set up" in room.status.value
    assert set(room._fields) == {(name, zone) for name in ("A", "N", "P") for zone in ZONES}


def test_another_board_and_another_card_are_set_up(room):
    room.start.value = "second"
    before = room.panel
    room.add("Giant Growth", "A: hand")
    assert room.panel is before and "Giant Growth" in room.written().text
    room.set_up()
    assert {one.label for one in room.panel.trace.start.game.player("A").hand} == {"Lightning Bolt", "Giant Growth"}
    room.add("", "A: hand")
    assert "Choose a card" in room.status.value


def test_what_cannot_be_set_up_is_said_and_the_panel_stays(room):
    before = room.panel
    room._fields["A", "hand"].value = "Lava Spyke"
    room.set_up()
    assert room.panel is before and "did you mean &#x27;Lava Spike&#x27;" in room.status.value


@pytest.mark.parametrize("text, told", [('[A]\nhand = ["Lava', "can&#x27;t be read"), ("[A]\nhand = []", "no card in hand")])
def test_a_text_that_is_no_board_is_refused(room, text, told):
    room.text_field.value = text
    room.take_text()
    assert told in room.status.value and room.panel is not None


def test_a_pasted_board_is_set_up(room):
    room.text_field.value = '[A]\nhand = ["Reach Through Mists"]\nbattlefield = ["Island"]\n'
    room.take_text()
    assert room.panel.model.trace.complete and "Reach Through Mists" in room.panel.text and "life = 20" in room.text
