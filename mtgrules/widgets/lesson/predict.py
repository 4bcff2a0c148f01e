"""Predict first, then reveal: a question that stays closed until its reader has committed to an answer.

An unanswered prediction is a state of the widget and never an exception, so "Run all" leaves it closed.  What is
right may be worked out by the engine: it is asked only after the reader has committed.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import ipywidgets as w

from ...book import N_
from ...casting import CASTING
from ...pictures.sketch import say
from ...teaching import PROGRESS, WrongIdea, idea, verdict
from ...walk import Trace
from .. import page
from ..model.views import summary
from ..page import box, html, put, show
from ..style import SCOPE, block
from .refuted import Refuted

#: The answers to "which step decides this?".
STEPS = tuple(f"{row.rule} {row.name}" for row in CASTING)
#: The answers when what is right is a cast and no answers are given.
LEGAL_OR_NOT = ("legal", "illegal")


class Predict:
    """A question to be answered before the answer can be seen.

    question: in words.  answers: what can be chosen; as a mapping, each with the wrong idea behind it, in words or as
    a tag (``teaching.wrong_idea``); None for an answer that is typed.
    correct: the right answer, a function that gives it, or a cast (a Trace, or a panel):
    then it is whether that is legal, or, among ``STEPS``, where it stops.
    because: the reason in words; a cast brings its own.  rules: the rule numbers that decide; likewise.
    """

    def __init__(self, question: str, answers: Sequence[str] | Mapping[str, str | WrongIdea] | None = None, correct: Any = None,
                 because: str = "", rules: Sequence[str] = ()):
        self.question, self._correct, self._because, self._rules = question, correct, because, tuple(rules)
        if answers is None and _cast_of(correct) is not None:
            answers = LEGAL_OR_NOT
        self.ideas = {str(one): idea(said) for one, said in answers.items()} if isinstance(answers, Mapping) else {}
        self.answers = tuple(str(one) for one in answers) if answers is not None else None
        self.prediction: str | None = None
        self._listeners: list[Callable[[Predict], None]] = []
        self._build()

    # ------------------------------------------------------------ what there is

    @property
    def committed(self) -> bool:
        """Whether the reader has committed to an answer."""
        return self.prediction is not None

    @property
    def right(self) -> bool | None:
        """Whether the prediction was right; None before there is one."""
        return None if self.prediction is None else _same(self.prediction, self.answer)

    @property
    def answer(self) -> str:
        """The right answer.  Asks the engine."""
        return _answer(self._correct, self.answers)

    @property
    def wrong_idea(self) -> WrongIdea:
        """The wrong idea behind the prediction; an empty one when it is right or when none is known."""
        known = self.prediction is not None and not self.right
        return self.ideas.get(self.prediction, idea("")) if known else idea("")

    @property
    def idea(self) -> str:
        """The wrong idea in words; "" for none."""
        return self.wrong_idea.clause

    @property
    def text(self) -> str:
        """The question and how it stands, as plain text; the right answer only after a prediction."""
        answers = "".join(f"\n  - {one}" for one in self.answers or ())
        after = f"\n{self._told()} {self.answer}. {self._reason()}" if self.committed else ""
        return self.question + answers + after

    def on_commit(self, listener: Callable[["Predict"], None]) -> None:
        """Call a function whenever the reader has committed."""
        self._listeners.append(listener)

    def __repr__(self) -> str:
        return self.text

    def _repr_mimebundle_(self, include=None, exclude=None) -> dict[str, Any]:
        return {**self.widget._repr_mimebundle_(), "text/plain": self.text}

    # ------------------------------------------------------------ building

    def _build(self) -> None:
        words = say(N_("Your prediction"))
        self.input = (w.Text(description=words, continuous_update=True) if self.answers is None
                      else w.RadioButtons(options=self.answers, value=None, description=words))
        self.button = w.Button()
        self.button.on_click(lambda _: self.again() if self.committed else self.commit())
        self.status, self.short, self.why = html(), html(), html()
        self.why_button = w.Button()
        self.why_button.on_click(lambda _: self._toggle(self.why))
        self.rules_bar, self.rules_text = box("bar", (), row=True), box("rules", ())
        self.refuted = Refuted()
        self.revealed = box("revealed", (self.short, self.refuted.widget, self.why_button, self.why, self.rules_bar,
                                         self.rules_text))
        head = html("", block() + page.heading(self.question, 3))
        inner = box("card", (head, self.input, self.button, self.status, self.revealed))
        inner.add_class("mtg-predict")
        self.widget = box(SCOPE, (inner,))
        self._show()

    # ------------------------------------------------------------ what the reader does

    def commit(self, answer: str | None = None) -> None:
        """Commit to an answer: the one given, or the one chosen in the widget.  Without one, the widget says so."""
        if answer is not None:
            self.input.value = str(answer)
        chosen = (self.input.value or "").strip()
        if not chosen:
            put(self.status, value=page.status(say(N_("Choose an answer first: then you see what is right.")), "open"))
            return
        self.prediction = chosen
        PROGRESS.note(self.question, chosen, bool(self.right), self.wrong_idea.id)
        self._make_rules()
        self._show()
        for listener in self._listeners:
            listener(self)

    def again(self) -> None:
        """Close it again, for another prediction."""
        self.prediction = None
        self._show()

    def _toggle(self, part: w.DOMWidget) -> None:
        show(part, part.layout.display == "none")
        self._name_buttons()

    # ------------------------------------------------------------ showing

    def _show(self) -> None:
        put(self.input, disabled=self.committed)
        put(self.button, description=say(N_("Predict again") if self.committed else N_("Commit and see")))
        kind = "" if not self.committed else "right" if self.right else "wrong"
        told = self._told() if self.committed else say(N_("The answer is closed until you commit to yours."))
        put(self.status, value=page.status(told, kind))
        show(self.revealed, self.committed)
        show(self.why, False)
        self.refuted.show(self.wrong_idea.misconception)
        if self.committed:
            put(self.short, value=page.paragraph(say(N_("Short answer: {answer}."), answer=self.answer), "short")
                + (page.paragraph(say(N_("You may have thought {idea}"), idea=self.idea)) if self.idea else ""))
            put(self.why, value=page.paragraph(self._reason()))
            show(self.why_button, bool(self._reason()))
            self._name_buttons()

    def _told(self) -> str:
        return say(N_("You predicted: {mine}. That is right.") if self.right else
                   N_("You predicted: {mine}. That is not so."), mine=self.prediction)

    def _reason(self) -> str:
        cast = _cast_of(self._correct)
        if self._because or cast is None:
            return self._because
        return " ".join(f"{one.text[:1].upper()}{one.text[1:]}." for one in cast.reasons) or verdict(cast)

    def rule_ids(self) -> tuple[str, ...]:
        """The rules that decide."""
        cast = _cast_of(self._correct)
        return self._rules or (tuple(dict.fromkeys(one.rule for one in cast.reasons)) if cast is not None else ())

    def _make_rules(self) -> None:
        """A button for each rule number, and its summary, closed; made once, when they may be seen."""
        if self.rules_bar.children:
            return
        texts = tuple(html("", page.paragraph(f"{id}: {summary(id)}")) for id in self.rule_ids())
        buttons = tuple(w.Button() for _ in texts)
        for button, text in zip(buttons, texts, strict=True):
            show(text, False)
            button.on_click(lambda _, text=text: self._toggle(text))
        self.rules_bar.children, self.rules_text.children = buttons, texts

    def _name_buttons(self) -> None:
        """Say on each button whether it shows or hides."""
        put(self.why_button, description=say(N_("Why?") if self.why.layout.display == "none" else N_("Hide why")))
        for id, button, text in zip(self.rule_ids(), self.rules_bar.children, self.rules_text.children, strict=False):
            template = N_("Rule {id}") if text.layout.display == "none" else N_("Hide rule {id}")
            put(button, description=say(template, id=id))


def _cast_of(correct: Any) -> Trace | None:
    """The walk that knows the answer, if it is one."""
    if isinstance(correct, Trace):
        return correct
    found = getattr(correct, "trace", None)
    return found if isinstance(found, Trace) else None


def _answer(correct: Any, answers: tuple[str, ...] | None) -> str:
    """The right answer as one of the answers."""
    cast = _cast_of(correct)
    if cast is None:
        return str(correct() if callable(correct) else correct)
    step = next((one for one in answers or () if cast.stopped_at and one.startswith(cast.stopped_at)), None)
    return step or LEGAL_OR_NOT[0 if cast.complete else 1]


def _same(one: str, other: str) -> bool:
    """Whether two answers say the same, whatever their spelling."""
    return " ".join(one.split()).strip(".").casefold() == " ".join(other.split()).strip(".").casefold()
