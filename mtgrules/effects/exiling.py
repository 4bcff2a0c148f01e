"""Exiling from the library until something turns up, and what becomes of the rest (701.13a, 702.85a, 607.2a).

What an object's text exiles remembers by what it was exiled, so that other text of it can find it.
"""

from collections.abc import Iterator

from ..actions import exile
from ..book import N_, replace
from ..cards import ExileUntil, MayCast, MayPlay, PutBackExiled, That, nodes
from ..game import Event, Game, Object, Permission, Spell, event, fits, mana_value
from .doing import Doing, did
from .nouns import EXILED, last_known_of, objects


def exile_with(game: Game, object_: Object, source: Object) -> tuple[Game, Object]:
    """Exile an object because the text of another says so; returns what it is in exile, linked to that source."""
    game = exile(game, object_)
    new = next((e.fact("new") for e in reversed(game.happened) if e.kind == "exile"), None)
    found = game.find(new.id) if new is not None else None
    if found is None:
        return game, object_
    linked = replace(found, exiled_with=source.id)
    if any(isinstance(node, That) and node.noun.startswith(EXILED) for node in nodes(source.card.lines)):
        game = game.note(event("linked", "607.2a", N_("{object} is the card that other text of {source} calls exiled."),
                               object=linked, source=source))
    return game.with_object(linked), linked


def exiled_with(game: Game, source: Object) -> tuple[Object, ...]:
    """The cards in exile that the text of an object has exiled (607.2a)."""
    return tuple(o for o in game.exile if o.exiled_with == source.id)


def exile_until(instruction: ExileUntil, here: Doing) -> Doing:
    """You exile cards from the top of your library until one fits; "that" is this card, or nothing (702.85a)."""
    (limit, *_) = last_known_of(here, instruction.below)
    less = mana_value(limit)
    here = did(here, here.game.note(event("limit", "702.85a", N_("The mana value of {spell} is {value}; a nonland card with a "
                                          "smaller one is looked for."), spell=limit, value=less)))
    if isinstance(limit, Spell) and limit.choices.x:
        here = did(here, here.game.note(event("X counts", "202.3e", N_("{spell} is on the stack, so its X, which is {x}, counts "
                                              "toward its mana value."), spell=limit, x=limit.choices.x)))
    for card in here.game.zone("library", here.you):
        game, exiled = exile_with(here.game, here.game.get(card.id), here.source)
        here = did(here, game)
        if fits(game, instruction.card, card, here.you) and mana_value(card) < less:
            return did(here, game.note(*_by_front_face(exiled)), (exiled.id,))
    return did(here, here.game, ())


def _by_front_face(card: Object) -> Iterator[Event]:
    """That only the front face of a double-faced card counts where it is: worth saying (712.8a)."""
    if card.card.faces and "double-faced" in card.card.layout:
        yield event("front face", "712.8a", N_("{card} has only the characteristics of its front face here: mana value {value}."),
                    card=card, value=mana_value(card))


def put_back_exiled(instruction: PutBackExiled, here: Doing) -> Doing:
    """What was exiled this way and is still in exile goes to the bottom of the library, nobody knows in which order."""
    cards, game = exiled_with(here.game, here.source), here.game
    for card in cards:
        game, _ = game.moved(card, "library", bottom=True)
    return did(here, game.note(event("to bottom", "702.85a", N_("{cards} go to the bottom of the library of {owner} in a random "
                                     "order."), cards=cards, owner=here.you)) if cards else game)


def may_play(instruction: MayPlay, here: Doing) -> Doing:
    """Until the end of your next turn you may cast the cards that were exiled, for their mana costs and whenever they
    could be cast, and play the lands among them (601.1a).

    The permission is for these objects, so it ends when they leave exile (400.7).
    """
    cards = [here.game.get(ref) for ref in here.that if isinstance(ref, int) and here.game.find(ref) is not None]
    allowed = tuple(Permission(o.id, here.you, here.source.label, play=True, until="end of your next turn") for o in cards)
    told = event("may play", "601.1a", N_("Until the end of the next turn of {by}, {by} may play {cards} from exile."), by=here.you,
                 cards=tuple(cards) or (N_("nothing"),))
    return did(here, replace(here.game, permissions=here.game.permissions + allowed).note(told))


def may_cast(instruction: MayCast, here: Doing) -> Doing:
    """You may cast cards for their mana costs, this turn or in later turns (601.3)."""
    here, cards = objects(here, instruction.cards)
    allowed = tuple(Permission(o.id, here.you, here.source.label, until="" if instruction.later else "end of turn",
                               not_yet=instruction.later, exile_after=instruction.exile_after) for o in cards)
    template = N_("{by} may cast {cards} after this turn.") if instruction.later else N_("{by} may cast {cards} this turn.")
    told = event("may cast", "601.3", template, by=here.you, cards=cards or (N_("nothing"),))
    return did(here, replace(here.game, permissions=here.game.permissions + allowed).note(told))
