"""Costs that nobody can choose to pay, because an event that they include can't happen (614.17b, 119.7)."""

from collections.abc import Iterator

from ..book import N_, Message, Reason, reason
from ..cards import AnOpponent, Cost, GainLife, Noun, Players, Search, You, nodes
from ..game import Game, cant_gain_life, keeping_from_searching


def against(game: Game, by: str, cost: Cost, what: Message) -> tuple[Reason, ...]:
    """Why a cost can't be chosen: something in it can't happen; none when all of it can.

    by: the player who would pay.  what: the cost in words.
    """
    found = tuple(dict.fromkeys(why for node in nodes(cost) for why in _cant_happen(game, by, node)))
    if not found:
        return ()
    return (reason("614.17b", N_("{what} can't be chosen: it includes an event that can't happen"), what=what), *found)


def _cant_happen(game: Game, by: str, node: object) -> Iterator[Reason]:
    if isinstance(node, GainLife):
        yield from _life_cant_be_gained(game, by, node.who)
    if isinstance(node, Search):
        source = keeping_from_searching(game, by, by)
        if source is not None:
            yield reason("101.2", N_("{source} keeps {by} from searching"), source=source, by=by)


def _life_cant_be_gained(game: Game, by: str, who: Noun) -> Iterator[Reason]:
    """Of several players each has to gain the life; of those of whom one is chosen, one has to be able to (119.7)."""
    stopped = {player: cant_gain_life(game, player) for player in _players(game, by, who)}
    if isinstance(who, AnOpponent):
        if stopped and all(stopped.values()):
            yield reason("119.7", N_("no opponent can gain life ({source}), so a cost that has one gain life can't be paid"),
                         source=next(iter(stopped.values())))
        return
    for player, source in stopped.items():
        if source is not None:
            yield reason("119.7", N_("{player} can't gain life ({source}), so a cost that has {player} gain life can't be paid"),
                         player=player, source=source)


def _players(game: Game, by: str, who: Noun) -> tuple[str, ...]:
    """Those whom a noun in a cost means."""
    if isinstance(who, You):
        return (by,)
    others = tuple(p.name for p in game.opponents(by) if not p.lost)
    if isinstance(who, AnOpponent):
        return others
    return others + (() if who.opponents else (by,)) if isinstance(who, Players) else ()
