"""Does a structure that somebody wrote by hand make sense: its words are known, its numbers are numbers, and each
"that" takes up a target that there is.

A misspelt type in a quality would fit nothing, and nobody would notice; here it is a fault.  What the
structure means is not known here.
"""

from typing import Any

from ..book import hint
from .card import CARD_TYPES, SUPERTYPES, Card
from .faults import at, fault
from .mana import COLORS, BadMana, mana
from .tree import AddMana, Cost, CostIncrease, CostReduction, Quality, Target, That, in_itself, nodes, on_their_own, targets_of
from .tree.quality import CONTROLLERS, KINDS, OWNERS, STATES, VALUES, ZONES

_TYPES = (*CARD_TYPES, *KINDS)
_WORDS = {
    "types": _TYPES, "also_types": CARD_TYPES, "not_types": _TYPES, "supertypes": SUPERTYPES, "not_supertypes": SUPERTYPES,
    "colors": COLORS, "not_colors": COLORS, "states": STATES, "zone": ZONES, "controller": CONTROLLERS, "owner": OWNERS,
    "mana_value": VALUES, "most_value": VALUES,
}  # fmt: skip
_NUMBERS = ("amount", "count", "value", "limit")


def check_card(card: Card) -> None:
    """A card's text makes sense, on each of its faces, and a creature has power and toughness (208.1).  Raises BadCard."""
    for face in card.faces:
        with at(f"face {face.name!r}"):
            check_card(face)
    if card.faces:
        return
    if "creature" in card.types and (card.power is None or card.toughness is None):
        raise fault("a creature has power and toughness; write power = 2 and toughness = 2")
    for number, line in enumerate(card.lines, 1):
        with at(f"lines, number {number}"):
            check_tree(line)


def check_tree(tree: Any) -> None:
    """Everything that can be asked of a part of a text: words, numbers, mana, targets.  Raises BadCard."""
    for node in nodes(tree):
        _check_words(node)
        _check_node(node)
    _check_slots(tree)
    for part in on_their_own(tree):
        _check_slots(part)


def _check_node(node: Any) -> None:
    if isinstance(node, AddMana):
        _check_mana(node.symbols, *node.choices)
    if isinstance(node, Cost) and any(isinstance(part, Target) for part in nodes(node)):
        raise fault("a cost has no target; write what = \"chosen\"", "cost")
    if isinstance(node, CostIncrease | CostReduction):
        _check_mana(node.amount)
        return
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


def _check_words(node: Any) -> None:
    """The words of a quality; of another part that names types or colors, those."""
    for field in _WORDS if isinstance(node, Quality) else {"types", "colors"} & set(node.__struct_fields__):
        said, known = getattr(node, field), _WORDS[field]
        for word in said if isinstance(said, tuple) else (said,) if isinstance(said, str) else ():
            if word not in known:
                raise fault(f"there is no {word!r} here" + hint(word, known, "write one of"), field)


def _check_slots(line: Any) -> None:
    """Each "that" takes up an instance of "target" that stands in the same line (601.2c)."""
    count = len(targets_of(line))
    for node in in_itself(line):
        if isinstance(node, That) and node.slot is not None and node.slot not in range(count):
            way_out = f"write one from 0 to {count - 1}" if count else "leave it out"
            raise fault(f"there is no target number {node.slot} in this line, counted from 0; {way_out}", "slot")
