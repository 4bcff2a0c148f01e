"""Whole lines in English: the paragraphs of a text (113.2c)."""

from .. import tree as c
from .grammar import PHRASES, Converted, Listed, Match, OneOf, Pair, Ref, Sentence, Vocabulary
from .templates import Template

ABILITY_WORDS = (
    "heroic", "metalcraft", "threshold", "hellbent", "delirium", "landfall", "magecraft", "spell mastery", "imprint", "sweep")
#: Flavor words, which no list holds: several words, the first with a capital letter (207.2d).
FLAVOR_WORDS = Match(r"[A-Z][\w'-]*(?: [\w'-]+)+(?= — |$)")
PHRASES["ability word"] = OneOf(Vocabulary({word.capitalize(): word for word in ABILITY_WORDS}), FLAVOR_WORDS)
PHRASES["static sentence"] = Sentence(Ref("static"))
PHRASES["event"] = Sentence(Ref("when"))
WORDED = ("", "[ability_word:ability word] — ")

PHRASES["anchor word"] = Match(r"[A-Z][a-z]+")
PHRASES["anchor"] = Template(c.Anchor, "• [word:anchor word] — [line:line]")
PHRASES["anchors"] = Converted(
    Pair(Listed(Ref("anchor word"), " or ", ", or "), ".\n", Listed(Ref("anchor"), "\n", "\n", "\n")),
    lambda anchors: (tuple(anchor.word for anchor in anchors), anchors),
    lambda pair: pair[1] if pair[0] == tuple(anchor.word for anchor in pair[1]) else None)
PHRASES["line"] = OneOf(
    Template(c.AnchorLine, "As [@] enters, choose [anchors:anchors]"),
    Ref("modal line"),
    Template(c.SpliceLine, "Splice onto [onto:spell kind] [cost:cost of mana]"),
    Template(c.SpliceLine, "Splice onto [onto:spell kind]—[cost:cost]."),
    Sentence(Template(c.KeywordLine, "[keywords:row of keywords]")),
    Sentence(Template(c.AdditionalCostLine, "as an additional cost to cast this spell, you may [cost:told cost]. This spell "
                      "costs [less:mana] less to cast for each permanent sacrificed this way.", optional=True)),
    Sentence(Template(c.AdditionalCostLine, "as an additional cost to cast this spell, you may [cost:told cost].",
                      optional=True)),
    Sentence(Template(c.AdditionalCostLine, "as an additional cost to cast this spell, [cost:told cost] or "
                      "[otherwise:told cost].")),
    Sentence(Template(c.AdditionalCostLine, "as an additional cost to cast this spell, [cost:told cost].")),
    Sentence(Template(c.AlternativeCostLine, "you may [cost:told cost] rather than pay this spell's mana cost.")),
    Sentence(Template(c.AlternativeCostLine, "if [condition:condition], you may cast this spell without paying its mana cost.",
                      cost=c.Cost())),
    Sentence(Template(c.StaticLine, "[ability:static].")),
    Template(c.StaticLine, "[ability_word:ability word] — [ability:static sentence]."),
    Sentence(Template(c.StaticLine, "[ability:static with a quotation]")),
    *(Template(c.TriggeredLine, f"{word}[when:event]{condition}, [do:told on]") for word in WORDED
      for condition in (", if [condition:intervening]", "")),
    Template(c.TriggeredLine, "[when:event], [modal:modal line inside]"),
    Template(c.ActivatedLine, "[cost:cost]: [modal:modal line]"),
    Template(c.ActivatedLine, "[cost:cost]: [do:sentences] Any player may activate this ability.", any_player=True),
    *(Template(c.ActivatedLine, f"{word}[cost:cost]: [do:sentences]{condition}") for word in WORDED
      for condition in (" Activate only if [condition:condition].", "")),
    Template(c.SpellLine, "[do:revolt]"),
    *(Template(c.SpellLine, f"{word}[do:sentences]") for word in WORDED))
