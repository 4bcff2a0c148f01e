"""Costs, static abilities and whole lines in English: the paragraphs of a text (113.2c)."""

from typing import Any

from ..tree import (
    ActivatedLine,
    CantGainLife,
    Cost,
    CostFloor,
    CostIncrease,
    CostReduction,
    DamageCantBePrevented,
    EntersTappedUnlessLife,
    EnterTapped,
    HandRevealed,
    KeywordLine,
    OpeningHand,
    PlayersHave,
    SpellLine,
    SpliceLine,
    StaticLine,
)
from .grammar import PHRASES, Converted, Listed, OneOf, Ref, Sentence, Template

# ---------------------------------------------------------------- costs


def _parts(cost: Any) -> tuple[Cost, ...] | None:
    """A cost as the parts that commas stand between, in the usual order."""
    if not isinstance(cost, Cost):
        return None
    parts = (Cost(mana=cost.mana), Cost(tap_this=cost.tap_this), Cost(life=cost.life),
             *(Cost(actions=(action,)) for action in cost.actions))
    return tuple(part for part in parts if part != Cost()) or None


def _together(parts: tuple[Cost, ...]) -> Cost | None:
    """The parts as one cost; None when they are not in the usual order."""
    mana = [part.mana for part in parts if part.mana is not None]
    whole = Cost(mana[0] if mana else None, tuple(action for part in parts for action in part.actions),
                 any(part.tap_this for part in parts), sum(part.life for part in parts))
    return whole if _parts(whole) == parts else None


PHRASES["part of a cost"] = OneOf(
    Ref("cost of mana"),
    Template(Cost, "{T}", tap_this=True),
    Template(Cost, "Pay [life:digits] life"),
    Template(Cost, "[actions:one action]"))
PHRASES["one action"] = Converted(
    Sentence(Ref("act")), lambda acts: acts[0] if len(acts) == 1 else None, lambda act: (act,))
PHRASES["cost of mana"] = Template(Cost, "[mana:mana]")
PHRASES["cost"] = Converted(Listed(Ref("part of a cost"), ", ", ", "), _parts, _together)

# ---------------------------------------------------------------- static abilities

PHRASES["static"] = OneOf(
    Template(CostIncrease, "[spells:spells cast] cost [amount:mana] more to cast"),
    Template(CostReduction, "[spells:spells cast] cost [amount:mana] less to cast"),
    Template(CostFloor, "as long as [condition:condition], each spell that would cost less than [mana:number] mana "
                        "to cast costs [mana:number] mana to cast"),
    Template(CostFloor, "each spell that would cost less than [mana:number] mana to cast costs [mana:number] mana "
                        "to cast"),
    Template(PlayersHave, "[who:crowd] have [keyword:keyword]"),
    Template(CantGainLife, "[who:crowd] can't gain life"),
    Template(DamageCantBePrevented, "damage can't be prevented"),
    Template(HandRevealed, "[who:crowd] play with their hands revealed"),
    Template(OpeningHand, "if this card is in your opening hand, you may begin the game with it on the battlefield"),
    Template(EntersTappedUnlessLife, "as [@] enters, you may pay [life:digits] life. If you don't, it enters tapped"),
    Template(EnterTapped, "[objects:groups] enter tapped"))

# ---------------------------------------------------------------- lines

PHRASES["line"] = OneOf(
    Template(SpliceLine, "Splice onto [onto:spell kind] [cost:cost of mana]"),
    Template(SpliceLine, "Splice onto [onto:spell kind]—[cost:cost]."),
    Sentence(Template(KeywordLine, "[keywords:row of keywords]")),
    Sentence(Template(StaticLine, "[ability:static].")),
    Template(ActivatedLine, "[cost:cost]: [do:sentences]"),
    Template(SpellLine, "[do:sentences]"))
