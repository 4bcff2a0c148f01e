"""What a play says, in two ways: word for word, and as the rules that each step cites.

A broken function that changes words but no citation of any step is not missed by anybody: another event, reason or row
of the same step tells the same rule.
"""

from collections.abc import Iterator
from typing import Any

from mtgrules.book import Reason, replace
from mtgrules.casting import Casting, taken_back
from mtgrules.game import Event, Game
from mtgrules.scenario import Did, Play
from mtgrules.walk import Step, Trace


def account(play: Play) -> tuple[str, tuple[frozenset[str], ...], Game]:
    """Everything that was said; for each step of the play the rules that were cited in it; how the game is at the end."""
    steps = [step for did in play.steps for step in _steps(did)]
    words = "\n".join(words for _, said in steps for words in said)
    return words, tuple(rules for rules, _ in steps), replace(play.game, happened=())


def _steps(did: Did) -> Iterator[tuple[frozenset[str], list[str]]]:
    yield _told([*did.events_outside, *did.reasons, *(did.answer.reasons if did.answer else ())])
    for trace in (did.trace, *did.casts) if did.trace is not None else ():
        yield from _rows(trace)


def _rows(trace: Trace) -> Iterator[tuple[frozenset[str], list[str]]]:
    for step in trace.steps:
        yield _told([*step.events, *_new_items(step)], step.rule, *(asked.question.rule for asked in step.asked))
    if trace.stopped_at is not None:
        options = trace.question.options() if trace.question is not None else ()
        asks = (trace.question.rule,) if trace.question is not None else ()
        back = taken_back(trace) if isinstance(trace.now, Casting) else ()
        yield _told([*trace.reasons, *back, *(reason for option in options for reason in option.reasons)], trace.stopped_at, *asks)


def _new_items(step: Step) -> tuple[Reason, ...]:
    """The lines of the bill that the step has made."""
    before, after = getattr(step.before, "bill", None), getattr(step.after, "bill", None)
    return tuple(Reason(item.rule, item.what.template, item.what.facts) for item in after.items) if after and not before else ()


def _told(parts: Any, *rules: str) -> tuple[frozenset[str], list[str]]:
    every = list(_with_inner(parts))
    return frozenset(rules) | {part.rule for part in every}, [str(part) for part in every]


def _with_inner(parts: Any) -> Iterator[Event | Reason]:
    """Events and reasons, with the reasons among their facts."""
    for part in parts:
        if isinstance(part, Event | Reason):
            yield part
            for _, fact in part.facts:
                yield from _with_inner(fact if isinstance(fact, tuple) else (fact,))
