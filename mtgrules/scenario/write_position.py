"""The position of a game as the tables of a scenario: the top, a table for each player, cards of one's own."""

from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import groupby
from typing import Any

import msgspec

from ..cards import Card, library
from ..game import OWN_ZONES, FloatingMana, Game, Object, Player
from .format import ZONES_IN_FILE
from .position import ANY_CARD


class CannotWrite(ValueError):
    """A scenario has no words for something; ``what`` names each such thing."""

    def __init__(self, what: Iterable[str]):
        self.what = tuple(what)
        super().__init__(f"a scenario cannot say this: {'; '.join(self.what)}")



def top(game: Game, title: str) -> dict[str, Any]:
    said = {"title": title} if title else {}
    plain = Game(game.players)
    said["edition"] = str(game.edition.date)  # always: the answer must not change with the reader's day
    for name, usual in (("turn", "A"), ("step", plain.step), ("priority", game.turn)):
        if getattr(game, name) != usual:
            said[name] = getattr(game, name)
    return said


def _zones(game: Game, player: Player) -> Iterator[tuple[str, tuple[Object, ...]]]:
    """A player's zones in the order in which their cards are numbered."""
    for zone in ZONES_IN_FILE:
        if zone == "battlefield":
            yield zone, tuple(one for one in game.battlefield if one.controller == player.name)
        elif zone == "exile":
            yield zone, tuple(one for one in game.exile if one.owner == player.name)
        else:
            yield zone, getattr(player, zone)


def written(game: Game) -> tuple[Object, ...]:
    return tuple(one for player in game.players for _, objects in _zones(game, player) for one in objects)


def printed(object_: Object) -> Card:
    """The card that an object is, without what effects change and whichever face is up."""
    return object_.whole or object_.unchanged or object_.card


def own_cards(game: Game) -> tuple[Card, ...]:
    """Cards that are not in the library as they are."""
    known = library()
    cards = dict.fromkeys(one.represented_by for one in written(game) if one.card != ANY_CARD)
    return tuple(card for card in cards if card.name not in known or known[card.name] != card)


def said_of_player(game: Game, player: Player) -> Iterator[tuple[str, Any]]:
    if player.life != Player("A").life:
        yield "life", player.life
    if player.poison:
        yield "poison", player.poison
    if player.mana:
        yield "mana", _mana(player.mana)
    named = _names(game)
    for zone, objects in _zones(game, player):
        entries = _entries(game, objects, named)
        if zone in OWN_ZONES and objects and all(one.card == ANY_CARD for one in objects):
            entries = len(objects)
        if entries or zone == "library":
            yield zone, entries


def _mana(pool: tuple[FloatingMana, ...]) -> Any:
    """Floating mana: symbols, or tables where some is restricted."""
    if not any(one.only_for for one in pool):
        return _symbols(pool)
    groups = groupby(pool, key=lambda one: one.only_for)
    return [{"mana": _symbols(tuple(units)), **({"only_for": msgspec.to_builtins(only)} if only else {})}
            for only, units in groups]


def _symbols(pool: tuple[FloatingMana, ...]) -> str:
    any_type = sum(one.type == "*" for one in pool)
    return "".join("{%s}" % one.type for one in pool if one.type != "*") + (f"{{{any_type}}}" if any_type else "")


def _names(game: Game) -> dict[int, str]:
    """For each object the name that must be said with ``as``; "" where it gets its name anyway."""
    objects = written(game)
    many = Counter(one.represented_by.name for one in objects if one.card != ANY_CARD)
    seen: Counter[str] = Counter()
    odd: set[str] = set()
    for one in objects:
        seen[one.represented_by.name] += 1
        usual = f"{one.represented_by.name}#{seen[one.represented_by.name]}" if many[one.represented_by.name] > 1 else ""
        if one.handle != usual:
            odd.add(one.represented_by.name)
    return {one.id: one.handle if one.represented_by.name in odd else "" for one in objects}


def _entries(game: Game, objects: tuple[Object, ...], named: dict[int, str]) -> list[Any]:
    """Cards of a zone, equal ones that stand side by side together."""
    entries = [_entry(game, one, named[one.id]) for one in objects]
    found = []
    for entry, alike in groupby(entries):
        count = len(tuple(alike))
        if isinstance(entry, str):
            found.append(f"{entry} x{count}" if count > 1 else entry)
        else:
            found.append({**entry, "count": count} if count > 1 else entry)
    return found


def _entry(game: Game, object_: Object, name: str) -> Any:
    """A card as its name, or as a table when there is more to say."""
    state = {
        "as": name, "owner": object_.owner if object_.owner != object_.controller else "", "tapped": object_.tapped,
        "summoning_sick": object_.sick, "damage": object_.damage, "counters": dict(object_.counters),
        "attacking": object_.attacking, "blocked": object_.blocked, "goaded_by": list(object_.goaded_by),
        "attached_to": label(game, object_.attached_to) if object_.attached_to is not None else "",
        "exiled_with": label(game, object_.exiled_with) if object_.exiled_with is not None else "",
        "chosen": object_.chosen, "copy_of": object_.copiable.name if object_.copying else "",
        "commander": object_.commander,
    }  # fmt: skip
    said = {key: value for key, value in state.items() if value}
    whole = object_.represented_by
    name = whole.faces[object_.face].name if object_.face and whole.faces else whole.name
    return {"card": name, **said} if said else name


def label(game: Game, ref: Any) -> str:
    """What a reference is called; the card that is cast has the next id once it is a spell."""
    if isinstance(ref, str):
        return ref
    found = game.find(ref)
    if found is None:
        raise CannotWrite((f"the object number {ref}",))
    return found.label
