"""Nouns, numbers and keywords in English: who and what a text speaks of, and how much.

One template per noun.  Verbs and whole lines are in the neighbours.
"""

from collections.abc import Iterator
from typing import Any

from ..card import CARD_TYPES, SUPERTYPES
from ..mana import COLOR_OF, COLORS, BadMana, mana
from ..tree import (
    Affinity,
    AnOpponent,
    Chosen,
    ControllerOf,
    CountersOn,
    CountOf,
    DamagePrevented,
    Each,
    EachOf,
    GreatestPower,
    KeywordWithCost,
    ManaValueOf,
    OneOfThem,
    Players,
    Plus,
    PowerOf,
    Protection,
    Quality,
    Suspend,
    Target,
    That,
    ThatMuch,
    TheOther,
    They,
    This,
    ToughnessOf,
    Ward,
    You,
)
from .grammar import (
    PHRASES,
    Around,
    Article,
    Converted,
    Listed,
    Match,
    OneOf,
    Only,
    Page,
    Pair,
    Phrase,
    Readings,
    Ref,
    Template,
    Vocabulary,
)
from .number import NUMBER_WORDS, is_many, plural, singular

KEYWORDS = (
    "cascade", "changeling", "convoke", "deathtouch", "defender", "delve", "double strike", "exalted", "fear",
    "first strike", "flanking", "flash", "flying", "forestwalk", "haste", "hexproof", "horsemanship", "improvise",
    "indestructible", "infect", "intimidate", "islandwalk", "lifelink", "menace", "mountainwalk", "persist",
    "plainswalk", "prowess", "reach", "rebound", "retrace", "shadow", "shroud", "skulk", "split second", "storm",
    "sunburst", "swampwalk", "trample", "undying", "vigilance", "wither",
)
WITH_COST = (
    "buyback", "cycling", "dash", "echo", "emerge", "entwine", "escalate", "escape", "evoke", "flashback", "kicker",
    "madness", "megamorph", "miracle", "morph", "multikicker", "overload", "prowl", "replicate", "spectacle", "surge",
    "unearth",
)
NOUN_TYPES = (*CARD_TYPES, "permanent", "player", "opponent")

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

# ---------------------------------------------------------------- qualities


def _words(words: tuple[str, ...], many: bool = False, before: str = "") -> Phrase:
    return Vocabulary({before + (plural(word) if many else word): word for word in words})


def _subtype(many: bool = False, before: str = "") -> Phrase:
    """A subtype: the list is open, so any word with a capital letter is one."""
    pattern = before + r"[A-Z][\w'-]*"
    if many:
        return Match(pattern, singular, plural)
    return Match(pattern, lambda words: words[len(before):], lambda word: before + word)


def _any_of(phrase: Phrase, many: bool = False) -> Phrase:
    """Alternatives: one thing is "artifact or enchantment", but many are "artifacts and enchantments"."""
    return Listed(phrase, " and ", ", and ") if many else Listed(phrase, " or ", ", or ")


def _row(phrase: Phrase, comma: str = " ") -> Phrase:
    return Listed(phrase, comma, comma, comma)


_ADJECTIVES = _words(("tapped", "untapped", "attacking", "blocking", "blocked", "unblocked", "enchanted"))
_BEFORE_THE_NOUN = (
    ("states", _row(_ADJECTIVES)),
    ("not_supertypes", _row(_words(SUPERTYPES, before="non"), ", ")),
    ("supertypes", _row(_words(SUPERTYPES))),
    ("not_colors", _row(_words(COLORS, before="non"), ", ")),
    ("colors", _any_of(_words(COLORS))),
    ("not_subtypes", _row(_subtype(before="non-"), ", ")),
    ("not_types", _row(_words(NOUN_TYPES, before="non"), ", ")),
)
_OF_CHOSEN_TYPE = "of the chosen type"
_AFTER_THE_NOUN = {  # states that stand after the noun: with one thing, with many
    "dealt damage this turn": (" that was dealt damage this turn", " that were dealt damage this turn"),
    "sacrificed this way": (" sacrificed this way",) * 2,
    "exiled with it": (" exiled with it",) * 2,
    "with a single target": (" with a single target", " with single targets"),
}


class Group(Phrase):
    """The words for a quality: "untapped white creature you control", "cards in your hand".

    many: in the plural.  prep: the word before a zone.  cast: spells somebody casts.
    both: "instant and sorcery card" of each kind of them.
    What the zone holds decides the noun: permanents are called by their types or subtypes,
    other things are cards or spells (109.2).
    """

    def __init__(self, many: bool = False, prep: str = "from", cast: bool = False, both: bool = False):
        self.kinds = self._kinds(many, both)
        verb = {"you": " you cast", "opponent": " your opponents cast"} if cast else {
            "you": " you control", "opponent": " an opponent controls", "not you": " you don't control",
            "they": " they control"}
        owners = {"you": "your", "they": "their", "opponent": "an opponent's", "": "a"}
        chosen = ("chosen", Vocabulary({f" {_OF_CHOSEN_TYPE}": _OF_CHOSEN_TYPE}))
        control = ("controller", Vocabulary({words: who for who, words in verb.items()}))
        self.tail = (*((chosen, control) if cast else (control, chosen)),
                     ("mana_value", Around(" with mana value ", Ref("mana value asked for"))),
                     ("keywords", Around(" with ", Ref("names of keywords"))),
                     ("place", Vocabulary({f" {prep} {words} {zone}": (zone, owner)
                                           for zone in ("graveyard", "hand") for owner, words in owners.items()})),
                     ("state", Vocabulary({words[many]: state for state, words in _AFTER_THE_NOUN.items()})))

    @staticmethod
    def _kinds(many: bool, both: bool) -> tuple[tuple[tuple[tuple[str, Phrase], ...], str, Phrase], ...]:
        """The shapes of a group: what may stand before the noun, and which field the noun shows."""
        subtypes = ("subtypes", _any_of(_subtype()))
        types = ("types", _any_of(_words(NOUN_TYPES), many or both))
        objects = Vocabulary({plural(w) if many else w: zone for w, zone in (("card", "library"), ("spell", "stack"))})
        return (((*_BEFORE_THE_NOUN, subtypes, types), "zone", objects),
                ((*_BEFORE_THE_NOUN, subtypes), "types", _any_of(_words(NOUN_TYPES, many), many)),
                (_BEFORE_THE_NOUN, "subtypes", _any_of(_subtype(many), many)))

    def write(self, value: Any, this: str) -> str | None:
        if not isinstance(value, Quality):
            return None
        parts = {name: getattr(value, name) for name in Quality.__struct_fields__}
        parts["states"] = tuple(s for s in value.states if s not in _AFTER_THE_NOUN and s != _OF_CHOSEN_TYPE)
        before, field, noun = self._kind_of(value)
        if field == "zone":
            parts["zone"] = "stack" if value.zone == "stack" else "library"
        shown = [(name, phrase) for name, phrase in before if parts[name]] + [(field, noun)]
        if any(parts[name] for name, _ in _ALL_KINDS if name not in dict(shown)):
            return None
        words = [phrase.write(parts[name], this) for name, phrase in shown]
        tail = self._write_tail(value, this)
        return None if None in words or tail is None else " ".join(words) + tail

    def _kind_of(self, value: Quality) -> Any:
        return self.kinds[0 if value.zone != "battlefield" else 1 if value.types else 2]

    def _write_tail(self, value: Quality, this: str) -> str | None:
        """What follows the noun: who controls it, what it has, the zone it is in, what happened to it."""
        elsewhere = value.zone in ("graveyard", "hand")
        after = tuple(state for state in value.states if state in _AFTER_THE_NOUN)
        if (value.owner and not elsewhere) or len(after) > 1 or (value.zone == "exile") != ("exiled with it" in after):
            return None
        values = {"chosen": _OF_CHOSEN_TYPE if _OF_CHOSEN_TYPE in value.states else None,
                  "controller": value.controller or None, "mana_value": value.mana_value,
                  "keywords": value.keywords or None, "place": (value.zone, value.owner) if elsewhere else None,
                  "state": after[0] if after else None}
        words = [phrase.write(values[name], this) for name, phrase in self.tail if values[name] is not None]
        return None if None in words else "".join(words)

    def read(self, page: Page, at: int) -> Readings:
        for before, field, noun in self.kinds:
            for parts, start in self._read_before(page, at, before):
                for value, end in noun.read(page, start):
                    for tail, after in self._read_tail(page, end, self.tail):
                        whole = _whole({**parts, field: value}, tail)
                        if whole is not None:
                            yield whole, after

    def _read_before(self, page: Page, at: int, before: Any) -> Iterator[tuple[dict[str, Any], int]]:
        """Each way to read what stands before the noun, the longest first."""
        if not before:
            yield {}, at
            return
        (name, phrase), *later = before
        for value, end in phrase.read(page, at):
            if page.sees(" ", end):
                for parts, start in self._read_before(page, end + 1, later):
                    yield {name: value, **parts}, start
        yield from self._read_before(page, at, later)

    def _read_tail(self, page: Page, at: int, tail: Any) -> Iterator[tuple[dict[str, Any], int]]:
        """Each way to read what follows the noun, the longest first."""
        if not tail or page.text[at:at + 1] != " ":
            yield {}, at
            return
        (name, phrase), *later = tail
        for value, end in phrase.read(page, at):
            for parts, after in self._read_tail(page, end, later):
                yield {name: value, **parts}, after
        yield from self._read_tail(page, at, later)


def _whole(fields: dict[str, Any], tail: dict[str, Any]) -> Quality | None:
    """The quality that the words before, in and after the noun make; None when they do not go together."""
    fields.update({name: tail[name] for name in ("controller", "mana_value", "keywords") if name in tail})
    states = tuple(tail[name] for name in ("chosen", "state") if name in tail)
    if states:
        fields["states"] = (*fields.get("states", ()), *states)
    if "place" in tail or "exiled with it" in states:
        if fields.get("zone") != "library":
            return None
        fields["zone"], fields["owner"] = tail.get("place", ("exile", ""))
    return Quality(**fields)


_ALL_KINDS = (*_BEFORE_THE_NOUN, ("subtypes", None), ("types", None))
PHRASES["mana value asked for"] = OneOf(Ref("digits or X"), Around("equal to ", Ref("value")))
PHRASES["names of keywords"] = Listed(_words((*KEYWORDS, "enchant creature")), " and ", ", and ")

PHRASES["group"] = Group()
PHRASES["groups"] = Group(many=True)
PHRASES["a group"] = Article(Group())
PHRASES["group in"] = Group(prep="in")
PHRASES["groups in"] = Group(many=True, prep="in")
PHRASES["group of each"] = Group(prep="in", both=True)
PHRASES["colored spells"] = Listed(
    Vocabulary({f"{color} spells": color for color in COLORS}), " and ", ", and ", least=2)
PHRASES["spells cast"] = OneOf(
    Template(Quality, "[colors:colored spells] you cast", zone="stack", controller="you"),
    Group(many=True, cast=True))
PHRASES["each spell cast"] = Group(cast=True, both=True)
PHRASES["spells from"] = Template(Quality, "spells from your hand", zone="hand", owner="you")
PHRASES["spell kind"] = OneOf(
    Template(Quality, "[types:types or]", zone="stack"), Template(Quality, "[subtypes:subtypes or]", zone="stack"))
PHRASES["types or"] = _any_of(_words(CARD_TYPES))
PHRASES["subtypes or"] = _any_of(_subtype())
PHRASES["colors or none"] = OneOf(
    Vocabulary({"colorless": ()}), Listed(_words(COLORS), " and ", ", and "))
PHRASES["row of types"] = _row(_words(CARD_TYPES))
PHRASES["row of subtypes"] = _row(_subtype())

# ---------------------------------------------------------------- nouns

_CALLED = (*NOUN_TYPES, "card", "spell")
_PARTICIPLES = ("chosen", "sacrificed", "exiled", "revealed", "discarded")


def _called_again() -> dict[str, str]:
    """How a text takes up a noun: "that creature", "those creatures", "the chosen creatures"."""
    words = {"it": "it", "them": "them"}
    for noun in _CALLED:
        words |= {f"that {noun}": noun, f"those {plural(noun)}": plural(noun)}
        for done in _PARTICIPLES:
            words |= {f"the {done} {noun}": f"{done} {noun}", f"the {done} {plural(noun)}": f"{done} {plural(noun)}"}
    return words


PHRASES["called again"] = Vocabulary(_called_again())
PHRASES["target"] = OneOf(
    Template(Target, "any target", types=("any",)),
    Template(Target, "target spell or ability", types=("spell", "ability"), zone="stack"),
    Template(Target, "another target [*:group]", another=True),
    Template(Target, "target [*:group]"),
    Template(Target, "up to one target [*:group]", up_to=True),
    Template(Target, "up to [count:number] target [*:groups]", up_to=True),
    Template(Target, "any number of target [*:groups]", any_number=True),
    Template(Target, "[count:number or X] target [*:groups]"))
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
PHRASES["chosen"] = OneOf(
    Template(Chosen, "[*:a group]"),
    Template(Chosen, "up to one [*:group]", up_to=True),
    Template(Chosen, "up to [count:number] [*:groups]", up_to=True),
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
PHRASES["noun"] = OneOf(
    Ref("player"), Ref("target"), Ref("that"), Template(EachOf, "each of [of:that]"), Template(This, "[@]"),
    Template(OneOfThem, "one"), Template(TheOther, "the other"),
    Template(Each, "all opponents' graveyards", zone="graveyard", owner="opponent", all=True),
    Template(Each, "each [*:group]"), Template(Each, "all [*:groups]", all=True),
    Template(Each, "each other [*:group]", other=True), Ref("chosen"))
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
    Template(ManaValueOf, "[of:possessive] mana value"),
    Template(PowerOf, "[of:possessive] power"),
    Template(ToughnessOf, "[of:possessive] toughness"),
    Template(GreatestPower, "the greatest power among [among:groups]"),
    Template(CountersOn, "the number of [kind:kind of counter] counters on [on:noun]"),
    Template(DamagePrevented, "the damage prevented this way"))


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
    Around("", OneOf(Only(Ref("number"), lambda number: number != 1), Ref("X")), " cards"),
    Template(CountOf, "a card for each [quality:group in]"),
    Around("cards equal to ", Ref("value")))

# ---------------------------------------------------------------- keywords

PHRASES["mana cost"] = Ref("cost of mana")
PHRASES["keyword with cost"] = _words(WITH_COST)
PHRASES["keyword"] = OneOf(
    _words(KEYWORDS),
    Template(Protection, "protection from the color of your choice", chosen=True),
    Template(Protection, "protection from [colors:from colors]"),
    Template(Suspend, "suspend [counters:digits]—[cost:mana cost]"),
    Template(Affinity, "affinity for [quality:groups]"),
    Template(Ward, "ward [cost:mana cost]"),
    Template(Ward, "ward—[cost:cost]."),
    Template(KeywordWithCost, "[name:keyword with cost] [cost:mana cost]"),
    Template(KeywordWithCost, "[name:keyword with cost]—[cost:cost]."))
PHRASES["from colors"] = Listed(_words(COLORS), " and from ", ", and from ", ", from ")
PHRASES["keywords and"] = Listed(Ref("keyword"), " and ", ", and ")
PHRASES["row of keywords"] = Listed(Ref("keyword"), ", ", ", ")
