"""Triggered abilities (603): what has triggered, and how it comes onto the stack.

Events are looked at once, the next time a player would receive priority.  Abilities about a spell
being cast are those of permanents that are there once it is cast (601.2i); abilities about leaving
the battlefield look back (603.10a).
"""

from collections.abc import Iterator

from ..book import N_, replace
from ..cards import Quality, TriggeredLine, WhenCast, WhenDies, WhenEnters, You
from ..game import Ability, Event, Game, Object, Spell, event, fits, known

#: Events in which a permanent is put into a graveyard (700.4).
DEATHS = ("destroy", "sacrifice", "to graveyard")


def put_on_stack(game: Game) -> Game:
    """Put every ability that has triggered since the last look onto the stack (603.3).

    Each player puts theirs in turn order, so that those of the player last in order are on top
    (603.3b).
    """
    news = game.happened[game.looked_at:]
    game = replace(game, looked_at=len(game.happened))
    found = [(source, line) for happened in news for source, line in _triggered(game, happened)]
    for player in game.apnap():
        for source, line in found:
            if source.controller == player.name:
                game = _onto_stack(game, source, line)
    return replace(game, looked_at=len(game.happened))


def _onto_stack(game: Game, source: Object, line: TriggeredLine) -> Game:
    ability = Ability(0, source.card, source.owner, source.controller, "stack", line=line, source=source)
    game, ability = game.added(ability)
    return game.note(event("trigger", "603.3", N_("The {ability} has triggered and is put on the stack under the "
                           "control of {controller}."), ability=ability, controller=source.controller, source=source))


def _triggered(game: Game, happened: Event) -> Iterator[tuple[Object, TriggeredLine]]:
    if happened.kind == "cast":
        spell = happened.fact("spell")
        for object_ in game.battlefield:
            yield from ((object_, line) for line in _lines(object_, WhenCast) if _sees(game, object_, line.when, spell))
    elif happened.kind in DEATHS and happened.fact("object").zone == "battlefield":
        dead = happened.fact("object")
        if "creature" in dead.card.types:
            yield from ((dead, line) for line in _lines(dead, WhenDies))
    elif happened.kind in ("enter", "create"):
        new = game.find(happened.fact("new").id)
        if new is not None:
            yield from ((new, line) for line in _lines(new, WhenEnters))


def _lines(object_: Object, kind: type) -> Iterator[TriggeredLine]:
    return (line for line in object_.card.lines if isinstance(line, TriggeredLine) and isinstance(line.when, kind))


def _sees(game: Game, object_: Object, when: WhenCast, spell: Spell) -> bool:
    """True when an ability sees that spell being cast: one spell, with its own characteristics, however
    much was spliced onto it (601.2i, 702.47c)."""
    if isinstance(when.who, You) and spell.controller != object_.controller:
        return False
    if when.targeting_this and object_.id not in {ref for refs in spell.choices.targets for ref in refs}:
        return False
    quality: Quality = replace(known(when.spells, object_), zone="stack")
    return fits(game, quality, game.find(spell.id) or spell, object_.controller)

