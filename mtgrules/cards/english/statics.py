"""Static abilities in English."""

from typing import Any

from msgspec.structs import replace

from .. import tree as c
from ..card import CARD_TYPES
from ..mana import COLORS
from .grammar import PHRASES, Around, Article, Converted, Listed, OneOf, Only, Pair, Ref, Vocabulary
from .groups import Group, words_of
from .number import article
from .playing import PLAYING
from .replacing import REPLACING
from .shaping import SHAPING
from .sizes import SIZES
from .templates import Template

LESS = "[spells:spells cast] cost [amount:mana] less to cast"
MORE = "[amount:mana] more to cast"
COSTS = (
    Template(c.CostIncrease, "[spells:spells cast] that target you or [targeting:a group] cost " + MORE),
    Template(c.CostIncrease, "[spells:spells cast] cost " + MORE),
    Template(c.CostIncrease, "this spell costs " + MORE + " for each target beyond the first", per_target=1),
    Template(c.CostIncrease, "this spell costs " + MORE),
    Template(c.CostReduction, LESS + ". This effect reduces only the amount of colored mana you pay", only_colored=True),
    Template(c.CostReduction, LESS),
    Template(c.CostReduction, "the first [spells:one spell cast] each turn costs [amount:mana] less to cast", first_each_turn=True),
    Template(c.CostReduction, "[spells:spells cast] that target [targeting:a group] cost [amount:mana] less to cast"),
    Template(c.CostReduction, "each [spells:each spell cast] costs [amount:mana] less to cast for each "
                            "[each_targeted:group] it targets"),
    Template(c.CostReduction, "this spell costs [amount:mana] less to cast if it targets [targeting:a group]"),
    Template(c.CostReduction, "this spell costs [amount:mana] less to cast for each [per:group in]"),
    Template(c.CostReduction, "this spell costs [amount:mana] less to cast, where X is [x:value]"),
    Template(c.CostReduction, "this spell costs [amount:mana] less to cast"),
    Template(c.AlternativeCost, "you may cast [spells:spells from] without paying their mana costs"),
    Template(c.AlternativeCost, "you may [cost:told cost] rather than pay the mana cost for [spells:spells cast]"),
    Template(c.AlternativeCost, "once each turn, you may [cost:told cost] rather than pay the mana cost for "
                              "[spells:spell cast where X]", once_each_turn=True),
    Template(c.SpellsHave, "[spells:spells cast] have [keyword:keyword]"),
    Only(Template(c.SpellsHave, "[spells:groups] have [keyword:keyword]", controlled=True),
         lambda have: getattr(getattr(have, "spells", None), "zone", "") == "stack"),
    Template(c.SpellsHave, "each [spells:each spell cast] has [keyword:at mana cost]"))


def _with_x(quality: Any) -> Any:
    """A quality and the number that its "mana value X or less" means, apart."""
    known = isinstance(quality, c.Quality) and not isinstance(quality.most_value, int | str | None)
    return (replace(quality, most_value="X"), quality.most_value) if known else None


PHRASES["spell cast where X"] = Converted(
    Pair(Article(Group(cast=True)), ", where X is ", Ref("value")), _with_x,
    lambda pair: replace(pair[0], most_value=pair[1]) if pair[0].most_value == "X" else None)

CASTING = (
    Template(c.CantCast, "[spells:groups] with the chosen name can't be cast", named=True),
    Template(c.CantCast, "[who:crowd] can't cast [spells:groups] with the chosen name", named=True),
    Template(c.CantCast, "[who:crowd] can't cast [spells:groups] with even mana values", even=True),
    Template(c.CantCast, "[who:crowd] can't cast [spells:groups]"),
    Template(c.CantCast, "[spells:groups] can't be cast"),
    Template(c.SpellLimit, "[who:everybody] can't cast more than [most:number] spell each turn"),
    Template(c.AsThoughFlash, "you may cast [spells:groups] as though they had flash"),
    Template(c.AsThoughFlash, "you may cast this spell as though it had flash if you pay [cost:cost of mana] more to cast it"),
    Template(c.AsThoughFlash, "you may cast this spell as though it had flash if [condition:condition]"),
    Template(c.CantBlock, "[who:crowd] can't block with [creatures:groups] with even mana values", even=True),
    Template(c.CantBlock, "[who:crowd] can't block with [creatures:groups]"),
    Template(c.CantBeCountered, "this spell can't be countered"),
    Template(c.ItsDamageCantBePrevented, "the damage can't be prevented"),
    Template(c.NoManaSpent, "you can't spend mana to cast this spell"),
    Template(c.OnlyManaFrom, "spend only mana produced by [types:sources] to cast this spell"),
    Template(c.SpendOnX, "spend only [colors:these colors] mana on X"),
    Template(c.CastableFrom, "you may cast this card from your [zone:zone]"),
    Template(c.XIs, "X is [value:value] as you cast this spell"),
    Template(c.WhileTrue, "if [condition:condition], [abilities:statics and]"))
PHRASES["sources"] = Listed(words_of(CARD_TYPES, many=True), " and ", ", and ")
PHRASES["these colors"] = Listed(words_of(COLORS), " and/or ", ", and/or ")
PHRASES["zone"] = Vocabulary({"graveyard": "graveyard", "hand": "hand"})
PHRASES["statics and"] = Listed(Ref("static"), " and ", ", and ")

ENTERING = (
    Template(c.EntersTapped, "[@] enters tapped"),
    Template(c.EntersWithCounters, "[@] enters with [kind:one counter] on it for each [count:each of them]"),
    Template(c.EntersWithCounters, "[@] enters with [count,kind:counters] on it"),
    Template(c.ChooseAsEnters, "as [@] enters, choose [what:what is chosen]"))
PHRASES["each of them"] = Template(c.CountOf, "[quality:group of each]")
PHRASES["what is chosen"] = Vocabulary({f"{article(what)} {what}": what for what in (
    "card name", "nonland card name", "noncreature, nonland card name", "artifact card name", "creature type", "color",
    "color word", "number")})

PHRASES["static"] = OneOf(
    *COSTS, *CASTING, *PLAYING, *ENTERING, *REPLACING, *SHAPING, *SIZES,
    Template(c.HaveKeywords, "[objects:each and others] have [keywords:keywords and]"),
    Template(c.HaveKeywords, "[objects:the enchanted one] has [keywords:keywords and]"),
    Template(c.Get, "[objects:each and others] get [power,toughness:change]"),
    Template(c.Get, "[objects:the enchanted one] gets [power,toughness:change]"),
    Template(c.CostFloor, "as long as [condition:condition], each spell that would cost less than [mana:number] mana "
                        "to cast costs [mana:number] mana to cast"),
    Template(c.CostFloor, "each spell that would cost less than [mana:number] mana to cast costs [mana:number] mana "
                        "to cast"),
    Template(c.DrawsOneMore, "as long as [condition:condition], if you would draw one or more cards, you draw that many "
                             "cards plus one instead"),
    Template(c.SacrificesInstead, "if damage would be dealt to [@], sacrifice that many permanents instead"),
    Template(c.ProtectionFromChosen, "[@] has protection from the chosen color"),
    Template(c.CantAttackOrBlock, "[creature:enchanted alone] can't attack or block"),
    Template(c.PlayersHave, "[who:crowd] have [keyword:keyword]"),
    Template(c.CantGainLife, "[who:crowd] can't gain life"),
    Template(c.DamageCantBePrevented, "damage can't be prevented"),
    Template(c.HandRevealed, "[who:crowd] play with their hands revealed"),
    Template(c.OpeningHand, "if this card is in your opening hand, you may begin the game with it on the battlefield"),
    Template(c.EntersTappedUnlessLife, "as [@] enters, you may pay [life:digits] life. If you don't, it enters tapped"),
    Template(c.EnterTapped, "[objects:groups] enter tapped"))

PHRASES["enchanted alone"] = Template(c.Enchanted, "enchanted [types:types or]")
PHRASES["the enchanted one"] = Listed(Template(c.Enchanted, "enchanted [types:types or]"), " and ", ", and ")
PHRASES["quoted"] = Around('"', Ref("line"), '"')
PHRASES["static with a quotation"] = OneOf(
    Template(c.EmblemAsEnters, "as [@] enters, you get an emblem with [ability:quoted]"),
    Template(c.Have, "[objects:each and others] have [keywords:keywords and] and [ability:quoted]"))
PHRASES["each and others"] = Listed(Ref("everything"), " and ", ", and ")
