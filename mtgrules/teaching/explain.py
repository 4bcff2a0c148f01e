"""Explanations: a trace or a play told in words, every sentence with its rule.

The short answer comes first, then what happened step by step, then what the game looks like
afterwards.  Nothing is worked out again here: all of it stands in the trace.
"""

from collections.abc import Iterator

from ..book import Value, demand, rule
from ..cards.english import write_line
from ..casting import ACTIVATING, Bill, Casting, taken_back, total_text
from ..game import Event, Game, Object, Player, characteristics, is_creature, text_of
from ..resolving import Resolving
from ..scenario import Play
from ..walk import Asked, Step, Trace


class Explanation(Value):
    """An explanation that shows itself in a terminal and in a notebook."""

    lines: tuple[str, ...]

    @property
    def text(self) -> str:
        """The explanation as plain text."""
        return "\n".join(self.lines)

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return self.text


def explain(what: Trace | Play) -> Explanation:
    """Tell a cast, a resolution or a whole played scenario in words, with rule numbers.  Raises TypeError for anything else."""
    demand(what, Trace | Play, "write a cast, as in mtg.explain(mtg.cast(game, announcement)), a resolution, or a play")
    if isinstance(what, Play):
        return Explanation(tuple(_play(what)))
    return Explanation(tuple(_trace(what)))


# ---------------------------------------------------------------- one trace


def _trace(trace: Trace) -> Iterator[str]:
    yield verdict(trace)
    for reason in trace.reasons:
        yield f"  because {reason}"
    for step in trace.steps:
        yield from _step(step)
    if not trace.complete:
        row = next(r for r in trace.table if r.rule == trace.stopped_at)
        yield _heading(row.rule, row.name) + ("  <- waits here" if trace.unfinished else "  <- stops here")
        yield from _why_it_stops(trace)
    if isinstance(trace.now, Casting):
        yield from (f"  {reason}" for reason in taken_back(trace))


def verdict(trace: Trace) -> str:
    """The short answer: legal, illegal or unfinished; resolves or does not."""
    if isinstance(trace.now, Resolving):
        return _resolution_verdict(trace)
    if not isinstance(trace.now, Casting):
        return _instruction_verdict(trace)
    name, doing, done = _spell_name(trace), "casting", "cast"
    if trace.table == ACTIVATING:
        name, doing, done = f"the ability of {name}", "activating", "activated"
    if trace.complete:
        return f"Legal: {name} is {done} for {total_text(trace.now.bill)}."
    if trace.illegal:
        rules = ", ".join(dict.fromkeys(r.rule for r in trace.reasons))
        return f"Illegal: {doing} {name} stops at {trace.stopped_at} ({rules})."
    return f"Unfinished: {doing} {name} waits at {trace.stopped_at}."


def _spell_name(trace: Trace) -> str:
    card = trace.start.game.find(trace.start.announcement.card)
    return card.label if card else "that card"


def _resolution_verdict(trace: Trace) -> str:
    spell = trace.now.spell.label
    if not trace.complete:
        return f"Unfinished: {spell} is resolving and waits at {trace.stopped_at}." if trace.unfinished else (
            f"Impossible: resolving {spell} stops at {trace.stopped_at}.")
    if not trace.now.resolves:
        return f"{spell} doesn't resolve (608.2b)."
    return f"{spell} resolves."


def _instruction_verdict(trace: Trace) -> str:
    """Of an instruction that a script gives."""
    if trace.complete:
        return "The instruction is followed."
    return f"Unfinished: the instruction waits at {trace.stopped_at}." if trace.unfinished else (
        f"Impossible: following the instruction stops at {trace.stopped_at}.")


def _step(step: Step) -> Iterator[str]:
    told = [f"  {line}" for line in _asked(step.asked)] + [f"  {e}" for e in step.events]
    if isinstance(step.after, Casting) and step.rule == "601.2f":
        told += bill_lines(step.after.bill)
    if not told:
        yield _heading(step.rule, step.name) + ": nothing to do"
        return
    yield _heading(step.rule, step.name)
    yield from told


def _heading(rule_id: str, name: str) -> str:
    return f"{rule_id} {name}"


def _asked(asked: tuple[Asked, ...]) -> Iterator[str]:
    for one in asked:
        who = "  (chosen for you)" if one.chosen_for_you else "  (the only choice)" if one.taken_for_granted else ""
        prompt = one.question.prompt.text
        yield f"{prompt}{'' if prompt.endswith('?') else ':'} {one.label} ({one.question.rule}){who}"


def bill_lines(bill: Bill) -> list[str]:
    """The items of a bill, one line each, in columns (601.2f)."""
    rows = bill.rows()
    wide = max(len(r["what"]) for r in rows)
    amount = max(len(r["mana"]) for r in rows)
    lines = [f"    {r['what']:<{wide}}  {r['mana']:>{amount}}  {r['rule']}" for r in rows]
    return lines + [f"    and: {cost}" + (f" ({source})" if source not in cost else "") for cost, source in bill.others()]


def _why_it_stops(trace: Trace) -> Iterator[str]:
    if trace.reasons:
        yield from (f"  {reason}" for reason in trace.reasons)
        return
    yield f"  {trace.question.prompt.text} ({trace.question.rule})"
    for option in trace.question.options():
        why = "; ".join(str(r) for r in option.reasons)
        yield f"    - {option.label}" + (f": not allowed: {why}" if why else "")


# ---------------------------------------------------------------- a played scenario


def _play(play: Play) -> Iterator[str]:
    yield play.scenario.title
    yield "=" * len(play.scenario.title)
    for number, step in enumerate(play.steps, 1):
        yield ""
        yield f"{number}. {step.label}"
        yield from (f"   {line}" for line in _told(step))
    yield ""
    yield "Afterwards"
    yield from (f"   {line}" for line in outcome(play.game))


def _told(step) -> Iterator[str]:
    outside, before = step.events_outside, len(step.events_before)
    yield from (str(e) for e in outside[:before])
    if step.trace is not None:
        yield from _trace(step.trace)
    yield from (str(e) for e in outside[before:])
    if step.answer is not None:
        yield from step.answer.lines()


def outcome(game: Game) -> Iterator[str]:
    """What the game looks like now, completely: two different outcomes read differently."""
    if game.day_or_night:
        yield f"it is {game.day_or_night}"
    for spell in game.stack:
        yield f"stack: {spell.label} ({spell.controller})"
    for player in game.players:
        poison = f", {player.poison} poison" if player.poison else ""
        yield f"{player.name}: {player.life} life{poison}" + (" and has lost the game" if player.lost else "") + _pool(player)
        mine = tuple(o for o in game.battlefield if o.controller == player.name)
        exiled = tuple(o for o in game.exile if o.owner == player.name)
        emblems = tuple(o for o in game.emblems if o.controller == player.name)
        zones = (("emblems", emblems), ("battlefield", mine), ("hand", player.hand), ("graveyard", player.graveyard), ("exile",
                                                                                                                       exiled))
        for zone, objects in zones:
            if objects:
                yield f"  {zone}: " + ", ".join(_shown(game, o) for o in objects)
        yield f"  library: {len(player.library)} card{'' if len(player.library) == 1 else 's'}"


def _pool(player: Player) -> str:
    return ", mana " + "".join("{%s}" % m.type for m in player.mana) if player.mana else ""


def _shown(game: Game, object_: Object) -> str:
    now = characteristics(game, object_)
    states = [f"{now.power}/{now.toughness}"] if now.power is not None and object_.zone == "battlefield" else []
    states += ["tapped"] * object_.tapped + [f"{object_.damage} damage"] * bool(object_.damage)
    states += ["summoning sick"] * (object_.sick and is_creature(object_) and object_.zone == "battlefield")
    states += [f"attacking {object_.attacking}"] * bool(object_.attacking) + ["blocked"] * object_.blocked
    states += [f"{object_.chosen} chosen"] * bool(object_.chosen)
    host = game.find(object_.attached_to) if object_.attached_to is not None else None
    states += [f"attached to {host.label}"] if host else []
    states += [f"owned by {object_.owner}"] * (object_.zone == "battlefield" and object_.owner != object_.controller)
    states += [f"{n} {kind} counter{'s' * (n != 1)}" for kind, n in object_.counters]
    states += [f"goaded by {who}" for who in object_.goaded_by]
    return object_.label + (f" ({', '.join(states)})" if states else "")


def spell_text(object_: Object) -> tuple[str, ...]:
    """The text of an object as it now stands, a line each, with the card it comes from (702.47c).  Raises TypeError for a game."""
    demand(object_, Object, "write a spell or another object, for instance the top of a stack: game.stack[0]")
    return tuple(f"{write_line(p.line, object_.card.name)}" + (f"  [from {p.origin}]" if p.gained else "")
                 for p in text_of(object_))


def cited(events: tuple[Event, ...]) -> tuple[str, ...]:
    """The rules that events cite, with our summaries."""
    return tuple(f"{id}: {rule(id).summary}" for id in dict.fromkeys(e.rule for e in events))
