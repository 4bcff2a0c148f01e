"""The numbers and conditions of a text as it is carried out, determined once (608.2h)."""

from collections.abc import Callable
from typing import Any

from ..book import replace
from ..cards import (
    AtLeast,
    AtMost,
    Condition,
    CountersOn,
    CountOf,
    DamagePrevented,
    Drained,
    Equals,
    GreatestPower,
    Is,
    ManaValueOf,
    Noun,
    PowerOf,
    Quality,
    Revealed,
    SameManaValue,
    That,
    ThatMuch,
    ToughnessOf,
)
from ..game import (
    Game,
    Object,
    Player,
    amount_of,
    characteristics,
    compared,
    compared_amounts,
    counted,
    counters,
    fits,
    holds,
    mana_value,
    of_object,
)
from .doing import Doing, did, no_information
from .nouns import last_known_of, players


def number(here: Doing, amount: Any) -> int | None:
    """The number that an amount means now, determined once, as the effect is applied (608.2h).

    None when it needs information about an illegal target: then the part that needs it does
    not happen (608.2b).
    """
    if amount in ("X", "-X"):
        return here.x if amount == "X" else -here.x
    if isinstance(amount, DamagePrevented):
        return here.prevented
    if isinstance(amount, Drained):
        return _drained(here)
    if isinstance(amount, ThatMuch):
        return here.much + amount.plus
    if isinstance(amount, CountOf):
        return amount.times * len(counted_now(here, amount.quality))
    if isinstance(amount, ManaValueOf | PowerOf | ToughnessOf | CountersOn):
        of = amount.on if isinstance(amount, CountersOn) else amount.of
        found = last_known_of(here, of)
        return sum(of_object(here.game, amount, one) or 0 for one in found) if found else _without(of)  # 701.17d: of each
    if isinstance(amount, GreatestPower) and amount.among.controller == "they":
        amount = GreatestPower(replace(amount.among, controller="you"))
        return amount_of(here.game, amount, here.they, here.source_now)
    return amount_of(here.game, amount, here.you, here.source_now)


def _drained(here: Doing) -> int:
    """The damage that the source has dealt as it resolves, of each thing no more than it had to lose (120.3)."""
    total = 0
    for happened in reversed(here.game.happened):
        if happened.kind == "all pass":
            break
        if happened.kind == "damage" and happened.fact("source").id == here.source.id:
            total += min(happened.fact("amount"), _to_lose(here.game, happened.fact("to"), happened.fact("amount")))
    return total


def _to_lose(game: Game, thing: Object | Player, amount: int) -> int:
    """A player's life, a planeswalker's loyalty or a creature's toughness, as it was when damage was dealt."""
    if isinstance(thing, Player):
        return max(0, thing.life)
    if "planeswalker" in thing.card.types:
        return counters(thing, "loyalty")
    now = game.find(thing.id)
    size = characteristics(game, thing if now is None else now).toughness if "creature" in thing.card.types else amount
    return max(0, size or 0)


def _without(noun: Noun) -> int | None:
    """The number of something that is not there: not known of an illegal target (608.2b), 0 otherwise (107.2)."""
    return 0 if isinstance(noun, That) and noun.slot is None else None


#: States that mean what the sentence before acted upon, as it was before that.
THIS_WAY = ("returned this way",)


def counted_now(here: Doing, quality: Quality) -> tuple[Object, ...]:
    """The objects of a quality now; "this way" means what the sentence before acted upon, "that player's" is about
    the player it spoke of."""
    you = here.you
    if quality.owner in ("they", "that player"):
        quality, you = replace(quality, owner="you"), here.they
    if not set(THIS_WAY) & set(quality.states):
        return counted(here.game, quality, you, here.source_now)
    quality = replace(quality, states=tuple(s for s in quality.states if s not in THIS_WAY))
    found = (here.game.last_known(ref) for ref in here.that if isinstance(ref, int))
    return tuple(o for o in found if o is not None and fits(here.game, quality, o, you))


def true_now(here: Doing, condition: Condition) -> bool | None:
    """Whether a condition holds now; None when it can't be known (608.2b)."""
    if isinstance(condition, Is):
        found = last_known_of(here, condition.of)
        return any(fits(here.game, replace(condition.quality, zone=o.zone), o, here.you) for o in found) if found else None
    if isinstance(condition, SameManaValue):
        values = [{mana_value(o) for o in last_known_of(here, noun)} for noun in (condition.of, condition.like)]
        return values[0] == values[1] if all(values) else None
    if isinstance(condition, Revealed):
        revealed = (here.game.thing(ref) for ref in here.that)
        return any(isinstance(o, Object) and fits(here.game, condition.quality, o, here.you) for o in revealed)
    if not isinstance(condition, AtMost | AtLeast | Equals):
        return holds(here.game, condition, here.you, here.source_now)
    value, limit = (number(here, amount) for amount in compared_amounts(condition))
    return None if value is None or limit is None else compared(condition, value, limit)


def each_player(here: Doing, noun: Noun, amount: Any, act: Callable[[Game, str, int], Game]) -> Doing:
    """Let each player that a noun means do something so many times over, in turn order (101.4)."""
    here, who = players(here, noun)
    count, game = number(here, amount), here.game
    if count is None:
        return no_information(here)
    for player in who:
        game = act(game, player, count)
    return replace(did(here, game), much=count)
