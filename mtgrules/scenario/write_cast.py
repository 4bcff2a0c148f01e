"""A cast as a step of a script: the names of everything that is announced, and what comes of it."""

from collections.abc import Iterable, Iterator
from typing import Any

from ..casting import AUTO, FIELDS, Announcement, cast
from ..game import Game
from ..walk import Trace
from .steps import KEY_OF
from .write_position import CannotWrite, label


def walked(game: Game, announcement: Announcement) -> Trace:
    card = game.find(announcement.card)
    if card is None or card.zone == "battlefield":
        raise CannotWrite(("what is announced is no cast of a card",))
    return cast(game, announcement)


def said_of_cast(trace: Trace) -> Iterator[tuple[str, Any]]:
    game, said = trace.start.game, trace.start.announcement
    card = game.get(said.card)
    yield "cast", card.label
    if said.by != game.priority:
        yield "by", said.by
    if card.zone != "hand":
        yield "from", card.zone if card.owner == said.by else f"{card.owner}.{card.zone}"
    for field in FIELDS:
        answer = getattr(said, field)
        if answer is not None and answer != AUTO and (answer != () or field in _NONE_IS_SAID):
            yield KEY_OF.get(field, field), _SAY.get(field, _as_it_is)(trace, answer)
    yield from _how_far(trace)


def _how_far(trace: Trace) -> Iterator[tuple[str, Any]]:
    """What is left open, or what comes of it."""
    if trace.unfinished and trace.question.field in FIELDS:
        yield "stop_at", trace.question.field
        if trace.question.field == "targets" and trace.question.index:
            yield "slot", trace.question.index
    elif trace.illegal:
        rules = list(dict.fromkeys(one.rule for one in trace.reasons))
        yield "expect", {"illegal": {"step": trace.stopped_at, "rules": rules}}
    elif trace.complete:
        yield "expect", {"legal": True, "cost": trace.now.bill.total.text}


def _labels(trace: Trace, refs: Iterable[Any]) -> list[str]:
    game, card = trace.start.game, trace.start.announcement.card
    return [label(game, card if ref == game.next_id else ref) for ref in refs]


def _one_or_more(trace: Trace, refs: Any) -> Any:
    if isinstance(refs, str):
        return refs
    labels = _labels(trace, refs)
    return labels[0] if len(labels) == 1 else labels


def _modes(trace: Trace, lines: tuple[tuple[int, ...], ...]) -> list[Any]:
    counted = [[mode + 1 for mode in line] for line in lines]
    return counted[0] if len(counted) == 1 else counted


def _extra(trace: Trace, times: tuple[int, ...]) -> list[str]:
    """The names of the costs, one for each time.  What the spell does not ask for has no name."""
    asked = [one.question for one in trace.now.asked if one.question.field == "extra"]
    if trace.question is not None and trace.question.field == "extra":
        asked.append(trace.question)
    if len(asked) < len(times):
        raise CannotWrite(("an additional cost that the spell does not have",))
    return [question.prompt.fact("name") for question, count in zip(asked, times, strict=False) for _ in range(count)]


def _mana_from(trace: Trace, activations: tuple[Any, ...]) -> list[str]:
    game = trace.start.game
    return [label(game, one.source) + (f" for {one.symbol}" if one.symbol else "") + _taking(game, one.paid_with)
            for one in activations]


def _taking(game: Game, ids: tuple[int, ...]) -> str:
    return " with " + " and ".join(label(game, id) for id in ids) if ids else ""


def _several(trace: Trace, answer: tuple[Any, ...]) -> list[Any]:
    return [_one_or_more(trace, refs) for refs in answer]


def _counted(_: Trace, numbers: tuple[int, ...]) -> list[int]:
    """Numbers as people count, from 1."""
    return [number + 1 for number in numbers]


def _as_it_is(_: Trace, answer: Any) -> Any:
    return answer


#: Fields that the program answers when nothing is said: that nothing is chosen has to be said.
_NONE_IS_SAID = ("mana_abilities", "helped_by", "paid_with")

#: How the answer of a field is said in a script; others are said as they are.
_SAY = {"modes": _modes, "splices": _labels, "extra": _extra, "offered": _labels, "targets": _several,
        "mana_abilities": _mana_from, "helped_by": _labels, "paid_in": _counted, "paid_with": _several}
