"""One and many in English: number words, plurals, articles, and which nouns count as many.

Nothing here knows what a text does; it only spells.
"""

from typing import Any

from ..tree import Chosen, Each, Target, That, They, You

_BELOW_TWENTY = (
    "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve",
    "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen")
_TENS = ("twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety")
#: Up to ninety-nine: printed texts need few of them, but what is paid for X is said in the same words.
NUMBER_WORDS = dict(enumerate((
    *_BELOW_TWENTY, *(tens if one == "zero" else f"{tens}-{one}" for tens in _TENS for one in _BELOW_TWENTY[:10]))))

_IRREGULAR = {"Elf": "Elves", "Dwarf": "Dwarves", "Wolf": "Wolves", "Plains": "Plains", "Merfolk": "Merfolk",
              "Zombie": "Zombies", "Faerie": "Faeries", "Eldrazi": "Eldrazi"}
_SINGULAR = {many: one for one, many in _IRREGULAR.items()}
_HISSING = ("s", "x", "ch", "sh")


def plural(word: str) -> str:
    """The plural of a type or subtype: "sorcery" -> "sorceries", "Elf" -> "Elves"."""
    if word in _IRREGULAR:
        return _IRREGULAR[word]
    if word.endswith("y") and word[-2:-1] not in "aeou":
        return word[:-1] + "ies"
    return word + ("es" if word.endswith(_HISSING) else "s")


def singular(word: str) -> str | None:
    """The word whose plural this is; None when it is no plural."""
    if word in _SINGULAR:
        return _SINGULAR[word]
    if word.endswith("ies"):
        guess = word[:-3] + "y"
    else:  # "Foxes" is of a Fox, but "Horses" of a Horse
        guess = word[:-2] if word[:-2].endswith(("ss", "us", "ps", *_HISSING[1:])) else word[:-1]
    return guess if guess and plural(guess) == word else None


def article(words: str) -> str:
    """ "a" or "an", whichever goes before these words."""
    return "an" if words[:1].lower() in "aeiou" or words.startswith(("8", "11/", "18/", "X/")) else "a"


def is_many(noun: Any) -> bool:
    """True when verbs after this noun have no -s ("all creatures get", "you gain")."""
    match noun:
        case You() | They():
            return True
        case Target() | Chosen():
            return noun.any_number or noun.count != 1
        case Each():
            return noun.all or noun.plain
        case That():
            return noun.noun == "them" or singular(noun.noun.split()[-1]) is not None
        case _:
            return False
