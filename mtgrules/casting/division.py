"""Dividing an effect among targets (601.2d): announced while casting, at least one for each."""

from collections.abc import Iterator

from ..book import N_, Reason, message, reason, so_many
from ..cards import Amount
from ..game import Game, Ref, Slot, Spell, slots_of
from ..walk import Question
from . import looking_ahead


def divided(game: Game, spell: Spell) -> tuple[Slot, tuple[int, ...]] | None:
    """The instance of "target" among which something is divided, and how much, or how much it may turn out to be (601.5);
    None when nothing is."""
    slot = next((slot for slot in slots_of(spell) if slot.divided is not None), None)
    return None if slot is None else (slot, _amounts(game, spell, slot, slot.divided))


def _amounts(game: Game, spell: Spell, slot: Slot, amount: Amount) -> tuple[int, ...]:
    if amount == "X":
        return (0 if slot.placed.gained else spell.choices.x or 0,)
    if looking_ahead.depends_on_payment(amount):
        return tuple(range(looking_ahead.number(game, spell, amount) + 1))
    return (amount,)


def question(game: Game, spell: Spell, slot: Slot, amounts: tuple[int, ...], by: str) -> Question:
    """How an amount is divided among the targets of one instance of the word.

    amounts: the one amount that there is; where the payment decides, each that it may be, the largest last.
    """
    amount = amounts[-1]
    among = spell.choices.targets[slot.number]
    return Question(
        field="division", rule="601.2d", by=by,
        prompt=message(N_("How is {amount} divided among {targets}?"), amount=amount,
                       targets=tuple(game.label(ref) for ref in among)),
        candidates=lambda: tuple(parts for some in reversed(amounts) for parts in compositions(some, len(among))),
        objections=lambda parts: objections(parts, amounts, among),
        nothing=lambda: (reason("601.2d", N_("{amount} can't be divided among {count} with at least one for each"),
                                amount=amount, count=so_many(len(among), N_("{number} target"), N_("{number} targets"))),),
        label=lambda parts: " and ".join(f"{part} to {game.label(ref)}"
                                         for part, ref in zip(parts, among, strict=False)))


def nothing_divided(spell: Spell, found: tuple[Slot, tuple[int, ...]] | None, parts: object) -> tuple[Reason, ...]:
    """Why no division is announced, for a text that divides nothing or divides something among no target at all."""
    if not parts:
        return ()
    template = (N_("nothing in the text of {spell} is divided, so no division is announced") if found is None else
                N_("no target is chosen for what {spell} divides, so nothing is divided"))
    return (reason("601.2d", template, spell=spell),)


def objections(parts: object, amounts: tuple[int, ...], among: tuple[Ref, ...]) -> tuple[Reason, ...]:
    """All that speaks against a division."""
    if not isinstance(parts, tuple) or len(parts) != len(among):
        return (reason("601.2d", N_("a division names one number for each target, and there {count}"),
                       count=so_many(len(among), N_("is {number}"), N_("are {number}"))),)
    found = []
    if any(not isinstance(part, int) or part < 1 for part in parts):
        found.append(reason("601.2d", N_("each target gets at least one of what is divided")))
    if sum(part for part in parts if isinstance(part, int)) not in amounts:
        template = N_("{parts} do not add up to {amount}") if len(amounts) == 1 else N_("{parts} add up to more than {amount}")
        found.append(reason("601.2d", template, parts=parts, amount=amounts[-1]))
    return tuple(found)


def compositions(amount: int, count: int) -> Iterator[tuple[int, ...]]:
    """Every way to divide an amount among so many, at least one each, in order."""
    if count == 1 and amount >= 1:
        yield (amount,)
    elif count > 1:
        for first in range(1, amount - count + 2):
            for rest in compositions(amount - first, count - 1):
                yield (first, *rest)

