"""The table of phrases is whole: what a template speaks of is there, and each instruction has words.

A card that is invented for a scenario uses structure that no printed card in the library may have, so their texts are
written and read back here too.
"""

from pathlib import Path

import pytest

from mtgrules.cards.english import read_text
from mtgrules.cards.english.grammar import PHRASES, Phrase, Ref, Vocabulary
from mtgrules.cards.english.templates import Template
from mtgrules.cards.tree.instructions import FAMILIES, Instruction
from mtgrules.effects.table import DO, LATER
from mtgrules.scenario.read import load_scenarios

ROOT = Path(__file__).parents[1]
FILES = [file for folder in ("tests/cases", "data/scenarios") for file in sorted((ROOT / folder).rglob("*.toml"))]


def phrases_in(thing, known):
    """Every phrase that a phrase is made of, itself included; a name is followed to what it stands for."""
    while isinstance(thing, Ref) and thing.name in PHRASES:
        thing = PHRASES[thing.name]
    if isinstance(thing, dict | list | tuple):
        for one in thing.values() if isinstance(thing, dict) else thing:
            phrases_in(one, known)
    elif type(thing).__module__.startswith("mtgrules.cards.english") and id(thing) not in known:
        known[id(thing)] = thing
        for part in (*vars(type(thing)).values(), *vars(thing).values()):
            phrases_in(part, known)


def every_phrase(start):
    known = {}
    phrases_in(start, known)
    return [thing for thing in known.values() if isinstance(thing, Phrase)]


TEMPLATES = [phrase for phrase in every_phrase(PHRASES) if isinstance(phrase, Template)]


def test_every_name_of_a_phrase_stands_for_one():
    # A name that stands for nothing is all that is left as a name.
    assert [phrase.name for phrase in every_phrase(PHRASES) if isinstance(phrase, Ref)] == []


def test_every_hole_of_a_template_is_a_field_of_its_node():
    assert len(TEMPLATES) > 300
    for template in TEMPLATES:
        for hole in template.holes:
            assert set(hole.fields_of(template.node)) <= set(template.node.__struct_fields__), template.pattern
            assert not isinstance(hole.phrase, Ref) or hole.phrase.name in PHRASES, template.pattern


def test_every_instruction_has_words_that_a_line_can_use():
    written = {phrase.node for phrase in every_phrase(PHRASES["sentence"]) if isinstance(phrase, Template)}
    assert {node.__name__ for node in Instruction.__subclasses__() if node not in written} == set()


def test_an_instruction_is_simulated_in_one_place_at_most_and_belongs_to_one_family():
    assert not LATER & DO.keys()
    homes = {node.__module__ for node in Instruction.__subclasses__()}
    assert homes == {family.__name__ for family in FAMILIES}


def test_two_words_with_one_value_are_refused():
    with pytest.raises(ValueError, match="one value"):
        Vocabulary({"gray": "grey", "grey": "grey"})


INVENTED = {card: file.name for file in FILES for scenario in load_scenarios(file) for card in scenario.cards}


@pytest.mark.parametrize("card", INVENTED, ids=lambda card: f"{card.name} ({INVENTED[card]})")
def test_the_text_of_an_invented_card_reads_back_into_its_lines(card):
    for face in card.faces or (card,):
        assert read_text(face.rules_text, face.name, face.words_before_the_dash) == face.lines
