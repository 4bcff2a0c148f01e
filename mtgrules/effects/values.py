"""A value that a player chooses, and later text speaks of: a card name, a number (201.4, 107.1b)."""

from ..book import N_, Reason, message, reason, replace
from ..cards import ChooseValue
from ..game import event
from ..walk import Question, ask
from .choices import choose_one_of, next_index
from .doing import Doing, did
from .entering import values_to_choose
from .nouns import players

#: The largest number that is offered; any larger one may be said as well.
OFFERED = 20


def choose_value(instruction: ChooseValue, here: Doing) -> Doing:
    """A player chooses a card name (201.4) or a number (107.1b); later text speaks of it."""
    here, who = players(here, instruction.who)
    for player in who:
        here = _number(here, player) if instruction.what == "number" else _value(here, instruction.what, player)
    return here


def _value(here: Doing, what: str, by: str) -> Doing:
    prompt = message(N_("{by}: choose a {what}"), by=by, what=what)
    here, value = choose_one_of(here, values_to_choose(here.game, what), prompt, by)
    told = event("choose", "201.4" if what.endswith("name") else "608.2d", N_("{player} chooses {value}."), player=by, value=value)
    return replace(did(here, here.game.note(told)), value=value)


def _number(here: Doing, by: str) -> Doing:
    question = Question(field=here.field, rule=here.rule, by=by, prompt=message(N_("{by}: choose a number"), by=by),
                        candidates=lambda: tuple(range(OFFERED + 1)), objections=_no_number, index=next_index(here),
                        forced=True, auto=lambda: 0)
    here, chosen = ask(here, question)
    told = event("choose", "608.2d", N_("{player} chooses {value}."), player=by, value=chosen)
    return replace(did(here, here.game.note(told)), much=chosen)


def _no_number(value: object) -> tuple[Reason, ...]:
    if isinstance(value, int) and not isinstance(value, bool) and value >= 0:
        return ()
    return (reason("107.1b", N_("{value} can't be chosen: a number has to be zero or more"), value=value),)
