"""Modes (700.2): which are chosen as the spell is cast, and which can't be.

Modes come first in 601.2b, before costs are announced; a number of modes that only a cost allows
(entwine, escalate, kicker) may be chosen by looking ahead to that choice (601.4).
"""

from collections import Counter
from collections.abc import Iterator

from ..book import N_, Reason, message, reason, replace
from ..cards import ModalLine, targets_of
from ..cards.english import write_instruction
from ..game import Event, Game, Placed, Spell, event
from ..walk import Question
from . import targets
from .total import additional


def question(game: Game, spell: Spell, placed: Placed, number: int, by: str) -> Question:
    """Which modes of one modal line are chosen (700.2a)."""
    line = placed.line
    return Question(
        field="modes", rule="700.2a", by=by, index=number, many=True, least=line.least, most=most(game, spell, placed),
        prompt=message(N_("Which modes of {spell}?"), spell=spell),
        candidates=lambda: tuple(range(len(line.modes))) * (most(game, spell, placed) if line.again else 1),
        objections=lambda mode: objections(game, spell, line, mode),
        whole=lambda modes: _whole(game, spell, placed, modes), label=lambda mode: label(spell, line, mode))


def most(game: Game, spell: Spell, placed: Placed) -> int:
    """How many modes may be chosen at most, costs announced later included (601.4)."""
    line, count = placed.line, placed.line.most
    if not placed.gained and additional.keyword_cost(game, spell, "entwine") is not None:
        count = len(line.modes)
    if not placed.gained and additional.escalate(game, spell) is not None:
        count = len(line.modes)
    if line.if_kicked and additional.keyword_cost(game, spell, "kicker") is not None:
        count = max(count, line.if_kicked)
    return count


def label(spell: Spell, line: ModalLine, mode: int) -> str:
    """A mode in words."""
    return " ".join(write_instruction(act, spell.card.name) for act in line.modes[mode].do)


def objections(game: Game, spell: Spell, line: ModalLine, mode: int) -> tuple[Reason, ...]:
    """Why a mode can't be chosen: there is no such mode, or its targets can't be chosen (700.2a)."""
    if mode not in range(len(line.modes)):
        return (reason("700.2a", N_("{spell} has no mode number {mode}"), spell=spell,
                       mode=mode + 1 if isinstance(mode, int) else mode),)
    return tuple(reason("700.2a", N_("that mode can't be chosen: {why}"), why=targets.nothing_legal(game, spell, target))
                 for target in targets_of(line.modes[mode].do) if not targets.possible(game, spell, target))


def _whole(game: Game, spell: Spell, placed: Placed, modes: tuple[int, ...]) -> tuple[Reason, ...]:
    line, found = placed.line, []
    if not line.again:
        found += [reason("700.2d", N_("the same mode can't be chosen twice: {mode}"), mode=label(spell, line, m))
                  for m, times in Counter(modes).items() if times > 1]
    upmost = most(game, spell, placed)
    if not line.least <= len(modes) <= upmost or _between(game, spell, placed, len(modes)):
        found.append(reason("700.2a", _how_many(placed, upmost), spell=spell, least=line.least, most=upmost,
                            given=len(modes) or N_("none")))
    return tuple(found)


def _how_many(placed: Placed, upmost: int) -> str:
    """The number of modes that a text asks for, in words."""
    line = placed.line
    if line.least == line.most < upmost == len(line.modes):
        return N_("{least} or all {most} of the modes of {spell} are chosen, not {given}")
    if line.least < upmost:
        return N_("{least} to {most} modes of {spell} are chosen, not {given}")
    return N_("exactly one mode of {spell} is chosen, not {given}") if upmost == 1 else N_(
        "exactly {most} modes of {spell} are chosen, not {given}")


def _between(game: Game, spell: Spell, placed: Placed, count: int) -> bool:
    """Entwine means all modes: nothing between the printed number and all of them (702.42a)."""
    if placed.gained or additional.keyword_cost(game, spell, "entwine") is None:
        return False
    return placed.line.most < count < len(placed.line.modes)


def told(spell: Spell, placed: Placed, modes: tuple[int, ...]) -> Iterator[Event]:
    """That more modes are chosen than the text allows without a cost that is announced later (601.4)."""
    if len(modes) > placed.line.most:
        yield event("looking ahead", "601.4", N_("So many modes of {spell} are allowed by a cost that is announced after "
                    "them, and the choice may look ahead to it."), spell=spell)


def with_modes(spell: Spell, modes: tuple[tuple[int, ...], ...]) -> Spell:
    """The spell with its modes chosen; they count in printed order (608.2c)."""
    return replace(spell, choices=replace(spell.choices, modes=modes))

