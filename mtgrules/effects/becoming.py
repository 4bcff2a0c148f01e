"""Instructions about what is written on objects: words changed, abilities lost and gained, types (612, 613)."""

from collections.abc import Iterator

from ..book import N_, message, so_many
from ..cards import (
    Become,
    Body,
    Card,
    ChangeText,
    GainActivated,
    LoseAbilities,
    Protection,
    Reword,
    Token,
    landwalk,
    names_itself,
    nodes,
    words_of_kind,
)
from ..game import (
    AbilitiesGained,
    AbilitiesLost,
    Became,
    Continuous,
    Event,
    Game,
    Object,
    Spell,
    WordsChanged,
    event,
    protections,
    text_of,
)
from ..game.dependency import word_changes
from .choices import choose_one_of
from .doing import Doing, did, no_information
from .nouns import last_known_of, objects
from .numbers import number

#: The kinds of words that a text may let a player choose from, in the order in which they are offered.
KINDS = ("color word", "basic land type", "creature type")


def change_text(instruction: ChangeText, here: Doing) -> Doing:
    """Every instance of one word in an object's text becomes another; both are chosen now (612.1, 608.2d)."""
    here, affected = objects(here, instruction.of)
    if not affected:
        return did(here, here.game, ())
    here, words = _chosen(instruction, here)
    game = here.game
    for before in affected:
        game = game.with_effect(Continuous((before.id,), here.source.label, changes=(WordsChanged(words),),
                                           until=instruction.until))
        game = game.note(*_told(before, game.get(before.id), words), *_not_touched(before, game.effects, words))
        game = game.note(*_protection(game, before))
    return did(here, game, tuple(o.id for o in affected))


def _chosen(instruction: ChangeText, here: Doing) -> tuple[Doing, Reword]:
    """The word that is replaced, and the other word of its kind that stands there then."""
    words = tuple(w for kind in KINDS if kind in instruction.kinds for w in words_of_kind(kind))
    here, old = choose_one_of(here, words, message(N_("{by}: which word is replaced?"), by=here.you), here.you)
    if instruction.to:
        return here, Reword((old,), instruction.to)
    others = tuple(w for kind in instruction.kinds if old in words_of_kind(kind) for w in words_of_kind(kind)
                   if w not in (old, instruction.not_to))
    here, new = choose_one_of(here, others, message(N_("{by}: which word replaces {old}?"), by=here.you, old=old), here.you)
    return here, Reword((old,), new)


def _told(before: Object, after: Object, words: Reword) -> Iterator[Event]:
    """What is worth saying of a change of words: what it changed, and what it left alone."""
    old = words.old[0]
    if before.card == after.card and text_of(before) == text_of(after):
        yield event("no such word", "612.2", N_("The text of {object} has no {old} in it, so nothing changes."), object=before,
                    old=old)
    else:
        yield event("text change", "612.1", N_("In the text of {object} every {old} is {new} now."), object=after, old=old,
                    new=words.new)
        yield event("used as such", "612.2", N_("Only words used as such are changed: no names, and no mana symbols."))
        yield event("layer", "613.1c", N_("That is a change of text: it applies before all changes of types, colors and "
                                          "abilities."))
    if before.token:
        yield event("token text", "612.4", N_("What the effect that made {object} gave it is its text, and can be changed so."),
                    object=before)
    if old.lower() in before.card.name.lower():
        yield event("name", "612.2", N_("The name of {object} stays as it is: a name is no place for words used as such."),
                    object=before)
    if word_changes(after)[:-1] != word_changes(before):
        yield event("dependency", "613.8a",
                    N_("An older change of {object} depends on this one, for it finds other words after it: "
                    "so it applies after it, whichever began first."), object=before)
    elif before.shaped_by:
        yield event("later", "613.7", N_("It began after another change of {object}, and sees the words that this one left."),
                    object=before)
    if before.card.subtypes != after.card.subtypes and "land" in after.card.types:
        yield event("land type", "305.6", N_("{object} has the mana ability of the land type that it has now."), object=after)
    if isinstance(before, Spell) and before.changes:
        yield event("later", "613.7", N_("It began after the text of {splices} was added, and changes that text too."),
                    splices=before.choices.splices)
    if any(isinstance(n, Token) and old in n.subtypes for p in text_of(before) for n in nodes(p.line)):
        yield event("token words", "612.2a", N_("{old} in that text is a creature type, and part of a token's name as well."),
                    old=old)
        yield event("token name", "111.4", N_("The token will be called by its subtypes, and \"Token\"."))


def _not_touched(object_: Object, effects: tuple[Continuous, ...], words: Reword) -> Iterator[Event]:
    """Abilities that the object was given are no part of its text (612.3)."""
    for effect in effects:
        gains = effect.gains if object_.id in effect.objects else ()
        if any(k == landwalk(words.old[0]) or words.old[0] in getattr(k, "colors", ()) for k in gains):
            yield event("granted", "612.3", N_("An ability that {source} gave {object} is no part of its text, and stays as it "
                        "is."), source=effect.source, object=object_)


def _protection(game: Game, object_: Object) -> Iterator[Event]:
    now = protections(game, game.get(object_.id))
    if any(isinstance(k, Protection) for k in object_.card.keywords):
        yield event("protection", "702.16a", N_("{object} has protection from {colors} now."), object=object_, colors=now)


def lose_abilities(instruction: LoseAbilities, here: Doing) -> Doing:
    """Objects lose all abilities until end of turn (613.1f)."""
    here, affected = objects(here, instruction.objects)
    ids = tuple(o.id for o in affected)
    game = here.game.with_effect(Continuous(ids, here.source.label, changes=(AbilitiesLost(),)))
    told = [event("lose abilities", "613.1f", N_("{object} loses all abilities until end of turn."), object=o) for o in affected]
    return did(here, game.note(*told), ids)


def gain_activated(instruction: GainActivated, here: Doing) -> Doing:
    """An object gains the activated abilities that another has now; its name in them becomes the new owner's
    (613.1f, 201.5b)."""
    here, affected = objects(here, instruction.objects)
    lines = tuple(line for o in last_known_of(here, instruction.of) for line in o.card.activated)
    ids = tuple(o.id for o in affected)
    game = here.game.with_effect(Continuous(ids, here.source.label, changes=(AbilitiesGained(lines),)))
    told = [event("gain abilities", "613.1f", N_("{object} gains {abilities} until end of turn."), object=o,
                  abilities=so_many(len(lines), N_("one activated ability"), N_("{number} activated abilities"))) for o in affected]
    if any(map(names_itself, lines)):
        told += [event("name", "201.5b", N_("Where they name their first owner, they mean {object}."), object=o) for o in affected]
    return did(here, game.note(*told), ids)


def become(instruction: Become, here: Doing) -> Doing:
    """Objects become creatures of a size until end of turn, and keep what they were (613.1d, 613.4b, 205.1b)."""
    here, affected = objects(here, instruction.objects)
    body: Body = instruction.body
    power, toughness = number(here, body.power), number(here, body.toughness)
    if power is None or toughness is None:
        return no_information(here)
    ids = tuple(o.id for o in affected)
    change = Became(body.types, body.subtypes, power, toughness)
    game = here.game.with_effect(Continuous(ids, here.source.label, changes=(change,)))
    told = [event("become", "205.1b", N_("{object} is a {pt} {types} until end of turn, besides what it was."), object=o,
                  pt=f"{power}/{toughness}", types=_called(game.get(o.id).card)) for o in affected]
    told += [event("size", "613.4b", N_("That size is what anything that is added to it or switches it begins with, whatever came "
                   "first."))] * bool(told)
    return did(here, game.note(*told), ids)


def _called(card: Card) -> str:
    return " ".join(card.types)
