"""Rebound (702.88): a spell cast from hand is exiled as it resolves, and may be cast from there once more."""

from ..actions import exile, lost_text
from ..book import N_, replace
from ..cards import CastFree, May, SpellLine, That
from ..game import Ability, Delayed, Game, Spell, event, has_keyword


def rebounds(game: Game, spell: Spell) -> bool:
    """True for a spell that has rebound and was cast from its owner's hand; a copy was not cast (702.88a)."""
    return _has_rebound(game, spell) and spell.choices.cast_from == "hand" and not spell.copy


def _has_rebound(game: Game, spell: Spell) -> bool:
    """True for a spell with rebound; an ability of such a card is no spell."""
    return not isinstance(spell, Ability) and has_keyword(game, spell, "rebound")


def exile_for_rebound(game: Game, spell: Spell) -> Game:
    """Exile the spell instead of putting it into the graveyard; an ability waits for its controller's next upkeep."""
    game = lost_text(exile(game, spell, "702.88a"), spell)
    card = game.happened[-1 if not spell.changes else -2].fact("new")
    line = SpellLine((May(CastFree(That("card"))),), ability_word="rebound")
    delayed = Delayed(line, spell, spell.controller, (card.id,), step="upkeep", rule="702.88a")
    game = replace(game, delayed=(*game.delayed, delayed))
    return game.note(event("delayed", "603.7a", N_("At the beginning of the next upkeep of {player} an ability of {source} "
                           "will trigger."), player=spell.controller, source=spell))


def not_from_hand(game: Game, spell: Spell) -> Game:
    """Say why a spell with rebound goes to the graveyard, where it does."""
    if not _has_rebound(game, spell):
        return game
    return game.note(event("no rebound", "702.88a", N_("{spell} was not cast from a hand, so it does not rebound."), spell=spell))
