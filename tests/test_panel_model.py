"""The cast panel without its widgets: what is chosen, what is remembered, what is looked at."""

import pytest

from mtgrules.book import Value, message, replace
from mtgrules.casting import AUTO, CASTING, FIELDS, Announcement, cast
from mtgrules.scenario import announce, position
from mtgrules.walk import Question, Row, ask, offered, run
from mtgrules.widgets import CastModel
from mtgrules.widgets.model.answers import Memory, follow, name_of, shape_of
from mtgrules.widgets.model.between import LEAVING
from mtgrules.widgets.model.cast_model import NotAsked
from mtgrules.widgets.model.host import HOST
from mtgrules.widgets.model.state import State, answers

SPLICES = ("splices", None)

ARCANE = """
[A]
hand = ["Lava Spike", "Glacial Ray", "Blessed Breath", "Horobi's Whisper", "Reach Through Mists", "Mountain"]
battlefield = ["Mountain x4", "Swamp", "Island"]
graveyard = ["Divination x3"]
[N]
battlefield = ["Grizzly Bears", "Hill Giant", "Yavimaya Barbarian"]
"""
THREE_SPLICES = """
[A]
hand = ["Reach Through Mists", "Glacial Ray#1", "Evermind", "Horobi's Whisper"]
battlefield = ["Mountain x4", "Swamp", "Island x4"]
graveyard = ["Divination x4"]
[N]
battlefield = ["Grizzly Bears", "Hill Giant"]
""".replace("#1", "")


@pytest.fixture
def game():
    return position(ARCANE)


@pytest.fixture
def model(game):
    return CastModel(game)


def pick(model, key, *labels):
    """Answer a question by the words of its options."""
    view = model.question(key)
    chosen = [next(one for one in view.options if one.label == label) for label in labels]
    model.choose(key, chosen[0].answer if view.shape == "one" else tuple(one.value for one in chosen))


def card(game, name):
    return game.named(name)[0].id


def target(number):
    return ("targets", number)


# ---------------------------------------------------------------- questions come from the engine


def test_without_an_announcement_the_first_card_that_may_be_cast_is_the_host(model, game):
    assert model.announcement.card == card(game, "Lava Spike")
    assert model.trace.unfinished and model.shown.rule == "601.2c" and model.shown.state == "waits here"


def test_the_questions_stand_in_the_order_of_the_rules_the_host_first(model):
    pick(model, target(0), "N")
    keys = [view.key for view in model.questions]
    assert keys == [HOST, SPLICES, target(0), ("mana_abilities", None), ("payment", None)]
    assert [field for field, _ in keys[1:]] == sorted((field for field, _ in keys[1:]), key=FIELDS.index)


def test_options_and_reasons_are_those_of_the_question_that_the_engine_asks(model, game):
    asked = cast(game, Announcement(card(game, "Lava Spike"))).question
    view = model.question(SPLICES)
    assert [(one.value, one.label) for one in view.options] == [(o.value, o.label) for o in asked.options()]
    assert [[line.rule for line in one.why] for one in view.options] == [[r.rule for r in o.reasons]
                                                                         for o in asked.options()]
    assert view.prompt == asked.prompt.text and view.rule == asked.rule


def test_what_is_not_possible_is_told_with_its_rule(model):
    view = model.question(SPLICES)
    breath = next(one for one in view.options if one.label == "Blessed Breath")
    assert breath.state == "refused"
    assert breath.note.startswith("Not allowed: Blessed Breath - ") and breath.note.endswith("702.47b")
    assert "Not allowed: Mountain" in "".join(model.question(HOST).notes) and "305.9" in "".join(model.question(HOST).notes)


def test_options_with_the_same_reason_share_one_note(model):
    notes = [note for note in model.question(target(0)).notes if "Grizzly Bears" in note]
    assert len(notes) == 1 and "Hill Giant" in notes[0] and "601.2c" in notes[0]


def test_nothing_ticked_means_none_where_none_is_enough_and_open_where_it_is_not(model):
    assert model.question(SPLICES).chosen == () and model.announcement.splices == ()
    assert model.question(target(0)).chosen is None and model.question(target(0)).missing == "Not chosen yet."


def test_a_question_that_does_not_come_up_cannot_be_answered(model):
    with pytest.raises(NotAsked, match="targets"):
        model.choose(target(7), ("N",))


def test_a_choice_can_be_left_open_again(model):
    pick(model, target(0), "N")
    assert model.trace.complete
    model.choose(target(0), None)
    assert model.trace.unfinished and model.question(target(0)).chosen is None


@pytest.mark.parametrize("form, shape", [
    ({}, "one"), ({"many": True}, "one"), ({"many": True, "least": 0}, "one"), ({"many": True, "most": 3}, "some"),
    ({"many": True, "most": None, "ordered": True}, "order"), ({"many": True, "least": 2, "most": 2}, "some"),
])
def test_the_shape_of_a_control_comes_from_the_form_of_the_question_alone(form, shape):
    question = Question("whatever", "601.2b", message("Which?"), "A", lambda: (1, 2), **form)
    assert shape_of(question) == shape


# ---------------------------------------------------------------- answers and what they lead to


def test_a_complete_cast_is_the_cast_of_the_engine(model, game):
    pick(model, SPLICES, "Glacial Ray")
    pick(model, target(0), "N")
    pick(model, target(1), "Hill Giant")
    assert model.trace.complete and model.verdict.startswith("Legal: Lava Spike is cast for")
    same = announce(game, "Lava Spike", splice=["Glacial Ray"], targets=["N", "Hill Giant"])
    assert (model.announcement.splices, model.announcement.targets) == (same.splices, same.targets)
    assert model.trace.now.game == cast(game, same).now.game


def test_targets_go_along_with_their_text_when_the_order_changes():
    model = CastModel(position(THREE_SPLICES))
    ray, whisper = card(model.game, "Glacial Ray"), card(model.game, "Horobi's Whisper")
    model.choose(SPLICES, (ray, whisper))
    pick(model, target(0), "Grizzly Bears")
    pick(model, target(1), "Hill Giant")
    model.move(SPLICES, ray, 1)
    assert model.announcement.splices == (whisper, ray)
    assert [model.question(target(n)).labels for n in (0, 1)] == [("Hill Giant",), ("Grizzly Bears",)]
    assert "Horobi's Whisper" in model.question(target(0)).prompt


def test_moving_stops_at_both_ends():
    model = CastModel(position(THREE_SPLICES))
    chosen = tuple(card(model.game, name) for name in ("Glacial Ray", "Evermind", "Horobi's Whisper"))
    model.choose(SPLICES, chosen)
    model.move(SPLICES, chosen[0], -1)
    model.move(SPLICES, chosen[2], 1)
    assert model.announcement.splices == chosen
    model.move(SPLICES, chosen[2], -2)
    assert model.announcement.splices == (chosen[2], chosen[0], chosen[1])


def test_a_target_comes_back_with_the_card_whose_text_it_belongs_to(model):
    pick(model, target(0), "N")
    pick(model, SPLICES, "Glacial Ray")
    pick(model, target(1), "Hill Giant")
    model.choose(SPLICES, ())
    assert model.trace.complete and len(model.announcement.targets) == 1
    pick(model, SPLICES, "Glacial Ray")
    assert model.question(target(1)).labels == ("Hill Giant",)


def test_another_host_keeps_the_splices_and_their_targets_even_when_they_are_refused_now(model, game):
    pick(model, SPLICES, "Glacial Ray")
    pick(model, target(0), "N")
    pick(model, target(1), "Yavimaya Barbarian")
    assert model.trace.complete  # Lava Spike is red
    pick(model, HOST, "Reach Through Mists")
    assert model.announcement.splices == (card(game, "Glacial Ray"),)
    assert model.trace.illegal and "702.16b" in model.verdict


def test_a_target_of_the_old_host_is_not_taken_over_where_it_is_refused():
    model = CastModel(position(ARCANE.replace('"Blessed Breath"', '"Rend Flesh"').replace("Swamp", "Swamp x3")))
    pick(model, target(0), "N")
    pick(model, HOST, "Rend Flesh")
    assert model.trace.unfinished and model.question(target(0)).chosen is None


def test_an_announcement_that_is_illegal_from_the_start_is_shown_so(game):
    ray = card(game, "Glacial Ray")
    given = Announcement(card(game, "Lava Spike"), splices=(ray, ray), targets=(("N",),))
    model = CastModel(game, given)
    assert model.announcement == given and model.trace.reasons == cast(game, given).reasons
    assert "702.47b" in model.verdict
    assert [line.rule for line in model.question(SPLICES).against] == ["702.47b"]
    model.choose(SPLICES, (ray,))
    assert model.question(target(0)).labels == ("N",), "what was announced is not lost"


def test_targets_that_nothing_asks_for_are_illegal_until_something_is_changed(game):
    given = Announcement(card(game, "Lava Spike"), splices=(), targets=(("N",), ("A",)))
    model = CastModel(game, given)
    assert model.trace.illegal and model.trace.stopped_at == "601.2c"
    pick(model, target(0), "A")
    assert model.trace.complete


def test_nothing_that_was_announced_at_the_start_answers_a_question_that_comes_up_later(game):
    ray = card(game, "Glacial Ray")
    model = CastModel(game, Announcement(card(game, "Lava Spike"), splices=(ray,), targets=(("N",), ("A",))))
    model.choose(SPLICES, ())
    pick(model, SPLICES, "Horobi's Whisper")
    assert model.question(target(1)).chosen is None


def test_too_few_of_several_leave_the_question_open(game):
    question = Question("things", "601.2b", message("Which two?"), "A", lambda: (1, 2, 3), least=2, most=2, many=True)
    name = name_of(question, [])
    for given, answer in (((1,), None), ((1, 3), (1, 3)), ((1, 2, 3), (1, 2, 3))):
        state = State(game, Announcement(1), Memory().keeping(name, given))
        assert answers(state)(question, name) == answer


def test_a_walk_that_does_not_take_an_answer_is_not_followed_for_ever():
    question = Question("other", "601.2b", message("Which?"), "A", lambda: (1,))
    deaf = Row("601.2b", "ask", lambda now: ask(replace(now, announcement=Things()), question)[0])
    trace, met = follow(run((deaf,), Walking()), lambda *_: 1)
    assert trace.unfinished and len(met) == 1


def test_the_memory_knows_a_question_again_by_what_it_is_about():
    def question(number, spell):
        return Question("targets", "601.2c", message("Target {number} of {spell}", number=number, spell=spell), "A",
                        lambda: (1, 2), many=True)

    memory = Memory().keeping(name_of(question(1, "Lava Spike"), []), (1,))
    assert memory.find(name_of(question(2, "Lava Spike"), []), question(2, "Lava Spike")) == (1,)
    assert memory.find(name_of(question(1, "Rend Flesh"), []), question(1, "Rend Flesh")) == (1,)
    refusing = replace(question(1, "Rend Flesh"), objections=lambda _: ("no",))
    assert memory.find(name_of(refusing, []), refusing) is None


# ---------------------------------------------------------------- choices left to the program


def test_mana_is_left_to_the_program_and_told(model):
    pick(model, target(0), "N")
    view = model.question(("mana_abilities", None))
    assert view.auto is True and view.auto_label == "Mountain#2 {R}" and model.announcement.mana_abilities == AUTO
    assert model.question(SPLICES).auto is None


def test_a_choice_that_is_taken_over_begins_with_what_the_program_chose(model):
    key = ("mana_abilities", None)
    pick(model, target(0), "N")
    model.leave_to_the_program(key, False)
    view = model.question(key)
    assert view.auto is False and view.labels == ("Mountain#2 {R}",) and model.trace.complete
    pick(model, key, "Swamp {B}")
    assert model.trace.illegal and model.trace.stopped_at == "601.2h"
    model.leave_to_the_program(key, True)
    assert model.trace.complete and model.question(key).auto is True


# ---------------------------------------------------------------- looking ahead and mending


def test_an_option_after_which_nothing_can_be_finished_says_where_every_way_stops(model):
    model.look_ahead()
    whisper = next(one for one in model.question(SPLICES).options if one.label == "Horobi's Whisper")
    assert whisper.state == "dead end" and whisper.stops_at == "601.2h"
    assert whisper.note.startswith("No way to finish: Horobi's Whisper - every way stops at 601.2h")


def test_what_is_found_ahead_is_what_the_engine_finds(model, game):
    model.look_ahead()
    found = {o.value: o.stops_at for o in offered(cast(game, Announcement(card(game, "Lava Spike")))) if o.offered}
    seen = {o.value: o.stops_at or None for o in model.question(SPLICES).options if o.state != "refused"}
    assert seen == found


def test_a_cast_that_cannot_be_finished_any_more_says_so(model):
    pick(model, SPLICES, "Horobi's Whisper")
    assert model.trace.unfinished and model.hopeless == ""
    model.look_ahead()
    assert "every way stops at 601.2h" in model.hopeless


def test_no_time_means_no_look_ahead(model):
    model.look_ahead(-1)
    assert all(one.state != "dead end" for view in model.questions for one in view.options)


def test_leaving_a_card_out_is_found_as_a_way_to_make_it_legal(model):
    pick(model, target(0), "N")
    pick(model, SPLICES, "Blessed Breath")
    assert model.trace.illegal and model.trace.stopped_at == "601.2b"
    assert [way.text for way in model.mends()] == ["leave out Blessed Breath"]
    model.adopt(model.mends()[0])
    assert model.trace.complete and model.question(target(0)).labels == ("N",)
    model.undo()
    assert model.trace.illegal


def test_one_more_land_is_found_and_put_into_the_position():
    model = CastModel(position('[A]\nhand = ["Lava Spike", "Glacial Ray"]\nbattlefield = ["Mountain x2"]\n[N]\n'))
    pick(model, target(0), "N")
    pick(model, SPLICES, "Glacial Ray")
    pick(model, target(1), "N")
    assert model.trace.illegal
    way = next(way for way in model.mends() if way.text == "one more Mountain")
    model.adopt(way)
    assert model.trace.complete and len(model.game.battlefield) == 3


def test_what_is_refused_may_be_chosen_to_see_what_happens(model):
    model.dare(True)
    assert model.daring
    pick(model, target(0), "Grizzly Bears")
    assert model.trace.illegal and model.trace.stopped_at == "601.2c"
    assert model.reasons and "601.2c" in model.reasons[0]


# ---------------------------------------------------------------- steps


def test_there_are_nine_steps_and_each_says_how_far_it_came(model):
    assert [step.rule for step in model.steps] == [row.rule for row in CASTING]
    assert [step.state for step in model.steps[:4]] == ["done", "done", "waits here", "not reached"]
    pick(model, target(0), "N")
    assert [step.state for step in model.steps[3:6]] == ["nothing to do", "done", "done"]
    assert all(step.summary for step in model.steps)


def test_a_cast_that_may_not_begin_shows_the_gate(game):
    model = CastModel(replace(game, priority="N"), Announcement(card(game, "Lava Spike")))
    assert model.shown.rule == "601.3" and model.shown.state == "stops here"
    assert [line.rule for line in model.question(HOST).against] == ["117.1a"]


def test_one_walks_through_the_steps_and_sees_each_moment(model):
    pick(model, target(0), "N")
    pick(model, SPLICES, "Glacial Ray")
    pick(model, target(1), "N")
    model.go("601.2a")
    assert model.shown.rule == "601.2a" and len(model.shown_text) == 1 and model.shown_bill is None
    model.next()
    assert [line.origin for line in model.shown_text] == ["Lava Spike", "Glacial Ray", "Glacial Ray"]
    assert [line.gained for line in model.shown_text] == [False, True, True]
    assert model.shown_game.stack[0].choices.targets == ()
    model.next()
    assert model.shown_game.stack[0].choices.targets == (("N",), ("N",))
    model.go("601.2f")
    assert model.shown_bill.total.text == "{1}{R}{R}"
    model.back()
    assert model.shown.rule == "601.2e" and model.shown_bill is None


def test_walking_stops_at_both_ends(model):
    model.go("601.2a")
    model.back()
    assert model.shown.rule == "601.2a"
    model.go("601.2i")
    model.next()
    assert model.shown.rule == "601.2i" and model.shown.state == "not reached"


def test_the_step_that_is_looked_at_stays_when_a_choice_changes(model):
    model.go("601.2b")
    pick(model, target(0), "N")
    assert model.shown.rule == "601.2b"


def test_a_step_tells_what_was_asked_and_what_happened(model):
    pick(model, SPLICES, "Glacial Ray")
    model.go("601.2b")
    assert model.shown.lines[0].kind == "asked" and "Glacial Ray" in model.shown.lines[0].text
    assert "612.10" in [line.rule for line in model.shown.lines]


# ---------------------------------------------------------------- resolving, undoing, listening


def test_a_complete_cast_can_be_resolved_and_a_later_choice_takes_that_back(model):
    model.resolve()
    assert model.resolution is None, "nothing is there to resolve yet"
    pick(model, target(0), "N")
    model.resolve()
    assert model.after.player("N").life == 17 and model.verdict == "Lava Spike resolves."
    pick(model, target(0), "A")
    assert model.resolution is None and model.after is None
    model.resolve()
    model.unresolve()
    assert model.resolution is None


def test_choices_on_resolution_are_questions_too():
    model = CastModel(position('[A]\nhand = ["Through the Breach", "Grizzly Bears", "Hill Giant"]\n'
                               'battlefield = ["Mountain x5"]\n[N]\n'))
    model.resolve()
    choices = [view for view in model.questions if view.key[0] == "choices"]
    assert choices and model.resolution.unfinished
    while model.resolution.unfinished:
        asked = model.resolution.question
        option = next(one for one in model.question((asked.field, asked.index)).options if one.state == "offered")
        model.choose((asked.field, asked.index), option.answer)
    assert model.resolution.complete and model.after is not None


def test_every_change_can_be_taken_back(model):
    assert not model.may_undo
    before = model.announcement
    pick(model, target(0), "N")
    pick(model, SPLICES, "Glacial Ray")
    model.undo()
    assert model.announcement.splices == () and model.trace.complete
    model.undo()
    assert model.announcement == before and not model.may_undo
    model.undo()
    assert model.announcement == before


def test_whoever_listens_is_told_of_every_change(model):
    heard = []
    model.on_change(lambda: heard.append(model.verdict))
    pick(model, target(0), "N")
    model.go("601.2a")
    model.undo()
    assert len(heard) == 3 and heard[0].startswith("Legal")


def test_when_the_engine_fails_nothing_is_changed(model, monkeypatch):
    pick(model, target(0), "N")

    def broken(*_):
        raise RuntimeError("broken")

    monkeypatch.setattr("mtgrules.widgets.model.walked.pass_all", broken)
    with pytest.raises(RuntimeError):
        model.resolve()
    assert model.resolution is None and model.trace.complete and model.may_resolve


def test_a_player_without_cards_has_nothing_to_cast():
    with pytest.raises(ValueError, match="A has no card in hand"):
        CastModel(position("[A]\n[N]\n"))


# ---------------------------------------------------------------- between the cast and the resolution

BLUE_RAY = """
[A]
hand = ["Reach Through Mists", "Glacial Ray", "Evermind"]
battlefield = ["Mountain x4", "Island x3"]
library = ["Forest", "Swamp x9"]
[N]
battlefield = ["Grizzly Bears", "Hill Giant"]
"""
GONE = "{} leaves (it returns to its owner's hand)"


@pytest.fixture
def mists():
    """Reach Through Mists with Glacial Ray spliced onto it, aimed at Grizzly Bears; it can resolve."""
    model = CastModel(position(BLUE_RAY))
    pick(model, SPLICES, "Glacial Ray")
    pick(model, target(0), "Grizzly Bears")
    return model


def rules_of(lines):
    return [line.rule for line in lines]


def test_only_a_complete_cast_with_an_object_as_a_target_asks_what_leaves(mists):
    assert [one.label for one in mists.question(LEAVING).options] == [GONE.format("Grizzly Bears")]
    assert mists.question(LEAVING).chosen == () and mists.question(LEAVING).rule == "400.7"
    pick(mists, target(0), "N")
    assert mists.trace.complete and LEAVING not in [view.key for view in mists.questions]
    mists.choose(target(0), None)
    assert LEAVING not in [view.key for view in mists.questions]


def test_the_damage_is_dealt_by_the_blue_spell(mists):
    assert mists.damage == () and mists.between == ()
    mists.resolve()
    assert [line.text for line in mists.damage][0] == "Reach Through Mists, blue, deals 2 damage to Grizzly Bears."
    assert rules_of(mists.damage) == ["120.3e", "702.47c"]
    assert rules_of(mists.between) == ["117.4"]
    assert len(mists.after.player("A").hand) == len(mists.game.player("A").hand), "one card cast, one drawn"


def test_when_its_only_target_leaves_the_spell_does_not_resolve_and_draws_no_card(mists):
    pick(mists, LEAVING, GONE.format("Grizzly Bears"))
    assert mists.trace.complete and mists.may_resolve
    assert mists.shown_game.named("Grizzly Bears")[0].zone == "battlefield", "not before the resolution"
    mists.resolve()
    assert "608.2b" in mists.verdict and mists.damage == ()
    assert rules_of(mists.between) == ["400.7", "400.7", "117.4"]
    told = {event.rule for step in mists.resolution.steps for event in step.events}
    assert {"608.2b", "702.47d"} <= told
    assert len(mists.after.player("A").library) == len(mists.game.player("A").library)
    assert [card.label for card in mists.after.player("N").hand] == ["Grizzly Bears"]
    assert "something else makes Grizzly Bears leave" in mists.explanation


def test_what_leaves_can_be_taken_back_and_changed(mists):
    mists.resolve()
    mists.undo()
    pick(mists, LEAVING, GONE.format("Grizzly Bears"))
    mists.resolve()
    assert "608.2b" in mists.verdict
    mists.choose(LEAVING, ())
    assert mists.resolution is None, "what happened before it is another story now"
    mists.resolve()
    assert mists.verdict == "Reach Through Mists resolves."
    for _ in range(2):
        mists.undo()
    mists.resolve()
    assert "608.2b" in mists.verdict
    mists.unresolve()
    assert mists.question(LEAVING).labels == (GONE.format("Grizzly Bears"),)


def test_a_target_that_is_chosen_no_more_does_not_leave(mists):
    pick(mists, LEAVING, GONE.format("Grizzly Bears"))
    pick(mists, target(0), "Hill Giant")
    assert mists.question(LEAVING).chosen == ()
    mists.resolve()
    assert mists.verdict == "Reach Through Mists resolves." and "Hill Giant" in mists.damage[0].text


def test_of_two_targets_one_may_leave(game):
    model = CastModel(game)
    pick(model, target(0), "N")
    pick(model, SPLICES, "Glacial Ray")
    pick(model, target(1), "Hill Giant")
    pick(model, LEAVING, GONE.format("Hill Giant"))
    model.resolve()
    assert model.verdict == "Lava Spike resolves." and model.after.player("N").life == 17
    assert [line.text for line in model.damage][0] == "Lava Spike, red, deals 3 damage to N."


def test_what_has_triggered_resolves_before_the_spell():
    model = CastModel(position(BLUE_RAY.replace('"Mountain x4"', '"Mountain x4", "Young Pyromancer"')))
    pick(model, SPLICES, "Glacial Ray")
    pick(model, target(0), "Grizzly Bears")
    model.resolve()
    assert model.verdict == "Reach Through Mists resolves." and "603.3" in rules_of(model.between)
    assert model.after.named("Elemental Token")


def test_what_a_spell_is_beside_its_text_does_not_change(mists):
    assert rules_of(mists.shown_nature) == ["109.3", "702.47c"]
    assert mists.shown_nature[0].text == "Reach Through Mists: blue, Instant \N{EM DASH} Arcane, mana value 1"
    mists.go("601.2a")
    assert rules_of(mists.shown_nature) == ["109.3"], "nothing is spliced on yet"


# ---------------------------------------------------------------- a walk of its own for small questions


class Things(Value):
    """An announcement with a field that no cast has."""

    other: int | None = None


class Walking(Value):
    """A walking state."""

    announcement: Things = Things()
    asked: tuple = ()


# ---------------------------------------------------------------- undo and redo, another position


def test_redo_makes_the_change_again_that_undo_took_back(model):
    pick(model, target(0), "N")
    pick(model, SPLICES, "Glacial Ray")
    chosen = model.announcement
    model.undo()
    model.undo()
    assert not model.may_undo and model.may_redo and model.announcement.splices == ()
    model.redo()
    model.redo()
    assert model.announcement == chosen and not model.may_redo
    model.redo()  # nothing more to make again
    assert model.announcement == chosen


def test_a_change_after_undo_leaves_nothing_to_redo(model):
    pick(model, target(0), "N")
    model.undo()
    pick(model, target(0), "A")
    assert model.may_undo and not model.may_redo and model.question(target(0)).labels == ("A",)


def test_undo_and_redo_reach_over_the_resolution(model):
    pick(model, target(0), "N")
    model.resolve()
    model.undo()
    assert model.resolution is None and model.may_resolve
    model.redo()
    assert model.after.player("N").life == 17


def test_another_position_is_opened_and_undo_comes_back(model, game):
    pick(model, target(0), "N")
    other = position(THREE_SPLICES)
    model.open(other, announce(other, "Reach Through Mists", splice=["Evermind"]))
    assert model.game == other and model.verdict.startswith("Legal: Reach Through Mists")
    assert model.question(SPLICES).labels == ("Evermind",)
    model.undo()
    assert model.game == game and model.question(target(0)).labels == ("N",)


def test_the_cards_whose_text_was_gained_are_shown_from_the_step_on_that_splices(model):
    pick(model, SPLICES, "Glacial Ray")
    model.go("601.2a")
    assert model.look.spliced == ()
    model.go("601.2b")
    assert [one.label for one in model.look.spliced] == ["Glacial Ray"]
    assert model.look.spliced[0].zone == "hand"
