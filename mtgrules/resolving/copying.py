"""Copying spells (707.10): a copy is put onto the stack, is not cast, and has all that was chosen.

It keeps the spliced text, modes, X, division and what costs took; mana was never spent on it.
"""

from ..book import N_, replace
from ..cards import CopySpell
from ..casting import targets
from ..effects.doing import Doing, did
from ..effects.nouns import last_known_of
from ..game import Spell, event
from .new_targets import choose_new, places, present


def copy_spell(instruction: CopySpell, here: Doing) -> Doing:
    """Copy spells, as they are or last were; new targets are chosen before the copy is there (707.10c)."""
    made = []
    for spell in last_known_of(here, instruction.spell):
        if isinstance(spell, Spell):
            here, copy = _copy(here, spell, instruction.new_targets)
            made.append(copy.id)
    return did(here, here.game, tuple(made))


def _copy(here: Doing, spell: Spell, new_targets: bool) -> tuple[Doing, Spell]:
    choices = replace(spell.choices, mana_spent="")
    copy = replace(spell, id=0, owner=here.you, controller=here.you, copy=True, choices=choices,
                   handle=f"copy of {spell.label}")
    if new_targets:
        here, copy = choose_new(here, copy, here.you)
        if places(copy):
            here = did(here, here.game.note(event("new targets", "707.10c", N_("{by} has decided what the targets of the copy "
                       "of {original} are; then it is put on the stack."), by=here.you, original=spell)))
    game, copy = here.game.added(copy)
    game = game.note(event("copy spell", "707.10", N_("A copy of {original} is put on the stack under the control of {by}; "
                           "it is not cast."), original=spell, by=here.you, spell=copy))
    if copy.changes:
        game = game.note(event("text copied", "707.10", N_("The copy has the text of {splices} too, and nothing is paid for "
                               "it."), splices=copy.choices.splices))
    refs = tuple(present(copy, place) for place in places(copy))
    return did(here, targets.became_targets(game, copy, refs)), copy
