"""What happens between the cast and the resolution: may a target leave?  The panel asks that itself.

What has triggered stands above the spell on the stack, and resolves first.

Somebody's answer to the spell is what makes a target illegal in a game; here it is enough that a target is no longer
there (400.7).  What the resolution makes of it is for the rules to say (608.2b).
"""

from ...actions import return_to_hand
from ...book import N_, message
from ...casting import AUTO
from ...game import Ability, Game, Object, Spell, event
from ...pictures.sketch import say
from ...turn import after_resolution, pass_all, receive_priority
from ...walk import Question
from .answers import Key

#: The key of this question.
LEAVING: Key = ("leaving", None)


def may_leave(game: Game, spell: Spell) -> tuple[Object, ...]:
    """The targeted cards, tokens and spells that are still there, each once, in the order of the targets."""
    refs = (ref for chosen in spell.choices.targets for ref in chosen if isinstance(ref, int))
    found = (game.find(ref) for ref in dict.fromkeys(refs))
    return tuple(one for one in found if one is not None and not isinstance(one, Ability))


def leaving_question(game: Game, spell: Spell) -> Question | None:
    """Which targets leave before the spell resolves; None for a spell without an object as a target."""
    targets = {one.id: one for one in may_leave(game, spell)}
    if not targets:
        return None
    return Question(
        field=LEAVING[0], rule="400.7", by=spell.controller, least=0, most=None, many=True,
        prompt=message(N_("Before it resolves: nothing happens, unless you tick it")),
        candidates=lambda: tuple(targets),
        label=lambda id: say(N_("{object} leaves (it returns to its owner's hand)"), object=targets[id]))


def left(game: Game, spell: Spell, leaving: tuple[int, ...]) -> Game:
    """The game after targets have left, one after the other; the same game when none does."""
    for target in may_leave(game, spell):
        if target.id in leaving:
            game = game.note(event("something else", "400.7", N_("Before {spell} resolves, something else makes "
                                   "{object} leave: wherever it goes, it will be a new object."), spell=spell,
                                   object=target))
            game = return_to_hand(game, target)
    return receive_priority(game, game.priority) if leaving else game


def down_to(game: Game, spell: Spell) -> Game:
    """The game after everything above a spell on the stack has resolved (405.5); the program makes the choices."""
    while game.find(spell.id) is not None and game.stack[0].id != spell.id:
        above = pass_all(game, AUTO)
        if not above.complete:
            break
        game = after_resolution(above)
    return game
