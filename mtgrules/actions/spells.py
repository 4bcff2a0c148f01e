"""Countering a spell: it leaves the stack without resolving (701.6)."""

from ..book import N_
from ..game import Ability, Game, Spell, cant_be_countered, event
from .moving import return_to_hand, to_graveyard


def counter_spell(game: Game, spell: Spell, by: str, to: str = "graveyard") -> Game:
    """Counter a spell or ability: none of its effects happen and no cost is given back (701.6a-b).

    A spell that can't be countered stays on the stack (101.2).
    by: what counters it.  to: "graveyard", or "hand" when the effect says so.
    Its text changes go with it, for it is a new object then (702.47e).
    """
    why = cant_be_countered(game, spell)
    if why is not None:
        return game.note(event("not countered", "101.2", N_("{spell} can't be countered, so {by} does not counter it."),
                               spell=spell, by=by),
                         event("uncounterable", why, N_("What keeps {spell} from being countered works on the stack.") if
                               why == "113.6g" else N_("That comes with mana that was spent on {spell}."), spell=spell))
    game = game.note(event("counter", "701.6a", N_("{spell} is countered by {by}; none of its effects happen."),
                           spell=spell, by=by))
    if isinstance(spell, Ability):  # it is no card, so it goes nowhere
        return game.without(spell).note(event("ability done", "701.6a", N_("The {spell} is removed from the stack."), spell=spell))
    game = return_to_hand(game, spell) if to == "hand" else to_graveyard(game, spell, "701.6a")
    return lost_text(game, spell)


def lost_text(game: Game, spell: Spell) -> Game:
    """Note that gained text is gone with the spell, when there was any (702.47e)."""
    if not spell.changes:
        return game
    return game.note(event("text lost", "702.47e", N_("{spell} has left the stack, so the text of {splices} is no "
                           "longer part of it."), spell=spell, splices=spell.choices.splices))
