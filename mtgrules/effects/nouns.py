"""What nouns mean while a text is carried out: objects and players, as they are now (608.2b-h)."""

from ..book import N_, message, replace
from ..cards import (
    AnOpponent,
    AttachedTo,
    Chosen,
    ControllerOf,
    Each,
    EachOf,
    FromAmong,
    Noun,
    OneExiled,
    OneOfThem,
    Players,
    Quality,
    Target,
    That,
    TheOther,
    They,
    This,
    TopCards,
    WholeZone,
    You,
)
from ..game import Object, Player, Ref, Spell, about_the_event, event, fits, known, ref_of
from .choices import choose, choose_one_of
from .doing import Doing, Thing, did

#: The rule of choices that are made to pay a cost.
PAYING = "601.2h"
#: How a text calls again what a cost took ("the sacrificed creature").
SACRIFICED = "sacrificed"
#: How a text calls again the card that a cost discarded.
DISCARDED = "discarded"
#: How a text says that it means cards that it has just revealed.
REVEALED = "revealed this way"
#: How a text calls what it has exiled ("the exiled card", 607.2a).
EXILED = "exiled"
#: What was chosen to be sacrificed as a cost was announced (702.48b).
OFFERED = "offered permanent"


def things(here: Doing, noun: Noun, by: str = "") -> tuple[Doing, tuple[Thing, ...]]:
    """The objects and players that a noun means now; asks when a player has to choose.

    by: who carries the instruction out, and so chooses; "you" unless said.
    """
    if isinstance(noun, Target):
        return _targets(here, noun.slot)
    if isinstance(noun, Each):
        quality, you = known(about_the_event(here.game, noun, here.that), here.source_now, here.x), here.you
        found = (o for o in _all_of(here, noun) if fits(here.game, replace(quality, states=_seen(quality)), o, you))
        return here, tuple(o for o in found if not noun.other or o.id != here.source.id)
    if isinstance(noun, Chosen):
        least = 0 if noun.up_to or noun.any_number else noun.count
        count = None if noun.any_number else noun.count
        return choose(here, noun, count, by=by or here.you, least=least, but=_others(here) if noun.another else ())
    if isinstance(noun, This):
        return here, _still_there(here, (here.source_now.id,))
    if isinstance(noun, That):
        return here, _still_there(here, refs_of(here, noun))
    if isinstance(noun, TopCards):
        whose = tuple(p.name for p in here.game.apnap()) if noun.of_each else (
            (by or here.they or here.you) if noun.theirs else here.you,)
        count = here.x if noun.count == "X" else noun.count
        top = tuple(o for player in whose for o in here.game.player(player).library[:count])
        return replace(here, rest=tuple(o.id for o in top)), top
    if isinstance(noun, OneOfThem):
        return _one_of(here, _remaining(here), by or here.you)
    if isinstance(noun, FromAmong):
        quality = known(noun, here.source_now, here.x)
        return _one_of(here, tuple(o for o in _remaining(here) if fits(here.game, quality, o, here.you)), by or here.you)
    if isinstance(noun, WholeZone):
        here, whose = players(here, noun.of)
        return here, tuple(o for player in whose for o in here.game.zone(noun.zone, player))
    if isinstance(noun, OneExiled):
        wanted = known(Quality(types=noun.types, zone="exile", mana_value=noun.mana_value), here.source_now, here.x)
        mine = tuple(o for o in here.game.exile if o.exiled_with == here.source.id and fits(here.game, wanted, o, here.you))
        return _one_of(here, mine, by or here.you)
    if isinstance(noun, AttachedTo):
        return here, _still_there(here, tuple(o.attached_to for o in last_known_of(here, noun.of) if o.attached_to is not None))
    if isinstance(noun, EachOf):
        return here, _still_there(here, refs_of(here, noun.of))
    if isinstance(noun, TheOther):
        return here, _still_there(here, here.other) if here.other is not None else _remaining(here)
    here, names = players(here, noun)
    return here, tuple(here.game.player(name) for name in names)


def _all_of(here: Doing, noun: Each) -> tuple[Object, ...]:
    """The objects among which "each" looks: those of a zone, or those that the text has just revealed."""
    return _remaining(here) if REVEALED in noun.states else here.game.zone(noun.zone)


def _seen(quality: Quality) -> tuple[str, ...]:
    return tuple(state for state in quality.states if state != REVEALED)


def _others(here: Doing) -> tuple[Ref, ...]:
    """What is not "another" one: everything that this text has targeted, or, for a cost, the object that asks for it."""
    targeted = tuple(ref for refs in here.chosen for ref in refs)
    return (here.source.id,) if here.rule == PAYING else targeted


def objects(here: Doing, noun: Noun, by: str = "") -> tuple[Doing, tuple[Object, ...]]:
    """The objects that a noun means now; ``by`` as for :func:`things`."""
    here, found = things(here, noun, by)
    return here, tuple(t for t in found if isinstance(t, Object))


def players(here: Doing, noun: Noun) -> tuple[Doing, tuple[str, ...]]:
    """The players that a noun means now, in turn order (101.4)."""
    if isinstance(noun, You):
        return here, (here.you,)
    if isinstance(noun, They):
        return here, (here.they,)
    if isinstance(noun, Players):
        return here, tuple(p.name for p in here.game.apnap()
                           if not p.lost and (p.name != here.you or not noun.opponents))
    if isinstance(noun, ControllerOf):
        return here, _controllers(here, noun)
    if isinstance(noun, AnOpponent):
        return _an_opponent(here)
    here, found = things(here, noun)
    return here, tuple(t.name for t in found if isinstance(t, Player))


def _an_opponent(here: Doing) -> tuple[Doing, tuple[str, ...]]:
    names = tuple(p.name for p in here.game.opponents(here.you) if not p.lost)
    if len(names) == 1 and here.field != "paid_with":
        return here, names
    prompt = message(N_("{by}: choose an opponent"), by=here.you)
    here, name = choose_one_of(here, names, prompt, here.you)
    return here, (name,)


def _controllers(here: Doing, noun: ControllerOf) -> tuple[str, ...]:
    """Controllers (or owners) as they are or last were (608.2h); of an illegal target there is no
    such information (608.2b)."""
    refs = here.legal[noun.of.slot] if isinstance(noun.of, Target) else refs_of(here, noun.of)
    known = [here.game.last_known(r) for r in refs if isinstance(r, int)]
    return tuple(dict.fromkeys(o.owner if noun.owner else o.controller for o in known if o is not None))


def refs_of(here: Doing, noun: That) -> tuple[Ref, ...]:
    """What "that" refers to, whether it is still there or not: what a cost sacrificed, what was targeted
    and is legal, or what the sentence before acted upon."""
    if noun.slot is None and noun.noun.startswith(EXILED):
        return tuple(o.id for o in here.game.exile if o.exiled_with == here.source.id) or here.that
    if noun.slot is None and noun.noun.startswith(SACRIFICED):
        return here.costs.sacrificed
    if noun.slot is None and noun.noun.startswith(DISCARDED):
        return here.costs.discarded
    if noun.noun == OFFERED:
        return here.source_now.choices.offered
    if noun.slot is None and noun.noun == "player" and here.they:
        return (here.they,)
    if noun.slot is None and noun.noun == "spell" and here.about and not _is_a_spell(here, here.that):
        return here.about  # "that spell" is the one of the event, whatever was done in between
    if noun.slot is None:
        return here.that
    return tuple(r for r in here.chosen[noun.slot] if r in here.legal[noun.slot])


def _is_a_spell(here: Doing, refs: tuple[Ref, ...]) -> bool:
    return any(isinstance(here.game.last_known(ref), Spell) for ref in refs if isinstance(ref, int))


def moved_to(here: Doing, noun: Noun) -> Noun:
    """A noun for a target that the sentence before has moved: it means the new object that it became (400.7j)."""
    if not isinstance(noun, That) or noun.slot is None:
        return noun
    gone = all(here.game.thing(ref) is None for ref in refs_of(here, noun))
    return replace(noun, slot=None) if gone else noun


def _still_there(here: Doing, refs: tuple[Ref, ...]) -> tuple[Thing, ...]:
    now = tuple(here.game.thing(r) for r in refs)
    return tuple(t for t in now if t is not None)


def _remaining(here: Doing) -> tuple[Thing, ...]:
    """What is left of the cards looked at or revealed together, or of those that were found."""
    return _still_there(here, here.that if here.rest is None else here.rest)


def _one_of(here: Doing, found: tuple[Thing, ...], by: str) -> tuple[Doing, tuple[Thing, ...]]:
    """One of the cards found, looked at or revealed; the others are the rest from then on."""
    if not found:
        return replace(here, that=()), ()
    prompt = message(N_("{by}: choose one of {cards}"), by=by, cards=found)
    here, one = choose_one_of(here, tuple(ref_of(o) for o in found), prompt, by, label=lambda id: here.game.get(id).label)
    left = tuple(ref_of(o) for o in _remaining(here) if ref_of(o) != one)
    here = replace(here, that=left) if here.rest is None else replace(here, rest=left)
    return here, (here.game.get(one),)


def _targets(here: Doing, slot: int) -> tuple[Doing, tuple[Thing, ...]]:
    """The legal targets of a slot that are still there; says so of the others (608.2b)."""
    found: list[Thing] = []
    for ref in here.chosen[slot]:
        thing = here.game.thing(ref)
        if ref not in here.legal[slot]:
            continue  # 608.2b named it already, when legality was decided
        if thing is None:
            here = did(here, here.game.note(event(
                "gone", "400.7", N_("{target} has left the {zone} since, so nothing happens to it."),
                target=here.game.last_known(ref), zone=here.game.last_known(ref).zone)))
        else:
            found.append(thing)
    return here, tuple(found)


def last_known_of(here: Doing, noun: Noun) -> tuple[Object, ...]:
    """The objects that a noun means, as they are or last were (608.2h); of an illegal target there is no
    information (608.2b)."""
    if isinstance(noun, This):
        return (here.source_now,)
    refs = here.legal[noun.slot] if isinstance(noun, Target) else refs_of(here, noun) if isinstance(noun, That) else ()
    found = (here.game.last_known(r) for r in refs if isinstance(r, int))
    return tuple(o for o in found if o is not None)
