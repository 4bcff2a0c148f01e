"""Countering, copying and redirecting spells, and adding mana, in English."""

from msgspec.structs import replace

from ... import tree as c
from ...mana import COLORS
from ..grammar import PHRASES, Converted, Only, Pair, Ref, Vocabulary
from ..groups import words_of
from ..templates import Template

SPELLS = (
    Template(c.Counter, "counter [spell:noun]. If that spell is countered this way, put it into its owner's hand "
                      "instead of into that player's graveyard", to="hand"),
    Template(c.Counter, "counter [spell:noun]"),
    Template(c.CopySpell, "copy [spell:noun]. You may choose new targets for the copy", new_targets=True),
    Template(c.CopySpell, "copy [spell:noun], and you may choose new targets for the copy", new_targets=True, in_one=True),
    Template(c.CopySpell, "copy [spell:noun], except that the copy is [color:color]. You may choose new targets for the copy",
             new_targets=True),
    Template(c.NextToHand, "the next time you cast [spells:a group] from your hand this turn, put that card into your hand "
                           "instead of into your graveyard as it resolves"),
    Only(Template(c.NewTargets, "choose new targets for [of:noun]"), lambda act: getattr(act, "of", None) != c.That("copy")),
    Template(c.CopyForEach, "copy [spell:noun] for [objects:noun] that the spell could target. Each copy targets a different one "
                            "of those creatures"),
    Template(c.CopySpell, "copy [spell:noun]"),
    Template(c.ChangeTargets, "change [which:which targets] of [of:noun] to [to:noun]"),
    Template(c.ChangeTargets, "change [which:which targets] of [of:noun]"))
FREE = "cast [card:noun] without paying its mana cost"
CASTING = (
    Template(c.CastFree, FREE + " if the resulting spell's mana value is less than [below:this spell's] mana value"),
    Template(c.CastFree, FREE))
PHRASES["color"] = words_of(COLORS)
PHRASES["this spell's"] = Template(c.This, "this spell's")
PHRASES["which targets"] = Vocabulary({"the target": "the", "a target": "a", "any targets": "any"})

MANA = (
    Template(c.AddMana, "add [symbols:mana]. Spend this mana only to cast [spend_on:spells and abilities]"),
    Only(Template(c.AddMana, "add [symbols:mana]. Spend this mana only to cast [spend_on:groups]"),
         lambda add: getattr(add, "symbols", "").count("{") > 1),
    Template(c.AddMana, "add [symbols:mana]. Spend this mana only to cast [spend_on:a group]"),
    Template(c.AddMana, "add [choices:one mana or another]. Spend this mana only to cast [spend_on:a group], and that spell "
                      "can't be countered", uncounterable=c.Quality(zone="stack")),
    Template(c.AddMana, "add [choices:one mana or another]. Spend this mana only to cast [spend_on:a group]"),
    Template(c.DoubleMana, "double the amount of each type of unspent mana you have"),
    Template(c.AddMana, "add [symbols:mana]. Spend this mana only on costs that contain {X}", only_for_x=True),
    Template(c.AddMana, "add [symbols:mana]. This mana can't be spent to cast [spend_on:other spell]"),
    Template(c.AddMana, "add [symbols:mana]. If that mana is spent on [uncounterable:a group], that spell can't be "
                      "countered"),
    Template(c.AddMana, "add [symbols:mana]. When that mana is spent to cast [when_spent:spent on]"),
    Template(c.AddMana, "add [combination:number] mana in any combination of colors"),
    Template(c.AddMana, "add [choices:one mana or another]"),
    Template(c.AddManaOfOneColor, "add X mana of any one color"),
    Template(c.AddMana, "add [symbols:mana]"))

PHRASES["spent on"] = Converted(
    Pair(Ref("a group"), ", ", Ref("act")), lambda when: (when.on, when.do[0]) if when is not None and len(when.do) == 1 else None,
    lambda pair: c.WhenSpent(pair[0], (pair[1],)))

# What is not forbidden is said in the tree: spells of these types, and abilities.
PHRASES["other spell"] = Converted(
    Ref("a group"),
    lambda only: c.Quality(not_types=only.types[:-1], zone="stack") if only and only.types[1:] and only.types[-1] == "ability"
    else None,
    lambda other: c.Quality(types=(*other.not_types, "ability"), zone="stack") if other.not_types and other == c.Quality(
        not_types=other.not_types, zone="stack") else None)

# Spells of a quality, and abilities of permanents that have it.
SPELL_OR_ABILITY = ("spell", "ability")
PHRASES["spells and abilities"] = Converted(
    Pair(Ref("groups"), " or activate abilities of ", Ref("groups")),
    lambda both: (replace(both, types=()), replace(both, types=(), zone="battlefield"))
    if isinstance(both, c.Quality) and both.types == SPELL_OR_ABILITY and both.subtypes else None,
    lambda pair: replace(pair[0], types=SPELL_OR_ABILITY) if pair[0] == replace(pair[1], zone="stack") else None)

SPELLS_AND_MANA = (*SPELLS, *CASTING, *MANA)
