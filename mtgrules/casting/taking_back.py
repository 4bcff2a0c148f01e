"""Taking back an illegal cast (733): the start value itself comes back.

Nothing has to be undone, because nothing was changed: every state is a value.  Mana abilities
may be kept by the player (733.1); then it is the start with exactly those activated.
"""

from ..book import N_, Message, Reason, demand, message, reason
from ..game import Game
from ..walk import Trace
from .announcement import Activation
from .mana import mana_abilities


def game_after(trace: Trace, keep: tuple[mana_abilities.Activation, ...] = ()) -> Game:
    """The game after a cast: what it became when legal, the start when it was taken back (733.1).

    keep: mana abilities activated in the cast that their player does not want to reverse; those that moved
    cards from a library can't be reversed, nor those whose mana was spent on them.  Raises TypeError when it is given no trace.
    """
    demand(trace, Trace, "write a cast, as in mtg.game_after(mtg.cast(game, announcement))")
    if trace.complete:
        return trace.now.game
    game = trace.start.game
    by = trace.start.announcement.by
    for activation in dict.fromkeys(irreversible(trace) + keep):
        game = mana_abilities.activate(game, by, activation)
    return game


def irreversible(trace: Trace) -> tuple[Activation, ...]:
    """The mana abilities activated in an illegal cast that stay activated (733.1)."""
    done = _activated(trace)
    if trace.complete or not done:
        return ()
    game, by = trace.start.game, trace.start.announcement.by
    stay = {number for number, a in enumerate(done) if _moved_cards(game, a)}
    while not _possible(game, by, [done[n] for n in sorted(stay)]):
        stay.add(max(n for n in range(max(stay)) if n not in stay))
    return tuple(done[n] for n in sorted(stay))


def _activated(trace: Trace) -> tuple[Activation, ...]:
    return next((a.answer for a in trace.now.asked if a.question.field == "mana_abilities"), ())


def _moved_cards(game: Game, activation: Activation) -> bool:
    source = game.get(activation.source)
    return any(a.moves_library for a in source.card.mana_abilities if a.number == activation.ability)


def _possible(game: Game, by: str, activations: list[Activation]) -> bool:
    """Whether so many mana abilities could have been activated without the others: their costs paid too."""
    for activation in activations:
        if mana_abilities.objections(game, by, activation):
            return False
        game = mana_abilities.activate(game, by, activation)
    return True


def taken_back(trace: Trace) -> tuple[Reason, ...]:
    """What happens to an illegal cast, in words; nothing for others."""
    if not trace.illegal:
        return ()
    start = trace.start
    card = start.game.find(start.announcement.card)
    if card is None or not trace.steps:
        return (_does_not_begin(trace),)
    kept = tuple(start.game.get(a.source) for a in irreversible(trace))
    stays = (reason("733.1", N_("mana abilities that moved cards from a library can't be reversed, nor can what paid for "
                    "them: {kept}"), kept=kept),) if kept else ()
    and_mana = _and_mana(trace, len(kept))
    if card.zone == "battlefield":
        return (*stays, reason("733.1", N_("the activation is taken back: the ability of {card} is no longer on the stack, "
                               "payments are canceled{and_mana}"), card=card, and_mana=and_mana),
                reason("733.2", N_("{by} has priority again"), by=start.announcement.by))
    return (*stays, reason("733.1", N_("the cast is taken back: {card} returns to the {zone}, payments are canceled{and_mana}"),
                   card=card, zone=card.zone, and_mana=and_mana),
            reason("733.2", N_("{by} has priority again"), by=start.announcement.by))


def _and_mana(trace: Trace, kept: int) -> Message | str:
    """What is said of the mana abilities that were activated in the cast: their player may reverse them."""
    if len(_activated(trace)) == kept:
        return ""
    return message(N_("; other mana abilities may be reversed") if kept else N_("; mana abilities may be reversed"))


def _does_not_begin(trace: Trace) -> Reason:
    """What stops before anything is on the stack has nothing to be taken back."""
    if trace.stopped_at == "602.2":
        return reason("602.2", N_("the activation does not begin"))
    return reason("601.3", N_("the cast does not begin"))
