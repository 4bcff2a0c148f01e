"""One card: its cost, type line and text, a node for each line, and what of it is not simulated."""

from ..book import N_, replace
from ..cards import Card
from ..game import Object, text_of
from .lines import line_box, warnings_about
from .picture import Picture, picture
from .sketch import Box, Row, Sketch, say


def card(card: Card) -> Picture:
    """A card as a picture: a heading, and a node for each line of its text."""
    object_ = Object(0, card, "", "", "")
    lines = tuple(Row(replace(line_box(object_, placed, f"line-{placed.place + 1}", ""), kind="plain"), arrow="part")
                  for placed in text_of(object_))
    return picture(Sketch(say(N_("The card {name}"), name=card.name), (Row(_heading(card), arrow="part"), *lines),
                          warnings_about(object_), wide=True))


def _heading(card: Card) -> Box:
    cost = say(N_("mana cost: {cost}"), cost=card.mana_cost) if card.mana_cost is not None else say(N_("no mana cost"))
    size = (f"{card.power}/{card.toughness}",) if card.power is not None else ()
    return Box("card", card.name, "heading", lines=(card.type_line, cost, *size))
