"""From a game and a cast to the text of a scenario: what ``position`` and ``answering`` read, the other way round.

Only a position can be said: what is under way (the stack, effects of this turn) is refused, never left out.  What has
happened before is not kept.
"""

from collections.abc import Iterator
from typing import Any

import msgspec

from ..book import demand
from ..cards import as_toml, toml
from ..casting import Announcement
from ..game import Game
from .write_cast import said_of_cast, walked
from .write_position import CannotWrite, own_cards, said_of_player, top, written

#: What a scenario says of a game, a player and an object, and what of them is left to the play.
_OF_GAME = {"players", "battlefield", "exile", "turn", "step", "priority", "edition",
            "happened", "gone", "looked_at", "next_id", "shaped"}
_OF_PLAYER = {"name", "life", "poison", "hand", "library", "graveyard", "mana"}
_OF_OBJECT = {"id", "card", "owner", "controller", "zone", "handle", "tapped", "damage", "counters", "sick", "attacking",
              "blocked", "goaded_by", "attached_to", "exiled_with", "chosen", "revealed", "last_size", "whole",
              "face", "also", "copying", "unchanged", "shaped_by", "commander"}
_OF_MANA = {"type", "only_for"}



def write(game: Game, announcement: Announcement | None = None, title: str = "") -> str:
    """The text of a scenario with this position, whose script makes this cast as far as it is announced.

    Raises CannotWrite, and TypeError for what is no game or no announcement.
    """
    demand(game, Game, "write a game, for instance mtg.position(\"...\")")
    demand(announcement, Announcement | None, "write an announcement, as in mtg.write(game, mtg.announce(game, \"Lava Spike\"))")
    if missing := tuple(_unsayable(game)):
        raise CannotWrite(missing)
    trace = None if announcement is None else walked(game, announcement)
    parts = [toml.table("", top(game, title)), *map(as_toml, own_cards(game)),
             *(toml.table(f"[{player.name}]", dict(said_of_player(game, player))) for player in game.players)]
    if trace is not None:
        parts.append(toml.table("[[script]]", dict(said_of_cast(trace))))
    return "\n\n".join(part for part in parts if part) + "\n"


# ---------------------------------------------------------------- what cannot be said


def _unsayable(game: Game) -> Iterator[str]:
    yield from (f"{name} of the game" for name in _other_fields(game, _OF_GAME))
    for player in game.players:
        yield from (f"{name} of {player.name}" for name in _other_fields(player, _OF_PLAYER))
        yield from (f"{name} of mana of {player.name}" for one in player.mana for name in _other_fields(one, _OF_MANA))
    for object_ in written(game):
        yield from (f"{name} of {object_.label}" for name in _other_fields(object_, _OF_OBJECT))


def _other_fields(what: Any, said: set[str]) -> list[str]:
    """The fields with something in them that a scenario does not speak of."""
    return [field.name for field in msgspec.structs.fields(what)
            if field.name not in said and getattr(what, field.name) != field.default]
