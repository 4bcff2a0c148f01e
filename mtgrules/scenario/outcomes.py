"""What may be expected of a game: what happened, and how it is afterwards.  Each function reads one value.

``expect`` has the table of them; docs/scenarios.md tells what they mean.
"""

from collections.abc import Callable, Iterator
from typing import Any

from ..game import Event, Game, Object, Player, characteristics
from ..turn.attacks import attack
from . import names
from .compare import Named, called_by
from .faults import fault, hint
from .moment import Moment

# ---------------------------------------------------------------- events


def events_of(moment: Moment, kind: str) -> Iterator[Event]:
    return (e for e in moment.events if e.kind == kind)


def is_named(fact: Any, name: str) -> bool:
    if isinstance(fact, Player):
        return fact.name == name
    return names.is_called(fact, name) if isinstance(fact, Object) else fact == name


def _known(moment: Moment, name: str) -> None:
    """Raises BadScenario for a name that nothing had, before or after."""
    objects = (*moment.start.objects(), *moment.game.objects(), *moment.game.gone)
    players = [p.name for p in moment.game.players]
    if name not in players and not names.called(objects, name):
        raise names.nothing_called(name, (*players, *(o.label for o in objects)))


def drawn(moment: Moment, about: tuple[str, ...]) -> Any:
    player = names.player(moment.game, about[0])
    return sum(is_named(e.fact("player"), player) for e in events_of(moment, "draw"))


def milled(moment: Moment, about: tuple[str, ...]) -> Any:
    player = names.player(moment.game, about[0])
    return sum(e.fact("count") for e in events_of(moment, "mill") if is_named(e.fact("player"), player))


def damage(moment: Moment, about: tuple[str, ...]) -> Any:
    _known(moment, about[0])
    return sum(e.fact("amount") for e in events_of(moment, "damage") if is_named(e.fact("to"), about[0]))


def damage_sources(moment: Moment, about: tuple[str, ...]) -> Any:
    """Each object that dealt damage, once."""
    found = {e.fact("source").id: Named.of(e.fact("source")) for e in events_of(moment, "damage")}
    return tuple(found.values())


def discarded(moment: Moment, about: tuple[str, ...]) -> Any:
    return tuple(Named.of(e.fact("object")) for e in events_of(moment, "discard"))


def tokens(moment: Moment, about: tuple[str, ...]) -> Any:
    """How many tokens were made; by whom, if a player is named."""
    if about:
        names.player(moment.game, about[0])
    return sum(not about or is_named(e.fact("player"), about[0]) for e in events_of(moment, "create"))


def triggers(moment: Moment, about: tuple[str, ...]) -> Any:
    """How often an ability of an object has triggered."""
    _known(moment, about[0])
    return sum(is_named(e.fact("source"), about[0]) for e in events_of(moment, "trigger"))


def lost(moment: Moment, about: tuple[str, ...]) -> Any:
    return tuple(p.name for p in moment.game.players if p.lost)


def not_simulated(moment: Moment, about: tuple[str, ...]) -> Any:
    return tuple(dict.fromkeys(e.fact("name") for e in events_of(moment, "not simulated")))


# ---------------------------------------------------------------- the game afterwards


def zone(moment: Moment, about: tuple[str, ...]) -> Any:
    if names.called(moment.game.objects(), about[0]):
        return names.alike(moment.game, about[0], names.where)
    _known(moment, about[0])
    return "nowhere"


def count(moment: Moment, about: tuple[str, ...]) -> Any:
    """How many objects are in "A.hand", or how many of one name in "A.battlefield.Mountain"."""
    place, *rest = ".".join(about).split(".", 2) if not about[0].startswith("stack") else ("stack", *about[1:])
    if place == "stack":
        here = moment.game.stack
    else:
        owner, zone = names.player(moment.game, place), rest.pop(0) if rest else ""
        if zone not in ("hand", "library", "graveyard", "battlefield", "exile"):
            raise fault(f"{'.'.join(about)!r} is no place; write for instance \"A.hand\" or \"A.battlefield.Island\"")
        here = tuple(o for o in moment.game.zone(zone) if names.where(o) == f"{owner}.{zone}")
    if rest:
        _known(moment, rest[0])
    return len(names.called(here, rest[0])) if rest else len(here)


def life(moment: Moment, about: tuple[str, ...]) -> Any:
    return moment.game.player(names.player(moment.game, about[0])).life


def poison(moment: Moment, about: tuple[str, ...]) -> Any:
    return moment.game.player(names.player(moment.game, about[0])).poison


def mana(moment: Moment, about: tuple[str, ...]) -> Any:
    pool = moment.game.player(names.player(moment.game, about[0])).mana
    any_type = "{%d}" % len(some) if (some := [u for u in pool if u.type == "*"]) else ""
    return any_type + "".join("{%s}" % u.type for u in pool if u.type != "*")


def pt(moment: Moment, about: tuple[str, ...]) -> Any:
    def read(object_: Object) -> str:
        now = characteristics(moment.game, object_)
        return f"{now.power}/{now.toughness}"

    return names.alike(moment.game, about[0], read)


def of_each(read: Callable[[Game, Object], Any]) -> Callable[[Moment, tuple[str, ...]], Any]:
    """A reader of something that an object has."""
    return lambda moment, about: names.alike(moment.game, about[0], lambda o: read(moment.game, o))


def types_of(game: Game, object_: Object) -> tuple[str, ...]:
    """Its card types and subtypes now (205.2, 205.3)."""
    now = characteristics(game, object_)
    return now.types + now.subtypes


def counters(moment: Moment, about: tuple[str, ...]) -> Any:
    if len(about) != 2:
        raise fault("write the kind of counter too: { \"Grizzly Bears\" = { \"+1/+1\" = 2 } }")
    return names.alike(moment.game, about[0], lambda o: sum(n for k, n in o.counters if k == about[1]))


def goaded(moment: Moment, about: tuple[str, ...]) -> Any:
    return names.alike(moment.game, about[0], lambda o: o.goaded_by)


def attacks(moment: Moment, about: tuple[str, ...]) -> Any:
    creature = names.only(moment.game.battlefield, about[0], " on the battlefield")
    found = attack(moment.game, creature)
    seen = {"may": found.may, "must": found.must, "defenders": tuple(called_by(moment.game, _ref(d))
                                                                     for d in found.defenders)}
    if len(about) != 2 or about[1] not in seen:
        raise fault(f"write one of {', '.join(seen)}: {{ \"Hill Giant\" = {{ must = true, defenders = [\"P\"] }} }}")
    return seen[about[1]]


def _ref(thing: Object | Player) -> Any:
    return thing.name if isinstance(thing, Player) else thing.id


def stack(moment: Moment, about: tuple[str, ...]) -> Any:
    """The objects on the stack, the top one first."""
    return tuple(Named.of(o) for o in moment.game.stack)


def priority(moment: Moment, about: tuple[str, ...]) -> Any:
    return moment.game.priority


def answer(moment: Moment, about: tuple[str, ...]) -> Any:
    if moment.answer is None:
        raise fault("no question is asked here")
    value = moment.answer.value
    for name in about:
        known = dict(value) if isinstance(value, tuple) and all(isinstance(v, tuple) for v in value) else {}
        if name not in known:
            raise fault(f"the answer has no {name!r}" + hint(name, known))
        value = known[name]
    return value
