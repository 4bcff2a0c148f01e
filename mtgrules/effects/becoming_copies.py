"""Instructions by which an object becomes a copy of another (707)."""

from ..book import N_, replace
from ..cards import BecomeCopy, Line, nodes
from ..game import Game, Object, as_copy, event
from .doing import Doing, did
from .nouns import last_known_of, objects


def become_copy(instruction: BecomeCopy, here: Doing) -> Doing:
    """An object takes on the copiable values of another, as it is or as it last was (707.2, 608.2h)."""
    here, affected = objects(here, instruction.objects)
    originals = last_known_of(here, instruction.of)
    if not originals:
        return did(here, here.game, ())
    more = _saying(here.source, instruction) if instruction.with_ability else ()
    game = here.game
    for object_ in affected:
        game = _copied(game, game.get(object_.id), originals[0], more, instruction)
    return did(here, game.settled(), tuple(o.id for o in affected))


def _copied(game: Game, object_: Object, original: Object, more: tuple[Line, ...], instruction: BecomeCopy) -> Game:
    card = replace(original.copiable, lines=original.copiable.lines + more)
    if instruction.named:
        card = replace(card, name=instruction.named)
    if instruction.legendary and "legendary" not in card.supertypes:
        card = replace(card, type_line=f"Legendary {card.type_line}")
    game = game.with_object(as_copy(object_, card)).note(event(
        "become copy", "707.2", N_("{object} is a copy of {original} from now on."), object=object_, original=original))
    if not more:
        return game
    return game.note(event("exception", "707.9a", N_("Besides what it copies, {object} has the ability that made it a copy."),
                           object=object_))


def _saying(source: Object, instruction: BecomeCopy) -> tuple[Line, ...]:
    """The ability in which an instruction stands."""
    return tuple(line for line in source.card.lines if instruction in tuple(nodes(line)))[:1]
