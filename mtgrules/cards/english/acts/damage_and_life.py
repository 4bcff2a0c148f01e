"""Damage and life in English."""

from ... import tree as c
from ...mana import COLORS
from ..grammar import PHRASES, Around, Article, Listed, OneOf, Only, Ref
from ..groups import words_of
from ..templates import Template

DAMAGE = "[amount:damage] to [to:noun]"
DIVIDED = "[amount:damage] divided as you choose among [to:divided among]"
EVENLY = "[amount:damage] divided evenly, rounded down, among [to:divided among]"
PHRASES["damages"] = Listed(Template(c.DealDamage, DAMAGE), " and ", ", and ", least=2)

DAMAGE_AND_LIFE = (
    Template(c.DealDamage, "[@] deals " + DAMAGE),
    Template(c.DealDamage, "[@] deals damage to [to:noun] equal to [amount:value]", amount_last=True),
    Template(c.DealDamage, "[@] deals " + DIVIDED, divided=True),
    Template(c.DealDamage, "[@] deals " + EVENLY, evenly=True),
    Only(Template(c.DamageBy, "[by:noun] <deals|deal> " + DAMAGE), lambda act: getattr(act, "by", None) != c.This()),
    Template(c.Fight, "[one:noun] <fights|fight> [other:noun]"),
    Template(c.PreventDamageTo, "prevent all damage that would be dealt to [to:noun] this turn"),
    Template(c.RedirectNext, "the next [amount:digits or X] damage that a source of your choice would deal to "
                           "[away_from:shielded] this turn is dealt to [to:noun] instead"),
    Template(c.PreventDamage, "prevent all damage that would be dealt by [by:groups] this turn"),
    Template(c.PreventNextTime, "the next time [colors:a source] of your choice would deal damage to [to:noun] this turn, prevent "
                              "that damage"),
    Template(c.PreventNext, "prevent the next [amount:digits or X] damage that would be dealt to [to:noun] this turn. "
                          "[then:as it prevents]"),
    Template(c.PreventNext, "prevent the next [amount:digits or X] damage that would be dealt to [to:noun] this turn"),
    Template(c.GainLife, "[who:noun] <gains|gain> [amount:life]"),
    Template(c.LoseLife, "[who:noun] <loses|lose> [amount:life]"),
    Template(c.DoubleDamage, "each time [objects:noun] would deal damage to a permanent or player this turn, "
                           "it deals double that damage to that permanent or player instead"))
PHRASES["a source"] = Article(Around("", Listed(words_of(COLORS), " or ", ", or "), " source"))
PHRASES["shielded"] = Listed(OneOf(Template(c.You, "you"), Ref("everything")), " and/or ", ", and/or ")
PHRASES["as it prevents"] = Only(
    Ref("sentence"), lambda tree: any(isinstance(node, c.DamagePrevented) for node in c.nodes(tree)))
