"""Objects that are exiled until a permanent leaves the battlefield, and how they return then (610.3)."""

from typing import Any

from ..actions import put_into_hand
from ..book import N_, replace
from ..cards import Exile
from ..game import Game, Object, event
from .doing import Doing, did
from .entering import enter
from .exiling import exile_with
from .nouns import objects


def exile_until_it_leaves(instruction: Exile, here: Doing) -> Doing:
    """Exile objects until the source leaves the battlefield; if it has left already, they stay where they are (610.3a-b)."""
    keeper = here.game.find(here.source.id)
    if keeper is None or keeper.zone != "battlefield":
        return did(here, here.game.note(event("does not move", "610.3b", N_("{source} has left the battlefield already, so nothing "
                                              "is exiled until it does."), source=here.source)), ())
    here, affected = objects(here, instruction.objects)
    new = []
    for object_ in affected:
        game, exiled = exile_with(here.game, here.game.get(object_.id), here.source)
        if game.find(exiled.id) is not None and exiled.zone == "exile":
            game = game.with_object(replace(exiled, goes_back=object_.zone))
        here = did(here, game)
        new.append(exiled.id)
    return did(here, here.game, tuple(new))


def come_back(now: Any) -> Any:
    """What was exiled until a permanent leaves returns to its zone, once that has happened (610.3).

    now: a walking state whose ``choices`` answer what is asked as something enters.
    """
    for card in _due(now.game):
        now = replace(now, game=now.game.note(event("until", "610.3", N_("What exiled {card} has left the battlefield, so {card} "
                                                    "returns to where it was."), card=card)))
        if card.goes_back != "battlefield":
            now = replace(now, game=put_into_hand(now.game, now.game.get(card.id), "610.3"))
            continue
        here = Doing(now.game, now.announcement, now.asked, card.owner, card)
        here, _ = enter(here, now.game.get(card.id), card.owner, rule="610.3c")
        now = replace(now, game=here.game, asked=here.asked)
    return now


def _due(game: Game) -> tuple[Object, ...]:
    """The exiled objects whose permanent is not there any more."""
    there = {o.id for o in game.battlefield}
    return tuple(o for o in game.exile if o.goes_back and o.exiled_with not in there)
