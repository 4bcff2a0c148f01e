"""The end of a turn and the beginning of the next, as far as effects "this turn" need it (500-514)."""

from ..actions import draw, empty_pools, give_back
from ..book import N_, replace
from ..game import Game, event
from ..walk import AUTO, Trace, complete
from . import day_and_night, priority, state_based, triggers


def end_turn(game: Game) -> Game:
    """The turn ends and the next player's begins; what triggers in its upkeep is on the stack (503.1a)."""
    game = next_turn(game)
    return priority.receive_priority(game, game.turn)


def next_turn(game: Game) -> Game:
    """Clean up: damage wears off and effects "until end of turn" and "this turn" end at the same time
    (514.2); then the next player's turn begins, and their permanents untap (502.3).

    The turn is at its upkeep if something triggers then, and at its precombat main phase otherwise.
    """
    game = end_step(game)
    following, game = _following(game)
    game = give_back(empty_pools(game))
    lasting = tuple(e for e in game.effects if e.until not in ("end of turn", f"next turn of {following}"))
    game = replace(game, effects=lasting, preventions=(), redirections=(),
                   battlefield=tuple(replace(o, damage=0, attacking="", blocked=False) for o in game.battlefield)).settled()
    game = day_and_night.looked_at(day_and_night.as_it_is(game))
    game = game.note(event("end of turn", "514.2", N_("The turn of {player} ends: damage wears off, effects until end "
                           "of turn end."), player=game.turn))
    game = _durations(game, following)
    battlefield = tuple(_begins(o, following) for o in game.battlefield)
    game = replace(game, turn=following, step="precombat main", priority=following, battlefield=battlefield)
    return triggers.step_begins(state_based.check(day_and_night.as_it_is(game)), "upkeep")


def _following(game: Game) -> tuple[str, Game]:
    """Whose turn comes next: an extra one, or that of the next player in the order that was left for it (500.7)."""
    last = game.in_order or game.turn
    if game.extra_turns:
        return game.extra_turns[0], replace(game, extra_turns=game.extra_turns[1:], in_order=last)
    return priority.next_in_turn(game, last), replace(game, in_order="")


#: The steps that a turn can be taken on to, beside its end; what triggers at their beginning does.
STEPS = ("draw", "beginning of combat")


def begin_step(game: Game, step: str) -> Game:
    """The turn goes on to a step: in the draw step its player draws a card first (504.1)."""
    return triggers.begin(draw(game, game.turn) if step == "draw" else game, step)


def _durations(game: Game, following: str) -> Game:
    """Abilities that watched for something "this turn" and permissions to cast end, or have one turn left (514.2)."""
    lasting = tuple(replace(p, not_yet=False) for p in game.permissions if p.until != "end of turn")
    return replace(game, delayed=tuple(d for d in game.delayed if d.when is None),
                   permissions=tuple(replace(p, until="end of turn") if p.until and p.by == following else p for p in lasting))


def end_step(game: Game) -> Game:
    """What waits for the end step triggers and resolves, nobody doing anything in between (513.1, 603.7)."""
    game = game if game.step == "end" else triggers.step_begins(game, "end")
    if game.step != "end":
        return game
    game = priority.receive_priority(game, game.turn)
    while game.stack:
        game = priority.after_resolution(_resolved(game))
    return game


def _resolved(game: Game) -> Trace:
    """The resolution of the top of the stack, with the first of each choice; where that does not do, with any that do."""
    trace = priority.pass_all(game, AUTO)
    found = trace if trace.complete else complete(priority.pass_all(game)).trace
    if found is None:
        raise ValueError(f"{game.stack[0].label} can't resolve as the turn ends: {'; '.join(map(str, trace.reasons))}")
    return found


def _begins(object_, player: str):
    """Goad by a player lasts until that player's next turn (701.15a)."""
    goaded = tuple(p for p in object_.goaded_by if p != player)
    if object_.controller == player:
        return replace(object_, tapped=False, sick=False, goaded_by=goaded)
    return replace(object_, goaded_by=goaded)
