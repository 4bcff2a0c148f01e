"""How what was on the stack leaves it as the last part of its resolution (608.2n), and how it leaves without resolving.

The table :data:`WAYS` says it: a question about the spell, and what is done where the answer is yes.  The first row
that fits counts.
"""

from collections.abc import Callable

from ..actions import lost_text, return_to_hand, to_graveyard
from ..book import N_
from ..game import Ability, Game, Spell, event
from . import adventures, rebound, to_hand


def after_resolving(game: Game, spell: Spell) -> Game:
    """The game once a spell or ability that has resolved is off the stack (608.2m-n); text that was added goes with it."""
    return next(leave(game, spell) for fits, leave in WAYS if fits(game, spell))


def without_resolving(game: Game, spell: Spell, rule: str) -> Game:
    """The game without a spell or ability that does not resolve: a spell goes to its owner's graveyard (608.2a-b)."""
    if isinstance(spell, Ability):
        return _removed(game, spell, rule)
    return lost_text(to_graveyard(game, spell, rule), spell)


def _is_ability(game: Game, spell: Spell) -> bool:
    return isinstance(spell, Ability)


def _ability_ends(game: Game, ability: Ability) -> Game:
    """An ability just ceases to exist (608.2n)."""
    return _removed(game, ability, "608.2n")


def _removed(game: Game, ability: Ability, rule: str) -> Game:
    if game.find(ability.id) is None:
        return game
    return game.without(ability).note(event("ability done", rule, N_("The {spell} is removed from the stack."), spell=ability))


def _left_already(game: Game, spell: Spell) -> bool:
    """True for a spell that left while it resolved, and for one that is a permanent by now."""
    return game.find(spell.id) is None


def _resolved_fully(game: Game, spell: Spell) -> Game:
    """A spell that has left the stack as it resolved, and not to become a permanent, has resolved fully (608.2m)."""
    if spell.card.is_permanent_card:
        return game
    game = game.note(event("resolved fully", "608.2m", N_("{spell} left the stack while it resolved, and has resolved fully all "
                           "the same."), spell=spell))
    return lost_text(game, spell)


def _was_bought_back(game: Game, spell: Spell) -> bool:
    return "buyback" in spell.choices.paid


def _bought_back(game: Game, spell: Spell) -> Game:
    """With buyback paid, it goes to its owner's hand (702.27a)."""
    return lost_text(return_to_hand(game, spell, "702.27a"), spell)


def _on_an_adventure(game: Game, spell: Spell) -> Game:
    """An Adventure is exiled, and its card may be cast from there (715.3d)."""
    return lost_text(adventures.exiled(game, spell), spell)


def _any(game: Game, spell: Spell) -> bool:
    return True


def _to_graveyard(game: Game, spell: Spell) -> Game:
    """Whatever nothing else is said of goes to its owner's graveyard (608.2n)."""
    return without_resolving(rebound.not_from_hand(game, spell), spell, "608.2n")


#: Question, and what is done.  An ability is first: no other row is about it, whatever its source says (702.27a, 702.88a).
WAYS: tuple[tuple[Callable[[Game, Spell], bool], Callable[[Game, Spell], Game]], ...] = (
    (_is_ability, _ability_ends),
    (_left_already, _resolved_fully),
    (_was_bought_back, _bought_back),
    (adventures.is_adventure, _on_an_adventure),
    (to_hand.returns, to_hand.return_it),
    (rebound.rebounds, rebound.exile_for_rebound),
    (_any, _to_graveyard),
)
