"""Cards with more than one face: what the card is, made from what is on its faces (709, 710, 712, 715).

In a data file such a card has a ``layout`` and two ``faces``, each written like a card of its own.  The
card itself then has what it has in a hand: of a double-faced, flip or adventurer card that is its first face
(712.8a, 710.2, 715.4), of a split card the two halves together (709.4).  Nothing here knows which face is up.
"""

from collections.abc import Callable
from typing import Any

import msgspec

from .card import Card
from .faults import fault

#: Each kind of card with two faces, in the rulebook's words.
LAYOUTS = ("nonmodal double-faced", "modal double-faced", "meld", "split", "flip", "adventurer")
#: The kinds that can show another face on the battlefield (712.9).
DOUBLE_FACED = ("nonmodal double-faced", "modal double-faced")


def assembled(card: Card, prepared: Callable[[Card], Card]) -> Card:
    """A card put together from its faces; ``prepared`` checks each of them.

    Raises BadCard for an unknown layout, or when there are not two faces.
    """
    if card.layout not in LAYOUTS:
        raise fault(f"layout {card.layout!r} is unknown; write one of: {', '.join(LAYOUTS)}")
    if len(card.faces) != 2:
        raise fault(f"{len(card.faces)} faces; a card with the layout {card.layout!r} has two [[card.faces]]")
    faces = tuple(prepared(msgspec.structs.replace(face, token=card.token)) for face in card.faces)
    if card.layout == "split":
        return _both_halves(*faces)
    return msgspec.structs.replace(faces[0], layout=card.layout, faces=faces)


def _both_halves(left: Card, right: Card) -> Card:
    """Off the stack a split card has the characteristics of its halves together (709.4, 709.4b-c)."""
    types = dict.fromkeys([*left.supertypes, *right.supertypes, *left.types, *right.types])
    subtypes = dict.fromkeys(left.subtypes + right.subtypes)
    type_line = " ".join(word.capitalize() for word in types)
    return Card(
        name=f"{left.name} // {right.name}",
        type_line=f"{type_line} — {' '.join(subtypes)}" if subtypes else type_line,
        mana_cost=(left.mana_cost or "") + (right.mana_cost or "") or None,
        lines=left.lines + right.lines, layout="split", faces=(left, right))


def with_name(raw: dict[str, Any]) -> dict[str, Any]:
    """A card's table with the name and type line that it has from its first face."""
    faces = raw.get("faces")
    first = faces[0] if isinstance(faces, list) and faces and isinstance(faces[0], dict) else {}
    return {**{key: first[key] for key in ("name", "type_line") if key in first}, **raw}
