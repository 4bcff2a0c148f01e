"""Does a structure that somebody wrote by hand make sense: its words are known, its numbers are numbers.

A misspelt type in a quality would fit nothing, and nobody would notice; here it is a fault.  What the
structure means is not known here.
"""

from typing import Any

from ..cards import (
    CARD_TYPES,
    COLORS,
    SUPERTYPES,
    AddMana,
    BadMana,
    Card,
    Cost,
    CostIncrease,
    CostReduction,
    Quality,
    Target,
    mana,
    nodes,
)
from ..game import STATES, ZONES
from .faults import fault, hint

_TYPES = (*CARD_TYPES, "permanent", "player", "opponent", "any", "spell", "ability", "card")
_WORDS = {
    "types": _TYPES, "not_types": _TYPES, "supertypes": SUPERTYPES, "not_supertypes": SUPERTYPES,
    "colors": COLORS, "not_colors": COLORS, "states": tuple(STATES), "zone": ZONES,
    "controller": ("", "you", "opponent", "they"), "owner": ("", "you", "they"),
}  # fmt: skip
_NUMBERS = ("amount", "count", "value", "limit")


def check_tree(tree: Any) -> None:
    """Every word in the qualities of a tree is known, and every amount is a number.  Raises BadScenario."""
    for node in nodes(tree):
        if isinstance(node, Quality):
            _check_words(node)
        if isinstance(node, AddMana):
            _check_mana(node.symbols, *node.choices)
        if isinstance(node, Cost) and any(isinstance(part, Target) for part in nodes(node)):
            raise fault("a cost has no target; write what = \"chosen\"", "cost")
        if isinstance(node, CostIncrease | CostReduction):
            _check_mana(node.amount)
            continue
        for field in set(_NUMBERS) & set(node.__struct_fields__):
            amount = getattr(node, field)
            if isinstance(amount, str) and amount != "X":
                raise fault(f"{amount!r} is no number; write a number, or \"X\"", field)


def _check_mana(*texts: str) -> None:
    for text in texts:
        try:
            mana(text)
        except BadMana as error:
            raise fault(str(error)) from None


def _check_words(quality: Quality) -> None:
    for field, known in _WORDS.items():
        said = getattr(quality, field)
        for word in (said,) if isinstance(said, str) else said:
            if word not in known:
                raise fault(f"there is no {word!r} here" + hint(word, known, "write one of"), field)


def check_card(card: Card) -> None:
    """A card's text makes sense, and a creature has power and toughness (208.1).  Raises BadScenario."""
    if "creature" in card.types and (card.power is None or card.toughness is None):
        raise fault("a creature has power and toughness; write power = 2 and toughness = 2")
    check_tree(card.lines)
