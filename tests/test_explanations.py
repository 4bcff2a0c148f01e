"""Explanations: the short answer first, every sentence with its rule, and never one text for two outcomes."""

import re
from pathlib import Path

import pytest

import mtgrules as mtg
from mtgrules.book import rules
from mtgrules.scenario import load_scenarios, paths, play
from mtgrules.teaching import explain, verdict

HERE = Path(__file__).parent
FILES = paths([HERE / "cases", HERE.parent / "data" / "scenarios"])
RAY = HERE.parent / "data" / "scenarios" / "glacial_ray_on_reach_through_mists.toml"


@pytest.fixture(scope="module")
def plays():
    """Every scenario, played."""
    return [play(scenario) for path in FILES for scenario in load_scenarios(path)]


def told(result) -> str:
    """The explanation without the scenario's own title."""
    return explain(result).text.replace(result.scenario.title, "").replace("=" * len(result.scenario.title), "")


def seen(game) -> tuple:
    """An outcome as a person at the table sees it."""
    players = tuple((p.name, p.life, p.lost, tuple(m.type for m in p.mana), len(p.library),
                     tuple(sorted(o.label for o in p.hand)), tuple(sorted(o.label for o in p.graveyard)))
                    for p in game.players)
    permanents = tuple(sorted((o.label, o.controller, o.tapped, o.damage, o.counters, o.goaded_by)
                              for o in game.battlefield))
    return players, permanents, tuple(o.label for o in game.stack), tuple(sorted(o.label for o in game.exile))


def test_two_plays_whose_outcomes_differ_never_get_the_same_explanation(plays):
    outcomes: dict[str, set] = {}
    for result in plays:
        outcomes.setdefault(told(result), set()).add(seen(result.game))
    assert len(outcomes) > 100
    assert [text for text, found in outcomes.items() if len(found) > 1] == []


def test_every_rule_number_in_an_explanation_is_in_the_book(plays):
    cited = {number for result in plays for number in re.findall(r"\((\d{3}\.\d+[a-z]?)\)", told(result))}
    assert len(cited) > 80
    assert cited <= set(rules())


def test_the_short_answer_comes_first():
    legal, *_ = load_scenarios(RAY)
    cast = play(legal).steps[0].trace
    assert explain(cast).text.splitlines()[0] == verdict(cast) == "Legal: Reach Through Mists is cast for {1}{U}{R}."


def test_an_illegal_cast_names_the_step_the_rule_the_fact_and_what_is_taken_back():
    game = mtg.position('[A]\nhand = ["Reach Through Mists", "Glacial Ray"]\nmana = "{3}"\n'
                        '[N]\nbattlefield = ["Yavimaya Barbarian"]\n')
    trace = mtg.cast(game, mtg.announce(game, "Reach Through Mists", splice=["Glacial Ray"],
                                        targets=["Yavimaya Barbarian"]))
    lines = explain(trace).text.splitlines()
    assert lines[0] == "Illegal: casting Reach Through Mists stops at 601.2c (702.16b)."
    assert "Yavimaya Barbarian has protection from blue; Reach Through Mists is blue (702.16b)" in lines[1]
    assert any("taken back" in line and "(733.1)" in line for line in lines)


def test_what_is_not_simulated_is_said():
    from mtgrules.cards import Shuffle
    from mtgrules.effects import DO

    kept = DO.pop(Shuffle)
    try:
        text = explain(play(mtg.scenario('[[script]]\ndo = { do = "shuffle" }\n'))).text
    finally:
        DO[Shuffle] = kept
    assert "Not simulated yet: shuffle" in text


def test_an_explanation_shows_itself():
    legal, *_ = load_scenarios(RAY)
    shown = explain(play(legal))
    assert str(shown) == repr(shown) == shown.text


def test_an_ability_is_activated_and_not_cast():
    result = play(mtg.scenario('[A]\nbattlefield = ["Nantuko Husk", "Grizzly Bears"]\n[[script]]\nactivate = "Nantuko Husk"\n'
                               'paying = ["Grizzly Bears"]\n'))
    assert verdict(result.steps[0].trace) == "Legal: the ability of Nantuko Husk is activated for {0} and sacrifice a creature."
