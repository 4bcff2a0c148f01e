"""Paying while something resolves (118.12): "unless a player pays"; mana abilities may be activated (608.2g)."""

from ..actions import pay_life
from ..book import N_, message, replace
from ..cards import Cost, Unless, mana
from ..casting.mana import mana_abilities, planning
from ..effects import follow
from ..effects.choices import choose_one_of
from ..effects.doing import Doing, did
from ..effects.nouns import players
from ..game import Game, event


def unless(instruction: Unless, here: Doing) -> Doing:
    """Do something unless a player pays a cost: that player may pay, and if not, it is done (118.12a)."""
    here, payers = players(here, instruction.payer)
    for payer in payers:
        here, paid = _may_pay(here, instruction.cost, payer)
        if paid:
            return here
    return follow(instruction.act, here)


def _may_pay(here: Doing, cost: Cost, payer: str) -> tuple[Doing, bool]:
    ways = ("yes", "no") if can_pay(here.game, payer, cost) else ("no",)
    prompt = message(N_("{by}: pay for {source}?"), by=payer, source=here.source)
    here, answer = choose_one_of(here, ways, prompt, payer)
    if answer == "no":
        template = N_("{by} does not pay for {source}.") if len(ways) > 1 else N_("{by} can't pay for {source}.")
        return did(here, here.game.note(event("not paid", "118.12a", template, by=payer, source=here.source))), False
    here = did(here, here.game.note(event("may pay", "118.12a", N_("{by} pays, so it is not done ({source})."), by=payer,
                                          source=here.source)))
    return _pay(here, cost, payer), True


def can_pay(game: Game, payer: str, cost: Cost) -> bool:
    """Whether a player could pay the mana and life of a cost now, with mana abilities (608.2g, 118.3)."""
    found, _ = planning.plan(game, payer, None, mana(cost.mana or ""))
    life = cost.life if isinstance(cost.life, int) else 0
    return found.paid and game.player(payer).life >= life


def _pay(here: Doing, cost: Cost, payer: str) -> Doing:
    game, owed = here.game, mana(cost.mana or "")
    _, activations = planning.plan(game, payer, None, owed)
    for activation in activations:
        game = mana_abilities.activate(game, payer, activation)
    game = mana_abilities.pay_mana(game, payer, here.source, owed)
    if isinstance(cost.life, int):
        game = pay_life(game, payer, cost.life)
    theirs = replace(did(here, game), you=payer)
    for action in cost.actions:
        theirs = follow(action, theirs)
    here = replace(theirs, you=here.you)
    return did(here, here.game.note(event("paid", "608.2g", N_("{by} pays {cost} while {source} resolves."), by=payer,
                                          cost=cost.mana or "{0}", source=here.source)))
