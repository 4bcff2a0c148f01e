"""Instructions: instructions made of instructions: if, instead, unless, may, for each (608.2c)."""

from __future__ import annotations

from ..amounts import Amount
from ..conditions import Condition
from ..events import TriggerEvent
from ..nouns import Noun, Quality, Target, That, You
from .base import Instruction


class If(Instruction, tag="if"):
    """Do something only if a condition holds as it is carried out (608.2c)."""

    condition: Condition
    then: AnyInstruction


class Instead(Instruction, tag="instead"):
    """One instruction, or another instead of it if a condition holds (608.2c).

    When the condition is about what was paid (kicked), only the instruction that applies asks for
    targets (601.2c); so each of the two names its own, though English says them only once.
    said_first: only chooses the English ("if this spell was kicked, instead ...").
    """

    condition: Condition
    normally: AnyInstruction
    instead: AnyInstruction
    said_first: bool = False


class IfDone(Instruction, tag="if done"):
    """Do something only if the player did what the sentence before told (118.12).

    who: the player meant, You or They.  searched: only chooses the English ("if you search your library this way").
    """

    then: AnyInstruction
    who: Noun = You()
    searched: bool = False


class IfNotDone(Instruction, tag="if not done"):
    """Do something only if the player did not do what they might have done (118.12).

    otherwise: only chooses the English ("otherwise, ..."), after what happens if it was done.
    """

    then: AnyInstruction
    otherwise: bool = False


class GetEmblem(Instruction, tag="get an emblem"):
    """You get an emblem with an ability (114.1)."""

    ability: Line


class ExtraTurn(Instruction, tag="extra turn"):
    """You take an extra turn after this one (500.7)."""


class FlipCoin(Instruction, tag="flip a coin"):
    """You flip a coin and call it (705.2)."""


class IfFlip(Instruction, tag="if flip"):
    """Do something if the flip was won, or if it was lost (705.2)."""

    won: bool
    then: AnyInstruction


class Unless(Instruction, tag="unless"):
    """Do something unless a player pays a cost (118.12a)."""

    act: AnyInstruction
    payer: Noun
    cost: Cost


class ForEach(Instruction, tag="for each"):
    """Do something once for each object of a quality, all at once (608.2c)."""

    quality: Quality
    act: AnyInstruction


class ForEachRemoved(Instruction, tag="for each removed"):
    """Do something once for each counter that a cost of X counters removed (608.2c)."""

    act: AnyInstruction


class ForEachOpponent(Instruction, tag="for each opponent"):
    """Do something once for each of your opponents, in turn order; each of them is "they" meanwhile (608.2c)."""

    act: AnyInstruction


class ForEachCounter(Instruction, tag="for each counter"):
    """Do something once for each counter of a kind on an object, one after the other (608.2c)."""

    kind: str
    on: Noun
    act: AnyInstruction


class UnlessEither(Instruction, tag="unless either"):
    """Each player whom an instruction is about does it, unless they do one of two things (608.2d).

    acts: the two things, done by "they".
    """

    act: AnyInstruction
    acts: tuple[AnyInstruction, ...]


class WhereX(Instruction, tag="where X"):
    """Do something in which X is a number that the text defines (107.3c)."""

    act: AnyInstruction
    x: Amount


class Afterwards(Instruction, tag="afterwards"):
    """Do something after the sentence before ("Then ...", 608.2c)."""

    act: AnyInstruction


class May(Instruction, tag="may"):
    """A player may do something; decided as it is carried out (608.2d).  who: in the act that player is "you"."""

    act: AnyInstruction
    who: Noun = You()


class AnyPlayerMay(Instruction, tag="any player may"):
    """Any player may do one of two things; if somebody does either, something happens afterwards (101.4, 608.2d).

    acts: the two things, done by "they".  then: what happens if a player did one of them.
    """

    acts: tuple[AnyInstruction, ...]
    then: AnyInstruction


class Then(Instruction, tag="then"):
    """Several instructions told in one sentence, done one after the other (608.2c).

    joined_by_and: only chooses the English ("reveal it and put it into your hand").
    """

    acts: tuple[AnyInstruction, ...]
    joined_by_and: bool = False


class Both(Instruction, tag="both"):
    """Several instructions told as one ("tap and goad it"; "1 damage to A and 1 damage to B").

    They happen together where that makes a difference: such damage is dealt at the same time.  called_it: only
    chooses the English, for what deals the damage ("it deals ...").
    """

    acts: tuple[AnyInstruction, ...]
    called_it: bool = False


class AtNextEndStep(Instruction, tag="at next end step"):
    """Do something at the beginning of the next end step: a delayed triggered ability (603.7).

    What it speaks of is settled as the ability is created (603.7c).  said_first: only chooses the English, the
    time said before the act.
    """

    act: AnyInstruction
    said_first: bool = False


class WhenDone(Instruction, tag="when done"):
    """When the player has done what the sentence before told, do something: a reflexive triggered ability (603.12).

    Its targets are its own: they are chosen as it is put on the stack, not as the spell is cast.
    """

    then: AnyInstruction


class WhenItDies(Instruction, tag="when it dies"):
    """When something dies this turn, do something: a delayed triggered ability with a duration (603.7b)."""

    of: That
    act: AnyInstruction


class WheneverThisTurn(Instruction, tag="whenever this turn"):
    """Do something whenever an event happens this turn: a delayed triggered ability with a duration (603.7b)."""

    when: TriggerEvent
    act: AnyInstruction


class ChooseTargets(Instruction, tag="choose targets"):
    """Names targets that the next sentences speak of; they were chosen on casting (115.1, 601.2c)."""

    targets: tuple[Target, ...]
