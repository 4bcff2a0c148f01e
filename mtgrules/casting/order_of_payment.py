"""In which order costs that are not mana are paid (601.2h): the player decides, but what takes cards from a library, or
is random, comes last.

Left to the program, the order is one in which nothing that could be paid is lost: what only taps something comes before
what takes it away, so that one permanent may serve both, and what exiles cards from a graveyard after what puts them there.
"""

from collections import Counter

from ..book import N_, Reason, message, reason
from ..cards import Chosen, Mill, Tap, TopCards, Untap, nodes
from ..game import Spell
from ..walk import AUTO, Question, ask, stop_unless
from .total.bills import Action, Bill


def in_chosen_order(now, spell: Spell, bill: Bill):
    """The walking state, and the costs that are not mana in the order in which the player pays them."""
    actions = bill.actions
    if len(actions) < 2:
        stop_unless(*_nothing_to_order(spell, now.announcement.paid_in))
        return now, actions
    now, order = ask(now, question(spell, actions, now.announcement.by))
    return now, tuple(actions[number] for number in order)


def in_paying_order(bill: Bill) -> tuple[Action, ...]:
    """The costs that are not mana, in the order in which the program pays them."""
    return tuple(bill.actions[number] for number in _best(bill.actions))


def question(spell: Spell, actions: tuple[Action, ...], by: str) -> Question:
    """In which order are the costs paid?  An answer names each of them once, by its place on the bill from 0."""
    return Question(
        field="paid_in", rule="601.2h", by=by, least=len(actions), most=len(actions), many=True, ordered=True,
        prompt=message(N_("In which order are the costs of {spell} paid that are not mana?"), spell=spell),
        candidates=lambda: tuple(range(len(actions))), whole=lambda order: objections(spell, actions, order),
        auto=lambda: _best(actions), label=lambda number: _words(actions, number))


def objections(spell: Spell, actions: tuple[Action, ...], order: tuple[int, ...]) -> tuple[Reason, ...]:
    """All that speaks against an order of payment."""
    if Counter(order) != Counter(range(len(actions))):
        return (reason("601.2h", N_("each of the {count} costs of {spell} that are not mana is paid once"), count=len(actions),
                       spell=spell),)
    late = next((number for number, after in zip(order, order[1:], strict=False)
                 if _from_library(actions[number]) and not _from_library(actions[after])), None)
    if late is None:
        return ()
    return (reason("601.2h", N_("a cost that moves cards from a library is paid last, after all others: {cost}"),
                   cost=_words(actions, late)),)


def _words(actions: tuple[Action, ...], number: int) -> str:
    if number not in range(len(actions)):
        return str(number)
    return message(N_("{cost} (for {source})"), cost=actions[number].words, source=actions[number].source).text


def _best(actions: tuple[Action, ...]) -> tuple[int, ...]:
    return tuple(sorted(range(len(actions)), key=lambda number: _turn(actions[number])))


def _turn(action: Action) -> int:
    """When a cost is paid: what taps, what takes away, what needs cards in a graveyard, what takes them from a library."""
    if isinstance(action.instruction, Tap | Untap):
        return 0
    if _from_library(action):
        return 3
    return 2 if any(isinstance(part, Chosen) and part.zone == "graveyard" for part in nodes(action.instruction)) else 1


def _from_library(action: Action) -> bool:
    return any(isinstance(part, Mill | TopCards) for part in nodes(action.instruction))


def _nothing_to_order(spell: Spell, announced: object) -> tuple[Reason, ...]:
    if announced in (None, AUTO):
        return ()
    return (reason("601.2h", N_("{spell} does not have several costs that are not mana, so there is no order of them to choose"),
                   spell=spell),)
