"""Mana value: the total of a mana cost, and which mana cost that is (202.3)."""

from collections.abc import Iterator

from ..book import N_, Reason, reason
from ..cards import Mana
from .objects import Object, Spell


def mana_value(object_: Object) -> int:
    """Its mana value: X is what was announced while it is on the stack, and 0 elsewhere (202.3e).

    What is spliced onto a spell never counts (202.4, 118.8d).
    """
    if object_.whole is None:
        cost = object_.card.cost
        return cost.value(_x(object_)) if cost is not None else 0
    return sum(cost.value(_x(object_)) for cost in costs_that_count(object_))


def _x(object_: Object) -> int:
    return (object_.choices.x or 0) if isinstance(object_, Spell) else 0


def costs_that_count(object_: Object) -> tuple[Mana, ...]:
    """The mana costs that its mana value is counted from: its own, or those of front faces (202.3b-c)."""
    cards = tuple(card for card in (object_.whole, object_.also) if card is not None) if _by_the_front(object_) else (
        object_.card,)
    return tuple(card.cost for card in cards if card.cost is not None)


def _by_the_front(object_: Object) -> bool:
    """True for a nonmodal double-faced object with its back face up, and for a melded one; not for a copy."""
    layout = object_.whole.layout if object_.whole is not None else ""
    return object_.face == 1 and layout in ("nonmodal double-faced", "meld") and not object_.copying


def why_that_mana_value(object_: Object) -> Iterator[Reason]:
    """The rules that a mana value follows from."""
    yield from _which_cost(object_)
    for cost in costs_that_count(object_):
        yield reason("202.3", N_("the mana value of {it} comes from the mana cost {cost}"), it=object_, cost=cost)
        if cost.x:
            yield reason("202.3e", N_("X counts as announced on the stack, and as 0 elsewhere; {it} is in: {zone}"),
                         it=object_, zone=object_.zone)
        if any("/P" in s for s in cost.symbols):
            yield reason("202.3g", N_("each Phyrexian symbol counts as 1"))
        if any("/" in s and "/P" not in s for s in cost.symbols):
            yield reason("202.3f", N_("each hybrid symbol counts as its larger half"))
    if isinstance(object_, Spell) and object_.choices.splices:
        yield reason("118.8d", N_("splicing {cards} added costs, and left the mana cost as it is"),
                     cards=object_.choices.splices)
        yield reason("202.4", N_("additional costs are no part of the mana cost"))


def _which_cost(object_: Object) -> Iterator[Reason]:
    """Which mana cost counts, where that is not plain; or that there is none."""
    whole, front = object_.represented_by, object_.represented_by.faces[:1]
    if object_.copying:
        yield from _of_a_copy(object_)
    elif whole.layout == "nonmodal double-faced" and object_.face == 1:
        yield reason("202.3b", N_("{it} is a back face: the mana cost of {front} counts"), it=object_, front=front[0].name)
        yield reason("712.8c" if object_.zone == "stack" else "712.8e", N_("of the front face only the mana cost counts"))
    elif whole.layout == "meld" and object_.face == 1:
        yield reason("202.3c", N_("the front faces of both cards of {it} count"), it=object_)
        yield reason("712.8g", N_("it is one object that two cards represent"))
    elif whole.layout == "modal double-faced" and object_.zone in ("battlefield", "stack"):
        yield reason("712.8f", N_("the face that is up counts, and nothing else: {it}"), it=object_)
        if object_.face:
            yield reason("202.3b", N_("the front face counts for nonmodal cards only, and {it} is a modal one"), it=object_)
    elif whole.layout.endswith("double-faced") or whole.layout == "meld":
        yield reason("712.8a", N_("in a {zone} only the front face counts"), zone=object_.zone)
    elif object_.card.layout == "split" or (whole.layout == "split" and object_.zone == "stack"):
        yield reason("202.3d", N_("of a split card the halves count together off the stack, or when both are cast"))
    elif whole.layout == "adventurer":
        yield reason("715.3b" if object_.face else "715.4", N_("{it} has only these characteristics now"), it=object_)
    if whole.token and "Incubator" in whole.subtypes:
        yield reason("111.10i", N_("neither face of an Incubator token has a mana cost"))
    if not costs_that_count(object_):
        yield reason("202.3a", N_("{it} has no mana cost, so its mana value is 0"), it=object_)


def _of_a_copy(object_: Object) -> Iterator[Reason]:
    yield reason("707.2", N_("{it} is a copy: its mana cost is the copied one, if there is one"), it=object_)
    if object_.card.cost is None:
        yield reason("202.3b", N_("a copy of a back face has mana value 0, whatever card represents it"))
