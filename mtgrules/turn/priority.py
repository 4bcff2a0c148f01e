"""Priority (117): who may act, passing, and what happens when all pass."""

from typing import Any

from ..book import N_, replace
from ..effects.until import come_back
from ..game import Game, event, over
from ..resolving import Answers, NothingToResolve, resolve
from ..walk import AUTO, Row, Trace, run
from . import day_and_night, state_based, triggers


def give_priority(game: Game, player: str) -> Game:
    """The players before ``player`` pass, in turn order, so that ``player`` has priority (117.3d)."""
    game.player(player)
    while game.priority != player:
        after = next_in_turn(game, game.priority, or_else=player)
        game = game.note(event("pass", "117.3d", N_("{player} passes priority to {after}."), player=game.priority,
                               after=after))
        game = replace(game, priority=after)
    return game


def next_in_turn(game: Game, player: str, or_else: str = "") -> str:
    """The next player in turn order who has not lost, or who is ``or_else``; the player itself if there is none (104.5)."""
    names = [p.name for p in game.players]
    first = names.index(player) + 1
    return next((name for name in names[first:] + names[:first] if name == or_else or not game.player(name).lost), player)


def pass_all(game: Game, choices: tuple[Any, ...] | str | None = None) -> Trace:
    """All players pass in succession, so the top of the stack resolves (117.4).

    choices: what players choose while it resolves.  Returns the trace of the resolution; the game
    afterwards, with state-based actions done, is :func:`after_resolution`.  Once the game is over nothing resolves: the
    trace is illegal and says why (104.2a).
    Raises NothingToResolve when the stack is empty.
    """
    if not game.stack:
        raise NothingToResolve("all players pass, but the stack is empty: nothing resolves")
    if over(game):
        return resolve(game, choices)
    game = game.note(event("all pass", "117.4", N_("All players pass: {spell}, on top of the stack, resolves."),
                           spell=game.stack[0]))
    return resolve(game, choices)


def after_resolution(trace: Trace) -> Game:
    """The game after a completed resolution: state-based actions done, the active player has priority
    (117.3b, 117.5).

    Abilities that have triggered and need targets are left out, and named; :func:`settle` asks for them.
    """
    return receive_priority(trace.now.game, trace.now.game.turn)


def receive_priority(game: Game, player: str) -> Game:
    """State-based actions, then abilities that have triggered go on the stack, until there is nothing
    more to do; then the player has priority (117.5)."""
    trace = settle(game, player)
    return (settle(game, player, AUTO, without_targets=True) if trace.unfinished else trace).now.game


def settle(game: Game, player: str, choices: tuple[Any, ...] | str | None = None, without_targets: bool = False,
           order: tuple[tuple[int, ...], ...] | str = AUTO) -> Trace:
    """The same as a walk, in which the targets of triggered abilities are asked for (603.3d).

    choices: these targets, in order.  without_targets: abilities that need targets are left out, and named.
    order: the order in which several abilities of one player go on the stack (603.3b), as they triggered unless said.
    """
    row = Row("117.5", "settle", lambda now: _settled(now, player))
    return run((row,), triggers.Placing(game, Answers(choices, order), without_targets=without_targets))


def _settled(now: triggers.Placing, player: str) -> triggers.Placing:
    while True:
        before = len(now.game.stack)
        now = come_back(replace(now, game=day_and_night.as_it_is(now.game)))
        now = state_based.perform(now)
        now = now if over(now.game) else triggers.put_on_stack(now)
        game = now.game
        if len(game.stack) > before:
            now = replace(now, game=game.note(event("before priority", "117.5", N_("What has triggered is on the stack before "
                                                    "{player} receives priority."), player=player)))
        if len(game.stack) == before:
            first = next_in_turn(game, player) if game.player(player).lost else player
            return replace(now, game=replace(game, priority=first))
