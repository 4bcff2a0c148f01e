"""Dealing damage, one blow after another: who chooses which of several effects modifies it first (616.1, 615.7).

What the effects are and what they do is in :mod:`mtgrules.actions.modifying`.
"""

from ..actions import Blow, Modifier, cant_be_dealt, modified, modifiers, order_matters, protection_told, results
from ..book import N_, message, replace
from ..cards import Chosen, Sacrifice, They
from ..game import Game, Player, Ref, event
from .choices import choose_one_of, in_order
from .doing import Doing, did
from .follow import follow


def strike_all(here: Doing, blows: tuple[Blow, ...]) -> Doing:
    """Damage is dealt at the same time; then what prevention effects do immediately afterward (615.5).

    Where several players have to choose, they do so in turn order (616.1, 101.4).
    """
    before = here.game
    here, blows = _in_turn_order(here, blows)
    here, blows = _prevented_first(here, blows)
    for blow in blows:
        here = strike(here, blow)
    return _after_preventing(here, before)


def _in_turn_order(here: Doing, blows: tuple[Blow, ...]) -> tuple[Doing, tuple[Blow, ...]]:
    game = here.game
    asked = {_affected(game, b.to) for b in blows if order_matters(game, b, modifiers(game, b))}
    players = [p.name for p in game.apnap()]
    if len(asked) < 2:
        return here, blows
    here = did(here, game.note(event("turn order", "101.4", N_("Players choose in turn order: {players}."),
                                     players=tuple(p for p in players if p in asked))))
    return here, tuple(sorted(blows, key=lambda blow: players.index(_affected(game, blow.to))))


def _prevented_first(here: Doing, blows: tuple[Blow, ...]) -> tuple[Doing, tuple[Blow, ...]]:
    """Where several sources deal damage to one thing and a shield can't prevent all of it, the affected player chooses
    whose damage it prevents first (615.7)."""
    for to in dict.fromkeys(blow.to for blow in blows):
        theirs = tuple(blow for blow in blows if blow.to == to)
        if len(theirs) < 2 or not _shield_is_too_small(here.game, theirs):
            continue
        by = _affected(here.game, to)
        prompt = message(N_("{by}: whose damage is prevented first?"), by=by)
        here, order = in_order(here, tuple(blow.source for blow in theirs), prompt, by)
        here = did(here, here.game.note(event("whose damage", "615.7", N_("{by} chooses whose damage is prevented first: "
                                              "{sources}."), by=by, sources=order)))
        sources = [source.id for source in order]
        ordered = iter(sorted(theirs, key=lambda blow: sources.index(blow.source.id)))
        blows = tuple(next(ordered) if blow.to == to else blow for blow in blows)
    return here, blows


def _shield_is_too_small(game: Game, blows: tuple[Blow, ...]) -> bool:
    """True when a shield of some damage applies to several blows, from sources that are there, and is less than all of it."""
    if any(game.find(blow.source.id) is None for blow in blows):
        return False
    places = [{m.place for m in modifiers(game, blow) if m.kind == "prevent" and isinstance(m.place, int)} for blow in blows]
    total = sum(blow.amount for blow in blows)
    return any(0 < game.preventions[place].left < total for place in set.intersection(*places))


def _affected(game: Game, to: Ref) -> str:
    """The player whom damage affects, or who controls what it affects (616.1)."""
    thing = game.thing(to) or game.last_known(to)
    return thing.name if isinstance(thing, Player) else thing.controller


def strike(here: Doing, blow: Blow) -> Doing:
    """An object deals damage: what modifies it does so, one effect after another, until none is left (616.1f)."""
    to = here.game.thing(blow.to)
    if to is None or blow.amount <= 0:
        return here  # 120.8: no damage at all, so nothing is dealt
    why = cant_be_dealt(to)
    if why is not None:
        return did(here, here.game.note(why))
    here = did(here, here.game.note(*protection_told(here.game, blow.source, to)))
    first = True
    while found := modifiers(here.game, blow):
        here, by = _first_of(here, blow, found, "616.1" if first else "616.1f")
        game, parts = modified(here.game, blow, by)
        here, first = did(here, game), first and len(found) < 2
        here = _sacrifice(here, blow) if by.kind == "sacrifice" else here
        for other in parts:
            here = here if other.to == blow.to else strike(here, other)
        blow = next((part for part in parts if part.to == blow.to), replace(blow, amount=0))
    return did(here, results(_told_of_once(here.game, blow), blow.source, blow.to, blow.amount))


def _sacrifice(here: Doing, blow: Blow) -> Doing:
    """The controller of what would be dealt damage sacrifices that many permanents instead (614.1a)."""
    meant = Sacrifice(Chosen(types=("permanent",), count=blow.amount), who=They())
    return replace(follow(meant, replace(here, they=_affected(here.game, blow.to))), they=here.they, that=here.that)


def _first_of(here: Doing, blow: Blow, found: tuple[Modifier, ...], rule: str) -> tuple[Doing, Modifier]:
    """The effect that is applied next: where that makes a difference, the affected player chooses it (616.1e)."""
    if not order_matters(here.game, blow, found):
        return here, found[0]
    by, to = _affected(here.game, blow.to), here.game.thing(blow.to)
    names = tuple(_name(one, found) for one in found)
    here, name = choose_one_of(here, names, message(N_("{by}: which effect applies first to the damage to {to}?"), by=by,
                                                    to=to), by)
    return did(here, here.game.note(event("order of effects", rule, N_("{by} chooses which effect applies first to the damage to "
               "{to}: {first}."), by=by, to=to, first=name))), found[names.index(name)]


def _name(one: Modifier, found: tuple[Modifier, ...]) -> str:
    """What an effect is called in a choice: what it does, with its source, and a number, where several do that."""
    alike = [m for m in found if m.kind == one.kind]
    same = [m for m in alike if m.source == one.source]
    number = f"#{same.index(one) + 1}" if len(same) > 1 else ""
    return f"{one.kind} ({one.source}){number}" if len(alike) > 1 else one.kind


def _told_of_once(game: Game, blow: Blow) -> Game:
    """Say so where an effect would redirect the damage once more, and has had its opportunity (614.5)."""
    again = [m for m in modifiers(game, replace(blow, done=frozenset())) if m.kind == "redirect" and m.key in blow.done]
    return game.note(*(event("once", "614.5", N_("{by} has had its opportunity to affect this damage, and does not do so again."),
                             by=m.source) for m in again))


def _after_preventing(here: Doing, before: Game) -> Doing:
    """What prevention effects do immediately after they have prevented damage (615.5)."""
    for happened in here.game.happened[len(before.happened):]:
        shield = happened.fact("shield") if happened.kind == "shielded" else None
        if shield is not None and shield.then is not None:
            theirs = replace(here, you=shield.controller, prevented=happened.fact("amount"))
            here = did(here, follow(shield.then, theirs).game)
    return here
