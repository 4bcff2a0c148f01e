"""Costs (118.1): mana, life, and instructions carried out as payment."""

from __future__ import annotations

from .node import Node


class Cost(Node):
    """What has to be paid (118.1): mana, actions, life, tapping this object.

    mana: "{1}{R}"; None when no mana is part of it.  actions: instructions carried out as payment.
    life: how much life is paid, or "X".  untap_this: the untap symbol, {Q} (107.6).  loyalty: a loyalty
    symbol, how many counters are put on this object or, below 0, removed (606.4).
    """

    mana: str | None = None
    actions: tuple[AnyInstruction, ...] = ()
    tap_this: bool = False
    life: int | str = 0
    untap_this: bool = False
    loyalty: int | None = None
