"""Paying mana, against brute force: what can be paid is found, and nothing else; payments are told apart (118.3, 601.2h)."""

from collections import Counter
from functools import cache
from itertools import combinations, product
from time import perf_counter

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from mtgrules.book import replace
from mtgrules.cards import (
    ActivatedLine,
    AdditionalCostLine,
    AddMana,
    Card,
    Chosen,
    Cost,
    KeywordLine,
    Mana,
    Tap,
    library,
    mana,
)
from mtgrules.casting import AUTO, Announcement, cast
from mtgrules.casting.mana.payment import TYPES, Unit, distinct, match
from mtgrules.casting.mana.spending import payments
from mtgrules.game import FloatingMana, Game, Object, Player, Spell

SOME = settings(max_examples=200, deadline=None)
FEWER = settings(max_examples=100, deadline=None)
LETTERS = "WUBRGC"


# ---------------------------------------------------------------- brute force


@cache
def pays(pips: tuple[frozenset[str], ...], generic: int, units: tuple[frozenset[str], ...]) -> bool:
    """Whether units can pay some symbols (what each accepts) and generic mana: every way is tried."""
    if not pips:
        return len(units) >= generic
    return any(pays(pips[1:], generic, units[:n] + units[n + 1:]) for n, unit in enumerate(units) if unit & pips[0])


def announced(symbols: tuple[str, ...]):
    """Every way to announce some symbols, as plain symbols and life."""
    for way in product(*(symbol.split("/") for symbol in symbols)):
        plain = Mana(tuple(part for part in way if part != "P")).canonical()
        yield plain, 2 * way.count("P")


def payable(symbols: tuple[str, ...], life: int, sources: tuple[tuple[tuple[frozenset[str], ...], ...], ...],
            less: int = 0) -> bool:
    """Whether a cost can be paid, each source used in one of its ways or not at all."""
    pools = {tuple(sorted((unit for way in ways for unit in way), key=sorted))
             for ways in product(*(((), *source) for source in sources))}
    return any(paid <= life and pays(tuple(map(frozenset, plain.pips)), max(0, plain.generic - less), pool)
               for plain, paid in announced(symbols) for pool in pools)


# ---------------------------------------------------------------- the matching


units = st.lists(st.frozensets(st.sampled_from(LETTERS), max_size=3), max_size=6)
plain = st.lists(st.sampled_from(("1", "2", *LETTERS, "W/U", "U/B", "S")), max_size=5)


@SOME
@given(plain, units, st.integers(0, 3))
def test_a_match_pays_exactly_when_some_way_pays(symbols, types, helpers):
    cost, pool = Mana(tuple(symbols)), [Unit(one) for one in types]
    found = match(cost, pool[helpers:], pool[:helpers])
    assert found.paid == pays(tuple(frozenset(pip.split("/")) for pip in cost.pips), cost.generic, tuple(types))


@SOME
@given(plain, units)
def test_a_match_uses_no_unit_twice_and_for_nothing_it_cannot_pay(symbols, types):
    cost, found = Mana(tuple(symbols)), match(Mana(tuple(symbols)), [Unit(one) for one in types])
    assert len({number for _, number in found.pays}) == len(found.pays)
    assert all(symbol == "generic" or types[number] & set(symbol.split("/")) for symbol, number in found.pays)
    assert Counter([s for s, _ in found.pays if s != "generic"]) + Counter(found.missing) == Counter(cost.pips)


@SOME
@given(plain, units, units)
def test_what_stands_besides_is_used_only_where_the_others_do_not_do(symbols, types, others):
    cost, first = Mana(tuple(symbols)), [Unit(one) for one in types]
    found = match(cost, first, [Unit(one) for one in others])
    if found.paid:
        fewest = min(size for size in range(len(others) + 1) for some in combinations(others, size)
                     if match(cost, first + [Unit(one) for one in some]).paid)
        assert sum(number >= len(first) for _, number in found.pays) == fewest


@SOME
@given(plain, st.lists(st.tuples(st.frozensets(st.sampled_from(LETTERS), min_size=1, max_size=2), st.integers(1, 3)), max_size=4))
def test_distinct_payments_are_those_of_brute_force(symbols, pool):
    cost = Mana(tuple(symbols))
    size = len(cost.pips) + cost.generic
    every = (lot for lot in product(*(range(most + 1) for _, most in pool)) if sum(lot) == size)
    found = list(distinct(cost, pool))
    assert found == sorted(set(found), reverse=True)
    assert set(found) == {lot for lot in every if match(cost, [Unit(t) for (t, _), n in zip(pool, lot, strict=True)
                                                               for _ in range(n)]).paid}


# ---------------------------------------------------------------- casts


def spell(symbols: tuple[str, ...], *keywords: str) -> Card:
    """A spell that does nothing, for a cost."""
    return Card("A Cost", "Instant", "".join("{%s}" % s for s in symbols) or "{0}",
                lines=(KeywordLine(keywords),) if keywords else ())


def source(*ways: str, type_line: str = "Artifact") -> Card:
    """A permanent that makes mana in one of some ways."""
    return Card("A Source", type_line, lines=(ActivatedLine(Cost(tap_this=True), (AddMana(choices=ways),)),),
                power=1 if "Creature" in type_line else None, toughness=1 if "Creature" in type_line else None)


def table(cost: Card, *battlefield: Card, life: int = 20, pool: str = "") -> tuple[Game, Announcement]:
    """A position with permanents and mana, and the announced cast of a cost, everything else left to the program."""
    floating = tuple(FloatingMana(letter) for letter in pool)
    game = Game((Player("A", life, mana=floating), Player("N")))
    for card in battlefield:
        game, _ = game.added(Object(0, card, "A", "A", "battlefield"))
    game, object_ = game.added(Object(0, cost, "A", "A", "hand"))
    return game, Announcement(object_.id, symbols=AUTO)


def lots(ways: tuple[str, ...], *more: str) -> tuple[tuple[frozenset[str], ...], ...]:
    """The ways of a source for brute force: the units of each, with what a snow source adds."""
    return tuple(tuple(frozenset(s).union(more) for s in mana(way).symbols) for way in ways)


SOURCES = st.lists(st.sampled_from((("{W}",), ("{U}",), ("{W}", "{U}"), ("{B}", "{R}", "{G}"), ("{C}{C}",),
                                    ("{W}{W}", "{U}{U}"), ("{R}{G}",), ("{B}{B}{B}", "{G}{G}{G}"))), max_size=4)
SYMBOLS = st.lists(st.sampled_from(("1", "2", *LETTERS, "W/U", "B/R", "2/W", "2/U", "W/P", "R/G/P", "C/W")),
                   max_size=5).map(tuple)


@SOME
@given(SYMBOLS, SOURCES, st.integers(0, 5), st.booleans())
def test_a_cost_is_paid_whenever_there_is_a_way(symbols, sources, life, cheaper):
    permanents = [source(*ways) for ways in sources] + [library()["Goblin Electromancer"]] * cheaper
    trace = cast(*table(spell(symbols), *permanents, life=life))
    assert trace.complete == payable(symbols, life, tuple(map(lots, sources)), less=cheaper), trace.reasons


@SOME
@given(SYMBOLS, st.lists(st.sampled_from("WUBRGC"), max_size=5))
def test_a_cost_is_paid_from_the_pool_whenever_there_is_a_way(symbols, pool):
    trace = cast(*table(spell(symbols), life=1, pool="".join(pool)))
    assert trace.complete == payable(symbols, 1, tuple(((frozenset(letter),),) for letter in pool))


@FEWER
@given(st.lists(st.sampled_from(("1", "W", "U", "S", "W/U")), max_size=4).map(tuple),
       st.lists(st.tuples(st.sampled_from((("{W}",), ("{W}", "{U}"), ("{U}{U}",))), st.booleans()), max_size=4))
def test_snow_is_paid_from_snow_sources_alone(symbols, sources):
    permanents = [source(*ways, type_line="Snow Artifact" if snow else "Artifact") for ways, snow in sources]
    expected = payable(symbols, 0, tuple(lots(ways, *("S" if snow else "")) for ways, snow in sources))
    assert cast(*table(spell(symbols), *permanents)).complete == expected


@SOME
@given(st.lists(st.sampled_from(("1", "G", "W", "R", "2/W")), min_size=1, max_size=4).map(tuple),
       st.lists(st.sampled_from((("{G}",), ("{G}",), ("{W}", "{U}"), ("{R}{R}",), ())), min_size=1, max_size=4), st.booleans())
@example(("G", "W"), [("{G}",), ("{R}{R}",)], False)
@example(("G", "W"), [("{G}",), ("{G}",)], False)
def test_a_creature_makes_mana_or_convokes(symbols, creatures, sick):
    permanents = [replace(source(*ways, type_line="Artifact Creature"), color_indicator=("white", "blue"),
                          lines=source(*ways).lines if ways else ()) for ways in creatures]
    game, said = table(spell(symbols, "convoke", "improvise"), *permanents, life=1)
    game = game.with_objects([replace(o, sick=sick) for o in game.battlefield])
    ways = tuple((() if sick else lots(ways)) + ((frozenset("WU"),),) for ways in creatures)
    assert cast(game, said).complete == payable(symbols, 1, ways)


@FEWER
@given(SYMBOLS, st.lists(st.sampled_from((("{G}",), ("{W}", "{U}"), ("{R}{R}",), ())), max_size=4), st.integers(1, 2))
def test_creatures_that_a_cost_taps_make_no_mana_unless_there_are_enough(symbols, creatures, count):
    untapped = Chosen(types=("creature",), controller="you", states=("untapped",), count=count)
    line = AdditionalCostLine(Cost(actions=(Tap(untapped),)))
    permanents = [replace(source(*ways, type_line="Artifact Creature"), lines=source(*ways).lines if ways else ())
                  for ways in creatures]
    left = (creatures[:n] + creatures[n + 1:] for n in range(len(creatures))) if count == 1 else (
        [c for k, c in enumerate(creatures) if k not in pair] for pair in combinations(range(len(creatures)), 2))
    expected = any(payable(symbols, 5, tuple(lots(ways) for ways in rest if ways)) for rest in left)
    trace = cast(*table(replace(spell(symbols), lines=(line,)), *permanents, life=5))
    assert trace.complete == expected, trace.reasons


@FEWER
@given(SYMBOLS, st.integers(0, 3), st.integers(0, 3))
def test_delve_and_improvise_pay_for_generic_mana_alone(symbols, cards, artifacts):
    game, said = table(spell(symbols, "delve", "improvise"), source("{W}"), *[source("{G}", type_line="Artifact")] * artifacts)
    for _ in range(cards):
        game, _ = game.added(Object(0, spell(()), "A", "A", "graveyard"))
    nothing = ((frozenset(),),)
    ways = ((*lots(("{W}",)), *nothing),) + ((*lots(("{G}",)), *nothing),) * artifacts + (nothing,) * cards
    assert cast(game, said).complete == payable(symbols, 20, ways)


@FEWER
@given(st.lists(st.sampled_from(("1", "2", "W", "U", "B")), max_size=4), st.lists(st.sampled_from("WUBR"), max_size=6))
def test_the_payments_offered_are_those_of_brute_force(symbols, pool):
    cost = Mana(tuple(symbols))
    game, said = table(spell(()), pool="".join(pool))
    size, card = len(cost.pips) + cost.generic, game.get(said.card).card
    found = list(payments(game, "A", Spell(99, card, "A", "A", "stack"), cost))
    assert len(set(found)) == len(found)
    expected = {tuple(sorted(some)) for some in combinations(pool, size)
                if match(cost, [Unit(frozenset(letter)) for letter in some]).paid}
    assert {tuple(sorted(text.strip("{}").split("}{"))) if text else () for text in found} == expected


@pytest.mark.parametrize(("cost", "lands"), [
    ("{W/U}{W}", ("Plains", "Island")), ("{2/W}{2/U}", ("Island", "Mountain", "Mountain")),
    ("{W/U}{2/W}", ("Plains", "Island")),
])
def test_the_announcement_left_to_the_program_looks_ahead(cost, lands):
    assert cast(*table(spell(mana(cost).symbols), *(library()[name] for name in lands))).complete


# ---------------------------------------------------------------- never exponential


def quickest(function) -> float:
    """Seconds of the quickest of a few calls: a machine that is busy makes single ones slow."""
    def seconds() -> float:
        start = perf_counter()
        function()
        return perf_counter() - start

    return min(seconds() for _ in range(5))


def test_a_match_of_many_units_takes_no_time():
    pool = [Unit(frozenset("WU")), Unit(frozenset("UB")), Unit(TYPES)] * 7
    for text in ("{W}" * 15 + "{U}" * 6, "{B}" * 14 + "{R}" * 7, "{7}{W}{W}{U}{U}{B}{B}{R}{R}{G}{G}{W}{U}{B}{R}"):
        assert quickest(lambda text=text: match(mana(text), pool)) < 0.003


@pytest.mark.parametrize(("cost", "sources"), [
    ("{W}{U}{B}{R}{G}" * 4 + "{C}", [source("{W}{W}{W}", "{U}{U}{U}", "{B}{B}{B}", "{R}{R}{R}", "{G}{G}{G}")] * 7),
    ("{W/U}" * 21, [source("{W}", "{B}"), source("{U}", "{R}")] * 10),
    ("{2/W}" * 10 + "{2/U}" * 5, [source("{U}")] * 21),
])
def test_sources_with_choices_and_open_symbols_do_not_explode(cost, sources):
    start = perf_counter()
    assert not cast(*table(spell(mana(cost).symbols), *sources)).complete
    assert perf_counter() - start < 2
