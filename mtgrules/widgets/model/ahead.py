"""Looking ahead: where a cast cannot be finished, whatever is chosen now, or after which options.

The search is that of the engine (:func:`mtgrules.walk.complete`); here it is only kept short.
"""

from time import monotonic
from typing import Any

from ...book import Value, replace
from ...walk import Option, Question, Trace, complete, run
from .answers import Key, Met, go_on
from .views import Line, OptionView, chosen_values, lines_of

#: How many walks may be tried for one option; with little time left, fewer, but so many in any case.
PATIENCE, LEAST = 60, 3


class Stop(Value):
    """The step at which every way of going on stops, and why there."""

    step: str
    why: tuple[Line, ...]


class LookAhead:
    """What is found about one walk.

    trace: the walk as it stands.  met: its questions, with the answers as they are now.
    """

    def __init__(self, trace: Trace, met: tuple[Met, ...]):
        self.trace, self.met = trace, met
        self.hopeless: Stop | None = None
        self._dead_ends: dict[tuple[Key, int], Stop] = {}
        self._looked: set[tuple[Key, int]] = set()
        self._one_walk = 0.0

    def look(self, seconds: float | None) -> None:
        """Look, but for so long only; calling it again goes on.  An illegal cast needs no look ahead."""
        until = None if seconds is None else monotonic() + seconds
        if self.trace.illegal:
            return
        if self.trace.unfinished:
            self.hopeless = every_way_stops(self.trace, self._patience(until))
        for met in () if self.hopeless else self.met:
            for place, option in enumerate(met.question.options()):
                if until is not None and monotonic() > until:
                    return
                self._look(met, place, option, until)

    def _look(self, met: Met, place: int, option: Option, until: float | None) -> None:
        """Look at one option, together with what is chosen where several can be."""
        chosen = chosen_values(met.question, met.answer) or ()
        if (met.key, place) in self._looked or option.reasons or option.value in chosen:
            return
        self._looked.add((met.key, place))
        several = (*chosen, option.value) if met.question.most is None else (option.value,)
        answer = several if met.question.many else option.value
        if met.question.reasons_against(answer) or self._fits_in(met, answer):
            return
        stop = every_way_stops(go_on(self.trace, met, answer), self._patience(until))
        if stop:
            self._dead_ends[met.key, place] = stop

    def _fits_in(self, met: Met, answer: Any) -> bool:
        """Whether the cast is complete with this answer and all the others as they are: then no search is needed."""
        return self.trace.complete and self._timed(instead(self.trace.start.announcement, met.question, answer)).complete

    def _timed(self, announcement: Any) -> Trace:
        began = monotonic()
        walked = run(self.trace.table, replace(self.trace.start, announcement=announcement))
        self._one_walk = max(monotonic() - began, 1e-5)
        return walked

    def _patience(self, until: float | None) -> int:
        """How many walks there is time for."""
        if until is None:
            return PATIENCE
        if not self._one_walk:
            self._timed(self.trace.start.announcement)
        return min(max(int((until - monotonic()) / self._one_walk), LEAST), PATIENCE)

    def told(self, key: Key, place: int, option: OptionView) -> OptionView:
        """An option with what was found about it."""
        stop = self._dead_ends.get((key, place))
        return option if stop is None else replace(option, state="dead end", stops_at=stop.step, why=stop.why)


def every_way_stops(trace: Trace, patience: int = PATIENCE) -> Stop | None:
    """Where every way of going on stops; None when one does not, or when the search gave up."""
    way = complete(trace, patience)
    if way.trace is not None or way.gave_up or way.furthest is None:
        return None
    return Stop(way.furthest.stopped_at, lines_of(way.furthest.reasons))


def instead(announcement: Any, question: Question, answer: Any) -> Any:
    """An announcement with another answer to one question, and the others as they are."""
    if question.index is None:
        return replace(announcement, **{question.field: answer})
    given = getattr(announcement, question.field)
    changed = (*given[:question.index], answer, *given[question.index + 1:])
    return replace(announcement, **{question.field: changed})
