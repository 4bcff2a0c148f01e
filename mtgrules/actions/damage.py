"""Dealing damage (120), with what prevents it (615, 702.16e).

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
    Prevention,
    Spell,
    damage_cant_be_prevented,
    damage_of_it_cant_be_prevented,
    effects_on,
    event,
    fits,
    has_keyword,
    has_quality,
    keywords_of_spell,
    protections,
)
from .counters import put_counters, remove_counters
from .life import gain_life
from .redirecting import redirected

#: Permanents that lose counters by damage: which, and the rule (120.3c, 120.3h).
LOSES = {"planeswalker": ("loyalty", "120.3c"), "battle": ("defense", "120.3h")}


def order_matters(game: Game, source: Object, to: Object | Player, amount: int) -> bool:
    """True when the damage would be doubled and some of it prevented, so that it matters what comes first (616.1)."""
    return (amount > 0 and any(effect.doubles for effect in effects_on(game, source))
            and any(shield.left > 0 and _applies(game, shield, source, to) for shield in game.preventions))


def deal_damage(game: Game, source: Object, to: Object | Player, amount: int, prevention_first: bool = False) -> Game:
    """An object deals damage to a player or permanent (120.3).

    source: as it is, or was last known (608.2h).  Prevented damage is not dealt (615.1).
    prevention_first: what prevents damage is applied before what doubles it (616.1).
    """
    if amount <= 0:
        return game  # 120.8: no damage at all, so nothing is dealt
    if isinstance(to, Object) and not any(t in to.card.types for t in ANY_TARGET):
        return game.note(event("no damage", "120.1a", N_("{to} can't be dealt damage: it is neither a creature, "
                               "a planeswalker nor a battle."), to=to))
    if prevention_first:
        game, amount = _prevented(game, source, to, amount)
    game, amount = _doubled(game, source, amount) if amount > 0 else (game, 0)
    return _not_redirected(game, source, to, amount, frozenset())


def _not_redirected(game: Game, source: Object, to: Object | Player, amount: int, done: frozenset[int]) -> Game:
    """Damage after redirection: the part that is, to something else, and the rest where it was going (614.9)."""
    game, part, shield = redirected(game, source, to, amount, done)
    if shield is None:
        return _dealt(game, source, to, amount)
    done |= {shield.number}
    game = _not_redirected(game, source, game.thing(shield.to), part, done)
    to = game.player(to.name) if isinstance(to, Player) else game.get(to.id)
    return _not_redirected(game, source, to, amount - part, done)


def _dealt(game: Game, source: Object, to: Object | Player, amount: int) -> Game:
    """Damage that is not prevented has its results (120.3)."""
    game, amount = _prevented(game, source, to, amount)
    if amount <= 0:
        return game
    if isinstance(to, Player):
        game = _to_player(game, source, to.name, amount)
    else:
        game = _to_permanent(game, source, to, amount)
    return gain_life(game, source.controller, amount, "120.3f") if _has_lifelink(game, source) else game


def _has_lifelink(game: Game, source: Object) -> bool:
    """True for a source with lifelink, which permanents may give a spell (702.15b)."""
    return has_keyword(game, source, "lifelink") or isinstance(source, Spell) and "lifelink" in keywords_of_spell(game, source)


def _doubled(game: Game, source: Object, amount: int) -> tuple[Game, int]:
    """The damage after effects that double what this source would deal (701.10g, 614.1a)."""
    for effect in effects_on(game, source):
        if effect.doubles:
            amount *= 2
            game = game.note(event("doubled", "701.10g", N_("{source} deals double damage ({by}): {amount}."), source=source,
                                   by=effect.source, amount=amount))
    return game, amount


def _to_player(game: Game, source: Object, player: str, amount: int) -> Game:
    record = game.player(player)
    game = game.with_player(replace(record, life=record.life - amount))
    return game.note(event("damage", "120.3a", N_("{source} deals {amount} damage to {to} ({life} life)."),
                           source=source, amount=amount, to=record, life=record.life - amount))


def _to_permanent(game: Game, source: Object, to: Object, amount: int) -> Game:
    if "creature" in to.card.types and has_keyword(game, source, "wither"):
        game = put_counters(game, to, "-1/-1", amount, "120.3d", by_effect=False)
    elif "creature" in to.card.types:
        game = game.with_object(replace(to, damage=to.damage + amount))
    for type_, (kind, rule) in LOSES.items():
        if type_ in to.card.types:
            game = remove_counters(game, game.get(to.id), kind, amount, rule)
    return game.note(event("damage", "120.3e", N_("{source} deals {amount} damage to {to}."), source=source,
                           amount=amount, to=to))


def _prevented(game: Game, source: Object, to: Object | Player, amount: int) -> tuple[Game, int]:
    """What is left of the damage after prevention, and the game in which it was prevented."""
    colors = protections(game, to) if isinstance(to, Object) else ()
    protecting = [c for c in colors if has_quality(game, source, c)]
    game = game.note(*(_passes(source, to, c) for c in colors if c not in protecting))
    shields = tuple(p for p in game.preventions if _applies(game, p, source, to))
    if not protecting and not shields:
        return game, amount
    stopper = source if damage_of_it_cant_be_prevented(game, source) else damage_cant_be_prevented(game)
    if stopper is not None:
        return game.note(event("can't be prevented", "615.12", N_("The damage can't be prevented: {source}."),
                               source=stopper)), amount
    if protecting:
        return game.note(event("prevented", "702.16e", N_("{amount} damage from {source} to {to} is prevented: "
                               "{to} has protection from {color}."), amount=amount, source=source, to=to,
                               color=protecting[0])), 0
    for shield in shields:
        game, amount = _through(game, shield, source, to, amount)
    return game, amount


def _passes(source: Object, to: Object, color: str) -> Event:
    """Protection that does *not* stop this damage: worth saying, because learners expect the opposite."""
    return event("no shield", "702.16e", N_("{to} has protection from {color}, but the source of the damage is {source}, "
                 "which is {colors}: nothing is prevented by that."), to=to, color=color, source=source,
                 colors=" and ".join(source.card.colors) or "colorless")


def _applies(game: Game, shield: Prevention, source: Object, to: Object | Player) -> bool:
    if shield.by is not None:
        return fits(game, shield.by, source, shield.controller)
    return shield.to == (to.id if isinstance(to, Object) else to.name) and (shield.everything or shield.left > 0)


def _through(game: Game, shield: Prevention, source: Object, to: Object | Player, amount: int) -> tuple[Game, int]:
    whole = shield.by is not None or shield.everything
    stopped = amount if whole else min(amount, shield.left)
    if stopped <= 0:
        return game, amount
    if not whole:
        spent = replace(shield, left=shield.left - stopped)
        game = replace(game, preventions=tuple(spent if p is shield else p for p in game.preventions))
    game = game.note(event("shielded", "615.1a" if whole else "615.7",
                           N_("{amount} damage from {source} to {to} is prevented ({by})."), amount=stopped,
                           source=source, to=to, by=shield.source, shield=shield))
    return game, amount - stopped
