"""Instructions about damage and life: deal, fight, prevent, gain, lose."""

from ..actions import Blow, gain_life, lose_life
from ..book import N_, replace
from ..cards import DamageBy, DealDamage, EachOf, Fight, GainLife, LoseLife, PreventDamage, PreventDamageTo, PreventNext, Target
from ..game import Player, Prevention, Ref, characteristics, event, is_creature, ref_of
from .damage_order import strike_all
from .doing import Doing, Thing, did, no_information
from .nouns import last_known_of, objects, things
from .numbers import each_player, number
from .redirecting import in_order_of_redirection


def deal(instruction: DealDamage, here: Doing) -> Doing:
    """This object deals damage; in gained text it is the spell that gained it (201.5b)."""
    here, hit = things(here, instruction.to)
    if len(hit) == 1 and isinstance(hit[0], Player):
        here = replace(here, they=hit[0].name)
    amount = number(here, instruction.amount)
    if amount is None:
        return no_information(here)
    shares = _shares(instruction, here, hit, amount)
    if instruction.evenly and hit:
        here = did(here, here.game.note(event("divide evenly", "608.2h", N_("{source} divides {amount} damage evenly as it "
                   "is dealt, among {to}: {each} each."), source=here.source, amount=amount, to=hit,
                   each=amount // len(hit))))
    here, hit = in_order_of_redirection(here, hit, shares)
    if len(hit) > 1:
        here = did(here, here.game.note(event("at once", "608.2f", N_("{source} deals damage to {to} at the same time."),
                                              source=here.source, to=hit)))
    here = strike_all(here, tuple(Blow(here.source_now, ref_of(thing), shares.get(ref_of(thing), 0)) for thing in hit))
    return replace(did(here, here.game, tuple(ref_of(t) for t in hit)), much=amount)


def damage_by(instruction: DamageBy, here: Doing) -> Doing:
    """Other objects than the one with this text deal damage, each its own amount, settled before any of it."""
    here, dealing = objects(here, instruction.by)
    dealing = dealing or (last_known_of(here, instruction.by) if not isinstance(instruction.by, EachOf) else ())
    meant, blows = here.that, []
    for object_ in dealing:
        turn = replace(here, that=(object_.id,), other=tuple(r for r in meant if r != object_.id))
        turn, hit = things(turn, instruction.to)
        blows += [Blow(object_, ref_of(thing), number(turn, instruction.amount) or 0) for thing in hit]
        here = replace(turn, that=meant, other=None)
    return strike_all(here, tuple(blows))


def fight(instruction: Fight, here: Doing) -> Doing:
    """Two creatures deal damage equal to their powers to each other; both or neither (701.14a-b)."""
    here, one = objects(here, instruction.one)
    here, other = objects(here, instruction.other)
    fighters = tuple(o for o in one + other if o.zone == "battlefield" and is_creature(o))
    if not one or not other or len(fighters) != len(one + other):
        return did(here, here.game.note(event("no fight", "701.14b", N_("One of the creatures is not there to fight, so no "
                                              "damage is dealt ({source})."), source=here.source)))
    a, b = one[0], other[0]
    powers = {o.id: characteristics(here.game, o).power or 0 for o in (a, b)}
    here = did(here, here.game.note(event("fight", "701.14a", N_("{one} and {other} fight."), one=a, other=b)))
    here = strike_all(here, (Blow(a, b.id, powers[a.id]), Blow(b, a.id, powers[b.id])))
    return did(here, here.game, (a.id, b.id))


def _shares(instruction: DealDamage, here: Doing, hit: tuple[Thing, ...], amount: int) -> dict[Ref, int]:
    """How much each is dealt: as announced (601.2d), divided evenly now, or all of it each."""
    if instruction.divided and isinstance(instruction.to, Target):
        return dict(zip(here.chosen[instruction.to.slot], here.division, strict=False))
    each = amount // len(hit) if instruction.evenly and hit else amount
    return {ref_of(thing): each for thing in hit}


def gain(instruction: GainLife, here: Doing) -> Doing:
    """Players gain life."""
    return each_player(here, instruction.who, instruction.amount, gain_life)


def lose(instruction: LoseLife, here: Doing) -> Doing:
    """Players lose life."""
    return each_player(here, instruction.who, instruction.amount, lose_life)


def prevent_all(instruction: PreventDamage, here: Doing) -> Doing:
    """All damage by sources of a quality will be prevented this turn (615.1a)."""
    shield = Prevention(here.source.label, here.you, by=instruction.by)
    game = replace(here.game, preventions=here.game.preventions + (shield,))
    return did(here, game.note(event("prevention", "615.1a", N_("{source} will prevent that damage this turn."),
                                     source=here.source)))


def prevent_next(instruction: PreventNext, here: Doing) -> Doing:
    """The next N damage to each chosen thing will be prevented this turn (615.7)."""
    here, shielded = things(here, instruction.to)
    amount, game = number(here, instruction.amount), here.game
    if amount is None:
        return no_information(here)
    for thing in shielded:
        shield = Prevention(here.source.label, here.you, to=ref_of(thing), left=amount, then=instruction.then)
        game = replace(game, preventions=game.preventions + (shield,)).note(
            event("prevention", "615.7", N_("{source} will prevent the next {amount} damage to {thing} this turn."),
                  source=here.source, amount=amount, thing=thing))
    return did(here, game)


def prevent_all_to(instruction: PreventDamageTo, here: Doing) -> Doing:
    """All damage to objects or players will be prevented this turn (615.1a)."""
    here, shielded = things(here, instruction.to)
    game = here.game
    for thing in shielded:
        shield = Prevention(here.source.label, here.you, to=ref_of(thing), everything=True)
        game = replace(game, preventions=game.preventions + (shield,)).note(
            event("prevention", "615.1a", N_("{source} will prevent all damage to {thing} this turn."),
                  source=here.source, thing=thing))
    return did(here, game)
