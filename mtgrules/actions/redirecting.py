"""Redirection effects (614.9): damage that one source would deal is dealt to something else instead."""

from ..book import N_, replace
from ..game import ANY_TARGET, Game, Object, Player, Redirection, event, fits


def redirected(game: Game, shield: Redirection, source: Object, to: Object | Player, amount: int) -> tuple[Game, int]:
    """How much of some damage a redirection takes, and the game in which it is used up by that much.

    It takes nothing when what the damage would be dealt to is not there any more (614.9).
    """
    if not _can_be_dealt(game, shield):
        return game.note(event("not redirected", "614.9", N_("{source} does not redirect the damage: what it would be dealt to "
                               "is not there any more."), source=shield.source)), 0
    part = min(shield.left, amount)
    spent = replace(shield, left=shield.left - part)
    game = replace(game, redirections=tuple(spent if r is shield else r for r in game.redirections))
    return game.note(event("redirected", "614.9", N_("{amount} damage from {source} to {to} is dealt to {other} instead ({by})."),
                           amount=part, source=source, to=to, other=game.thing(shield.to), by=shield.source)), part


def applies(game: Game, shield: Redirection, source: Object, to: Object | Player) -> bool:
    """True when a redirection is about that source and what it would deal damage to."""
    if not shield.left or source.id not in what_became_of(game, shield.by):
        return False
    if isinstance(to, Player):
        return to.name == shield.player
    return any(fits(game, quality, to, shield.controller) for quality in shield.objects)


def what_became_of(game: Game, id: int) -> set[int]:
    """The object chosen as a source; of a permanent spell also the permanent that it became (609.7a)."""
    became = {e.fact("new").id for e in game.happened
              if e.kind == "enter" and e.fact("object").id == id and e.fact("object").zone == "stack"}
    return {id} | became


def _can_be_dealt(game: Game, shield: Redirection) -> bool:
    """True while what the damage would be dealt to is still there, and still something that can be dealt damage."""
    to = game.thing(shield.to)
    if isinstance(to, Player):
        return not to.lost
    return to is not None and to.zone == "battlefield" and any(t in to.card.types for t in ANY_TARGET)
