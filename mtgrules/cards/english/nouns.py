"""Nouns, numbers and keywords in English: who and what a text speaks of, and how much.

One template per noun.  Verbs and whole lines are in the neighbours.
"""

from collections.abc import Iterator
from typing import Any

from ..card import CARD_TYPES, SUPERTYPES
from ..mana import COLORS, BadMana, mana
from ..tree import (
    AnOpponent,
    Chosen,
    ControllerOf,
    CountOf,
    DamagePrevented,
    Each,
    ManaValueOf,
    OneOfThem,
    Players,
    PowerOf,
    Protection,
    Quality,
    Suspend,
    Target,
    That,
    TheOther,
    They,
    This,
    You,
)
from .grammar import (
    PHRASES,
    Around,
    Article,
    Listed,
    Match,
    OneOf,
    Only,
    Page,
    Phrase,
    Readings,
    Ref,
    Template,
    Vocabulary,
)
from .number import NUMBER_WORDS, is_many, plural, singular

KEYWORDS = (
    "convoke", "deathtouch", "defender", "delve", "double strike", "fear", "first strike", "flash", "flying",
    "haste", "hexproof", "improvise", "indestructible", "intimidate", "lifelink", "menace", "reach", "shroud",
    "split second", "storm", "trample", "vigilance",
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
PHRASES["one mana or another"] = Listed(Match(r"\{[^{}]+\}", _is_mana), " or ", ", or ", least=2)


def _change(words: str) -> tuple[int, int]:
    power, toughness = words.split("/")
    return int(power), int(toughness)


def _say_change(change: tuple[int | None, int | None]) -> str | None:
    """+2/+0 and -2/-0: a zero has the sign of what stands beside it."""
    power, toughness = change
    if power is None or toughness is None:
        return None
    return f"{_signed(power, toughness)}/{_signed(toughness, power)}"


def _signed(number: int, other: int) -> str:
    return ("-" if number < 0 or (number == 0 and other < 0) else "+") + str(abs(number))


PHRASES["change"] = Match(r"[+-]\d+/[+-]\d+", _change, _say_change)

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
_DAMAGED = "dealt damage this turn"


class Group(Phrase):
    """The words for a quality: "untapped white creature you control", "cards in your hand".

    many: in the plural.  prep: the word before a zone.  cast: spells somebody casts.
    What the zone holds decides the noun: permanents are called by their types or subtypes,
    other things are cards or spells (109.2).
    """

    def __init__(self, many: bool = False, prep: str = "from", cast: bool = False):
        self.kinds = self._kinds(many)
        verb = {"you": " you cast", "opponent": " your opponents cast"} if cast else {
            "you": " you control", "opponent": " an opponent controls", "they": " they control"}
        self.control = Vocabulary({words: who for who, words in verb.items()})
        owners = {"you": "your", "they": "their", "": "a"}
        self.place = Vocabulary({f" {prep} {words} {zone}": (zone, owner)
                                 for zone in ("graveyard", "hand") for owner, words in owners.items()})
        self.damaged = Vocabulary({f" that {'were' if many else 'was'} {_DAMAGED}": _DAMAGED})

    @staticmethod
    def _kinds(many: bool) -> tuple[tuple[tuple[tuple[str, Phrase], ...], str, Phrase], ...]:
        """The shapes of a group: what may stand before the noun, and which field the noun shows."""
        subtypes = ("subtypes", _any_of(_subtype()))
        types = ("types", _any_of(_words(NOUN_TYPES), many))
        objects = Vocabulary({plural(w) if many else w: zone for w, zone in (("card", "library"), ("spell", "stack"))})
        return (((*_BEFORE_THE_NOUN, subtypes, types), "zone", objects),
                ((*_BEFORE_THE_NOUN, subtypes), "types", _any_of(_words(NOUN_TYPES, many), many)),
                (_BEFORE_THE_NOUN, "subtypes", _any_of(_subtype(many), many)))

    def write(self, value: Any, this: str) -> str | None:
        if not isinstance(value, Quality):
            return None
        parts = {name: getattr(value, name) for name in Quality.__struct_fields__}
        parts["states"] = tuple(state for state in value.states if state != _DAMAGED)
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
        """What follows the noun: who controls it, the zone it is in, what happened to it."""
        elsewhere = value.zone in ("graveyard", "hand")
        if value.owner and not elsewhere:
            return None
        words = [self.control.write(value.controller, this) if value.controller else "",
                 self.place.write((value.zone, value.owner), this) if elsewhere else "",
                 self.damaged.write(_DAMAGED, this) if _DAMAGED in value.states else ""]
        return None if None in words else "".join(words)

    def read(self, page: Page, at: int) -> Readings:
        for before, field, noun in self.kinds:
            for parts, start in self._read_before(page, at, before):
                for value, end in noun.read(page, start):
                    yield from self._read_tail(page, end, {**parts, field: value})

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

    def _read_tail(self, page: Page, at: int, parts: dict[str, Any]) -> Readings:
        for who, after_control in _maybe(self.control, page, at, ""):
            for place, after_place in _maybe(self.place, page, after_control, None):
                for state, end in _maybe(self.damaged, page, after_place, None):
                    fields = {**parts, "controller": who}
                    if place and parts.get("zone") == "library":
                        fields["zone"], fields["owner"] = place
                    elif place:
                        continue
                    if state:
                        fields["states"] = (*parts.get("states", ()), state)
                    yield Quality(**fields), end


_ALL_KINDS = (*_BEFORE_THE_NOUN, ("subtypes", None), ("types", None))


def _maybe(phrase: Phrase, page: Page, at: int, absent: Any) -> Readings:
    yield from phrase.read(page, at)
    yield absent, at


PHRASES["group"] = Group()
PHRASES["groups"] = Group(many=True)
PHRASES["a group"] = Article(Group())
PHRASES["group in"] = Group(prep="in")
PHRASES["groups in"] = Group(many=True, prep="in")
PHRASES["spells cast"] = Group(many=True, cast=True)
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
    words = {"it": "it"}
    for noun in _CALLED:
        words |= {f"that {noun}": noun, f"those {plural(noun)}": plural(noun)}
        for done in _PARTICIPLES:
            words |= {f"the {done} {noun}": f"{done} {noun}", f"the {done} {plural(noun)}": f"{done} {plural(noun)}"}
    return words


PHRASES["called again"] = Vocabulary(_called_again())
PHRASES["target"] = OneOf(
    Template(Target, "any target", types=("any",)),
    Template(Target, "another target [*:group]", another=True),
    Template(Target, "target [*:group]"),
    Template(Target, "up to one target [*:group]", up_to=True),
    Template(Target, "up to [count:number] target [*:groups]", up_to=True),
    Template(Target, "[count:number] target [*:groups]"))
PHRASES["that"] = Template(That, "[noun:called again]")
PHRASES["possessive"] = OneOf(
    Template(That, "its", noun="it"),
    Around("", Only(OneOf(Ref("that"), Ref("target")), lambda noun: not is_many(noun)), "'s"),
    Around("", Only(OneOf(Ref("that"), Ref("target")), is_many), "'"))
PHRASES["chosen"] = OneOf(
    Template(Chosen, "[*:a group]"),
    Template(Chosen, "up to one [*:group]", up_to=True),
    Template(Chosen, "up to [count:number] [*:groups]", up_to=True),
    Template(Chosen, "[count:number] [*:groups]"))
PHRASES["player"] = OneOf(
    Template(You, "you"), Template(They, "they"), Template(AnOpponent, "an opponent"),
    Template(Players, "each player"), Template(Players, "each opponent", opponents=True),
    Template(ControllerOf, "[of:possessive] controller"),
    Template(ControllerOf, "[of:possessive] owner", owner=True))
PHRASES["crowd"] = OneOf(
    Template(You, "you"), Template(Players, "players"), Template(Players, "your opponents", opponents=True))
PHRASES["noun"] = OneOf(
    Ref("player"), Ref("target"), Ref("that"), Template(This, "[@]"),
    Template(OneOfThem, "one"), Template(TheOther, "the other"),
    Template(Each, "each [*:group]"), Template(Each, "all [*:groups]", all=True), Ref("chosen"))
PHRASES["yours"] = Only(Ref("noun"), lambda noun: getattr(noun, "owner", None) == "you")

# ---------------------------------------------------------------- how much

PHRASES["value"] = OneOf(
    Template(CountOf, "the number of [quality:groups in]"),
    Template(ManaValueOf, "[of:possessive] mana value"),
    Template(PowerOf, "[of:possessive] power"),
    Template(DamagePrevented, "the damage prevented this way"))


def _measured(unit: str) -> Phrase:
    """ "3 life", "1 life for each land you control", "life equal to its power"."""
    return OneOf(
        Template(CountOf, f"[times:digits] {unit} for each [quality:group in]"),
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
PHRASES["keyword"] = OneOf(
    _words(KEYWORDS),
    Template(Protection, "protection from the color of your choice", chosen=True),
    Template(Protection, "protection from [colors:from colors]"),
    Template(Suspend, "suspend [counters:digits]—[cost:mana cost]"))
PHRASES["from colors"] = Listed(_words(COLORS), " and from ", ", and from ", ", from ")
PHRASES["keywords and"] = Listed(Ref("keyword"), " and ", ", and ")
PHRASES["row of keywords"] = Listed(Ref("keyword"), ", ", ", ")
