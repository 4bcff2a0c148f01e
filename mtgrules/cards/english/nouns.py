"""Nouns, numbers and keywords in English: who and what a text speaks of, and how much.

One template per noun.  Qualities, verbs and whole lines are in the neighbours.
"""


from ..mana import COLOR_OF, COLORS, BadMana, mana
from ..tree import (
    Affinity,
    Annihilator,
    AnOpponent,
    AttachedTo,
    Chosen,
    ControllerOf,
    CountersOn,
    CountOf,
    DamagePrevented,
    Drained,
    Each,
    EachOf,
    Enchant,
    FromAmong,
    GreatestPower,
    KeywordWithCost,
    Maker,
    ManaValueOf,
    Offering,
    OneOfThem,
    PartnerWith,
    Players,
    Plus,
    PowerOf,
    Protection,
    Quality,
    Soulshift,
    SubtypesAmong,
    Suspend,
    Target,
    Teamwork,
    That,
    ThatMuch,
    TheOther,
    They,
    This,
    TopCards,
    TotalPower,
    TotalValue,
    ToughnessOf,
    Ward,
    WholeZone,
    You,
)
from .grammar import PHRASES, Around, Article, Converted, Listed, Match, OneOf, Only, Pair, Phrase, Ref, Vocabulary
from .groups import NOUN_TYPES, words_of
from .number import NUMBER_WORDS, is_many, plural
from .templates import Template

KEYWORDS = (
    "cascade", "changeling", "convoke", "daybound", "deathtouch", "defender", "delve", "double strike", "exalted", "fear",
    "first strike", "flanking", "flash", "flying", "forestwalk", "fuse", "haste", "hexproof", "horsemanship", "improvise",
    "indestructible", "infect", "intimidate", "islandwalk", "lifelink", "menace", "mountainwalk", "nightbound", "partner",
    "persist",
    "plainswalk", "prowess", "reach", "rebound", "retrace", "shadow", "shroud", "skulk", "split second", "storm",
    "sunburst", "swampwalk", "trample", "undying", "vigilance", "wither",
)
WITH_COST = (
    "bestow", "buyback", "cycling", "dash", "disturb", "echo", "emerge", "entwine", "escalate", "escape", "evoke", "flashback",
    "kicker", "madness", "megamorph", "miracle", "morph", "multikicker", "overload", "prowl", "replicate", "spectacle", "surge",
    "unearth", "warp",
)

# ---------------------------------------------------------------- numbers and mana


def _is_mana(text: str) -> str | None:
    try:
        return text if mana(text).symbols or text == "{0}" else None
    except BadMana:
        return None


PHRASES["number"] = Vocabulary({word: number for number, word in NUMBER_WORDS.items()})
PHRASES["digits"] = Match(r"\d+", int, lambda value: str(value) if isinstance(value, int) else None)
PHRASES["X"] = Vocabulary({"X": "X"})
PHRASES["digits or X"] = OneOf(Ref("digits"), Ref("X"))
PHRASES["mana"] = Match(r"(\{[^{}]+\})+", _is_mana)
PHRASES["one mana or another"] = OneOf(
    Vocabulary({"one mana of any color": tuple("{%s}" % letter for letter in COLOR_OF)}),
    Listed(Match(r"\{[^{}]+\}", _is_mana), " or ", ", or ", least=2))
PHRASES["number or X"] = OneOf(Ref("number"), Ref("X"))


def _change(words: str) -> tuple[int | str, int | str]:
    power, toughness = (part.removeprefix("+") for part in words.split("/"))
    return _signed_value(power), _signed_value(toughness)


def _signed_value(part: str) -> int | str:
    return part if part.endswith("X") else int(part)


def _say_change(change: tuple[int | str | None, int | str | None]) -> str | None:
    """+2/+0 and -2/-0, +X/+0 and -X/-X: a zero has the sign of what stands beside it."""
    power, toughness = change
    if power is None or toughness is None:
        return None
    return f"{_signed(power, toughness)}/{_signed(toughness, power)}"


def _signed(number: int | str, other: int | str) -> str:
    minus = str(number).startswith("-") or (number == 0 and str(other).startswith("-"))
    return ("-" if minus else "+") + str(number).removeprefix("-")


PHRASES["change"] = Match(r"[+-](\d+|X)/[+-](\d+|X)", _change, _say_change)

# ---------------------------------------------------------------- nouns

_CALLED = (*NOUN_TYPES, "card", "spell")
_PARTICIPLES = ("chosen", "offered", "sacrificed", "exiled", "revealed", "discarded", "milled")


def _called_again() -> dict[str, str]:
    """How a text takes up a noun: "that creature", "those creatures", "the chosen creatures"."""
    words = {"it": "it", "them": "them", "the copy": "copy"}
    for noun in _CALLED:
        words |= {f"that {noun}": noun, f"those {plural(noun)}": plural(noun)}
        for done in _PARTICIPLES:
            words |= {f"the {done} {noun}": f"{done} {noun}", f"the {done} {plural(noun)}": f"{done} {plural(noun)}"}
    return words


PHRASES["called again"] = Vocabulary(_called_again())
PHRASES["target"] = OneOf(
    Template(Target, "any target", types=("any",)),
    Template(Target, "any other target", types=("any",), another=True),
    Template(Target, "target spell or ability", types=("spell", "ability"), zone="stack"),
    Template(Target, "target spell or permanent", types=("spell", "permanent"), zone="stack or battlefield"),
    Template(Target, "another target [*:group]", another=True),
    Template(Target, "target [*:group]"),
    Template(Target, "up to one target [*:group]", up_to=True),
    Template(Target, "up to [count:number] target [*:groups]", up_to=True),
    Template(Target, "any number of target [*:groups]", any_number=True),
    Template(Target, "[count:number or X] target [*:groups]"))
PHRASES["what is enchanted"] = Template(Target, "[*:group]")
PHRASES["target in"] = Template(Target, "target [*:group in]")
SEVERAL = {"one or two": 2, "one, two, or three": 3}
PHRASES["divided among"] = OneOf(
    Template(Target, "any number of targets", types=("any",), any_number=True),
    Template(Target, "[count:several] targets", types=("any",), up_to=True, least=1),
    Template(Target, "any number of target [*:groups]", any_number=True),
    Template(Target, "[count:several] target [*:groups]", up_to=True, least=1))
PHRASES["several"] = Vocabulary(SEVERAL)
PHRASES["that"] = Template(That, "[noun:called again]")
PHRASES["possessive"] = OneOf(
    Template(That, "its", noun="it"),
    Around("", Only(OneOf(Ref("that"), Ref("target")), lambda noun: not is_many(noun)), "'s"),
    Around("", Only(OneOf(Ref("that"), Ref("target")), is_many), "'"))
PHRASES["its maker"] = Template(Maker, "[named:name of a card]")
PHRASES["cards you own in exile"] = Template(Quality, "cards you own in exile", zone="exile", owner="you")
PHRASES["its controller's"] = Template(ControllerOf, "[of:possessive] controller's")
PHRASES["their"] = Template(They, "their")
PHRASES["each opponent's"] = Template(Players, "each opponent's", opponents=True)
PHRASES["it is"] = Template(That, "it's", noun="it")
PHRASES["chosen"] = OneOf(
    Template(Chosen, "another [*:group]", another=True),
    Template(Chosen, "[*:a group]"),
    Template(Chosen, "up to one [*:group]", up_to=True),
    Template(Chosen, "up to [count:number] [*:groups]", up_to=True),
    Only(Template(Chosen, "any number of [*:groups] with total power [total_power:digits] or more", any_number=True),
         lambda chosen: getattr(chosen, "total_power", 0) > 0),
    Template(Chosen, "any number of [*:groups]", any_number=True),
    Template(Chosen, "[count:number] [*:groups]"))
PHRASES["player"] = OneOf(
    Template(You, "you"), Template(They, "they"), Template(AnOpponent, "an opponent"),
    Template(Players, "each player"), Template(Players, "each opponent", opponents=True),
    Template(Players, "each other player", opponents=True, other=True),
    Template(ControllerOf, "[of:possessive] controller"),
    Template(ControllerOf, "[of:possessive] owner", owner=True))
PHRASES["crowd"] = OneOf(
    Template(You, "you"), Template(Players, "players"), Template(Players, "your opponents", opponents=True))
PHRASES["everybody"] = OneOf(Template(Players, "each player"), Template(Players, "each opponent", opponents=True))
PHRASES["noun"] = OneOf(
    Ref("player"), Ref("target"), Ref("that"), Template(EachOf, "each of [of:that]"), Template(This, "[@]"),
    Template(OneOfThem, "one of them", of_them=True), Template(OneOfThem, "one"),
    Template(FromAmong, "[*:a group] from among them"),
    Template(FromAmong, "[*:a group of a hand] they revealed this way", they_revealed=True),
    Template(TheOther, "the other"), Template(TheOther, "the rest", many=True),
    Template(WholeZone, "[of:possessive] graveyard"),
    Template(WholeZone, "[of:its controller's] graveyard"),
    Template(WholeZone, "[of:their] graveyard"),
    Template(WholeZone, "[of:each opponent's] graveyard"),
    Template(TopCards, "the top card of your library", count=1),
    Template(TopCards, "the top card of each player's library", count=1, of_each=True),
    Template(TopCards, "the top [count:number] cards of your library"),
    Template(TopCards, "the top [count:number or X] cards of their library", theirs=True),
    Template(AttachedTo, "the creature [of:it is] attached to"),
    Only(Template(Each, "all the [*:groups]", all=True), lambda noun: getattr(noun, "zone", "") == "hand"),
    Template(Each, "all opponents' graveyards", zone="graveyard", owner="opponent", all=True),
    Template(Each, "all graveyards", zone="graveyard", all=True),
    Template(Each, "each [*:group]"), Template(Each, "all [*:groups]", all=True),
    Template(Each, "each other [*:group]", other=True), Ref("chosen"), Template(Each, "[*:groups]", plain=True))
PHRASES["everything"] = OneOf(
    Template(Each, "[*:groups]"), Template(Each, "all [*:groups]", all=True),
    Template(Each, "other [*:groups]", other=True))
PHRASES["yours"] = Only(Ref("noun"), lambda noun: getattr(noun, "owner", None) == "you")

# ---------------------------------------------------------------- how much

KIND = r"[+-]\d/[+-]\d|[a-z]+"
PHRASES["kind of counter"] = Match(KIND)
PHRASES["counters"] = OneOf(
    Converted(Ref("one counter"), lambda pair: pair[1] if pair[0] == 1 else None, lambda kind: (1, kind)),
    Pair(Ref("number or X"), " ", Around("", Ref("kind of counter"), " counters")))
PHRASES["one counter"] = Article(Around("", Ref("kind of counter"), " counter"))
PHRASES["value"] = OneOf(
    Template(CountOf, "the number of [quality:groups in]"),
    Template(CountOf, "the number of [quality:either group in]", either=True),
    Template(CountOf, "twice the number of [quality:groups in]", times=2),
    Template(ManaValueOf, "[of:possessive] mana value"),
    Template(PowerOf, "[of:possessive] power"),
    Template(ToughnessOf, "[of:possessive] toughness"),
    Template(GreatestPower, "the greatest power among [among:groups]"),
    Template(CountersOn, "the number of [kind:kind of counter] counters on [on:noun]"),
    Template(CountersOn, "the number of [kind:kind of counter] counters on [on:its maker]"),
    Template(TotalValue, "the total mana value of [of:cards you own in exile]"),
    Template(SubtypesAmong, "the number of different subtypes other than creature types among [among:graveyards]"),
    Template(TotalPower, "the total power of [of:that]"),
    Template(DamagePrevented, "the damage prevented this way"),
    Template(Drained, "the damage dealt, but not more life than the player's life total before the damage was dealt, the "
                      "planeswalker's loyalty before the damage was dealt, or the creature's toughness"))
PHRASES["graveyards"] = Template(Quality, "cards in all graveyards", zone="graveyard")


def _measured(unit: str) -> Phrase:
    """ "3 life", "1 life for each land you control", "life equal to its power"."""
    return OneOf(
        Template(CountOf, f"[times:digits] {unit} for each [quality:group in]"),
        Template(Plus, f"[number:digits] {unit} plus [more:{unit}]"),
        Template(ThatMuch, f"that much {unit}"),
        Around("", Ref("digits or X"), f" {unit}"),
        Around(f"{unit} equal to ", Ref("value")))


PHRASES["life"] = _measured("life")
PHRASES["damage"] = _measured("damage")
PHRASES["cards"] = OneOf(
    Vocabulary({"a card": 1}),
    Template(ThatMuch, "that many cards"), Template(ThatMuch, "that many cards plus [plus:number]"),
    Around("", OneOf(Only(Ref("number"), lambda number: number != 1), Ref("X")), " cards"),
    Template(CountOf, "a card for each [quality:group in]"),
    Around("cards equal to ", Ref("value")))

# ---------------------------------------------------------------- keywords

PHRASES["mana cost"] = Ref("cost of mana")
PHRASES["keyword with cost"] = words_of(WITH_COST)
PHRASES["keyword"] = OneOf(
    words_of(KEYWORDS),
    Template(Protection, "protection from the color of your choice", chosen=True),
    Template(Protection, "protection from [colors:from colors]"),
    Template(Protection, "protection from [subtypes:from subtypes]"),
    Template(Protection, "protection from spells that are one or more colors", colored_spells=True),
    Template(Annihilator, "annihilator [count:digits]"),
    Template(PartnerWith, "partner with [partner:name of a card]"),
    Template(Suspend, "suspend [counters:digits]—[cost:mana cost]"),
    Template(Teamwork, "teamwork [power:digits]"),
    Template(Affinity, "affinity for [quality:groups]"),
    Template(Soulshift, "soulshift [value:digits]"),
    Template(Ward, "ward [cost:mana cost]"),
    Template(Offering, "[quality:group] offering"),
    Template(Enchant, "enchant [target:what is enchanted]"),
    Template(Ward, "ward—[cost:cost]."),
    Template(KeywordWithCost, "[name:keyword with cost] [cost:mana cost]"),
    Template(KeywordWithCost, "[name:keyword with cost]—[cost:cost]."))
_AT_MANA_COST = {f"{name}. The {name} cost is equal to its mana cost": KeywordWithCost(name) for name in WITH_COST}
PHRASES["at mana cost"] = Vocabulary(_AT_MANA_COST)
PHRASES["flashback at mana cost"] = Vocabulary({
    "flashback until end of turn. The flashback cost is equal to its mana cost": (KeywordWithCost("flashback"),)})
PHRASES["from colors"] = Listed(words_of(COLORS), " and from ", ", and from ", ", from ")
PHRASES["from subtypes"] = Listed(
    OneOf(Vocabulary({"Arcane": "Arcane"}), Ref("many of a subtype")), " and from ", ", and from ", ", from ")
PHRASES["keywords and"] = Listed(Ref("keyword"), " and ", ", and ")
PHRASES["row of keywords"] = Listed(Ref("keyword"), ", ", ", ")
PHRASES["names of keywords"] = Listed(words_of((*KEYWORDS, "enchant creature")), " and ", ", and ")
