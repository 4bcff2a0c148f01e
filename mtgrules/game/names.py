"""Names of cards: which ones a player may choose, and what a chosen one is compared with (201.4)."""

from collections.abc import Iterator

from ..book import N_, Reason, reason
from ..cards import Card
from .objects import Object

#: For each kind of card with two faces, the rule about choosing one of its names.
CHOOSING = {"nonmodal double-faced": "201.4d", "modal double-faced": "201.4d", "meld": "201.4e", "split": "201.4b", "flip": "710.5",
            "adventurer": "201.4f"}


def names_to_choose(card: Card) -> Iterator[tuple[str, Card]]:
    """Each name that may be chosen of a card, with the characteristics that count when one with certain
    characteristics is asked for: those of that half or face alone (201.4b, 201.4d-f)."""
    if not card.token:
        yield from ((face.name, face) for face in card.faces or (card,))


def why_not_a_name(name: str, card: Card | None) -> tuple[Reason, ...]:
    """Why a name can't be chosen, given the card that is found under it (201.4)."""
    if card is None:
        return (reason("201.4", N_("no card here is called {name}"), name=name),)
    if card.token:
        return (reason("201.4", N_("{name} is the name of a token, and of no card"), name=name),)
    if name not in dict(names_to_choose(card)):
        return (reason("201.4b", N_("{name} is a split card: one of its two names is chosen, not both"), name=name),
                reason("709.4a", N_("it has two names, and none that is both")))
    return ()


def told_of_name(name: str, card: Card) -> Iterator[Reason]:
    """The rule that lets one choose the name of one of several faces."""
    if card.faces:
        yield reason(CHOOSING[card.layout], N_("{name} is a name that may be chosen of the card {card}"), name=name,
                     card=card.name)


def has_chosen_name(object_: Object, chosen: str) -> bool:
    """True when one of the names that an object has now is the chosen one (709.4a); an object without a name
    has none."""
    return bool(chosen) and chosen in object_.card.names
