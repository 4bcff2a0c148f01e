"""What something has protection from, and whether another object has that quality (702.16a).

A quality is a word: a color ("red"), a subtype ("Arcane"), or COLORED_SPELLS.
"""

from ..cards import COLORS, Protection, ProtectionFromChosen
from .keywords import keywords_of
from .objects import Ability, Object, Spell
from .quality import has_subtype
from .state import Game

#: The quality of a spell that is one or more colors; an ability of a colored source has it not.
COLORED_SPELLS = "spells that are one or more colors"


def protections(game: Game, object_: Object) -> tuple[str, ...]:
    """The qualities it has protection from, the color chosen for it included (702.16a, 702.16g)."""
    found = (k for k in keywords_of(game, object_) if isinstance(k, Protection))
    chosen = (object_.chosen,) * any(isinstance(ability, ProtectionFromChosen) for ability in object_.card.statics)
    return (*(word for k in found for word in (*k.colors, *k.subtypes, *(COLORED_SPELLS,) * k.colored_spells)), *chosen)


def has_quality(game: Game, source: Object, quality: str) -> bool:
    """True when a spell, or a source of damage or of an ability, has a quality that something has protection from."""
    if quality == COLORED_SPELLS:
        return isinstance(source, Spell) and not isinstance(source, Ability) and bool(source.card.colors)
    return quality in source.card.colors if quality in COLORS else has_subtype(game, source, quality)
