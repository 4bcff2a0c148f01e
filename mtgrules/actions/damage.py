"""What damage does that is dealt (120.3).

The source is the object that deals the damage: for text gained by splicing that is the
spell it was added to (201.5b, 702.47c), so protection looks at *its* colour.
"""

from ..book import N_, replace
from ..game import (
    ANY_TARGET,
    Event,
    Game,
    Object,
    Player,
    Ref,
    Spell,
    event,
    has_keyword,
    has_quality,
    keywords_of_spell,
    protections,
)
from .counters import put_counters, remove_counters
from .life import gain_life

#: Permanents that lose counters by damage: which, and the rule (120.3c, 120.3h).
LOSES = {"planeswalker": ("loyalty", "120.3c"), "battle": ("defense", "120.3h")}


def cant_be_dealt(to: Object | Player) -> Event | None:
    """Why something can't be dealt damage; None when it can (120.1a)."""
    if isinstance(to, Player) or any(t in to.card.types for t in ANY_TARGET):
        return None
    return event("no damage", "120.1a", N_("{to} can't be dealt damage: it is neither a creature, a planeswalker nor a battle."),
                 to=to)


def protection_told(game: Game, source: Object, to: Object | Player) -> tuple[Event, ...]:
    """Protection that does *not* stop this damage: worth saying, because learners expect the opposite."""
    qualities = protections(game, to) if isinstance(to, Object) else ()
    return tuple(event("no shield", "702.16e", N_("{to} has protection from {color}, but the source of the damage is {source}, "
                       "which is {colors}: nothing is prevented by that."), to=to, color=quality, source=source,
                       colors=" and ".join(source.card.colors) or "colorless")
                 for quality in qualities if not has_quality(game, source, quality))


def results(game: Game, source: Object, to: Ref, amount: int) -> Game:
    """An object deals damage to a player or permanent, and it has its results (120.3).

    source: as it is, or was last known (608.2h).  No damage is dealt where all is prevented (615.1, 120.8).
    """
    thing = game.thing(to)
    if amount <= 0 or thing is None:
        return game
    if isinstance(thing, Player):
        game = _to_player(game, source, thing.name, amount)
    else:
        game = _to_permanent(game, source, thing, amount)
    return gain_life(game, source.controller, amount, "120.3f") if _has_lifelink(game, source) else game


def _has_lifelink(game: Game, source: Object) -> bool:
    """True for a source with lifelink, which permanents may give a spell (702.15b)."""
    return has_keyword(game, source, "lifelink") or isinstance(source, Spell) and "lifelink" in keywords_of_spell(game, source)


def _to_player(game: Game, source: Object, player: str, amount: int) -> Game:
    record = game.player(player)
    if has_keyword(game, source, "infect"):
        game = game.with_player(replace(record, poison=record.poison + amount))
        return game.note(event("damage", "120.3b", N_("{source} deals {amount} damage to {to}, who gets as many poison counters "
                               "({poison})."), source=source, amount=amount, to=record, poison=record.poison + amount))
    game = game.with_player(replace(record, life=record.life - amount))
    return game.note(event("damage", "120.3a", N_("{source} deals {amount} damage to {to} ({life} life)."),
                           source=source, amount=amount, to=record, life=record.life - amount))


def _to_permanent(game: Game, source: Object, to: Object, amount: int) -> Game:
    withers = any(has_keyword(game, source, keyword) for keyword in ("wither", "infect"))
    if "creature" in to.card.types and withers:
        game = put_counters(game, to, "-1/-1", amount, "120.3d", by_effect=False)
    elif "creature" in to.card.types:
        game = game.with_object(replace(to, damage=to.damage + amount))
    if "creature" in to.card.types and has_keyword(game, source, "deathtouch"):
        game = game.with_object(replace(game.get(to.id), deadly=True))
    for type_, (kind, rule) in LOSES.items():
        if type_ in to.card.types:
            game = remove_counters(game, game.get(to.id), kind, amount, rule)
    return game.note(event("damage", "120.3e", N_("{source} deals {amount} damage to {to}."), source=source,
                           amount=amount, to=to))
