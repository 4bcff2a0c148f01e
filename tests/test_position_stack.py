"""Positions with spells on the stack."""

import pytest

from mtgrules import position
from mtgrules.scenario import BadScenario

SPIKE = """
[A]
hand = ["Lava Spike", "Glacial Ray"]
mana = "{U}"
[N]
hand = ["Lightning Bolt"]
[[stack]]
cast = "Lava Spike"
splice = ["Glacial Ray"]
targets = ["N", "N"]
"""


def test_a_spell_is_on_the_stack_with_what_was_announced_for_it_and_nothing_has_happened():
    game = position(SPIKE)
    (spell,) = game.stack
    assert (spell.label, spell.choices.splices, spell.choices.targets) == ("Lava Spike", ("Glacial Ray",), (("N",), ("N",)))
    assert game.happened == () and [unit.type for unit in game.player("A").mana] == ["U"]
    assert [card.label for card in game.player("A").hand] == ["Glacial Ray"] and game.priority == "A"


def test_the_first_is_at_the_bottom_and_later_ones_may_target_it():
    game = position(SPIKE + '[[stack]]\ncast = "Lightning Bolt"\nby = "N"\ntargets = ["A"]\n')
    assert [spell.label for spell in game.stack] == ["Lightning Bolt", "Lava Spike"]


@pytest.mark.parametrize(("old", "new", "said"), [
    ('targets = ["N", "N"]', 'targets = ["N", "Lightning Bolt"]', "can't be on the stack"),
    ('targets = ["N", "N"]', "", "before this is said"),
    ('cast = "Lava Spike"', 'cast = "Lava Spyke"', "there is no 'Lava Spyke'"),
])
def test_what_could_not_be_cast_is_told_with_its_place(old, new, said):
    with pytest.raises(BadScenario, match="stack, number 1") as fault:
        position(SPIKE.replace(old, new))
    assert said in str(fault.value)
