"""Casting while something resolves (608.2g): the whole of 601.2, walked by the same ``cast``.

What resolves gives a permission, the player announces, and the same table of steps decides.  The
announcement is one choice of the resolution; whatever it leaves open is asked for as choices after it.
"""

from typing import Any

from ..book import N_, Reason, message, reason, replace
from ..cards import CastFree, Cost
from ..casting import Announcement, cast
from ..effects.choices import next_index
from ..effects.doing import Doing, did
from ..effects.nouns import last_known_of, objects, players
from ..game import Game, Object, Permission, event, mana_value
from ..walk import Question, Trace, answered, ask, complete, stop_unless


def cast_free(instruction: CastFree, here: Doing) -> Doing:
    """A player casts cards without paying their mana costs (118.9); "that" is then the spells."""
    here, (who, *_) = players(here, instruction.who)
    here, cards = objects(here, instruction.card)
    limit = last_known_of(here, instruction.below) if instruction.below is not None else ()
    spells: tuple[int, ...] = ()
    for card in cards:
        here, spell = cast_now(here, card, who, Cost(), mana_value(limit[0]) if limit else None)
        spells += (spell,) if spell is not None else ()
    return replace(here, that=spells, did_it=bool(spells))


def cast_now(here: Doing, card: Object, by: str, cost: Cost | None, below: int | None = None) -> tuple[Doing, int | None]:
    """A player casts a card as this resolves; returns the id of the spell, None when it can't be cast.

    cost: what is paid instead of its mana cost.  below: what its mana value has to be less than.
    """
    allowed = Permission(card.id, by, here.source.label, cost, while_resolving=True, below=below)
    game = replace(here.game, permissions=(*here.game.permissions, allowed))
    bare = Announcement(card.id, by)
    way = complete(cast(game, bare))
    if way.trace is None and not way.gave_up:
        return _not_able(here, card, by, way.furthest), None
    here, said = ask(did(here, game), _question(here, card, bare, bare if way.trace is None else way.trace.start.announcement))
    here, trace = _walked(here, game, said)
    return did(here, trace.now.game), trace.now.spell


def _walked(here: Doing, game: Game, said: Announcement) -> tuple[Doing, Trace]:
    """The cast as announced; what the announcement leaves open is asked for, and a reason against it stops."""
    trace = cast(game, said)
    while trace.unfinished:
        here, answer = ask(here, _here(trace.question, here))
        trace = cast(game, answered(trace.start.announcement, trace.question, answer))
    stop_unless(*trace.reasons)
    return here, trace


def _here(question: Question, here: Doing) -> Question:
    """A question of a cast as a choice of what resolves."""
    auto = question.auto or (lambda: next(iter(question.answers()), None))
    return replace(question, field=here.field, index=next_index(here), auto=auto)


def _question(here: Doing, card: Object, bare: Announcement, possible: Announcement) -> Question:
    """How the card is cast: the announcement as a whole.  possible: one that can be completed, where nobody chooses."""
    return Question(
        field=here.field, rule="608.2g", by=bare.by, index=next_index(here),
        prompt=message(N_("{by}: how is {card} cast?"), by=bare.by, card=card), candidates=lambda: (bare,),
        objections=lambda said: _objections(card, bare, said), auto=lambda: possible,
        label=lambda said: f"cast {card.label}")


def _objections(card: Object, bare: Announcement, said: Any) -> tuple[Reason, ...]:
    if isinstance(said, Announcement) and (said.card, said.by) == (bare.card, bare.by):
        return ()
    return (reason("608.2g", N_("{by} casts {card} now, and nothing else"), by=bare.by, card=card),)


def _not_able(here: Doing, card: Object, by: str, trace: Trace) -> Doing:
    return did(here, here.game.note(event("not cast", "608.2g", N_("{by} can't cast {card} now: {why}."), by=by, card=card,
                                          why=trace.reasons)))
