"""Static abilities that say what power and toughness are, in English."""

from .. import tree as c
from .grammar import PHRASES, Match
from .templates import Template

PHRASES["own name"] = Match(r"(?:This token|[A-Z][\w!-]*(?: [A-Z][\w!-]*)*)(?='s |$)")
PHRASES["total again"] = Template(c.TotalToughness, "their total toughness", of=c.That("exiled cards"))

SIZES = (
    Template(c.SizeIs, "[named:own name]'s power and toughness are each equal to [power:value]"),
    Template(c.SizeIs, "[named:own name]'s power and toughness are each equal to [power:value] and its toughness is equal to that "
                       "number plus [plus:digits]"),
    Template(c.SizeIs, "[named:own name]'s power is equal to [power:value] and its toughness is equal to [toughness:total again]"))
