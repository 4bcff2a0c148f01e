"""State-based actions about Auras and Equipment (704.5m-n): what is attached to nothing, or to something that is gone."""

from collections.abc import Iterator
from functools import partial

from ..actions import to_graveyard
from ..book import N_, replace
from ..game import Game, Object, event, is_creature, turned_face_up
from .at_once import Do, to


def loose_auras(game: Game) -> Iterator[Do]:
    """Auras that are not attached to a creature that is there; a bestowed one ceases to be bestowed (702.103f)."""
    for aura in game.permanents_of("Aura"):
        if not _holds_on(game, aura):
            yield to(aura, _unbestowed if aura.choices.method == "bestow" else partial(to_graveyard, rule="704.5m"))


def loose_equipment(game: Game) -> Iterator[Do]:
    """Equipment that is attached to nothing, or to what is no creature, becomes unattached and stays (704.5n)."""
    for object_ in game.permanents_of("Equipment"):
        if object_.attached_to is not None and not _holds_on(game, object_):
            yield to(object_, _comes_off)


def _comes_off(game: Game, equipment: Object) -> Game:
    told = event("unattached", "704.5n", N_("{object} becomes unattached, and stays on the battlefield."), object=equipment)
    return game.with_object(replace(equipment, attached_to=None)).note(told)


def _holds_on(game: Game, aura: Object) -> bool:
    host = game.find(aura.attached_to) if aura.attached_to is not None else None
    return host is not None and host.zone == "battlefield" and is_creature(host)


def _unbestowed(game: Game, aura: Object) -> Game:
    now = replace(turned_face_up(aura), attached_to=None, choices=replace(aura.choices, method=""))
    return game.with_object(now).note(event("not bestowed", "702.103f", N_("{object} is attached to nothing, so it ceases to be "
                                            "bestowed and is a creature."), object=now))
