"""Which of several changes of words waits for another one (613.8): dependency goes before timestamps.

A change depends on another if applying that one first changes what it does to an object: it finds a word there that
stood nowhere before, or a word that it would have replaced is another one already (613.8a).
"""

from collections.abc import Sequence
from functools import lru_cache

from ..cards import Card, Reword, reworded_card
from .card_changes import WordsChanged
from .objects import Object


def word_changes(object_: Object) -> tuple[WordsChanged, ...]:
    """The changes of words in an object's text, in the order in which they apply."""
    return tuple(change for change in object_.shaped_by if isinstance(change, WordsChanged))


@lru_cache(maxsize=1024)
def in_order(changes: tuple[WordsChanged, ...], cards: tuple[Card, ...]) -> tuple[WordsChanged, ...]:
    """Changes of words in one text, given in the order of their timestamps, in the order in which they apply (613.8b-c).

    cards: those whose lines are the text.
    """
    left, words, ordered = list(changes), _words_in(changes, cards), []
    while left:
        following = next(change for change in left if _may_apply(change, left, words))
        left.remove(following)
        ordered.append(following)
        words = frozenset(_after(following, word) for word in words)
    return tuple(ordered)


def _words_in(changes: tuple[WordsChanged, ...], cards: tuple[Card, ...]) -> frozenset[str]:
    """The words in a text that one of the changes is about."""
    return frozenset(word for change in changes for word in change.words.old
                     if any(reworded_card(card, Reword((word,), "?")) != card for card in cards))


def _after(change: WordsChanged, word: str) -> str:
    return change.words.new if word in change.words.old else word


def _depends(one: WordsChanged, other: WordsChanged, words: frozenset[str]) -> bool:
    """True when the other change, applied first, changes what this one does to the text (613.8a)."""
    return one is not other and any((word in one.words.old) != (_after(other, word) in one.words.old) for word in words)


def _may_apply(one: WordsChanged, left: Sequence[WordsChanged], words: frozenset[str]) -> bool:
    """True for a change that waits for none that is left, or only for such as wait for it too: a loop (613.8b)."""
    return all(one in _waits_for(other, left, words) for other in _waits_for(one, left, words))


def _waits_for(one: WordsChanged, left: Sequence[WordsChanged], words: frozenset[str]) -> list[WordsChanged]:
    """The changes that one depends on, and those that they depend on in turn."""
    found: list[WordsChanged] = []
    new = [one]
    while new:
        new = [other for other in left if other not in found and any(_depends(each, other, words) for each in new)]
        found += new
    return found
