"""Declaring attackers, as far as goad needs it (508.1a-d, 701.15b): must a creature attack, and whom?

Restrictions come first, then as many requirements as can be obeyed without breaking one (508.1d).
Nothing here declares an attack; it only says what a declaration would have to look like.
"""

from collections.abc import Iterator

from ..book import N_, Reason, Value, reason
from ..cards import AttackCost, CantAttackOrBlock
from ..game import Game, Object, Player, enchanting, fits, has_keyword, is_creature, restrictions_on, statics

#: Restrictions and requirements of this turn that speak of attacking.
CANT_ATTACK = "can't attack"
ATTACKS_IF_ABLE = "attacks if able"


class Attack(Value):
    """What the rules say about one creature's attack.

    may: it could attack.  must: it has to.  defenders: whom it may attack, if it does.
    reasons: why, each with its rule.
    """

    may: bool
    must: bool
    defenders: tuple[Player | Object, ...]
    reasons: tuple[Reason, ...]


def attack(game: Game, creature: Object) -> Attack:
    """Whether a creature may and must attack in its controller's combat now, and whom."""
    against = tuple(_against(game, creature))
    if against:
        return Attack(False, False, (), against + tuple(_in_vain(game, creature)))
    possible = defenders(game, creature.controller)
    free = tuple(d for d in possible if not tuple(costs(game, d)))
    must = tuple(_requirements(game, creature))
    best = max((_obeyed(creature, d) for d in free), default=0)
    chosen = tuple(d for d in possible if _obeyed(creature, d) >= best)
    told = must + tuple(_whom(creature, chosen)) + tuple(_not_forced(game, creature, possible) if must else ())
    return Attack(bool(possible), bool(must and free), chosen, told)


def defenders(game: Game, by: str) -> tuple[Player | Object, ...]:
    """Whom a player's creatures could attack: opponents, planeswalkers that they control, and battles that they
    protect (508.1b, 310.8b)."""
    players = tuple(p for p in game.opponents(by) if not p.lost)
    walkers = tuple(o for o in game.battlefield if "planeswalker" in o.card.types and o.controller != by)
    battles = tuple(o for o in game.battlefield if "battle" in o.card.types and protector(o) != by)
    return players + walkers + battles


def protector(battle: Object) -> str:
    """The player who protects a battle: the one chosen for it as it entered, else its controller (310.8a)."""
    return battle.chosen or battle.controller


def costs(game: Game, defender: Player | Object) -> Iterator[tuple[Object, str]]:
    """What attacking somebody costs for each creature, and because of what (508.1d); of planeswalkers and battles
    such texts say nothing."""
    if isinstance(defender, Player):
        yield from ((source, ability.cost) for source, ability in statics(game, AttackCost)
                    if source.controller == defender.name)


def _not_forced(game: Game, creature: Object, possible: tuple[Player | Object, ...]) -> Iterator[Reason]:
    """Nobody has to pay for an attack, whatever requirement would be obeyed by it (508.1d)."""
    for defender in possible:
        for source, cost in costs(game, defender):
            yield reason("508.1d", N_("{it} attacks {whom} only if {cost} is paid ({source}), and nobody is made to pay that"),
                         it=creature, whom=defender, cost=cost, source=source)


def _against(game: Game, creature: Object) -> Iterator[Reason]:
    """All that keeps it from attacking (508.1a, 508.1c)."""
    if not is_creature(creature):
        yield reason("508.1a", N_("{it} is not a creature"), it=creature)
    if creature.zone != "battlefield":
        yield reason("508.1a", N_("{it} is not on the battlefield"), it=creature)
    if game.turn != creature.controller:
        yield reason("508.1a", N_("it is the turn of {turn}, and {it} is controlled by {controller}"),
                     turn=game.turn, it=creature, controller=creature.controller)
    if creature.tapped:
        yield reason("508.1a", N_("{it} is tapped"), it=creature)
    if creature.sick and not has_keyword(game, creature, "haste"):
        yield reason("302.6", N_("{it} came under control of {controller} this turn"), it=creature,
                     controller=creature.controller)
    if has_keyword(game, creature, "defender"):
        yield reason("702.3b", N_("{it} has defender"), it=creature)
    for effect in game.effects:
        whom = effect.whatever if CANT_ATTACK in effect.restrictions else None
        if whom is not None and fits(game, whom, creature, creature.controller):
            yield reason("508.1c", N_("{source} says that {it} can't attack this turn"), source=effect.source, it=creature)
    for source, _ in enchanting(game, creature, CantAttackOrBlock):
        yield reason("508.1c", N_("{source} says that {it} can't attack or block"), source=source, it=creature)
    if CANT_ATTACK in restrictions_on(game, creature):
        yield reason("508.1c", N_("something says that {it} can't attack"), it=creature)


def _in_vain(game: Game, creature: Object) -> Iterator[Reason]:
    """Requirements that nothing can come of."""
    if any(_requirements(game, creature)):
        yield from _requirements(game, creature)
        yield reason("508.1d", N_("a requirement to attack is obeyed only if {it} is able to"), it=creature)


def _requirements(game: Game, creature: Object) -> Iterator[Reason]:
    for player in creature.goaded_by:
        yield reason("701.15b", N_("{it} is goaded by {player}: it attacks each combat if able"), it=creature,
                     player=player)
    if ATTACKS_IF_ABLE in restrictions_on(game, creature):
        yield reason("508.1d", N_("something says that {it} attacks this turn if able"), it=creature)


def _obeyed(creature: Object, defender: Player | Object) -> int:
    """How many requirements about whom to attack are obeyed: to attack a player other than each player
    who goaded it; a planeswalker is no player (701.15b, 701.15c)."""
    if not isinstance(defender, Player):
        return 0
    return sum(defender.name != player for player in creature.goaded_by)


def _whom(creature: Object, chosen: tuple[Player | Object, ...]) -> Iterator[Reason]:
    if not creature.goaded_by or not chosen:
        return
    if len(creature.goaded_by) > 1:
        yield reason("701.15c", N_("each of {players} who goaded {it} is one requirement more"), players=creature.goaded_by,
                     it=creature)
    if _obeyed(creature, chosen[0]):
        yield reason("508.1d", N_("{it} attacks {whom}, so that as many requirements as possible are obeyed"),
                     it=creature, whom=chosen)
    else:
        yield reason("701.15b", N_("nobody but {players} can be attacked, so {it} may attack {whom}"),
                     players=creature.goaded_by, it=creature, whom=chosen)
        yield reason("508.1d", N_("it does attack, for staying home would obey fewer requirements than possible"))
