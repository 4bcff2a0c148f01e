"""Instructions about spells and mana: counter a spell, add mana."""

from ..actions import add_mana as put_mana
from ..actions import counter_spell
from ..book import N_, message
from ..cards import COLORS, LETTER_OF, AddMana, AddManaOfOneColor, Counter, DoubleMana, Mana, NextToHand, choices_of, mana
from ..game import TO_HAND_NEXT, Continuous, Spell, event
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
    symbols, choices = instruction.symbols, choices_of(instruction)
    if choices:
        prompt = message(N_("{by}: which mana?"), by=here.you)
        here, symbols = choose_one_of(here, choices, prompt, here.you)
    return did(here, put_mana(here.game, here.you, mana(symbols), here.source.label, instruction.spend_on,
                               instruction.only_for_x, instruction.uncounterable, made_by=here.source.card.types))


def add_mana_of_one_color(instruction: AddManaOfOneColor, here: Doing) -> Doing:
    """You add X mana of a color of your choice, X being what the cost removed (106.1, 107.3a)."""
    if not here.x:
        return here
    prompt = message(N_("{by}: mana of which color?"), by=here.you)
    here, color = choose_one_of(here, COLORS, prompt, here.you)
    return did(here, put_mana(here.game, here.you, Mana((LETTER_OF[color],) * here.x), here.source.label,
                               made_by=here.source.card.types))


def double_mana(instruction: DoubleMana, here: Doing) -> Doing:
    """As much mana of each type again as you have; what restricts the mana that was there does not restrict
    what is added (701.10f, 106.6)."""
    types = tuple(unit.type for unit in here.game.player(here.you).mana)
    if not types:
        return did(here, here.game.note(event("nothing doubled", "701.10f", N_("{player} has no unspent mana to double."),
                                              player=here.you)))
    game = put_mana(here.game, here.you, Mana(types), here.source.label, made_by=here.source.card.types)
    game = game.note(event("double", "701.10f", N_("{player} adds as much of each type of mana as there is."), player=here.you))
    return did(here, game.note(event("doubled", "106.6", N_("The mana that is added ({mana}) has no restriction: restrictions "
                                     "stay with the mana that was there."), mana=Mana(types).canonical())))


def next_to_hand(instruction: NextToHand, here: Doing) -> Doing:
    """What will become of the next spell of a quality that you cast from your hand this turn (614.1a)."""
    effect = Continuous((here.you,), here.source.label, restrictions=(TO_HAND_NEXT,), whatever=instruction.spells)
    return did(here, here.game.with_effect(effect).note(event("next spell", "614.1a", N_("The next such spell that {by} casts from "
               "the hand this turn returns to it as it resolves."), by=here.you)))
