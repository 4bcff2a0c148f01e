"""X (107.3): announced in 601.2b when a cost that will be paid has it.

X in gained text is its own and never this one (107.3j).  A spell cast without paying its mana
cost can only have X = 0, unless another cost that is paid has X (107.3b).
"""

from collections.abc import Iterable, Iterator

from ..book import N_, Reason, message, reason
from ..cards import Amount, Cost, CountOf, Quality, StaticLine, XIs, mana, nodes
from ..game import Event, Game, Spell, amount_of, counted, event, statics_of, text_of
from ..walk import Question
from .mana import mana_abilities


def has_x(cost: Cost) -> bool:
    """True when a cost speaks of X: in its mana, or in what is to be done."""
    if cost.mana and mana(cost.mana).x:
        return True
    return any("X" in _values(node) for node in nodes(cost.actions)) or cost.life == "X"


def _values(node: object) -> tuple[object, ...]:
    values = tuple(getattr(node, name, None) for name in ("amount", "count"))
    return values + ((node.mana_value,) if isinstance(node, Quality) else ())


def question(game: Game, spell: Spell, by: str, source: str) -> Question:
    """The value of X (107.3a)."""
    most = len(game.player(by).mana) + len(mana_abilities.available(game, by))
    return Question(
        field="x", rule="107.3a", by=by, prompt=message(N_("What is X for {spell}?"), spell=spell, source=source),
        candidates=lambda: range(most + 1), objections=lambda x: objections(spell, x), label=lambda x: f"X = {x}")


def objections(spell: Spell, x: object) -> tuple[Reason, ...]:
    """All that speaks against a value of X."""
    if isinstance(x, int) and not isinstance(x, bool) and x >= 0:
        return ()
    return (reason("107.3a", N_("X of {spell} is a number that is not negative, and {x} is announced"), spell=spell,
                   x=x),)


def not_chosen(spell: Spell, x: int | None, instead: bool) -> tuple[Reason, ...]:
    """Why X can't be announced at all: no cost that is paid has it.

    instead: something without {X} is paid instead of the mana cost, or nothing at all; then 0 may be said.
    """
    has_x = spell.card.cost is not None and spell.card.cost.x
    if x is None or (x == 0 and has_x):
        return ()
    if instead and has_x:
        return (reason("107.3b", N_("the mana cost of {spell} is not paid, nor another cost with {{X}}, so X can only be 0"),
                       spell=spell),)
    return (reason("107.3a", N_("no cost that is paid for {spell} has X, so no value is announced"), spell=spell),)


def told(spell: Spell, free: bool) -> Iterator[Event]:
    """That X is 0 where the mana cost has it and is not paid, for people (107.3b)."""
    if free and spell.card.cost is not None and spell.card.cost.x:
        yield event("X is", "107.3b", N_("{spell} is cast without paying its mana cost, so X is 0, and nobody chooses it."),
                    spell=spell)


def any_x(costs: Iterable[Cost]) -> bool:
    """True when one of several costs speaks of X."""
    return any(has_x(cost) for cost in costs)


# ---------------------------------------------------------------- X that the text defines


def defined_by(game: Game, spell: Spell) -> XIs | None:
    """What the spell's own text says about X; text that it has gained speaks of an X of its own (107.3j)."""
    if next(statics_of(game, spell, XIs), None) is None:
        return None
    own = (placed.line.ability for placed in text_of(spell) if isinstance(placed.line, StaticLine) and not placed.gained)
    return next((ability for ability in own if isinstance(ability, XIs)), None)


def defined_values(game: Game, spell: Spell, value: Amount, by: str) -> tuple[int, ...]:
    """What X can be where the text says what it is (107.3c): one number, or one for each opponent whose zone may
    be meant ("an opponent's graveyard"), who is chosen as the spell is cast."""
    if not isinstance(value, CountOf) or value.quality.owner != "opponent":
        return (amount_of(game, value, by, spell) or 0,)
    found = counted(game, value.quality, by, spell)
    return tuple(value.times * sum(o.owner == p.name for o in found) for p in game.opponents(by))


def said_by_the_text(spell: Spell, value: int, x: object) -> tuple[Reason, ...]:
    """Why a player can't choose X where the text says what it is (107.3c)."""
    if x is None or x == value:
        return ()
    return (reason("107.3c", N_("the text of {spell} says that X is {value}; nobody chooses it, and {x} is announced"),
                   spell=spell, value=value, x=x),)


def defined_question(spell: Spell, by: str, values: tuple[int, ...]) -> Question:
    """Which of several numbers that the text allows X is (107.3c)."""
    numbers = tuple(sorted(set(values)))
    return Question(
        field="x", rule="107.3c", by=by, prompt=message(N_("What is X for {spell}?"), spell=spell, source=spell.label),
        candidates=lambda: numbers, objections=lambda x: _not_defined(spell, numbers, x), label=lambda x: f"X = {x}")


def _not_defined(spell: Spell, numbers: tuple[int, ...], x: object) -> tuple[Reason, ...]:
    if x in numbers and not isinstance(x, bool):
        return ()
    return (reason("107.3c", N_("the text of {spell} says what X is: one of {numbers}, and {x} is announced"), spell=spell,
                   numbers=numbers, x=x),)
