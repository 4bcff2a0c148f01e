"""What only a program can announce, or see: things that are not there, numbers that no form offers, the wrong moment, and
which step of a resolution says what.

A scenario names things, and a name that nothing has is a fault of the file; whoever calls the engine gives ids, and gets
a reason with its rule.  ``make mutants`` plays these tests beside the scenarios.
"""

import mtgrules as mtg
from mtgrules.book import replace
from mtgrules.casting import Announcement, cast
from mtgrules.scenario import play, scenario
from mtgrules.turn import pass_all, settle

NOBODY = 999


def stopped(trace):
    """The step where a walk stops, and the rules that stop it."""
    return trace.stopped_at, [reason.rule for reason in trace.reasons]


def announced(text, card, **said):
    """A cast in a position, with some fields of the announcement written over."""
    game = mtg.position(text)
    whole = mtg.announce(game, card, splice=[])
    return cast(game, replace(whole, **said))


def test_a_card_that_is_not_there_cannot_be_cast():
    game = mtg.position('[A]\nhand = ["Lava Spike"]\nmana = "{R}"')
    assert stopped(cast(game, Announcement(NOBODY, "A"))) == ("601.3", ["601.2a"])


def test_an_additional_cost_is_not_paid_less_than_zero_times():
    start = '[A]\nhand = ["Burst Lightning"]\nmana = "{3}{U}{U}"\n[N]\nbattlefield = ["Grizzly Bears"]'
    assert stopped(announced(start, "Burst Lightning", extra=(-1,))) == ("601.2b", ["601.2b"])


def test_nothing_that_is_not_there_can_be_offered():
    start = '[A]\nhand = ["Patron of the Akki"]\nbattlefield = ["Goblin Electromancer"]\nmana = "{4}{R}{R}"'
    trace = announced(start, "Patron of the Akki", extra=(1,), offered=(NOBODY,))
    assert stopped(trace) == ("601.2b", ["601.2b"])


def test_nothing_that_is_not_there_can_be_targeted():
    trace = announced('[A]\nhand = ["Lava Spike"]\nmana = "{R}"', "Lava Spike", targets=((NOBODY,),))
    assert stopped(trace) == ("601.2c", ["601.2c"])


def test_the_last_row_of_a_bill_is_the_total_and_cites_the_rule_that_adds_it_up():
    trace = announced('[A]\nhand = ["Lava Spike"]\nmana = "{R}"', "Lava Spike", targets=(("N",),))
    assert [(row["mana"], row["rule"]) for row in trace.now.bill.rows()] == [("+{R}", "601.2f"), ("{R}", "601.2f")]


def test_more_choices_than_a_resolution_asks_for_are_refused():
    trace = announced('[A]\nhand = ["Lava Spike"]\nmana = "{R}"', "Lava Spike", targets=(("N",),))
    assert stopped(pass_all(trace.now.game, ("yes",))) == ("608.2c", ["608.2d"])


def test_only_the_card_that_is_cast_has_moved_to_the_stack_and_no_other_of_its_name():
    game = mtg.position('[A]\nhand = ["Glacial Ray", "Glacial Ray"]\nmana = "{3}{R}{R}"')
    first, second = (card.id for card in game.zone("hand", "A"))
    later, _ = game.moved(game.get(second), "graveyard")
    assert stopped(cast(later, Announcement(first, "A", splices=(second,)))) == ("601.2b", ["702.47a"])
    assert stopped(cast(game, Announcement(first, "A", splices=(first,)))) == ("601.2b", ["702.47a", "601.2a"])


def test_what_a_card_is_spliced_onto_is_said_with_its_colors():
    whisper = """
[[card]]
name = "Ember Whisper"
mana_cost = "{R}"
type_line = "Instant"
lines = [{line = "splice", onto = {colors = ["red"], zone = "stack"}, cost = {mana = "{1}"}}]

[A]
hand = ["Reach Through Mists", "Ember Whisper"]
mana = "{1}{U}"
"""
    game = mtg.position(whisper)
    card, other = (card.id for card in game.zone("hand", "A"))
    why = cast(game, Announcement(card, "A", splices=(other,))).reasons[0].text
    assert why == "Ember Whisper is spliced onto red spells only, and Reach Through Mists is a blue instant (Arcane)"


REBOUND = """
turn = "N"
[A]
hand = ["Lightning Bolt"]
exile = ["Rift Bolt (1 time counter)"]
mana = "{R}"
[[script]]
end_turn = true
[[script]]
resolve = true
"""


def test_while_something_resolves_only_what_it_allows_is_cast():
    game = play(scenario(REBOUND)).game
    other = Announcement(game.player("A").hand[0].id, "A", targets=(("N",),))
    assert stopped(pass_all(game, ("yes", other))) == ("608.2c", ["608.2g"])
    assert stopped(pass_all(game, ("yes", "no"))) == ("608.2c", ["608.2g"])
    in_the_middle = pass_all(game, ("yes",)).at.game
    assert "608.2g" in stopped(cast(in_the_middle, other))[1]


GRASP = """
[A]
hand = ["Terashi's Grasp", "Glacial Ray"]
mana = "{3}{W}{R}{R}"
[N]
battlefield = ["Mox Opal"]
[[script]]
cast = "Terashi's Grasp"
splice = ["Glacial Ray"]
targets = ["Mox Opal", "N"]
[[script]]
move = "Mox Opal"
to = "N.hand"
[[script]]
resolve = true
"""


def test_a_part_that_needs_information_about_an_illegal_target_is_said_to_be_left_out():
    done = play(scenario(GRASP))
    following = next(step for step in done.steps[-1].trace.steps if step.rule == "608.2c")
    assert "608.2b" in [event.rule for event in following.events]
    assert [done.game.player(name).life for name in "AN"] == [20, 18]


TWO_TRIGGERS = '[A]\nhand = ["Lightning Bolt"]\nmana = "{R}"\nbattlefield = ["Guttersnipe", "Young Pyromancer"]'


def test_each_ability_that_has_triggered_goes_on_the_stack_once():
    game = announced(TWO_TRIGGERS, "Lightning Bolt", targets=(("N",),)).now.game
    assert stopped(settle(game, "A", order=((0, 0),))) == ("117.5", ["603.3b"])
    assert len(settle(game, "A", order=((1, 0),)).now.game.stack) == 3


KIRIN = """
[A]
hand = ["Blessed Breath"]
battlefield = ["Skyfire Kirin", "Plains"]
[N]
battlefield = ["Llanowar Elves", "Grizzly Bears"]
"""


def test_a_trigger_whose_targets_nobody_chooses_is_named_and_left_out():
    game = mtg.position(KIRIN)
    cast_now = cast(game, mtg.announce(game, "Blessed Breath", targets=["Skyfire Kirin"], splice=[])).now.game
    after = settle(cast_now, "A", without_targets=True).now.game
    left_out = [event.rule for event in after.happened if event.kind == "not simulated"]
    assert (left_out, [spell.label for spell in after.stack]) == (["603.3d"], ["Blessed Breath"])


SHOAL = """
turn = "N"
[[card]]
name = "Sudden Sparks"
mana_cost = "{R}"
type_line = "Instant"
lines = [{ line = "spell", do = [{ do = "deal damage", amount = 1, to = { what = "each", types = ["creature"] } }] }]
[A]
hand = ["Shining Shoal"]
battlefield = ["Hill Giant", "Craw Wurm", "Grizzly Bears"]
mana = "{4}"
[N]
hand = ["Sudden Sparks"]
mana = "{R}"
[[script]]
cast = "Sudden Sparks"
by = "N"
[[script]]
cast = "Shining Shoal"
by = "A"
x = 2
targets = ["N"]
[[script]]
resolve = true
choices = ["Sudden Sparks"]
"""


def test_damage_to_one_creature_is_not_redirected_twice():
    game = play(scenario(SHOAL)).game
    giant, wurm, bears = (o.id for o in game.battlefield if "creature" in o.card.types)
    assert stopped(pass_all(game, ((wurm, wurm, giant),))) == ("608.2c", ["614.9"])
    assert pass_all(game, ((wurm, bears, giant),)).complete


MOONLIGHT = """
[A]
hand = ["Hallowed Moonlight"]
battlefield = ["Plains x2"]
graveyard = ["Grizzly Bears"]
[[script]]
cast = "Hallowed Moonlight"
[[script]]
resolve = true
[[script]]
do = { do = "return", objects = { what = "each", types = ["creature"], zone = "graveyard" }, to = "battlefield" }
[[script]]
do = { do = "create", token = { power = 1, toughness = 1, types = ["creature"], subtypes = ["Spirit"] } }
"""


def test_each_object_that_is_exiled_instead_of_entering_is_told_with_the_rule():
    for step in play(scenario(MOONLIGHT)).steps[-2:]:
        assert "614.1a" in [event.rule for event in step.after.happened[len(step.before.happened):]]
