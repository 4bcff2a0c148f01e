"""Costs in English."""

from typing import Any

from .. import tree as c
from .grammar import PHRASES, Converted, Listed, Match, OneOf, Ref, Sentence
from .templates import Template


def _parts(cost: Any) -> tuple[c.Cost, ...] | None:
    """A cost as the parts that commas stand between, in the usual order."""
    if not isinstance(cost, c.Cost):
        return None
    parts = (c.Cost(loyalty=cost.loyalty), c.Cost(mana=cost.mana), c.Cost(tap_this=cost.tap_this),
             c.Cost(untap_this=cost.untap_this), c.Cost(life=cost.life),
             *(c.Cost(actions=(action,)) for action in cost.actions))
    return tuple(part for part in parts if part != c.Cost()) or None


def _together(parts: tuple[c.Cost, ...]) -> c.Cost | None:
    """The parts as one cost; None when they are not in the usual order."""
    mana = [part.mana for part in parts if part.mana is not None]
    life = [part.life for part in parts if part.life]
    loyalty = [part.loyalty for part in parts if part.loyalty is not None]
    whole = c.Cost(mana[0] if mana else None, tuple(action for part in parts for action in part.actions),
                 any(part.tap_this for part in parts), life[0] if life else 0, any(part.untap_this for part in parts),
                 loyalty[0] if loyalty else None)
    return whole if _parts(whole) == parts else None


PHRASES["part of a cost"] = OneOf(
    Ref("cost of mana"),
    Template(c.Cost, "[loyalty:loyalty symbol]"),
    Template(c.Cost, "{T}", tap_this=True),
    Template(c.Cost, "{Q}", untap_this=True),
    Template(c.Cost, "Pay [life:digits or X] life"),
    Template(c.Cost, "[actions:one action]"))
PHRASES["loyalty symbol"] = Match(
    r"\[[+−]?\d+\]", lambda words: int(words[1:-1].replace("−", "-")),
    lambda count: None if count is None else f"[{count:+d}]".replace("-", "−").replace("+0", "0"))
PHRASES["one action"] = Converted(
    Sentence(Ref("act")), lambda acts: acts[0] if len(acts) == 1 else None, lambda act: (act,))
PHRASES["cost of mana"] = Template(c.Cost, "[mana:mana]")
PHRASES["cost"] = Converted(Listed(Ref("part of a cost"), ", ", ", "), _parts, _together)
PHRASES["told part of a cost"] = OneOf(
    Template(c.Cost, "pay [mana:mana]"),
    Template(c.Cost, "pay [life:digits or X] life"),
    Template(c.Cost, "[actions:told action]"))
PHRASES["told action"] = Converted(
    Ref("act"), lambda acts: acts[0] if len(acts) == 1 else None, lambda act: (act,))
PHRASES["told cost"] = Converted(Listed(Ref("told part of a cost"), " and ", ", and "), _parts, _together)
