"""Adventures: a spell cast as one is exiled as it resolves, and its card may be cast from there (715.3d)."""

from ..actions import exile
from ..book import N_, replace
from ..game import Game, Permission, Spell, event


def is_adventure(game: Game, spell: Spell) -> bool:
    """True for a spell that was cast as an Adventure, and for a copy of one (715.3c)."""
    return spell.represented_by.layout == "adventurer" and spell.face == 1


def exiled(game: Game, spell: Spell) -> Game:
    """Its controller exiles it instead of putting it into a graveyard; the card may be cast for as long as it stays
    there, and not as an Adventure (715.3d)."""
    before = game.next_id
    game = exile(game, spell, "715.3d")
    card = next((o for o in game.exile if o.id >= before), None)
    if card is None or spell.copy:
        return game
    allowed = Permission(card.id, spell.controller, spell.represented_by.name, no_adventure=True)
    return replace(game, permissions=game.permissions + (allowed,)).note(
        event("may be cast", "715.3d", N_("{player} may cast {card} for as long as it stays exiled, and not as an Adventure."),
              player=spell.controller, card=card))
