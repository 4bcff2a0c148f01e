"""The choices of a cast are asked for in the order of 601.2b-h, and the map of the cast shows them so (601.2b)."""

import mtgrules as mtg
from mtgrules import pictures
from mtgrules.scenario import walk_cast
from mtgrules.scenario.read_steps import cast_step

POSITION = """
[A]
hand = ["All of It", "Modal Whisper"]
battlefield = ["Plains x4", "Island x4", "Mountain x4"]
[N]
battlefield = ["Hill Giant"]
[[card]]
name = "All of It"
mana_cost = "{9}{U}"
type_line = "Sorcery — Arcane"
lines = [
    { line = "keywords", keywords = [{ keyword = "with cost", name = "kicker", cost = { mana = "{W/P}" } }] },
    { line = "alternative cost", cost = { mana = "{X}{W/U}" } },
    { line = "modal", modes = [
        { do = [{ do = "draw" }] },
        { do = [{ do = "deal damage", amount = 1, to = { what = "target", types = ["any"] } }] },
    ] },
]
[[card]]
name = "Modal Whisper"
mana_cost = "{R}"
type_line = "Instant — Arcane"
lines = [
    { line = "modal", modes = [{ do = [{ do = "draw" }] }, { do = [{ do = "gain life", amount = 2 }] }] },
    { line = "splice", onto = { subtypes = ["Arcane"], zone = "stack" }, cost = { mana = "{R}" } },
]
"""
SAID = {"cast": "All of It", "modes": [[2], [2]], "splice": ["Modal Whisper"], "method": "alternative cost", "extra": ["kicker"],
        "x": 2, "symbols": ["U", "life"], "targets": ["Hill Giant"]}  # fmt: skip

#: The field, and its number where several questions have one field.
IN_ORDER = [("modes", 0), ("splices", None), ("modes", 1), ("method", None), ("extra", 0), ("x", None), ("symbols", 0),
            ("symbols", 1),
            ("targets", 0), ("mana_abilities", None), ("payment", None)]  # fmt: skip


def trace():
    return walk_cast(mtg.position(POSITION), cast_step(SAID), "A")


def test_every_choice_is_asked_for_in_the_order_of_the_rule():
    asked = [(a.question.field, a.question.index) for a in trace().now.asked]
    assert trace().complete and asked == IN_ORDER
    announced = next(step for step in trace().steps if step.rule == "601.2b")
    assert [a.question.field for a in announced.asked] == [field for field, _ in IN_ORDER[:8]]


def test_the_map_shows_the_announcements_in_that_order():
    text = pictures.cast_map(trace()).text
    words = ("mode 1:", "splices: Modal Whisper", "mode 2:", "method: for its alternative cost", "extra 1: yes", "x: X = 2",
             "symbol 1: {U}", "symbol 2: 2 life", "target 1: Hill Giant")  # fmt: skip
    places = [text.index(word) for word in words]
    assert places == sorted(places), text


def test_what_is_left_open_is_asked_for_one_after_the_other():
    game, fields = mtg.position(POSITION), []
    said = {"cast": "All of It"}
    for key in ("modes", "splice", "method", "extra", "x", "symbols", "targets"):
        stop = {"splice": "splices"}.get(key, key)
        waiting = walk_cast(game, cast_step({**said, "stop_at": stop}), "A")
        fields.append(waiting.question.field if waiting.unfinished else None)
        said[key] = SAID[key]
    assert fields == ["modes", "splices", "method", "extra", "x", "symbols", "targets"]


def test_the_bill_of_that_cast_adds_up():
    bill = trace().now.bill
    assert [(item.rule, item.mana.text, item.life) for item in bill.items] == [
        ("118.9", "{2}{U}", 0), ("702.33a", "{0}", 2), ("702.47a", "{R}", 0)]
    assert (bill.total.text, bill.life) == ("{2}{U}{R}", 2)
