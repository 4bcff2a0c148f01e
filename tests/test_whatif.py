"""What-if results say what they leave out, also where it stands on another card than the one that is cast."""

from positions import id_of, position

from mtgrules.casting import Announcement
from mtgrules.whatif import explore


def ways(*battlefield: str, hand: str = "Lava Spike"):
    """Every way for A to cast a card at N, with some creatures on A's side."""
    game = position(A={"hand": [hand], "battlefield": ["Mountain", *battlefield], "library": ["Island"]},
                    N={"battlefield": ["Hill Giant", "Grizzly Bears"]})
    return explore(game, Announcement(id_of(game, hand), targets=(("N",),))).ways


def test_an_ability_whose_targets_nobody_chooses_is_named():
    assert [way.not_simulated for way in ways("Soul of Magma")] == [("targets of a triggered ability",)]
    assert ways("Soul of Magma")[0].row()["not simulated"] == "targets of a triggered ability"


def test_nothing_is_named_where_all_of_it_happens():
    assert [way.not_simulated for way in ways("Hill Giant")] == [()]
    assert "not simulated" not in ways("Hill Giant")[0].row()
