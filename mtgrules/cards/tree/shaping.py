"""Static abilities that change what is written on objects: words in their text, types, abilities (613.1c-d, 613.1f)."""

from __future__ import annotations

from .keywords import Keyword
from .nouns import Each
from .static_ability import StaticAbility


class WordsBecome(StaticAbility, tag="words become"):
    """All words of a kind in the text of spells and permanents are the word chosen for this object (612.1).

    kind: "color word".
    """

    kind: str


class GraveyardsLoseAbilities(StaticAbility, tag="graveyards lose abilities"):
    """Cards in graveyards lose all abilities (613.1f)."""


class LandsAre(StaticAbility, tag="lands are"):
    """Lands of a quality have these basic land types, and no others (305.7, 613.1d)."""

    lands: Each
    subtypes: tuple[str, ...]


class NotACreature(StaticAbility, tag="not a creature"):
    """As long as your devotion to a color is less than so much, the object with this text isn't a creature (700.5, 613.1d)."""

    colors: tuple[str, ...]
    less_than: int


class Have(StaticAbility, tag="have"):
    """Objects have keywords and an activated ability for as long as the object with this text is there (613.1f)."""

    objects: tuple[Each, ...]
    keywords: tuple[Keyword, ...]
    ability: ActivatedLine


#: Every such ability: while one is there, what objects say has to be worked out.
SHAPING = (WordsBecome, GraveyardsLoseAbilities, LandsAre, NotACreature, Have)
