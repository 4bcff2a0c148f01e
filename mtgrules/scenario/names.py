"""Finding things by what a scenario calls them: a handle ("Glacial Ray#2"), a card's name, a player.

A bare name is enough where one thing has it, or where any of several will do.  Everything here only
looks; what a name is wanted for is known to whoever asks.
"""

import difflib
from collections.abc import Callable, Iterable
from typing import Any

from ..cards import Card, library
from ..game import Game, Object, Ref
from .faults import BadScenario, fault, hint

ANY_CARD = Card(name="Unknown Card", type_line="")
"""What stands for a card that a scenario counts but does not name."""


def is_called(object_: Object, name: str) -> bool:
    """True when a name can mean an object: by handle, by the name it has, or by that of the card it is."""
    return name in (object_.label, object_.card.name, object_.represented_by.name)


def called(objects: Iterable[Object], name: str) -> tuple[Object, ...]:
    """The objects that a name means: those with exactly this handle, else those of this card name."""
    objects = tuple(objects)
    exact = tuple(o for o in objects if o.label == name)
    return exact or tuple(o for o in objects if name in (o.card.name, o.represented_by.name))


def only(objects: Iterable[Object], name: str, where: str = "") -> Object:
    """The one object that a name means.

    Raises BadScenario when there is none (naming the nearest), or several (listing their handles).
    """
    objects = tuple(objects)
    found = called(objects, name)
    if not found:
        raise nothing_called(name, (o.label for o in objects), where)
    if len(found) > 1:
        raise ambiguous(name, found)
    return found[0]


def any_of(objects: Iterable[Object], name: str, used: Iterable[int] = (), where: str = "") -> Object:
    """The next object of a name that is not used yet, where any of several will do.

    Raises BadScenario when there is none.
    """
    objects = tuple(objects)
    found = called(objects, name)
    if not found:
        raise nothing_called(name, (o.label for o in objects), where)
    taken = set(used)
    return next((o for o in found if o.id not in taken), found[0])


def nothing_called(name: str, known: Iterable[str], where: str = "") -> BadScenario:
    """The fault that a name means nothing."""
    return fault(f"there is no {name!r}{where}" + hint(name, (one for one in known if one != ANY_CARD.name), "there is"))


def no_such_card(name: str, zone: str, near: Iterable[Object]) -> BadScenario:
    """The fault that no card of the position has a name.

    zone: where it was looked for first ("A.hand").  near: the cards that may be meant.  The way out is a name much like
    it among those, else the card of that name, or of one much like it, in the library.
    """
    there = tuple(dict.fromkeys(o.card.name for o in near if o.card != ANY_CARD))
    found = f"there is no {name!r} in the position, in {zone} or elsewhere"
    if meant := _much_like(name, there):
        return fault(f"{found}; did you mean {meant!r}?")
    if meant := name if name in library() else _much_like(name, library()):
        return fault(f"{found}; " + (f"add it to {zone}" if meant == name else f"did you mean {meant!r}? Then add that to {zone}"))
    return fault(found + (f"; there is: {', '.join(there)}" if there else ""))


def _much_like(name: str, known: Iterable[str]) -> str:
    return next(iter(difflib.get_close_matches(name, list(known), n=1, cutoff=0.6)), "")


def ambiguous(name: str, found: Iterable[Object]) -> BadScenario:
    """The fault that a name means several things."""
    shown = ", ".join(f"{o.label} ({where(o)})" for o in found)
    return fault(f"{name!r} could be any of: {shown}; say which, or give one of them a name with `as`")


def where(object_: Object) -> str:
    """The zone of an object as a scenario writes it: "A.hand", "N.battlefield", "stack"."""
    if object_.zone == "stack":
        return "stack"
    return f"{object_.controller if object_.zone == 'battlefield' else object_.owner}.{object_.zone}"


def alike(game: Game, name: str, read: Callable[[Object], Any]) -> Any:
    """What ``read`` says of the object of a name; of several only if it says the same of each.

    Raises BadScenario when there is none, or when they differ.
    """
    found = called(game.objects(), name)
    if not found:
        raise nothing_called(name, (o.label for o in game.objects()))
    values = [read(o) for o in found]
    if any(value != values[0] for value in values):
        raise ambiguous(name, found)
    return values[0]


def player(game: Game, name: str) -> str:
    """A player's name, once it is sure that there is one.  Raises BadScenario."""
    names = [p.name for p in game.players]
    if name not in names:
        raise fault(f"there is no player {name!r}; the players are {', '.join(names)}")
    return name


def ref(game: Game, name: str, preferred: Iterable[Object] = ()) -> Ref:
    """What a target's name refers to: a player, or an object, first of all one of those preferred.

    Raises BadScenario when nothing has the name, or several things that may be meant.
    """
    if name in [p.name for p in game.players]:
        return name
    preferred = tuple(preferred)
    if called(preferred, name):
        return only(preferred, name).id
    public = tuple(o for o in game.objects() if o.zone not in ("hand", "library"))
    if called(public, name):
        return only(public, name).id
    players = tuple(p.name for p in game.players)
    found = called(game.objects(), name)
    if not found:
        raise nothing_called(name, players + tuple(o.label for o in game.objects()))
    return only(game.objects(), name).id
