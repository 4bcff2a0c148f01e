"""Copying spells (707.10): a copy is put onto the stack, is not cast, and has all that was chosen.

It keeps the spliced text, modes, X, division and what costs took; mana was never spent on it.
A card can be copied too, in the zone where it is, so that the copy can be cast (707.12).
"""

from ..book import N_, message, replace
from ..cards import DOUBLE_FACED, CopyForEach, CopySpell
from ..casting import targets
from ..effects.choices import in_order
from ..effects.doing import Doing, did
from ..effects.nouns import last_known_of, objects
from ..game import Ability, Object, Ref, Spell, event
from .new_targets import choose_new, places, present, with_target


def copy_spell(instruction: CopySpell, here: Doing) -> Doing:
    """Copy spells, as they are or last were; new targets are chosen before the copy is there (707.10c).

    "The copy" is then what was made.
    """
    made = []
    for one in last_known_of(here, instruction.spell):
        if isinstance(one, Spell):
            here, copy = _copied(here, one, instruction)
        else:
            here, copy = _copied_card(here, one)
        made.append(copy.id)
    return did(here, here.game, tuple(made))


def _copied_card(here: Doing, card: Object) -> tuple[Doing, Object]:
    """A copy of a card, in the same zone: only as long as it is being cast (707.12, 707.10a)."""
    copy = Object(0, card.copiable, here.you, here.you, card.zone, handle=f"copy of {card.label}", copy=True)
    game, copy = here.game.added(copy)
    return did(here, game.note(event("copy card", "707.12", N_("A copy of {card} is created in: {zone}."), card=card,
                                     zone=card.zone, copy=copy))), copy


def _copied(here: Doing, spell: Spell, instruction: CopySpell) -> tuple[Doing, Spell]:
    """One copy of a spell on the stack, with new targets if the text allows them."""
    copy = _copy_of(spell, here.you, instruction.color)
    if instruction.new_targets:
        here, copy = choose_new(here, copy, here.you)
        if places(copy):
            here = did(here, here.game.note(event("new targets", "707.10c", N_("{by} has decided what the targets of the copy "
                       "of {original} are; then it is put on the stack."), by=here.you, original=spell)))
    return _onto_stack(here, spell, copy)


def _copy_of(spell: Spell, by: str, color: str = "") -> Spell:
    """What a copy of a spell is: its copiable values and all that was chosen (707.2, 707.10)."""
    choices = replace(spell.choices, mana_spent="", cast_from="")
    card = replace(spell.copiable, copied_color=color) if color else spell.copiable
    return replace(spell, id=0, card=card, unchanged=None, shaped_by=(), owner=by, controller=by, copy=True, choices=choices,
                   handle=f"copy of {spell.label}")


def _onto_stack(here: Doing, spell: Spell, copy: Spell) -> tuple[Doing, Spell]:
    game, copy = here.game.added(copy)
    game = game.note(event("copy spell", "707.10", N_("A copy of {original} is put on the stack under the control of {by}; "
                           "it is not cast."), original=spell, by=here.you, spell=copy))
    if isinstance(copy, Ability):
        game = game.note(event("same source", "707.10b", N_("The copy has the same source as the original: {source}."),
                               source=copy.source))
    if copy.represented_by.layout in DOUBLE_FACED and copy.card.is_permanent_card:
        game = game.note(event("both faces", "707.10g",
                               N_("The copy has a front face and a back face, as {original} has; {face} is "
                               "the one that is up."), original=spell, face=copy.card.name))
    if copy.card.copied_color:
        game = game.note(event("color of the copy", "707.9b", N_("The copy is {color}, whatever color {original} is."),
                               color=copy.card.copied_color, original=spell))
    if copy.choices.modes:
        game = game.note(event("same modes", "700.2g", N_("The modes of the copy are those of {original}; no others are chosen."),
                               original=spell))
    if copy.changes:
        game = game.note(event("text copied", "707.10", N_("The copy has the text of {splices} too, and nothing is paid for "
                               "it."), splices=copy.choices.splices))
    if spell.shaped_by:
        game = game.note(event("words not copied", "707.2", N_("What effects have changed in the text of {original} is not copied: "
                               "only what is printed, and what was spliced on."), original=spell))
    refs = tuple(present(copy, place) for place in places(copy))
    return did(here, targets.became_targets(game, copy, refs)), copy


# ---------------------------------------------------------------- a copy for each of several


def copy_for_each(instruction: CopyForEach, here: Doing) -> Doing:
    """A copy of a spell for each object that it could target, in an order that its controller chooses (707.10d)."""
    made: list[int] = []
    for spell in last_known_of(here, instruction.spell):
        here, found = objects(here, instruction.objects)
        here, could = _could_target(here, spell, found)
        prompt = message(N_("{by}: in which order are the copies put on the stack, the first one first?"), by=here.you)
        here, could = in_order(here, could, prompt, here.you)
        for object_ in could:
            here = did(here, here.game.note(event("copy for", "707.10d", N_("For {object} a copy is made: it is the target for "
                       "each instance of the word \"target\"."), object=object_)))
            here, copy = _onto_stack(here, spell, _aimed_at(_copy_of(spell, here.you), object_.id))
            made.append(copy.id)
    return did(here, here.game, tuple(made))


def _could_target(here: Doing, spell: Spell, found: tuple[Object, ...]) -> tuple[Doing, tuple[Object, ...]]:
    """Those that are a legal target for each instance of the word on the spell; says why others are not."""
    copy, could = _copy_of(spell, here.you), []
    for object_ in found:
        against = tuple(r for place in places(copy) for r in targets.objections(here.game, copy, place.slot.target, object_.id))
        if against:
            here = did(here, here.game.note(event("could not target", "707.10d", N_("No copy is made for {object}: {why}."),
                                                  object=object_, why=against)))
        else:
            could.append(object_)
    return here, tuple(could)


def _aimed_at(copy: Spell, ref: Ref) -> Spell:
    """The copy with the same target for each instance of the word (707.10d)."""
    for place in places(copy):
        copy = with_target(copy, place, ref)
    return copy
