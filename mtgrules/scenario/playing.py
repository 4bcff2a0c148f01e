"""Playing a scenario: the script step by step, each expectation checked where it stands.

The record of it, :class:`Play`, keeps everything: the games, the traces, the checks and every rule that
was cited on the way.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from ..book import Reason, Value, demand, replace
from ..casting import FIELDS, Casting, taken_back
from ..game import Event, Game
from ..walk import Trace
from .expect import Check, check
from .faults import BadScenario, at
from .format import Fact, Scenario, ScriptStep
from .moment import Moment
from .position import cards_of, start
from .script import Did, do
from .steps import KEY_OF, Cast

AT_THE_END = "at the end"


class Played(Value):
    """A step of the script as it was played.

    step: the step in the file.  did: what came of it ("resolve all" is several).  checks: what was expected.
    """

    step: ScriptStep
    did: tuple[Did, ...]
    checks: tuple[Check, ...] = ()


class Play(Value):
    """A scenario as it was played.

    start, game: the position and the game at the end.  played: the steps of the script.
    checks: every expectation.  cited: every rule cited on the way.
    """

    scenario: Scenario
    start: Game
    game: Game
    played: tuple[Played, ...]
    checks: tuple[Check, ...]
    cited: tuple[str, ...]

    def __repr__(self) -> str:
        held = sum(c.ok for c in self.checks)
        return f"<Play: {self.scenario.label}: {held} of {len(self.checks)} expectations hold>"

    @property
    def ok(self) -> bool:
        """True when every expectation holds."""
        return all(c.ok for c in self.checks)

    @property
    def failed(self) -> tuple[Check, ...]:
        """The expectations that do not hold."""
        return tuple(c for c in self.checks if not c.ok)

    @property
    def steps(self) -> tuple[Did, ...]:
        """Everything that was done, in order."""
        return tuple(d for p in self.played for d in p.did)

    @property
    def events(self) -> tuple[Event, ...]:
        """Everything that happened, in order; not what was taken back."""
        return self.game.happened


def play(scenario: Scenario) -> Play:
    """Play a scenario and check what it expects.

    Raises BadScenario when it cannot be understood; what is merely illegal or not as expected is in the record.
    Raises TypeError for what is no scenario.
    """
    demand(scenario, Scenario, "write a scenario, for instance mtg.scenario(\"...\") or mtg.load_scenario(path)")
    begin = start(scenario)
    cards = cards_of(scenario)
    with at(scenario.place, scenario.file):
        game, played = begin, []
        for step in scenario.script:
            with at(step.place), _after(played):
                did = tuple(do(game, step.action, cards))
                played.append(Played(step, did))
                moment = Moment(begin, game, did[-1].after, did)
                played[-1] = replace(played[-1], checks=tuple(_checks(step, moment, scenario)))
                game = did[-1].after
        return _ended(scenario, begin, game, tuple(played))


@contextmanager
def _after(played: list[Played]) -> Iterator[None]:
    """Adds to a fault what went wrong before, and what was not carried out: it is often the cause."""
    try:
        yield
    except BadScenario as found:
        failed = next((str(c) for p in played for c in p.checks if not c.ok), None)
        before = [part for part in (failed, _not_carried_out(played)) if part]
        if not before:
            raise
        raise BadScenario(found.file, found.place, f"{found.problem} (and before that, {'; '.join(before)})") from None


def _not_carried_out(played: list[Played]) -> str:
    """What the play so far has shown as not simulated, in words."""
    happened = played[-1].did[-1].after.happened if played else ()
    names = dict.fromkeys(event.fact("name") for event in happened if event.kind == "not simulated")
    return f"not simulated yet: {', '.join(names)}" if names else ""


def _ended(scenario: Scenario, begin: Game, game: Game, played: tuple[Played, ...]) -> Play:
    did = tuple(d for p in played for d in p.did)
    cited = tuple(sorted(set(_cited(did, game))))
    moment = Moment(begin, begin, game, did)
    checks = tuple(c for p in played for c in p.checks)
    checks += tuple(check(moment, fact, AT_THE_END) for fact in scenario.expect)
    checks += tuple(_cites(rule, cited) for rule in scenario.rules)
    checks += tuple(_left_out(moment, scenario))
    return Play(scenario, begin, game, played, checks, cited)


def _checks(step: ScriptStep, moment: Moment, scenario: Scenario) -> Iterator[Check]:
    yield from _silent(step, moment, scenario)
    for fact in step.expect:
        yield check(moment, fact, step.place)


# ---------------------------------------------------------------- what goes without saying


def _silent(step: ScriptStep, moment: Moment, scenario: Scenario) -> Iterator[Check]:
    """What is expected of every step unless something else is: that it is legal and comes to its end."""
    for did in moment.did:
        if did.left:
            yield Check(step.place, "every choice in the script is asked for", (), did.left, False)
        if not _speaks_of_legality(step, scenario):
            yield from _went_wrong(step, did)


def _went_wrong(step: ScriptStep, did: Did) -> Iterator[Check]:
    if did.unsettled is not None:
        yield Check(step.place, f"{did.label}: every question about what has triggered is answered", "finished",
                    f"open: {did.unsettled.prompt.text}; write choices = ...", False)
    if did.reasons:
        yield Check(step.place, f"{did.label}: it is legal", "legal", _why(did.reasons), False)
    elif did.trace is not None and did.trace.illegal:
        what = "the cast is legal" if isinstance(did.trace.now, Casting) else "the choices are legal"
        yield Check(step.place, f"{did.label}: {what}", "legal",
                    f"illegal at {did.trace.stopped_at}: {_why(did.trace.reasons)}", False)
    elif did.trace is not None and did.trace.unfinished and not _left_open(did):
        yield Check(step.place, f"{did.label}: every question is answered", "finished",
                    f"unfinished at {did.trace.stopped_at}: {did.trace.question.prompt.text}{_way_out(step, did)}", False)
    elif did.stop_at and did.trace.complete:
        yield Check(step.place, f"{did.label}: there is a choice to leave open", did.stop_at, "nobody asks for it", False)


def _left_open(did: Did) -> bool:
    """True when the walk waits where the script wants it to: at its choice, or after it if nothing could be chosen."""
    trace = next((cast for cast in did.casts if cast.unfinished), did.trace)
    field = trace.question.field
    return did.stop_at in FIELDS and field in FIELDS and FIELDS.index(did.stop_at) <= FIELDS.index(field)


def _way_out(step: ScriptStep, did: Did) -> str:
    """What to write in the file: the key of the cast, or the choices of what resolves; one entry more where it stands already."""
    field = did.trace.question.field
    key = KEY_OF.get(field, field) if isinstance(did.trace.now, Casting) else "choices"
    if getattr(step.action, key, ()):
        return f"; add an entry to {key}"
    return f"; write {key} = ..." if key != "choices" else "; write choices = [...]"


def _why(reasons: tuple[Reason, ...]) -> str:
    return "; ".join(str(r) for r in reasons)


def _speaks_of_legality(step: ScriptStep, scenario: Scenario) -> bool:
    """Whether the step, or for the last cast the scenario, says itself whether it is legal."""
    casts = [s for s in scenario.script if _casts(s)]
    said = step.expect + (scenario.expect if casts and casts[-1] is step else ())
    return any(fact.key in ("legal", "illegal") for fact in said)


def _casts(step: ScriptStep) -> bool:
    """True for a step that casts something, at once or while something resolves."""
    choices = getattr(step.action, "choices", ())
    return isinstance(step.action, Cast) or any(isinstance(choice, Cast) for choice in choices)


def _left_out(moment: Moment, scenario: Scenario) -> Iterator[Check]:
    """Text that was not carried out has to be named by the scenario, or it fails: nothing is left out in silence."""
    if not any(fact.key == "not_simulated" for fact in scenario.expect):
        found = check(moment, Fact("not_simulated", (), ()), AT_THE_END)
        if not found.ok:
            yield found


# ---------------------------------------------------------------- citing


def _cites(rule: str, cited: tuple[str, ...]) -> Check:
    return Check(AT_THE_END, f"cites {rule}", True, rule in cited, rule in cited)


def cites(play: Play, rule: str) -> Check:
    """Whether a play cites a rule, as a check."""
    return _cites(rule, play.cited)


def _cited(did: tuple[Did, ...], game: Game) -> Iterator[str]:
    yield from _of_facts(game.happened)
    for one in did:
        yield from (r.rule for r in one.reasons)
        if one.answer is not None:
            yield from _of_facts(one.answer.reasons)
        for trace in (one.trace, *one.casts) if one.trace is not None else ():
            yield from _of_trace(trace, with_options=bool(one.stop_at))


def _of_facts(parts: tuple[Any, ...]) -> Iterator[str]:
    """The rules of events and reasons, and of the reasons among their facts."""
    for part in parts:
        if isinstance(part, Event | Reason):
            yield part.rule
            for _, fact in part.facts:
                yield from _of_facts(fact if isinstance(fact, tuple) else (fact,))


def _of_trace(trace: Trace, with_options: bool) -> Iterator[str]:
    yield from (step.rule for step in trace.steps)
    yield from (asked.question.rule for asked in trace.now.asked)
    yield from _of_facts(trace.now.game.happened[len(trace.start.game.happened):])
    yield from _of_facts(trace.reasons)
    if trace.stopped_at is not None:
        yield trace.stopped_at
    if trace.question is not None:
        yield trace.question.rule
        if with_options:
            yield from _of_facts(tuple(r for o in trace.question.options() for r in o.reasons))
    if isinstance(trace.now, Casting):
        yield from (item.rule for item in (trace.now.bill.items if trace.now.bill else ()))
        yield from _of_facts(taken_back(trace))
