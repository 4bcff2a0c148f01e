"""The lines of a spell and its targets as boxes, for all pictures that show text.

A line says which card it is printed on; a slot, one instance of the word "target", says what was chosen for it.
What is legal is not decided here: whoever knows, hands it in.
"""

from collections.abc import Callable
from typing import Any

from ..book import N_, replace
from ..cards import Instruction, ModalLine, nodes
from ..cards.english import Unwritable, write_instruction, write_line
from ..effects import name_of, not_simulated_on
from ..game import Game, Object, Placed, Ref, Slot, Spell, WordsChanged, characteristics, slots_of, text_before_words, text_of
from .sketch import Box, say


def slots_in(object_: Object, placed: Placed) -> tuple[Slot, ...]:
    """The instances of "target" in one line of an object."""
    return tuple(slot for slot in slots_of(object_) if slot.placed.place == placed.place)


def line_box(object_: Object, placed: Placed, id: str, head: str, notes: tuple[str, ...] = ()) -> Box:
    """One line of a text: where it is printed, what it says, what of it is not simulated."""
    notes += changed_words(object_, placed)
    missing = not_simulated_in(object_, placed)
    if missing:
        notes += (say(N_("! not simulated: {names}"), names=", ".join(missing)),)
    kind = "gained" if placed.gained else "own"
    return Box(id, head, kind, lines=words_of(object_, placed), notes=notes)


def changed_words(object_: Object, placed: Placed) -> tuple[str, ...]:
    """Which words of a line are other words now, because an effect changed the text (612.1)."""
    changes = [c.words for c in object_.shaped_by if isinstance(c, WordsChanged)]
    if not changes or text_before_words(object_)[placed.place].line == placed.line:
        return ()
    return tuple(say(N_("! words changed: {old} → {new}"), old=" / ".join(c.old), new=c.new) for c in changes)


def words_of(object_: Object, placed: Placed) -> tuple[str, ...]:
    """What a line says; of a modal one also what its chosen modes say."""
    name = object_.card.name
    words = tuple(_written(write_line, placed.line, name).split("\n"))
    if not isinstance(placed.line, ModalLine) or not placed.do:
        return words
    chosen = " ".join(_written(write_instruction, act, name) for act in placed.do)
    return (*words, say(N_("chosen: {modes}"), modes=chosen))


def _written(write: Callable[[Any, str], str], node: Any, name: str) -> str:
    """A part of a text in English; where no template writes it, the names of its instructions."""
    try:
        return write(node, name)
    except Unwritable:
        names = ", ".join(name_of(one) for one in nodes(node) if isinstance(one, Instruction))
        return say(N_("(not written in English yet: {names})"), names=names or type(node).__name__)


def origin(placed: Placed) -> str:
    """Where a line comes from, in words."""
    return say(N_("text of {card}") if placed.gained else N_("text of {card} itself"), card=placed.origin)


def slot_box(game: Game | None, object_: Object, slot: Slot, id: str) -> Box:
    """One instance of "target" and what was chosen for it."""
    chosen = object_.choices.targets if isinstance(object_, Spell) else ()
    head = say(N_("target {number}"), number=slot.number + 1)
    if slot.number >= len(chosen):
        return Box(id, head, "open")
    refs = chosen[slot.number]
    names = tuple(described(game, ref) for ref in refs) or (say(N_("nothing")),)
    gone = game is not None and any(game.thing(ref) is None for ref in refs)
    return Box(id, head, "gone" if gone else "target", lines=names)


def described(game: Game | None, ref: Ref) -> str:
    """A target in words: a player, or an object with what it is and where."""
    thing = None if game is None else game.thing(ref)
    if isinstance(ref, str):
        return say(N_("player {name}"), name=ref)
    if thing is None:
        was = None if game is None else game.last_known(ref)
        return was.label if was else say(N_("object number {id}"), id=ref)
    return f"{thing.label}, {place(thing)}{_size(game, thing)}"


def place(object_: Object) -> str:
    """Where an object is, in words."""
    if object_.zone in ("battlefield", "stack"):
        return say(N_("{zone} ({player})"), zone=object_.zone, player=object_.controller)
    return say(N_("{player}'s {zone}"), player=object_.owner, zone=object_.zone)


def _size(game: Game, object_: Object) -> str:
    now = characteristics(game, object_)
    on_table = object_.zone == "battlefield" and now.power is not None
    return f", {now.power}/{now.toughness}" if on_table else ""


def not_simulated_in(object_: Object, placed: Placed) -> tuple[str, ...]:
    """Names of the instructions in a line that are not carried out."""
    return not_simulated_on(replace(object_.card, lines=(placed.line,)))


def warnings_about(object_: Object) -> tuple[str, ...]:
    """What is not simulated in the text of an object, each with the card it is printed on."""
    return tuple(dict.fromkeys(say(N_("{name} (text of {card})"), name=name, card=placed.origin)
                               for placed in text_of(object_) for name in not_simulated_in(object_, placed)))


