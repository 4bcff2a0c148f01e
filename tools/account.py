"""What a play says, in two ways: word for word, and as the rules that each step cites.

A broken function that changes words but no citation of any step is not missed by anybody: another event, reason or row
of the same step tells the same rule.
"""

from collections.abc import Iterable, Iterator
from typing import Any

from mtgrules.book import Reason, replace
from mtgrules.casting import Casting, taken_back
from mtgrules.game import Event, Game
from mtgrules.scenario import Did, Play
from mtgrules.walk import Question, Step, Trace


def account(play: Play) -> tuple[str, tuple[frozenset[str], ...], Game]:
    """Everything that was said; for each step of the play the rules that were cited in it; how the game is at the end."""
    steps = [step for did in play.steps for step in _steps(did)]
    words = "\n".join(words for _, said in steps for words in said)
    return words, tuple(rules for rules, _ in steps), _without_counts(play.game)


def _without_counts(game: Game) -> Game:
    """The game without its events, and without what only counts them."""
    return replace(game, happened=(), looked_at=0, redirections=())


def _steps(did: Did) -> Iterator[tuple[frozenset[str], list[str]]]:
    yield _told([*did.events_outside, *did.reasons, *(did.answer.reasons if did.answer else ())])
    if did.trace is not None and did.casts:  # casts while something resolves are steps of their own, and part of it
        rows = [row for trace in (did.trace, *did.casts) for row in _rows(trace)]
        yield frozenset().union(*(rules for rules, _ in rows)), [words for _, said in rows for words in said]
    elif did.trace is not None:
        yield from _rows(did.trace)


def _rows(trace: Trace) -> Iterator[tuple[frozenset[str], list[str]]]:
    for step in trace.steps:
        yield _told([*step.events, *_new_items(step)], [asked.question for asked in step.asked], step.rule)
    if trace.stopped_at is not None:
        options = trace.question.options() if trace.question is not None else ()
        asks = [trace.question] if trace.question is not None else []
        back = taken_back(trace) if isinstance(trace.now, Casting) else ()
        yield _told([*trace.reasons, *back, *(reason for option in options for reason in option.reasons)], asks, trace.stopped_at)


def _new_items(step: Step) -> tuple[Reason, ...]:
    """The lines of the bill that the step has made."""
    before, after = getattr(step.before, "bill", None), getattr(step.after, "bill", None)
    return tuple(Reason(item.rule, item.what.template, item.what.facts) for item in after.items) if after and not before else ()


def _told(parts: Any, asked: Iterable[Question] = (), *rules: str) -> tuple[frozenset[str], list[str]]:
    every = list(_with_inner(parts))
    asks = [f"{question.prompt} ({question.rule})" for question in asked]
    return frozenset(rules) | {one.rule for one in (*every, *asked)}, [*map(str, every), *asks]


def _with_inner(parts: Any) -> Iterator[Event | Reason]:
    """Events and reasons, with the reasons among their facts."""
    for part in parts:
        if isinstance(part, Event | Reason):
            yield part
            for _, fact in part.facts:
                yield from _with_inner(fact if isinstance(fact, tuple) else (fact,))
