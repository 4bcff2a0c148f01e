"""What a spell is beside its text: name, colors, types, mana value; which object deals damage, and of what color."""

from ...book import N_
from ...game import Game, Object, characteristics, text_of
from ...pictures.sketch import say
from ...walk import Trace
from .views import Line


def nature_lines(game: Game, object_: Object) -> tuple[Line, ...]:
    """Name, colors, type line and mana value of a spell or card; with spliced text, that they are still its own."""
    card = object_.card
    what = say(N_("{name}: {colors}, {types}, mana value {mana_value}"), name=card.name,
               colors=colors_of(game, object_), types=card.type_line, mana_value=card.mana_value)
    return Line(what, "109.3"), *_only_text(object_)


def damage_lines(trace: Trace) -> tuple[Line, ...]:
    """Each object that deals damage in a resolution, with its color and what it deals."""
    events = tuple(event for step in trace.steps for event in step.events if event.kind == "damage")
    sources = {event.fact("source").id: event.fact("source") for event in events}
    told = (Line(say(N_("{source}, {colors}, deals {amount} damage to {to}."), source=event.fact("source"),
                     colors=colors_of(trace.now.game, event.fact("source")), amount=event.fact("amount"),
                     to=event.fact("to")), event.rule) for event in events)
    return *told, *(line for source in sources.values() for line in _only_text(source))


def colors_of(game: Game, object_: Object) -> str:
    """The colors of an object now, in words."""
    return say(N_("{colors}"), colors=characteristics(game, object_).colors or say(N_("colorless")))


def _only_text(object_: Object) -> tuple[Line, ...]:
    """What splicing does not change, for an object with spliced text (702.47c)."""
    gained = tuple(dict.fromkeys(placed.origin for placed in text_of(object_) if placed.gained))
    if not gained:
        return ()
    return (Line(say(N_("{spell} has gained the text of {cards} and nothing else: its name, color and types have not "
                        "changed."), spell=object_, cards=gained), "702.47c"),)
