"""The gate before the nine steps: may this player begin to cast this card (601.3, 117.1a)?"""

from ..book import N_, Reason, reason
from ..game import Game, Object, has_keyword
from .methods import from_here


def objections(game: Game, card: Object | None, by: str) -> tuple[Reason, ...]:
    """All that forbids a player to begin casting a card now (601.3)."""
    if card is None:
        return (reason("601.2a", N_("there is no such card to cast")),)
    return tuple(r for check in (_place, _land, _timing) for r in check(game, card, by))


def _place(game: Game, card: Object, by: str) -> tuple[Reason, ...]:
    if card.owner == by and from_here(game, card, by):
        return ()
    return (reason("601.3", N_("nothing allows {by} to cast {card} from where it is ({zone} of {owner})"), by=by,
                   card=card, zone=card.zone, owner=card.owner),)


def _land(game: Game, card: Object, by: str) -> tuple[Reason, ...]:
    if "land" not in card.card.types:
        return ()
    return (reason("305.9", N_("{card} is a land: it is played, never cast"), card=card),)


def _timing(game: Game, card: Object, by: str) -> tuple[Reason, ...]:
    if game.priority != by:
        return (reason("117.1a", N_("{by} does not have priority; {other} has"), by=by, other=game.priority),)
    if "instant" in card.card.types or has_keyword(game, card, "flash"):
        return ()
    rule = "307.1" if "sorcery" in card.card.types else "117.1a"
    found = []
    if game.turn != by:
        found.append(reason(rule, N_("{card} is not an instant, and it is the turn of {turn}"), card=card,
                            turn=game.turn))
    if game.stack:
        found.append(reason(rule, N_("{card} is not an instant, and the stack is not empty ({top} is on top)"),
                            card=card, top=game.stack[0]))
    if game.turn == by and "main" not in game.step:
        found.append(reason(rule, N_("{card} is not an instant, and this is not a main phase ({step})"), card=card,
                            step=game.step))
    return tuple(found)
