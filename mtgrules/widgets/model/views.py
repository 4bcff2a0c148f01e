"""What the cast panel shows, as plain records: questions with their options, steps with what happened.

Made by :class:`mtgrules.widgets.model.CastModel`, shown by the widgets.  Nothing here is worked out: options and
reasons are those of the question that the engine asked.
"""

from collections import Counter
from typing import Any

from ...book import N_, Reason, UnknownRule, Value, replace, rule
from ...cards.english import write_line
from ...game import Event, text_of
from ...pictures.sketch import say
from ...walk import Option, Question, Row, Step, Trace
from .answers import Key, Met, Shape, shape_of


class Line(Value):
    """A sentence with its rule; ``kind`` is "asked", "event", "reason" or ""."""

    text: str
    rule: str
    kind: str = ""

    def __str__(self) -> str:
        return f"{self.text} ({self.rule})"


class OptionView(Value):
    """One option of a question.

    value: the candidate.  answer: what to announce to choose it alone.  label: its words.
    state: "offered", "refused", or "dead end" for one that can be chosen and then leads nowhere.
    why: the reasons against it, or those at the step where every way stops (``stops_at``).
    """

    value: Any
    answer: Any
    label: str
    state: str = "offered"
    why: tuple[Line, ...] = ()
    stops_at: str = ""

    @property
    def because(self) -> str:
        """What speaks against it, without naming it again; "" for one that is simply offered."""
        if self.state == "dead end":
            why = "; ".join(f"{line.text}, {line.rule}" for line in self.why)
            return say(N_("every way stops at {step}: {why}"), step=self.stops_at, why=why)
        return "; ".join(f"{line.text.removeprefix(self.label + ' ')}, {line.rule}" for line in self.why)

    @property
    def alike(self) -> tuple[str, ...]:
        """What it has in common with options that are told together with it."""
        if self.state == "dead end":
            return (self.state, self.stops_at, *(line.rule for line in self.why))
        return (self.state, self.because)

    @property
    def note(self) -> str:
        """What speaks against it, as a sentence to read; "" for one that is simply offered."""
        return note(self.state, self.label, self.because)


def _shared_note(first: OptionView, *others: OptionView) -> str:
    """What speaks against options that are alike; where their reasons differ in numbers, that of the first, and its name."""
    names = ", ".join(one.label for one in (first, *others))
    if all(one.because == first.because for one in others):
        return note(first.state, names, first.because)
    return note(first.state, names, say(N_("for {first}: {because}"), first=first.label, because=first.because))


def note(state: str, names: str, because: str) -> str:
    """Why options cannot be chosen now, or lead nowhere."""
    if state == "offered":
        return ""
    template = N_("Not allowed: {names} - {because}") if state == "refused" else N_("No way to finish: {names} - {because}")
    return say(template, names=names, because=because)


class QuestionView(Value):
    """One question as a control shows it.

    key: where the control stands.  shape: how it is answered.  prompt, rule, by: the question.
    options: all of them, refused ones too.  chosen: the values chosen, in order; None while it is open.
    auto: whether the choice is left to the program; None where it cannot be.  auto_label: what it chose.
    against: why the answer is refused.  least, most: how many may be chosen.
    """

    key: Key
    shape: Shape
    prompt: str
    rule: str
    by: str
    options: tuple[OptionView, ...]
    chosen: tuple[Any, ...] | None
    auto: bool | None = None
    auto_label: str = ""
    against: tuple[Line, ...] = ()
    least: int = 1
    most: int | None = 1

    def option(self, value: Any) -> OptionView | None:
        """The option with that value."""
        return next((one for one in self.options if one.value == value), None)

    @property
    def only_order(self) -> bool:
        """Whether all the options are taken anyway, and nothing but their order is asked for."""
        return self.shape == "order" and self.least == len(self.options)

    @property
    def labels(self) -> tuple[str, ...]:
        """The words of what is chosen, in order."""
        return tuple(one.label if one else str(value) for value in self.chosen or () for one in [self.option(value)])

    @property
    def notes(self) -> tuple[str, ...]:
        """What is not possible, in sentences; options with the same reasons share one, and so do those after which every
        way stops at the same step for the same rules: then the reason of the first one stands for all."""
        groups: dict[tuple[str, ...], list[OptionView]] = {}
        for one in self.options:
            if one.state != "offered":
                groups.setdefault(one.alike, []).append(one)
        return tuple(_shared_note(*group) for group in groups.values())

    def without_verdict(self) -> "QuestionView":
        """The question without a word on what is refused, so that everything may be chosen."""
        options = tuple(replace(one, state="offered", why=(), stops_at="") for one in self.options)
        return replace(self, options=options, against=())

    @property
    def missing(self) -> str:
        """What is still to be chosen, in words; "" when nothing is."""
        if self.auto or self.against or (self.chosen is not None and len(self.chosen) >= self.least):
            return ""
        if self.least <= 1:
            return say(N_("Not chosen yet."))
        return say(N_("Chosen: {count} of {least}."), count=len(self.chosen or ()), least=self.least)


class StepView(Value):
    """One step of the walk.

    state: "done", "nothing to do", "stops here", "waits here" or "not reached".  shown: it is looked at now.
    summary: the rule in our words.  lines: what was asked, what happened, why it stops.
    """

    rule: str
    name: str
    state: str
    shown: bool
    summary: str
    lines: tuple[Line, ...] = ()


class TextLine(Value):
    """A line of a spell's text as it now stands, and where it comes from."""

    text: str
    origin: str
    gained: bool


#: The states of a step, with the sign that stands before the words.
MARKS = {N_("done"): "✓", N_("nothing to do"): "–", N_("stops here"): "✗", N_("waits here"): "?",
         N_("not reached"): "·"}


# ---------------------------------------------------------------- questions


def question_view(met: Met, chosen: tuple[Any, ...] | None, against: tuple[Reason, ...] = (),
                  auto: bool | None = None) -> QuestionView:
    """A question as a control shows it."""
    question, shape = met.question, shape_of(met.question)
    options = _told_apart(tuple(_option_view(question, option) for option in question.options()))
    nothing = (OptionView((), (), say(N_("nothing"))),) if shape == "one" and question.least == 0 else ()
    return QuestionView(met.key, shape, question.prompt.text, question.rule, question.by, options + nothing, chosen,
                        auto, met.label, lines_of(against), question.least, question.most)


def _option_view(question: Question, option: Option) -> OptionView:
    answer = (option.value,) if question.many else option.value
    return OptionView(option.value, answer, option.label, "refused" if option.reasons else "offered",
                      lines_of(option.reasons))


def _told_apart(options: tuple[OptionView, ...]) -> tuple[OptionView, ...]:
    """The options with a number where several have the same words, such as two costs that ask for the same."""
    times, seen = Counter(one.label for one in options), Counter()
    told = []
    for one in options:
        seen[one.label] += 1
        label = say(N_("{option}, number {number}"), option=one.label, number=seen[one.label])
        told.append(replace(one, label=label) if times[one.label] > 1 else one)
    return tuple(told)


def chosen_values(question: Question, answer: Any) -> tuple[Any, ...] | None:
    """An answer as the values of the options it names; None for no answer."""
    if answer is None:
        return None
    if not question.many:
        return (answer,)
    return ((),) if answer == () and shape_of(question) == "one" else tuple(answer)


def lines_of(reasons: tuple[Reason, ...]) -> tuple[Line, ...]:
    """Reasons as lines."""
    return tuple(Line(one.text, one.rule, "reason") for one in reasons)


# ---------------------------------------------------------------- steps and text


def step_view(trace: Trace, row: Row, shown: bool) -> StepView:
    """One row of the table as it was walked, or was not."""
    step = next((step for step in trace.steps if step.rule == row.rule), None)
    if step is not None:
        lines = tuple(_lines(step))
        return StepView(row.rule, row.name, "done" if lines else "nothing to do", shown, summary(row.rule), lines)
    if trace.stopped_at != row.rule:
        return StepView(row.rule, row.name, "not reached", shown, summary(row.rule))
    if trace.illegal:
        return StepView(row.rule, row.name, "stops here", shown, summary(row.rule), lines_of(trace.reasons))
    asked = Line(trace.question.prompt.text, trace.question.rule, "asked")
    return StepView(row.rule, row.name, "waits here", shown, summary(row.rule), (asked,))


def _lines(step: Step):
    for asked in step.asked:
        how = (say(N_(" (chosen for you)")) if asked.chosen_for_you else
               say(N_(" (the only choice)")) if asked.taken_for_granted else "")
        yield Line(answered_in_words(asked.question, asked.label) + how, asked.question.rule, "asked")
    yield from map(line_of, step.events)


def answered_in_words(question: Question, answer: str) -> str:
    """A question with its answer, in one line."""
    template = N_("{question} {answer}") if question.prompt.text.endswith("?") else N_("{question}: {answer}")
    return say(template, question=question.prompt, answer=answer)


def line_of(event: Event) -> Line:
    """An event as a line."""
    return Line(event.text, event.rule, "event")


def summary(rule_id: str) -> str:
    """What a rule says, in our words; "" where the book does not have it."""
    try:
        return rule(rule_id).summary
    except UnknownRule:
        return ""


def text_lines(object_) -> tuple[TextLine, ...]:
    """The text of a spell or card as it now stands, line by line (702.47c, 612.10)."""
    return tuple(TextLine(write_line(placed.line, object_.card.name), placed.origin, placed.gained)
                 for placed in text_of(object_))
