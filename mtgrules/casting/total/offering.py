"""Permanents to be sacrificed that are chosen while costs are announced, and not while paying (702.48b):
how much they take off the total has to be known before.
"""

from ...book import N_, Reason, message, reason, so_many
from ...cards import Chosen, Offering, Quality
from ...game import Game, Spell, fits, keywords_of_spell, mismatches
from ...walk import Question
from . import additional


def wanted(game: Game, spell: Spell) -> Chosen | None:
    """What is to be chosen now for a cost that was announced; None when no such cost was."""
    if "offering" in spell.choices.paid:
        quality = next(k.quality for k in keywords_of_spell(game, spell) if isinstance(k, Offering))
        return _of(quality)
    line = additional.counted_line(spell)
    return line if line is not None and "additional cost" in spell.choices.paid else None


def _of(quality: Quality) -> Chosen:
    return Chosen(**{name: getattr(quality, name) for name in Quality.__struct_fields__})


def question(game: Game, spell: Spell, by: str, chosen: Chosen) -> Question:
    """Which permanents will be sacrificed (601.2b)."""
    return Question(
        field="offered", rule="601.2b", by=by, many=True, least=0 if chosen.any_number else chosen.count,
        most=None if chosen.any_number else chosen.count,
        prompt=message(N_("What will be sacrificed to cast {spell}?"), spell=spell),
        candidates=lambda: tuple(o.id for o in game.battlefield if fits(game, chosen, o, by) and o.controller == by),
        objections=lambda id: _objections(game, by, chosen, id), whole=lambda ids: _count(game, spell, chosen, ids),
        label=game.label)


def _objections(game: Game, by: str, chosen: Chosen, id: int) -> tuple[Reason, ...]:
    object_ = game.find(id)
    if object_ is None:
        return (reason("601.2b", N_("{what} is not there to be sacrificed"), what=id),)
    if object_.controller != by:
        return (reason("701.21a", N_("{object} is controlled by {other}, and one sacrifices what one controls"),
                       object=object_, other=object_.controller),)
    return mismatches(game, chosen, object_, by, "601.2b")


def _count(game: Game, spell: Spell, chosen: Chosen, ids: tuple[int, ...]) -> tuple[Reason, ...]:
    twice = [id for id in dict.fromkeys(ids) if ids.count(id) > 1]
    if twice:
        return (reason("118.10", N_("{what} can be sacrificed only once"), what=game.get(twice[0])),)
    if not chosen.any_number and len(ids) != chosen.count:
        return (reason("702.48a", N_("{count} to cast {spell}, and {given}"), spell=spell,
                       count=so_many(chosen.count, N_("{number} permanent is sacrificed"),
                                     N_("{number} permanents are sacrificed")),
                       given=so_many(len(ids), N_("{number} is named"), N_("{number} are named"))),)
    return ()


def nothing_offered(spell: Spell, ids: tuple[int, ...] | None) -> tuple[Reason, ...]:
    """Why nothing can be named where no cost asks for it."""
    if not ids:
        return ()
    return (reason("601.2b", N_("nothing is chosen to be sacrificed for {spell} now: no cost that was announced asks for it"),
                   spell=spell),)
