"""What is printed: mana symbols, the instruction tree, its English both ways, cards, the library.

Nothing here changes during a game, and nothing here knows a game.
"""

from .card import CARD_TYPES, PERMANENT_TYPES, SUPERTYPES, BadCard, Card, ManaAbility, prepared, read_type_line
from .library import Library, UnknownCard, library, read_cards, read_folder
from .mana import COLOR_OF, COLORS, LETTER_OF, BadMana, Mana, mana
from .tree import (ActivatedLine, AddMana, Amount, AnOpponent, AnyInstruction, AtMost, AtNextEndStep, AttackIfAble,
                   Both, CantGainLife, Choose, Chosen, Condition, ControllerOf, Cost, CostFloor, CostIncrease,
                   CostReduction, Counter, CountOf, CreateToken, DamageCantBePrevented, DamagePrevented, DealDamage,
                   Destroy, Discard, DoubleDamage, Draw, Each, EntersTappedUnlessLife, EnterTapped, ExchangeControl,
                   Exile, GainLife, Goad, HandRevealed, If, IfDone, Instruction, Keyword, KeywordLine, Line, LoseLife,
                   ManaValueOf, May, Mill, Modify, Noun, OneOfThem, OpeningHand, Players, PlayersHave, PowerOf,
                   PreventDamage, PreventNext, Protection, Put, Quality, Return, Reveal, RevealUntil, Sacrifice,
                   Search, Shuffle, SpellLine, SpliceLine, Static, StaticLine, Suspend, SwitchPT, Tap, TapOrUntap,
                   Target, That, TheOther, Then, They, This, Token, Untap, Untapped, You, YouControl, names_itself,
                   nodes, numbered, rebuilt, targets_of)

__all__ = sorted(name for name in globals() if not name.startswith("_") and name not in ("card", "tree"))
