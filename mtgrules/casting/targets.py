"""Targets (115): what a spell may target and why not; asked when casting (601.2c) and again
when it resolves (608.2b).

Legality looks at the *spell*: its colours and its controller, never those of a card whose
text was spliced onto it (702.47c).
"""

from collections.abc import Iterator

from ..book import N_, Message, Reason, message, reason, replace, so_many
from ..cards import Target
from ..game import (
    COLORED_SPELLS,
    Ability,
    Event,
    Game,
    Object,
    Player,
    Ref,
    Slot,
    Spell,
    about_the_event,
    candidates,
    event,
    has_keyword,
    has_quality,
    known,
    mismatches,
    player_has,
    protections,
    ref_of,
    right_kind,
    slots_of,
    wanted,
)
from ..walk import Question
from . import looking_ahead

#: The state of a spell that has been aimed at one thing once (115.9a).
SINGLE_TARGET = "with a single target"


def objections(game: Game, spell: Spell, target: Target, ref: Ref) -> tuple[Reason, ...]:
    """All that makes a thing an illegal target for one instance of "target" on a spell."""
    thing = game.thing(ref)
    if thing is None:
        return (reason("601.2c", N_("{what} is not there to be targeted"), what=ref),)
    if isinstance(thing, Object) and thing.id == spell.id:
        return (reason("115.5", N_("{spell} can't target itself"), spell=spell),)
    if isinstance(thing, Player) and thing.lost:
        return (reason("104.5", N_("{player} has lost and so has left the game"), player=thing),)
    rule = "115.4" if "any" in target.types else "601.2c"
    if isinstance(spell, Ability):
        target = about_the_event(game, target, spell.that)
    target = looking_ahead.as_counted_on(game, spell, known(target, spell, spell.choices.x or 0))
    return mismatches(game, target, thing, spell.controller, rule) + _several(target, thing) + _shielded(game, spell, thing)


def _several(target: Target, thing: Object | Player) -> tuple[Reason, ...]:
    """How targets are counted where a text asks for a spell with one target: each time that something was chosen."""
    count = sum(map(len, thing.choices.targets)) if isinstance(thing, Spell) else 1
    if SINGLE_TARGET not in target.states or count == 1:
        return ()
    return (reason("115.9a", N_("{spell} has {count} targets: every time that something was chosen counts, text that was "
                   "spliced on included"), spell=thing, count=count),)


def _shielded(game: Game, spell: Spell, thing: Object | Player) -> tuple[Reason, ...]:
    if isinstance(thing, Player):
        return _shielded_player(game, spell, thing)
    if thing.zone != "battlefield":
        return ()  # 113.6: such abilities work on the battlefield only
    found = [reason("702.16b", N_("{thing} has protection from {color}; {spell} is {color}") if color != COLORED_SPELLS else
                    N_("{thing} has protection from {color}; {spell} is one"), thing=thing, color=color, spell=spell)
             for color in protections(game, thing) if has_quality(game, spell, color)]
    if has_keyword(game, thing, "shroud"):
        found.append(reason("702.18a", N_("{thing} has shroud"), thing=thing))
    if has_keyword(game, thing, "hexproof") and thing.controller != spell.controller:
        found.append(reason("702.11b", N_("{thing} has hexproof, and {spell} is controlled by an opponent of "
                            "{controller}"), thing=thing, spell=spell, controller=thing.controller))
    return tuple(found)


def _shielded_player(game: Game, spell: Spell, player: Player) -> tuple[Reason, ...]:
    giver = player_has(game, player.name, "hexproof")
    if giver is None or player.name == spell.controller:
        return ()
    return (reason("702.11c", N_("{player} has hexproof ({giver}), and {spell} is controlled by an opponent"),
                   player=player, giver=giver, spell=spell),)


def passed(game: Game, spell: Spell, thing: Object | Player) -> tuple[Reason, ...]:
    """Shields of a thing that do *not* stop this spell, with the fact that decides: worth saying,
    because learners expect the opposite."""
    if not isinstance(thing, Object) or thing.zone != "battlefield":
        return ()
    colors = " and ".join(spell.card.colors) or "colorless"
    return tuple(reason("702.16b", N_("{thing} has protection from {color}, but {spell} is {colors}"), thing=thing,
                        color=color, spell=spell, colors=colors)
                 for color in protections(game, thing) if not has_quality(game, spell, color))


def bounds(spell: Spell, target: Target) -> tuple[int, int | None]:
    """How many targets one instance of the word takes: at least, at most (None: any number)."""
    if target.any_number:
        return 0, None
    count = (spell.choices.x or 0) if target.count == "X" else target.count
    return (target.least if target.up_to else count), count


def told(game: Game, target: Target, refs: tuple[Ref, ...], earlier: tuple[tuple[Ref, ...], ...]) -> Iterator[Event]:
    """What is worth saying of a choice that is legal: that it may be nothing at all, or the same thing once more."""
    if target.any_number and not refs:
        yield event("no target", "107.1c", N_("Any number of targets may be none."))
    elif not refs:
        yield event("no target", "115.6", N_("The text allows to choose no target at all here, and none is chosen."))
    for ref in refs:
        if (by_changeling := changeling_type(game.thing(ref), target)) is not None:
            yield event("changeling", "702.73a", N_("{thing} has changeling, so it is a {subtype} too."), thing=game.thing(ref),
                        subtype=by_changeling)
        if SINGLE_TARGET in target.states:
            yield event("single target", "115.9a", N_("{spell} has a single target, whichever part of its text that belongs "
                        "to."), spell=game.thing(ref))
        if any(ref in chosen for chosen in earlier):
            yield event("target again", "115.3", N_("{thing} is a target once more: each instance of the word \"target\" may "
                        "mean it."), thing=game.label(ref))


def changeling_type(thing: Object | Player | None, target: Target) -> str | None:
    """The creature type asked for that a thing has by changeling only, None when there is none."""
    if not isinstance(thing, Object) or "changeling" not in thing.card.keywords:
        return None
    return next((subtype for subtype in target.subtypes if subtype not in thing.card.subtypes), None)


def became_targets(game: Game, spell: Spell, refs: tuple[Ref, ...]) -> Game:
    """Note what has become a target of a spell without its being cast: of a copy, or by a change (115.7)."""
    things = tuple(t for t in map(game.thing, refs) if t is not None)
    if not things:
        return game
    return game.note(event("target", "115.1", N_("{spell} targets {targets}."), spell=spell, targets=things))


def possible(game: Game, spell: Spell, target: Target) -> bool:
    """True when enough legal targets exist for one instance of "target" (702.47b, 601.2c)."""
    least, _ = bounds(spell, target)
    return not least or sum(not objections(game, spell, target, ref_of(c)) for c in candidates(game, target)) >= least


def question(game: Game, spell: Spell, slot: Slot, earlier: tuple[tuple[Ref, ...], ...], by: str) -> Question:
    """What to ask for one instance of "target" (601.2c)."""
    target = with_earlier_chosen(game, slot, earlier)
    taken = _taken(slot, earlier)
    least, most = bounds(spell, target)
    return Question(
        field="targets", rule="601.2c", by=by, index=slot.number, many=True,
        prompt=_prompt(spell, slot), candidates=lambda: tuple(ref_of(c) for c in candidates(game, target)),
        objections=lambda ref: objections(game, spell, target, ref) + _another(game, target, ref, taken),
        whole=lambda refs: _whole(game, spell, target, refs),
        nothing=lambda: nothing_legal(game, spell, target) + _all_taken(game, spell, target, taken),
        least=least, most=most, label=game.label)


def too_many(spell: Spell, given: int) -> Iterator[Reason]:
    """Why targets can't be announced for more instances of "target" than the text has, and the way out where one of
    them takes several."""
    slots = slots_of(spell)
    template = (N_("targets are announced for {given} of \"target\", and the text of {spell} has {slots}") if slots else
                N_("targets are announced for {given} of \"target\", and the text of {spell} has none"))
    yield reason("601.2c", template, spell=spell, slots=len(slots),
                 given=so_many(given, N_("{number} instance"), N_("{number} instances")))
    if any(bounds(spell, slot.target)[1] != 1 for slot in slots):
        yield reason("601.2c", N_("one \"target\" of {spell} may mean several things: they are announced together, as one list"),
                     spell=spell)


def nothing_legal(game: Game, spell: Spell, target: Target) -> tuple[Reason, ...]:
    """Why a spell has no legal target for one instance of the word: the rule, then what is wrong
    with everything of the right kind."""
    near = [c for c in candidates(game, target) if right_kind(game, target, c)]
    if not near:
        return (reason("601.2c", N_("{spell} needs a target, and there is no {wanted}"), spell=spell,
                       wanted=wanted(target)),)
    found = (objections(game, spell, target, ref_of(c)) for c in near)
    return (reason("601.2c", N_("{spell} needs a target, and nothing there is a legal one"), spell=spell),
            *dict.fromkeys(r for reasons in found for r in reasons))


def _all_taken(game: Game, spell: Spell, target: Target, taken: tuple[Ref, ...]) -> tuple[Reason, ...]:
    """Why what would be legal is none, where the text asks for another target."""
    return tuple(r for c in candidates(game, target) if not objections(game, spell, target, ref_of(c))
                 for r in _another(game, target, ref_of(c), taken))


def with_earlier_chosen(game: Game, slot: Slot, chosen: tuple[tuple[Ref, ...], ...]) -> Target:
    """An instance of "target" in which "their" is the player chosen for an earlier one of the same line, and "that
    player or that planeswalker's controller" whoever that is."""
    if slot.target.controller == "that target":
        things = [game.thing(ref) for ref in _taken(slot, chosen)]
        who = [thing.name if isinstance(thing, Player) else thing.controller for thing in things if thing is not None]
        return replace(slot.target, controller=who[-1] if who else slot.target.controller)
    if slot.target.owner != "they":
        return slot.target
    players = [ref for ref in _taken(slot, chosen) if isinstance(ref, str)]
    return replace(slot.target, owner=players[-1]) if players else slot.target


def _prompt(spell: Spell, slot: Slot) -> Message:
    template = (N_("Target {number} of {spell}, text of {origin}") if slot.placed.gained
                else N_("Target {number} of {spell}"))
    return message(template, number=slot.number + 1, spell=spell, origin=slot.placed.origin)


def _taken(slot: Slot, earlier: tuple[tuple[Ref, ...], ...]) -> tuple[Ref, ...]:
    """What was chosen for earlier instances in the same line ("another target", 601.2c)."""
    first = slot.number - slot.target.slot
    return tuple(ref for refs in earlier[first:slot.number] for ref in refs)


def another(game: Game, slot: Slot, ref: Ref, chosen: tuple[tuple[Ref, ...], ...]) -> tuple[Reason, ...]:
    """Why something is no "another target", with what is chosen for the other instances of the word."""
    return _another(game, slot.target, ref, _taken(slot, chosen))


def _another(game: Game, target: Target, ref: Ref, taken: tuple[Ref, ...]) -> tuple[Reason, ...]:
    if not target.another or ref not in taken:
        return ()
    return (reason("601.2c", N_("{thing} is chosen already, and the text asks for another target"),
                   thing=game.label(ref)),
            reason("115.3", N_("a second \"target\" may mean {thing} again only if {thing} fits what it asks for"),
                   thing=game.label(ref)))


def _whole(game: Game, spell: Spell, target: Target, refs: tuple[Ref, ...]) -> tuple[Reason, ...]:
    twice = [ref for ref in dict.fromkeys(refs) if refs.count(ref) > 1]
    found = [reason("115.3", N_("{thing} can't be chosen twice for one instance of the word \"target\""),
                    thing=game.label(ref)) for ref in twice]
    least, most = bounds(spell, target)
    if len(refs) < least or (most is not None and len(refs) > most):
        template = (N_("{spell} needs {wanted} for this \"target\", and {given} announced") if least == most
                    else N_("{spell} allows at most {wanted} for this \"target\", and {given} announced"))
        found.append(reason("601.2c", template, spell=spell, wanted=most, given=f"{len(refs)} "
                            + ("was" if len(refs) == 1 else "were")))
    return tuple(found)
