"""What is different between two moments of a game, as plain records: what moved where, what changed on the way.

An object that changes zones is a new object (400.7); here the card is followed through those changes, so that one
record tells where it was and where it is.  Nothing is drawn here and nothing decided.
"""

from collections import Counter
from collections.abc import Iterable, Iterator

from ..book import N_, Value
from ..cards import KeywordLine
from ..cards.english import write_line
from ..game import Event, Game, Object, Player, Prevention, Spell, characteristics, keywords_of, restrictions_on
from .lines import place
from .sketch import say


class Change(Value):
    """One difference.  what: of whom or of which card.  before, after: how it was and is.  note: by how much."""

    what: str
    before: str
    after: str
    note: str = ""


def changes(before: Game, after: Game) -> tuple[Change, ...]:
    """All differences: players first, then what moved, then what changed where it stayed, then the turn."""
    moved = _grouped(_moves(before, after))
    stayed = _grouped(_states(before, after))
    return (*_players(before, after), *moved, *stayed, *_frame(before, after))


# ---------------------------------------------------------------- players and the turn


def _players(before: Game, after: Game) -> Iterator[Change]:
    for was in before.players:
        now = after.player(was.name)
        name = say(N_("player {name}"), name=was.name)
        if was.life != now.life:
            yield Change(name, say(N_("{n} life"), n=was.life), say(N_("{n} life"), n=now.life),
                         f"{now.life - was.life:+d}")
        if was.lost != now.lost:
            yield Change(name, say(N_("in the game")), say(N_("has lost the game")))
        if was.mana != now.mana:
            yield Change(name, _pool(was), _pool(now))
        if _only_order_changed(was, now):
            yield Change(say(N_("{name}'s library"), name=was.name), say(N_("in one order")),
                         say(N_("in another order")))


def _pool(player: Player) -> str:
    return say(N_("mana {pool}"), pool="".join("{%s}" % one.type for one in player.mana) or say(N_("none")))


def _only_order_changed(was: Player, now: Player) -> bool:
    old = [o.id for o in was.library if o in now.library]
    return old != [o.id for o in now.library if o in was.library]


def _frame(before: Game, after: Game) -> Iterator[Change]:
    words = {"turn": N_("whose turn"), "step": N_("step"), "priority": N_("who has priority")}
    for field, name in words.items():
        was, now = getattr(before, field), getattr(after, field)
        if was != now:
            yield Change(say(name), str(was), str(now))
    for one in _added(before.preventions, after.preventions):
        yield Change(one.source, say(N_("no prevention")), _prevention(after, one))


def _added(before: tuple, after: tuple) -> tuple:
    return tuple(one for one in after if one not in before)


def _prevention(game: Game, one: Prevention) -> str:
    if one.to is None:
        return say(N_("damage of some sources is prevented this turn"))
    thing = game.thing(one.to)
    return say(N_("the next {n} damage to {what} is prevented this turn"), n=one.left, what=thing or one.to)


# ---------------------------------------------------------------- what moved


def _moves(before: Game, after: Game) -> Iterator[Change]:
    old = {o.id: o for o in before.objects()}
    new = {o.id: o for o in after.objects()}
    came_from = _origins(before, after)
    ended = set()
    for object_ in sorted(after.objects(), key=lambda one: one.id):
        if object_.id in old:
            continue
        first = object_.id
        while first in came_from:
            first = came_from[first]
        ended.add(first)
        was = where(before, old[first]) if first in old else say(N_("did not exist"))
        if was != (now := where(after, object_)):
            yield Change(object_.label, was, now)
    for id, object_ in old.items():
        if id not in new and id not in ended:
            yield Change(object_.label, where(before, object_), say(N_("no longer exists")))


def _origins(before: Game, after: Game) -> dict[int, int]:
    """For each new object the id of the object that it was before: a card's departures and arrivals come in turn."""
    left = list(reversed(after.gone[: len(after.gone) - len(before.gone)]))
    everything = {o.id: o for o in (*left, *after.objects()) if not o.token}
    arrivals = sorted(id for id in everything if id >= before.next_id)
    waiting: dict[tuple, list[int]] = {}
    for object_ in left:
        waiting.setdefault(_card_of(object_), []).append(object_.id)
    return {id: waiting[key].pop(0) for id in arrivals if waiting.get(key := _card_of(everything[id]))}


def _card_of(object_: Object) -> tuple:
    return object_.handle, object_.card.name, object_.owner


def _grouped(found: Iterable[Change]) -> Iterator[Change]:
    """Things that changed in the same way as one change, with how many of a name there are."""
    together: dict[tuple[str, str], list[str]] = {}
    for change in found:
        together.setdefault((change.before, change.after), []).append(change.what)
    for (before, after), names in together.items():
        yield Change(", ".join(counted(names)), before, after)


def counted(names: Iterable[str]) -> tuple[str, ...]:
    """Equal names once, with how many they are."""
    return tuple(name if count == 1 else f"{count} × {name}" for name, count in Counter(names).items())


def where(game: Game, object_: Object) -> str:
    """Where an object is, and in which state."""
    return ", ".join((place(object_), *states(game, object_)))


# ---------------------------------------------------------------- what changed where it stayed


def _states(before: Game, after: Game) -> Iterator[Change]:
    old = {o.id: o for o in before.objects()}
    for object_ in after.objects():
        was = old.get(object_.id)
        if was is None:
            continue
        old_words, new_words = where(before, was), where(after, object_)
        if old_words != new_words:
            yield Change(object_.label, old_words, new_words)


def states(game: Game, object_: Object) -> tuple[str, ...]:
    """The state of an object in words; nothing for an untouched card outside of the battlefield."""
    words = _spell_states(object_) if isinstance(object_, Spell) else ()
    if object_.zone != "battlefield":
        return words
    now = characteristics(game, object_)
    size = (f"{now.power}/{now.toughness}",) if now.power is not None else ()
    flags = ((object_.tapped, N_("tapped")), (object_.blocked, N_("blocked")))
    words = size + tuple(say(text) for true, text in flags if true)
    if object_.damage:
        words += (say(N_("{n} damage"), n=object_.damage),)
    words += tuple(say(N_("{n} {kind} counters"), n=n, kind=kind) for kind, n in object_.counters)
    words += tuple(say(N_("goaded by {who}"), who=who) for who in object_.goaded_by)
    return words + _gained(game, object_)


def _gained(game: Game, object_: Object) -> tuple[str, ...]:
    """The keywords that it has beyond those printed on it, and what it must or can't do this turn."""
    gained = keywords_of(game, object_)[len(object_.card.keywords):]
    words = (write_line(KeywordLine(gained), object_.card.name).lower(),) if gained else ()
    return words + restrictions_on(game, object_)


def _spell_states(spell: Spell) -> tuple[str, ...]:
    return (say(N_("with {cards} spliced on"), cards=", ".join(spell.choices.splices)),) * bool(spell.choices.splices)


def not_simulated(before: Game, after: Game) -> tuple[str, ...]:
    """What would have happened between the two moments but is not simulated."""
    told: tuple[Event, ...] = after.happened[len(before.happened):]
    return tuple(dict.fromkeys(f"{e.fact('name')} ({getattr(e.fact('source'), 'label', e.fact('source'))})"
                               for e in told if e.kind == "not simulated"))
