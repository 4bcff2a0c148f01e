"""Triggered abilities (603.3): how what has triggered comes onto the stack, with its targets (603.3d).

Events are looked at once, the next time a player would receive priority.
"""

from typing import Any

from ..book import N_, Value, replace
from ..cards import targets_of
from ..casting import targets
from ..game import Ability, Choices, Game, Object, Ref, event, holds, slots_of
from ..resolving import Answers
from ..walk import Asked, ask
from .trigger_events import Triggered, not_there_any_more, triggered


class Placing(Value):
    """Abilities on their way to the stack: a walking state; targets are answered among the choices.

    without_targets: abilities whose targets nobody chooses are left out, and named.
    """

    game: Game
    announcement: Answers
    asked: tuple[Asked, ...] = ()
    without_targets: bool = False


def put_on_stack(now: Placing) -> Placing:
    """Put every ability that has triggered since the last look onto the stack (603.3).

    Each player puts theirs in turn order, so that those of the player last in order are on top
    (603.3b).
    """
    game = now.game
    news = game.happened[game.looked_at:]
    game = replace(game, looked_at=len(game.happened))
    found = [one for one in triggered(game, news) if _condition(game, one)]
    now = replace(now, game=game.note(*not_there_any_more(game, news)))
    for player in game.apnap():
        for one in found:
            if one.source.controller == player.name:
                now = _onto_stack(now, one)
    return replace(now, game=replace(now.game, looked_at=len(now.game.happened)))


def _condition(game: Game, one: Triggered) -> bool:
    """Whether its intervening "if" is true as it would trigger (603.4)."""
    source = game.last_known(one.source.id) or one.source
    return one.line.condition is None or holds(game, one.line.condition, source.controller, source)


def _onto_stack(now: Placing, one: Triggered) -> Placing:
    if now.without_targets and targets_of(one.line):
        return replace(now, game=now.game.note(event("not simulated", "603.3d", N_("Nobody chooses targets for an ability of "
                       "{source} that has triggered ({name})."), name="targets of a triggered ability", source=one.source)))
    game, ability = now.game.added(_ability(one))
    game = game.note(event("trigger", "603.3", N_("The {ability} has triggered and is put on the stack under the "
                           "control of {controller}."), ability=ability, controller=ability.controller, source=one.source))
    if one.line.condition is not None:
        game = game.note(event("intervening if", "603.4", N_("The condition of the {ability} is true now; it is looked at again "
                               "as it resolves."), ability=ability))
    if one.rule:
        game = game.note(event("keyword", one.rule, N_("{keyword} of {source} is a triggered ability."),
                               keyword=one.line.ability_word.capitalize(), source=one.source))
    return _with_targets(replace(now, game=game), ability)


def _ability(one: Triggered) -> Ability:
    """The ability on the stack; it knows what was announced for the spell that its source was (400.7d)."""
    source, made = one.source, one.source.choices
    return Ability(0, source.card, source.owner, source.controller, "stack", line=one.line, source=source, that=one.that,
                   they=one.they, much=one.much, choices=Choices(paid=made.paid, x=made.x))


def _with_targets(now: Placing, ability: Ability) -> Placing:
    """Its targets are chosen as for a spell; without a legal choice it is taken off the stack (603.3d)."""
    chosen: tuple[tuple[Ref, ...], ...] = ()
    for slot in slots_of(ability):
        if not targets.possible(now.game, ability, slot.target):
            return replace(now, game=now.game.without(ability).note(event("no target", "603.3d", N_("There is no legal "
                           "target for the {ability}, so it is removed from the stack."), ability=ability)))
        question = targets.question(now.game, ability, slot, chosen, ability.controller)
        now, refs = ask(now, replace(question, field="choices", index=_next(now), forced=True))
        chosen += (refs,)
    if not chosen:
        return now
    ability = replace(ability, choices=replace(ability.choices, targets=chosen))
    game = now.game.with_object(ability).note(event("targets of a trigger", "603.3d", N_("The targets of the {ability} are chosen "
                                                    "as it is put on the stack."), ability=ability))
    return replace(now, game=targets.became_targets(game, ability, tuple(r for refs in chosen for r in refs)))


def _next(now: Placing) -> int:
    return sum(not asked.taken_for_granted for asked in now.asked)


def end_step_abilities(game: Game) -> Game:
    """Delayed triggered abilities that wait for the end step come onto the stack (603.7b-e)."""
    waiting = game.delayed
    game = replace(game, delayed=())
    for player in game.apnap():
        for delayed in waiting:
            if delayed.controller == player.name:
                game = _delayed(game, delayed.source, delayed.line, delayed.controller, delayed.that)
    return game


def _delayed(game: Game, source: Object, line: Any, controller: str, that: tuple[Ref, ...]) -> Game:
    game, ability = game.added(Ability(0, source.card, source.owner, controller, "stack", line=line, source=source, that=that))
    return game.note(event("trigger", "603.7", N_("The delayed {ability} triggers and is put on the stack."), ability=ability,
                           controller=controller, source=source))
