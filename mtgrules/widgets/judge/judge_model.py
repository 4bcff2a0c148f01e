"""Judge!: a cast told step by step with one hidden mistake, and what there is to say to whoever calls it.

Plain Python.  The mistake is a legal cast with one choice broken (:mod:`.mistakes`); where it stops, by which rules,
and what is taken back (733.1), the engine says.
"""

from random import Random

from ...book import N_, Value, order
from ...casting import CASTING, GATE, Announcement, cast, taken_back
from ...casting.taking_back import irreversible
from ...game import Game
from ...pictures.sketch import say
from ...walk import Asked, Trace
from ..model.views import answered_in_words, summary
from .mistakes import Mistake, mistakes, pick

#: What may be done about an illegal cast, as a learner may think; which one is right, the engine says.
REPAIRS = {
    "back": N_("The whole cast is reversed: the card returns to where it was, payments are canceled, and mana abilities "
               "activated for it may be reversed too."),
    "back, mana stays": N_("The cast is reversed, but mana abilities that were activated for it can't all be reversed."),
    "correct": N_("Only the wrong choice is made anew; everything announced before it stands."),
    "lost": N_("The spell is countered: the card goes to the graveyard, and what was paid is lost."),
    "stays": N_("The spell stays on the stack without the part that is illegal."),
}

#: At most so many rules are offered to choose from.
MOST_RULES = 6


class Told(Value):
    """A step of the cast as its player plays it.  lines: what the player announces."""

    rule: str
    name: str
    lines: tuple[str, ...]

    @property
    def text(self) -> str:
        """The step in words."""
        return "\n".join((f"{self.rule} {self.name}", *(f"  {line}" for line in self.lines)))


class Call(Value):
    """What is said to a call.  step, rule, repair: whether each was right."""

    step: bool
    rule: bool
    repair: bool
    lines: tuple[str, ...]

    @property
    def right(self) -> bool:
        """Whether all of it was right."""
        return self.step and self.rule and self.repair

    @property
    def text(self) -> str:
        """All of it as plain text."""
        return "\n".join(self.lines)

    def __str__(self) -> str:
        return self.text


class JudgeModel:
    """A cast with one mistake in it, shown as far as it was looked at.

    game, announcement: a legal cast.  seed: which mistake; the same seed makes the same one.
    Raises ValueError for a cast that is not legal, or that nothing can be wrong with.
    """

    def __init__(self, game: Game, announcement: Announcement, seed: int = 0):
        self.legal, self.seed = cast(game, announcement), seed
        self.possible = mistakes(self.legal)
        self.mistake: Mistake = pick(self.possible, seed)
        self.steps: tuple[Told, ...] = tuple(_told(self.legal, self.mistake))
        self.at = 0
        self.call: Call | None = None

    def another(self) -> "JudgeModel":
        """The same cast with the mistake of the next seed."""
        return JudgeModel(self.legal.start.game, self.legal.start.announcement, self.seed + 1)

    # ------------------------------------------------------------ watching

    @property
    def shown(self) -> tuple[Told, ...]:
        """The steps told so far."""
        return self.steps[: self.at + 1]

    def go(self, at: int) -> None:
        """Tell the steps up to this one, counted from 0; beyond either end, the last one there."""
        self.at = min(max(at, 0), len(self.steps) - 1)

    # ------------------------------------------------------------ calling

    @property
    def rules(self) -> tuple[str, ...]:
        """Rules to choose from: those that forbid it, and others that this cast might have broken, by number.

        The step where it goes wrong is none of the others: whoever names it is not wrong.
        """
        right, chance = self.mistake.rules, Random(self.seed)
        broken = sorted({rule for one in self.possible for rule in one.rules} - {*right, self.mistake.step}, key=order)
        rows = sorted({told.rule for told in self.steps} - {*right, *broken, self.mistake.step}, key=order)
        for others in (broken, rows):
            chance.shuffle(others)
        room = max(MOST_RULES - len(right), 2)
        return tuple(sorted((*right, *(broken + rows)[:room]), key=order))

    @property
    def repair(self) -> str:
        """What is done about it, as a key of REPAIRS (733.1)."""
        return "back, mana stays" if irreversible(self.mistake.trace) else "back"

    def judge(self, step: str, rule: str, repair: str) -> Call:
        """A call: at which step it goes wrong, by which rule, and what is done.

        repair: a key of REPAIRS.  Raises KeyError for another one.
        """
        REPAIRS[repair]
        right = (step == self.mistake.step, rule in self.mistake.rules, repair == self.repair)
        self.call = Call(*right, tuple(self._answer(*right, step)))
        return self.call

    def _answer(self, step: bool, rule: bool, repair: bool, called: str):
        yield say(N_("Right: it goes wrong at {step}.") if step else
                  N_("Not so: nothing is wrong at {called}; it goes wrong at {step}."), step=self.mistake.step, called=called)
        yield say(N_("What was announced: {what}"), what=answered_in_words(self.mistake.question, self.mistake.label))
        yield say(N_("The rule is right:") if rule else N_("Another rule forbids it:"))
        yield from (f"  {reason}" for reason in self.mistake.trace.reasons)
        yield say(N_("The repair is right:") if repair else N_("The repair is another one:"))
        yield from (f"  {reason}" for reason in taken_back(self.mistake.trace))


# ---------------------------------------------------------------- the story


def _told(legal: Trace, mistake: Mistake):
    """Every step as its player plays it: only what is announced, for what follows from it would give it away."""
    names = {row.rule: row.name for row in CASTING}
    for step in legal.steps:
        if step.rule != GATE.rule:
            lines = tuple(_line(asked, mistake) for asked in step.asked)
            yield Told(step.rule, names[step.rule], lines or (say(N_("Nothing is announced here.")),))


def _line(asked: Asked, mistake: Mistake) -> str:
    question, broken = asked.question, mistake.question
    wrong = (question.field, question.index) == (broken.field, broken.index)
    return answered_in_words(question, mistake.label if wrong else asked.label)


def explained(rule: str) -> str:
    """A rule to choose, with what it says in our words."""
    return f"{rule}: {summary(rule)}"
