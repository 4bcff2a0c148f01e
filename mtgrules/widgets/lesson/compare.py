"""What if: two casts side by side, with what differs between them and where their ways part.

A table that needs no running kernel.  Steps that differ are marked in words, and say only what the other side
does not say.
"""

from typing import Any

from ...book import N_, Value
from ...pictures.sketch import say
from ...teaching import verdict
from ...walk import Asked, Trace, announced
from .. import page
from ..model.ending import ending, only, standing
from ..model.opening import trace_of
from ..model.views import MARKS, step_view
from ..style import block


class Side(Value):
    """One step on one side.  state: "" for what is no step.  lines: what happened, all of it."""

    state: str
    lines: tuple[str, ...]

    def text(self, other: "Side") -> tuple[str, ...]:
        """What it says, without what the other side says too."""
        mark = (f"{MARKS[self.state]} {say(self.state)}",) if self.state else ()
        return mark + only(self.lines, other.lines)


class Pair(Value):
    """A step with both sides."""

    step: str
    first: Side
    second: Side

    @property
    def same(self) -> bool:
        """Whether both sides say the same."""
        return self.first == self.second

    @property
    def one_sided(self) -> bool:
        """Whether only one side came so far."""
        return not self.same and "not reached" in (self.first.state, self.second.state)


class WhatIf:
    """Two walks side by side.

    first, second: each a Trace, a panel, or a position with an announcement, as a pair.
    fact: the one fact that differs, in words; found by comparing when nothing is said.
    names: what the two are called.
    """

    def __init__(self, first: Any, second: Any, fact: str = "", names: tuple[str, str] = ("", "")):
        self.first, self.second = trace_of(first), trace_of(second)
        self.names = (names[0] or say(N_("first")), names[1] or say(N_("second")))
        self.fact = fact or "; ".join(_facts(self.first, self.second)) or say(N_("nothing"))

    @property
    def verdicts(self) -> tuple[str, str]:
        """The short answer of each."""
        return verdict(self.first), verdict(self.second)

    def pairs(self) -> tuple[Pair, ...]:
        """Every step, and last what the game looks like afterwards."""
        names = {row.rule: row.name for row in (*self.first.table, *self.second.table)}
        steps = tuple(Pair(f"{rule} {name}", _side(self.first, rule), _side(self.second, rule))
                      for rule, name in names.items())
        end = Pair(say(N_("afterwards")), Side("", ending(self.first)), Side("", ending(self.second)))
        return (*steps, end)

    def rows(self) -> tuple[dict[str, str], ...]:
        """The comparison as plain rows, one for each step."""
        return tuple({"step": pair.step, self.names[0]: " ".join(pair.first.text(_NOBODY)),
                      self.names[1]: " ".join(pair.second.text(_NOBODY)),
                      "differs": "" if pair.same else say(N_("differs"))} for pair in self.pairs())

    def frame(self):
        """The rows as a pandas frame."""
        import pandas

        return pandas.DataFrame(list(self.rows()))

    # ------------------------------------------------------------ showing

    def _differing(self) -> tuple[Pair, ...]:
        return tuple(pair for pair in self.pairs() if not pair.same and not pair.one_sided)

    def _closing(self) -> tuple[str, ...]:
        alike = ", ".join(pair.step for pair in self.pairs() if pair.same)
        told = [say(N_("The same in both: {steps}."), steps=alike)] if alike else []
        further = tuple(pair for pair in self.pairs() if pair.one_sided)
        if further:
            name = self.names[1 if further[-1].first.state == "not reached" else 0]
            told.append(say(N_("Only {name} comes to: {steps}."), name=name,
                            steps=", ".join(pair.step for pair in further)))
        return tuple(told)

    @property
    def text(self) -> str:
        """The comparison as plain text."""
        lines = [say(N_("What differs: {fact}"), fact=self.fact)]
        lines += [f"{name}: {told}" for name, told in zip(self.names, self.verdicts, strict=True)]
        for pair in self._differing():
            lines.append(say(N_("{step} differs"), step=pair.step))
            for name, told in zip(self.names, _both(pair), strict=True):
                lines += [f"  {name}: {told[0]}", *(f"    {line}" for line in told[1:])]
        return "\n".join((*lines, *self._closing()))

    def __repr__(self) -> str:
        return self.text

    def _repr_html_(self) -> str:
        head = (say(N_("step")), *self.names)
        told = [(say(N_("the answer")), (self.verdicts[0],), (self.verdicts[1],))]
        told += [(say(N_("{step} (differs)"), step=pair.step), *_both(pair)) for pair in self._differing()]
        title = page.heading(say(N_("What if? What differs: {fact}"), fact=self.fact), 3)
        closing = "".join(map(page.paragraph, self._closing()))
        return (f'{block()}<div class="mtg-panel"><div class="mtg-card">{title}{page.table(head, told)}{closing}'
                "</div></div>")


#: The other side of nobody: nothing is left out.
_NOBODY = Side("", ())


def _both(pair: Pair) -> tuple[tuple[str, ...], tuple[str, ...]]:
    nothing = (say(N_("nothing else")),)
    return pair.first.text(pair.second) or nothing, pair.second.text(pair.first) or nothing


def _side(trace: Trace, rule: str) -> Side:
    row = next((row for row in trace.table if row.rule == rule), None)
    if row is None:
        return Side("not reached", ())
    view = step_view(trace, row, False)
    return Side(view.state, tuple(map(str, view.lines)))


# ---------------------------------------------------------------- what differs


def _facts(first: Trace, second: Trace) -> list[str]:
    """What differs in the positions and in what was announced, in words."""
    was, now = standing(first.start.game), standing(second.start.game)
    found = []
    if was != now:
        found.append(_or("; ".join(only(was, now)) or say(N_("nothing else")),
                         "; ".join(only(now, was)) or say(N_("nothing else"))))
    said, then = _answers(first), _answers(second)
    both = [f"{what} {_or(said[what], then[what])}" for what in said if what in then and said[what] != then[what]]
    one = [f"{what} {answer}" for some, other in ((said, then), (then, said)) for what, answer in some.items()
           if what not in other]
    return found + (both or (one if not found else []))


def _or(one: str, other: str) -> str:
    return say(N_("{first} or {second}"), first=one, second=other)


def _answers(trace: Trace) -> dict[str, str]:
    """The answers that a player gave, by what was asked; the refused one too."""
    found = {asked.question.prompt.text: asked.label for step in trace.steps for asked in step.asked
             if not asked.chosen_for_you and not asked.taken_for_granted}
    if trace.illegal and trace.question is not None:
        given = announced(trace.start.announcement, trace.question)
        found[trace.question.prompt.text] = Asked(trace.question, given).label
    return found
