"""The bill of a cast: every item of the total cost with its sign, its rule, and the sum so far (601.2f).

The items and the total are those of the cast; the column "so far" only adds up what stands there.
"""

from collections.abc import Iterator

from ..book import N_, Value
from ..cards import AnyInstruction, Mana
from ..cards.english import Unwritable, write_instruction
from ..casting import Bill, Casting, total_text
from ..effects import DO, LATER, name_of
from ..walk import Trace
from .dot import add_node, cell, new_graph, table, wrap
from .picture import Picture, picture
from .sketch import Box, Row, Sketch, clean, left_out, say
from .style import KINDS, PADDING, SIZE

#: The columns, in points: what, amount, so far, rule.
WIDTHS = (260, 170, 100, 60)
#: At most so many items are drawn; what is beyond stands in the text form.
MOST_ITEMS = 50


class Line(Value):
    """One row of the table: what it is, its amount, the sum so far, its rule."""

    id: str
    what: str
    amount: str
    so_far: str
    rule: str
    notes: tuple[str, ...] = ()


def bill(what: Trace | Bill) -> Picture:
    """The bill of a cast.

    what: a cast (complete or not), or the bill itself.  Returns a picture of one table, a row for each item; a
    cast that stopped before 601.2f has none, and the picture says so.
    """
    found = what.now.bill if isinstance(what, Trace) and isinstance(what.now, Casting) else what
    if not isinstance(found, Bill):
        words = say(N_("There is no total cost yet: it is determined in 601.2f."))
        return picture(Sketch(say(N_("The total cost")), (Row(Box("no-bill", words, "more")),)))
    lines = tuple(_lines(found))
    title = say(N_("The total cost: {total}"), total=total_text(found))
    return Picture(clean(title), _dot(lines, _closing(found)), _text(title, lines, _closing(found)))


def _lines(found: Bill) -> Iterator[Line]:
    so_far, life = Mana(), 0
    for number, item in enumerate(found.items, 1):
        so_far, life = so_far.minus(item.less).plus(item.mana), life + item.life
        actions = tuple(f"+ {_action(a, item.source)}" for a in item.actions)
        amount = " ".join(part for part in (item.amount, *actions) if part)
        missing = tuple(say(N_("! not simulated: {names}"), names=name_of(a)) for a in item.actions
                        if type(a) not in DO and type(a) not in LATER)
        yield Line(f"item-{number}", item.what.text, amount, _sum(found, so_far, life), item.rule, missing)
    others = tuple(say(N_("and {action}, for {source}"), action=_action(a.instruction, a.source), source=a.source)
                   for a in found.actions)
    yield Line("total", say(N_("= total cost, locked in")), _sum(found, found.total, found.life), "", "601.2f", others)


def _sum(found: Bill, mana: Mana, life: int) -> str:
    return (mana.text if found.unpayable is None else say(N_("unpayable"))) + (say(N_(" + {n} life"), n=life) if life else "")


def _action(instruction: AnyInstruction, source: str) -> str:
    """A cost that is not mana, in words."""
    try:
        words = write_instruction(instruction, source)
    except Unwritable:
        return name_of(instruction)
    return words[:1].lower() + words[1:].removesuffix(".")


def _closing(found: Bill) -> str:
    return "" if found.unpayable is None else say(N_("✗ can't be paid: {why}"), why=str(found.unpayable))


# ---------------------------------------------------------------- as a table


def _dot(lines: tuple[Line, ...], closing: str) -> str:
    drawn = lines if len(lines) <= MOST_ITEMS else (*lines[: MOST_ITEMS - 2], lines[-1])
    rows = [_row(_head()), *(_row(line) for line in drawn)]
    if len(drawn) < len(lines):
        rows.insert(-1, _wide("more", left_out(len(lines) - len(drawn))))
    if closing:
        rows.append(_wide("unpayable", closing))
    graph = new_graph()
    add_node(graph, "bill", table("<hr/>".join(rows), sum(WIDTHS), KINDS["plain"]), say(N_("the bill")))
    return graph.source


def _head() -> Line:
    return Line("head", say(N_("item")), say(N_("amount")), say(N_("so far")), say(N_("rule")))


def _row(line: Line) -> str:
    bold = line.id in ("head", "total")
    columns = ((line.what, *line.notes), (line.amount,), (line.so_far,), (line.rule,))
    cells = (_wrapped(parts, width, bold) for parts, width in zip(columns, WIDTHS, strict=True))
    return _named("".join(cells), line.id)


def _wrapped(parts: tuple[str, ...], width: int, bold: bool) -> str:
    lines = [piece for part in parts for piece in wrap(clean(part), width - 2 * PADDING, SIZE, bold)]
    return cell(lines, width, bold=bold)


def _wide(id: str, text: str) -> str:
    lines = wrap(clean(text), sum(WIDTHS) - 2 * PADDING, SIZE, bold=True)
    return _named(cell(lines, 0, bold=True, span=len(WIDTHS)), id)


def _named(cells: str, id: str) -> str:
    """A table row whose first cell has an id."""
    return "<tr>" + cells.replace("<td", f'<td id="{id}"', 1) + "</tr>"


# ---------------------------------------------------------------- in words


def _text(title: str, lines: tuple[Line, ...], closing: str) -> str:
    told = [clean(title), say(N_("Each item with its amount, the sum so far and its rule:"))]
    for number, line in enumerate(lines, 1):
        so_far = say(N_("; so far {sum}"), sum=line.so_far) if line.so_far else ""
        words = say(N_("{number}. {what}: amount {amount}{so_far}; rule {rule}"), number=number,
                    what=line.what, amount=line.amount, so_far=so_far, rule=line.rule)
        told += [clean(words), *("   " + clean(note) for note in line.notes)]
    told += [clean(closing)] if closing else []
    if len(lines) > MOST_ITEMS:
        told.append(left_out(len(lines) - MOST_ITEMS + 1))
    return "\n".join(told)
