"""Instructions about spells and mana: counter a spell, add mana."""

from ..actions import add_mana as put_mana
from ..actions import counter_spell
from ..book import N_, message
from ..cards import AddMana, Counter, mana
from ..game import Spell
from .choices import choose_one_of
from .doing import Doing, did
from .nouns import objects


def counter(instruction: Counter, here: Doing) -> Doing:
    """Counter spells (701.6a)."""
    here, spells = objects(here, instruction.spell)
    game = here.game
    for spell in spells:
        if isinstance(spell, Spell):
            game = counter_spell(game, spell, here.source.label, instruction.to)
    return did(here, game, tuple(s.id for s in spells))


def add_mana(instruction: AddMana, here: Doing) -> Doing:
    """You add mana to your pool; one of several kinds is chosen as it is done (106.4)."""
    symbols = instruction.symbols
    if instruction.choices:
        prompt = message(N_("{by}: which mana?"), by=here.you)
        here, symbols = choose_one_of(here, instruction.choices, prompt, here.you)
    return did(here, put_mana(here.game, here.you, mana(symbols), here.source.label, instruction.spend_on,
                               instruction.only_for_x, instruction.uncounterable))
