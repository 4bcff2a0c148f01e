"""What is on the table: objects, players, zones, the stack; what things are now.

Records and the few pure moves.  Nothing here decides, and nothing here knows what is legal.
"""

from .amounts import amount_of, compared, compared_amounts, counted, holds, of_object
from .card_changes import AbilitiesGained, AbilitiesLost, Became, Colored, NoCreatureTypes, WordsChanged
from .characteristics import Characteristics, characteristics
from .ending import over
from .events import Event, event
from .faces import as_copy, can_flip, can_turn_over, flipped, melded, transformed, turned_over, with_face
from .history import spells_cast_this_turn
from .keywords import (
    REGENERATES,
    counters,
    effects_on,
    has_keyword,
    is_creature,
    keywords_of,
    restrictions_on,
)
from .mana_value import mana_value, why_that_mana_value
from .names import has_chosen_name, names_to_choose, told_of_name, why_not_a_name
from .objects import (
    OWN_ZONES,
    ZONES,
    Ability,
    Announced,
    Choices,
    Continuous,
    Delayed,
    FloatingMana,
    Object,
    Player,
    Prevention,
    Redirection,
    Ref,
    Spell,
    ref_of,
)
from .other_cards import FACE_DOWN, bestowed, turned_face_up
from .overload import Overload
from .permissions import Permission
from .protection import COLORED_SPELLS, has_quality, protections
from .quality import ANY_TARGET, STATES, about_the_event, candidates, fits, known, mismatches, right_kind, wanted
from .replacing import (
    EXILED_UNCAST,
    adding_one_counter,
    copying_as_it_enters,
    doubling_counters,
    doubling_mill,
    doubling_tokens,
    drawing_one_more,
    exiling_for_life,
    exiling_instead,
    exiling_uncast,
    keeping_from_searching,
    keeping_out,
    losing_instead,
)
from .state import MAIN_PHASES, Game, NoSuchThing
from .statics import (
    CANT_BE_COUNTERED,
    CANT_CAST_SPELLS,
    EXILED_AFTER,
    TO_HAND_NEXT,
    cant_be_countered,
    cant_gain_life,
    damage_cant_be_prevented,
    damage_of_it_cant_be_prevented,
    enchanting,
    enters_tapped_because_of,
    hand_is_revealed,
    keywords_of_spell,
    player_has,
    speaks_of,
    statics,
    statics_of,
)
from .text import Append, Placed, Slot, modal_lines, slots_of, text_before_words, text_of

__all__ = [
    "ANY_TARGET", "AbilitiesGained", "AbilitiesLost", "Ability", "Announced", "Append", "Became", "CANT_BE_COUNTERED",
    "CANT_CAST_SPELLS", "COLORED_SPELLS", "Characteristics", "Choices", "Colored", "Continuous", "Delayed", "EXILED_AFTER",
    "EXILED_UNCAST",
    "Event", "FACE_DOWN", "FloatingMana", "Game", "MAIN_PHASES", "NoCreatureTypes", "NoSuchThing", "OWN_ZONES", "Object",
    "Overload", "Permission", "Placed", "Player", "Prevention", "REGENERATES", "Redirection", "Ref", "STATES", "Slot", "Spell",
    "TO_HAND_NEXT", "WordsChanged", "ZONES", "about_the_event", "adding_one_counter", "amount_of", "as_copy", "bestowed",
    "can_flip", "can_turn_over", "candidates", "cant_be_countered", "cant_gain_life", "characteristics", "compared",
    "compared_amounts", "copying_as_it_enters", "counted", "counters", "damage_cant_be_prevented",
    "damage_of_it_cant_be_prevented", "doubling_counters", "doubling_mill", "doubling_tokens", "drawing_one_more", "effects_on",
    "enchanting", "enters_tapped_because_of", "event", "exiling_for_life", "exiling_instead", "exiling_uncast", "fits",
    "flipped", "hand_is_revealed", "has_chosen_name", "has_keyword", "has_quality", "holds", "is_creature",
    "keeping_from_searching", "keeping_out", "keywords_of", "keywords_of_spell", "known", "losing_instead", "mana_value",
    "melded", "mismatches", "modal_lines", "names_to_choose", "of_object", "over", "player_has", "protections", "ref_of",
    "restrictions_on", "right_kind", "slots_of", "speaks_of", "spells_cast_this_turn", "statics", "statics_of",
    "text_before_words", "text_of", "told_of_name", "transformed", "turned_face_up", "turned_over", "wanted", "why_not_a_name",
    "why_that_mana_value", "with_face",
]
