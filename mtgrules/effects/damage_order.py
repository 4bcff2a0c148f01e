"""Damage that one effect doubles and another prevents in part: who decides which comes first (616.1)."""

from ..actions import deal_damage, order_matters
from ..book import N_, message
from ..game import Game, Object, Player, event
from .choices import choose_one_of
from .doing import Doing, did

#: What the affected player may have applied first.
FIRST = ("prevent", "double")


def strike(here: Doing, game: Game, source: Object, to: Object | Player, amount: int) -> Doing:
    """An object deals damage; the player it would be dealt to, or who controls what it would be dealt to, chooses
    whether preventing or doubling comes first where that makes a difference (616.1)."""
    here = did(here, game)
    if not order_matters(game, source, to, amount):
        return did(here, deal_damage(game, source, to, amount))
    by = to.name if isinstance(to, Player) else to.controller
    prompt = message(N_("{by}: is damage to {to} prevented first, or doubled?"), by=by, to=to)
    here, first = choose_one_of(here, FIRST, prompt, by)
    told = event("order of effects", "616.1", N_("{by} chooses which effect applies first to the damage to {to}: {first}."), by=by,
                 to=to, first=first)
    return did(here, deal_damage(here.game.note(told), source, to, amount, prevention_first=first == "prevent"))
