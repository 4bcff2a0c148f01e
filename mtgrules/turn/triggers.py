"""Triggered abilities (603.3): how what has triggered comes onto the stack, with its targets (603.3d).

Events are looked at once, the next time a player would receive priority.
"""

from collections.abc import Iterator

from ..book import N_, Reason, Value, message, reason, replace
from ..cards import targets_of
from ..casting import modes, targets
from ..game import Ability, Choices, Event, Game, Ref, event, holds, modal_lines, slots_of
from ..resolving import Answers, asked_about
from ..walk import Asked, Question, ask
from .trigger_events import counted_targets, not_there_any_more, triggered
from .triggered import Triggered


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
    every = tuple(triggered(game, news))
    if not every:
        game = game.note(*not_there_any_more(game, news), *counted_targets(game, news))
        return replace(now, game=replace(game, looked_at=len(game.happened)))
    found = [one for one in every if _condition(game, one)]
    game = game.note(*(event("does not trigger", "603.4", N_("The condition of an ability of {source} is not true, so it does not "
                             "trigger."), source=one.source) for one in every if one not in found))
    game = replace(game, delayed=tuple(d for d in game.delayed if d.when is not None or d not in [one.delayed for one in found]))
    now = replace(now, game=game.note(*not_there_any_more(game, news), *counted_targets(game, news), *_in_turn_order(game, found)))
    for player in game.apnap() if found else ():
        now = _put_theirs(now, [one for one in found if one.by == player.name], player.name)
    return replace(now, game=replace(now.game, looked_at=len(now.game.happened)))


def _in_turn_order(game: Game, found: list[Triggered]) -> Iterator[Event]:
    """That the abilities of several players go on the stack in turn order, when there are such."""
    players = tuple(p.name for p in game.apnap() if p.name in {one.by for one in found})
    if len(players) > 1:
        yield event("turn order", "101.4", N_("Players put their abilities on the stack in turn order: {players}."),
                    players=players)
        yield event("last on top", "603.3b", N_("Those of {player}, who is last, are on top and resolve first."),
                    player=players[-1])


def _put_theirs(now: Placing, found: list[Triggered], by: str) -> Placing:
    """A player puts their abilities on the stack, several in an order of their choice (603.3b)."""
    if len(found) > 1:
        now, order = ask(now, _order(now, found, by))
        found = [found[number] for number in order]
        now = replace(now, game=now.game.note(event("order of triggers", "603.3b", N_("{by} puts several abilities on the stack "
                      "in this order, the last one on top: {sources}."), by=by, sources=tuple(one.source for one in found))))
    for one in found:
        now = _onto_stack(now, one)
    return now


def _order(now: Placing, found: list[Triggered], by: str) -> Question:
    """In which order several abilities of one player are put on the stack; the last one will resolve first."""
    numbers = tuple(range(len(found)))
    return Question(
        field="order", rule="603.3b", by=by, index=sum(a.question.field == "order" for a in now.asked), many=True, ordered=True,
        least=len(found), most=len(found), candidates=lambda: numbers, auto=lambda: numbers,
        prompt=message(N_("{by}: in which order do these abilities go on the stack? The last one resolves first."), by=by),
        whole=lambda order: _each_once(order, numbers), label=lambda number: found[number].source.label)


def _each_once(order: tuple[int, ...], numbers: tuple[int, ...]) -> tuple[Reason, ...]:
    if sorted(order) == list(numbers):
        return ()
    return (reason("603.3b", N_("each ability that has triggered is put on the stack, and each of them once")),)


def _condition(game: Game, one: Triggered) -> bool:
    """Whether its intervening "if" is true as it would trigger (603.4)."""
    return one.condition is None or holds(game, one.condition, one.by, asked_about(game, one.condition, one.source, one.that))


def _onto_stack(now: Placing, one: Triggered) -> Placing:
    if now.without_targets and targets_of(one.line):
        return replace(now, game=now.game.note(event("not simulated", "603.3d", N_("Nobody chooses targets for an ability of "
                       "{source} that has triggered ({name})."), name="targets of a triggered ability", source=one.source)))
    game, ability = now.game.added(_ability(one))
    template = (N_("The {ability} has triggered and is put on the stack under the control of {controller}.") if one.delayed is None
                else N_("The delayed {ability} triggers and is put on the stack under the control of {controller}."))
    game = game.note(event("trigger", "603.3" if one.delayed is None else "603.7", template, ability=ability,
                           controller=ability.controller, source=one.source))
    if one.condition is not None:
        game = game.note(event("intervening if", "603.4", N_("The condition of the {ability} is true now; it is looked at again "
                               "as it resolves."), ability=ability))
    if one.rule:
        game = game.note(event("keyword", one.rule, N_("{keyword} of {source} is a triggered ability."),
                               keyword=one.keyword.capitalize(), source=one.source))
    return _with_targets(*_with_modes(replace(now, game=game), ability))


def _with_modes(now: Placing, ability: Ability) -> tuple[Placing, Ability]:
    """The modes of a modal ability are chosen as it is put on the stack (603.3c)."""
    for number, placed in enumerate(modal_lines(ability)):
        question = modes.question(now.game, ability, placed, number, ability.controller)
        now, chosen = ask(now, replace(question, field="choices", index=_next(now), forced=True))
        ability = modes.with_modes(ability, ability.choices.modes + (tuple(chosen),))
        now = replace(now, game=now.game.with_object(ability).note(event("modes of a trigger", "603.3c", N_("The modes of the "
                      "{ability} are chosen as it is put on the stack."), ability=ability)))
    return now, ability


def _ability(one: Triggered) -> Ability:
    """The ability on the stack; it knows what was announced for the spell that its source was (400.7d)."""
    source, made = one.source, one.source.choices
    line = getattr(one.line, "modal", None) or one.line
    return Ability(0, source.card, source.owner, one.by, "stack", line=line, source=source, that=one.that,
                   they=one.they, much=one.much, choices=Choices(optional=made.optional, x=made.x))


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
    return sum(not asked.taken_for_granted for asked in now.asked if asked.question.field == "choices")


def step_begins(game: Game, step: str) -> Game:
    """A step of the active player begins: what triggers "at the beginning" of it does (603.2, 503.1a, 513.1a).

    Returns the game unchanged when nothing waits for that step.
    """
    begun = begin(game, step)
    return begun if any(True for _ in triggered(begun, begun.happened[game.looked_at:])) else game


def begin(game: Game, step: str) -> Game:
    """The game at the beginning of a step of the active player, whether anything triggers or not."""
    told = event("step", RULE_OF_STEP[step], N_("The {step} step of {player} begins."), step=step, player=game.turn)
    return replace(game, step=step).note(told)


RULE_OF_STEP = {"upkeep": "503.1a", "draw": "603.2b", "beginning of combat": "603.2b", "end": "513.1a"}
