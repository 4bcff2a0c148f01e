"""Every way to go on: list the casts that an unfinished announcement leaves open, and compare two.

Both only walk the tables again; a cast that the engine would refuse never appears as legal.
Results are plain rows; ``frame`` makes a pandas frame of them, and only then loads pandas.
"""

from collections.abc import Iterator
from typing import Any

from ..book import Value, demand
from ..casting import Announcement, cast
from ..effects import not_simulated_on
from ..game import Game, over
from ..turn import after_resolution, pass_all, receive_priority
from ..walk import Trace, ways_on

#: Choices that have a column of their own where they are asked for.
ALSO_SHOWN = ("method", "modes", "extra", "x", "symbols", "division")


class Way(Value):
    """One complete cast, and what it leads to.

    trace: the cast.  after: the game after it has resolved, None where a player has to choose
    on resolution.  not_simulated: what the outcome leaves out, by name.
    """

    trace: Trace
    after: Game | None
    not_simulated: tuple[str, ...]

    def row(self) -> dict[str, Any]:
        """The way as a plain row."""
        spell = self.trace.now.the_spell
        row: dict[str, Any] = {"spell": spell.label, "splices": self._chosen("splices") or "none"}
        row |= {field: self._chosen(field) for field in ALSO_SHOWN if self._chosen(field)}
        row |= {"targets": self._chosen("targets") or "none", "cost": spell.choices.total or "{0}"}
        if self.after is not None:
            row |= {f"life of {p.name}": p.life for p in self.after.players}
            row["afterwards"] = _seen(self.trace.start.game, self.after)
        else:
            row["afterwards"] = "depends on a choice on resolution"
        if self.not_simulated:
            row["not simulated"] = ", ".join(self.not_simulated)
        return row

    def _chosen(self, field: str) -> str:
        """What was chosen for a field of the announcement, in words; "" when nothing was asked."""
        return "; ".join(a.label for a in self.trace.now.asked if a.question.field == field)


class Exploration(Value):
    """All ways found.  complete: False when the limit cut the list short."""

    ways: tuple[Way, ...]
    complete: bool = True

    def __len__(self) -> int:
        return len(self.ways)

    def __repr__(self) -> str:
        return f"<Exploration: {len(self)} way{'' if len(self) == 1 else 's'} to cast{'' if self.complete else ', and more'}>"

    def rows(self) -> tuple[dict[str, Any], ...]:
        """One plain row for each way."""
        return tuple(way.row() for way in self.ways)

    def frame(self):
        """The rows as a pandas frame."""
        import pandas

        return pandas.DataFrame(list(self.rows()))


def explore(game: Game, announcement: Announcement, limit: int = 10_000) -> Exploration:
    """List every legal cast that the announcement leaves open, each played to its end.

    game: the position.  announcement: what is fixed; every unanswered choice is tried.
    limit: at most so many ways.
    """
    ways: list[Way] = []
    for trace in complete_casts(cast(game, announcement)):
        if len(ways) == limit:
            return Exploration(tuple(ways), complete=False)
        ways.append(_played(trace))
    return Exploration(tuple(ways))


def complete_casts(trace: Trace) -> Iterator[Trace]:
    """Every complete cast that an unfinished one can still become."""
    if trace.complete:
        yield trace
    elif trace.unfinished:
        for further in ways_on(trace):
            yield from complete_casts(further)


def _played(trace: Trace) -> Way:
    by = trace.start.announcement.by
    cast_ = receive_priority(trace.now.game, by)
    after = _to_the_end(cast_, len(trace.start.game.stack))
    spell = trace.now.the_spell
    cards = (spell.card,) + tuple(trace.start.game.find(id).card for a in trace.now.asked
                                  if a.question.field == "splices" for id in a.answer)
    on_cards = (name for card in cards for name in not_simulated_on(card))
    on_the_way = _left_out(cast_ if after is None else after, len(trace.start.game.happened))
    return Way(trace, after, tuple(dict.fromkeys((*on_cards, *on_the_way))))


def _left_out(game: Game, since: int) -> Iterator[str]:
    """What was left out since, by name: instructions of other cards, and abilities whose targets nobody chose."""
    return (happened.fact("name") for happened in game.happened[since:] if happened.kind == "not simulated")


def _to_the_end(game: Game, height: int) -> Game | None:
    """The game once the spell and all that has triggered since have resolved: the stack is no higher than before; or
    once it is over (104.2a).  None when a player has to choose something on the way."""
    while len(game.stack) > height and not over(game):
        resolution = pass_all(game)
        if not resolution.complete:
            return None
        game = after_resolution(resolution)
    return game


def _seen(before: Game, after: Game) -> str:
    """What a person sees first of an outcome: which cards went where."""
    places = {o.handle or o.id: (o.label, o.zone) for o in before.battlefield}
    still = {o.handle or o.id for o in after.battlefield}
    left = [label for key, (label, _) in places.items() if key not in still]
    drawn = {p.name: len(after.player(p.name).hand) for p in before.players}
    told = [why.text for why in over(after)]
    told += [f"{label} left the battlefield" for label in left]
    told += [f"{name} holds {count} cards" for name, count in drawn.items()]
    return "; ".join(told)


# ---------------------------------------------------------------- comparing


class Difference(Value):
    """Where two walks differ: the step, and what each says there."""

    step: str
    first: str
    second: str


class Comparison(Value):
    """Two walks side by side, step by step; only where they differ."""

    differences: tuple[Difference, ...]

    def __repr__(self) -> str:
        return f"<Comparison: {', '.join(d.step for d in self.differences) or 'no difference'}>"

    def rows(self) -> tuple[dict[str, str], ...]:
        """One plain row for each difference."""
        return tuple({"step": d.step, "first": d.first, "second": d.second} for d in self.differences)

    def frame(self):
        """The rows as a pandas frame."""
        import pandas

        return pandas.DataFrame(list(self.rows()))


def compare(first: Trace, second: Trace) -> Comparison:
    """Where two casts (or two resolutions) part, and how.  Raises TypeError when one of them is no trace."""
    for trace in (first, second):
        demand(trace, Trace, "write two casts, each as in mtg.cast(game, announcement)")
    steps = dict.fromkeys([row.rule for row in first.table] + [row.rule for row in second.table])
    pairs = [(step, _at(first, step), _at(second, step)) for step in steps]
    return Comparison(tuple(Difference(step, a, b) for step, a, b in pairs if a != b))


def _at(trace: Trace, rule: str) -> str:
    """What a walk says at a step, in words."""
    if trace.stopped_at == rule:
        if trace.reasons:
            return "illegal: " + "; ".join(str(r) for r in trace.reasons)
        return "waits: " + trace.question.prompt.text
    step = next((s for s in trace.steps if s.rule == rule), None)
    if step is None:
        return "not reached"
    told = [f"{a.question.prompt.text} {a.label}" for a in step.asked] + [str(e) for e in step.events]
    return " ".join(told) or "nothing to do"
