"""Telling of words that are other words now, because a permanent says so (612.1)."""

from collections.abc import Iterator

from ..book import N_
from ..cards import WordsBecome
from ..game import Event, Game, Object, Spell, WordsChanged, event
from ..game.dependency import word_changes


def words_of_a_spell(spell: Spell) -> Iterator[Event]:
    """What is said of a spell that comes onto the stack while a permanent changes words in the text of spells."""
    for change in spell.shaped_by:
        if isinstance(change, WordsChanged):
            yield event("text change", "612.1", N_("{spell} is a spell now, so words in its text are changed: each of {old} is "
                        "{new}."), spell=spell, old=change.words.old, new=change.words.new)
            yield event("used as such", "612.2", N_("Mana symbols and names are no such words."))


def words_of_spliced_text(spell: Spell) -> Iterator[Event]:
    """What is said of text that is spliced onto such a spell: its words are changed too."""
    if any(isinstance(change, WordsChanged) for change in spell.shaped_by):
        yield event("dependency", "613.8a", N_("What changes words depends on which words there are, so it applies after the text "
                    "was added, though it is older."))


def words_from_now_on(game: Game, permanent: Object) -> Iterator[Event]:
    """What is said of a permanent that changes words, as it enters."""
    for ability in permanent.card.statics:
        if isinstance(ability, WordsBecome):
            yield event("text change", "612.1", N_("From now on every {word} in the text of spells and permanents is {new}."),
                        word=ability.kind, new=permanent.chosen)
            for other in (*game.battlefield, *game.stack):
                changes = word_changes(other)
                if changes and changes[-1].words.new != permanent.chosen:
                    yield event("dependency", "613.8a", N_("An older change of {object} depends on that, for it finds other words "
                                "after it: so it applies after it."), object=other)
