"""Static abilities that change what is written on objects, in English."""

from .. import tree as c
from ..mana import COLORS
from .grammar import PHRASES, Listed, Ref, Vocabulary
from .groups import words_of
from .templates import Template

CHANGED = "all instances of [kind:words of a kind] in the text of spells and permanents are changed to the chosen color word"
PHRASES["many land types"] = Listed(Ref("many of a subtype"), " and ", ", and ")
PHRASES["colors and"] = Listed(words_of(COLORS), " and ", ", and ")
PHRASES["words of a kind"] = Vocabulary({"color words": "color word"})
SHAPING = (
    Template(c.SpendAsThough, "you may spend [colors:row of colors] mana as though it were mana of any color to pay the activation "
                              "costs of [@]'s abilities"),
    Template(c.LandsAre, "[lands:everything] are [subtypes:many land types]"),
    Template(c.NotACreature, "as long as your devotion to [colors:colors and] is less than [less_than:number], [@] isn't a "
                             "creature"),
    Template(c.WordsBecome, CHANGED), Template(c.GraveyardsLoseAbilities, "cards in graveyards lose all abilities"))
