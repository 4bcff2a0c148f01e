"""Instructions in English, one template each: an *act* is one thing to do.

A module for each family, as in ``cards/tree/instructions/`` and in ``effects/``.  What hangs on an act (if, then,
instead) is in :mod:`..clauses`; the nouns are in :mod:`..nouns`.
"""

from ... import tree as c
from ..grammar import PHRASES, Listed, OneOf, Only, Ref
from ..templates import Template
from .becoming import BECOMING
from .cards import CARDS
from .changes import CHANGES
from .damage_and_life import DAMAGE_AND_LIFE
from .exiling import EXILING
from .faces import FACES
from .hands import HANDS
from .permanents import PERMANENTS
from .spells_and_mana import SPELLS_AND_MANA
from .together import VERBS, SharedObject, same_verb

PHRASES["act"] = OneOf(
    Template(c.May, "you may have [act:have done]"),
    Template(c.May, "you may [act:to do]"),
    Only(Template(c.May, "[who:noun] may [act:to do]"), lambda may: getattr(may, "who", None) != c.You()),
    Template(c.Both, "[@] deals [acts:damages]"),
    Template(c.Both, "it deals [acts:damages]", called_it=True),
    Template(c.Both, "put [acts:places]"),
    SharedObject(),
    *(Template(node, verb + " [objects:noun]") for verb, node in VERBS.items()),
    *(same_verb(verb, node) for verb, node in VERBS.items()),
    Template(c.ChooseTargets, "choose [targets:targets and]"),
    *PERMANENTS, *DAMAGE_AND_LIFE, *SPELLS_AND_MANA, *EXILING, *CARDS, *FACES, *HANDS, *BECOMING, *CHANGES)

PHRASES["targets and"] = Listed(Ref("target"), " and ", ", and ")
PHRASES["to do"] = OneOf(
    Template(c.Then, "[acts:steps]"), Ref("found and done"), Template(c.GainLife, "gain [amount:life]"), Ref("act"))
PHRASES["have done"] = OneOf(
    Template(c.LoseLife, "[who:noun] lose [amount:life]"), Template(c.Mill, "[who:noun] mill [count:cards]"))
