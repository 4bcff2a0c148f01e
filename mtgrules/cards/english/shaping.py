"""Static abilities that change what is written on objects, in English."""

from .. import tree as c
from .grammar import PHRASES, Template, Vocabulary

CHANGED = "all instances of [kind:words of a kind] in the text of spells and permanents are changed to the chosen color word"
PHRASES["words of a kind"] = Vocabulary({"color words": "color word"})
SHAPING = (
    Template(c.SpendAsThough, "you may spend [colors:row of colors] mana as though it were mana of any color to pay the activation "
                              "costs of [@]'s abilities"),
    Template(c.WordsBecome, CHANGED), Template(c.GraveyardsLoseAbilities, "cards in graveyards lose all abilities"))
