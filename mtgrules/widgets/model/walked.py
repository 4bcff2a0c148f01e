"""What the engine says to everything that is chosen: the cast, what happens in between, the resolution, the questions.

Made anew from the start for every change.  No rule stands here, and no field of the announcement by name but the
card that is cast.
"""

from typing import Any

from ...book import Reason, replace
from ...casting import FIELDS, GATE, cast
from ...turn import pass_all, receive_priority
from ...walk import Trace
from .ahead import LookAhead
from .answers import Key, Met, follow, is_open, left_to_the_program, name_of
from .between import down_to, leaving_question, left
from .host import HOST, host_question
from .state import State, answers, blank
from .views import QuestionView, chosen_values, question_view


class NotAsked(KeyError):
    """An answer to a question that is not asked now."""

    def __init__(self, key: Key, asked: tuple[Key, ...]):
        super().__init__(key)
        self.key, self.asked = key, asked

    def __str__(self) -> str:
        return f"{self.key} is not asked now; asked are {', '.join(map(str, self.asked)) or 'no questions'}"


class Walked:
    """A state, walked.

    trace: the cast as far as it comes.  resolution: the same for the resolution; None before it begins.
    chosen_for_you: the questions that the program answered.  ahead: what is found about ways that lead nowhere.
    """

    def __init__(self, state: State):
        self.state = state
        self.trace, self._met = follow(cast(state.game, blank(state)), answers(state))
        as_given = cast(state.game, state.given) if state.untouched else None
        if as_given is not None and as_given.illegal:
            self.trace = as_given  # announced so from the start: the rules say what is wrong with that
        self.chosen_for_you = left_to_the_program(self.trace)
        self._between: tuple[Met, ...] = ()
        self.resolution: Trace | None = None
        self._on_resolution: tuple[Met, ...] = ()
        if self.trace.complete:
            self._walk_on()
        self.ahead = LookAhead(self.trace, self._met)

    def _walk_on(self) -> None:
        """Ask what happens after the complete cast, and walk the resolution if it is wanted."""
        state, game, spell = self.state, self.trace.now.game, self.trace.now.the_spell
        question, leaving = leaving_question(game, spell), ()
        if question is not None:
            name = name_of(question, [])
            kept = answers(state)(question, name) or ()
            leaving = tuple(id for id in question.candidates() if id in kept)
            self._between = (Met(name, question, leaving),)
        if state.resolving:
            by = self.trace.start.announcement.by
            game = down_to(left(receive_priority(game, by), spell, leaving), spell)
            if game.stack:  # the spell may have left the game with a player who has lost
                self.resolution, self._on_resolution = follow(pass_all(game), answers(state))

    # ------------------------------------------------------------ questions

    def questions(self) -> tuple[Met, ...]:
        """Every question that comes up, in the order of the rules; first, which card is cast."""
        order = {field: number for number, field in enumerate(FIELDS)}
        keys = {met.key for met in self._met}
        found = (*self._met, *(met for met in self.chosen_for_you if met.key not in keys))
        in_order = sorted(found, key=lambda met: (order.get(met.key[0], len(order)), met.key[1] or 0))
        return (host_question(self.state.game, self.state.given), *in_order, *self._between, *self._on_resolution)

    def find(self, key: Key) -> Met:
        """The question with that key.  Raises NotAsked."""
        met = self.questions()
        for one in met:
            if one.key == key:
                return one
        raise NotAsked(key, tuple(one.key for one in met))

    def is_on_resolution(self, key: Key) -> bool:
        """Whether a question comes up while the spell resolves."""
        return any(met.key == key for met in self._on_resolution)

    def view(self, met: Met) -> QuestionView:
        """A question as a control shows it."""
        question, state = met.question, self.state
        may_be_left = question.auto is not None and not self.is_on_resolution(met.key)
        auto = met.key[0] in state.auto if may_be_left else None
        kept: Any = met.answer if met.answer is not None else state.memory.find(met.name, question)
        chosen = None if is_open(kept) else chosen_values(question, kept)
        view = question_view(met, chosen, self._refused_at(met), auto)
        return replace(view, options=tuple(self.ahead.told(met.key, place, option)
                                           for place, option in enumerate(view.options)))

    def _refused_at(self, met: Met) -> tuple[Reason, ...]:
        """Why the answer to a question is refused; nothing when it is not."""
        for trace in (self.trace, self.resolution):
            asked = trace.question if trace is not None and trace.illegal else None
            if asked is not None and (asked.field, asked.index) == met.key:
                return trace.reasons
        if met.key == HOST and self.trace.stopped_at == GATE.rule and self.trace.question is None:
            return self.trace.reasons
        return ()
