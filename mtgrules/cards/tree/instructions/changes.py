"""Instructions: what objects are, have and may do for a time (611, 613)."""

from __future__ import annotations

from ..nouns import Noun, Quality
from .base import Instruction


class Modify(Instruction, tag="modify"):
    """Objects get +P/+T and gain keywords (611.2, 613.4c, 613.1f).

    power, toughness: what is added, with "X" or "-X" for a number and its negative (107.3); both
        None when only keywords are gained.
    per: so many times over, once for each object of this quality, counted as it is applied (608.2h).
    restrictions: "can't be blocked" and the like, for this turn.
    no_creature_types: they lose all creature types (613.1d).  becomes: the color that they are now (613.1e).
    until: how long; "your next turn" until that begins; "" for gained keywords that stay as long as the object does (611.2a).
    """

    objects: Noun
    power: int | str | None = None
    toughness: int | str | None = None
    gains: tuple[Keyword, ...] = ()
    per: Quality | None = None
    restrictions: tuple[str, ...] = ()
    until: str = "end of turn"
    no_creature_types: bool = False
    becomes: str = ""


class LoseKeywords(Instruction, tag="lose keywords"):
    """Objects lose keyword abilities until end of turn (613.1f)."""

    objects: Noun
    keywords: tuple[Keyword, ...]


class CantAttackThisTurn(Instruction, tag="can't attack this turn"):
    """Creatures of a quality can't attack this turn: a change of the rules, so later ones can't either (611.2c)."""

    creatures: Quality


class CantCastSpells(Instruction, tag="can't cast spells"):
    """Players can't cast spells this turn (601.3)."""

    who: Noun


class AttackIfAble(Instruction, tag="attack if able"):
    """An object attacks this turn if able (508.1d)."""

    objects: Noun


class AllBlock(Instruction, tag="all block"):
    """All creatures able to block a creature this turn do so (509.1c)."""

    objects: Noun


class ExileUncast(Instruction, tag="exile uncast"):
    """Until end of turn, what is of a quality and would enter the battlefield without having been cast is exiled
    instead (614.1a)."""

    objects: Quality


class SwitchPT(Instruction, tag="switch"):
    """Switch an object's power and toughness until end of turn (613.4d)."""

    objects: Noun


class GainControl(Instruction, tag="gain control"):
    """You gain control of objects until end of turn (613.1b)."""

    objects: Noun


class ExchangeControl(Instruction, tag="exchange control"):
    """Exchange control of two objects (701.12)."""

    objects: Noun
