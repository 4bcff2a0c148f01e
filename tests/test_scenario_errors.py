"""A scenario that cannot be understood says where and why, and a way out; never a traceback."""

import pytest

from mtgrules.__main__ import BAD_FILE, main
from mtgrules.scenario import BadScenario, load_scenarios, paths, play, scenarios

GOOD = """
[A]
hand = ["Lava Spike", "Glacial Ray", "Glacial Ray"]
battlefield = ["Mountain x3"]
[N]
battlefield = ["Grizzly Bears x2"]
"""
CAST = GOOD + '[[script]]\ncast = "Lava Spike"\ntargets = ["N"]\n'

# ruff: noqa: E501 (texts of files in a table)

BAD = [
    # what is wrong, the text, and parts that the message must have
    ("TOML syntax", 'title = "x\n', ["not TOML", "line 1", "column"]),
    ("a key twice", 'title = "x"\ntitle = "y"\n', ["not TOML", "line 2"]),
    ("a misspelt key", 'titel = "x"\n', ["'titel'", "did you mean 'title'?"]),
    ("a misspelt zone", '[A]\nhandd = ["Lava Spike"]\n', ["A:", "'handd'", "did you mean 'hand'?"]),
    ("an unknown card", '[A]\nhand = ["Lava Spyke"]\n', ["A.hand", "'Lava Spyke'", "did you mean 'Lava Spike'?"]),
    ("a zone that is a text", '[A]\nhand = "Lava Spike"\n', ["A, hand", "a list", "a text"]),
    ("a number that is a text", '[A]\nlife = "20"\n', ["A, life", "a whole number", "a text"]),
    ("a player that is no table", "A = 20\n", ["A", "expected a table"]),
    ("a single bracket", '[script]\ncast = "Lava Spike"\n', ["script", "[[script]]"]),
    ("an unknown player", 'turn = "B"\n', ["turn", "'B'", "A, N"]),
    ("a table of a player that there is not", '[B]\nlife = 3\n', ["'B'", "the players are A, N, P, Q"]),
    ("an unknown step", 'step = "main"\n', ["step", "precombat main"]),
    ("an unknown rule", 'rules = ["702.47z"]\n', ["rules", "702.47z", "did you mean 702.47?"]),
    ("no date", 'edition = "June"\n', ["edition", "2026-06-19"]),
    ("an unknown state", '[A]\nbattlefield = ["Island (taped)"]\n', ["A.battlefield", "'taped'", "did you mean 'tapped'?"]),
    ("no mana", '[A]\nmana = "RR"\n', ["A.mana", "'RR'", "{R}{R}"]),
    ("a hybrid in a pool", '[A]\nmana = "{R/G}"\n', ["A.mana", "{R/G}"]),
    ("one name for two cards", '[A]\nhand = [{ card = "Island", as = "It" }]\n[N]\nhand = [{ card = "Island", as = "It" }]\n',
     ["2 cards", "'It'", "`as`"]),
    ("one name for a pile", '[A]\nhand = [{ card = "Island", as = "It", count = 2 }]\n', ["A.hand", "one name"]),
    ("zero cards", '[A]\nhand = ["Island x0"]\n', ["A.hand", "0 times"]),
    ("attached to nothing", '[A]\nbattlefield = [{ card = "Island", attached_to = "Giant" }]\n', ["'Giant'"]),
    ("goaded by nobody", '[A]\nbattlefield = ["Grizzly Bears (goaded by P)"]\n', ["A.battlefield", "'P'"]),
    ("a bad card of one's own", '[[card]]\nname = "X"\ntype_line = "Instamt"\n', ["card 'X'", "'Instamt'"]),
    ("a card with a misspelt key", '[[card]]\nname = "X"\ntypeline = "Instant"\n', ["card 'X'", "type_line"]),
    ("a step that does nothing", GOOD + '[[script]]\ncats = "Lava Spike"\n', ["step 1", "did you mean 'cast'?"]),
    ("a step that does two things", GOOD + '[[script]]\ncast = "Lava Spike"\nresolve = true\n',
     ["step 1", "cast and resolve", "two steps"]),
    ("a misspelt key of a step", GOOD + '[[script]]\ncast = "Lava Spike"\ntarget = ["N"]\n',
     ["step 1", "'target'", "did you mean 'targets'?"]),
    ("an unknown expectation", "[expect]\nlive = { N = 17 }\n", ["expect.live", "did you mean 'life'?"]),
    ("an expectation of the wrong kind", "[expect]\nlife = 17\n", ["expect.life", "a table", "life = { N = 17 }"]),
    ("an expectation inside of the wrong kind", '[expect]\nlife = { N = "17" }\n', ["expect.life, N", "a number"]),
    ("a cost that is no mana", CAST + 'expect = { cost = "1R" }\n', ["step 1", "expect.cost", "{1}{R}"]),
    ("a zone that there is not", '[expect]\nzones = { Island = "N.battlefeld" }\n',
     ["expect.zones, Island", "did you mean 'N.battlefield'?"]),
    ("a zone without its player", '[expect]\nzones = { Island = "battlefield" }\n', ["expect.zones, Island", "A.hand"]),
    ("an unknown rule that stops", CAST + 'expect = { illegal = { rule = "702.47z" } }\n',
     ["expect.illegal, rule", "702.47z"]),
    ("an unknown step of a cast", CAST + 'expect = { illegal = { step = "601.2q" } }\n', ["expect.illegal, step", "601.2q"]),
    ("an unknown color", '[expect]\ncolors = { Island = ["rd"] }\n', ["expect.colors, Island", "did you mean 'red'?"]),
    ("no power and toughness", '[expect]\npt = { Island = "3-3" }\n', ["expect.pt, Island", "4/4"]),
    ("an unknown player with priority", '[expect]\npriority = "B"\n', ["expect.priority", "A, N, P, Q"]),
    ("a count of what is not there", GOOD + '[expect]\ncounts = { "A.hand.Lava Spyke" = 0 }\n',
     ["expect.counts", "did you mean 'Lava Spike'?"]),
    ("a choice that no cast has", GOOD + '[[script]]\ncast = "Lava Spike"\nstop_at = "target"\n',
     ["step 1, stop_at", "did you mean 'targets'?"]),
    ("a slot without a choice left open", CAST + "slot = 1\n", ["step 1, slot", "stop_at"]),
    ("a text where targets are listed", GOOD + '[[script]]\ncast = "Lava Spike"\ntargets = "N"\n',
     ["step 1, targets", "write targets = [...]"]),
    ("what went wrong before is told too", GOOD + '[[script]]\ncast = "Lava Spike"\n[[script]]\nresolve = true\n',
     ["step 2, resolve", "before that, step 1", "write targets = ..."]),
    ("what was not carried out before is told too", '[[script]]\ndo = { do = "the Ring tempts you" }\n[[script]]\nmove = "The Ring"\nto = "A.hand"\n',
     ["step 2", "'The Ring'", "before that, not simulated yet: the Ring tempts you"]),
    ("what the step itself did not carry out too", '[[script]]\ndo = { do = "the Ring tempts you" }\nexpect = { zones = { "The Ring" = "A.hand" } }\n',
     ["step 1, expect.zones", "before that, not simulated yet: the Ring tempts you"]),
    ("an unknown question", '[[script]]\nquestion = "mana valu"\nof = "Island"\n',
     ["step 1, question", "did you mean 'mana value'?"]),
    ("a variant without brackets", '[variant]\nname = "x"\n', ["variant", "[[variant]]"]),
    ("a misspelt key of a variant", '[[variant]]\ntitle = "x"\n', ["variant 1", "'title'"]),
    ("the second of two scenarios", '[[scenario]]\ntitle = "a"\n[[scenario]]\ntitel = "b"\n',
     ["scenario 2", "'titel'"]),
    ("keys beside [[scenario]]", 'title = "x"\n[[scenario]]\ntitle = "a"\n', ["'title'", "scenario"]),
    # seen only as it is played
    ("a card to cast that is not there", GOOD + '[[script]]\ncast = "Lava Spik"\n',
     ["step 1, cast", "did you mean 'Lava Spike'?"]),
    ("a target that is not there", GOOD + '[[script]]\ncast = "Lava Spike"\ntargets = ["Grizly Bears"]\n',
     ["step 1, targets", "'Grizly Bears'", "did you mean 'Grizzly Bears#"]),
    ("a target that could be two", GOOD + '[[script]]\ncast = "Lava Spike"\nsplice = ["Glacial Ray"]\ntargets = ["N", "Grizzly Bears"]\n',
     ["step 1, targets", "Grizzly Bears#1", "Grizzly Bears#2", "`as`"]),
    ("a card of the library that the position does not have", GOOD + '[[script]]\ncast = "Lightning Bolt"\n',
     ["step 1, cast", "'Lightning Bolt' in the position", "add it to A.hand"]),
    ("a card that the position does not have, misspelt", GOOD + '[[script]]\ncast = "Everdreem"\n',
     ["step 1, cast", "did you mean 'Everdream'?", "add that to A.hand"]),
    ("a splice that is misspelt", GOOD + '[[script]]\ncast = "Lava Spike"\nsplice = ["Glacial Rya"]\n',
     ["step 1, splice", "did you mean 'Glacial Ray'?"]),
    ("a splice that is not there", GOOD + '[[script]]\ncast = "Lava Spike"\nsplice = ["Everdream"]\n',
     ["step 1, splice", "'Everdream'"]),
    ("a caster that is not there", GOOD + '[[script]]\ncast = "Lava Spike"\nby = "Q"\n',
     ["step 1, by", "'Q'", "A, N"]),
    ("a land that is not there", GOOD + '[[script]]\ncast = "Lava Spike"\nmana_from = ["Forest"]\n',
     ["step 1, mana from", "'Forest'"]),
    ("mana that a land does not make", GOOD + '[[script]]\ncast = "Lava Spike"\nmana_from = ["Mountain for {G}"]\n',
     ["step 1, mana from", "{G}"]),
    ("a zone that is none", GOOD + '[[script]]\ncast = "Lava Spike"\nfrom = "hamd"\n',
     ["step 1, from", "'hamd'", "hand"]),
    ("nothing to resolve", GOOD + "[[script]]\nresolve = true\n", ["step 1, resolve", "nothing is on the stack"]),
    ("a turn that cannot end", CAST + "[[script]]\nend_turn = true\n", ["step 2, end_turn", "Lava Spike", "resolve"]),
    ("a place that is none", GOOD + '[[script]]\nmove = "Lava Spike"\nto = "graveyard"\n',
     ["step 1, to", "N.graveyard"]),
    ("an instruction without its target", GOOD + '[[script]]\ndo = { do = "destroy", objects = { what = "target" } }\n',
     ["step 1, targets", "1 times"]),
    ("an unknown instruction", GOOD + '[[script]]\ndo = { do = "mil", count = 2 }\n',
     ["step 1", "did you mean 'mill'?"]),
    ("a choice that is none", GOOD + '[[script]]\ndo = { do = "discard" }\nchoices = ["Island"]\n',
     ["step 1, choices", "'Island'", "Lava Spike"]),
    ("a quality that nothing has", '[[script]]\ndo = { do = "tap", objects = { what = "each", types = ["creture"] } }\n',
     ["step 1, do, types", "did you mean 'creature'?"]),
    ("a misspelt noun", '[[script]]\ndo = { do = "tap", objects = { what = "eech" } }\n', ["step 1, do, objects, what", "did you mean 'each'?"]),
    ("a misspelt key in an instruction", '[[script]]\ndo = { do = "draw", cuont = 2 }\n', ["step 1, do", "did you mean 'count'?"]),
    ("a misspelt key of a card in a zone", '[A]\nhand = ["Island", { card = "Island", a = "It" }]\n', ["A, hand, number 2", "did you mean 'as'?"]),
    ("a target taken up that there is not", '[[script]]\ndo = { do = "tap", objects = { what = "that", slot = 3 } }\n',
     ["step 1, do, slot", "no target number 3"]),
    ("an amount that is none", '[[script]]\ndo = { do = "draw", count = "two" }\n', ["step 1, do, count", "'two'"]),
    ("mana for nothing", '[A]\nmana = [{ mana = "{C}", only_for = { types = ["instnat"] } }]\n', ["A, mana, types", "instant"]),
    ("a creature without power", '[[card]]\nname = "X"\ntype_line = "Creature"\n', ["card 'X'", "power"]),
    ("an expectation about nothing", GOOD + '[expect]\nzones = { "Lava Spik" = "A.hand" }\n',
     ["expect.zones.Lava Spik", "did you mean 'Lava Spike'?"]),
    ("an expectation about either of two", CAST + '[expect]\nlife = { N = 20 }\nzones = { "Grizzly Bears" = "N.graveyard" }\n'
     + '[[script]]\nmove = "Grizzly Bears#1"\nto = "N.graveyard"\n', ["expect.zones.Grizzly Bears", "Grizzly Bears#2"]),
    ("a cost where nothing is cast", GOOD + '[expect]\ncost = "{R}"\n', ["expect.cost", "nothing is cast"]),
]  # fmt: skip


@pytest.mark.parametrize("text, parts", [bad[1:] for bad in BAD], ids=[bad[0] for bad in BAD])
def test_a_bad_scenario_says_where_and_why_and_a_way_out(text, parts):
    with pytest.raises(BadScenario) as raised:
        for one in scenarios(text, "bad.toml"):
            play(one)
    message = str(raised.value)
    assert message.startswith("bad.toml: ")
    assert [part for part in parts if part not in message] == [], message


@pytest.mark.parametrize("step", ['cast = "Xyzzy"', 'cast = "Lava Spike"\nsplice = ["Xyzzy"]', 'cast = "Lava Spike"\ntargets = ["Xyzzy"]'])
def test_cards_that_nobody_has_named_are_not_offered(step):
    with pytest.raises(BadScenario, match="Glacial Ray") as raised:
        play(scenarios(GOOD.replace("[N]", "library = 3\n[N]") + "[[script]]\n" + step, "bad.toml")[0])
    assert "Unknown Card" not in str(raised.value)


SAID_OF_FAILURES = [
    ('splice = ["Glacial Ray"]\ntargets = ["N"]', "; add an entry to targets"),
    ('splice = ["Glacial Ray"]', "; write targets = ..."),
    ('targets = ["Mountain#1"]\nexpect = { illegal = { rule = "115.4" } }',
     "rule that makes it illegal: expected 115.4: got 601.2c (Mountain#1 is not a player or a planeswalker (601.2c))"),
    ('targets = ["Mountain#1"]\nexpect = { illegal = { step = "601.2b" } }', "step where it is illegal: expected 601.2b: got 601.2c ("),
    ('targets = ["Mountain#1"]\nexpect = { legal = true }', "got no (Mountain#1 is not a player"),
    ('expect = { illegal = { rule = "115.4" } }', "(unfinished: Target 1 of Lava Spike"),
]


@pytest.mark.parametrize("said, part", SAID_OF_FAILURES)
def test_an_expectation_that_fails_says_why_and_what_to_write(said, part):
    failed = play(scenarios(f'{GOOD}[[script]]\ncast = "Lava Spike"\n{said}\n', "f.toml")[0]).failed
    assert len(failed) == 1 and part in str(failed[0]), failed


def test_proving_says_how_much_was_proved(tmp_path, capsys):
    (tmp_path / "a.toml").write_text('[expect]\nlife = { A = 20, N = 20 }\n')
    assert main(["play", "--quiet", "--prove", str(tmp_path)]) == 0
    assert capsys.readouterr().out.splitlines()[-1] == "2 expectations altered, all failed as they should"


def test_the_parts_of_a_fault_are_kept_apart():
    with pytest.raises(BadScenario) as raised:
        scenarios('[[variant]]\nN.hand = ["Island (big)"]\n', "bad.toml")
        [play(one) for one in scenarios('[[variant]]\nN.hand = ["Island (big)"]\n', "bad.toml")]
    found = raised.value
    assert (found.file, found.place) == ("bad.toml", "variant 1, N.hand")
    assert found.problem.startswith("'big' is no state")


def test_a_file_that_is_no_text_says_so(tmp_path):
    path = tmp_path / "bad.toml"
    path.write_bytes(b"title = '\xff'")
    with pytest.raises(BadScenario, match="not UTF-8"):
        load_scenarios(path)


def test_paths_finds_files_in_folders_and_names_what_is_not_there(tmp_path):
    (tmp_path / "deep").mkdir()
    first, second = tmp_path / "a.toml", tmp_path / "deep" / "b.toml"
    for path in (first, second):
        path.write_text("")
    assert paths([tmp_path, first]) == [first, second, first]
    with pytest.raises(BadScenario, match=r"did you mean 'a\.toml'"):
        paths([tmp_path / "aa.toml"])
    (tmp_path / "empty").mkdir()
    with pytest.raises(BadScenario, match=r"no \.toml file"):
        paths([tmp_path / "empty"])


@pytest.mark.parametrize("files, said", [
    (("titel = 1", "[expect]\nlife = { N = 20 }"), "1 scenario played, 1 held, 0 failed; 1 file could not be read"),
    (("titel = 1", "titel = 1"), "0 scenarios played, 0 held, 0 failed; 2 files could not be read"),
    ((CAST.replace("Spike\"\n", "Spkie\"\n"),), "0 scenarios played, 0 held, 0 failed; 1 file could not be read"),
])  # fmt: skip
def test_the_command_line_counts_the_files_that_could_not_be_read(tmp_path, capsys, files, said):
    for number, text in enumerate(files):
        (tmp_path / f"{number}.toml").write_text(text)
    assert main(["play", "--quiet", str(tmp_path)]) == BAD_FILE
    assert capsys.readouterr().out.splitlines()[-1] == said
