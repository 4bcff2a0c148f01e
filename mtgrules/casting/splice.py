"""Splice (702.47), and nothing else.

Who may be spliced and why not, what a splice adds to the spell and to its cost.  The rest
of casting asks here, when it announces and when it adds up costs; how added text stands on the stack, and is told and
shown, is the matter of the text (:mod:`mtgrules.game.text`).  Here nothing knows about steps.

702.47a  a static ability that works in the hand; the cost is an additional cost
702.47b  required choices must be possible; each card once; order chosen; main text first
702.47c  only rules text is gained (a text-changing effect, 612.10); names mean the spell
702.47d  targets of the added text are chosen at 601.2c: they are simply part of the text
702.47e  gone when the spell leaves the stack: a new object has no text changes
"""

from collections.abc import Iterator

from ..actions.words import words_of_spliced_text
from ..book import N_, Message, Reason, message, reason, replace
from ..cards import Quality, SpliceLine, creature_types
from ..cards.english.number import article
from ..game import (
    Append,
    Event,
    Game,
    Object,
    Slot,
    Spell,
    event,
    fits,
    hand_is_revealed,
    slots_of,
    wanted,
)
from ..walk import Question
from . import impossible, targets


def question(game: Game, spell: Spell, by: str, was: int) -> Question | None:
    """Which cards to splice, in which order; None when no card in hand has splice.

    was: the id that the card of the spell had before it moved to the stack (400.7).
    """
    cards = tuple(o for o in game.zone("hand", by) if o.card.splice)
    if not cards:
        return None
    return Question(
        field="splices", rule="702.47a", by=by, least=0, most=None, many=True, ordered=True,
        prompt=message(N_("Which cards are spliced onto {spell}, in the order of their effects?"), spell=spell),
        candidates=lambda: tuple(o.id for o in cards), objections=lambda id: objections(game, spell, by, id, was),
        whole=lambda ids: _more_than_once(game, ids), label=game.label)


def objections(game: Game, spell: Spell, by: str, id: int, was: int) -> tuple[Reason, ...]:
    """All that forbids splicing one card onto the spell; ``was`` as in ``question``."""
    card = game.find(id)
    if card is None or card.zone != "hand" or card.owner != by:
        return _not_in_hand(game, by, id, of_the_spell=id in (spell.id, was))
    if card.card.splice is None:
        return (reason("702.47a", N_("{card} has no splice ability"), card=card),)
    return _quality(game, spell, card) + _required_choices(game, spell, card) + _cost_impossible(game, by, card)


def _not_in_hand(game: Game, by: str, id: int, of_the_spell: bool) -> tuple[Reason, ...]:
    card = game.last_known(id)
    found = (reason("702.47a", N_("{card} is not in the hand of {by}, so its splice ability does not work"),
                    card=card or N_("that card"), by=by),)
    if of_the_spell:
        found += (reason("601.2a", N_("{card} is the spell being cast: it moved to the stack before splices are "
                         "announced"), card=card),)
    return found


def too_late(game: Game, card: Object | None, ids: tuple[int, ...]) -> tuple[Reason, ...]:
    """All that forbids splicing onto a spell that is cast already."""
    if not isinstance(card, Spell) or not ids:
        return ()
    return (reason("601.2b", N_("{spell} is cast already, and splices are announced while a spell is being cast"),
                   spell=card),
            reason("702.47b", N_("all cards that are spliced onto a spell are revealed at once, so {cards} can't be added "
                   "to {spell} now"), cards=tuple(c for c in map(game.last_known, ids) if c is not None), spell=card))


def _quality(game: Game, spell: Spell, card: Object) -> tuple[Reason, ...]:
    onto = card.card.splice.onto
    if fits(game, replace(onto, zone="stack"), spell, spell.controller):
        return ()
    colors = spell.card.colors or ("colorless",) if onto.colors or onto.not_colors else ()
    return (reason("702.47a", N_("{card} is spliced onto {quality} spells only, and {spell} is {what}"), card=card,
                   quality=_kind(onto), spell=spell, what=_what_it_is(spell, *colors)),
            *_no_creature_type(spell, onto.subtypes))


def _kind(onto: Quality) -> str:
    """What a spell has to be, in words: "Arcane", "red", "instant or sorcery"."""
    has = (onto.supertypes, onto.colors, onto.subtypes, onto.types)
    has_not = onto.not_supertypes + onto.not_colors + onto.not_subtypes + onto.not_types
    return " ".join([*(f"non-{word}" for word in has_not), *(" or ".join(words) for words in has if words)]) or "other"


def _what_it_is(spell: Spell, *colors: str) -> str:
    """Its types in a sentence: "an instant (Arcane)"; with its colors, "a red sorcery (Arcane)"."""
    words = " ".join(filter(None, (" and ".join(colors), *spell.card.supertypes, *spell.card.types)))
    subtypes = " ".join(spell.card.subtypes)
    return f"{article(words)} {words}" + (f" ({subtypes})" if subtypes else "")


def _no_creature_type(spell: Spell, subtypes: tuple[str, ...]) -> Iterator[Reason]:
    """Why a spell of every creature type is not what is asked for: worth saying, because learners expect the opposite."""
    if "changeling" in spell.card.keywords and not set(subtypes) <= set(creature_types()):
        yield reason("702.73a", N_("changeling makes {spell} every creature type, and nothing else"), spell=spell)
        yield reason("205.3k", N_("{subtypes} is a spell type, and no creature type"), subtypes=" or ".join(subtypes))


def _required_choices(game: Game, spell: Spell, card: Object) -> tuple[Reason, ...]:
    """702.47b, in the context of the spell: its colour and controller decide, not the card's."""
    alone = replace(spell, changes=(Append(card.card),))
    return tuple(reason("702.47b", N_("{card} needs a target that can't be chosen: {why}"), card=card,
                        why=_why_none(game, alone, slot))
                 for slot in slots_of(alone) if slot.placed.gained and not targets.possible(game, alone, slot.target))


def _why_none(game: Game, alone: Spell, slot: Slot) -> tuple[Reason | Message, ...]:
    """What is wrong with everything of the right kind; or that there is nothing of the kind."""
    return targets.nothing_legal(game, alone, slot.target)[1:] or (
        message(N_("there is no {wanted}"), wanted=wanted(slot.target)),)


def _cost_impossible(game: Game, by: str, card: Object) -> tuple[Reason, ...]:
    """614.17b: a cost that includes an event that can't happen can't be chosen."""
    return impossible.against(game, by, card.card.splice.cost, message(N_("the splice cost of {card}"), card=card))


def _more_than_once(game: Game, ids: tuple[int, ...]) -> tuple[Reason, ...]:
    twice = [id for id in dict.fromkeys(ids) if ids.count(id) > 1]
    return tuple(reason("702.47b", N_("{card} can be spliced onto the same spell only once"), card=game.get(id))
                 for id in twice)


def spliced(game: Game, spell: Spell, ids: tuple[int, ...]) -> tuple[Game, Spell]:
    """The spell with the cards' text added, in the announced order; the cards stay in hand."""
    cards = tuple(game.get(id) for id in ids)
    spell = replace(spell, changes=spell.changes + tuple(Append(c.card) for c in cards),
                    choices=replace(spell.choices, splices=tuple(c.card.name for c in cards)))
    game = game.with_object(spell)
    return game.note(*_told(game, spell, cards)), spell


def _told(game: Game, spell: Spell, cards: tuple[Object, ...]) -> Iterator[Event]:
    """What splicing did, for people: revealed, text gained, nothing else gained."""
    revealer = hand_is_revealed(game, spell.controller)
    for card in cards:
        yield event("splice", "702.47a", N_("{card} is revealed and spliced onto {spell}; {card} stays in hand."),
                    card=card, spell=spell)
        if revealer is not None:
            yield event("revealed again", "701.20c", N_("{card} is revealed already ({source}); it may be revealed "
                        "again."), card=card, source=revealer)
    if len(cards) > 1:
        yield event("order", "702.47b", N_("All of them are revealed at once; their effects will happen in this order, "
                    "after those of {spell}: {cards}."), cards=cards, spell=spell)
    if cards:
        yield event("text gained", "612.10", N_("{spell} gains the rules text of {cards}, after its own text."),
                    cards=cards, spell=spell)
        yield from words_of_spliced_text(spell)
        yield event("additional cost", "118.8", N_("The splice cost of each card ({cards}) is an additional cost of {spell}: "
                    "it is paid together with the rest of the total cost."), cards=cards, spell=spell)
        yield event("nothing else gained", "702.47c", N_("{spell} gains nothing else: it is still {what}, and a "
                    "name in that text means {spell}."), spell=spell,
                    what=_what_it_is(spell, *(spell.card.colors or ("colorless",))))


def cost_line(change: object) -> SpliceLine | None:
    """The splice line of a text change that splicing made, which says what is owed for it as an
    additional cost (702.47a, 118.8); None for any other text change."""
    return change.card.splice if isinstance(change, Append) else None
