"""Qualities in English: what kind of thing is meant, as one phrase ("untapped white creature you control").

Everything a :class:`Quality` can say has its place here: before the noun, as the noun, after it.
"""

from collections.abc import Iterator
from typing import Any

from ..card import CARD_TYPES, SUPERTYPES
from ..mana import COLORS
from ..tree import Quality
from .grammar import PHRASES, Around, Article, Listed, Match, OneOf, Phrase, Readings, Ref, Vocabulary
from .number import plural, singular
from .page import Page
from .templates import Template

NOUN_TYPES = (*CARD_TYPES, "permanent", "token", "player", "opponent")


def words_of(words: tuple[str, ...], many: bool = False, before: str = "") -> Phrase:
    """A closed list of words that stand for themselves."""
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


_ADJECTIVES = words_of(("tapped", "untapped", "attacking", "attacking or blocking", "blocking", "blocked", "unblocked", "enchanted",
                        "colorless", "multicolored"))
_BEFORE_THE_NOUN = (
    ("not_supertypes", _row(words_of(SUPERTYPES, before="non"), ", ")),
    ("not_colors", _row(words_of(COLORS, before="non"), ", ")),
    ("states", _row(_ADJECTIVES)),
    ("supertypes", _row(words_of(SUPERTYPES))),
    ("colors", _any_of(words_of(COLORS))),
    ("not_subtypes", _row(_subtype(before="non-"), ", ")),
    ("not_types", _row(words_of(NOUN_TYPES, before="non"), ", ")),
    ("also_types", _row(words_of(CARD_TYPES))),
)
_CHOSEN = ("of the chosen type", "with the chosen name")
_AFTER_THE_NOUN = {  # states that stand after the noun: with one thing, with many
    "dealt damage this turn": (" that was dealt damage this turn", " that were dealt damage this turn"),
    "sacrificed this way": (" sacrificed this way",) * 2,
    "returned this way": (" returned this way",) * 2,
    "with that name": (" with that name",) * 2,
    "revealed this way": (" revealed this way",) * 2,
    "with a spliced name": (" with the same name as a card spliced onto that spell",) * 2,
    "attached to a creature": (" attached to a creature", " attached to creatures"),
    "exiled with it": (" exiled with it",) * 2,
    "with a single target": (" with a single target", " with single targets"),
}


_MANA_VALUES = (  # what a text asks of a mana value: exactly so much, so much or less, or more
    ("mana_value", OneOf(Around(" with mana value ", Ref("mana value asked for")),
                         Vocabulary({" with that spell's mana value": "that spell's"}))),
    ("most_value", Around(" with mana value ", OneOf(
        Around("", Ref("digits or X"), " or less"), Around("less than or equal to ", Ref("value"))))),
    ("least_value", Around(" with mana value ", Ref("digits"), " or greater")),
)


#: The name of a card: words with capital letters, and small ones between them.
NAME = Match(r"[A-Z][\w'!-]*(?:,? (?:(?:of|the|and|to|in|a|for|with|from) )*[A-Z][\w'!-]*)*")


class Group(Phrase):
    """The words for a quality: "untapped white creature you control", "cards in your hand".

    many: in the plural.  prep: the word before a zone.  cast: spells somebody casts.
    both: "instant and sorcery card" of each kind of them.  either: "artifact and/or creature cards".
    What the zone holds decides the noun: permanents are called by their types or subtypes,
    other things are cards or spells (109.2).
    """

    def __init__(self, many: bool = False, prep: str = "from", cast: bool = False, both: bool = False,
                 either: bool = False):
        self.kinds = self._kinds(many, both, either)
        verb = {"you": " you cast", "opponent": " your opponents cast"} if cast else {
            "you": " you control", "opponent": " your opponents control" if many else " an opponent controls",
            "not you": " you don't control",
            "they": " they control",
            "that target": " that player or that planeswalker's controller controls"}
        owners = {"you": "your", "they": "their", "opponent": "an opponent's", "that player": "that player's", "": "a"}
        chosen = ("chosen", Vocabulary({f" {state}": state for state in _CHOSEN}))
        control = ("controller", Vocabulary({words: who for who, words in verb.items()}))
        place = ("place", Vocabulary({f" {prep} {words} {zone}": (zone, owner)
                                      for zone in ("graveyard", "hand") for owner, words in owners.items()}))
        self.tail = (*((chosen, control) if cast else (control, chosen)),
                     *((place,) * (prep == "in")),
                     *_MANA_VALUES,
                     ("most_power", Around(" with power ", Ref("digits"), " or less")),
                     ("least_power", Around(" with power ", Ref("digits"), " or greater")),
                     ("keywords", Around(" with ", Ref("names of keywords"))),
                     ("not_keywords", Around(" without ", Ref("names of keywords"))),
                     ("named", Around(" named ", NAME)),
                     *((place,) * (prep != "in")),
                     ("state", Vocabulary({words[many]: state for state, words in _AFTER_THE_NOUN.items()})))

    @staticmethod
    def _kinds(many: bool, both: bool, either: bool) -> tuple[tuple[tuple[tuple[str, Phrase], ...], str, Phrase], ...]:
        """The shapes of a group: what may stand before the noun, and which field the noun shows."""
        subtypes = ("subtypes", _any_of(_subtype()))
        words = words_of(NOUN_TYPES)
        types = ("types", Listed(words, " and/or ", ", and/or ", least=2) if either else _any_of(words, many or both))
        objects = Vocabulary({plural(w) if many else w: zone for w, zone in (("card", "library"), ("spell", "stack"))})
        return (((*_BEFORE_THE_NOUN, subtypes, types), "zone", objects),
                ((*_BEFORE_THE_NOUN, subtypes), "types", _any_of(words_of(NOUN_TYPES, many), many)),
                (_BEFORE_THE_NOUN, "subtypes", _any_of(_subtype(many), many)))

    def write(self, value: Any, this: str) -> str | None:
        if not isinstance(value, Quality):
            return None
        parts = {name: getattr(value, name) for name in Quality.__struct_fields__}
        parts["states"] = tuple(s for s in value.states if s not in _AFTER_THE_NOUN and s not in _CHOSEN)
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
        values = {"chosen": next((state for state in _CHOSEN if state in value.states), None),
                  "controller": value.controller or None, **{name: getattr(value, name) for name, _ in _MANA_VALUES},
                  "most_power": value.most_power, "least_power": value.least_power, "named": value.named or None,
                  "keywords": value.keywords or None, "not_keywords": value.not_keywords or None,
                  "place": (value.zone, value.owner) if elsewhere else None,
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


_TAIL_FIELDS = ("controller", "keywords", "not_keywords", "most_power", "least_power", "named")


def _whole(fields: dict[str, Any], tail: dict[str, Any]) -> Quality | None:
    """The quality that the words before, in and after the noun make; None when they do not go together."""
    fields.update({name: tail[name] for name in (*_TAIL_FIELDS, *dict(_MANA_VALUES)) if name in tail})
    states = tuple(tail[name] for name in ("chosen", "state") if name in tail)
    if states:
        fields["states"] = (*fields.get("states", ()), *states)
    if "also_types" in fields and "types" not in fields:
        return None
    if "place" in tail or "exiled with it" in states:
        if fields.get("zone") != "library":
            return None
        fields["zone"], fields["owner"] = tail.get("place", ("exile", ""))
    return Quality(**fields)


_ALL_KINDS = (*_BEFORE_THE_NOUN, ("subtypes", None), ("types", None))
PHRASES["mana value asked for"] = OneOf(
    Ref("digits or X"), Vocabulary({"equal to the chosen number": "chosen"}), Around("equal to ", Ref("value")))

PHRASES["group"] = Group()
PHRASES["groups"] = Group(many=True)
PHRASES["a group"] = Article(Group())
PHRASES["group in"] = Group(prep="in")
PHRASES["groups in"] = Group(many=True, prep="in")
PHRASES["either group in"] = Group(many=True, prep="in", either=True)
PHRASES["group of each"] = Group(prep="in", both=True)
PHRASES["colored spells"] = Listed(
    Vocabulary({f"{color} spells": color for color in COLORS}), " and ", ", and ", least=2)
PHRASES["spells cast"] = OneOf(
    Template(Quality, "[colors:colored spells] you cast", zone="stack", controller="you"),
    Group(many=True, cast=True))
PHRASES["one spell cast"] = Group(cast=True)
PHRASES["each spell cast"] = Group(cast=True, both=True)
PHRASES["spells from"] = Template(Quality, "spells from your hand", zone="hand", owner="you")
PHRASES["spell kind"] = OneOf(
    Template(Quality, "Anything", zone="stack"),
    Template(Quality, "[types:types or]", zone="stack"), Template(Quality, "[subtypes:subtypes or]", zone="stack"),
    Template(Quality, "[colors:colors or]", zone="stack"))
PHRASES["colors or"] = _any_of(words_of(COLORS))
PHRASES["types or"] = _any_of(words_of(CARD_TYPES))
PHRASES["subtypes or"] = _any_of(_subtype())
PHRASES["colors or none"] = OneOf(
    Vocabulary({"colorless": ()}), Listed(words_of(COLORS), " and ", ", and "))
PHRASES["row of types"] = _row(words_of(CARD_TYPES))
PHRASES["row of subtypes"] = _row(_subtype())
PHRASES["a subtype"] = _subtype()
PHRASES["many of a subtype"] = _subtype(many=True)
PHRASES["row of colors"] = _row(words_of(COLORS))
PHRASES["row of supertypes"] = _row(words_of(SUPERTYPES))
