"""Everything a player announces in one cast, as one frozen record (601.2b-h).

A field per choice, in the order of the rules; each says which rule asks for it.  None
means "not answered yet"; ``AUTO`` means "choose for me", where a choice may be left to
the program.
"""

from ..book import Value
from ..game import Ref
from ..walk import AUTO


class Activation(Value, omit_defaults=True):
    """One mana ability activated while casting (601.2g, 605.3a).

    source: id of the object.  ability: which of its activated abilities, from 0.
    symbol: which mana, where the ability lets one choose.  paid_with: ids of what a part of its cost takes ("sacrifice a
    creature"); none where the program chooses.
    """

    source: int
    ability: int = 0
    symbol: str = ""
    paid_with: tuple[int, ...] = ()


class Announcement(Value, omit_defaults=True):
    """What a player announces while casting a spell.

    card: id of the card to cast (601.2a), or of the source of an ability.  by: the player.
    ability: which of its activated abilities, from 0, when one is activated (602.2).
    face: the name of the face that is cast, of a card that leaves the choice; of both halves, the card's name
        (709.3, 712.11b, 715.3).
    modes: for each modal line of the text, in order, the numbers of the modes (601.2b, 700.2a).
    splices: ids of the cards to splice, in the order of their effects (601.2b, 702.47b).
    method: "normal", or the name of one alternative cost (601.2b, 118.9).
    extra: for each optional additional cost, how many times it is paid (601.2b, 118.8).
    offered: ids of what will be sacrificed for a cost that is counted before it is paid (601.2b, 702.48b).
    x: the value of X (601.2b, 107.3a).
    symbols: for each hybrid and Phyrexian symbol of the costs, what it is paid as: "W", "2", "life"
        (601.2b, 107.4e-f).
    targets: for each instance of "target", in the order of the text, what is chosen (601.2c).
    division: for each target among which something is divided, how much it gets (601.2d).
    reduced_as: for each hybrid symbol that a reduction takes off, which half: "R", "2" (601.2f, 118.7e).
    reduced_in: the order of the reductions, by the names of their sources, where it matters (601.2f).
    mana_abilities: what is activated before paying (601.2g).
    helped_by: ids of what is tapped or exiled to pay for mana: convoke, improvise, delve (601.2h).
    payment: the mana to spend, as symbols (601.2h).
    paid_in: the order in which costs that are not mana are paid, each by its place on the bill from 0 (601.2h).
    paid_with: the objects chosen to pay costs that are not mana, in the order of payment (601.2h).
    """

    card: int
    by: str = "A"
    face: str | None = None
    modes: tuple[tuple[int, ...], ...] | None = None
    splices: tuple[int, ...] | None = None
    method: str | tuple[str, ...] | None = None
    extra: tuple[int, ...] | None = None
    offered: tuple[int, ...] | None = None
    x: int | None = None
    symbols: tuple[str, ...] | str | None = None
    targets: tuple[tuple[Ref, ...], ...] | None = None
    division: tuple[int, ...] | None = None
    reduced_as: tuple[str, ...] | str | None = AUTO
    reduced_in: tuple[str, ...] | str | None = AUTO
    mana_abilities: tuple[Activation, ...] | str | None = AUTO
    helped_by: tuple[int, ...] | str | None = AUTO
    payment: str | None = AUTO
    paid_in: tuple[int, ...] | str | None = AUTO
    paid_with: tuple[tuple[int, ...], ...] | str | None = AUTO
    ability: int = 0


#: The fields that a player answers, in the order in which the rules ask, and the step that asks.
STEP_OF = {
    "face": "601.3", "modes": "601.2b", "splices": "601.2b", "method": "601.2b", "extra": "601.2b", "offered": "601.2b",
    "x": "601.2b", "symbols": "601.2b", "targets": "601.2c", "division": "601.2d", "reduced_as": "601.2f",
    "reduced_in": "601.2f", "mana_abilities": "601.2g", "helped_by": "601.2h", "payment": "601.2h", "paid_in": "601.2h",
    "paid_with": "601.2h",
}
FIELDS = tuple(STEP_OF)
