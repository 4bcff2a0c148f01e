"""Mana symbols: reading with helpful errors, sums, mana values (106, 107.4, 202.3)."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mtgrules.cards import BadMana, Mana, mana

SYMBOLS = ("1", "2", "7", "X", "W", "U", "B", "R", "G", "C", "S", "W/U", "2/W", "C/R", "W/P", "R/G/P")
costs = st.lists(st.sampled_from(SYMBOLS), max_size=6).map(lambda symbols: Mana(tuple(symbols)))


@pytest.mark.parametrize(("text", "symbols"), [
    ("", ()),
    ("{0}", ()),
    ("{R}", ("R",)),
    ("{2}{U}{R}", ("2", "U", "R")),
    ("{10}", ("10",)),
    ("{X}{R}{R}", ("X", "R", "R")),
    ("{G/U}", ("G/U",)),
    ("{2/W}{W/P}", ("2/W", "W/P")),
    ("{G/U/P}", ("G/U/P",)),
    ("{c}{s}{u}", ("C", "S", "U")),
])
def test_mana_is_read_symbol_by_symbol(text, symbols):
    assert mana(text).symbols == symbols


@pytest.mark.parametrize("text", ["{2}{U}{R}", "{X}{X}{G}", "{W/U}{2/B}{R/P}", "{0}"])
def test_mana_is_written_as_it_was_read(text):
    assert mana(text).text == str(mana(text)) == text


@pytest.mark.parametrize(("text", "place", "suggestion"), [
    ("2UR", "place 1", "did you mean {2}{U}{R}?"),
    ("{2}UR", "place 4", "did you mean {2}{U}{R}?"),
    ("{2}{Q}", "place 4", "symbols are"),
    ("{2}{}", "place 4", "symbols are"),
    ("{1}{R", "place 4", "did you mean {1}{R}?"),
    ("{W/2}", "place 1", "{2/W}"),
    ("{-1}", "place 1", "symbols are"),
    ("two", "place 1", "'two'"),
])
def test_mana_that_cannot_be_read_is_shown_with_its_place_and_a_way_out(text, place, suggestion):
    with pytest.raises(BadMana) as error:
        mana(text)
    assert repr(text) in str(error.value)
    assert place in str(error.value)
    assert suggestion in str(error.value)


@pytest.mark.parametrize(("text", "value"), [
    ("{0}", 0),
    ("{2}{U}{R}", 4),
    ("{X}{R}{R}", 2),
    ("{W/U}", 1),
    ("{2/W}{2/W}", 4),
    ("{C/R}", 1),
    ("{W/P}", 1),
    ("{R/G/P}{1}", 2),
    ("{S}{C}", 2),
])
def test_the_mana_value_counts_each_symbol_at_its_largest_and_x_as_nothing(text, value):
    assert mana(text).value() == value


def test_the_mana_value_counts_an_announced_x_each_time_it_stands_there():
    assert mana("{X}{X}{R}").value(x=3) == 7
    assert mana("{X}{X}{R}").with_x(3).value() == 7


@pytest.mark.parametrize(("one", "other", "total"), [
    ("{1}{R}", "{1}{R}", "{2}{R}{R}"),
    ("{U}", "{3}{U}", "{3}{U}{U}"),
    ("{R}", "{2}{U}{R}", "{2}{U}{R}{R}"),
    ("{0}", "{W}", "{W}"),
    ("{0}", "{0}", "{0}"),
    ("{X}{B}{B}", "{1}{G/U}", "{X}{1}{G/U}{B}{B}"),
])
def test_a_sum_has_one_number_and_one_order(one, other, total):
    assert mana(one).plus(mana(other)).text == total
    assert mana(other).plus(mana(one)).text == total


@pytest.mark.parametrize(("text", "amount", "rest"), [
    ("{2}{R}", 1, "{1}{R}"),
    ("{2}{R}", 5, "{R}"),
    ("{R}{R}", 1, "{R}{R}"),
    ("{1}", 1, "{0}"),
    ("{X}{2}", 1, "{X}{1}"),
])
def test_a_reduction_takes_generic_mana_only(text, amount, rest):
    assert mana(text).less(amount).text == rest


@pytest.mark.parametrize(("text", "colors"), [
    ("{2}", ()),
    ("{C}{S}{X}", ()),
    ("{R}{1}{W}", ("white", "red")),
    ("{G/U}", ("blue", "green")),
    ("{2/B}", ("black",)),
    ("{R/P}", ("red",)),
])
def test_colors_come_from_the_symbols_in_the_order_white_to_green(text, colors):
    assert mana(text).colors == colors


def test_generic_mana_pips_and_x_are_told_apart():
    cost = mana("{X}{2}{W/U}{R}{C}")
    assert (cost.generic, cost.pips, cost.x) == (2, ("W/U", "R", "C"), 1)


def test_the_order_in_which_symbols_are_written_does_not_matter_for_sameness():
    assert mana("{R}{U}{2}").same_as(mana("{2}{U}{R}"))
    assert mana("{1}{1}").same_as(mana("{2}"))
    assert not mana("{R}{R}").same_as(mana("{2}"))


@given(costs)
def test_what_is_written_reads_back(cost):
    assert mana(cost.text) == cost


@given(costs, costs, costs)
def test_adding_keeps_value_and_colors_and_needs_no_order(one, other, third):
    total = one.plus(other)
    assert total.value() == one.value() + other.value()
    assert set(total.colors) == set(one.colors) | set(other.colors)
    assert total.plus(third) == one.plus(other.plus(third))
