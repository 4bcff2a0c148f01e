"""What happens to permanents, and tokens, in English."""

from typing import Any

from ... import tree as c
from ..grammar import PHRASES, Around, Article, Listed, OneOf, Only, Quoted, Ref
from ..number import is_many
from ..templates import Template

SIZELESS = "[colors:colors or none] [subtypes:row of subtypes] [types:row of types] "
TOKEN = "[power:digits]/[toughness:digits] " + SIZELESS
for one in ("token", "tokens"):
    PHRASES[one] = OneOf(
        Template(c.Token, TOKEN + one), Template(c.Token, TOKEN + one + " with [keywords:keywords and]"),
        Template(c.Token, TOKEN + one + " with [ability:quoted on a token]"),
        Template(c.Token, SIZELESS + one + " with [ability:quoted on a token]", power="*", toughness="*"))
PHRASES["quoted on a token"] = Quoted(Ref("line"), "this token")
PHRASES["a token"] = Article(Ref("token"))
PHRASES["several tokens"] = Listed(Template(c.CreateToken, "[token:a token]"), " and ", ", and ", least=2)
TOKENS = (Template(c.CreateToken, "create [token:a token]"),
          Template(c.CreateToken, "create [count:number or X] [token:tokens]"),
          Around("create ", Template(c.Both, "[acts:several tokens]")),
          Template(c.CreateCopies, "create a token that's a copy of [of:noun]"),
          Template(c.CreateCopies, "create [count:number] tokens that are copies of [of:noun]"))


def _of_one_owner(act: Any) -> bool:
    """True for several permanents that you control: they are taken to have one owner."""
    objects = getattr(act, "objects", None)
    return getattr(objects, "controller", "") == "you" and is_many(objects)


for pronoun in ("him", "her", "it"):
    PHRASES[pronoun] = Template(c.That, pronoun, noun=pronoun)
MOVES = (
    Template(c.Return, "return [objects:yours] to your hand"),
    Template(c.Return, "return [objects:card or cards] from your graveyard to your hand", from_graveyard=True),
    Only(Template(c.Return, "return [objects:noun] to its owner's hand"),
         lambda act: getattr(act, "objects", None) == c.This()),
    *(Template(c.Return, f"return [objects:{he}] to the battlefield transformed under {his} owner's control", to="battlefield",
               under_owner=True, transformed=True) for he, his in (("him", "his"), ("her", "her"), ("it", "its"))),
    Template(c.Return, "return [objects:noun] to the battlefield under its owner's control", to="battlefield",
             under_owner=True),
    Template(c.Return, "return [objects:noun] to the battlefield under its owner's control with [counter:one counter] on it",
             to="battlefield", under_owner=True),
    Only(Template(c.Return, "return [objects:noun] to their owner's hand"), lambda act: _of_one_owner(act)),
    Only(Template(c.Return, "return [objects:noun] to their owner's hand", one_hand=True), lambda act: not _of_one_owner(act)),
    Template(c.Return, "return [objects:noun] to <its owner's hand|their owners' hands>"),
    Template(c.Return, "return [objects:noun] to the battlefield under your control", to="battlefield", said_yours=True),
    Template(c.Return, "return [objects:noun] to the battlefield", to="battlefield"),
    Template(c.Return, "[who:everybody] <returns|return> [objects:noun] to the battlefield", to="battlefield"))

PHRASES["card or cards"] = OneOf(Template(c.This, "this card"), Ref("that"))
PHRASES["one of several"] = OneOf(Template(c.OneOfThem, "one of them", of_them=True), Ref("chosen"),
                                 Template(c.FromAmong, "[*:a group of a hand] from it", of_hand=True))

PHRASES["one exiled"] = Template(c.OneExiled, "a [types:types or] card exiled with [@] with mana value [mana_value:digits or X]")

CHOOSING = (
    Template(c.SacrificeAllBut, "[who:noun] <sacrifices|sacrifice> all but [keep:that many] permanents of their choice"),
    Template(c.Sacrifice, "[who:noun] <sacrifices|sacrifice> [objects:chosen] of their choice"),
    Template(c.Sacrifice, "[who:noun] <sacrifices|sacrifice> [objects:noun]"),
    Template(c.CantBeRegenerated, "[objects:it or they] can't be regenerated"),
    Template(c.Choose, "choose [objects:chosen]"),
    Template(c.Choose, "choose [objects:one exiled]"),
    Template(c.Choose, "[who:noun] <chooses|choose> [objects:one of several]"))
PHRASES["that many"] = OneOf(Template(c.ThatMuch, "that many"), Ref("number or X"))
PHRASES["it or they"] = OneOf(Template(c.That, "it", noun="it"), Template(c.That, "they", noun="them"))

COUNTERS = (
    Template(c.PutCounters, "put [count,kind:counters] on [on:noun]"),
    Template(c.RemoveCounters, "remove [count,kind:counters] from [objects:noun]"),
    Template(c.RingTempts, "the Ring tempts you"),
    Template(c.Exile, "exile [objects:noun] until [@] leaves the battlefield", until_this_leaves=True),
    Template(c.RemoveFromCombat, "remove [objects:noun] from combat"),
    Template(c.Regenerate, "regenerate [objects:noun]"),
    Only(Template(c.Exile, "[who:noun] <exiles|exile> [objects:noun]"), lambda act: getattr(act, "who", None) != c.You()),
    Template(c.PutCounters, "distribute [count,kind:counters] among [on:divided among]", divided=True))

PERMANENTS = (*CHOOSING, *MOVES, *TOKENS, *COUNTERS)
