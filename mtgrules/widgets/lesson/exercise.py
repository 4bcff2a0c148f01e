"""Exercises: an answer is checked with a friendly message, and a solution stays folded until it is opened.

What is expected is a number, a word, several of them, a cast (then an answer is right when the game looks the same
afterwards), or a scenario as a goal (then every cast that fulfils its expectations is right).  A wrong answer that
comes from a known wrong idea is told so.  The engine does the checking.
"""

from collections.abc import Callable, Mapping, Sequence
from html import escape
from typing import Any

import ipywidgets as w

from ...book import N_, Value
from ...casting import Announcement, cast
from ...game import Game
from ...pictures.sketch import say
from ...scenario import BadScenario, Scenario
from ...teaching import PROGRESS, Misconception, WrongIdea, idea, misconceptions, missing
from ...walk import Trace
from .. import page
from ..model.ending import ending, only
from ..page import box, html, put, show
from ..style import SCOPE, block
from .refuted import Refuted


class Feedback(Value):
    """What is said to an answer.

    right: None while nothing is answered.  message: in words.  idea: the wrong idea behind it, if it is a known one.
    tag: the id of the misconception that it comes from, "" for none.
    """

    right: bool | None
    message: str
    idea: str = ""
    tag: str = ""

    @property
    def misconception(self) -> Misconception | None:
        """The misconception that the answer comes from, if it is tagged with one."""
        return misconceptions().get(self.tag)

    @property
    def text(self) -> str:
        """All of it as plain text."""
        return " ".join(part for part in (self.message, self.idea) if part)

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return self.text

    def _repr_html_(self) -> str:
        kind = "open" if self.right is None else "right" if self.right else "wrong"
        return f'{block()}<div class="mtg-panel">{page.status(self.text, kind)}</div>'


class Check:
    """Checks answers to one exercise: ``check(answer)`` gives a Feedback.

    expected: a number, a word, several words (in any order when they are a set), "legal" or "illegal" for a cast,
    a cast (a Trace, or an Announcement with ``game``) with the same outcome, or a Scenario as a goal.
    wrong: known wrong answers, each with the idea behind it, in words or as a tag (``teaching.wrong_idea``).
    hint: said to any other wrong answer.
    game: the position, for answers and expectations that are announcements.
    """

    def __init__(self, expected: Any, wrong: Mapping[Any, str | WrongIdea] | None = None, hint: str = "",
                 game: Game | None = None):
        self.expected, self.hint, self.game = expected, hint, game
        self.wrong = {known: idea(said) for known, said in (wrong or {}).items()}

    def __call__(self, answer: Any = None) -> Feedback:
        """What there is to say to an answer; None and ... stand for no answer."""
        if answer is None or answer is ... or (isinstance(answer, str) and not answer.strip()):
            return Feedback(None, say(N_("Not answered yet.")))
        trace = _cast(answer, self.game)
        return self._plain(answer) if trace is None else self._judged(trace)

    def _plain(self, answer: Any) -> Feedback:
        if _alike(answer, self.expected):
            return Feedback(True, say(N_("Right.")))
        behind = next((said for known, said in self.wrong.items() if _alike(answer, known)), idea(""))
        return Feedback(False, say(N_("You answered: {answer}. That is not so."), answer=_as_said(answer)),
                        behind.text or self.hint,
                        behind.id)

    def _judged(self, trace: Trace) -> Feedback:
        if self.expected in ("legal", "illegal"):
            return self._legal(trace, self.expected == "legal")
        if not trace.complete:
            return self._not_complete(trace)
        if isinstance(self.expected, Scenario):
            return self._reached(self.expected, trace)
        expected = _cast(self.expected, self.game)
        wanted, got = ending(expected), ending(trace)
        if got == wanted:
            return Feedback(True, say(N_("Right: it is legal, and the game ends up as asked.")))
        other = "; ".join(only(got, wanted) or only(wanted, got))
        return Feedback(False, say(N_("It is legal, but the game does not end up as asked: {what}."), what=other),
                        self.hint)

    def _reached(self, goal: Scenario, trace: Trace) -> Feedback:
        try:
            missed = missing(goal, trace)
        except BadScenario:  # the rest of the play speaks of something that this cast has not brought about
            told = say(N_("It is legal, but it is not the cast of the task: what should follow can't happen after it."))
            return Feedback(False, told, self.hint)
        if not missed:
            return Feedback(True, say(N_("Right: it is legal, and everything that was asked for comes of it.")))
        told = "; ".join(missed)
        return Feedback(False, say(N_("It is legal, but not all that was asked for comes of it: {what}."), what=told),
                        self.hint)

    def _legal(self, trace: Trace, legal: bool) -> Feedback:
        if trace.unfinished or (legal and not trace.complete):
            return self._not_complete(trace)
        if legal:
            return Feedback(True, say(N_("Right: it is legal.")))
        if trace.illegal:
            return Feedback(True, say(N_("Right: it is illegal, because {why}."), why=_why(trace)))
        return Feedback(False, say(N_("This one is legal.")), self.hint)

    def _not_complete(self, trace: Trace) -> Feedback:
        if trace.illegal:
            rules = {one.rule for one in trace.reasons}
            behind = next((said for known, said in self.wrong.items() if known in rules), idea(""))
            told = say(N_("It stops at {step}: {why}."), step=trace.stopped_at, why=_why(trace))
            return Feedback(False, told, behind.text or self.hint, behind.id)
        return Feedback(None, say(N_("Something is still to be announced: {question}"), question=trace.question.prompt))


class Exercise:
    """An exercise as a widget: the question, an answer to choose or type (or a panel to work in), a check, a
    folded solution.

    question: in words.  check: what is expected, as a Check.  answers: to choose from; None for a typed answer.
    panel: a CastPanel whose cast is the answer.  solution: in words, or anything with a text form.
    """

    def __init__(self, question: str, check: Check, answers: Sequence[str] | None = None, panel: Any = None,
                 solution: Any = None):
        self.question, self.check, self.panel, self.solution = question, check, panel, solution
        self.feedback: Feedback | None = None
        self._listeners: list[Callable[[Exercise], None]] = []
        self._build(answers)

    def _build(self, answers: Sequence[str] | None) -> None:
        words = say(N_("Your answer"))
        self.input = (w.RadioButtons(options=tuple(answers), value=None, description=words) if answers is not None
                      else w.Text(description=words))
        show(self.input, self.panel is None)
        self.button = w.Button(description=say(N_("Check")))
        self.button.on_click(lambda _: self.submit())
        self.solve, self.status, self.solved = w.Button(), html(), html()
        self.solve.on_click(lambda _: self._fold(self.solved.layout.display != "none"))
        show(self.solve, self.solution is not None)
        put(self.solved, value=page.pre(_text_form(self.solution), say(N_("Solution"))))
        self._fold(True)
        self.refuted = Refuted()
        how = page.paragraph(say(N_("Make your cast in the panel below, then check it here."))) if self.panel is not None else ""
        head = html("", block() + page.heading(self.question, 3) + how)
        bar = box("bar", (self.button, self.solve), row=True)
        inside = (self.panel.widget,) if self.panel is not None else ()
        card = box("card", (head, self.input, bar, self.status, self.refuted.widget, self.solved))
        self.widget = box(SCOPE, (card, *inside))

    def submit(self, answer: Any = None) -> Feedback:
        """Check an answer: the one given, or the one in the widget."""
        if answer is None:
            answer = self.panel.trace if self.panel is not None else self.input.value
        self.feedback = self.check(answer)
        kind = "open" if self.feedback.right is None else "right" if self.feedback.right else "wrong"
        put(self.status, value=page.status(self.feedback.text, kind))
        self.refuted.show(self.feedback.misconception)
        if self.feedback.right is not None:
            told = answer if isinstance(answer, str | int) else say(N_("the cast in the panel"))
            PROGRESS.note(self.question, told, self.feedback.right, self.feedback.tag)
        for listener in self._listeners:
            listener(self)
        return self.feedback

    def on_check(self, listener: Callable[["Exercise"], None]) -> None:
        """Call a function after every check."""
        self._listeners.append(listener)

    def _fold(self, yes: bool) -> None:
        show(self.solved, not yes)
        put(self.solve, description=say(N_("Show the solution") if yes else N_("Hide the solution")))

    @property
    def text(self) -> str:
        """The exercise and how it stands, as plain text."""
        return self.question + (f"\n{self.feedback}" if self.feedback else "")

    def __repr__(self) -> str:
        return self.text

    def _repr_mimebundle_(self, include=None, exclude=None) -> dict[str, Any]:
        return {**self.widget._repr_mimebundle_(), "text/plain": self.text}


def exercise(question: str, expected: Any, *, answers: Sequence[str] | Mapping[str, str | WrongIdea] | None = None,
             wrong: Mapping[Any, str | WrongIdea] | None = None, hint: str = "", game: Game | None = None, panel: Any = None,
             solution: Any = None) -> Exercise:
    """An exercise in one line; the arguments are those of Check and Exercise.

    answers: as a mapping, each with the wrong idea behind it.
    """
    ideas = dict(answers) if isinstance(answers, Mapping) else {}
    check = Check(expected, {**ideas, **(wrong or {})}, hint, game or (panel.model.game if panel is not None else None))
    return Exercise(question, check, None if answers is None else tuple(answers), panel, solution)


class Reveal:
    """A folded text: opened by a press, also in a page without a running kernel."""

    def __init__(self, what: Any, title: str = ""):
        self.what, self.title = what, title or say(N_("Show the solution"))

    def __repr__(self) -> str:
        return f"{self.title}: {_text_form(self.what)}"

    def _repr_html_(self) -> str:
        inner = page.pre(_text_form(self.what), self.title)
        folded = f"<details><summary>{escape(self.title)}</summary>{inner}</details>"
        return f'{block()}<div class="mtg-panel">{folded}</div>'


def reveal(what: Any, title: str = "") -> Reveal:
    """Fold a solution: words, or anything with a text form, such as an explanation or a picture."""
    return Reveal(what, title)


# ---------------------------------------------------------------- answers


def _cast(answer: Any, game: Game | None) -> Trace | None:
    """An answer as a cast, if it is one."""
    if isinstance(answer, Trace):
        return answer
    if isinstance(answer, Announcement):
        if game is None:
            raise TypeError("an announcement can be checked only with its position: give game=")
        return cast(game, answer)
    found = getattr(answer, "trace", None)
    return found if isinstance(found, Trace) else None


def _alike(one: Any, other: Any) -> bool:
    """Whether two plain answers mean the same: numbers typed as words, words in any spelling."""
    if isinstance(other, (set, frozenset)) and not isinstance(one, str):
        return {_words(part) for part in one} == {_words(part) for part in other}
    return _words(one) == _words(other)


def _words(value: Any) -> str:
    if isinstance(value, (list, tuple, set, frozenset)):
        parts = (_words(part) for part in value)
        return ", ".join(sorted(parts) if isinstance(value, (set, frozenset)) else parts)
    return " ".join(str(value).split()).strip(".").casefold()


def _as_said(value: Any) -> str:
    """An answer as a reader sees it."""
    return " ".join(value.split()).strip(".") if isinstance(value, str) else _words(value)


def _why(trace: Trace) -> str:
    return "; ".join(str(reason) for reason in trace.reasons)


def _text_form(what: Any) -> str:
    return "" if what is None else what if isinstance(what, str) else getattr(what, "text", None) or str(what)
