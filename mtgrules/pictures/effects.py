"""The order of effects as a chain: main text first, then each spliced text in the announced order (702.47b, 608.2c).

Made from a resolution it also shows which targets were legal (608.2b) and what each line did.  Nothing is decided
here: both stand in the trace.
"""

from collections.abc import Iterator

from ..book import N_, Value, replace
from ..cards import ModalLine
from ..casting import Casting
from ..game import Event, Game, Object, Placed, Ref, Slot, Spell, text_of
from ..resolving import Resolving
from ..teaching import verdict
from ..walk import Trace
from .lines import described, line_box, origin, slot_box, slots_in, warnings_about
from .picture import Picture, picture
from .sketch import Box, Row, Sketch, say

MOST_EVENTS = 6


class Judged(Value):
    """What a resolution found: for each slot the illegal targets with the reasons, and what each line did."""

    against: tuple[tuple[tuple[Ref, str], ...], ...] = ()
    did: tuple[tuple[str, ...], ...] = ()
    resolves: bool = True


def effect_order(what: Trace | Spell, game: Game | None = None) -> Picture:
    """The effects of a spell in the order in which they happen.

    what: a cast, a resolution, or a spell.  game: where the spell is, to name its targets; a trace knows it.
    Returns a picture with a node for each spell ability and one for each instance of "target".
    """
    object_, game = (what, game) if isinstance(what, Object) else _object_of(what)
    judged = _judged(what) if isinstance(what, Trace) and isinstance(what.now, Resolving) else None
    title = (say(N_("The order of effects. {verdict}"), verdict=verdict(what)) if judged else
             say(N_("The order of effects of {spell}"), spell=object_))
    lines = tuple(p for p in text_of(object_) if p.do or isinstance(p.line, ModalLine))
    rows = tuple(_line(game, object_, placed, number, judged) for number, placed in enumerate(lines))
    return picture(Sketch(title, rows or (_nothing(),), warnings_about(object_)))


def _nothing() -> Row:
    return Row(Box("nothing", say(N_("There is no instruction to follow."))))


def _object_of(trace: Trace) -> tuple[Object, Game]:
    """The spell of a trace (the card, while it is no spell yet), and the game to name things in."""
    now = trace.now
    if isinstance(now, Resolving):
        return now.spell, trace.start.game
    assert isinstance(now, Casting), "neither a cast nor a resolution"
    return (now.the_spell if now.spell else now.game.get(now.announcement.card)), now.game


def _line(game: Game | None, object_: Object, placed: Placed, number: int, judged: Judged | None) -> Row:
    head = say(N_("then: {text}") if number else N_("first: {text}"), text=origin(placed))
    box = line_box(object_, placed, f"line-{number + 1}", head, _happened(judged, number))
    if judged and not judged.resolves:
        box = replace(box, kind="skipped")
    sides = tuple(_slot(game, object_, slot, judged) for slot in slots_in(object_, placed))
    return Row(box, sides, arrow="not reached" if box.kind == "skipped" else "then")


def _happened(judged: Judged | None, number: int) -> tuple[str, ...]:
    if judged is None or number >= len(judged.did):
        return ()
    return tuple(f"→ {event}" for event in judged.did[number]) or (say(N_("→ nothing happened")),)


def _slot(game: Game | None, object_: Object, slot: Slot, judged: Judged | None) -> Box:
    box = slot_box(game, object_, slot, f"slot-{slot.number + 1}")
    if judged is None or slot.number >= len(judged.against):
        return box
    against = judged.against[slot.number]
    chosen = object_.choices.targets[slot.number]
    if not against:
        return replace(box, kind="legal") if chosen else box
    kind = "partly" if len(dict(against)) < len(set(chosen)) else "illegal"
    notes = tuple(f"{described(game, ref)}: {why}" if len(chosen) > 1 else why for ref, why in against)
    return replace(box, kind=kind, notes=notes)


# ---------------------------------------------------------------- what a resolution found


def _judged(trace: Trace) -> Judged:
    return Judged(_against(trace), _did(trace), trace.now.resolves)


def _against(trace: Trace) -> tuple[tuple[tuple[Ref, str], ...], ...]:
    """For each slot: the targets that were found illegal, and why; told in the order of the slots."""
    step = next((s for s in trace.steps if s.rule == "608.2b"), None)
    if step is None or not step.after.legal:
        return ()
    told = (e for e in step.events if e.kind == "illegal target")
    return tuple(tuple((ref, _why(next(told, None))) for ref in chosen if ref not in legal)
                 for chosen, legal in zip(trace.now.spell.choices.targets, step.after.legal, strict=True))


def _why(told: Event | None) -> str:
    return "" if told is None else "; ".join(str(reason) for reason in told.fact("why"))


def _did(trace: Trace) -> tuple[tuple[str, ...], ...]:
    """What each line did: the events between one line's beginning and the next; nothing where that is not told."""
    step = next((s for s in trace.steps if s.rule == "608.2c"), None)
    if step is None:
        return ()
    groups: list[list[Event]] = [] if any(e.kind == "line" for e in step.events) else [[]]
    for event in step.events:
        if event.kind == "line":
            groups.append([])
        elif event.kind != "name":
            groups[-1].append(event)
    lines = sum(bool(placed.do) for placed in text_of(trace.now.spell))
    return tuple(tuple(_told(group)) for group in groups) if len(groups) == lines else ()


def _told(events: list[Event]) -> Iterator[str]:
    yield from (str(event) for event in events[:MOST_EVENTS])
    if len(events) > MOST_EVENTS:
        yield say(N_("and {count} more events"), count=len(events) - MOST_EVENTS)
