"""Laws that hold for every position and every announcement, tried on random ones made of the whole library."""

from collections import Counter
from itertools import permutations, product

from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st
from positions import LANDS, PLAIN_SPLICERS, casts, id_of, legal_casts, plain_positions, position, positions

from mtgrules.book import replace
from mtgrules.cards import CopySpell, Mana, That, mana
from mtgrules.casting import Activation, Announcement, cast, game_after
from mtgrules.effects import Doing, follow
from mtgrules.game import Append, FloatingMana, characteristics, mana_value, slots_of, text_of
from mtgrules.resolving import MORE, Answers
from mtgrules.scenario import position as position_of
from mtgrules.scenario.write import write
from mtgrules.scenario.write_position import CannotWrite
from mtgrules.turn import after_resolution, pass_all, receive_priority
from mtgrules.walk import AUTO, answered, complete, offered
from mtgrules.whatif import complete_casts

COMMON = settings(max_examples=120, deadline=None, suppress_health_check=list(HealthCheck))
FEWER = settings(COMMON, max_examples=30)


def cards_of(game):
    """Every card of those who are still in the game, by owner and name; tokens, copies and abilities left out."""
    gone = {p.name for p in game.players if p.lost}
    there = [o for o in game.objects() if not o.token and not o.copy and not getattr(o, "line", None) and o.owner not in gone]
    names = [(o.owner, o.represented_by.name) for o in there] + [(o.owner, o.also.name) for o in there if o.also is not None]
    return Counter(names)


def completed(game, announcement):
    """The trace of a cast; draws that turn out not to be legal are left out."""
    trace = cast(game, announcement)
    assume(trace.complete)
    return trace


def spliced(trace):
    """The cards that were spliced, as they were in the hand."""
    return [trace.start.game.get(id) for id in trace.start.announcement.splices or ()]


# ---------------------------------------------------------------- taking back


@COMMON
@given(casts())
def test_an_illegal_cast_gives_back_the_start_itself(position_and_announcement):
    game, announcement = position_and_announcement
    trace = cast(game, announcement)
    if not trace.complete:
        assert game_after(trace) is game


@COMMON
@given(st.lists(st.sampled_from(LANDS), min_size=1, max_size=5), st.data())
def test_an_illegal_cast_gives_back_the_start_with_exactly_the_mana_abilities_that_were_kept(lands, data):
    game = position(A={"hand": ["Serra Angel"], "battlefield": lands}, N={})
    done = tuple(Activation(land.id) for land in game.battlefield)
    trace = cast(game, Announcement(game.player("A").hand[0].id, mana_abilities=done, payment="{G}{G}{G}{G}{G}"))
    assert trace.illegal and game_after(trace) is game
    kept = data.draw(st.lists(st.sampled_from(done), unique=True))
    after = game_after(trace, tuple(kept))
    assert {o.id for o in after.battlefield if o.tapped} == {a.source for a in kept}
    assert len(after.player("A").mana) == len(kept) and after.player("A").hand == game.player("A").hand


@COMMON
@given(casts())
def test_every_stop_names_its_rule_and_says_why(position_and_announcement):
    trace = cast(*position_and_announcement)
    if trace.illegal:
        assert all(r.rule and r.text for r in trace.reasons)
    if trace.unfinished:
        assert trace.question is not None


# ---------------------------------------------------------------- what moves


@COMMON
@given(legal_casts())
def test_cards_are_conserved(position_and_announcement):
    trace = completed(*position_and_announcement)
    game = receive_priority(trace.now.game, "A")
    while len(game.stack) > len(trace.start.game.stack) and sum(not p.lost for p in game.players) > 1:
        resolution = pass_all(game, AUTO)
        way = resolution if resolution.complete else complete(pass_all(game)).trace
        assert way is not None, [str(reason) for reason in resolution.reasons]
        game = after_resolution(way)
        assert all(event.rule for event in game.happened)
    before, after = cards_of(trace.start.game), cards_of(game)
    gone = {p.name for p in game.players if p.lost}
    assert after == Counter({key: count for key, count in before.items() if key[0] not in gone})


@COMMON
@given(legal_casts())
def test_a_spliced_card_leaves_the_hand_only_to_pay_a_cost_that_was_announced(position_and_announcement):
    trace = completed(*position_and_announcement)
    paid = {id for asked in trace.now.asked if asked.question.field == "paid_with" for id in
            (asked.answer if isinstance(asked.answer, tuple) else (asked.answer,))}
    for card in spliced(trace):
        now = trace.now.game.find(card.id)
        assert card.id in paid or (now is not None and now.zone == "hand")


# ---------------------------------------------------------------- text


@COMMON
@given(legal_casts())
def test_the_text_is_the_hosts_then_the_spliced_cards_in_order(position_and_announcement):
    trace = completed(*position_and_announcement)
    spell = trace.now.the_spell
    said = [(card.card.name, True, type(line)) for card in spliced(trace) for line in card.card.lines]
    own = [(spell.copiable.name, False, type(line)) for line in spell.copiable.lines]
    assert [(p.origin, p.gained, type(p.line)) for p in text_of(spell)] == own + said
    if not spell.shaped_by and all(isinstance(change, Append) for change in spell.changes):
        assert [p.line for p in text_of(spell)] == [
            line for card in (spell.copiable, *(c.card for c in spliced(trace))) for line in card.lines]


@COMMON
@given(legal_casts())
def test_splicing_changes_no_other_characteristic(position_and_announcement):
    trace = completed(*position_and_announcement)
    game, spell = trace.now.game, trace.now.the_spell
    bare = game.with_object(replace(spell, changes=tuple(c for c in spell.changes if not isinstance(c, Append))))
    assert characteristics(game, spell) == characteristics(bare, bare.get(spell.id))
    assert mana_value(spell) == mana_value(bare.get(spell.id)) and spell.card == bare.get(spell.id).card


@COMMON
@given(legal_casts())
def test_a_copy_has_the_same_lines_and_choices(position_and_announcement):
    trace = completed(*position_and_announcement)
    spell = trace.now.the_spell
    here = Doing(trace.now.game, Answers(AUTO), (), "N", spell, that=(spell.id,), more=MORE)
    copy = follow(CopySpell(That("spell")), here).game.stack[0]
    assert copy.copy and copy.controller == "N"
    if not spell.shaped_by:
        assert text_of(copy) == text_of(spell)
    assert (copy.choices.targets, copy.choices.modes, copy.choices.x) == (
        spell.choices.targets, spell.choices.modes, spell.choices.x)


# ---------------------------------------------------------------- costs


def without_splices(trace):
    """The same cast with nothing spliced, and everything else left as it was announced."""
    said, own = trace.start.announcement, [slot for slot in slots_of(trace.now.the_spell) if not slot.placed.gained]
    modal = sum(bool(line.modes) for line in trace.now.the_spell.copiable.lines if hasattr(line, "modes"))
    return cast(trace.start.game, replace(
        said, splices=(), targets=said.targets and said.targets[:len(own)], modes=said.modes and said.modes[:modal],
        symbols=AUTO, mana_abilities=AUTO, helped_by=AUTO, payment=AUTO, paid_with=AUTO, reduced_as=AUTO, reduced_in=AUTO))


@COMMON
@given(legal_casts())
def test_the_bill_grows_by_the_splice_costs_unless_it_names_what_makes_the_difference(position_and_announcement):
    trace = completed(*position_and_announcement)
    assume(trace.start.announcement.splices)
    alone = without_splices(trace)
    assume(alone.complete)
    owed = Mana()
    for card in spliced(trace):
        owed = owed.plus(mana(card.card.splice.cost.mana or ""))
    items = trace.now.bill.items + alone.now.bill.items
    named = any(item.less.symbols or item.rule.startswith(("107.4", "601.2f", "118.7")) or item.life for item in items)
    assert trace.now.bill.total == alone.now.bill.total.plus(owed) or named


@COMMON
@given(legal_casts())
def test_the_items_of_a_bill_add_up_to_its_total(position_and_announcement):
    trace = completed(*position_and_announcement)
    bill, total = trace.now.bill, Mana()
    for item in bill.items:
        total = total.plus(item.mana).minus(item.less)
    assert total == bill.total


# ---------------------------------------------------------------- options


@COMMON
@given(legal_casts())
def test_a_refused_option_chosen_all_the_same_is_illegal_with_its_rule(position_and_announcement):
    game, announcement = position_and_announcement
    for field in ("method", "modes", "splices", "targets"):
        said = replace(announcement, **{field: None})
        trace = cast(game, said)
        if not trace.unfinished or trace.question.field != field:
            continue
        for option in trace.question.options():
            if option.offered:
                continue
            answer = (option.value,) if trace.question.many else option.value
            again = cast(game, answered(said, trace.question, answer))
            assert again.stopped_at == trace.stopped_at
            assert {r.rule for r in option.reasons} <= {r.rule for r in again.reasons}


@FEWER
@given(plain_positions(lands=2, splicers=2, others=2))
def test_an_offered_option_can_be_completed_or_says_where_every_way_stops(game):
    trace = cast(game, Announcement(game.player("A").hand[0].id))
    assume(trace.unfinished)
    for option in offered(trace):
        if option.offered:
            ways = [t for answer in trace.question.answers() if option.value in answer
                    for t in [complete(cast(game, answered(trace.start.announcement, trace.question, answer)))]]
            assert any(w.trace or w.gave_up for w in ways) == option.can_be_finished
            assert option.can_be_finished or option.stop_reasons


def brute_force(game, card):
    """Every combination of splices and targets that the engine accepts, tried one by one."""
    hand = [o.id for o in game.player("A").hand if o.id != card]
    things = ["A", "N", *[o.id for zone in ("battlefield", "graveyard") for o in game.zone(zone)]]
    found = set()
    for size in range(len(hand) + 1):
        for splices in permutations(hand, size):
            words = sum(len(ts) for id in (card, *splices) for ts in game.get(id).card.targets)
            for targets in product(things, repeat=words):
                announcement = Announcement(card, splices=splices, targets=tuple((t,) for t in targets))
                if cast(game, announcement).complete:
                    found.add((splices, announcement.targets))
    return found


@settings(COMMON, max_examples=25)
@given(plain_positions(lands=1, splicers=2, others=1), st.booleans())
def test_exploring_finds_every_legal_cast_and_no_other(game, rich):
    if rich:
        game = game.with_player(replace(game.player("A"), mana=tuple(FloatingMana(t) for t in "WUBRGC" * 3)))
    card = game.player("A").hand[0]
    words = sum(len(ts) for o in game.player("A").hand for ts in o.card.targets)
    assume((2 + len(game.battlefield) + len(game.zone("graveyard"))) ** words <= 2000)
    found = {(t.start.announcement.splices or (), t.start.announcement.targets or ())
             for t in complete_casts(cast(game, Announcement(card.id)))}
    assert found == brute_force(game, card.id)


# ---------------------------------------------------------------- saved games


@COMMON
@given(positions())
def test_a_saved_position_comes_back_equal(game):
    try:
        text = write(game)
    except CannotWrite:
        assume(False)
    again = position_of(text)
    assert write(again) == text and position_of(write(again)) == again
    assert [(o.card.name, o.owner, o.controller, o.zone) for o in again.objects()] == [
        (o.card.name, o.owner, o.controller, o.zone) for o in game.objects()]


def test_the_position_helper_finds_cards_by_name():
    game = position(A={"hand": ["Lava Spike", "Lava Spike"]}, N={})
    assert id_of(game, "Lava Spike", 0) != id_of(game, "Lava Spike", 1)
    assert "Glacial Ray" in PLAIN_SPLICERS
