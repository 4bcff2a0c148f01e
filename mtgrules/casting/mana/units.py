"""Floating mana as units of a payment: what each can pay for (106.4, 107.4h, 609.4b)."""

from ...cards import COLOR_OF, LETTER_OF, SpendAsThough
from ...game import Ability, FloatingMana, Game, Spell, statics_of
from ..ways import from_elsewhere
from .payment import SNOW, TYPES, Unit, halves


def unit_of(mana: FloatingMana, as_any: frozenset[str] = frozenset()) -> Unit:
    """Floating mana as what it can pay for; as_any: types that may be spent as though they were any color (609.4b)."""
    types = as_though(TYPES if mana.type == "*" else halves(mana.type), as_any)
    return Unit(types | {SNOW} if mana.snow else types)


def as_though(types: frozenset[str], as_any: frozenset[str]) -> frozenset[str]:
    """What mana of some types can pay for where some of them may be spent as though they were any color (609.4b)."""
    return types | frozenset(COLOR_OF) if types & as_any else types


def spent_as_any(game: Game, spell: Spell | None) -> frozenset[str]:
    """The types of mana that may be spent on a spell or ability as though they were mana of any color (609.4b)."""
    if not isinstance(spell, Ability):
        way = spell.choices.method if spell is not None else ""
        return TYPES if way and from_elsewhere.any_color(game, spell.controller, way) else frozenset()
    source = game.find(spell.source.id) or spell.source
    return frozenset(LETTER_OF[color] for said in statics_of(game, source, SpendAsThough) for color in said.colors)
