"""Changing targets and choosing new ones (115.7): of a copy as it is made, and of a spell on the stack.

Every instance of "target" is asked about, text that was spliced on included.  Whether a change is legal is
looked at for the final set (115.7e); a division stays as it is (115.7f).
"""

from ..book import N_, Reason, Value, message, reason, replace
from ..cards import ChangeTargets, NewTargets
from ..casting import targets
from ..effects.choices import choose_one_of, next_index
from ..effects.doing import Doing, did
from ..effects.nouns import objects, things
from ..game import Ref, Slot, Spell, candidates, event, ref_of, slots_of
from ..walk import Question, ask

Chosen = tuple[tuple[Ref, ...], ...]


class Place(Value):
    """One target of a spell: which instance of the word, and which of what was chosen for it."""

    slot: Slot
    index: int


def places(spell: Spell) -> tuple[Place, ...]:
    """Every target that a spell has, in the order of its text."""
    return tuple(Place(slot, index) for slot in slots_of(spell)
                 for index in range(len(spell.choices.targets[slot.number])))


def with_target(spell: Spell, place: Place, ref: Ref) -> Spell:
    """The spell with one of its targets changed."""
    chosen, number = spell.choices.targets, place.slot.number
    refs = chosen[number][: place.index] + (ref,) + chosen[number][place.index + 1:]
    return replace(spell, choices=replace(spell.choices, targets=chosen[:number] + (refs,) + chosen[number + 1:]))


def present(spell: Spell, place: Place) -> Ref:
    """The target as it is."""
    return spell.choices.targets[place.slot.number][place.index]


def legal_others(here: Doing, spell: Spell, place: Place, only: tuple[Ref, ...] | None = None) -> tuple[Ref, ...]:
    """Everything else that the target could be changed to (115.7a); ``only``: what the text allows."""
    now = present(spell, place)
    found = (ref_of(c) for c in candidates(here.game, place.slot.target))
    return tuple(ref for ref in found if ref != now and (only is None or ref in only)
                 and not objections(here, spell, place, ref))


def objections(here: Doing, spell: Spell, place: Place, ref: Ref) -> tuple[Reason, ...]:
    """Why a target can't be changed to something, seen with the other targets as they are then (115.7e)."""
    chosen, number = spell.choices.targets, place.slot.number
    beside = chosen[number][: place.index] + chosen[number][place.index + 1:]
    found = targets.objections(here.game, spell, targets.with_earlier_chosen(here.game, place.slot, chosen), ref)
    if ref in beside:
        found += (reason("115.3", N_("{thing} can't be chosen twice for one instance of the word \"target\""),
                         thing=here.game.label(ref)),)
    return found + targets.another(here.game, place.slot, ref, chosen)


# ---------------------------------------------------------------- choosing new targets


def choose_new(here: Doing, spell: Spell, by: str) -> tuple[Doing, Spell]:
    """A player may choose new targets for a spell; each may stay as it is, legal or not (115.7d, 707.10c)."""
    for place in places(spell):
        here, ref = _ask(here, spell, place, by, stay=True)
        if ref != present(spell, place):
            here = did(here, here.game.note(event("new target", "115.7d", N_("{by} chooses {target} as a new target (text of "
                       "{origin})."), by=by, target=here.game.label(ref), origin=place.slot.placed.origin)))
        spell = with_target(spell, place, ref)
    if spell.choices.division and places(spell):
        here = did(here, here.game.note(event("same division", "115.7f", N_("What is divided stays divided as it was: "
                   "{division}."), division=spell.choices.division)))
    return here, spell


def _ask(here: Doing, spell: Spell, place: Place, by: str, stay: bool, only: tuple[Ref, ...] | None = None):
    """Which target it will be; ``stay``: it may be the present one."""
    now = present(spell, place)

    def against(ref: Ref) -> tuple[Reason, ...]:
        if stay and ref == now:
            return ()
        if ref == now or only is not None and ref not in only:
            return (reason("115.7a", N_("the target has to be changed to another legal one"),),)
        return objections(here, spell, place, ref)

    every = dict.fromkeys([now, *(ref_of(c) for c in candidates(here.game, place.slot.target))])
    question = Question(
        field=here.field, rule="115.7d" if stay else "115.7a", by=by, index=next_index(here), forced=True,
        prompt=message(N_("{by}: the new target of {spell} (text of {origin})"), by=by, spell=spell,
                       origin=place.slot.placed.origin),
        candidates=lambda: tuple(every), objections=against, label=here.game.label,
        auto=lambda: now)
    return ask(here, question)


def new_targets(instruction: NewTargets, here: Doing) -> Doing:
    """You choose new targets for spells or abilities on the stack (115.7d)."""
    here, spells = objects(here, instruction.of)
    for spell in spells:
        if isinstance(spell, Spell):
            here, changed = choose_new(here, spell, here.you)
            here = _changed(here, spell, changed, "115.7d")
    return here


# ---------------------------------------------------------------- changing targets


def change_targets(instruction: ChangeTargets, here: Doing) -> Doing:
    """Change the targets of a spell or ability: all of them, one of them, or any of them (115.7a-c)."""
    here, spells = objects(here, instruction.of)
    only = None
    if instruction.to is not None:
        here, allowed = things(here, instruction.to)
        only = tuple(ref_of(thing) for thing in allowed)
    for spell in spells:
        if isinstance(spell, Spell):
            here = _HOW[instruction.which](here, spell, only)
    return here


def _all(here: Doing, spell: Spell, only: tuple[Ref, ...] | None) -> Doing:
    """"The target": each is changed to another legal one, or none of them is (115.7a)."""
    changed = spell
    for place in places(spell):
        if not legal_others(here, changed, place, only):
            return _unchanged(here, spell, "115.7a")
        here, ref = _ask(here, changed, place, here.you, stay=False, only=only)
        changed = with_target(changed, place, ref)
    return _changed(here, spell, changed, "115.7a")


def _one(here: Doing, spell: Spell, only: tuple[Ref, ...] | None) -> Doing:
    """"A target": one of them, where there is another legal one (115.7b)."""
    open_ = tuple(p for p in places(spell) if legal_others(here, spell, p, only))
    if not open_:
        return _unchanged(here, spell, "115.7a")
    prompt = message(N_("{by}: which target of {spell} is changed?"), by=here.you, spell=spell)
    here, place = choose_one_of(here, open_, prompt, here.you, label=lambda p: here.game.label(present(spell, p)))
    here, ref = _ask(here, spell, place, here.you, stay=False, only=only)
    return _changed(here, spell, with_target(spell, place, ref), "115.7b")


def _any(here: Doing, spell: Spell, only: tuple[Ref, ...] | None) -> Doing:
    """"Any targets": as many as the player likes (115.7c)."""
    changed = spell
    for place in places(spell):
        here, ref = _ask(here, changed, place, here.you, stay=True, only=only)
        changed = with_target(changed, place, ref)
    return _changed(here, spell, changed, "115.7c")


def _unchanged(here: Doing, spell: Spell, rule: str) -> Doing:
    return did(here, here.game.note(event("no new target", rule, N_("The targets of {spell} can't be changed to other legal "
                                          "ones, so they stay as they are."), spell=spell)))


def _changed(here: Doing, spell: Spell, changed: Spell, rule: str) -> Doing:
    """Put the spell back with its new targets and say which they are."""
    news = [p for p in places(changed) if present(changed, p) != present(spell, p)]
    told = [event("change target", rule, N_("A target of {spell} is changed to {target} (text of {origin})."), spell=changed,
                  target=here.game.label(present(changed, p)), origin=p.slot.placed.origin) for p in news]
    game = here.game.with_object(changed).note(*told)
    return did(here, targets.became_targets(game, changed, tuple(present(changed, p) for p in news)), (changed.id,))


_HOW = {"the": _all, "a": _one, "any": _any}
