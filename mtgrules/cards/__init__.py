"""What is printed: mana symbols, the instruction tree, its English both ways, cards, the library.

Nothing here changes during a game, and nothing here knows a game.
"""

from . import tree
from .card import CARD_TYPES, PERMANENT_TYPES, SUPERTYPES, Card, ManaAbility, choices_of, prepared, read_type_line
from .faces import DOUBLE_FACED, LAYOUTS, with_name
from .faults import BadCard
from .library import Library, UnknownCard, library, predefined, read_cards, read_folder
from .mana import COLOR_OF, COLORS, LETTER_OF, BadMana, Mana, mana
from .toml import as_toml
from .tree import *  # every node of the instruction tree; tree.__all__ names them
from .words import BASIC_LAND_TYPES, Reword, creature_types, landwalk, reworded, reworded_card, words_of_kind

__all__ = [
    "BASIC_LAND_TYPES", "BadCard", "BadMana", "CARD_TYPES", "COLORS", "COLOR_OF", "Card", "DOUBLE_FACED", "LAYOUTS",
    "LETTER_OF", "Library", "Mana", "ManaAbility", "PERMANENT_TYPES", "Reword", "SUPERTYPES", "UnknownCard",
    "as_toml", "choices_of", "creature_types", "landwalk", "library", "mana", "predefined", "prepared", "read_cards",
    "read_folder", "read_type_line", "reworded", "reworded_card", "with_name", "words_of_kind", *tree.__all__,
]
