"""Casting a card because an effect allows it: rebound, suspend, cascade, "you may cast it" (118.9b, 601.3).

The effect says what is paid instead of the mana cost.  If it allows the cast while something resolves,
neither priority nor the card's type matters, and no other spell can be cast just then (608.2g).
"""

from collections.abc import Iterator

from ...book import N_, Reason, reason, replace
from ...game import EXILED_AFTER, Continuous, Event, Game, Object, Permission, Spell, event, mana_value


def permitting(game: Game, id: int, by: str) -> tuple[Permission, ...]:
    """What allows a player to cast the card with that id."""
    return tuple([p for p in game.permissions if p.card == id and p.by == by and not p.not_yet])


def as_it_resolves(game: Game, id: int, by: str) -> Permission | None:
    """The permission to cast a card while something resolves, None when there is none (608.2g)."""
    return next((p for p in permitting(game, id, by) if p.while_resolving), None)


def nothing_else(game: Game, card: Object, by: str) -> Iterator[Reason]:
    """While something resolves, only what it allows can be cast (608.2g)."""
    for permission in game.permissions:
        if permission.while_resolving and as_it_resolves(game, card.id, by) is None:
            yield reason("608.2g", N_("{source} is resolving, and it does not allow {by} to cast {card}"),
                         source=permission.source, by=by, card=card)


def too_big(game: Game, id: int, spell: Spell) -> tuple[Reason, ...]:
    """Why the proposed spell is not what the effect allows: its mana value is not small enough (702.85a)."""
    limit = next((p.below for p in permitting(game, id, spell.controller) if p.below is not None), None)
    if limit is None or mana_value(spell) < limit:
        return ()
    return (reason("702.85a", N_("the mana value of {spell} would be {value}, and it has to be less than {limit}"),
                   spell=spell, value=mana_value(spell), limit=limit),)


def told_of_value(game: Game, id: int, spell: Spell) -> Iterator[Event]:
    """That the spell is small enough, for people: costs that are paid besides do not count."""
    for permission in permitting(game, id, spell.controller):
        if permission.below is not None:
            yield event("small enough", "118.8d", N_("The mana value of {spell} is {value}, less than {limit}; additional costs do "
                        "not change it."), spell=spell, value=mana_value(spell), limit=permission.below)


def told(game: Game, card: Object, by: str) -> Iterator[Event]:
    """That a cast happens while something resolves, for people."""
    permission = as_it_resolves(game, card.id, by)
    if permission is not None:
        yield event("cast while resolving", "608.2g", N_("{by} casts {card} while {source} resolves: the steps are those of any "
                    "cast, and when it could be cast otherwise does not matter."), by=by, card=card,
                    source=permission.source)


def used(game: Game, id: int) -> Game:
    """The game in which what allowed to cast a card has been used."""
    return replace(game, permissions=tuple(p for p in game.permissions if p.card != id))


def marked(game: Game, id: int, spell: Spell) -> Game:
    """The game in which a spell is exiled instead of going to the graveyard, if what allowed it says so (614.1a)."""
    source = next((p.source for p in permitting(game, id, spell.controller) if p.exile_after), None)
    if source is None:
        return game
    effect = Continuous((spell.id,), source, restrictions=(EXILED_AFTER,), until="")
    return replace(game, effects=(*game.effects, effect))
