"""What is written on objects for a time, in English: words in their text, abilities, types."""

from ... import tree as c
from ..grammar import PHRASES, Article, Listed, OneOf, Ref, Vocabulary
from ..templates import Template

KINDS = ("color word", "basic land type", "creature type")
PHRASES["words exchanged"] = Listed(Vocabulary({f"one {kind} with another": kind for kind in KINDS}), " or ", ", or ")
PHRASES["kind of word"] = Vocabulary({f"one {kind}": (kind,) for kind in KINDS})
CHANGE = "change the text of [of:noun] by replacing all instances of "

SIZE = "[power:digits or X]/[toughness:digits or X] "
PHRASES["body"] = OneOf(
    Template(c.Body, SIZE + "[subtypes:row of subtypes] [types:row of types]"), Template(c.Body, SIZE + "[types:row of types]"))
PHRASES["a body"] = Article(Ref("body"))
BECOMES = "[objects:noun] <becomes|become> [body:a body] until end of turn"

BECOMING = (
    Template(c.ChangeText, CHANGE + "[kinds:words exchanged] until end of turn", until="end of turn"),
    Template(c.ChangeText, CHANGE + "[kinds:words exchanged]. The new creature type can't be [not_to:a subtype]"),
    Template(c.ChangeText, CHANGE + "[kinds:words exchanged]"),
    Template(c.ChangeText, CHANGE + "[kinds:kind of word] with [to:a subtype]"),
    Template(c.LoseAbilities, "[objects:noun] <loses|lose> all abilities until end of turn"),
    Template(c.GainActivated, "[objects:noun] <gains|gain> all activated abilities of [of:noun] until end of turn"),
    Template(c.Become, BECOMES + ". It's still a land", still="land"),
    Template(c.BecomeCopy, "[objects:noun] <becomes|become> a copy of [of:noun], except it has this ability", with_ability=True),
    Template(c.BecomeCopy, "[objects:noun] <becomes|become> a copy of [of:target in], except its name is [named:name of a card], "
                         "it's legendary in addition to its other types, and it has this ability", legendary=True,
             with_ability=True),
    Template(c.BecomeCopy, "[objects:noun] <becomes|become> a copy of [of:noun]"),
    Template(c.Become, BECOMES))
