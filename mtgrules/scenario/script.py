"""Following a script: one function for each kind of step, from a game to a game and what happened.

The rules decide what is legal; a step that they refuse leaves the game as it was (733.1).  What was
expected of a step is checked elsewhere.
"""

from collections.abc import Callable, Iterator

from ..book import N_, Reason, Value, replace
from ..cards import Card, Library, SpellLine, UnknownCard, numbered, targets_of
from ..casting import game_after
from ..casting.mana import mana_abilities as abilities
from ..casting.other_actions import suspending, turning_up
from ..effects import Doing, follow, name_of
from ..game import Event, Game, Object, event
from ..resolving import MORE, Answers
from ..turn import STEPS, begin_step, give_priority, next_turn, pass_all, play_land, receive_priority
from ..walk import Question, Row, Trace, run
from . import names
from .answering import activations, listed, walk_activation, walk_cast
from .choosing import settle_as_scripted, walk_choices
from .faults import at, fault, hint
from .format import ZONES_IN_FILE
from .position import whom
from .questions import Answer, answer
from .steps import (
    Action,
    Activate,
    Ask,
    Begin,
    Cast,
    Change,
    Do,
    EndTurn,
    Move,
    PassTo,
    PlayLand,
    Resolve,
    SuspendCard,
    TapForMana,
    TurnFaceUp,
)


class Did(Value):
    """One step as it was done.

    label: what was done, in words.  before, after: the game.  trace: the cast, resolution or instruction, if
    the step was one.  answer: of a question.  reasons: why something else than a cast was refused.
    left: choices in the script that nothing asked for.  stop_at: the field of a cast that was left open.
    casts: casts that happened, or were tried, while it resolved.  unsettled: a choice for an ability that has
    triggered, which the script does not make.
    """

    label: str
    before: Game
    after: Game
    trace: Trace | None = None
    answer: Answer | None = None
    reasons: tuple[Reason, ...] = ()
    left: tuple = ()
    stop_at: str = ""
    casts: tuple[Trace, ...] = ()
    unsettled: Question | None = None

    @property
    def events_outside(self) -> tuple[Event, ...]:
        """What happened outside of the trace: players passed, state-based actions were performed."""
        if self.trace is None:
            return self.after.happened[len(self.before.happened):]
        ended = self.trace.now.game.happened
        return self.events_before + (self.after.happened[len(ended):] if self.trace.complete else ())

    @property
    def events_before(self) -> tuple[Event, ...]:
        """Those of them that came before the trace: players passed."""
        return self.trace.start.game.happened[len(self.before.happened):] if self.trace is not None else ()


def do(game: Game, action: Action, cards: Library) -> Iterator[Did]:
    """Do one step of a script; "resolve all" comes out as several.

    Raises BadScenario when the script cannot be understood.
    """
    yield from _DO[type(action)](game, action, cards)


# ---------------------------------------------------------------- spells


def _cast(game: Game, action: Cast, cards: Library) -> Iterator[Did]:
    by = _by(game, action.by)
    given = give_priority(game, by)
    trace = walk_cast(given, action, by)
    label = f"{by} casts {action.cast}" + _with(" splicing ", action.splice)
    if trace.complete:
        yield _and_settle(Did(label, game, game_after(trace), trace, left=action.choices, stop_at=action.stop_at), by, action)
    else:
        keep = activations(given, action.keep, by)
        label += f", as far as {action.stop_at}" * bool(action.stop_at)
        yield Did(label, game, game_after(trace, keep), trace, stop_at=action.stop_at)


def _activate(game: Game, action: Activate, cards: Library) -> Iterator[Did]:
    by = _by(game, action.by)
    given = give_priority(game, by)
    trace = walk_activation(given, action, by)
    label = f"{by} activates {action.activate}"
    did = Did(label, game, game_after(trace), trace, left=action.choices)
    yield _and_settle(did, by, action) if trace.complete else replace(did, left=())


def _with(word: str, parts: tuple[str, ...]) -> str:
    return word + ", ".join(parts) if parts else ""


def _by(game: Game, player: str) -> str:
    with at("by"):
        return names.player(game, player) if player else game.priority


def _resolve(game: Game, action: Resolve, cards: Library) -> Iterator[Did]:
    if action.resolve not in (True, "all"):
        raise fault("write `resolve = true` for the top of the stack, or `resolve = \"all\"`", "resolve")
    if not game.stack:
        raise fault("nothing is on the stack; cast something before", "resolve")
    choices = action.choices
    while game.stack:
        did = _resolve_one(game, choices, action)
        last = action.resolve is True or not did.after.stack
        stuck = not did.trace.complete
        yield did if last or stuck else replace(did, left=())
        if last or stuck:
            return
        game, choices = did.after, did.left


def _resolve_one(game: Game, choices: tuple, action: Resolve) -> Did:
    top = game.stack[0]
    here = walk_choices(lambda given: pass_all(game, given), choices)
    did = Did(f"{top.label} resolves", game, game, here.trace, left=here.left, stop_at=here.stop_at, casts=here.casts)
    return _and_settle(replace(did, after=here.trace.now.game), game.turn, action) if here.trace.complete else did


def _and_settle(did: Did, player: str, action: Action) -> Did:
    """The step with state-based actions done and triggered abilities on the stack, with the choices that are left."""
    order = getattr(action, "order", ())
    here = settle_as_scripted(did.after, player, did.left, order)
    if here.trace.complete:
        return replace(did, after=here.trace.now.game, left=here.left)
    return replace(did, after=receive_priority(did.after, player), left=here.left, unsettled=here.trace.question)


# ---------------------------------------------------------------- between spells


def _end_turn(game: Game, action: EndTurn, cards: Library) -> Iterator[Did]:
    if game.stack:
        raise fault(f"{game.stack[0].label} is still on the stack; resolve it first", "end_turn")
    did = Did(f"the turn of {game.turn} ends", game, next_turn(game), left=action.choices)
    yield _and_settle(did, did.after.turn, action)


def _begin(game: Game, action: Begin, cards: Library) -> Iterator[Did]:
    if game.stack:
        raise fault(f"{game.stack[0].label} is still on the stack; resolve it first", "begin")
    if action.begin not in STEPS:
        raise fault(f"there is no step {action.begin!r} to go on to" + hint(action.begin, STEPS), "begin")
    did = Did(f"the {action.begin} step of {game.turn} begins", game, begin_step(game, action.begin), left=action.choices)
    yield _and_settle(did, did.after.turn, action)


def _tap_for_mana(game: Game, action: TapForMana, cards: Library) -> Iterator[Did]:
    by = _by(game, action.by)
    now, reasons = game, ()
    for activation in activations(game, listed(action.tap_for_mana), by):
        reasons = abilities.objections(now, by, activation)
        if reasons:
            break
        now = abilities.activate(now, by, activation)
    yield Did(f"{by} makes mana with {', '.join(listed(action.tap_for_mana))}", game, now, reasons=reasons)


def _turn_face_up(game: Game, action: TurnFaceUp, cards: Library) -> Iterator[Did]:
    by = _by(game, action.by)
    given = give_priority(game, by)
    with at("turn_face_up"):
        object_ = names.only(tuple(given.battlefield), action.turn_face_up)
    told, reasons = f"{by} turns {action.turn_face_up} face up", tuple(turning_up.objections(given, by, object_))
    if reasons:
        yield Did(told, game, game, reasons=reasons, left=action.choices)
        return
    row = Row("702.37e", "turn face up", lambda here: turning_up.turn_face_up(here, object_))
    here = walk_choices(lambda said: run((row,), Doing(given, Answers(said), (), by, object_)), action.choices)
    if here.trace.complete:
        yield _and_settle(Did(told, game, here.trace.now.game, left=here.left), by, action)
    else:
        yield Did(told, game, game, here.trace, left=here.left)


def _play_land(game: Game, action: PlayLand, cards: Library) -> Iterator[Did]:
    by = _by(game, action.by)
    with at("play_land"):
        hand = game.zone("hand", by)
        card = names.any_of(hand if names.called(hand, action.play_land) else game.objects(), action.play_land)
    here = walk_choices(lambda given: play_land(game, by, card, given), action.choices)
    did = Did(f"{by} plays {action.play_land}", game, game, here.trace, reasons=here.trace.reasons, left=here.left)
    yield _and_settle(replace(did, after=here.trace.now.game), by, action) if here.trace.complete else did


def _suspend(game: Game, action: SuspendCard, cards: Library) -> Iterator[Did]:
    by = _by(game, action.by)
    given = give_priority(game, by)
    with at("suspend"):
        hand = given.zone("hand", by)
        card = names.any_of(hand if names.called(hand, action.suspend) else given.objects(), action.suspend)
    reasons = tuple(suspending.objections(given, by, card))
    after = game if reasons else receive_priority(suspending.suspend(given, by, card), by)
    yield Did(f"{by} suspends {action.suspend}", game, after, reasons=reasons)


def _pass_to(game: Game, action: PassTo, cards: Library) -> Iterator[Did]:
    with at("pass_to"):
        player = names.player(game, action.pass_to)
    yield Did(f"{player} gets priority", game, give_priority(game, player))


# ---------------------------------------------------------------- stipulated


def _do(game: Game, action: Do, cards: Library) -> Iterator[Did]:
    """Follow an instruction as if a spell of a player said so."""
    by = _by(game, action.by)
    instruction = numbered(SpellLine((action.do,))).do[0]
    slots = len(targets_of(instruction))
    with at("targets"):
        chosen = tuple(tuple(names.ref(game, name) for name in listed(entry)) for entry in action.targets)
        if len(chosen) != slots:
            raise fault(f"the instruction has {slots} times \"target\", and {len(chosen)} are given")
    source = _source(game, action.source, by, cards)
    row = Row("608.2c", "follow the instruction", lambda here: follow(instruction, here))
    here = walk_choices(lambda given: run((row,), Doing(game, Answers(given), (), by, source, chosen, chosen, more=MORE)),
                        action.choices)
    did = Did(f"{by}: {name_of(action.do)}", game, game, here.trace, left=here.left, stop_at=here.stop_at, casts=here.casts)
    yield _and_settle(replace(did, after=here.trace.now.game), game.priority, action) if here.trace.complete else did


def _source(game: Game, name: str, by: str, cards: Library) -> Object:
    """The object that says so: one of the game, else a card that is nowhere."""
    found = names.called(game.objects(), name) if name else ()
    if found:
        return found[0]
    try:
        card = cards[name] if name else Card(name="an effect", type_line="")
    except UnknownCard as error:
        raise fault(str(error), "source") from None
    return Object(0, card, by, by, "stack")


def _move(game: Game, action: Move, cards: Library) -> Iterator[Did]:
    player, _, zone = action.to.rpartition(".")
    if zone not in ZONES_IN_FILE or not player:
        raise fault(f"{action.to!r} is no place; write for instance \"N.graveyard\""
                    + hint(zone, ZONES_IN_FILE, "the zones are"), "to")
    with at("move"):
        object_ = names.only(game.objects(), action.move)
        names.player(game, player)
    if zone != "battlefield" and object_.owner != player:
        raise fault(f"{object_.label} belongs to {object_.owner}, so it goes to {object_.owner}.{zone}", "to")
    now, new = game.moved(object_, zone, controller=player)
    now = now.note(event("moved", "400.7", N_("{object} is moved: {zone} of {owner}; it is a new object there."),
                         object=new, zone=zone, owner=player))  # fmt: skip
    did = Did(f"{object_.label} is moved to {action.to}", game, now, left=action.choices)
    yield _and_settle(did, game.priority, action)


def _change(game: Game, action: Change, cards: Library) -> Iterator[Did]:
    with at("change"):
        object_ = names.only(game.objects(), action.change)
        if action.attacking:
            whom(game, action.attacking)
    said = {name: getattr(action, name) for name in action.__struct_fields__ if name not in ("change", "choices", "order")}
    said = {name: value for name, value in said.items() if value is not None}
    told = ", ".join(f"{name.replace('_', ' ')}: {value}" for name, value in said.items())
    if "summoning_sick" in said:
        said["sick"] = said.pop("summoning_sick")
    if "counters" in said:
        said["counters"] = tuple(said["counters"].items())
    did = Did(f"{object_.label} changes ({told})", game, game.with_object(replace(object_, **said)), left=action.choices)
    yield _and_settle(did, game.priority, action)


def _ask(game: Game, action: Ask, cards: Library) -> Iterator[Did]:
    yield Did(f"question: {action.question}", game, game, answer=answer(game, action, cards))


_DO: dict[type, Callable[[Game, Action, Library], Iterator[Did]]] = {
    Cast: _cast, Activate: _activate, Resolve: _resolve, EndTurn: _end_turn, Begin: _begin, TapForMana: _tap_for_mana,
    TurnFaceUp: _turn_face_up, PlayLand: _play_land, SuspendCard: _suspend, PassTo: _pass_to, Do: _do, Move: _move,
    Change: _change, Ask: _ask,
}  # fmt: skip
