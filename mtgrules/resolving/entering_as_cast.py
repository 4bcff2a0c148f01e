"""What a permanent is as its spell resolves, because of how the spell was cast: face down, attached to what an
Aura spell targeted, bestowed, or on its way to exile (warp).
"""

from ..book import N_, replace
from ..cards import Enchant, Exile, KeywordLine, MayCast, SpellLine, That
from ..game import Delayed, Game, Object, Ref, Spell, event, turned_face_up

#: What happens at the next end step to a permanent that was cast for its warp cost (702.185a).
WARP = SpellLine((Exile(That("it")), MayCast(That("it"), later=True)), ability_word="warp")


def is_aura(spell: Spell) -> bool:
    """True for a spell with an enchant ability (303.4a)."""
    return any(isinstance(line, KeywordLine) and any(isinstance(k, Enchant) for k in line.keywords)
               for line in spell.card.lines)


def no_longer_bestowed(game: Game, spell: Spell) -> tuple[Game, Spell]:
    """A bestowed Aura spell with an illegal target goes on resolving as a creature spell (702.103e)."""
    spell = turned_face_up(spell)
    return game.with_object(spell).note(event(
        "not bestowed", "702.103e", N_("The target of {spell} is illegal, so it ceases to be bestowed and resolves as a "
        "creature spell."), spell=spell)), spell


def as_cast(game: Game, spell: Spell, permanent: Object, legal: tuple[tuple[Ref, ...], ...]) -> Game:
    """The game in which a permanent is what the way of casting made of it."""
    if is_aura(spell) and legal and legal[0]:
        permanent = replace(permanent, attached_to=legal[0][0])
        game = game.with_object(permanent).note(event("attach", "608.3b", N_("{object} is attached to {host}."),
                                                      object=permanent, host=game.thing(legal[0][0])))
    if spell.choices.method in ("morph", "megamorph"):
        game = game.note(event("face down", "708.4", N_("{object} is face down: a 2/2 creature without name, text, subtypes "
                               "and mana cost."), object=permanent))
    return _warped(game, permanent) if spell.choices.method == "warp" else game


def _warped(game: Game, permanent: Object) -> Game:
    """A permanent whose warp cost was paid is exiled at the beginning of the next end step (702.185a)."""
    delayed = Delayed(WARP, permanent, permanent.controller, (permanent.id,), rule="702.185a")
    return replace(game, delayed=(*game.delayed, delayed)).note(event(
        "delayed", "702.185a", N_("{object} was cast for its warp cost, so it is exiled at the beginning of the next end step."),
        object=permanent))
