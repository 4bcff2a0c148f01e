"""Which face of a card is cast: a half of a split card (709.3) or, with fuse, both (702.102a); a face of a
modal double-faced card (712.11b); an adventurer card as itself or as an Adventure (715.3).

It is chosen before the card is put on the stack, and only what is chosen is asked whether it can be cast
(709.3a, 712.11c, 715.3a).
"""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from ...book import N_, Reason, message, reason, replace
from ...cards import Card
from ...game import Event, Game, Object, event, has_keyword, with_face
from ...walk import Question, ask, stop_unless
from . import permission, permitted

if TYPE_CHECKING:
    from ..on_the_way import Casting  # it names the ways to cast

#: The kinds of cards of which a face is chosen: the rule that asks, and what the spell is then.
CHOSEN = {"split": ("709.3", "709.3b"), "modal double-faced": ("712.11b", "712.8f"), "adventurer": ("715.3", "715.3b")}


def choose(now: "Casting") -> "Casting":
    """Which face is cast, for a card that leaves the choice."""
    card = now.game.find(now.announcement.card)
    if card is None or card.represented_by.layout not in CHOSEN:
        stop_unless(*(_no_choice(card, now.announcement.face) if now.announcement.face else ()))
        return now
    now, name = ask(now, question(now.game, card, now.by))
    return replace(now, face=names(card).index(name))


def as_chosen(now: "Casting", card: Object | None) -> Object | None:
    """The card with the chosen face, as it is when it is cast like that."""
    return card if card is None or now.face is None else with_face(card, now.face)


def names(card: Object) -> tuple[str, ...]:
    """What may be cast of it, by name; both halves together are the name of the whole card (702.102a)."""
    whole = card.represented_by
    return tuple(face.name for face in whole.faces) + ((whole.name,) if whole.layout == "split" else ())


def question(game: Game, card: Object, by: str) -> Question:
    """Which face a player casts, with what speaks against each."""
    whole = card.represented_by
    return Question(
        field="face", rule=CHOSEN[whole.layout][0], by=by, prompt=message(N_("What of {card} is cast?"), card=whole.name),
        candidates=lambda: names(card) if _has_fuse(game, card) else names(card)[:2],
        objections=lambda name: _objections(game, card, by, name))


def _has_fuse(game: Game, card: Object) -> bool:
    return has_keyword(game, card, "fuse")


def _objections(game: Game, card: Object, by: str, name: str) -> tuple[Reason, ...]:
    whole = card.represented_by
    if name not in names(card):
        return (reason(CHOSEN[whole.layout][0], N_("{card} has no face called {name}"), card=whole.name, name=name),)
    if name == whole.name and whole.layout == "split" and not (_has_fuse(game, card) and card.zone == "hand"):
        return (reason("702.102a", N_("both halves of {card} can be cast only with fuse, and from a hand"), card=whole.name),
                reason("709.3", N_("otherwise one half is chosen")))
    allowed = permitted.permitting(game, card.id, by)
    if whole.layout == "adventurer" and name != whole.name and allowed and all(p.no_adventure for p in allowed):
        return (reason("715.3d", N_("{card} may be cast from exile, but not as an Adventure"), card=whole.name),)
    return permission.objections(game, with_face(card, names(card).index(name)), by)


def _no_choice(card: Object | None, name: str) -> Iterator[Reason]:
    whole: Card | None = card.represented_by if card is not None else None
    if whole is not None and name != whole.name:
        rule = "712.8c" if whole.layout == "nonmodal double-faced" else "601.3"
        yield reason(rule, N_("{card} is cast as it is in the {zone}: there is no choice of {name}"), card=card, name=name,
                     zone=card.zone)


def told(now: "Casting", spell: Object) -> Iterator[Event]:
    """What was chosen to be put on the stack, and that nothing else counts there."""
    whole = spell.represented_by
    if now.face is None:
        if whole.layout == "nonmodal double-faced" and not spell.face:
            yield event("front face up", "712.8c", N_("{spell} has its front face up on the stack, and only the characteristics of "
                        "that face."), spell=spell)
        if whole.layout == "nonmodal double-faced" and spell.face:
            yield event("back face up", "712.11a", N_("{spell} is cast transformed: its back face is up on the stack."),
                        spell=spell)
            yield event("only that face", "712.8c", N_("It has only the characteristics of that face; its mana value is counted "
                        "from the front face."))
        return
    if now.face == len(whole.faces):
        yield event("fuse", "702.102b", N_("{spell} is a fused split spell: it has the characteristics of both halves."),
                    spell=spell)
        yield event("fused cost", "702.102c", N_("Its total cost includes the mana cost of each half."))
        yield event("fused order", "702.102d", N_("As it resolves, the instructions of the left half come first."))
        return
    rule, then = CHOSEN[whole.layout]
    yield event("face", rule, N_("{name} is what is cast of {card}."), name=spell.card.name, card=whole.name)
    yield event("only that face", then, N_("On the stack there is only {name}."), name=spell.card.name)
