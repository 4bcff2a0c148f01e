"""The cast panel without its widgets: what is chosen, what the engine says to it, which step is looked at.

Plain Python.  A change re-runs the cast from the start; every question that then comes up, with its options and
the reasons against them, is the engine's own.  No rule stands here, and no field of the announcement by name but
the card that is cast.
"""

from collections.abc import Callable
from typing import Any

from ..book import N_, Reason, replace
from ..casting import FIELDS, GATE, Announcement, Bill, Casting, cast
from ..game import Game, Object
from ..pictures.sketch import say
from ..teaching import explain, verdict
from ..turn import after_resolution, pass_all, receive_priority
from ..walk import Trace
from ..whatif import Mend, mend
from .ahead import LookAhead
from .answers import Key, Met, follow, is_open, left_to_the_program, name_of
from .between import down_to, leaving_question, left
from .host import HOST, first_card, host_question
from .state import State, answers, begun, blank, only_card
from .views import (
    Line,
    QuestionView,
    StepView,
    TextLine,
    chosen_values,
    damage_lines,
    line_of,
    nature_lines,
    question_view,
    step_view,
    text_lines,
)


class NotAsked(KeyError):
    """An answer to a question that is not asked now."""

    def __init__(self, key: Key, asked: tuple[Key, ...]):
        super().__init__(key)
        self.key, self.asked = key, asked

    def __str__(self) -> str:
        return f"{self.key} is not asked now; asked are {', '.join(map(str, self.asked)) or 'no questions'}"


class CastModel:
    """One cast being put together.

    game: the position.  announcement: what is announced already; without one, the first card in hand that may be
    cast.  by: who casts, without an announcement; the player who has priority unless said.
    """

    def __init__(self, game: Game, announcement: Announcement | None = None, by: str = ""):
        announcement = announcement or first_card(game, by or game.priority)
        self._state = begun(State(game, announcement))
        self._past: list[State] = []
        self._listeners: list[Callable[[], None]] = []
        self._walk()

    # ------------------------------------------------------------ what there is

    @property
    def game(self) -> Game:
        """The position before the cast."""
        return self._state.game

    @property
    def trace(self) -> Trace:
        """The cast as far as it comes."""
        return self._trace

    @property
    def announcement(self) -> Announcement:
        """Everything announced so far."""
        return self._trace.start.announcement

    @property
    def resolution(self) -> Trace | None:
        """The resolution as far as it comes; None before it begins."""
        return self._resolution

    @property
    def after(self) -> Game | None:
        """The game after a complete resolution, state-based actions done; else None."""
        done = self._resolution is not None and self._resolution.complete
        return after_resolution(self._resolution) if done else None

    @property
    def daring(self) -> bool:
        """Whether what is refused may be chosen all the same, to see what happens."""
        return self._state.daring

    @property
    def may_resolve(self) -> bool:
        """True for a complete cast that does not resolve yet."""
        return self._trace.complete and not self._state.resolving

    @property
    def may_undo(self) -> bool:
        """True when there is a change to take back."""
        return bool(self._past)

    @property
    def verdict(self) -> str:
        """The short answer in one sentence."""
        if self._resolution is not None:
            return verdict(self._resolution)
        return verdict(self._trace)

    @property
    def reasons(self) -> tuple[str, ...]:
        """Why the cast is refused, each with its rule."""
        return tuple(str(reason) for reason in self._trace.reasons)

    @property
    def explanation(self) -> str:
        """Every step in words, with the rules."""
        if self._resolution is None:
            return explain(self._trace).text
        between = "\n".join(map(str, self.between))
        return "\n\n".join((explain(self._trace).text, between, explain(self._resolution).text))

    @property
    def between(self) -> tuple[Line, ...]:
        """What happens after the cast and before the resolution; nothing before the spell begins to resolve."""
        if self._resolution is None:
            return ()
        return tuple(map(line_of, self._resolution.start.game.happened[len(self._trace.now.game.happened):]))

    @property
    def damage(self) -> tuple[Line, ...]:
        """Which object deals damage in the resolution, and of what color it is."""
        return () if self._resolution is None else damage_lines(self._resolution)

    # ------------------------------------------------------------ questions

    @property
    def questions(self) -> tuple[QuestionView, ...]:
        """Every question that comes up, in the order of the rules; first, which card is cast."""
        return tuple(self._view(met) for met in self._all_met())

    def question(self, key: Key) -> QuestionView:
        """The question with that key.  Raises NotAsked."""
        return self._view(self._find(key))

    def choose(self, key: Key, answer: Any) -> None:
        """Answer a question: an option's ``answer``, several values as a tuple, or None to leave it open.

        Raises NotAsked when the question does not come up now.
        """
        met = self._find(key)
        if key == HOST:
            self._change(given=only_card(replace(self._state.given, card=answer)))
            return
        self._change(memory=self._state.memory.keeping(met.name, answer), auto=self._state.auto - {key[0]},
                     resolving=self._state.resolving and self._is_on_resolution(key))

    def toggle(self, key: Key, value: Any) -> None:
        """Add a value at the end of an answer of several, or take it out."""
        chosen = self.question(key).chosen or ()
        self.choose(key, tuple(v for v in chosen if v != value) if value in chosen else (*chosen, value))

    def move(self, key: Key, value: Any, by: int) -> None:
        """Move a chosen value by so many places; nothing happens at either end."""
        chosen = list(self.question(key).chosen or ())
        place = chosen.index(value)
        to = min(max(place + by, 0), len(chosen) - 1)
        if to != place:
            chosen.insert(to, chosen.pop(place))
            self.choose(key, tuple(chosen))

    def leave_to_the_program(self, key: Key, yes: bool) -> None:
        """Leave a choice to the program, or take it over with what the program chose."""
        field = key[0]
        if yes:
            self._change(auto=self._state.auto | {field}, resolving=False)
            return
        memory = self._state.memory
        for met in self._chosen_for_you:
            if met.key[0] == field:
                memory = memory.keeping(met.name, met.answer)
        self._change(memory=memory, auto=self._state.auto - {field}, resolving=False)

    def dare(self, yes: bool) -> None:
        """Let refused options be chosen, or not."""
        self._state = replace(self._state, daring=yes)
        self._tell()

    # ------------------------------------------------------------ steps

    @property
    def steps(self) -> tuple[StepView, ...]:
        """The nine steps, in order; the gate before them only where the cast does not get through it."""
        shown = self._shown_rule
        rows = [row for row in self._trace.table if row.rule != GATE.rule or self._trace.stopped_at == GATE.rule]
        return tuple(step_view(self._trace, row, row.rule == shown) for row in rows)

    @property
    def shown(self) -> StepView:
        """The step that is looked at."""
        return next(step for step in self.steps if step.shown)

    def go(self, rule: str) -> None:
        """Look at a step."""
        self._state = replace(self._state, at=rule)
        self._tell()

    def next(self) -> None:
        """Look at the next step; at the last one, nothing happens."""
        self._go_by(1)

    def back(self) -> None:
        """Look at the step before; at the first one, nothing happens."""
        self._go_by(-1)

    def _go_by(self, places: int) -> None:
        rules = [step.rule for step in self.steps]
        self.go(rules[min(max(rules.index(self._shown_rule) + places, 0), len(rules) - 1)])

    @property
    def _shown_rule(self) -> str:
        last = self._trace.stopped_at or self._trace.table[-1].rule
        return last if self._state.at is None or last == GATE.rule else self._state.at

    # ------------------------------------------------------------ at the step that is looked at

    @property
    def _casting(self) -> Casting:
        """The cast as it stands after the step that is looked at, or as far as it came."""
        step = next((s for s in self._trace.steps if s.rule == self._shown_rule), None)
        return self._trace.now if step is None else step.after

    @property
    def shown_game(self) -> Game:
        """The game after the step that is looked at."""
        return self._casting.game

    @property
    def shown_object(self) -> Object | None:
        """The spell, or the card before it is one."""
        now = self._casting
        return now.game.find(now.announcement.card if now.spell is None else now.spell)

    @property
    def shown_text(self) -> tuple[TextLine, ...]:
        """The text of the spell as it then stands."""
        found = self.shown_object
        return () if found is None else text_lines(found)

    @property
    def shown_bill(self) -> Bill | None:
        """The total cost; None before it is determined."""
        return self._casting.bill

    @property
    def shown_nature(self) -> tuple[Line, ...]:
        """What the spell is beside its text, as it then stands."""
        found = self.shown_object
        return () if found is None else nature_lines(self.shown_game, found)

    # ------------------------------------------------------------ doing

    def resolve(self) -> None:
        """All players pass: the spell resolves.  Choices on resolution become questions."""
        if self.may_resolve:
            self._change(resolving=True)

    def unresolve(self) -> None:
        """Back to before the resolution."""
        if self._state.resolving:
            self._change(resolving=False)

    def undo(self) -> None:
        """Take the last change back."""
        if self._past:
            self._state = replace(self._past.pop(), at=self._state.at, daring=self._state.daring)
            self._walk()
            self._tell()

    def mends(self) -> tuple[Mend, ...]:
        """What would make the cast legal: the smallest changes found by search."""
        return mend(self._trace)

    def adopt(self, way: Mend) -> None:
        """Make the changes of a way to mend the cast."""
        game, announcement = self.game, self.announcement
        for change in way.changes:
            game, announcement = change.make(game, announcement)
        new = begun(replace(self._state, game=game, given=announcement, resolving=False))
        self._set(replace(new, untouched=False, given=only_card(announcement)))

    def on_change(self, listener: Callable[[], None]) -> None:
        """Call a function after every change."""
        self._listeners.append(listener)

    def look_ahead(self, seconds: float | None = None) -> None:
        """Find out where the cast cannot be finished: whatever is chosen now, or after which options.

        seconds: stop looking after so long.  ``hopeless`` and the options of the questions tell what was found.
        """
        self._ahead.look(seconds)

    @property
    def hopeless(self) -> str:
        """Why the cast cannot be finished, whatever is chosen now; "" when it can or when nobody looked."""
        stop = self._ahead.hopeless
        return "" if stop is None else say(N_("Whatever is chosen now, every way stops at {step}: {why}"),
                                           step=stop.step, why="; ".join(map(str, stop.why)))

    # ------------------------------------------------------------ inside

    def _change(self, **fields: Any) -> None:
        before = self._state
        if before.untouched and not self._trace.illegal:
            fields = {"given": only_card(before.given), **fields}  # all of it is in memory
        self._set(replace(before, **{"untouched": False, "resolving": False, **fields}))

    def _set(self, state: State) -> None:
        """Go over to another state; stay in the old one when the engine fails on the new one."""
        before, self._state = self._state, state
        try:
            self._walk()
        except Exception:
            self._state = before
            self._walk()
            raise
        self._past.append(before)
        self._tell()

    def _tell(self) -> None:
        for listener in self._listeners:
            listener()

    def _walk(self) -> None:
        """Walk the cast, and the resolution, with the answers that there are."""
        state = self._state
        self._trace, self._met = follow(cast(state.game, blank(state)), answers(state))
        as_given = cast(state.game, state.given) if state.untouched else None
        if as_given is not None and as_given.illegal:
            self._trace = as_given  # announced so from the start: the rules say what is wrong with that
        self._chosen_for_you = left_to_the_program(self._trace)
        self._met_between, self._resolution, self._met_on_resolution = (), None, ()
        if self._trace.complete:
            self._walk_on(state)
        self._ahead = LookAhead(self._trace, self._met)

    def _walk_on(self, state: State) -> None:
        """Ask what happens after the complete cast, and walk the resolution if it is wanted."""
        game, spell = self._trace.now.game, self._trace.now.the_spell
        question, leaving = leaving_question(game, spell), ()
        if question is not None:
            name = name_of(question, [])
            kept = answers(state)(question, name) or ()
            leaving = tuple(id for id in question.candidates() if id in kept)
            self._met_between = (Met(name, question, leaving),)
        if state.resolving:
            game = down_to(left(receive_priority(game, self.announcement.by), spell, leaving), spell)
            self._resolution, self._met_on_resolution = follow(pass_all(game), answers(state))

    def _all_met(self) -> tuple[Met, ...]:
        order = {field: number for number, field in enumerate(FIELDS)}
        keys = {met.key for met in self._met}
        found = (*self._met, *(met for met in self._chosen_for_you if met.key not in keys))
        in_order = sorted(found, key=lambda met: (order.get(met.key[0], len(order)), met.key[1] or 0))
        return (host_question(self.game, self._state.given), *in_order, *self._met_between,
                *self._met_on_resolution)

    def _find(self, key: Key) -> Met:
        met = self._all_met()
        for one in met:
            if one.key == key:
                return one
        raise NotAsked(key, tuple(one.key for one in met))

    def _view(self, met: Met) -> QuestionView:
        question, field = met.question, met.key[0]
        may_be_left = question.auto is not None and not self._is_on_resolution(met.key)
        auto = field in self._state.auto if may_be_left else None
        kept = met.answer if met.answer is not None else self._state.memory.find(met.name, question)
        refused = self._refused_at(met)
        view = question_view(met, None if is_open(kept) else chosen_values(question, kept), refused, auto)
        return replace(view, options=tuple(self._ahead.told(met.key, place, option)
                                           for place, option in enumerate(view.options)))

    def _is_on_resolution(self, key: Key) -> bool:
        return any(met.key == key for met in self._met_on_resolution)

    def _refused_at(self, met: Met) -> tuple[Reason, ...]:
        """Why the answer to a question is refused; nothing when it is not."""
        for trace in (self._trace, self._resolution):
            asked = trace.question if trace is not None and trace.illegal else None
            if asked is not None and (asked.field, asked.index) == met.key:
                return trace.reasons
        if met.key == HOST and self._trace.stopped_at == GATE.rule and self._trace.question is None:
            return self._trace.reasons
        return ()
