"""Convoke, delve and improvise (702.51, 702.66, 702.126): things that pay for mana of the locked total.

They are neither alternative nor additional costs and change no total: each tapped creature or
artifact, each exiled card, pays for one mana of it, the mana of splice costs included (702.51b).
"""

from collections.abc import Iterator

from ...actions import exile, tap
from ...book import N_, Reason, message, reason
from ...cards import LETTER_OF, Mana
from ...game import Game, Object, Spell, event, keywords_of_spell
from ...walk import AUTO, Question
from .mana_abilities import floating
from .payment import Unit, match

HELPING = ("convoke", "improvise", "delve")
#: The rules that say that such payments come after the total cost is determined.
CHANGES_NO_COST = {"702.51a": "702.51b", "702.66a": "702.66b"}


def helpers(game: Game, by: str, spell: Spell) -> tuple[tuple[Object, str, Unit], ...]:
    """Everything that may pay for mana of this spell: the thing, the rule, and what mana it pays for."""
    has = keywords_of_spell(game, spell)
    helping = tuple([keyword for keyword in HELPING if keyword in has])
    return tuple(_helpers(game, by, helping)) if helping else ()


def _helpers(game: Game, by: str, helping: tuple[str, ...]) -> Iterator[tuple[Object, str, Unit]]:
    mine = tuple(o for o in game.battlefield if o.controller == by and not o.tapped)
    convoking = tuple(o for o in mine if "creature" in o.card.types) if "convoke" in helping else ()
    yield from ((o, "702.51a", Unit(frozenset(LETTER_OF[c] for c in o.card.colors), o.id)) for o in convoking)
    if "improvise" in helping:
        yield from ((o, "702.126a", Unit(frozenset(), o.id)) for o in mine if "artifact" in o.card.types and o not in convoking)
    if "delve" in helping:
        yield from ((o, "702.66a", Unit(frozenset(), o.id)) for o in game.zone("graveyard", by))


def units(game: Game, by: str, spell: Spell) -> tuple[Unit, ...]:
    """What could pay for mana of a spell besides mana."""
    return tuple(unit for _, _, unit in helpers(game, by, spell))


def question(game: Game, by: str, spell: Spell, cost: Mana) -> Question | None:
    """What is tapped or exiled to pay for mana (601.2h); None when the spell has no such ability."""
    ready = {o.id: o for o, _, _ in helpers(game, by, spell)}
    if not ready:
        return None
    return Question(
        field="helped_by", rule="601.2h", by=by, least=0, most=None, many=True,
        prompt=message(N_("What is tapped or exiled to pay for mana of {spell}?"), spell=spell),
        candidates=lambda: tuple(ready), objections=lambda id: _objections(game, spell, ready, id),
        whole=lambda ids: _whole(game, by, spell, cost, ids), auto=lambda: needed(game, by, spell, cost),
        label=lambda id: ready[id].label if id in ready else str(id))


def nothing_helps(game: Game, spell: Spell, given: tuple[int, ...] | str | None) -> tuple[Reason, ...]:
    """Why nothing is tapped or exiled for a spell that asks for no such thing."""
    return tuple(r for id in given or () for r in _objections(game, spell, {}, id)) if given != AUTO else ()


def _objections(game: Game, spell: Spell, ready: dict[int, Object], id: int) -> tuple[Reason, ...]:
    if id in ready:
        return ()
    return (reason("601.2h", N_("{what} can't pay for mana of {spell}"), what=game.find(id) or id, spell=spell),)


def _whole(game: Game, by: str, spell: Spell, cost: Mana, ids: tuple[int, ...]) -> tuple[Reason, ...]:
    twice = [id for id in dict.fromkeys(ids) if ids.count(id) > 1]
    if twice:
        return (reason("118.10", N_("{what} pays only once"), what=game.get(twice[0])),)
    if len(_paid_for(game, by, spell, cost, ids)) < len(ids):
        return (reason("601.2h", N_("more is tapped or exiled than {cost} has mana for"), cost=cost),)
    return ()


def needed(game: Game, by: str, spell: Spell, cost: Mana) -> tuple[int, ...]:
    """As few helpers as are needed besides the mana in the pool."""
    pool = floating(game, by, spell)
    found = match(cost, pool, units(game, by, spell))
    used = {number for _, number in found.pays if number >= len(pool)}
    return tuple(helper.id for number, (helper, _, _) in enumerate(helpers(game, by, spell), len(pool)) if number in used)


def _paid_for(game: Game, by: str, spell: Spell, cost: Mana, ids: tuple[int, ...]) -> dict[int, str]:
    """Which symbol each helper pays for ("generic" or a letter), the most that they can pay together."""
    chosen = [unit for helper, _, unit in helpers(game, by, spell) if helper.id in ids]
    found = match(cost, chosen)
    return {chosen[number].source: symbol for symbol, number in found.pays}


def help_pay(game: Game, by: str, spell: Spell, cost: Mana, ids: tuple[int, ...]) -> tuple[Game, Mana]:
    """Tap or exile the helpers; returns the game and the mana that is left to pay."""
    symbols = _paid_for(game, by, spell, cost, ids)
    everything = helpers(game, by, spell)
    for helper, rule, _ in everything:
        if helper.id in symbols:
            cost = _without(cost, symbols[helper.id])
            game = (exile if rule == "702.66a" else tap)(game, helper, rule)
            game = game.note(event("pays for mana", rule, N_("{helper} pays for {symbol} of {spell}."), helper=helper,
                                   symbol="{1}" if symbols[helper.id] == "generic" else "{%s}" % symbols[helper.id],
                                   spell=spell))
    for rule in dict.fromkeys(rule for helper, rule, _ in everything if helper.id in symbols and rule in CHANGES_NO_COST):
        game = game.note(event("changes no cost", CHANGES_NO_COST[rule], N_("The total cost of {spell} was locked in before: "
                               "this changes no cost."), spell=spell))
    return game, cost


def _without(cost: Mana, symbol: str) -> Mana:
    return cost.less(1) if symbol == "generic" else cost.minus(Mana((symbol,)))

