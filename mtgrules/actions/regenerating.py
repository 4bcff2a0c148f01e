"""Regeneration: what replaces the next destruction of a shielded permanent (701.19a)."""

from ..book import N_, replace
from ..game import REGENERATES, Game, Object, event


def shielded(game: Game, object_: Object) -> bool:
    """True when something regenerates a permanent the next time that it would be destroyed this turn."""
    return any(REGENERATES in e.restrictions and object_.id in e.objects for e in game.effects)


def regenerate(game: Game, object_: Object) -> Game:
    """A shield is used up: damage is removed, the permanent is tapped and out of combat, and not destroyed (701.19a)."""
    shield = next(e for e in game.effects if REGENERATES in e.restrictions and object_.id in e.objects)
    game = replace(game, effects=tuple(e for e in game.effects if e is not shield))
    game = game.with_object(replace(object_, damage=0, tapped=True, attacking="", blocked=False))
    return game.note(event("regenerate", "701.19a", N_("{object} regenerates instead of being destroyed: all damage is removed "
                           "from it, it is tapped, and out of combat ({source})."), object=object_, source=shield.source))
