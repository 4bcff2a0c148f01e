"""What a scenario file says, as records: a position, a script and expectations.

Each record is one kind of table in the file, and its fields are the keys of that table.  Nothing
here plays or checks; ``read`` makes these records, and docs/scenarios.md explains the keys to people.
"""

from typing import Any

from ..book import Value
from ..cards import Card, Quality
from .steps import Action, Cast, Strict

PLAYERS = ("A", "N", "P", "Q")
"""The players, in turn order: A is the active player unless ``turn`` says otherwise."""

ZONES_IN_FILE = ("hand", "battlefield", "graveyard", "exile", "library")
"""The zones that a player's table may fill, in the order in which their cards are numbered."""

STEPS = (
    "untap", "upkeep", "draw", "precombat main", "beginning of combat", "declare attackers", "declare blockers",
    "combat damage", "end of combat", "postcombat main", "end", "cleanup",
)  # fmt: skip


# ---------------------------------------------------------------- position


class Entry(Strict, rename={"as_": "as"}):
    """One card of a zone, and the state it is in.

    as_: its handle.  count: how many such cards.  counters: kind and number.  attacking: whom.
    owner: its owner, if that is not the player in whose table it stands.  copy_of: the card, or face of one, that it
    has become a copy of.
    exiled_with: the permanent that has exiled it.  commander: it is a commander (903.3).
    """

    card: str
    as_: str = ""
    count: int = 1
    owner: str = ""
    tapped: bool = False
    summoning_sick: bool = False
    damage: int = 0
    counters: dict[str, int] = {}  # noqa: RUF012 (a new one for each record)
    attacking: str = ""
    blocked: bool = False
    goaded_by: tuple[str, ...] = ()
    attached_to: str = ""
    exiled_with: str = ""
    chosen: str = ""
    copy_of: str = ""
    commander: bool = False


class ManaTable(Strict):
    """Floating mana with a restriction on what it may be spent on (106.6)."""

    mana: str
    only_for: Quality | None = None


class PlayerTable(Strict):
    """A player in the position.  A zone is a list of cards, or a number of cards that nobody cares about."""

    life: int = 20
    poison: int = 0
    mana: str | tuple[ManaTable, ...] = ""
    hand: int | tuple[str | Entry, ...] = ()
    battlefield: tuple[str | Entry, ...] = ()
    graveyard: int | tuple[str | Entry, ...] = ()
    exile: tuple[str | Entry, ...] = ()
    library: int | tuple[str | Entry, ...] = 10


# ---------------------------------------------------------------- expectations


class Fact(Value):
    """One thing that is expected, and that can be true or false by itself.

    key: the expectation ("life").  about: of what ("N").  value: what is expected (18).
    """

    key: str
    about: tuple[str, ...]
    value: Any

    @property
    def name(self) -> str:
        """What a person calls it: "life of N"."""
        if self.key == "illegal":
            return "step where it is illegal" if self.about == ("step",) else "rule that makes it illegal"
        about = ", ".join(self.about)
        return f"{self.key.replace('_', ' ')} of {about}" if about else self.key.replace("_", " ")


# ---------------------------------------------------------------- script


class ScriptStep(Value):
    """One step: what to do, and what is expected right after it.

    place: where it stands ("step 2").
    """

    place: str
    action: Action
    expect: tuple[Fact, ...] = ()


class Scenario(Value):
    """A position, a script and expectations: what a file holds (a variant is a scenario of its own).

    file, place: where it comes from.  rules: what the play must cite.  players: name and table, in turn order.
    cards: invented for it.  stack: spells that are on the stack as it begins, the lowest first.  expect: at the end.
    """

    file: str
    place: str
    title: str
    id: str = ""
    rules: tuple[str, ...] = ()
    edition: str = ""
    turn: str = "A"
    step: str = "precombat main"
    priority: str = ""
    players: tuple[tuple[str, PlayerTable], ...] = ()
    cards: tuple[Card, ...] = ()
    stack: tuple[Cast, ...] = ()
    script: tuple[ScriptStep, ...] = ()
    expect: tuple[Fact, ...] = ()

    @property
    def label(self) -> str:
        """What a person calls it: its title."""
        return self.title
