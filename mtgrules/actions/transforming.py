"""Transforming: a double-faced permanent is turned over (701.27); flipping (710); melding: two cards become one
permanent (701.42).
"""

from ..book import N_
from ..game import Game, Object, can_flip, can_turn_over, event, flipped, has_keyword, melded, turned_over
from .moving import put_onto_battlefield

#: Keywords that keep a permanent from transforming for any other reason, and the rules that say so.
BOUND = {"daybound": "702.145b", "nightbound": "702.145e"}
#: The rules by which they do transform.
AS_DAY_OR_NIGHT = ("702.145c", "702.145f")


def transform(game: Game, object_: Object, since: Object | None = None, rule: str = "701.27a") -> Game:
    """Turn a permanent over, if a double-faced card or token represents it (701.27a, 701.27c).

    since: the permanent as it was when its own ability that does this was put on the stack; it transforms only if
    it has not done so since (701.27f).  rule: why it transforms; what is daybound or nightbound does so for no other
    reason (702.145b, 702.145e).
    """
    bound = next((keyword for keyword in BOUND if has_keyword(game, object_, keyword)), None)
    if bound is not None and rule not in AS_DAY_OR_NIGHT:
        return game.note(event("does not transform", BOUND[bound], N_("{object} is {bound} and transforms for no other reason."),
                               object=object_, bound=bound))
    if not can_turn_over(object_):
        return game.note(event("does not transform", "701.27c", N_("{object} has no other face to transform into, so nothing "
                               "happens."), object=object_))
    if since is not None and since.transformed != object_.transformed:
        return game.note(event("does not transform", "701.27f", N_("{object} has transformed since that ability was put on the "
                               "stack, so the instruction is ignored."), object=object_))
    new = turned_over(object_)
    return game.with_object(new).note(
        event("transform", rule, N_("{object} transforms into {name}."), object=object_, name=new.card.name, to=new),
        event("same object", "712.18", N_("It is the same object as before: counters and effects stay."), object=new))


def flip(game: Game, object_: Object) -> Game:
    """Flip a permanent that is a flip card and has not been flipped (710.2, 710.4)."""
    if not can_flip(object_):
        return game.note(event("does not flip", "710.4", N_("{object} is no flip card that could be flipped, so nothing happens."),
                               object=object_))
    new = flipped(object_)
    return game.with_object(new).note(
        event("flip", "710.2", N_("{object} is flipped, and is {name} now."), object=object_, name=new.card.name, to=new),
        event("same color", "710.1c", N_("Its color and mana cost stay what they were.")))


def meld(game: Game, player: str, cards: tuple[Object, ...]) -> tuple[Game, Object | None]:
    """Put the two cards of a meld pair onto the battlefield as one permanent; tokens and cards that are no pair stay
    where they are (701.42a-c).  Returns that permanent too."""
    if len(cards) != 2 or any(card.card.layout != "meld" or card.token for card in cards):
        return game.note(event("no meld", "701.42c", N_("There is no meld pair, so nothing is melded."))), None
    first, second = cards
    shown = melded(first.card, second.card, first)
    game = game.note(event("meld", "701.42a", N_("{first} and {second} are melded into {name}."), first=first, second=second,
                           name=shown.card.name),
                     event("one object", "712.4a", N_("It is one object that two cards represent.")))
    return put_onto_battlefield(game.without(second), first, player, rule="712.14c", shown=shown)
