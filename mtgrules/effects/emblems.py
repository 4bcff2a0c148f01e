"""Emblems (114): objects in the command zone that have abilities and nothing else."""

from ..book import N_, replace
from ..cards import Card, GetEmblem, Line
from ..game import Game, Object, event
from .doing import Doing, did

#: What an emblem is called; it has no name of its own (114.3).
EMBLEM = "emblem"


def get_emblem(instruction: GetEmblem, here: Doing) -> Doing:
    """You get an emblem with an ability (114.1)."""
    return did(here, with_emblem(here.game, here.you, instruction.ability, here.source))


def with_emblem(game: Game, player: str, ability: Line, source: Object) -> Game:
    """The game in which a player owns and controls an emblem with that ability (114.2)."""
    emblem = Object(game.next_id, Card(name="", type_line="", lines=(ability,)), player, player, "command", handle=EMBLEM)
    game = replace(game, next_id=game.next_id + 1, emblems=(*game.emblems, emblem))
    return game.note(event("emblem", "114.1", N_("{player} gets an emblem with an ability ({source})."), player=player,
                           source=source,
                           emblem=emblem))
