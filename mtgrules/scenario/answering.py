"""From the names in a script to the answers that the engine asks for.

A walk is begun with what is announced; each question that comes up is answered from the script, by
name, and the walk begins anew.  So a name is looked up where the question is asked, in the game as it
then is, and the engine alone decides whether the answer is legal.
"""

from collections.abc import Callable
from typing import Any

from ..book import replace
from ..cards import BadMana, mana
from ..casting import AUTO, FIELDS, NORMAL, Activation, Announcement, activate, cast
from ..game import Game, Object, Ref
from ..walk import Question, Trace, answered
from . import names
from .faults import BadScenario, at, fault, hint
from .format import ZONES_IN_FILE
from .steps import Activate, Cast, Names

STOPS = FIELDS
"""Fields of an announcement that a script may leave open."""


def listed(entry: Names) -> tuple[str, ...]:
    """One name or several, as several."""
    return (entry,) if isinstance(entry, str) else entry


# ---------------------------------------------------------------- casting


def walk_cast(game: Game, action: Cast, by: str) -> Trace:
    """Cast as a script says, as far as it says.

    Raises BadScenario when a name means nothing, or more than one thing.
    """
    return _walk(cast, game, action, announcement(game, action, by, _card_to_cast(game, action, by)))


def walk_activation(game: Game, action: Activate, by: str) -> Trace:
    """Activate an ability as a script says.  Raises BadScenario as :func:`walk_cast` does."""
    mine = tuple(o for o in game.battlefield if o.controller == by)
    with at("activate"):
        source = names.any_of(mine if names.called(mine, action.activate) else game.objects(), action.activate)
    said = announcement(game, action.as_cast, by, source)
    return _walk(activate, game, action.as_cast, replace(said, ability=action.ability - 1))


def walk_allowed(game: Game, action: Cast, said: Announcement) -> Trace:
    """Cast, as a script says, the card that something allows a player to cast as it resolves.

    said: what is known of the announcement: the card and the player.  Raises BadScenario as :func:`walk_cast` does.
    """
    card = game.get(said.card)
    if not names.is_called(card, action.cast):
        raise fault(f"{card.label} is to be cast here, not {action.cast!r}", "choices")
    with at(action.cast):
        return _walk(cast, game, action, announcement(game, action, said.by, card))


def _walk(begin: Callable[[Game, Announcement], Trace], game: Game, action: Cast, said: Announcement) -> Trace:
    trace = begin(game, said)
    while trace.unfinished and not _is_left_open(action, trace.question):
        answer = _answer(trace, action)
        if answer is None:
            return trace
        trace = begin(game, answered(trace.start.announcement, trace.question, answer))
    return _with_what_is_left(begin, game, trace, action)


def announcement(game: Game, action: Cast, by: str, card: Object) -> Announcement:
    """What can be announced before anything is asked: all but the targets.  Raises BadScenario."""
    said = _plain_fields(action)
    if action.method is not None and action.stop_at != "method":
        said["method"] = action.method
    if action.face is not None and action.stop_at != "face":
        said["face"] = action.face
    if action.stop_at != "splices":
        said["splices"] = _splices(game, action, by, card)
    if action.mana_from is not None:
        said["mana_abilities"] = activations(game, action.mana_from, by)
    if action.paying is not None:
        said["paid_with"] = _objects_for_costs(game, action.paying, by)
    if action.offered is not None:
        said["offered"] = _helpers(game, action.offered, by)
    if action.paid_in is not None:
        said["paid_in"] = tuple(number - 1 for number in action.paid_in)
    if action.helped_by is not None:
        said["helped_by"] = _helpers(game, action.helped_by, by)
    if action.payment is not None:
        said["payment"] = _payment(action.payment)
    if action.stop_at in ("reduced_as", "reduced_in", "mana_abilities", "payment", "paid_in", "paid_with"):
        said[action.stop_at] = None
    return Announcement(card.id, by, **said)


def _plain_fields(action: Cast) -> dict[str, Any]:
    """Choices that are no names, for the fields that an announcement has."""
    said = {name: getattr(action, name) for name in ("x", "symbols", "division", "reduced_as", "reduced_in")}
    said = {name: value for name, value in said.items() if value is not None}
    return {"symbols": AUTO} | said if action.stop_at != "symbols" else said


def _card_to_cast(game: Game, action: Cast, by: str) -> Object:
    """The card in the zone that is said.  One that is not in hand and of which no zone is said is looked for
    everywhere: whether it may be cast is for the rules."""
    owner, _, zone = action.from_.rpartition(".")
    with at("from"):
        if zone not in ZONES_IN_FILE:
            raise fault(f"there is no zone {action.from_!r}" + hint(zone, ZONES_IN_FILE))
        there = game.zone(zone, names.player(game, owner or by))
        if action.from_ != "hand" and not names.called(there, action.cast) and names.called(game.objects(), action.cast):
            raise fault(f"{action.cast!r} is not there ({owner or by}.{zone})")
    with at("cast"):
        found = there if names.called(there, action.cast) else tuple(game.objects())
        if not names.called(found, action.cast):
            near = (o for o in (*there, *found) if "land" not in o.card.types)
            raise names.no_such_card(action.cast, f"{owner or by}.{zone}", near)
        return names.any_of(found, action.cast)


def _splices(game: Game, action: Cast, by: str, card: Object) -> tuple[int, ...]:
    """The cards to splice: those in hand, each once, else whatever has the name.

    The card that is cast is a spell by then, under the id that it gets as the first thing that happens.
    """
    hand = tuple(o for o in game.zone("hand", by) if o.id != card.id)
    chosen: list[int] = []
    for name in action.splice:
        with at("splice"):
            if names.called(hand, name):
                chosen.append(names.any_of(hand, name, chosen).id)
            elif names.is_called(card, name):
                chosen.append(game.next_id)
            elif names.called(game.objects(), name):
                chosen.append(names.any_of(game.objects(), name).id)
            else:
                raise names.no_such_card(name, f"{by}.hand", hand)
    return tuple(chosen)


def activations(game: Game, entries: tuple[str, ...], by: str) -> tuple[Activation, ...]:
    """Mana abilities by name: "Mountain", or "Stomping Ground for {G}" where there is a choice, or "Phyrexian Altar for {R}
    with Grizzly Bears" where its cost takes something."""
    found: list[Activation] = []
    mine = tuple(o for o in game.battlefield if o.controller == by)
    for entry in entries:
        name, _, symbols = entry.partition(" for ")
        with at("mana from"):
            used = [a.source for a in found]
            source = names.any_of(mine if names.called(mine, name) else game.battlefield, name, used)
            symbols, _, takes = symbols.partition(" with ")
            taken = tuple(names.only(mine, name).id for name in takes.split(" and ") if name)
            found.append(replace(_activation(source, symbols), paid_with=taken))
    return tuple(found)


def _activation(source: Object, symbols: str) -> Activation:
    if not symbols:
        return Activation(source.id)
    for ability in source.card.mana_abilities:
        if ability.could_add(symbols):
            return Activation(source.id, ability.number, symbols)
    adds = ", ".join(made.text for ability in source.card.mana_abilities for made in ability.outputs)
    raise fault(f"{source.label} has no mana ability that adds {symbols}" + (f"; it adds {adds}" if adds else ""))


def _payment(text: str) -> str:
    with at("payment"):
        try:
            return "".join("{%s}" % s for s in mana(text.replace("{*}", "")).symbols) + "{*}" * text.count("{*}")
        except BadMana as error:
            raise fault(str(error)) from None


def _objects_for_costs(game: Game, entries: tuple[Names, ...], by: str) -> tuple[Any, ...]:
    """For each cost that is not mana: a player, or objects; on the battlefield before in other zones."""
    chosen: list[Any] = []
    used: list[int] = []
    for entry in entries:
        if isinstance(entry, str) and entry in [p.name for p in game.players]:
            chosen.append(entry)
            continue
        ids = []
        for name in listed(entry):
            with at("paying"):
                ids.append(names.any_of(_near_first(game, by, name), name, used).id)
            used.append(ids[-1])
        chosen.append(tuple(ids))
    return tuple(chosen)


def _helpers(game: Game, entries: tuple[str, ...], by: str) -> tuple[int, ...]:
    """What is tapped or exiled to pay for mana, or chosen to be sacrificed, each once."""
    used: list[int] = []
    for name in entries:
        with at("what is named for a cost"):
            used.append(names.any_of(_near_first(game, by, name), name, used).id)
    return tuple(used)


def _near_first(game: Game, by: str, name: str) -> tuple[Object, ...]:
    zones = (tuple(o for o in game.battlefield if o.controller == by), game.zone("graveyard", by),
             game.zone("hand", by))  # fmt: skip
    return next((zone for zone in zones if names.called(zone, name)), tuple(game.objects()))


def _is_left_open(action: Cast, question: Question) -> bool:
    return question.field == action.stop_at and question.index in (None, action.slot)


def _answer(trace: Trace, action: Cast) -> Any:
    """What a script answers to a question of a cast; None when it says nothing about it."""
    question = trace.question
    if question.field in _SAID:
        return _SAID[question.field](question, action)
    if question.field != "targets":
        return None
    if action.targets is None or question.index >= len(action.targets):
        return _first(question) if action.stop_at == "targets" else None
    return _refs(trace.now.game, question, action.targets[question.index])


def _face(question: Question, action: Cast) -> Any:
    """The first face, when a script says nothing about it."""
    return action.face or next(iter(question.candidates()))


def _method(question: Question, action: Cast) -> Any:
    return action.method or NORMAL


def _modes(question: Question, action: Cast) -> Any:
    """The modes of one modal line, counted from 1 in a script; several lines are lists of their own."""
    lines = _mode_lines(action)
    if not lines:
        return action.modes  # none at all, or nothing said
    return lines[question.index] if question.index < len(lines) else None


def _mode_lines(action: Cast) -> tuple[tuple[int, ...], ...]:
    """The modes that a script names for each modal line, counted from 0 as in an announcement."""
    given = action.modes
    if not given:
        return ()
    lines = tuple((m,) if isinstance(m, int) else m for m in given) if any(isinstance(m, tuple) for m in given) else (given,)
    return tuple(tuple(mode - 1 for mode in line) for line in lines)


def _times(question: Question, action: Cast) -> int:
    """How often a cost is paid: as often as the script names it; a second cost of that name is "replicate#2"."""
    return (action.extra or ()).count(question.prompt.fact("name"))


#: Choices that are no names of things, and how a script says them.
_SAID: dict[str, Callable[[Question, Cast], Any]] = {"face": _face, "method": _method, "modes": _modes, "extra": _times}


def _first(question: Question) -> Any:
    """Any answer to a target before the one that is left open."""
    return next(iter(question.answers()), None)


def _refs(game: Game, question: Question, entry: Names) -> tuple[Ref, ...]:
    preferred = tuple(o for o in (game.find(c) for c in question.candidates() if isinstance(c, int)) if o)
    with at("targets"):
        return tuple(names.ref(game, name, preferred) for name in listed(entry))


def _with_what_is_left(begin: Callable[[Game, Announcement], Trace], game: Game, trace: Trace, action: Cast) -> Trace:
    """What nothing asked for is announced all the same: the rules say what is wrong with that."""
    if trace.illegal:
        return _with_targets_never_asked_for(begin, game, trace, action)
    if trace.unfinished:
        return trace
    said = trace.start.announcement
    left = {"targets": _targets_left(game, said, action), "modes": _mode_lines(action)[len(said.modes or ()):],
            "extra": _extra_left(trace, action)}
    more = {field: (getattr(said, field) or ()) + rest for field, rest in left.items() if rest}
    return begin(game, replace(said, **more)) if more else trace


def _with_targets_never_asked_for(begin: Callable[[Game, Announcement], Trace], game: Game, trace: Trace, action: Cast) -> Trace:
    """A cast that stopped before all its targets were asked for keeps those that were said, as far as they name something."""
    said = trace.start.announcement
    try:
        more = _targets_left(game, said, action)
    except BadScenario:
        return trace
    return begin(game, replace(said, targets=(said.targets or ()) + more)) if more else trace


def _targets_left(game: Game, said: Announcement, action: Cast) -> tuple[tuple[Ref, ...], ...]:
    given = (action.targets or ())[len(said.targets or ()):]
    with at("targets"):
        return tuple(tuple(names.ref(game, name) for name in listed(entry)) for entry in given)


def _extra_left(trace: Trace, action: Cast) -> tuple[str, ...]:
    """The costs that the script names and the spell does not have, by those names."""
    asked = {a.question.prompt.fact("name") for a in trace.now.asked if a.question.field == "extra"}
    return tuple(name for name in dict.fromkeys(action.extra or ()) if name not in asked)
