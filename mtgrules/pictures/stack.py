"""The stack as a picture: the top first, each spell with its lines, their origin and their targets (405, 601.2c)."""

from collections.abc import Iterator

from ..book import N_, so_many
from ..book.reasons import listed
from ..game import Ability, Choices, Game, Placed, Spell, text_of
from .lines import line_box, origin, place, slot_box, slots_in, warnings_about
from .picture import Picture, picture
from .sketch import Box, Row, Sketch, say


def stack(game: Game) -> Picture:
    """The stack of a game.

    game: at any moment.  Returns a picture with a heading for each spell, a node for each line and one for
    each instance of "target".
    """
    rows = tuple(row for number, spell in enumerate(game.stack, 1) for row in _spell(game, number, spell))
    warnings = tuple(dict.fromkeys(w for spell in game.stack for w in warnings_about(spell)))
    return picture(Sketch(_title(game), rows or (_empty(),), warnings))


def _title(game: Game) -> str:
    """How many things of which kind there are."""
    abilities = sum(isinstance(thing, Ability) for thing in game.stack)
    spells = len(game.stack) - abilities
    kinds = (so_many(spells, N_("one spell"), N_("{number} spells")), so_many(abilities, N_("one ability"),
                                                                              N_("{number} abilities")))
    there = tuple(kind for kind, number in zip(kinds, (spells, abilities), strict=True) if number)
    if not there:
        return say(N_("The stack"))
    template = N_("The stack: {what}, the top first") if len(game.stack) > 1 else N_("The stack: {what}")
    return say(template, what=listed([kind.text for kind in there]))


def _empty() -> Row:
    return Row(Box("empty", say(N_("The stack is empty."))))


def _spell(game: Game, number: int, spell: Spell) -> tuple[Row, ...]:
    """A spell's heading, then its lines; the last of them leads to the spell below."""
    heading = Row(_heading(number, spell), arrow="part")
    lines = [_line(game, number, spell, placed) for placed in text_of(spell)]
    *others, last = (heading, *lines)
    return (*others, Row(last.box, last.sides, arrow="then"))


def _heading(number: int, spell: Spell) -> Box:
    copy = say(N_("a copy, ")) if spell.copy else ""
    kind = say(N_("an ability: text, and no other characteristics")) if isinstance(spell, Ability) else spell.card.type_line
    facts = [say(N_("{copy}{type}; controlled by {player}"), copy=copy, type=kind, player=spell.controller)]
    facts += _chosen(spell.choices)
    head = say(N_("top of the stack, resolves first: {spell}") if number == 1 else
               N_("number {number} from the top: {spell}"), number=number, spell=spell)
    return Box(f"spell-{number}", head, "heading", lines=tuple(facts), tip=place(spell))


def _chosen(choices: Choices) -> Iterator[str]:
    """What was chosen as it was cast, beside its targets."""
    chosen = (
        (N_("cast by: {it}"), choices.method),
        (N_("spliced on, in this order: {it}"), ", ".join(choices.splices)),
        (N_("additional costs paid: {it}"), ", ".join(choices.paid)),
        (N_("X is {it}"), "" if choices.x is None else str(choices.x)),
        (N_("divided among the targets: {it}"), ", ".join(map(str, choices.division))),
        (N_("total cost: {it}"), choices.total),
    )
    return (say(template, it=it) for template, it in chosen if it)


def _line(game: Game, number: int, spell: Spell, placed: Placed) -> Row:
    id = f"spell-{number}-line-{placed.place + 1}"
    slots = slots_in(spell, placed)
    sides = tuple(slot_box(game, spell, slot, f"spell-{number}-slot-{slot.number + 1}") for slot in slots)
    return Row(line_box(spell, placed, id, origin(placed)), sides, arrow="part")
