"""Numbers that a game gives, and conditions about them, asked by an object (107.3, 208, 608.2h).

Whatever needs to know what a text spoke of before ("that creature") is asked of
:mod:`mtgrules.effects.numbers`, which asks here for the rest.
"""

from collections.abc import Iterator

from ..book import replace
from ..cards import (
    Amount,
    AtLeast,
    AtMost,
    CastLastTurn,
    CastThisTurn,
    CastUsing,
    Condition,
    ControlCommander,
    CountersOn,
    CountOf,
    Equals,
    ExiledThisTurn,
    GreatestPower,
    Kicked,
    LeftThisTurn,
    Maker,
    ManaSpent,
    ManaValueOf,
    MoreInHand,
    NothingSpent,
    OnBattlefield,
    OwnAndControlBoth,
    Plus,
    PowerOf,
    Quality,
    SubtypesAmong,
    This,
    TotalPower,
    TotalToughness,
    TotalValue,
    ToughnessOf,
    Untapped,
    YouControl,
    creature_types,
)
from .characteristics import characteristics
from .history import cast_last_turn, left_this_turn, spells_cast_this_turn, this_turn
from .keywords import counters
from .mana_value import mana_value
from .objects import Object
from .quality import fits, known
from .state import Game
from .text import was_paid

#: States that speak of what happened to an object's costs, and where its choices remember that.
REMEMBERED = {"sacrificed this way": "sacrificed", "exiled with it": "exiled"}


def amount_of(game: Game, amount: Amount, you: str, this: Object | None = None) -> int | None:
    """The number that an amount means now, for an object and the player who controls it.

    None when it takes more than that to know it.
    """
    if isinstance(amount, int):
        return amount
    if amount in ("X", "-X"):
        x = (this.choices.x if this is not None else None) or 0
        return x if amount == "X" else -x
    if isinstance(amount, CountOf):
        return amount.times * len(counted(game, amount.quality, you, this))
    if isinstance(amount, SubtypesAmong):
        return len({s for o in counted(game, amount.among, you, this) for s in o.card.subtypes} - set(creature_types()))
    if isinstance(amount, TotalPower | TotalToughness):
        exiled = (characteristics(game, o) for o in game.exile if this is not None and o.exiled_with == this.id)
        return sum((now.power if isinstance(amount, TotalPower) else now.toughness) or 0 for now in exiled)
    if isinstance(amount, TotalValue):
        return sum(mana_value(o) for o in counted(game, amount.of, you, this))
    if isinstance(amount, Plus):
        return amount.number + amount_of(game, amount.more, you, this)
    if isinstance(amount, GreatestPower):
        return max((characteristics(game, o).power or 0 for o in counted(game, amount.among, you, this)), default=0)
    if isinstance(amount, ManaValueOf | PowerOf | ToughnessOf | CountersOn):
        of = amount.on if isinstance(amount, CountersOn) else amount.of
        if isinstance(of, Maker):  # 201.5a: that very object; what has gone has no counters
            maker = game.find(this.made_by) if this is not None and this.made_by is not None else None
            return 0 if maker is None else of_object(game, amount, maker)
        return of_object(game, amount, this) if isinstance(of, This) and this is not None else None
    return None


def of_object(game: Game, amount: ManaValueOf | PowerOf | ToughnessOf | CountersOn, object_: Object) -> int | None:
    """A number that an object has, as it is or as it last was (608.2h)."""
    if isinstance(amount, ManaValueOf):
        return mana_value(object_)
    if isinstance(amount, CountersOn):
        return counters(object_, amount.kind)
    now = characteristics(game, object_)
    return now.power if isinstance(amount, PowerOf) else now.toughness


def counted(game: Game, quality: Quality, you: str, this: Object | None = None) -> tuple[Object, ...]:
    """The objects of a quality; those that were sacrificed or exiled to pay for ``this`` as they last were."""
    said = [state for state in quality.states if state in REMEMBERED]
    if this is not None:
        quality = known(quality, this, this.choices.x or 0)
    if not said:
        return tuple(o for o in game.zone(quality.zone) if fits(game, quality, o, you))
    rest = replace(quality, states=tuple(s for s in quality.states if s not in REMEMBERED))
    paid = (game.last_known(id) for state in said for id in getattr(this.choices, REMEMBERED[state]))
    return tuple(o for o in paid if o is not None and fits(game, rest, o, you))


def holds(game: Game, condition: Condition | None, you: str, this: Object | None = None) -> bool:
    """True when a condition holds now, seen by ``you`` and by the object ``this``."""
    if condition is None:
        return True
    if isinstance(condition, YouControl):
        return any(fits(game, condition.quality, o, you) and o.controller == you for o in game.battlefield)
    if isinstance(condition, ExiledThisTurn):
        return any(e.kind == "exile" and not e.fact("object").token for e in this_turn(game))
    if isinstance(condition, ControlCommander):
        return any(o.commander and o.controller == you for o in game.battlefield)
    if isinstance(condition, Untapped):
        return this is not None and not this.tapped
    if isinstance(condition, OnBattlefield):
        return this is not None and game.find(this.id) is not None and this.zone == "battlefield"
    if isinstance(condition, Kicked | CastUsing):
        return this is not None and was_paid(condition, this.choices.optional)
    if isinstance(condition, NothingSpent):
        return this is not None and not this.choices.mana_spent
    if isinstance(condition, CastThisTurn):
        return set(condition.names) <= {spell.card.name for spell in spells_cast_this_turn(game, you)}
    if isinstance(condition, MoreInHand):
        return all(len(game.player(you).hand) > len(other.hand) for other in game.opponents(you) if not other.lost)
    if isinstance(condition, OwnAndControlBoth):
        mine = [o for o in game.battlefield if you == o.owner == o.controller]
        return this is not None and any(o.id == this.id for o in mine) and any(condition.name in o.card.names for o in mine)
    if isinstance(condition, LeftThisTurn):
        return any(o.controller == you for o in left_this_turn(game))
    if isinstance(condition, CastLastTurn):
        return cast_last_turn(game, condition.spells)
    if isinstance(condition, ManaSpent):
        return this is not None and condition.symbols in this.choices.mana_spent
    return compared(condition, *(amount_of(game, amount, you, this) for amount in compared_amounts(condition)))


def compared_amounts(condition: AtMost | AtLeast | Equals) -> Iterator[Amount]:
    """The two numbers that a condition compares."""
    yield condition.value
    yield condition.to if isinstance(condition, Equals) else condition.limit


def compared(condition: AtMost | AtLeast | Equals, value: int, limit: int) -> bool:
    """Whether the comparison of a condition is true of two numbers (107.1)."""
    if isinstance(condition, AtMost):
        return value <= limit
    return value >= limit if isinstance(condition, AtLeast) else value == limit
