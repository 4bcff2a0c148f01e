"""Bad input: what makes no sense is a clear error, what is merely illegal is a reason with its rule; neither is
ignored and neither crashes."""

import pytest

import mtgrules as mtg
from mtgrules.casting import Activation, BadAnnouncement

POSITION = """
[A]
hand = ["Lava Spike", "Kaya's Guile", "Fireball", "Rolling Thunder", "Cabal Therapy", "Grizzly Bears"]
battlefield = ["Mountain x8", "Plains", "Swamp"]
mana = "{R}"
[N]
battlefield = ["Grizzly Bears", "Hill Giant"]
graveyard = ["Serra Angel"]
[[card]]
name = "Rolling Thunder"
mana_cost = "{X}{R}{R}"
type_line = "Sorcery"
[[card.lines]]
line = "spell"
do = [{do = "deal damage", amount = "X", to = {what = "target", types = ["any"], any_number = true}, divided = true}]
[[card]]
name = "Cabal Therapy"
mana_cost = "{B}"
type_line = "Sorcery"
[[card.lines]]
line = "spell"
do = [{do = "draw"}]
"""


@pytest.fixture(scope="module")
def game():
    return mtg.position(POSITION)


def cast(game, name, **said):
    """Cast a card of A with what is said; nothing is spliced and everything is aimed at N, unless said."""
    card = next(o for o in game.player("A").hand if o.card.name == name)
    return mtg.cast(game, mtg.Announcement(card.id, **{"splices": (), "targets": (("N",),), **said}))


NONSENSE = [
    ("card", "Lava Spike"), ("card", None), ("card", True), ("by", 5), ("ability", "first"),
    ("face", 3), ("method", 5), ("method", (1,)), ("modes", 3), ("modes", (1,)), ("splices", "Glacial Ray"),
    ("splices", ("Glacial Ray",)), ("splices", [2]), ("extra", 2), ("extra", "kicker"), ("offered", 3), ("offered", ("Bears",)),
    ("symbols", 3), ("symbols", (1,)), ("targets", "N"), ("targets", ("N",)), ("targets", ((None,),)), ("targets", 7),
    ("reduced_as", 3), ("reduced_in", "x"), ("mana_abilities", 5), ("mana_abilities", (3,)), ("helped_by", 5),
    ("helped_by", ("Bears",)), ("payment", 5), ("payment", "RR"), ("payment", "{R"), ("paid_in", 1), ("paid_in", ("first",)),
    ("paid_with", 5), ("paid_with", (5,)),
]  # fmt: skip


@pytest.mark.parametrize(("field", "value"), NONSENSE, ids=[f"{field}={value!r}" for field, value in NONSENSE])
def test_a_value_of_the_wrong_form_is_an_error_that_names_the_field_and_shows_the_way_out(game, field, value):
    said = {"card": 1, field: value}
    with pytest.raises(BadAnnouncement, match=f"^{field} = .* write for instance {field} = "):
        mtg.cast(game, mtg.Announcement(**said))


ILLEGAL = [
    # an answer to a question that nobody asked
    ("Lava Spike", {"modes": ((0,),)}, "601.2b", "700.2a"),
    ("Lava Spike", {"extra": (1,)}, "601.2b", "601.2b"),
    ("Lava Spike", {"x": 3}, "601.2b", "107.3a"),
    ("Lava Spike", {"symbols": ("R",)}, "601.2b", "107.4e"),
    ("Lava Spike", {"offered": (1,)}, "601.2b", "601.2b"),
    ("Lava Spike", {"targets": (("N",), ("N",))}, "601.2c", "601.2c"),
    ("Lava Spike", {"division": (3,)}, "601.2d", "601.2d"),
    ("Lava Spike", {"reduced_as": ("R",)}, "601.2f", "601.2f"),
    ("Lava Spike", {"reduced_in": ("Mountain",)}, "601.2f", "601.2f"),
    ("Lava Spike", {"helped_by": (1,)}, "601.2h", "601.2h"),
    ("Lava Spike", {"paid_in": (1, 0)}, "601.2h", "601.2h"),
    ("Lava Spike", {"paid_with": ((1,),)}, "601.2h", "601.2h"),
    ("Lava Spike", {"method": "evoke"}, "601.2b", "118.9"),
    ("Lava Spike", {"method": ("evoke", "flashback")}, "601.2b", "118.9a"),
    ("Lava Spike", {"face": "Other Side"}, "601.3", "601.3"),
    # values that the question has a reason against
    ("Fireball", {"x": -1}, "601.2b", "107.3a"),
    ("Fireball", {"x": "two"}, "601.2b", "107.3a"),
    ("Fireball", {"x": 1.5}, "601.2b", "107.3a"),
    ("Fireball", {"x": True}, "601.2b", "107.3a"),
    ("Kaya's Guile", {"modes": ((0, 0),), "targets": ()}, "601.2b", "700.2d"),
    ("Kaya's Guile", {"modes": ((0,),), "targets": ()}, "601.2b", "700.2a"),
    ("Kaya's Guile", {"modes": ((0, 9),), "targets": ()}, "601.2b", "700.2a"),
    ("Kaya's Guile", {"modes": (("one", 1),), "targets": ()}, "601.2b", "700.2a"),
    ("Rolling Thunder", {"x": 3, "division": (1,)}, "601.2d", "601.2d"),
    ("Rolling Thunder", {"x": 3, "division": (4,)}, "601.2d", "601.2d"),
    ("Rolling Thunder", {"x": 3, "targets": (("A", "N"),), "division": (0, 3)}, "601.2d", "601.2d"),
    ("Rolling Thunder", {"x": 3, "targets": (("A", "N"),), "division": ("one", 2)}, "601.2d", "601.2d"),
    ("Rolling Thunder", {"x": 1, "targets": (("A", "N"),), "division": (1, 0)}, "601.2d", "601.2d"),
    ("Lava Spike", {"targets": (("Z",),)}, "601.2c", "601.2c"),
    ("Lava Spike", {"targets": ((999,),)}, "601.2c", "601.2c"),
    ("Lava Spike", {"splices": (999,)}, "601.2b", "702.47a"),
    ("Lava Spike", {"payment": "{U}"}, "601.2h", "118.3a"),
    ("Lava Spike", {"payment": "{R}{R}", "mana_abilities": ()}, "601.2h", "118.3a"),
    ("Lava Spike", {"payment": "{Q}"}, "601.2h", "118.3a"),
    ("Lava Spike", {"mana_abilities": (Activation(999),)}, "601.2g", "605.3a"),
    ("Lava Spike", {"by": "Z"}, "601.3", "601.3"),
]  # fmt: skip


@pytest.mark.parametrize(("name", "said", "step", "rule"), ILLEGAL, ids=[f"{name}: {said}" for name, said, *_ in ILLEGAL])
def test_what_is_illegal_stops_at_its_step_with_a_reason_and_its_rule(game, name, said, step, rule):
    trace = cast(game, name, **said)
    assert (trace.stopped_at, rule in [r.rule for r in trace.reasons]) == (step, True), trace.rows()
    assert mtg.game_after(trace) == game


def test_a_player_without_priority_can_not_begin_to_cast():
    game = mtg.position('[A]\n[N]\nhand = ["Lightning Bolt"]\nmana = "{R}"')
    said = mtg.Announcement(game.named("Lightning Bolt")[0].id, "N", splices=(), targets=(("A",),))
    assert [(r.rule, r.text) for r in mtg.cast(game, said).reasons] == [("117.1a", "N does not have priority; A has")]


def test_a_card_that_is_not_there_can_not_be_cast(game):
    trace = mtg.cast(game, mtg.Announcement(999))
    assert (trace.stopped_at, trace.reasons[0].rule) == ("601.3", "601.2a")


def test_what_makes_no_sense_by_name_is_an_error_too(game):
    with pytest.raises(ValueError, match="splice: expected a list"):
        mtg.announce(game, "Lava Spike", splice="Glacial Ray")
