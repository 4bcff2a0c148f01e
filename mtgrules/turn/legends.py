"""The legend rule (704.5j): of legendary permanents with one name that a player controls, the player keeps one."""

from typing import Any

from ..actions import to_graveyard
from ..book import N_, Reason, message, reason, replace
from ..game import Game, Object, event
from ..walk import Question, ask
from .at_once import Do, to


def chosen(now: Any) -> tuple[Any, list[Do]]:
    """Ask each player, in turn order, which of several legendary permanents stays; returns what happens to the rest.

    now: a walking state whose ``choices`` answer the question.
    """
    acts: list[Do] = []
    for legends in _several(now.game):
        now, kept = ask(now, _question(now, legends))
        now = replace(now, game=now.game.note(event(
            "legend rule", "704.5j", N_("{by} controls {count} legendary permanents called {name}, and keeps one of them."),
            by=legends[0].controller, count=len(legends), name=legends[0].card.name)))
        acts += [to(legend, lambda game, it: to_graveyard(game, it, "704.5j")) for legend in legends if legend.id != kept]
    return now, acts


def _several(game: Game) -> tuple[tuple[Object, ...], ...]:
    """Legendary permanents of one name and one controller, where there are several, in turn order of the players."""
    groups: dict[tuple[str, str], list[Object]] = {}
    for object_ in game.permanents_of("legendary"):
        groups.setdefault((object_.controller, object_.card.name), []).append(object_)
    if not groups:
        return ()
    order = [player.name for player in game.apnap()]
    several = sorted((key for key, found in groups.items() if len(found) > 1), key=lambda key: order.index(key[0]))
    return tuple(tuple(groups[key]) for key in several)


def _question(now: Any, legends: tuple[Object, ...]) -> Question:
    ids, by = tuple(o.id for o in legends), legends[0].controller
    index = sum(not a.taken_for_granted for a in now.asked if a.question.field == "choices")
    return Question(
        field="choices", rule="704.5j", by=by, index=index, candidates=lambda: ids, auto=lambda: ids[0],
        prompt=message(N_("{by}: which {name} do you keep?"), by=by, name=legends[0].card.name),
        objections=lambda id: _objections(id, ids), label=lambda id: now.game.get(id).label)


def _objections(id: Any, ids: tuple[int, ...]) -> tuple[Reason, ...]:
    return () if id in ids else (reason("704.5j", N_("one of the legendary permanents of that name is kept"),),)
