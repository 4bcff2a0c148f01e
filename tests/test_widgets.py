"""The widgets in plain Python: set a value as a user would, and look at what is shown."""

import re
from html import unescape

import ipywidgets as w
import pytest

from mtgrules.book import data_folder
from mtgrules.casting import CASTING, cast
from mtgrules.pictures import stack
from mtgrules.scenario import announce, load_scenario, position
from mtgrules.widgets import STEPS, CastModel, CastPanel, Check, Predict, WhatIf, exercise, reveal
from mtgrules.widgets.model.views import OptionView, QuestionView
from mtgrules.widgets.panel.controls import QuestionControl

ARCANE = """
title = "A red spell and what may be spliced onto it"
[A]
hand = ["Lava Spike", "Glacial Ray", "Blessed Breath", "Evermind"]
battlefield = ["Mountain x4", "Island x2"]
[N]
battlefield = ["Grizzly Bears", "Hill Giant"]
"""
GAME = position(ARCANE)
LEGAL = cast(GAME, announce(GAME, "Lava Spike", splice=["Glacial Ray"], targets=["N", "Hill Giant"]))
ILLEGAL = cast(GAME, announce(GAME, "Lava Spike", splice=["Blessed Breath"], targets=["N"]))


@pytest.fixture
def panel():
    return CastPanel(ARCANE, "Lava Spike")


def words(html):
    """What a reader of a piece of HTML reads, as long as no rule number is unfolded; symbols in braces."""
    html = re.sub(r'<svg class="mtg-symbol" data-symbol="([^"]*)".*?</svg>', r"{\1}", html, flags=re.S)
    folded = r'<div class="mtg-rulepage">.*?</div>|<style>.*?</style>'
    return unescape(re.sub(r"\s+", " ", re.sub(r"<[^>]*>", " ", re.sub(folded, " ", html, flags=re.S)))).strip()


def shown(widget):
    """Every visible widget inside, in the order in which the Tab key meets them."""
    if widget.layout.display == "none":
        return
    yield widget
    for child in getattr(widget, "children", ()):
        yield from shown(child)


def everything(widget):
    """Every widget inside, hidden ones too."""
    yield widget
    for child in getattr(widget, "children", ()):
        yield from everything(child)


def read(widget):
    """All the words that are visible in a widget."""
    return " ".join(words(one.value) if isinstance(one, w.HTML) else getattr(one, "description", "")
                    for one in shown(widget))


def row(panel, label, field="splices"):
    """The row of an option."""
    return next(one for one in panel.control(field).many.rows.values() if one.check.description == label)


def aim(panel, number, label):
    panel.control("targets", number).one.dropdown.label = label


# ---------------------------------------------------------------- choosing


def test_a_panel_shows_the_questions_that_the_engine_asks(panel):
    assert "Which cards are spliced onto Lava Spike" in read(panel.widget)
    target = panel.control("targets", 0).one.dropdown
    assert [label for label, _ in target.options] == ["(choose)", "A", "N"] and target.index == 0
    assert target.description.startswith("Target 1 of Lava Spike") and "601.2c" in target.description
    assert words(panel.verdict.value).startswith("Unfinished")


def test_choosing_in_the_controls_makes_the_announcement(panel):
    aim(panel, 0, "N")
    row(panel, "Glacial Ray").check.value = True
    aim(panel, 1, "Hill Giant")
    assert panel.trace.complete and panel.announcement.targets == LEGAL.start.announcement.targets
    assert words(panel.verdict.value) == "Legal: Lava Spike is cast for {1}{R}{R}."
    assert "Lava Spike deals 2 damage to any target." in words(panel.shown.spell.value)
    assert "added by splicing, from Glacial Ray" in words(panel.shown.spell.value)
    assert "splice cost of Glacial Ray +{1}{R} 702.47a" in words(panel.shown.bill.value)
    assert stack(panel.model.shown_game).svg in panel.shown.stack.value or "Shown as text" in panel.shown.stack.value


def test_another_host_is_chosen_in_the_panel(panel):
    panel.control("card").one.dropdown.label = "Evermind"
    assert panel.model.question(("card", None)).labels == ("Evermind",)
    assert "Evermind" in panel.control("splices").title.value


def test_unticking_takes_the_card_out_and_hides_its_target(panel):
    check = row(panel, "Glacial Ray").check
    aim(panel, 0, "N")
    check.value = True
    assert panel.control("targets", 1).box.layout.display is None
    check.value = False
    assert panel.control("targets", 1).box.layout.display == "none" and panel.trace.complete


def test_the_placeholder_leaves_the_choice_open_again(panel):
    aim(panel, 0, "N")
    panel.control("targets", 0).one.dropdown.index = 0
    assert panel.trace.unfinished


def test_mana_is_chosen_for_the_user_until_the_user_takes_over(panel):
    aim(panel, 0, "N")
    control = panel.control("mana_abilities")
    assert control.auto.value is True and "Chosen for you: Mountain#1 {R}" in read(control.box)
    assert control.many.box.layout.display == "none"
    control.auto.value = False
    assert row(panel, "Mountain#1 {R}", "mana_abilities").check.value is True
    row(panel, "Mountain#1 {R}", "mana_abilities").check.value = False
    assert panel.trace.illegal and "601.2h" in words(panel.verdict.value)
    control.auto.value = True
    assert panel.trace.complete


# ---------------------------------------------------------------- order


def splice_both(panel):
    row(panel, "Glacial Ray").check.value = True
    row(panel, "Evermind").check.value = True
    return panel.control("splices")


def test_the_order_is_changed_by_buttons_that_stay_where_they_are(panel):
    splices = splice_both(panel)
    ray, evermind = row(panel, "Glacial Ray"), row(panel, "Evermind")
    assert words(ray.place.value) == "1 of 2" and list(splices.many.tags.value) == ["Glacial Ray", "Evermind"]
    children = splices.many.list.children
    ray.later.click()
    assert splices.view.labels == ("Evermind", "Glacial Ray") and words(ray.place.value) == "2 of 2"
    ray.later.click()
    assert splices.view.labels == ("Evermind", "Glacial Ray"), "the last one cannot go further"
    evermind.later.click()
    assert splices.view.labels == ("Glacial Ray", "Evermind")
    assert splices.many.list.children == children
    assert ray.earlier.tooltip == "Move Glacial Ray earlier"


def test_the_order_is_changed_by_dragging(panel):
    splices = splice_both(panel)
    splices.many.tags.value = ["Evermind", "Glacial Ray"]
    assert panel.model.question(("splices", None)).labels == ("Evermind", "Glacial Ray")
    assert words(row(panel, "Evermind").place.value) == "1 of 2"
    splices.many.tags.value = ["Evermind"]
    assert row(panel, "Glacial Ray").check.value is False


def test_the_order_is_shown_only_where_there_is_one(panel):
    splices = panel.control("splices")
    assert splices.many.tags.layout.display == "none"
    row(panel, "Glacial Ray").check.value = True
    assert splices.many.tags.layout.display == "none" and row(panel, "Glacial Ray").moving.layout.display == "none"
    row(panel, "Evermind").check.value = True
    assert splices.many.tags.layout.display is None and row(panel, "Glacial Ray").moving.layout.display is None


TWO_TORRENTS = """
[A]
hand = ["Lava Spike", "Torrent of Stone", "Torrent of Stone", "Hundred-Talon Strike"]
battlefield = ["Mountain x6", "Silvercoat Lion"]
[N]
battlefield = ["Grizzly Bears x2"]
"""


def paying(*spliced):
    bears = ["Grizzly Bears#1", "Grizzly Bears#2"]
    panel = CastPanel(position(TWO_TORRENTS), "Lava Spike", splice=spliced, targets=["N", *bears])
    panel.control("paid_in").auto.value = False
    return panel, panel.control("paid_in")


def test_costs_that_are_not_mana_are_put_in_order_and_none_can_be_left_out():
    panel, order = paying("Torrent of Stone#1", "Hundred-Talon Strike")
    sacrifice, tap = order.many.rows.values()
    assert sacrifice.check.layout.display == tap.check.layout.display == "none"
    assert words(sacrifice.place.value) == "2 of 2: sacrifice two Mountains (for Torrent of Stone)"
    sacrifice.earlier.click()
    assert panel.trace.complete and panel.announcement.paid_in == (0, 1)
    assert words(tap.place.value).startswith("2 of 2: tap an untapped white creature") and tap.later.tooltip.startswith("Move tap")


def test_two_costs_in_the_same_words_are_told_apart():
    panel, order = paying("Torrent of Stone#1", "Torrent of Stone#2")
    first, second = order.many.tags.value
    assert (first, second) == ("sacrifice two Mountains (for Torrent of Stone), number 1",
                               "sacrifice two Mountains (for Torrent of Stone), number 2")
    order.many.tags.value = [second, first]
    assert panel.trace.complete and panel.announcement.paid_in == (1, 0)
    assert "choose 2 (Mountain) for Lava Spike" in words(panel.control("paid_with", 0).title.value)


# ---------------------------------------------------------------- what is not possible


def test_what_is_not_possible_stands_beside_its_control_and_can_be_reached(panel):
    breath = row(panel, "Blessed Breath")
    assert breath.check.disabled and 'tabindex="0"' in breath.note.value and 'role="note"' in breath.note.value
    assert words(breath.note.value).startswith("Not allowed: Blessed Breath - ") and "702.47b" in breath.note.value
    notes = panel.control("targets", 0).notes.value
    assert "Grizzly Bears" in words(notes) and "601.2c" in words(notes) and 'tabindex="0"' in notes


def test_a_refused_option_is_offered_only_to_those_who_dare(panel):
    assert "Grizzly Bears" not in str(panel.control("targets", 0).one.dropdown.options)
    panel.announcing.daring.value = True
    assert not row(panel, "Blessed Breath").check.disabled
    aim(panel, 0, "Grizzly Bears (not allowed: 601.2c)")
    assert words(panel.verdict.value).startswith("Illegal") and "Refused:" in read(panel.control("targets", 0).box)
    panel.announcing.daring.value = False
    assert panel.control("targets", 0).one.dropdown.label.startswith("Grizzly Bears"), "what is chosen stays shown"


def test_an_option_that_leads_nowhere_says_so():
    panel = CastPanel("which_cards_may_be_spliced")
    assert "No way to finish: Horobi's Whisper" in words(row(panel, "Horobi's Whisper").note.value)
    row(panel, "Horobi's Whisper").check.value = True
    aim(panel, 0, "N")
    assert "every way stops at 601.2h" in words(panel.hopeless.value)


def test_what_would_make_it_legal_is_offered_and_tried(panel):
    assert panel.mending.box.layout.display == "none"
    panel.announcing.daring.value = True
    aim(panel, 0, "N")
    row(panel, "Blessed Breath").check.value = True
    assert panel.mending.ask in list(shown(panel.widget))
    panel.mending.ask.click()
    offered = [button.description for button in panel.mending.ways if button.layout.display is None]
    assert offered == ["leave out Blessed Breath"]
    panel.mending.ways[0].click()
    assert panel.trace.complete and "Tried: leave out Blessed Breath" in words(panel.mending.title.value)
    assert panel.mending.ways[0].layout.display is None, "the pressed button stays, so that the focus stays"
    aim(panel, 0, "A")
    assert panel.mending.box.layout.display == "none"


# ---------------------------------------------------------------- updating


class Deaf:
    """A model that must not be told anything."""

    def __getattr__(self, name):
        def called(*given):
            raise AssertionError(f"{name}{given} was called without the user's doing anything")
        return called


def view(shape="one", chosen=None, options=("x", "y", "z"), **more):
    made = tuple(OptionView(o, o, o) for o in options)
    return QuestionView(("field", None), shape, "Which?", "601.2b", "A", made, chosen, **more)


VIEWS = (view(), view(chosen=("y",)), view(chosen=("z",), options=("z", "y")), view("some", ("x",)),
         view("order", ("x", "z")), view("order", ("z", "x", "y")), view("order", (), auto=False),
         view("order", ("y",), auto=True, auto_label="y"), None, view(chosen=("x",), options=("x",)),
         view("some", None))


def test_updating_a_control_never_counts_as_a_choice():
    control = QuestionControl(Deaf(), lambda do: do)
    for one in VIEWS * 2:
        control.update(one)
        control.update(one, daring=True)


def test_the_same_widgets_are_used_whatever_a_question_becomes():
    control = QuestionControl(Deaf(), lambda do: do)
    control.update(view("order", ("x",)))
    before = list(everything(control.box))
    for one in VIEWS:
        control.update(one)
    assert set(before) <= set(everything(control.box))
    assert control.one.dropdown.index == 0 or control.view.shape != "one"


def test_what_does_not_change_sends_nothing(panel):
    aim(panel, 0, "N")
    sent = []
    for one in everything(panel.widget):
        one.observe(lambda change: sent.append((change["owner"], change["name"])))
    panel.refresh()
    assert sent == []


def test_a_change_makes_no_widget_anew(panel):
    splice_both(panel)
    aim(panel, 0, "N")
    before = list(everything(panel.widget))
    row(panel, "Glacial Ray").later.click()
    aim(panel, 0, "A")
    panel.walk.steps["601.2b"].click()
    assert list(everything(panel.widget)) == before


def test_a_new_question_comes_after_the_others_of_its_field(panel):
    target = panel.announcing.fields["targets"]
    first = target.children
    row(panel, "Glacial Ray").check.value = True
    aim(panel, 0, "N")
    assert target.children[: len(first)] == first and len(target.children) == 2


def test_a_choice_made_from_outside_shows_in_the_controls(panel):
    panel.model.choose(("targets", 0), ("N",))
    assert panel.control("targets", 0).one.dropdown.label == "N"
    panel.model.undo()
    assert panel.control("targets", 0).one.dropdown.index == 0


def test_a_fault_is_shown_in_the_panel_and_nothing_is_changed(panel, monkeypatch):
    def broken(*_):
        raise RuntimeError("the engine <stumbled>")

    aim(panel, 0, "N")
    with monkeypatch.context() as broken_engine:
        broken_engine.setattr("mtgrules.widgets.model.walked.cast", broken)
        with pytest.raises(RuntimeError):
            panel.model.choose(("targets", 0), ("A",))
        row(panel, "Glacial Ray").check.value = True
    assert panel.faults.box.layout.display is None and 'role="alert"' in panel.faults.box.value
    assert "RuntimeError: the engine <stumbled>" in words(panel.faults.box.value)
    assert row(panel, "Glacial Ray").check.value is False
    aim(panel, 0, "A")
    assert panel.faults.box.layout.display == "none" and panel.trace.complete


# ---------------------------------------------------------------- steps, resolution


def test_there_are_nine_named_step_buttons_that_tell_their_state_in_words(panel):
    assert list(panel.walk.steps) == [table_row.rule for table_row in CASTING]
    names = [" ".join(button.description.split()) for button in panel.walk.steps.values()]
    assert names[0] == "601.2a propose ✓ done" and names[2] == "▸ 601.2c target ? waits here"
    assert names[8] == "601.2i become cast · not reached"


def test_a_step_button_shows_what_happened_there(panel):
    row(panel, "Glacial Ray").check.value = True
    panel.walk.steps["601.2b"].click()
    assert "Glacial Ray is revealed and spliced onto Lava Spike" in words(panel.shown.step.value)
    assert words(panel.shown.step.value).startswith("601.2b announce: ✓ done")
    panel.walk.back.click()
    assert panel.model.shown.rule == "601.2a" and "▸ 601.2a" in panel.walk.steps["601.2a"].description
    panel.walk.next.click()
    assert panel.model.shown.rule == "601.2b"


def test_every_step_can_be_read_at_once(panel):
    assert panel.shown.whole.layout.display == "none"
    panel.shown.every.value = True
    assert "601.2a propose" in words(panel.shown.whole.value) and panel.shown.whole.layout.display is None


def test_resolving_shows_before_and_after(panel):
    assert panel.walk.resolve.layout.display == "none" and panel.outcome.box.layout.display == "none"
    aim(panel, 0, "N")
    panel.walk.resolve.click()
    assert "Lava Spike deals 3 damage to N" in words(panel.outcome.resolved.value) and "20" in words(panel.outcome.after.value)
    assert panel.walk.resolve.description == "Back to before the resolution"
    panel.walk.resolve.click()
    assert panel.model.resolution is None and panel.walk.resolve.description == "Resolve"


@pytest.fixture
def mists():
    """A panel with Glacial Ray spliced onto Reach Through Mists and aimed at Grizzly Bears."""
    panel = CastPanel("glacial_ray_on_reach_through_mists")
    row(panel, "Glacial Ray").check.value = True
    aim(panel, 0, "Grizzly Bears")
    return panel


def leaving(panel):
    return row(panel, "Grizzly Bears leaves (it returns to its owner's hand)", "leaving")


def test_a_target_can_be_made_to_leave_before_the_spell_resolves(mists):
    order = list(shown(mists.widget))
    assert order.index(mists.walk.undo) < order.index(leaving(mists).check) < order.index(mists.walk.resolve)
    assert "Before it resolves: nothing happens, unless you tick it (400.7)" in read(mists.widget)
    leaving(mists).check.value = True
    assert mists.model.resolution is None and "Legal" in words(mists.verdict.value), "the cast stays as it was"
    mists.walk.resolve.click()
    told = words(mists.outcome.resolved.value)
    assert "608.2b" in words(mists.verdict.value) and "Before it resolves" in told and "702.47d" in told
    assert "Who deals the damage" not in told and "does nothing" in words(mists.outcome.order.value)
    mists.walk.undo.click()
    assert mists.model.resolution is None and leaving(mists).check.value is True
    mists.walk.undo.click()
    assert leaving(mists).check.value is False
    mists.walk.resolve.click()
    assert words(mists.verdict.value) == "Reach Through Mists resolves."


def test_what_leaves_is_asked_only_where_a_target_could(mists):
    aim(mists, 0, "N")
    assert mists.control("leaving").box.layout.display == "none"
    aim(mists, 0, "Grizzly Bears")
    assert mists.control("leaving").box.layout.display is None


def test_the_panel_says_who_deals_the_damage_and_that_only_text_was_added(mists):
    assert "Reach Through Mists: blue, Instant" in words(mists.shown.spell.value) and "702.47c" in words(mists.shown.spell.value)
    mists.walk.resolve.click()
    told = words(mists.outcome.resolved.value)
    assert "Who deals the damage Reach Through Mists, blue, deals 2 damage to Grizzly Bears. 120.3e" in told
    assert "702.47c" in told and "Reach Through Mists deals 2 damage" in words(mists.outcome.order.value)


def test_a_panel_for_a_cast_can_be_told_from_other_widgets(panel):
    assert {"mtg-panel", "mtg-cast-panel"} <= set(panel.widget._dom_classes)
    assert "mtg-cast-panel" not in Predict("How much damage?", ("3", "5"), correct="5").widget._dom_classes


def test_choices_on_resolution_get_controls_too():
    panel = CastPanel('[A]\nhand = ["Through the Breach", "Grizzly Bears", "Hill Giant"]\n'
                      'battlefield = ["Mountain x5"]\n[N]\n')
    panel.walk.resolve.click()
    control = panel.control("choices", 0)
    assert control.box in list(shown(panel.outcome.box)) and panel.model.resolution.unfinished
    control.one.dropdown.index = 1
    assert panel.model.question(("choices", 0)).chosen is not None


def test_undo_takes_a_change_back(panel):
    aim(panel, 0, "N")
    panel.walk.undo.click()
    assert panel.control("targets", 0).one.dropdown.index == 0 and panel.trace.unfinished


# ---------------------------------------------------------------- for every reader


def test_every_visible_control_has_a_label_and_none_is_a_slider(panel):
    splice_both(panel)
    aim(panel, 0, "N")
    for one in shown(panel.widget):
        assert "Slider" not in type(one).__name__
        if isinstance(one, (w.Button, w.Checkbox, w.Dropdown, w.Text, w.RadioButtons)):
            assert one.description.strip(), one
        if isinstance(one, w.TagsInput):
            assert one.placeholder.strip()


def test_the_tab_key_meets_the_steps_then_the_choices_in_the_order_of_the_rules(panel):
    splice_both(panel)
    aim(panel, 0, "N")
    order = [one for one in shown(panel.widget)]
    stops = [*panel.walk.steps.values(), panel.walk.back, panel.walk.next, panel.walk.undo, panel.control("card").one.dropdown,
             row(panel, "Glacial Ray").check, row(panel, "Glacial Ray").earlier, row(panel, "Blessed Breath").note,
             panel.control("targets", 0).one.dropdown, panel.control("targets", 1).one.dropdown, panel.announcing.daring,
             panel.shown.every]
    places = [order.index(stop) for stop in stops]
    assert places == sorted(places)


def test_headings_stay_below_those_of_the_notebook_and_skip_no_level(panel):
    aim(panel, 0, "N")
    panel.walk.resolve.click()
    levels = [int(level) for one in shown(panel.widget) if isinstance(one, w.HTML)
              for level in re.findall(r"<h(\d)", one.value)]
    assert levels[0] == 3 and all(later - earlier <= 1 for earlier, later in zip(levels, levels[1:], strict=False))


def test_the_verdict_is_read_out_when_it_changes(panel):
    assert 'role="status"' in panel.verdict.value and 'aria-live="polite"' in panel.verdict.value


def test_a_place_without_widgets_gets_the_explanation(panel):
    aim(panel, 0, "N")
    bundle = panel._repr_mimebundle_()
    assert bundle["text/plain"] == panel.text == repr(panel) and "601.2f total" in panel.text
    assert "application/vnd.jupyter.widget-view+json" in bundle


FILE = data_folder() / "scenarios" / "which_cards_may_be_spliced.toml"


@pytest.mark.parametrize("what", ["glacial_ray_on_reach_through_mists", ARCANE, GAME, LEGAL, ILLEGAL, FILE,
                                  load_scenario(FILE)], ids=lambda what: type(what).__name__)
def test_a_panel_opens_on_whatever_holds_a_position(what):
    panel = CastPanel(what)
    assert panel.trace.steps and panel.announcement.card


def test_a_panel_opens_with_what_is_announced():
    panel = CastPanel(GAME, "Lava Spike", splice=["Glacial Ray"], targets=["N", "Hill Giant"], title="Both")
    assert panel.trace.complete and panel.control("targets", 1).one.dropdown.label == "Hill Giant"
    assert "Both" in read(panel.widget)


# ---------------------------------------------------------------- predict


def test_a_prediction_is_closed_until_the_reader_commits():
    asked = []
    question = Predict("How much damage?", ("3", "5"), correct=lambda: asked.append(1) or "5")
    assert not question.committed and question.right is None and asked == []
    assert question.revealed.layout.display == "none" and "5." not in words(question.short.value)
    question.button.click()
    assert not question.committed and "Choose an answer first" in words(question.status.value) and asked == []
    assert "How much damage?" in repr(question)


def test_after_committing_the_short_answer_stands_there_and_the_rest_is_opened_separately():
    question = Predict("Is it legal?", correct=ILLEGAL)
    question.input.value = "legal"
    question.button.click()
    assert question.right is False and question.revealed.layout.display is None
    assert "Short answer: illegal." in words(question.short.value)
    assert question.why.layout.display == "none" and question.rules_text.children[0].layout.display == "none"
    question.why_button.click()
    assert question.why.layout.display is None and "Blessed Breath needs a target" in words(question.why.value)
    assert [button.description for button in question.rules_bar.children] == ["Rule 702.47b"]
    question.rules_bar.children[0].click()
    assert question.rules_text.children[0].layout.display is None
    assert words(question.rules_text.children[0].value).startswith("702.47b:")
    assert question.rules_bar.children[0].description == "Hide rule 702.47b"


def test_a_prediction_can_be_made_again():
    question = Predict("Is it legal?", correct=LEGAL)
    question.commit("illegal")
    assert question.input.disabled
    question.button.click()
    assert not question.committed and not question.input.disabled and question.revealed.layout.display == "none"
    question.commit("legal")
    assert question.right


def test_which_step_decides_is_read_from_the_cast():
    question = Predict("Which step decides?", STEPS, correct=ILLEGAL)
    question.commit("601.2c target")
    assert question.answer == "601.2b announce" and question.right is False


def test_a_prediction_knows_the_wrong_idea_behind_it():
    heard = []
    question = Predict("What does it cost?", {"{R}": "A splice is not free (702.47a).", "{1}{R}{R}": ""}, "{1}{R}{R}",
                       because="Both costs are paid.", rules=("702.47a", "118.8"))
    question.on_commit(heard.append)
    question.commit("{R}")
    assert question.idea == "A splice is not free (702.47a)." and question.idea in words(question.short.value)
    assert heard == [question] and question.rule_ids() == ("702.47a", "118.8")


def test_a_prediction_can_be_typed():
    question = Predict("How many cards?", correct=2)
    question.input.value = " 2 "
    question.commit()
    assert question.right


# ---------------------------------------------------------------- exercises


@pytest.mark.parametrize("expected, answer, right", [
    (3, 3, True), (3, "3", True), (3, 1, False), ("Glacial Ray", "glacial ray.", True), (3, None, None), (3, ..., None),
    ({"A", "N"}, ["N", "A"], True), (("A", "N"), ["N", "A"], False), ("legal", LEGAL, True), ("legal", ILLEGAL, False),
    ("illegal", ILLEGAL, True), ("illegal", LEGAL, False), (LEGAL, LEGAL, True), (LEGAL, ILLEGAL, False),
    (LEGAL, cast(GAME, announce(GAME, "Lava Spike", splice=[], targets=["N"])), False),
    ("legal", cast(GAME, announce(GAME, "Lava Spike")), None),
])
def test_an_answer_is_checked(expected, answer, right):
    assert Check(expected)(answer).right is right


def test_a_check_says_what_is_wrong_in_a_friendly_way():
    assert Check(3, {1: "A splice cost is added."})(1).idea == "A splice cost is added."
    assert "702.47b" in Check("legal", {"702.47b": "Its target has to be there."})(ILLEGAL).text
    assert Check("legal", {"702.47b": "Its target has to be there."})(ILLEGAL).idea == "Its target has to be there."
    other = cast(GAME, announce(GAME, "Lava Spike", splice=[], targets=["A"]))
    assert "A: 17 life" in Check(LEGAL)(other).message
    assert Check(LEGAL.start.announcement, game=GAME)(LEGAL.start.announcement).right
    with pytest.raises(TypeError, match="game="):
        Check("legal")(LEGAL.start.announcement)


def test_an_exercise_is_answered_in_its_widget_and_its_solution_is_folded():
    task = exercise("How much mana?", 3, wrong={1: "The splice is not free."}, solution="{1}{R}{R}, three in all")
    assert task.solved.layout.display == "none" and "three in all" not in repr(task)
    task.input.value = "1"
    task.button.click()
    assert task.feedback.right is False and "The splice is not free." in words(task.status.value)
    task.solve.click()
    assert task.solved.layout.display is None and "three in all" in words(task.solved.value)
    task.solve.click()
    assert task.solved.layout.display == "none"


def test_an_exercise_may_look_at_a_panel():
    panel = CastPanel(GAME, "Lava Spike")
    task = exercise("Cast it so that N loses 3 life.", "legal", panel=panel)
    assert task.submit().right is None
    aim(panel, 0, "N")
    assert task.submit().right is True and "Right" in words(task.status.value)


def test_a_solution_can_be_folded_without_a_kernel():
    folded = reveal("The splice is paid.", "Solution")
    assert "<details>" in folded._repr_html_() and "The splice is paid." in words(folded._repr_html_())
    assert repr(folded) == "Solution: The splice is paid."


# ---------------------------------------------------------------- what if


def test_two_casts_stand_side_by_side_with_what_differs():
    pair = WhatIf(LEGAL, ILLEGAL, names=("Ray", "Breath"))
    assert "Glacial Ray or Blessed Breath" in pair.fact
    assert [row["step"] for row in pair.rows() if row["differs"]][0] == "601.2b announce"
    html = words(pair._repr_html_())
    assert "601.2b announce (differs)" in html and "✗ stops here" in html and "The same in both: 601.3" in html
    assert "Only Ray comes to: 601.2c target" in html and "N: 17 life" in html
    assert html.count("601.2b announce") == 1


def test_a_fact_of_the_position_is_found():
    poor = position(ARCANE.replace("Mountain x4", "Mountain"))
    pair = WhatIf(LEGAL, (poor, announce(poor, "Lava Spike", splice=["Glacial Ray"], targets=["N", "Hill Giant"])))
    assert "Mountain" in pair.fact and "601.2h pay differs" in pair.text


def test_two_equal_casts_differ_in_nothing():
    pair = WhatIf(LEGAL, LEGAL)
    assert pair.fact == "nothing" and all(two.same for two in pair.pairs())
    assert len(pair.frame()) == len(pair.rows())


def test_a_panel_can_be_compared():
    panel = CastPanel(GAME, "Lava Spike", splice=[], targets=["N"])
    assert WhatIf(panel, LEGAL).first is panel.trace
    assert isinstance(panel.model, CastModel)


def test_dead_ends_for_the_same_rules_are_told_once():
    text = """
[A]
hand = ["Train of Thought"]
battlefield = ["Island x4"]
"""
    extra = CastPanel(position(text), "Train of Thought").control("extra", 0)
    (note,) = extra.view.notes
    assert note.startswith("No way to finish: twice, 3 times, ") and "for twice: every way stops at 601.2h" in note


# ---------------------------------------------------------------- undo and redo, playing


def test_undo_and_redo_are_buttons_that_keep_their_place(panel):
    aim(panel, 0, "N")
    panel.walk.undo.click()
    assert panel.trace.unfinished and panel.walk.redo.tooltip.startswith("Make the change again")
    panel.walk.redo.click()
    assert panel.trace.complete and panel.walk.redo.tooltip == "There is nothing to make again"
    order = list(shown(panel.widget))
    assert order.index(panel.walk.undo) + 1 == order.index(panel.walk.redo)


def test_playing_shows_one_step_after_the_other_as_far_as_the_cast_comes(panel):
    play, counter = panel.walk.player.button, panel.walk.player.counter
    assert play.description == "Play" and counter.max == 2 and counter.layout.display == "none"
    play.click()  # at the last step it comes to, so it begins again
    assert play.description == "Pause" and panel.model.shown.rule == "601.2a"
    counter.value = 1  # as the page counts
    assert panel.model.shown.rule == "601.2b"
    play.click()
    assert play.description == "Play" and not counter.playing
    panel.walk.steps["601.2c"].click()
    assert counter.value == 2
    aim(panel, 0, "N")
    assert counter.max == 8


# ---------------------------------------------------------------- the projector


def in_views(panel):
    return [name for name, box in panel.shown.boxes.items() if box.layout.display is None]


def test_the_projector_shows_one_picture_and_hides_the_answer(panel):
    aim(panel, 0, "N")
    assert len(in_views(panel)) == 4
    panel.projector.switch.value = True
    assert in_views(panel) == ["Text"] and "mtg-projector" in panel.widget._dom_classes
    assert "answer is hidden" in words(panel.verdict.value) and "Legal" not in read(panel.widget)
    assert panel.walk.resolve not in list(shown(panel.widget)) and "done" not in read(panel.walk.box)
    panel.projector.view.value = "Bill"
    assert in_views(panel) == ["Bill"]
    panel.projector.reveal.click()
    assert words(panel.verdict.value).startswith("Legal") and "done" in read(panel.walk.box)
    panel.projector.switch.value = False
    assert len(in_views(panel)) == 4 and "mtg-projector" not in panel.widget._dom_classes


def test_a_hidden_answer_tells_nothing_of_what_is_refused(panel):
    panel.projector.switch.value = True
    aim(panel, 0, "N")
    row(panel, "Blessed Breath").check.value = True
    told = read(panel.widget)
    assert panel.trace.illegal and "Not allowed" not in told and "Refused" not in told and "702.47b" not in told
    assert "What would make it legal?" not in told
    panel.projector.reveal.click()
    assert "702.47b" in read(panel.widget) and words(panel.verdict.value).startswith("Illegal")


def test_another_cast_is_hidden_again_and_another_step_is_not(panel):
    panel.projector.switch.value = True
    panel.projector.reveal.click()
    panel.walk.steps["601.2b"].click()
    assert not panel.projector.hides
    aim(panel, 0, "N")
    assert panel.projector.hides


# ---------------------------------------------------------------- sharing


def test_a_cast_is_copied_as_text_and_opened_in_another_panel(panel):
    aim(panel, 0, "N")
    row(panel, "Glacial Ray").check.value = True
    aim(panel, 1, "Hill Giant")
    panel.sharing.switch.value = True
    panel.sharing.copy.click()
    text = panel.sharing.text.value
    other = CastPanel("glacial_ray_on_reach_through_mists")
    other.sharing.text.value = text
    other.sharing.paste.click()
    assert other.trace.rows() == panel.trace.rows() and other.model.game == panel.model.game
    assert "A red spell and what may be spliced onto it" in words(other.sharing.told.value)
    assert other.control("targets", 1).one.dropdown.label == "Hill Giant"
    other.walk.undo.click()
    assert "Reach Through Mists" in other.model.verdict


def test_what_is_not_finished_is_copied_as_far_as_it_goes(panel):
    row(panel, "Glacial Ray").check.value = True
    panel.sharing.copy.click()
    other = CastPanel(ARCANE, "Evermind")
    other.sharing.text.value = panel.sharing.text.value
    other.sharing.paste.click()
    assert other.trace.rows() == panel.trace.rows() and other.trace.unfinished


@pytest.mark.parametrize("text, fault", [("", "no text to read"), ("hello there", "TOML"),
                                         ('[A]\nhand = ["Lava Spyke"]\n', "did you mean"),
                                         ("[A]\nhand = 0\n[N]\n", "no card in hand")])
def test_text_that_cannot_be_opened_is_told_and_nothing_changes(panel, text, fault):
    before = panel.trace.rows()
    panel.sharing.text.value = text
    panel.sharing.paste.click()
    assert fault in words(panel.faults.box.value) and panel.trace.rows() == before and not panel.model.may_undo


def test_a_position_under_way_is_refused_with_what_cannot_be_said():
    panel = CastPanel(cast(LEGAL.now.game, announce(LEGAL.now.game, "Evermind", by="A", stop_at="splices")))
    panel.sharing.copy.click()
    assert "stack of the game" in words(panel.faults.box.value)


def test_a_ruling_and_a_page_can_be_taken_along(panel):
    aim(panel, 0, "N")
    panel.sharing.rule.click()
    assert panel.sharing.text.value.startswith("**May A cast Lava Spike, with N as the target?**")
    panel.sharing.keep.click()
    assert 'download="cast.html" href="data:text/html;base64,' in panel.sharing.links.value


# ---------------------------------------------------------------- cards and rules


def test_the_host_and_the_spliced_cards_are_frames(panel):
    aim(panel, 0, "N")
    row(panel, "Glacial Ray").check.value = True
    frames = re.findall(r'aria-label="The card ([^"]*)"', panel.shown.spell.value)
    assert frames == ["Lava Spike", "Glacial Ray"]
    assert "in the hand of A" in words(panel.shown.spell.value) and 'aria-label="red mana"' in panel.shown.spell.value


def test_rule_numbers_in_the_panel_unfold(panel):
    assert '<details class="mtg-rule"><summary' in panel.shown.step.value
    assert "mtgrules.casting" in panel.shown.step.value
    assert '<details class="mtg-rule">' in row(panel, "Blessed Breath").note.value
