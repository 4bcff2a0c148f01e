"""Judge! as a widget: watch a cast step by step, stop it where it goes wrong, name the rule and the repair.

What is shown and what is right stands in :class:`.judge.JudgeModel`.
"""

from html import escape
from typing import Any

import ipywidgets as w

from ...book import N_
from ...pictures import card, table
from ...pictures.sketch import say
from .. import page
from ..faults import Faults
from ..model.opening import What, opened_as_said
from ..page import box, button, html, put, show
from ..panel.player import Player
from ..style import SCOPE, block
from .judge_model import REPAIRS, JudgeModel, Told, explained

#: The name of the look of this panel, beside that of everything that the widgets show.
LOOK = "mtg-judge-panel"


class Judge:
    """A game of judging; as the last line of a cell it shows itself.

    what: a scenario whose first cast is legal (a name, a path, TOML text, a record), or a Trace of such a cast.
    seed: which mistake is made first.  title: a heading.
    Raises ValueError for a cast that is not legal, or that nothing can be wrong with.
    """

    def __init__(self, what: What, seed: int = 0, title: str = ""):
        game, announcement, _ = opened_as_said(what)
        self.model = JudgeModel(game, announcement, seed)
        self.calls: list[bool] = []
        self._build(title or say(N_("Judge! One choice of this cast is against the rules.")))
        self.refresh()

    @property
    def text(self) -> str:
        """What is shown, as plain text."""
        told = [one.text for one in self.model.shown]
        return "\n".join([*told, *([self.model.call.text] if self.model.call else [])])

    def __repr__(self) -> str:
        return self.text

    def _repr_mimebundle_(self, include=None, exclude=None) -> dict[str, Any]:
        return {**self.widget._repr_mimebundle_(), "text/plain": self.text}

    # ------------------------------------------------------------ building

    def _build(self, title: str) -> None:
        self.faults = Faults(self.refresh)
        head = html("style", block() + page.heading(title, 3))
        columns = box("columns", (self._watching(), self._cards()), row=True)
        self.widget = box(SCOPE, (head, self.faults.box, columns, self._position()))
        self.widget.add_class(LOOK)

    def _cards(self) -> w.Box:
        """The card that is cast and the hand it may be spliced from: they are the same for every mistake."""
        game, said = self.model.legal.start.game, self.model.legal.start.announcement
        others = (one.id for one in game.player(said.by).hand)
        shown = dict.fromkeys((said.card, *(said.splices or ()), *others))
        frames = "".join(card(game.get(id)).fragment() for id in shown)
        cards = html("", page.heading(say(N_("The cards"))) + f'<div class="mtg-frames">{frames}</div>')
        return box("views", (box("card", (cards,)),))

    def _position(self) -> w.Box:
        """The position before the cast, as wide as the panel, so that it can be read."""
        position = table(self.model.legal.start.game)
        return box("card", (html("drawn", page.heading(position.title) + position.figure()),))

    def _watching(self) -> w.Box:
        guard = self.faults.guard
        self.told, self.now, self.score = html(), html(), html("hint")
        self.back = button(say(N_("Back")), guard(lambda _: self._go(self.model.at - 1)))
        self.next = button(say(N_("Next")), guard(lambda _: self._go(self.model.at + 1)))
        self.player = Player(guard, self._go)
        self.stop = button(say(N_("Stop! It goes wrong here")), guard(lambda _: self._stopped()),
                           say(N_("Call a judge at the step that is shown last")))
        bar = (self.back, self.next, self.player.button, self.stop, self.player.counter)
        made = box("card", (self.told, self.now, box("bar", bar, row=True), self._calling(), self.score))
        made.add_class("mtg-choices")
        return made

    def _calling(self) -> w.Box:
        guard = self.faults.guard
        self.rule = w.Dropdown(description=say(N_("Which rule forbids it?")))
        self.repair = w.RadioButtons(description=say(N_("What is done about it?")),
                                     options=[(say(words), key) for key, words in REPAIRS.items()], value=None)
        self.check = button(say(N_("Check")), guard(lambda _: self._checked()))
        self.another = button(say(N_("Another mistake")), guard(lambda _: self._another()))
        self.answer = html()
        self.call = box("call", (self.rule, self.repair, box("bar", (self.check, self.another), row=True), self.answer))
        show(self.call, False)
        return self.call

    # ------------------------------------------------------------ what the learner does

    def _go(self, at: int) -> None:
        self.model.go(at)
        show(self.call, False)
        self.refresh()

    def _stopped(self) -> None:
        self.player.pause()
        labels = [(say(N_("(choose)")), ""), *((explained(rule), rule) for rule in self.model.rules)]
        put(self.rule, options=labels)
        put(self.rule, value="")
        put(self.repair, value=None)
        put(self.answer, value="")
        show(self.call, True)

    def _checked(self) -> None:
        if not self.rule.value or self.repair.value is None:
            put(self.answer, value=page.status(say(N_("Choose a rule and a repair first.")), "open"))
            return
        call = self.model.judge(self.model.steps[self.model.at].rule, self.rule.value, self.repair.value)
        self.calls.append(call.right)
        words = say(N_("All three are right.") if call.right else N_("Not all of it is right."))
        told = page.told(call.text, say(N_("The answer, with the reasons")))
        put(self.answer, value=page.status(words, "right" if call.right else "wrong") + told)
        put(self.score, value=page.paragraph(say(N_("Calls that were right: {right} of {all}."), right=sum(self.calls),
                                                 all=len(self.calls))))

    def _another(self) -> None:
        self.model = self.model.another()
        show(self.call, False)
        self.refresh()

    # ------------------------------------------------------------ showing

    def refresh(self) -> None:
        """Show the cast as far as it is told; the newest step is read out."""
        *before, last = self.model.shown
        put(self.told, value="".join(map(_in_words, before)))
        put(self.now, value=f'<div role="status" aria-live="polite" class="mtg-now">{_in_words(last)}</div>')
        self.player.update(self.model.at, len(self.model.steps) - 1)


def _in_words(told: Told) -> str:
    lines = "".join(f"<li>{escape(line)}</li>" for line in told.lines)
    return f"<h5>{escape(f'{told.rule} {told.name}')}</h5><ul>{lines}</ul>"
