"""Every card that watches for Spirit and Arcane spells sees one spell, however much was spliced onto it."""

import pytest
from positions import id_of, position

from mtgrules.cards import Players, TriggeredLine, WhenCast, library
from mtgrules.casting import Announcement, cast
from mtgrules.effects import not_simulated_on
from mtgrules.turn import after_resolution, pass_all
from mtgrules.turn.priority import settle
from mtgrules.walk import AUTO


def watches(line) -> bool:
    """True for an ability that triggers on Spirit or Arcane spells."""
    return (isinstance(line, TriggeredLine) and isinstance(line.when, WhenCast)
            and set(line.when.spells.subtypes) == {"Spirit", "Arcane"})


def settled(game):
    """The game with the ability on the stack, aimed at the first thing that may be its target."""
    trace = settle(game, "A")
    if trace.unfinished:
        target = next(ref for ref in trace.question.candidates() if not trace.question.objections(ref))
        trace = settle(game, "A", ((target,),))
    assert trace.complete
    return trace.now.game


WATCHERS = [card for card in library().values() if any(map(watches, card.lines))]


def test_there_are_at_least_the_dozen_that_were_asked_for():
    assert len(WATCHERS) >= 45


@pytest.mark.parametrize("card", WATCHERS, ids=lambda card: card.name)
def test_it_triggers_once_for_a_spell_with_two_spliced_cards_and_is_carried_out(card):
    assert set(not_simulated_on(card)) <= {"add X mana of one color"}  # of another ability than the one looked at
    (line,) = filter(watches, card.lines)
    mine = line.when.who != Players(opponents=True)
    game = position(A={"hand": ["Lava Spike", "Glacial Ray", "Desperate Ritual", "Forest"],
                       "battlefield": ["Mountain"] * 6 + [card.name] * mine, "library": ["Forest", "Hill Giant", "Island"]},
                    N={"hand": ["Hill Giant"], "library": ["Island"] * 5,
                       "battlefield": ["Llanowar Elves", "Hill Giant", "Stomping Ground"] + [card.name] * (not mine)})
    splices = (id_of(game, "Glacial Ray"), id_of(game, "Desperate Ritual"))
    trace = cast(game, Announcement(id_of(game, "Lava Spike"), splices=splices, targets=(("N",), ("N",))))
    assert trace.complete, [str(r) for r in trace.reasons]
    after = settled(trace.now.game)
    assert [e.fact("source").card.name for e in after.happened if e.kind == "trigger"] == [card.name]
    while after.stack:
        after = after_resolution(pass_all(after, AUTO))
    assert not [e for e in after.happened if e.kind == "not simulated"]
