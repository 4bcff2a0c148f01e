"""What is on the table: objects, players, zones, the stack; what things are now.

Records and the few pure moves.  Nothing here decides, and nothing here knows what is legal.
"""

from .characteristics import (Characteristics, characteristics, counters, has_keyword, is_creature,
                              keywords_of, mana_value, protections, restrictions_on)
from .events import Event, event
from .objects import (OWN_ZONES, ZONES, Ability, Choices, Continuous, FloatingMana, Object, Player, Prevention, Ref,
                      Spell)
from .quality import ANY_TARGET, STATES, candidates, fits, known, mismatches, right_kind, wanted
from .state import MAIN_PHASES, Game, NoSuchThing
from .statics import (cant_gain_life, damage_cant_be_prevented, hand_is_revealed, holds, player_has,
                      speaks_of, statics)
from .text import Append, Placed, Slot, modal_lines, slots_of, text_of

__all__ = [
    "ANY_TARGET", "Ability", "Append", "Characteristics", "Choices", "Continuous", "Event", "FloatingMana", "Game",
    "MAIN_PHASES", "NoSuchThing", "OWN_ZONES", "Object", "Placed", "Player", "Prevention", "Ref", "STATES",
    "Slot", "Spell", "ZONES", "candidates", "cant_gain_life", "characteristics", "counters",
    "damage_cant_be_prevented", "event", "fits", "hand_is_revealed", "has_keyword", "holds", "is_creature",
    "keywords_of", "known", "mana_value", "mismatches", "modal_lines", "player_has", "protections", "restrictions_on", "right_kind", "slots_of", "speaks_of",
    "statics", "text_of", "wanted",
]
