"""Instructions: what deals, prevents, doubles and redirects damage (120, 615), and life (119)."""

from __future__ import annotations

from typing import Union

from ..amounts import Amount
from ..nouns import Each, Noun, Quality, You
from .base import Instruction


class DealDamage(Instruction, tag="deal damage"):
    """This object deals damage (120.1).

    divided: the amount is divided among the targets as announced (601.2d).
    evenly: it is divided evenly, rounded down, as the effect is applied.
    amount_last: only chooses the English ("damage to target player equal to ...").
    """

    amount: Amount
    to: Noun
    divided: bool = False
    evenly: bool = False
    amount_last: bool = False


class DamageBy(Instruction, tag="damage by"):
    """Another object than the one with this text deals damage (120.1).

    by: what deals it; with EachOf, each of them does, one like the other.
    """

    by: Noun
    amount: Amount
    to: Noun


class Fight(Instruction, tag="fight"):
    """A creature fights another: each deals damage equal to its power to the other (701.14a)."""

    one: Noun
    other: Noun


class GainLife(Instruction, tag="gain life"):
    """A player gains life (119.3)."""

    amount: Amount
    who: Noun = You()


class LoseLife(Instruction, tag="lose life"):
    """A player loses life (119.3)."""

    amount: Amount
    who: Noun = You()


class PreventDamage(Instruction, tag="prevent damage"):
    """Prevent all damage that sources of a quality would deal this turn (615)."""

    by: Quality


class PreventNext(Instruction, tag="prevent next"):
    """Prevent the next N damage that would be dealt to something this turn (615.7).

    then: what happens immediately after it has prevented damage (615.5).
    """

    amount: Amount
    to: Noun
    then: AnyInstruction | None = None


class PreventNextTime(Instruction, tag="prevent next time"):
    """The next time that a source of your choice, of one of these colors, would deal damage to something this turn, that
    damage is prevented (615.8, 609.7)."""

    colors: tuple[str, ...]
    to: Noun


class PreventDamageTo(Instruction, tag="prevent damage to"):
    """Prevent all damage that would be dealt to objects or players this turn (615.1a)."""

    to: Noun


class RedirectNext(Instruction, tag="redirect next"):
    """The next N damage that a source of your choice would deal this turn is dealt to something else
    instead (614.9, 609.7).

    away_from: the players and objects it would be dealt to.
    """

    amount: Amount
    away_from: tuple[Union[You, Each], ...]
    to: Noun


class DoubleDamage(Instruction, tag="double damage"):
    """Damage that an object would deal this turn is doubled (701.10g, 614.1a)."""

    objects: Noun
