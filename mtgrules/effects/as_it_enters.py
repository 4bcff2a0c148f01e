"""What an object is as it enters the battlefield: which face is up, what it enters as a copy of, and what can
keep it out (614.12, 712.13, 707.5, 614.17d)."""

from ..actions import exile, to_graveyard
from ..book import N_, message, replace
from ..cards import Card, EntersAsCopy, ExileAsEnters, Quality
from ..game import Object, Spell, as_copy, event, with_face
from .choices import choose
from .doing import Doing, did


def as_it_enters(here: Doing, object_: Object, controller: str) -> tuple[Doing, Object]:
    """The object as it would be on the battlefield, copy effects first (616.1c)."""
    shown = object_ if isinstance(object_, Spell) else with_face(object_, 0)
    if shown.face:
        here = did(here, here.game.note(event("same face", "712.13", N_("{object} enters with the face up that was up on the "
                                                                       "stack."), object=shown)))
    for ability in shown.card.statics:
        if isinstance(ability, EntersAsCopy):
            return _as_a_copy(here, shown, ability, controller)
    return here, shown


def _as_a_copy(here: Doing, shown: Object, ability: EntersAsCopy, by: str) -> tuple[Doing, Object]:
    """Its controller may choose something that it enters as a copy of; nothing is targeted (707.5)."""
    prompt = message(N_("{by}: what does {object} enter as a copy of?"), by=by, object=shown)
    here, found = choose(here, Quality(types=ability.of.types), 1, by=by, least=0, prompt=prompt)
    if not found:
        return here, shown
    original = found[0]
    told = [event("enters as copy", "707.5", N_("{object} enters as a copy of {original}: it is one before it is there."),
                  object=shown, original=original),
            event("copied", "707.2", N_("Copied is what is printed; no counters, no damage, nothing that happened to it."))]
    if original.represented_by.faces:
        told.append(event("face copied", "707.8", N_("{original} has another face; the copy has what is on the face that is up."),
                          original=original))
    return did(here, here.game.note(*told)), as_copy(shown, _with_type(original.copiable, ability.also))


def _with_type(card: Card, also: str) -> Card:
    """The copied values with a card type besides (707.9a)."""
    if not also or also in card.types:
        return card
    front, dash, back = card.type_line.partition("—")
    words = front.split()
    words.insert(len(card.supertypes), also.capitalize())
    return replace(card, type_line=" ".join([*words, *([dash, back.strip()] if dash else [])]))


def exiled_as_it_enters(here: Doing, object_: Object, ability: ExileAsEnters, by: str) -> tuple[Doing, tuple[int, ...]]:
    """Cards are exiled as an object enters; what is entering itself can't be one of them (614.13a).

    Returns their ids too, as they are in exile.
    """
    count = None if ability.cards.any_number else ability.cards.count
    prompt = message(N_("{by}: what is exiled as {object} enters?"), by=by, object=object_)
    here = replace(here, you=by)
    if object_.zone == ability.cards.zone:
        here = did(here, here.game.note(event("not itself", "614.13a", N_("{object} is entering, so it can't be exiled by that."),
                                              object=object_)))
    here, cards = choose(here, ability.cards, count, by=by, least=0 if count is None else None, prompt=prompt, but=(object_.id,))
    game = here.game
    for card in cards:
        game = exile(game, game.get(card.id))
    return did(here, game), tuple(o.id for o in game.exile if o.id >= here.game.next_id)


def kept_out(here: Doing, object_: Object, stopper: Object) -> tuple[Doing, Object]:
    """An object that can't enter: a permanent spell goes to the graveyard (608.3e), another object stays."""
    game = here.game.note(event("can't enter", "614.17d", N_("{object} can't enter the battlefield as it would be there "
                                                             "({stopper})."), object=object_, stopper=stopper))
    if isinstance(object_, Spell):
        game = to_graveyard(game, object_, "608.3e")
    return did(here, game), object_
