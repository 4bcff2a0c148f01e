"""The record that goes from one instruction to the next while a text is carried out.

A :class:`Doing` is a walking state: choices that come up while instructions are followed
(608.2d) or while costs are paid (601.2h) are asked through the same ``ask``.  What nouns mean in it
is in ``nouns``, what numbers are in ``numbers``, and choosing in ``choices``.
"""

from collections.abc import Mapping
from typing import Any

from ..book import N_, Value, replace
from ..game import Choices, Game, Object, Player, Ref, event
from ..walk import Asked

Thing = Object | Player


class Doing(Value):
    """Instructions of one line being followed for one player.

    game, announcement, asked: the walking state.  you: whose instructions they are.
    source: the object whose text it is, as last known (608.2h).
    chosen: what was targeted, per instance of "target" in the line.
    legal: the part of it that was legal at 608.2b.  division: what each divided target gets.
    x: the value of X in this line.
    that: what the sentence before acted upon.  about: what the event was about that triggered the ability.
    other: the rest, while "each of them" takes its turn.
    rest: of cards looked at or revealed together, those that were not taken; None without such cards.
    value: a card name that was chosen (201.4).
    much: the number that the event or the sentence before was about.  field, rule: where choices are
    answered and which rule asks for them.  they: the player that "they" means just now.
    no_regeneration: this text says that what it destroys can't be regenerated (701.19c).
    did_it: whether the last "you may" was done.  prevented: damage just prevented (615.5).
    announced: what was announced and paid for an ability; a spell has that itself.
    more: functions of instructions that need casting or copying; floors above know them.
    """

    game: Game
    announcement: Any
    asked: tuple[Asked, ...]
    you: str
    source: Object
    chosen: tuple[tuple[Ref, ...], ...] = ()
    legal: tuple[tuple[Ref, ...], ...] = ()
    division: tuple[int, ...] = ()
    x: int = 0
    that: tuple[Ref, ...] = ()
    about: tuple[Ref, ...] = ()
    other: tuple[Ref, ...] | None = None
    rest: tuple[Ref, ...] | None = None
    value: str = ""
    much: int = 0
    field: str = "choices"
    rule: str = "608.2d"
    they: str = ""
    no_regeneration: bool = False
    did_it: bool = True
    prevented: int = 0
    announced: Choices | None = None
    more: Mapping[type, Any] | None = None

    @property
    def costs(self) -> Choices:
        """What was chosen and paid for the spell or ability that is followed; of its source where nothing else is known."""
        return self.source_now.choices if self.announced is None else self.announced

    @property
    def source_now(self) -> Object:
        """The source as it is, or as it last was on the stack (608.2h)."""
        return self.game.last_known(self.source.id) or self.source


def did(here: Doing, game: Game, that: tuple[Ref, ...] | None = None) -> Doing:
    """The record after something happened; ``that`` is what it happened to."""
    return replace(here, game=game) if that is None else replace(here, game=game, that=that)


def no_information(here: Doing) -> Doing:
    """Say that a part does not happen because it needs information about an illegal target (608.2b)."""
    return did(here, here.game.note(event(
        "no information", "608.2b", N_("{source} would need information about an illegal target, so that part does "
        "not happen."), source=here.source)))
