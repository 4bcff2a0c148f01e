"""The cast panel without its widgets: what is chosen, what the engine says to it, which step is looked at.

Plain Python.  A change re-runs the cast from the start (:mod:`.walked`); every question that then comes up, with its
options and the reasons against them, is the engine's own.
"""

from collections.abc import Callable
from typing import Any

from ...book import replace
from ...casting import Announcement, Bill
from ...game import Game, Object
from ...walk import Trace
from ...whatif import Mend, mend
from ..panel.telling import Telling
from .answers import Key
from .history import History
from .host import HOST, first_card
from .looking import Looking
from .state import State, begun, only_card
from .views import Line, QuestionView, StepView, TextLine
from .walked import NotAsked, Walked

__all__ = ["CastModel", "NotAsked"]


class CastModel(Telling):
    """One cast being put together.

    game: the position.  announcement: what is announced already; without one, the first card in hand that may be
    cast.  by: who casts, without an announcement; the player who has priority unless said.
    """

    def __init__(self, game: Game, announcement: Announcement | None = None, by: str = ""):
        announcement = announcement or first_card(game, by or game.priority)
        self._state = begun(State(game, announcement))
        self._history = History()
        self._listeners: list[Callable[[], None]] = []
        self._walked = Walked(self._state)

    # ------------------------------------------------------------ what there is

    @property
    def game(self) -> Game:
        """The position before the cast."""
        return self._state.game

    @property
    def trace(self) -> Trace:
        """The cast as far as it comes."""
        return self._walked.trace

    @property
    def announcement(self) -> Announcement:
        """Everything announced so far."""
        return self.trace.start.announcement

    @property
    def resolution(self) -> Trace | None:
        """The resolution as far as it comes; None before it begins."""
        return self._walked.resolution

    @property
    def daring(self) -> bool:
        """Whether what is refused may be chosen all the same, to see what happens."""
        return self._state.daring

    @property
    def may_resolve(self) -> bool:
        """True for a complete cast that does not resolve yet."""
        return self.trace.complete and not self._state.resolving

    # ------------------------------------------------------------ questions

    @property
    def questions(self) -> tuple[QuestionView, ...]:
        """Every question that comes up, in the order of the rules; first, which card is cast."""
        return tuple(map(self._walked.view, self._walked.questions()))

    def question(self, key: Key) -> QuestionView:
        """The question with that key.  Raises NotAsked."""
        return self._walked.view(self._walked.find(key))

    def choose(self, key: Key, answer: Any) -> None:
        """Answer a question: an option's ``answer``, several values as a tuple, or None to leave it open.

        Raises NotAsked when the question does not come up now.
        """
        met = self._walked.find(key)
        if key == HOST:
            self._change(given=only_card(replace(self._state.given, card=answer)))
            return
        self._change(memory=self._state.memory.keeping(met.name, answer), auto=self._state.auto - {key[0]},
                     resolving=self._state.resolving and self._walked.is_on_resolution(key))

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
        for met in self._walked.chosen_for_you:
            if met.key[0] == field:
                memory = memory.keeping(met.name, met.answer)
        self._change(memory=memory, auto=self._state.auto - {field}, resolving=False)

    def dare(self, yes: bool) -> None:
        """Let refused options be chosen, or not."""
        self._state = replace(self._state, daring=yes)
        self._tell()

    # ------------------------------------------------------------ steps

    @property
    def look(self) -> Looking:
        """The look at the step that is shown."""
        return Looking(self.trace, self._state.at)

    @property
    def steps(self) -> tuple[StepView, ...]:
        """The nine steps, in order; the gate before them only where the cast does not get through it."""
        return self.look.steps

    @property
    def shown(self) -> StepView:
        """The step that is looked at."""
        return self.look.step

    @property
    def shown_game(self) -> Game:
        """The game after the step that is looked at."""
        return self.look.game

    @property
    def shown_object(self) -> Object | None:
        """The spell, or the card before it is one."""
        return self.look.object

    @property
    def shown_text(self) -> tuple[TextLine, ...]:
        """The text of the spell as it then stands."""
        return self.look.text

    @property
    def shown_bill(self) -> Bill | None:
        """The total cost; None before it is determined."""
        return self.look.bill

    @property
    def shown_nature(self) -> tuple[Line, ...]:
        """What the spell is beside its text, as it then stands."""
        return self.look.nature

    def go(self, rule: str) -> None:
        """Look at a step."""
        self._state = replace(self._state, at=rule)
        self._tell()

    def next(self) -> None:
        """Look at the next step; at the last one, nothing happens."""
        self.go(self.look.beside(1))

    def back(self) -> None:
        """Look at the step before; at the first one, nothing happens."""
        self.go(self.look.beside(-1))

    # ------------------------------------------------------------ doing

    def resolve(self) -> None:
        """All players pass: the spell resolves.  Choices on resolution become questions."""
        if self.may_resolve:
            self._change(resolving=True)

    def unresolve(self) -> None:
        """Back to before the resolution."""
        if self._state.resolving:
            self._change(resolving=False)

    @property
    def may_undo(self) -> bool:
        """True when there is a change to take back."""
        return self._history.may_undo

    @property
    def may_redo(self) -> bool:
        """True when there is a change that was taken back, and none was made since."""
        return self._history.may_redo

    def undo(self) -> None:
        """Take the last change back; nothing happens when there is none."""
        if self.may_undo:
            self._return_to(self._history.undo(self._state))

    def redo(self) -> None:
        """Make the change again that was taken back last; nothing happens when there is none."""
        if self.may_redo:
            self._return_to(self._history.redo(self._state))

    def open(self, game: Game, announcement: Announcement) -> None:
        """Go over to another position and cast.  Undo takes that back too."""
        self._set(begun(State(game, announcement, daring=self.daring)))

    def mends(self) -> tuple[Mend, ...]:
        """What would make the cast legal: the smallest changes found by search."""
        return mend(self.trace)

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
        self._walked.ahead.look(seconds)

    # ------------------------------------------------------------ inside

    def _change(self, **fields: Any) -> None:
        before = self._state
        if before.untouched and not self.trace.illegal:
            fields = {"given": only_card(before.given), **fields}  # all of it is in memory
        self._set(replace(before, **{"untouched": False, "resolving": False, **fields}))

    def _set(self, state: State) -> None:
        """Go over to another state; stay in the old one when the engine fails on the new one."""
        self._walked = Walked(state)
        self._history.note(self._state)
        self._state = state
        self._tell()

    def _return_to(self, state: State) -> None:
        self._state = replace(state, at=self._state.at, daring=self._state.daring)
        self._walked = Walked(self._state)
        self._tell()

    def _tell(self) -> None:
        for listener in self._listeners:
            listener()
