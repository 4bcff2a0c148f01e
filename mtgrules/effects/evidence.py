"""Collecting evidence (701.59): exiling cards from your graveyard with so much mana value together."""

from itertools import accumulate

from ..actions import exile
from ..book import N_, Reason, message, reason
from ..cards import CollectEvidence
from ..game import Object, mana_value
from ..walk import Question, ask, refuse
from .choices import next_index
from .doing import Doing, did


def collect_evidence(instruction: CollectEvidence, here: Doing) -> Doing:
    """Exile any number of cards from your graveyard with total mana value N or greater (701.59a-b)."""
    cards = here.game.player(here.you).graveyard
    if _total(cards) < instruction.value:
        refuse(reason("701.59b", N_("the cards in the graveyard of {by} have a total mana value of {total}, and {value} is needed"),
                      by=here.you, total=_total(cards), value=instruction.value),
               reason("118.3", N_("{by} can't pay that cost of {source}"), by=here.you, source=here.source))
    here, ids = ask(here, _question(here, cards, instruction.value))
    game = here.game
    for id in ids:
        game = exile(game, game.get(id), "701.59a")
    return did(here, game)


def _total(cards: tuple[Object, ...]) -> int:
    return sum(mana_value(card) for card in cards)


def _question(here: Doing, cards: tuple[Object, ...], value: int) -> Question:
    own = {card.id: card for card in cards}
    return Question(
        field=here.field, rule="701.59a", by=here.you, many=True, least=0, most=len(cards), index=next_index(here),
        prompt=message(N_("{by}: which cards are exiled as evidence {value}?"), by=here.you, value=value),
        candidates=lambda: tuple(own), objections=lambda id: _elsewhere(here, own, id),
        whole=lambda ids: _too_little(tuple(own[id] for id in ids), value), auto=lambda: _largest_first(cards, value),
        label=lambda id: own[id].label)


def _elsewhere(here: Doing, own: dict[int, Object], id: int) -> tuple[Reason, ...]:
    if id in own:
        return ()
    return (reason("701.59a", N_("{what} is not in the graveyard of {by}"), what=here.game.find(id) or id, by=here.you),)


def _too_little(cards: tuple[Object, ...], value: int) -> tuple[Reason, ...]:
    if _total(cards) >= value:
        return ()
    return (reason("701.59a", N_("{cards} have a total mana value of {total}, and {value} is needed"), cards=cards or ("none",),
                   total=_total(cards), value=value),)


def _largest_first(cards: tuple[Object, ...], value: int) -> tuple[int, ...]:
    """As few cards as will do."""
    ordered = sorted(cards, key=mana_value, reverse=True)
    enough = next(n for n, total in enumerate(accumulate(map(mana_value, ordered)), 1) if total >= value)
    return tuple(card.id for card in ordered[:enough])
