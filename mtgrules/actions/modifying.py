"""What modifies damage that would be dealt: it is prevented, doubled, dealt to something else, or permanents are
sacrificed instead (614.1a, 614.9, 615, 701.10g).

A :class:`Blow` is damage that would be dealt.  Each effect gets one opportunity to modify it and what becomes of it
(614.5).  Which effect comes first is for the affected player to say (616.1), and asked where choices are asked;
here is which effects apply, what each does, and whether the order makes a difference.
"""

from collections import Counter
from collections.abc import Iterator
from typing import Any

from ..book import N_, Value, replace
from ..cards import SacrificesInstead
from ..game import (
    Game,
    Object,
    Player,
    Prevention,
    Ref,
    damage_cant_be_prevented,
    damage_of_it_cant_be_prevented,
    event,
    fits,
    has_quality,
    protections,
)
from . import redirecting
from .damage import results

#: So many effects are put in every order to see whether the order matters; more than that are asked about at once.
PATIENCE = 5

DOUBLE, REDIRECT, PREVENT, SACRIFICE = "double", "redirect", "prevent", "sacrifice"


class Blow(Value):
    """Damage that would be dealt.

    source: what deals it, as it is or was last known (608.2h).  to: who or what it would be dealt to.
    done: the effects that have had their opportunity (614.5): kind, and place among those of the kind.
    """

    source: Object
    to: Ref
    amount: int
    done: frozenset[tuple[str, Any]] = frozenset()


class Modifier(Value):
    """An effect that would modify a blow: its kind, its place among those of the kind, its source in words."""

    kind: str
    place: Any
    source: str

    @property
    def key(self) -> tuple[str, Any]:
        """What tells it from other effects while a blow is modified."""
        return self.kind, self.place


def modifiers(game: Game, blow: Blow) -> tuple[Modifier, ...]:
    """The effects that would modify a blow now, and have not had their opportunity (616.1f, 614.5)."""
    to = game.thing(blow.to)
    if blow.amount <= 0 or to is None:
        return ()
    return tuple(m for m in (*_doubling(game, blow.source), *_redirecting(game, blow.source, to),
                             *_preventing(game, blow.source, to), *_sacrificing(to)) if m.key not in blow.done)


def _doubling(game: Game, source: Object) -> Iterator[Modifier]:
    return (Modifier(DOUBLE, place, e.source) for place, e in enumerate(game.effects) if e.doubles and source.id in e.objects)


def _redirecting(game: Game, source: Object, to: Object | Player) -> Iterator[Modifier]:
    return (Modifier(REDIRECT, place, r.source) for place, r in enumerate(game.redirections)
            if redirecting.applies(game, r, source, to))


def _preventing(game: Game, source: Object, to: Object | Player) -> Iterator[Modifier]:
    """Protection prevents damage as shields do (702.16e); what it is from stands for its place."""
    for quality in protections(game, to) if isinstance(to, Object) else ():
        if has_quality(game, source, quality):
            yield Modifier(PREVENT, quality, to.label)
    yield from (Modifier(PREVENT, place, p.source) for place, p in enumerate(game.preventions) if _applies(game, p, source, to))


def _sacrificing(to: Object | Player) -> Iterator[Modifier]:
    if isinstance(to, Object) and any(isinstance(ability, SacrificesInstead) for ability in to.card.statics):
        yield Modifier(SACRIFICE, 0, to.label)


def _applies(game: Game, shield: Prevention, source: Object, to: Object | Player) -> bool:
    if shield.by is not None:
        return fits(game, shield.by, source, shield.controller)
    if shield.only is not None and (source.id not in redirecting.what_became_of(game, shield.only)
                                    or not set(shield.colors) & set(source.card.colors)):  # 609.7b: looked at again
        return False
    return shield.to == (to.id if isinstance(to, Object) else to.name) and (shield.everything or shield.left > 0)


def modified(game: Game, blow: Blow, by: Modifier) -> tuple[Game, tuple[Blow, ...]]:
    """The game once an effect has modified a blow, and what has become of the blow: one, or two where part of it is
    redirected."""
    blow = replace(blow, done=blow.done | {by.key})
    if by.kind == DOUBLE:
        told = event("doubled", "701.10g", N_("{source} deals double damage ({by}): {amount}."), source=blow.source, by=by.source,
                     amount=2 * blow.amount)
        return game.note(told), (replace(blow, amount=2 * blow.amount),)
    if by.kind == SACRIFICE:
        return game.note(event("sacrifice instead", "614.1a", N_("{amount} permanents are sacrificed instead of the damage to "
                               "{to}."), amount=blow.amount, to=game.thing(blow.to))), ()
    return _redirected(game, blow, by) if by.kind == REDIRECT else _prevented(game, blow, by)


def _redirected(game: Game, blow: Blow, by: Modifier) -> tuple[Game, tuple[Blow, ...]]:
    shield = game.redirections[by.place]
    game, part = redirecting.redirected(game, shield, blow.source, game.thing(blow.to), blow.amount)
    blows = (replace(blow, to=shield.to, amount=part), replace(blow, amount=blow.amount - part))
    return game, tuple(b for b in blows if b.amount > 0)


def _prevented(game: Game, blow: Blow, by: Modifier) -> tuple[Game, tuple[Blow, ...]]:
    source, to = blow.source, game.thing(blow.to)
    stopper = source if damage_of_it_cant_be_prevented(game, source) else damage_cant_be_prevented(game)
    if stopper is not None:
        told = event("can't be prevented", "615.12", N_("The damage can't be prevented: {source}."), source=stopper)
        return game.note(told), (replace(blow, done=blow.done | {m.key for m in _preventing(game, source, to)}),)
    if isinstance(by.place, str):
        return game.note(event("prevented", "702.16e", N_("{amount} damage from {source} to {to} is prevented: {to} has protection "
                               "from {color}."), amount=blow.amount, source=source, to=to, color=by.place)), ()
    shield = game.preventions[by.place]
    whole = shield.by is not None or shield.everything
    stopped = blow.amount if whole else min(blow.amount, shield.left)
    spent = shield if whole else replace(shield, left=shield.left - stopped)
    spent = spent if shield.only is None else replace(shield, everything=False)  # 615.8: one instance of damage
    game = replace(game, preventions=(*game.preventions[:by.place], spent, *game.preventions[by.place + 1:]))
    rule = "615.8" if shield.only is not None else "615.1a" if whole else "615.7"
    game = game.note(event("shielded", rule, N_("{amount} damage from {source} to {to} is prevented "
                           "({by})."), amount=stopped, source=source, to=to, by=shield.source, shield=shield))
    return game, (replace(blow, amount=blow.amount - stopped),)


def order_matters(game: Game, blow: Blow, found: tuple[Modifier, ...]) -> bool:
    """True when it makes a difference which of several effects is applied first (616.1)."""
    if len(found) < 2 or len(found) > PATIENCE:
        return len(found) > PATIENCE
    return len({frozenset(_ends(*modified(game, blow, by))) for by in found}) > 1


def _ends(game: Game, blows: tuple[Blow, ...]) -> Iterator[tuple]:
    """Every outcome of some blows, the effects on them applied in any order."""
    if not blows:
        yield _outcome(game)
        return
    found = modifiers(game, blows[0])
    for by in found:
        after, parts = modified(game, blows[0], by)
        yield from _ends(after, parts + blows[1:])
    if not found:
        yield from _ends(results(game, blows[0].source, blows[0].to, blows[0].amount), blows[1:])


def _outcome(game: Game) -> tuple:
    """What damage and the effects on it can change."""
    shields = Counter((*game.preventions, *game.redirections))
    return (tuple((p.name, p.life) for p in game.players), tuple((o.id, o.damage, o.counters) for o in game.battlefield),
            frozenset(shields.items()), tuple(e.fact("amount") for e in game.happened if e.kind == "sacrifice instead"))
