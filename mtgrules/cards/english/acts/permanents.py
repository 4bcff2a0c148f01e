"""What happens to permanents, and tokens, in English."""

from ... import tree as c
from ..grammar import PHRASES, Article, OneOf, Ref, Template

TOKEN = "[power:digits]/[toughness:digits] [colors:colors or none] [subtypes:row of subtypes] [types:row of types] "
for one in ("token", "tokens"):
    PHRASES[one] = OneOf(
        Template(c.Token, TOKEN + one), Template(c.Token, TOKEN + one + " with [keywords:keywords and]"))
PHRASES["a token"] = Article(Ref("token"))
TOKENS = (Template(c.CreateToken, "create [token:a token]"),
          Template(c.CreateToken, "create [count:number or X] [token:tokens]"),
          Template(c.CreateCopies, "create a token that's a copy of [of:noun]"),
          Template(c.CreateCopies, "create [count:number] tokens that are copies of [of:noun]"))

MOVES = (
    Template(c.Return, "return [objects:yours] to your hand"),
    Template(c.Return, "return [objects:noun] to <its owner's hand|their owners' hands>"),
    Template(c.Return, "return [objects:noun] to the battlefield", to="battlefield"))

CHOOSING = (
    Template(c.Sacrifice, "[who:noun] <sacrifices|sacrifice> [objects:chosen] of their choice"),
    Template(c.Sacrifice, "[who:noun] <sacrifices|sacrifice> [objects:noun]"),
    Template(c.CantBeRegenerated, "[objects:it or they] can't be regenerated"),
    Template(c.Choose, "choose [objects:chosen]"),
    Template(c.Choose, "[who:noun] <chooses|choose> [objects:chosen]"))
PHRASES["it or they"] = OneOf(Template(c.That, "it", noun="it"), Template(c.That, "they", noun="them"))

COUNTERS = (
    Template(c.PutCounters, "put [count,kind:counters] on [on:noun]"),
    Template(c.PutCounters, "distribute [count,kind:counters] among [on:divided among]", divided=True))

PERMANENTS = (*CHOOSING, *MOVES, *TOKENS, *COUNTERS)
