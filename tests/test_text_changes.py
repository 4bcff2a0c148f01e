"""Laws of text changes (612): words change, and nothing else does."""

import os
import re
from pathlib import Path

import pytest
from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st
from positions import id_of, legal_casts, position

from mtgrules import pictures
from mtgrules.book import replace
from mtgrules.cards import COLORS, Reword, creature_types, library, reworded_card, words_of_kind
from mtgrules.casting import Announcement, cast
from mtgrules.game import Continuous, WordsChanged, characteristics, slots_of, text_of
from mtgrules.turn import pass_all

COMMON = settings(max_examples=60, deadline=None, suppress_health_check=list(HealthCheck))
WORDS = {word: kind for kind in ("color word", "basic land type") for word in words_of_kind(kind)}
WORDS |= dict.fromkeys(("Spirit", "Goblin", "Golem", "Human"), "creature type")


@st.composite
def changes_of_words(draw) -> WordsChanged:
    """One word replaced by another of its kind."""
    old = draw(st.sampled_from(sorted(WORDS)))
    return WordsChanged(Reword((old,), draw(st.sampled_from([w for w in words_of_kind(WORDS[old]) if w != old]))))


@COMMON
@given(legal_casts(), st.lists(changes_of_words(), min_size=1, max_size=3))
def test_a_text_change_alters_words_and_never_number_order_or_origin_of_lines(position_and_announcement, changes):
    trace = cast(*position_and_announcement)
    assume(trace.complete)
    spell = trace.now.the_spell
    game = trace.now.game
    for change in changes:
        game = game.with_effect(Continuous((spell.id,), "a test", changes=(change,), until=""))
    after = game.get(spell.id)
    assert [(p.origin, p.gained, p.place, type(p.line)) for p in text_of(after)] == [
        (p.origin, p.gained, p.place, type(p.line)) for p in text_of(spell)]
    assert [slot.number for slot in slots_of(after)] == [slot.number for slot in slots_of(spell)]
    assert after.copiable is spell.card
    assert characteristics(game, after).name == spell.card.name


@COMMON
@given(st.sampled_from(sorted(library())), changes_of_words())
def test_on_a_card_only_that_word_is_another(name, change):
    card = library()[name]
    changed = reworded_card(card, change.words)
    assert (changed.name, changed.mana_cost, changed.types) == (card.name, card.mana_cost, card.types)
    unworded = replace(change.words, old=(change.words.new,), new=change.words.old[0])
    if change.words.new not in str(card.lines) + card.type_line:
        assert reworded_card(changed, unworded) == card
    assert re.findall(r"{[^}]+}", changed.rules_text) == re.findall(r"{[^}]+}", card.rules_text)


def test_the_english_of_a_changed_text_has_the_other_word():
    texts = {name: reworded_card(library()[name], Reword((old,), new)).rules_text.split("\n")[0] for name, old, new in (
        ("Silver Knight", "red", "green"), ("Horobi's Whisper", "Swamp", "Island"), ("Horobi's Whisper", "black", "blue"))}
    assert texts["Horobi's Whisper"].startswith("If you control a Swamp, destroy target nonblue creature")
    assert library()["Silver Knight"].rules_text.replace("red", "green").split("\n")[0] == texts["Silver Knight"]


def cast_in_response(name: str, target: str, **players):
    """A position in which A has cast a change of text, and the top of the stack is about to resolve."""
    game = position(**players)
    trace = cast(game, Announcement(id_of(game, name), targets=((id_of(game, target),),)))
    assert trace.complete, [str(r) for r in trace.reasons]
    return trace.now.game


@pytest.mark.parametrize(("spell", "choices"), [
    ("Artificial Evolution", ("Bear", "Wall")),  # the text says so
    ("Artificial Evolution", ("red", "blue")),  # no creature types
    ("Artificial Evolution", ("Arcane", "Spirit")),  # a spell type (205.3k)
    ("Sleight of Mind", ("red", "red")),  # no other word
    ("Mind Bend", ("red", "Island")),  # a word of another kind
    ("Magical Hack", ("Wastes", "Island")),  # no basic land type (205.3i)
])
def test_a_word_can_be_exchanged_for_another_of_its_kind_only(spell, choices):
    game = cast_in_response(spell, "Grizzly Bears", A={"hand": [spell], "battlefield": ["Island"]},
                            N={"battlefield": ["Grizzly Bears"]})
    trace = pass_all(game, choices)
    assert trace.illegal
    assert {reason.rule for reason in trace.reasons} == {"608.2d"}


def test_a_changed_creature_type_stands_in_the_type_line():
    game = cast_in_response("Artificial Evolution", "Grizzly Bears", A={"hand": ["Artificial Evolution"],
                                                                        "battlefield": ["Island"]},
                            N={"battlefield": ["Grizzly Bears"]})
    after = pass_all(game, ("Bear", "Goblin")).now.game
    (bears,) = after.battlefield[1:]
    assert (bears.card.type_line, bears.card.name) == ("Creature — Goblin", "Grizzly Bears")
    moved, card = after.moved(bears, "hand")
    assert card.card is library()["Grizzly Bears"]


def test_the_picture_of_a_changed_spell_has_the_new_word_and_says_what_was_changed():
    game = position(A={"hand": ["Horobi's Whisper", "Magical Hack"], "battlefield": ["Swamp"] * 3 + ["Island"]},
                    N={"battlefield": ["Grizzly Bears"]})
    whisper = cast(game, Announcement(id_of(game, "Horobi's Whisper"), targets=((id_of(game, "Grizzly Bears"),),)))
    hack = cast(whisper.now.game, Announcement(id_of(game, "Magical Hack"), targets=((whisper.now.spell,),)))
    after = pass_all(hack.now.game, ("Swamp", "Plains")).now.game
    drawn = pictures.effect_order(after.get(whisper.now.spell), after).text
    assert "If you control a Plains" in drawn and "Swamp → Plains" in drawn
    assert pictures.effect_order(whisper.now.the_spell, whisper.now.game).text.count("→") == 0


@pytest.mark.skipif("MTGRULES_REFERENCE" not in os.environ, reason="needs the official texts")
def test_the_creature_types_are_those_of_the_rulebook():
    rules = (Path(os.environ["MTGRULES_REFERENCE"]) / "rules/2026-06-19.txt").read_text(encoding="utf-8")
    paragraph = next(line for line in rules.splitlines() if line.startswith("205.3m")).replace("’", "'")
    listed = paragraph.split("All other creature types are one word long: ")[1].rstrip(".").replace("and ", "").split(", ")
    assert list(creature_types()) == listed
    assert not set(COLORS) & set(listed)
