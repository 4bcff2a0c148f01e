"""Resolving a spell (608.2): four rows, in the rulebook's order.

608.2a and b come first; then the instructions are followed in the order written on the
spell (608.2c-m apply as they fit); 608.2n and p come last.  What is otherwise because of how a spell
was cast lives in the neighbours: ``entering_as_cast`` for permanents, ``leaving`` for the others.
"""

from typing import Any

from ..book import N_, Reason, Value, demand, reason, replace, so_many
from ..cards import ActivatedLine, CantBeRegenerated, Condition, NothingSpent, Target, That, WhenThisResolves, names_itself, nodes
from ..casting import targets
from ..effects import Doing, enter, follow
from ..game import Ability, Event, Game, Object, Placed, Ref, Spell, event, holds, over, slots_of, text_of
from ..walk import AUTO, Asked, Row, Trace, refuse, run, stop_unless
from . import entering_as_cast, leaving
from .table import MORE


class NothingToResolve(ValueError):
    """Nothing is on the stack: when all players pass then, the step ends and nothing resolves (117.4)."""


class Answers(Value):
    """The choices that players make while a spell resolves, in the order in which they come up (608.2d).

    order: for each time that several abilities of one player have triggered, their order (603.3b).
    """

    choices: tuple[Any, ...] | str | None = None
    order: tuple[tuple[int, ...], ...] | str | None = AUTO


class Resolving(Value):
    """A spell being resolved: the walking state of the table.

    spell: as it was on the stack when it began to resolve.  legal: the legal part of its
    targets, decided once (608.2b).  resolves: False when all its targets are illegal.
    why_illegal: the reasons against each target that is not legal.
    """

    game: Game
    announcement: Answers
    spell: Spell
    asked: tuple[Asked, ...] = ()
    legal: tuple[tuple[Ref, ...], ...] = ()
    resolves: bool = True
    why_illegal: tuple[Reason, ...] = ()


def begin(now: Resolving) -> Resolving:
    """Resolving begins with 608.2a, if it begins at all: once a game is over nothing resolves (104.2a, 104.4a)."""
    stop_unless(*over(now.game))
    return intervening_if(now)


def intervening_if(now: Resolving) -> Resolving:
    """608.2a: a triggered ability's "if" is checked again; a spell has none."""
    condition = getattr(now.spell.line, "condition", None) if isinstance(now.spell, Ability) else None
    if condition is None:
        return now
    about = asked_about(now.game, condition, now.spell.source, now.spell.that)
    if holds(now.game, condition, now.spell.controller, about):
        return now
    game = now.game.note(event("condition false", "608.2a", N_("The condition of the {spell} is no longer true, so it does "
                               "nothing."), spell=now.spell))
    return replace(now, game=leaving.without_resolving(game, now.spell, "608.2a"), resolves=False)


def asked_about(game: Game, condition: Condition, source: Object, that: tuple[Ref, ...]) -> Object:
    """The object that an intervening "if" asks about, as it is or last was (603.4, 608.2h): "it" is what the event was
    about, where the condition is one about a spell that was cast."""
    about = that[0] if isinstance(condition, NothingSpent) and that else source.id
    return game.last_known(about) or source


def check_targets(now: Resolving) -> Resolving:
    """608.2b: legal targets are decided once, per target and per instance of the word."""
    if not now.resolves:
        return now
    chosen = now.spell.choices.targets
    game, legal, why = now.game, [], []
    for slot, refs in zip(slots_of(now.spell), chosen, strict=True):
        against = {ref: _against(now, targets.with_earlier_chosen(now.game, slot, chosen), ref) for ref in refs}
        legal.append(tuple(ref for ref in refs if not against[ref]))
        why += [r for reasons in against.values() for r in reasons]
        game = game.note(*(_told_of(game, ref, against[ref]) for ref in refs))
    now = replace(now, game=game, legal=tuple(legal), why_illegal=tuple(why))
    if now.spell.choices.method == "bestow" and any(chosen) and not any(legal):
        game, spell = entering_as_cast.no_longer_bestowed(game, now.spell)
        return replace(now, game=game, spell=spell)
    # 115.6: a spell that chose no target at all is not targeted, and resolves.
    return _does_not_resolve(now) if any(chosen) and not any(legal) else now


def _told_of(game: Game, ref: Ref, against: tuple[Reason, ...]) -> Event:
    """What the check found about one target."""
    if against:
        return event("illegal target", "608.2b", N_("{target} is an illegal target now: {why}."),
                     target=game.label(ref), why=against)
    return event("legal target", "608.2b", N_("{target} is still a legal target."), target=game.label(ref))


def _against(now: Resolving, target: Target, ref: Ref) -> tuple[Reason, ...]:
    """All that makes a chosen target illegal now."""
    gone = now.game.last_known(ref) if isinstance(ref, int) and now.game.find(ref) is None else None
    if gone is None:
        return targets.objections(now.game, now.spell, target, ref)
    return (reason("608.2b", N_("{target} is no longer in the zone where it was targeted ({zone})"), target=gone,
                   zone=gone.zone),
            reason("400.7", N_("wherever it is now, it is a new object")))


def _does_not_resolve(now: Resolving) -> Resolving:
    game = now.game.note(event("does not resolve", "608.2b", N_("All targets of {spell} are illegal, so it doesn't "
                               "resolve: none of its effects happen."), spell=now.spell))
    if any(placed.gained for placed in text_of(now.spell)):
        game = game.note(event("one spell", "702.47d", N_("That includes the text of {splices}, and the text of "
                               "{spell} itself: it is one spell."), spell=now.spell,
                               splices=now.spell.choices.splices))
    return replace(now, game=leaving.without_resolving(game, now.spell, "608.2b"), resolves=False)


def follow_instructions(now: Resolving) -> Resolving:
    """608.2c-m: the instructions in the order written: main text first, then what was spliced on."""
    if not now.resolves:
        return now
    if now.spell.card.is_permanent_card and not isinstance(now.spell, Ability):
        here = Doing(now.game, now.announcement, now.asked, now.spell.controller, now.spell)
        here, permanent = enter(here, now.spell, now.spell.controller, rule="608.3a")
        _no_extra_choices(here, now)
        return replace(now, game=entering_as_cast.as_cast(here.game, now.spell, permanent, now.legal), asked=here.asked)
    here = _about_the_event(now.spell, Doing(now.game, now.announcement, now.asked, now.spell.controller, now.spell,
                                             more=MORE))
    several = any(placed.gained for placed in text_of(now.spell))
    for placed in text_of(now.spell):
        if placed.do:
            here = _line(here, now, placed, several)
    _no_extra_choices(here, now)
    return replace(now, game=here.game, asked=here.asked)


def _about_the_event(spell: Spell, here: Doing) -> Doing:
    """An ability's source is the object it came from (113.7); its text may speak of the event that triggered it."""
    if not isinstance(spell, Ability):
        return here
    here = replace(here, source=spell.source, they=spell.they, much=spell.much, announced=spell.choices, about=spell.that)
    things = tuple(here.game.last_known(r) if isinstance(r, int) else r for r in spell.that)
    if not things or not any(isinstance(node, That) for node in nodes(spell.line)):
        return here
    return replace(here, game=here.game.note(event("spoken of", "608.2k", N_("The {ability} is about {things}, whatever that is by "
                                                   "now."), ability=spell, things=things)))


def _line(here: Doing, now: Resolving, placed: Placed, several: bool) -> Doing:
    """Follow one line, with its own targets and its own X (107.3j)."""
    mine = {slot.target.slot: slot.number for slot in slots_of(now.spell) if slot.placed.place == placed.place}
    game = here.game.note(*_told(now.spell, placed)) if several else here.game
    if several and game.find(now.spell.id) is None:
        game = game.note(event("last known", "608.2h", N_("{spell} has left the stack: what it does now is done by what it "
                               "last was there."), spell=now.spell))
    here = replace(here, game=game, chosen=_by_slot(mine, now.spell.choices.targets),
                   legal=_by_slot(mine, now.legal), that=_spoken_of(now.spell), rest=None, value="",
                   division=now.spell.choices.division, x=0 if placed.gained else now.spell.choices.x or 0,
                   no_regeneration=any(isinstance(act, CantBeRegenerated) for act in placed.do))
    for instruction in placed.do:
        here = follow(instruction, here)
    return here


def _spoken_of(spell: Spell) -> tuple[Ref, ...]:
    """What "it" and "that" mean before the text has acted on anything: what the event was about; in an activated
    ability, its source, which its cost has spoken of."""
    if not isinstance(spell, Ability):
        return ()
    return (spell.source.id,) if isinstance(spell.line, ActivatedLine) and not spell.that else spell.that


def _by_slot(mine: dict[int, int], targets: tuple[tuple[Ref, ...], ...]) -> tuple[tuple[Ref, ...], ...]:
    """A line's own targets, by their slot in it; modes that were not chosen have none."""
    return tuple(targets[mine[slot]] if slot in mine else () for slot in range(max(mine, default=-1) + 1))


def _told(spell: Spell, placed: Placed) -> tuple:
    if not placed.gained:
        later = any(before.do for before in text_of(spell)[:placed.place])
        template = N_("Then the next line of {spell} itself.") if later else N_("First the text of {spell} itself.")
        return (event("line", "608.2c", template, spell=spell),)
    told = (event("line", "702.47b", N_("Then the text of {origin} that {spell} has gained."), spell=spell,
                  origin=placed.origin),)
    if names_itself(placed.line):
        told += (event("name", "201.5b", N_("Where that text says {origin}, it means {spell}."), spell=spell,
                       origin=placed.origin),)
    if _speaks_of_x(placed):
        told += (event("own X", "107.3j", N_("X in the text of {origin} is not the X of {spell}: nothing in that text says what it "
                       "is, so it is 0."), spell=spell, origin=placed.origin),)
    return told


def _speaks_of_x(placed: Placed) -> bool:
    """True when a text has an X in it."""
    return any(getattr(node, field) == "X" for node in nodes(placed.do) for field in node.__struct_fields__)


def _no_extra_choices(here: Doing, now: Resolving) -> None:
    given = now.announcement.choices
    used = sum(1 for a in here.asked if not a.taken_for_granted)
    if isinstance(given, tuple) and len(given) > used:
        refuse(reason("608.2d", N_("{given} announced for the resolution of {spell}, and {used} asked for"), spell=now.spell,
                      given=so_many(len(given), N_("{number} choice is"), N_("{number} choices are")),
                      used=so_many(used, N_("{number} is"), N_("{number} are")) if used else N_("none is")))


def leave(now: Resolving) -> Resolving:
    """608.2n: as the last part, the spell goes to its owner's graveyard, or where else it says.  608.2p: then its own
    abilities trigger that wait for that."""
    if not now.resolves:
        return now
    game = leaving.after_resolving(now.game, now.spell)
    if not isinstance(now.spell, Ability) and _waits_for_resolving(now.spell):
        game = game.note(event("resolved", "608.2p", N_("{spell} has resolved, and an ability of it waited for that."),
                               spell=now.spell))
    return replace(now, game=game)


def _waits_for_resolving(spell: Spell) -> bool:
    return any(isinstance(getattr(placed.line, "when", None), WhenThisResolves) for placed in text_of(spell))


RESOLVING = (
    Row("608.2a", "check the condition", begin),
    Row("608.2b", "check targets", check_targets),
    Row("608.2c", "follow the instructions", follow_instructions),
    Row("608.2n", "leave the stack", leave),
)


def resolve(game: Game, choices: tuple[Any, ...] | str | None = None) -> Trace:
    """Resolve the spell on top of the stack.

    choices: what players choose on the way, in order; None asks; AUTO takes the first of each.
    Returns the trace; its last state holds the game afterwards.  Of a game that is over nothing resolves: the trace is
    illegal and says why.  Raises NothingToResolve when the stack is empty, TypeError when there is no game.
    """
    demand(game, Game, "write a game with a spell on the stack, as in mtg.resolve(mtg.game_after(mtg.cast(...)))")
    if not game.stack:
        raise NothingToResolve("nothing is on the stack, so nothing resolves; cast something before")
    return run(RESOLVING, Resolving(game, Answers(choices), game.stack[0]))
