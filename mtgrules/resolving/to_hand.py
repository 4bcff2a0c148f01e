"""A spell that returns to its owner's hand as it resolves, because an effect waited for it (614.1a)."""

from ..actions import lost_text, return_to_hand
from ..game import TO_HAND_NEXT, Ability, Continuous, Game, Spell, fits


def returns(game: Game, spell: Spell) -> bool:
    """True for the first spell that fits and was cast from a hand since an effect about the next one began."""
    if isinstance(spell, Ability) or spell.copy:
        return False
    waiting = (effect for effect in game.effects if TO_HAND_NEXT in effect.restrictions and spell.controller in effect.objects)
    return any(_next(game, effect, spell.controller) == spell.id for effect in waiting)


def _next(game: Game, effect: Continuous, by: str) -> int | None:
    """The id of the first such spell that a player has cast since an effect began."""
    cast = (happened.fact("spell") for happened in game.happened if happened.kind == "cast")
    return next((spell.id for spell in cast if spell.id >= effect.since and spell.controller == by
                 and spell.choices.cast_from == "hand" and fits(game, effect.whatever, spell, by)), None)


def return_it(game: Game, spell: Spell) -> Game:
    """Put the spell into its owner's hand instead of into the graveyard; added text goes with it (702.47e)."""
    return lost_text(return_to_hand(game, spell, "614.1a"), spell)
