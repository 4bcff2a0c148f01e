"""Instructions about regeneration (701.19): the shield, which waits for the next destruction this turn."""

from ..book import N_
from ..cards import Regenerate
from ..game import REGENERATES, Continuous, event
from .doing import Doing, did
from .nouns import objects


def regenerate(instruction: Regenerate, here: Doing) -> Doing:
    """Permanents are shielded: the next time that each would be destroyed this turn, it regenerates (701.19a)."""
    here, affected = objects(here, instruction.objects)
    game = here.game
    for object_ in affected:
        game = game.with_effect(Continuous((object_.id,), here.source.label, restrictions=(REGENERATES,)))
        game = game.note(event("regeneration shield", "701.19a", N_("The next time {object} would be destroyed this turn, it "
                               "regenerates."), object=object_))
    return did(here, game, tuple(o.id for o in affected))
