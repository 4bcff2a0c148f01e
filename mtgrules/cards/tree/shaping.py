"""Static abilities that change what is written on objects: words in their text, their abilities (613.1c, 613.1f)."""

from __future__ import annotations

from .static_ability import StaticAbility


class WordsBecome(StaticAbility, tag="words become"):
    """All words of a kind in the text of spells and permanents are the word chosen for this object (612.1).

    kind: "color word".
    """

    kind: str


class GraveyardsLoseAbilities(StaticAbility, tag="graveyards lose abilities"):
    """Cards in graveyards lose all abilities (613.1f)."""


#: Every such ability: while one is there, what objects say has to be worked out.
SHAPING = (WordsBecome, GraveyardsLoseAbilities)
