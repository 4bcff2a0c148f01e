"""What an object is as it enters the battlefield: which face is up, what it enters as a copy of, and what can
keep it out (614.12, 712.13, 707.5, 614.17d)."""

from ..actions import exile, to_graveyard
from ..book import N_, message, replace
from ..cards import Card, EntersAsCopy, ExileAsEnters, Quality
from ..game import Object, Spell, as_copy, copying_as_it_enters, event, exiling_uncast, with_face
from .choices import choose, choose_one_of
from .doing import Doing, did


def as_it_enters(here: Doing, object_: Object, controller: str, transformed: bool = False) -> tuple[Doing, Object]:
    """The object as it would be on the battlefield, copy effects first (616.1c).

    transformed: a text puts it there so, or it is daybound and it is night (712.14a, 702.145b).
    """
    night = here.game.day_or_night == "night" and "daybound" in object_.represented_by.keywords
    if transformed or night:
        shown = with_face(object_, 1)
        here = did(here, here.game.note(event("enters transformed", "702.145b" if night else "712.14a", N_(
            "{object} enters with its back face up."), object=shown)))
    else:
        shown = object_ if isinstance(object_, Spell) else with_face(object_, 0)
    if shown.face and not (transformed or night):
        here = did(here, here.game.note(event("same face", "712.13", N_("{object} enters with the face up that was up on the "
                                                                       "stack."), object=shown)))
    others = copying_as_it_enters(here.game, shown, controller)
    own = next((ability for ability in shown.card.statics if isinstance(ability, EntersAsCopy)), None)
    if others is not None and own is not None:
        here, others = _which_copy(here, shown, others, controller)
    if others is not None:
        told = event("enters as copy", "614.1c", N_("{object} enters as a copy of {original}, which says so."), object=shown,
                     original=others)
        return did(here, here.game.note(told)), as_copy(shown, others.copiable)
    return (here, shown) if own is None else _as_a_copy(here, shown, own, controller)


def _which_copy(here: Doing, shown: Object, others: Object, by: str) -> tuple[Doing, Object | None]:
    """Of two effects that make a copy of it, its controller chooses the one that applies first (616.1)."""
    prompt = message(N_("{by}: does {object} enter as a copy because of {others}, or by its own text?"), by=by, object=shown,
                     others=others)
    here, first = choose_one_of(here, (others.label, "its own text"), prompt, by)
    told = event("order of effects", "616.1", N_("{by} chooses which effect makes {object} a copy: {first}."), by=by, object=shown,
                 first=first)
    return did(here, here.game.note(told)), others if first == others.label else None


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


def exiled_instead(here: Doing, object_: Object, shown: Object, controller: str) -> tuple[Doing, Object] | None:
    """What becomes of an object that is exiled because it was not cast; None when it may enter (614.1a)."""
    source = exiling_uncast(here.game, shown, controller)
    if source is None:
        return None
    here = did(here, here.game.note(event("replaced", "614.1a", N_("{object} was not cast, so it is exiled instead of entering "
                                          "({source})."), object=object_, source=source)))
    game = exile(here.game, here.game.get(object_.id))
    return did(here, game), next(e.fact("new") for e in reversed(game.happened) if e.kind == "exile")


def kept_out(here: Doing, object_: Object, stopper: Object) -> tuple[Doing, Object]:
    """An object that can't enter: a permanent spell goes to the graveyard (608.3e), another object stays."""
    game = here.game.note(event("can't enter", "614.17d", N_("{object} can't enter the battlefield as it would be there "
                                                             "({stopper})."), object=object_, stopper=stopper))
    if isinstance(object_, Spell):
        game = to_graveyard(game, object_, "608.3e")
    return did(here, game), object_
