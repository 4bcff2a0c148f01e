"""States that a text can ask for ("tapped", "enchanted", "dealt damage this turn"), and how to see each of them."""

from collections.abc import Callable

from .objects import Object, Spell
from .state import Game


def _was_dealt_damage(game: Game, thing: Object) -> bool:
    return any(e.kind == "damage" and getattr(e.fact("to"), "id", None) == thing.id for e in game.happened
               ) or thing.damage > 0


def _is_on_a_creature(game: Game, thing: Object) -> bool:
    under = None if thing.attached_to is None else game.find(thing.attached_to)
    return under is not None and "creature" in under.card.types


#: Each state a text can ask for, and how to see it.
STATES: dict[str, Callable[[Game, Object], bool]] = {
    "tapped": lambda game, thing: thing.tapped,
    "untapped": lambda game, thing: not thing.tapped,
    "attacking": lambda game, thing: bool(thing.attacking),
    "colorless": lambda game, thing: not thing.card.colors,
    "multicolored": lambda game, thing: len(thing.card.colors) > 1,
    "attacking or blocking": lambda game, thing: bool(thing.attacking),  # who blocks is not kept
    "blocked": lambda game, thing: thing.blocked,
    "dealt damage this turn": _was_dealt_damage,
    "enchanted": lambda game, thing: any(o.attached_to == thing.id for o in game.battlefield if "Aura" in o.card.subtypes),
    "attached to a creature": lambda game, thing: _is_on_a_creature(game, thing),
    "sacrificed this way": lambda game, thing: False,  # counted() knows; nothing else could be meant
    "returned this way": lambda game, thing: False,
    "with that name": lambda game, thing: False,
    "with the chosen name": lambda game, thing: False,  # known() knows
    "revealed this way": lambda game, thing: False,
    "with a spliced name": lambda game, thing: False,
    "exiled with it": lambda game, thing: False,
    "with a single target": lambda game, thing: isinstance(thing, Spell) and sum(map(len, thing.choices.targets)) == 1,
}
