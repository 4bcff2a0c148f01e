"""What a refusal says: the words that a person reads, which name what is there and the way out."""

import pytest

import mtgrules as mtg
from mtgrules.scenario import BadScenario
from mtgrules.turn import NothingToResolve, pass_all

POSITION = """
[A]
hand = ["Lava Spike", "Kaya's Guile", "Fireball", "Scolding Look"]
battlefield = ["Mountain x3", "Plains", "Swamp", "Hill Giant", "Grizzly Bears"]
graveyard = ["Second Look"]
[N]
battlefield = ["Grizzly Bears", "Silvercoat Lion"]
[[card]]
name = "Second Look"
mana_cost = "{R}"
type_line = "Sorcery"
lines = [
    { line = "spell", do = [{ do = "draw" }] },
    { line = "keywords", keywords = [{ keyword = "with cost", name = "flashback", cost = { mana = "{R}" } }] },
]
[[card]]
name = "Scolding Look"
mana_cost = "{R}"
type_line = "Sorcery"
lines = [{ line = "keywords", keywords = [{ keyword = "with cost", name = "kicker", cost = { mana = "{R}" } }] },
    { line = "modal", least = 1, most = 1, modes = [{ do = [{ do = "draw" }] }, { do = [{ do = "gain life", amount = 1 }] }] }]
"""

#: What is cast, what is announced for it, and the words of the first reason.
WORDS = [
    ("Scolding Look", {"modes": [1], "extra": ["kickr"]}, "Scolding Look has no kickr; it has kicker"),
    ("Lava Spike", {"extra": ["kicker"], "targets": ["N"]}, "Lava Spike has no kicker: nothing more may be paid for it"),
    ("Lava Spike", {"modes": [1], "targets": ["N"]}, "1 choice is announced about modes for Lava Spike, which asks for none"),
    ("Scolding Look", {"modes": []}, "exactly one mode of Scolding Look is chosen, not none"),
    ("Scolding Look", {"modes": [1, 2]}, "exactly one mode of Scolding Look is chosen, not 2"),
    ("Kaya's Guile", {"modes": [1, 2, 3]}, "2 or all 4 of the modes of Kaya's Guile are chosen, not 3"),
    ("Lava Spike", {"targets": ["N"], "division": [3]},
     "nothing in the text of Lava Spike is divided, so no division is announced"),
    ("Lava Spike", {"targets": ["N"], "payment": "{1}"},
     "{1} is no type of mana; a payment names the mana that is taken from the pool, such as {R}{R}"),
    ("Lava Spike", {"targets": ["N"], "payment": "{U}"}, "A does not have {U} to spend on Lava Spike"),
    ("Second Look", {"from": "graveyard", "method": "flashbck"},
     "Second Look can't be cast that way: flashbck; the ways to cast it are normal and flashback"),
    ("Lava Spike", {"method": "flashback", "targets": ["N"]},
     "Lava Spike can't be cast that way: flashback; nothing offers another way than normal"),
    ("Fireball", {"x": 1, "targets": ["N", "Silvercoat Lion"]},
     "targets are announced for 2 instances of \"target\", and the text of Fireball has 1"),
    ("Lava Spike", {"x": 0, "targets": ["N"]}, "no cost that is paid for Lava Spike has X, so no value is announced"),
    ("Lava Spike", {"symbols": ["R"], "targets": ["N"]}, "1 choice is announced about symbols for Lava Spike, which asks for none"),
    ("Lava Spike", {"paying": ["Hill Giant"], "targets": ["N"]},
     "1 payment is announced for Lava Spike for costs that are not mana, and none is asked for"),
    ("Second Look", {"from": "graveyard", "method": "flashback", "targets": ["N"]},
     "targets are announced for 1 instance of \"target\", and the text of Second Look has none"),
]


@pytest.fixture(scope="module")
def game():
    return mtg.position(POSITION)


def refused(game, card, **said):
    """The trace of a cast by names, played to its end as a script would."""
    from mtgrules.scenario import Cast, walk_cast
    from mtgrules.scenario.read_steps import cast_step

    step = cast_step({"cast": card, **said})
    assert isinstance(step, Cast)
    return walk_cast(game, step, "A")


@pytest.mark.parametrize(("card", "said", "words"), WORDS, ids=[f"{card}: {said}" for card, said, _ in WORDS])
def test_a_refusal_says_what_there_is_and_what_was_said(game, card, said, words):
    trace = refused(game, card, **said)
    assert trace.illegal and trace.reasons[0].text == words, [str(r) for r in trace.reasons]


def test_several_targets_of_one_target_are_announced_as_one_list(game):
    trace = refused(game, "Fireball", x=1, targets=["N", "Silvercoat Lion"])
    assert "as one list" in trace.reasons[1].text
    assert refused(game, "Fireball", x=1, targets=[["N", "Silvercoat Lion"]]).complete


def test_no_modes_at_all_may_be_said_of_a_spell_without_modes(game):
    assert refused(game, "Lava Spike", modes=[], targets=["N"]).complete


#: What somebody may write in a cell, and a part of the way out.
CALLS = [
    (lambda game: mtg.cast(game, "Lava Spike"), 'mtg.announce(game, "Lava Spike"'),
    (lambda game: mtg.cast("Lava Spike", game), "mtg.position("),
    (lambda game: mtg.explain(game), "mtg.explain(mtg.cast(game, announcement))"),
    (lambda game: mtg.mend(game, 3), "mtg.mend(mtg.cast(game, announcement))"),
    (lambda game: mtg.compare(game, game), "mtg.cast(game, announcement)"),
    (lambda game: mtg.explore(game, "Lava Spike"), "mtg.announce(game"),
    (lambda game: mtg.game_after(game), "mtg.game_after(mtg.cast(game, announcement))"),
    (lambda game: mtg.resolve("x"), "mtg.resolve("),
    (lambda game: mtg.spell_text(game), "game.stack[0]"),
    (lambda game: mtg.sheet(game), "mtg.sheet(mtg.cast(game, announcement))"),
    (lambda game: mtg.ruling(game), "mtg.ruling(mtg.cast(game, announcement))"),
    (lambda game: mtg.play("folder/x.toml"), "mtg.load_scenario(path)"),
    (lambda game: mtg.position(3), "mtg.load_scenario(path)"),
    (lambda game: mtg.scenario(3), "mtg.load_scenario(path)"),
    (lambda game: mtg.load_scenario(3), "the path of a file"),
    (lambda game: mtg.announce("Lava Spike", "N"), "mtg.position("),
]


@pytest.mark.parametrize(("call", "way_out"), CALLS, ids=[way_out for _, way_out in CALLS])
def test_what_is_no_game_or_no_cast_is_a_type_error_with_a_way_out(game, call, way_out):
    with pytest.raises(TypeError) as error:
        call(game)
    assert way_out in str(error.value)


def test_the_name_of_a_file_is_no_text_of_a_scenario():
    with pytest.raises(BadScenario, match=r"name of a file; write load_scenario\('folder/x.toml'\)"):
        mtg.position("folder/x.toml")


def test_with_nothing_on_the_stack_nothing_resolves(game):
    for resolve in (mtg.resolve, pass_all):
        with pytest.raises(NothingToResolve, match="the stack is empty|nothing is on the stack"):
            resolve(game)


def test_a_cast_that_ends_the_game_says_so_when_every_way_is_listed():
    game = mtg.position('[A]\nlife = 4\nhand = ["Dismember"]\nbattlefield = ["Swamp"]\n[N]\nbattlefield = ["Hill Giant"]')
    found = mtg.explore(game, mtg.announce(game, "Dismember", symbols=["life", "life"], targets=["Hill Giant"]))
    assert [row["afterwards"].partition(";")[0] for row in found.rows()] == [
        "the game is over: all opponents of N have left it, so N has won"]
