"""What a script says to do, as records: one for each kind of step; its fields are the keys of the step.

Nothing here plays; ``script`` does what they say, and docs/scenarios.md explains the keys to people.
"""

from typing import Any

from ..book import Value
from ..cards import AnyInstruction, Quality


class Strict(Value, forbid_unknown_fields=True, omit_defaults=True):
    """A table of the file: a key that its record does not know is a fault."""


Names = str | tuple[str, ...]


class Action(Strict):
    """One thing that a script says to do.  ``by``: the player; whoever has priority when it is not said.

    choices: what is chosen on the way.  order: of abilities that trigger, the one that goes on the stack first.
    """


class Cast(Action, rename={"from_": "from"}):
    """Cast a card.  The fields after ``targets`` are announced in the order of 601.2b-h.

    stop_at: leave this field open, to look at its options.  slot: which instance of "target" is left open.
    keep: mana abilities that stay activated if the cast is taken back (733.1).
    choices, order: for abilities that trigger on it (603.3b, 603.3d), as everywhere.
    """

    cast: str
    by: str = ""
    from_: str = "hand"
    face: str | None = None
    method: Names | None = None
    modes: tuple[int | tuple[int, ...], ...] | None = None
    splice: tuple[str, ...] = ()
    extra: tuple[str, ...] | None = None
    offered: tuple[str, ...] | None = None
    x: int | None = None
    symbols: tuple[str, ...] | None = None
    targets: tuple[Names, ...] | None = None
    division: tuple[int, ...] | None = None
    reduced_as: tuple[str, ...] | None = None
    reduced_in: tuple[str, ...] | None = None
    mana_from: tuple[str, ...] | None = None
    helped_by: tuple[str, ...] | None = None
    payment: str | None = None
    paid_in: tuple[int, ...] | None = None
    paying: tuple[Names, ...] | None = None
    stop_at: str = ""
    slot: int = 0
    keep: tuple[str, ...] = ()
    choices: tuple[Any, ...] = ()
    order: tuple[Names, ...] = ()


KEY_OF = {"splices": "splice", "mana_abilities": "mana_from", "paid_with": "paying"}
"""The key of a cast for a field of an announcement, where the two are not called the same."""

CAST_KEYS = Cast.__struct_encode_fields__
"""The keys of a cast, in the order in which a file names them: the announcement in the order of the rules."""


class Activate(Action):
    """Activate an ability that is no mana ability; the fields are those of a cast.

    ability: which of the activated abilities, counted from 1.
    """

    activate: str
    by: str = ""
    ability: int = 1
    x: int | None = None
    modes: tuple[int | tuple[int, ...], ...] | None = None
    symbols: tuple[str, ...] | None = None
    targets: tuple[Names, ...] | None = None
    division: tuple[int, ...] | None = None
    mana_from: tuple[str, ...] | None = None
    payment: str | None = None
    paid_in: tuple[int, ...] | None = None
    paying: tuple[Names, ...] | None = None
    choices: tuple[Any, ...] = ()
    order: tuple[Names, ...] = ()

    @property
    def as_cast(self) -> Cast:
        """The same as a cast, for whoever reads the announcement."""
        shared = {name: getattr(self, name) for name in self.__struct_fields__ if name not in ("activate", "ability")}
        return Cast(self.activate, **shared)


class Resolve(Action):
    """All players pass: the top of the stack resolves; "all": until the stack is empty."""

    resolve: bool | str
    choices: tuple[Any, ...] = ()
    order: tuple[Names, ...] = ()


class EndTurn(Action):
    """The turn ends and the next player's begins."""

    end_turn: bool
    choices: tuple[Any, ...] = ()
    order: tuple[Names, ...] = ()


class Begin(Action):
    """The turn goes on to its draw step or its beginning of combat step."""

    begin: str
    choices: tuple[Any, ...] = ()
    order: tuple[Names, ...] = ()


class TapForMana(Action):
    """Activate mana abilities outside of a cast ("Forest", "Stomping Ground for {G}")."""

    tap_for_mana: Names
    by: str = ""


class TurnFaceUp(Action):
    """Turn a face-down permanent face up for its morph cost (702.37e)."""

    turn_face_up: str
    by: str = ""
    choices: tuple[Any, ...] = ()
    order: tuple[Names, ...] = ()


class PlayLand(Action):
    """Play a land from hand (116.2a)."""

    play_land: str
    by: str = ""
    choices: tuple[Any, ...] = ()
    order: tuple[Names, ...] = ()


class SuspendCard(Action):
    """Exile a card from hand with time counters, for its suspend cost (702.62a)."""

    suspend: str
    by: str = ""


class PassTo(Action):
    """Players pass until this player has priority."""

    pass_to: str


class Do(Action):
    """Follow an instruction that comes from no card here: something else did it.

    do: a node of the instruction tree.  source: the card that would say so.
    targets: for its instances of "target".
    """

    do: AnyInstruction
    by: str = ""
    source: str = ""
    targets: tuple[Names, ...] = ()
    choices: tuple[Any, ...] = ()
    order: tuple[Names, ...] = ()


class Move(Action):
    """Something else moved a card: stipulated, and by 400.7 a new object."""

    move: str
    to: str
    choices: tuple[Any, ...] = ()
    order: tuple[Names, ...] = ()


class Change(Action):
    """Something else changed the state of an object: stipulated."""

    change: str
    tapped: bool | None = None
    summoning_sick: bool | None = None
    damage: int | None = None
    counters: dict[str, int] | None = None
    attacking: str | None = None
    blocked: bool | None = None
    goaded_by: tuple[str, ...] | None = None
    chosen: str | None = None
    choices: tuple[Any, ...] = ()
    order: tuple[Names, ...] = ()


class Ask(Action, rename={"in_": "in"}):
    """A question put to the position as it is now; which of the other keys it reads depends on the question."""

    question: str
    of: Names = ()
    in_: str = ""
    by: str = ""
    splice: tuple[str, ...] = ()
    targets: tuple[Names, ...] = ()
    slot: int = 0
    quality: Quality = Quality()


ACTIONS: dict[str, type[Action]] = {
    "cast": Cast,
    "activate": Activate,
    "resolve": Resolve,
    "end_turn": EndTurn,
    "begin": Begin,
    "tap_for_mana": TapForMana,
    "turn_face_up": TurnFaceUp,
    "play_land": PlayLand,
    "suspend": SuspendCard,
    "pass_to": PassTo,
    "do": Do,
    "move": Move,
    "change": Change,
    "question": Ask,
}
"""The key by which a step of a script is known, and its record."""
