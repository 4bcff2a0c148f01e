"""Laws that hold for every position and every announcement, tried on random ones."""

from collections import Counter
from itertools import permutations, product

from hypothesis import HealthCheck, assume, given, settings
from positions import casts, id_of, legal_casts, position, positions

from mtgrules.book import replace
from mtgrules.cards import CostFloor, CostIncrease, CostReduction, Mana, mana
from mtgrules.casting import Announcement, cast, game_after
from mtgrules.game import characteristics, statics, text_of
from mtgrules.turn import after_resolution, pass_all, receive_priority
from mtgrules.walk import answered, complete, offered
from mtgrules.whatif import complete_casts

COMMON = settings(max_examples=150, deadline=None, suppress_health_check=list(HealthCheck))
FEWER = settings(COMMON, max_examples=40)


def cards_of(game):
    """Every card, by owner and name; tokens left out."""
    return Counter((o.owner, o.card.name) for o in game.objects() if not o.token)


def played(game, announcement):
    """The game after a legal cast has resolved, choosing the first of every choice."""
    trace = cast(game, announcement)
    assume(trace.complete)
    resolution = pass_all(receive_priority(trace.now.game, "A"), "auto")
    assert resolution.complete, [str(r) for r in resolution.reasons]
    return trace, resolution


@COMMON
@given(casts())
def test_an_illegal_cast_gives_back_the_start_itself(position_and_announcement):
    game, announcement = position_and_announcement
    trace = cast(game, announcement)
    if not trace.complete:
        assert game_after(trace) is game


@COMMON
@given(casts())
def test_every_stop_names_its_rule_and_says_why(position_and_announcement):
    trace = cast(*position_and_announcement)
    if trace.illegal:
        assert all(r.rule and r.text for r in trace.reasons)
    if trace.unfinished:
        assert trace.question is not None


@COMMON
@given(legal_casts())
def test_cards_are_conserved(position_and_announcement):
    game, announcement = position_and_announcement
    _, resolution = played(game, announcement)
    assert cards_of(after_resolution(resolution)) == cards_of(game)


@COMMON
@given(legal_casts())
def test_spliced_cards_stay_in_hand_while_the_spell_is_cast(position_and_announcement):
    game, announcement = position_and_announcement
    trace = cast(game, announcement)
    assume(trace.complete)
    for id in announcement.splices or ():
        assert trace.now.game.get(id).zone == "hand"


@COMMON
@given(legal_casts())
def test_the_text_is_the_hosts_then_the_spliced_cards_in_order(position_and_announcement):
    game, announcement = position_and_announcement
    trace = cast(game, announcement)
    assume(trace.complete)
    lines = [placed.line for placed in text_of(trace.now.the_spell)]
    cards = [game.get(announcement.card).card, *[game.get(id).card for id in announcement.splices or ()]]
    assert lines == [line for card in cards for line in card.lines]


@COMMON
@given(legal_casts())
def test_splicing_changes_no_other_characteristic(position_and_announcement):
    game, announcement = position_and_announcement
    trace = cast(game, announcement)
    assume(trace.complete)
    spell, card = trace.now.the_spell, game.get(announcement.card)
    assert characteristics(trace.now.game, spell) == characteristics(game, card)
    assert spell.card.mana_value == card.card.mana_value and spell.card.cost == card.card.cost


@COMMON
@given(legal_casts())
def test_the_bill_grows_by_the_splice_costs_alone(position_and_announcement):
    game, announcement = position_and_announcement
    assume(not any(next(statics(game, kind), None) for kind in (CostFloor, CostIncrease, CostReduction)))
    trace = cast(game, announcement)
    assume(trace.complete)
    owed = Mana()
    for id in announcement.splices or ():
        owed = owed.plus(mana(game.get(id).card.splice.cost.mana or ""))
    assert trace.now.bill.total == game.get(announcement.card).card.cost.plus(owed)


@COMMON
@given(legal_casts())
def test_the_items_of_a_bill_add_up_to_its_total(position_and_announcement):
    trace = cast(*position_and_announcement)
    assume(trace.complete)
    bill, total = trace.now.bill, Mana()
    for item in bill.items:
        total = total.plus(item.mana).minus(item.less)
    assert total == bill.total


@COMMON
@given(legal_casts())
def test_a_refused_option_chosen_all_the_same_is_illegal_with_its_rule(position_and_announcement):
    game, announcement = position_and_announcement
    for field in ("splices", "targets"):
        trace = cast(game, replace(announcement, **{field: None}))
        if not trace.unfinished or trace.question.field != field:
            continue
        for option in trace.question.options():
            if option.offered:
                continue
            answer = (option.value,) if trace.question.many else option.value
            again = cast(game, answered(replace(announcement, **{field: None}), trace.question, answer))
            assert again.stopped_at == trace.stopped_at
            assert {r.rule for r in option.reasons} <= {r.rule for r in again.reasons}


@FEWER
@given(positions(lands=2, splicers=2, others=2))
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
    things = ["A", "N", *[o.id for o in game.battlefield]]
    found = set()
    for size in range(len(hand) + 1):
        for splices in permutations(hand, size):
            words = sum(len(ts) for id in (card, *splices) for ts in game.get(id).card.targets)
            for count in range(words + 1):
                for targets in product(things, repeat=count):
                    announcement = Announcement(card, splices=splices, targets=tuple((t,) for t in targets))
                    if cast(game, announcement).complete:
                        found.add((splices, announcement.targets))
    return found


@settings(COMMON, max_examples=25)
@given(positions(lands=1, splicers=2, others=1))
def test_exploring_finds_every_legal_cast_and_no_other(game):
    card = game.player("A").hand[0]
    assume(len(game.battlefield) <= 5)
    assume(all(t.count == 1 and not t.up_to for o in game.player("A").hand for ts in o.card.targets for t in ts))
    found = {(t.start.announcement.splices or (), t.start.announcement.targets or ())
             for t in complete_casts(cast(game, Announcement(card.id)))}
    assert found == brute_force(game, card.id)


def test_the_position_helper_finds_cards_by_name():
    game = position(A={"hand": ["Lava Spike", "Lava Spike"]}, N={})
    assert id_of(game, "Lava Spike", 0) != id_of(game, "Lava Spike", 1)
