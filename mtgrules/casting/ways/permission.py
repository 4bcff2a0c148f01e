"""The gate before the nine steps: may this player begin to cast this card (601.3, 117.1a)?"""

from collections.abc import Callable, Iterator

from ...book import N_, Reason, reason
from ...game import Event, Game, Object, Spell, event
from . import from_elsewhere, permitted, prohibitions, timing
from .methods import FREE, Method, as_cast, from_here


def objections(game: Game, card: Object | None, by: str) -> tuple[Reason, ...]:
    """All that forbids a player to begin casting a card now (601.3)."""
    if card is None:
        return (reason("601.2a", N_("there is no such card to cast")),)
    ways = tuple([as_cast(card, way) for way in from_here(game, card, by)])
    found = [r for check in (_place, _land, _timing, _forbidden) for r in check(game, card, by, ways)]
    return (*permitted.nothing_else(game, card, by), *found)


#: What the card is in each way of casting it.
Ways = tuple[Object, ...]


def _place(game: Game, card: Object, by: str, ways: Ways) -> tuple[Reason, ...]:
    if ways and (card.owner == by or permitted.permitting(game, card.id, by) or any(from_elsewhere.names(game, card, by))):
        return ()
    return (reason("601.3", N_("nothing allows {by} to cast {card} from where it is ({zone} of {owner})"), by=by,
                   card=card, zone=card.zone, owner=card.owner),)


def _land(game: Game, card: Object, by: str, ways: Ways) -> tuple[Reason, ...]:
    if "land" not in card.card.types:
        return ()
    return (reason("305.9", N_("{card} is a land: it is played, never cast"), card=card),)


def _timing(game: Game, card: Object, by: str, ways: Ways) -> tuple[Reason, ...]:
    """Why this is no time to cast it; what is resolving may allow it at any time (608.2g)."""
    if permitted.as_it_resolves(game, card.id, by) is not None:
        return ()
    return _in_every_way(card, ways, lambda it: timing.objections(game, it, by))


def _forbidden(game: Game, card: Object, by: str, ways: Ways) -> tuple[Reason, ...]:
    return (*_in_every_way(card, ways, lambda it: prohibitions.forbids_beginning(game, it, by)),
            *prohibitions.of_any_spell(game, by))


def _in_every_way(card: Object, ways: Ways, against: Callable[[Object], tuple[Reason, ...]]) -> tuple[Reason, ...]:
    """What speaks against every way of casting it; as the cast begins, one way that is free of it is enough (601.3a)."""
    found = [against(it) for it in ways or (card,)]
    return found[0] if all(found) else ()


def in_this_way(game: Game, card: Object, by: str, method: Method) -> tuple[Reason, ...]:
    """Why a card can't be cast in one way, though another way may do: only what it is when cast like that
    counts (601.3e)."""
    if permitted.as_it_resolves(game, card.id, by) is not None:
        return prohibitions.forbids_beginning(game, as_cast(card, method), by)
    it = as_cast(card, method)
    return timing.objections(game, it, by) + prohibitions.forbids_beginning(game, it, by)


def told(game: Game, card: Object, by: str, method: Method | None) -> Iterator[Event]:
    """Why a cast may begin though something seems to stand against it (601.3a-e); no method: any leaves the card as it is."""
    it = card if method is None else as_cast(card, method)
    yield from prohibitions.left_open(game, it, by)
    yield from from_elsewhere.told(game, card, by)
    if timing.untimely(game, it, by) and permitted.as_it_resolves(game, card.id, by) is None:
        yield from timing.permits(game, it, by)
    if method is not None and method.name == "flashback" and not any(getattr(k, "name",
                                                                             "") == method.name for k in card.card.keywords):
        yield event("given flashback", "400.7g", N_("{card} was given flashback: that lasts for the spell that it becomes."),
                    card=card)
    if it.card is not card.card:
        if it.face_down:
            yield event("face down", "708.4", N_("{card} is turned face down before it is put on the stack: it is seen as a 2/2 "
                        "creature without name, text, subtypes and mana cost."), card=card)
        yield event("other characteristics", "601.3e", N_("Whether {card} may be cast {method} is asked of what it is then: "
                    "{type}."), card=card, method=method.name, type=it.card.type_line)


def forbidden(game: Game, spell: Spell) -> tuple[Reason, ...]:
    """What forbids the spell as it has been proposed (601.2e)."""
    late = () if spell.choices.method == FREE else timing.cost_not_paid(game, spell)
    return prohibitions.forbids(game, spell) + late
