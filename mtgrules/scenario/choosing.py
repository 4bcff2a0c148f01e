"""Choices that a script makes while something happens: what is chosen as a spell resolves, and casts that it allows.

As for a cast, the walk begins anew after each answer, and the rules alone decide whether it is legal.
"""

from collections.abc import Callable, Iterator
from typing import Any

from ..book import Value
from ..casting import Announcement
from ..game import Game
from ..turn import settle
from ..walk import AUTO, Question, Trace, given_to
from .answering import walk_allowed
from .faults import fault, hint
from .steps import Cast, Names


class Choosing(Value):
    """A walk with choices taken from a script.

    trace: the walk.  left: entries that nothing asked for.  casts: the casts among the choices.
    stop_at: the field that one of them leaves open.
    """

    trace: Trace
    left: tuple[Any, ...] = ()
    casts: tuple[Trace, ...] = ()
    stop_at: str = ""


def settle_as_scripted(game: Game, player: str, choices: tuple[Any, ...], order: tuple[Names, ...] = ()) -> Choosing:
    """What has triggered goes on the stack before a player has priority, with targets and order from a script.

    order: names of the sources of abilities, the one that goes on the stack first; of several groups a row of rows.
    Raises BadScenario as :func:`walk_choices` does.
    """
    groups = order if any(isinstance(entry, tuple) for entry in order) else (order,) * bool(order)
    chosen = tuple(_in_order(game, player, choices, groups))
    return walk_choices(lambda given: settle(game, player, given, order=chosen or AUTO), choices)


def _in_order(game: Game, player: str, choices: tuple[Any, ...], groups: tuple[Names, ...]) -> Iterator[tuple[int, ...]]:
    """The numbers of the abilities in each group, in the order of the script."""
    known: tuple[tuple[int, ...], ...] = ()
    for names in groups:
        trace = walk_choices(lambda given, known=known: settle(game, player, given, order=known), choices).trace
        if not trace.unfinished or trace.question.field != "order":
            raise fault("no player has several abilities to put in an order here", "order")
        numbers = _among(trace.question, names, offered_only=True)
        if numbers is None or len(numbers) != len(trace.question.options()):
            there = ", ".join(option.label for option in trace.question.options())
            raise fault(f"write each of them once, the one that goes on the stack first: {there}", "order")
        known = (*known, numbers)
        yield numbers


def walk_choices(walk: Callable[[tuple[Any, ...] | None], Trace], entries: tuple[Any, ...]) -> Choosing:
    """Walk, answering each choice that comes up with the next entry of a script.

    An entry for a choice that had only one possible answer may be written or left out; a table is a cast.
    Raises BadScenario when an entry names nothing that could be chosen.
    """
    given: tuple[Any, ...] = ()
    skipped: list[Any] = []
    casts: tuple[Trace, ...] = ()
    left, stop_at = list(entries), ""
    trace = walk(None)
    while trace.unfinished and trace.question.field != "order" and left and not stop_at:
        allowed = _cast_asked_for(trace.question)
        if allowed is not None and isinstance(left[0], Cast):
            stop_at = left[0].stop_at
            casts += (walk_allowed(trace.at.game, left.pop(0), allowed),)
            answer = casts[-1].start.announcement
        else:
            answer, taken = _choice(trace.question, left)
            skipped += left[: max(0, taken - 1)]
            left = left[taken:]
        given += (given_to(trace.question, answer),)
        trace = walk(given)
    return Choosing(trace, _never_asked(trace, (*skipped, *left)), casts, stop_at if trace.unfinished else "")


def _cast_asked_for(question: Question) -> Announcement | None:
    """What is known of the cast that a question asks for; None when it asks for something else."""
    return next((c for c in question.candidates() if isinstance(c, Announcement)), None)


def _choice(question: Question, entries: list[Any]) -> tuple[Any, int]:
    """The answer, and how many entries it takes: those before it were for choices without a choice.

    Who writes a cast means to say yes to "you may".
    """
    if _any_number(question, entries[0]):
        return entries[0], 1
    if isinstance(entries[0], Cast) and _among(question, True, offered_only=True) is not None:
        return _among(question, True, offered_only=True), 0
    for number, entry in enumerate(entries, 1):
        answer = _among(question, entry, offered_only=True)
        if answer is not None:
            return answer, number
    answer = _among(question, entries[0], offered_only=False)
    if answer is None:
        labels = [o.label for o in question.options()]
        raise fault(f"{entries[0]!r} is no answer to {question.prompt.text!r}"
                    + hint(str(entries[0]), labels, "the choices are"), "choices")
    return answer, 1


def _any_number(question: Question, entry: Any) -> bool:
    """True for a number where the question is for one: more may be chosen than are offered."""
    is_number = isinstance(entry, int) and not isinstance(entry, bool)
    return is_number and not question.many and all(o.label == str(o.value) for o in question.options())


def _among(question: Question, entry: Any, offered_only: bool) -> Any:
    """An entry as an answer to a question; None when it names nothing that can be chosen there."""
    options = [o for o in question.options() if o.offered or not offered_only]
    chosen: list[Any] = []
    for name in entry if isinstance(entry, tuple | list) else (entry,):
        found = next((o.value for o in options if _fits(o, name) and o.value not in chosen), None)
        if found is None:
            return None
        chosen.append(found)
    if question.many:
        return tuple(chosen)
    return chosen[0] if len(chosen) == 1 else None


def _fits(option: Any, name: Any) -> bool:
    """True when a script means this option: its value, its words, a card's name; true and false are yes and no."""
    if isinstance(name, bool) and option.label in ("yes", "no"):
        return name == (option.label == "yes")
    if option.value == name and type(option.value) is type(name):
        return True
    return isinstance(name, str) and name in (option.label, option.label.partition("#")[0])


def _never_asked(trace: Trace, entries: tuple[Any, ...]) -> tuple[Any, ...]:
    """The entries that stand for no choice at all, not even for one that had only one answer."""
    granted = [a for a in trace.now.asked if a.taken_for_granted]
    left = []
    for entry in entries:
        match = next((a for a in granted if _says(a, entry)), None)
        if match is None:
            left.append(entry)
        else:
            granted.remove(match)
    return tuple(left)


def _says(asked: Any, entry: Any) -> bool:
    wanted = ", ".join(str(e) for e in entry) if isinstance(entry, tuple | list) else str(entry)
    return wanted in (asked.label, asked.label.partition("#")[0])
