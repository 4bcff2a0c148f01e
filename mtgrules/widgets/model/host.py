"""Which card is cast: the one question that comes before all steps, so the panel asks it itself.

What may not begin to be cast, and why, is what the gate before the steps says (601.3).
"""

from ...book import N_, Reason, message
from ...casting import GATE, Announcement, Casting
from ...game import Game
from ...pictures.sketch import say
from ...walk import Question, run
from .answers import Key, Met

#: The key of this question.
HOST: Key = ("card", None)


def first_card(game: Game, by: str) -> Announcement:
    """The first card in hand that a player may begin to cast, else the first one.  Raises ValueError for no card."""
    hand = game.zone("hand", by)
    if not hand:
        raise ValueError(say(N_("{player} has no card in hand to cast"), player=by))
    may = (card for card in hand if not stopped_at_the_gate(game, card.id, by))
    return Announcement(next(may, hand[0]).id, by)


def host_question(game: Game, given: Announcement) -> Met:
    """Which card is cast: everything in hand, and what may be cast from elsewhere."""
    by = given.by
    found = {card.id: card for card in game.zone("hand", by)}
    elsewhere = (*game.zone("graveyard", by), *game.exile)
    found |= {card.id: card for card in elsewhere if not stopped_at_the_gate(game, card.id, by)}
    if game.find(given.card) is not None:
        found[given.card] = game.get(given.card)
    question = Question(
        field=HOST[0], rule="601.2a", by=by, prompt=message(N_("Which card does {by} cast?"), by=by),
        candidates=lambda: tuple(found), objections=lambda id: stopped_at_the_gate(game, id, by),
        label=lambda id: found[id].label)
    return Met((HOST[0], (), 0), question, given.card)


def stopped_at_the_gate(game: Game, card: int, by: str) -> tuple[Reason, ...]:
    """What forbids beginning to cast a card; nothing when nothing does."""
    return run((GATE,), Casting(game, Announcement(card, by))).reasons
