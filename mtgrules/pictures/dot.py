"""Sketches as DOT source: HTML-like labels of fixed width, wrapped here, so that every renderer lays them out alike.

Boxes stand in two columns, the main ones under each other and the others beside them.  Nothing here knows what
a picture is about.
"""

from functools import lru_cache
from html import escape
from itertools import pairwise

import graphviz

from ..book import replace
from .sketch import Box, Row, Sketch, clean, shortened
from .style import ARROWS, FONT, INK, KINDS, MAIN, PADDING, RULE_WIDTH, SIDE, SIZE, SMALL, STATUS_WIDTH, STRONG, WHOLE, Kind


def write_dot(sketch: Sketch) -> str:
    """The DOT source of a sketch."""
    sketch = shortened(sketch)
    graph = new_graph()
    rows = _with_warning(sketch)
    width = WHOLE if sketch.wide else MAIN
    with graph.subgraph() as column:
        column.attr(rank="same")
        for row in rows:
            add_node(column, row.box.id, label(row.box, width), row.box.hint)
        for above, below in pairwise(rows):
            _join(column, above.box, below.box, above.arrow)
    for row in rows:
        for side in row.sides:
            add_node(graph, side.id, label(side, SIDE), side.hint)
            _join(graph, row.box, side, KINDS[side.kind].arrow, tailport="e", headport="w")
    return graph.source


def new_graph() -> graphviz.Digraph:
    """An empty graph with the fonts and distances that all pictures share."""
    return graphviz.Digraph(
        graph_attr={"rankdir": "LR", "bgcolor": "transparent", "nodesep": "0.24", "ranksep": "0.45", "pad": "0.06"},
        node_attr={"shape": "plain", "fontname": FONT, "fontsize": str(SIZE), "fontcolor": INK},
        edge_attr={"arrowsize": "0.7", "fontname": FONT, "fontsize": str(SMALL), "fontcolor": INK})


def add_node(graph: graphviz.Digraph, id: str, html: str, tip: str) -> None:
    """Add a node with an HTML-like label; its id and what it shows when the mouse rests on it are given."""
    graph.node(id, f"<{html}>", id=id, tooltip=plain(tip))


def _join(graph: graphviz.Digraph, start: Box, end: Box, kind: str, **ports: str) -> None:
    name = f"{start.id}-to-{end.id}"
    graph.edge(start.id, end.id, id=name, tooltip=plain(kind or name), **ports, **ARROWS[kind])


def _with_warning(sketch: Sketch) -> tuple[Row, ...]:
    """The rows, and under them, without an arrow, what is not simulated."""
    if not sketch.warnings:
        return sketch.rows
    *others, last = sketch.rows
    return (*others, replace(last, arrow=""), Row(Box("not-simulated", "", "warning", lines=sketch.warnings)))


# ---------------------------------------------------------------- labels


def label(box: Box, width: int) -> str:
    """The HTML-like label of a box."""
    kind = KINDS[box.kind]
    rows = [_heading(box, kind, width)]
    indent = RULE_WIDTH if box.rule and width != SIDE else 0
    for lines, size in ((box.lines, SIZE), (box.notes, SMALL)):
        wrapped = [part for line in lines for part in wrap(clean(line), width - indent - 2 * PADDING, size)]
        if wrapped:
            rows.append(_paragraphs(wrapped, size, indent))
    return table("".join(row for row in rows if row), width, kind)


def table(rows: str, width: int, kind: Kind) -> str:
    """A box around table rows."""
    style = "rounded," + kind.lines if kind.lines else "rounded"
    fill = f' bgcolor="{kind.fill}"' if kind.fill else ""
    return (f'<table border="{kind.border}" style="{style}" cellborder="0" cellspacing="0" cellpadding="{PADDING}" '
            f'width="{width}" color="{kind.color}"{fill}>{rows}</table>')


def _heading(box: Box, kind: Kind, width: int) -> str:
    state = f"{kind.mark} {box.state}" if box.state else ""
    rule = RULE_WIDTH if box.rule and width != SIDE else 0
    status = STATUS_WIDTH if state else 0
    room = width - rule - status
    head = wrap(clean(box.head) if rule else box.heading, room - 2 * PADDING, SIZE, bold=kind.strong)
    columns = [cell([box.rule], rule)] if rule else []
    if head:
        columns.append(cell(head, room, bold=kind.strong))
    if status:
        columns.append(cell([state], status if head else status + room))
    return f"<tr>{''.join(columns)}</tr>" if columns else ""


def _paragraphs(lines: list[str], size: int, indent: int) -> str:
    first = cell([], indent) if indent else ""
    return f"<tr>{first}{cell(lines, 0, size, span=2 if indent else 3)}</tr>"


def cell(lines: list[str], width: int, size: int = SIZE, bold: bool = False, span: int = 1) -> str:
    """A table cell with lines, flush left, with a little more room between them than some renderers leave."""
    strut = f'<font point-size="{size + 2}"> </font>' if len(lines) > 1 else ""
    text = "".join(f'{_literal(line)}{strut}<br align="left"/>' for line in lines)
    text = f'<font color="{STRONG}">{text}</font>' if bold and text else text
    text = f'<font point-size="{size}">{text}</font>' if size != SIZE and text else text
    wide = f' width="{width}"' if width else ""
    spans = f' colspan="{span}"' if span > 1 else ""
    return f'<td align="left" valign="top" balign="left"{wide}{spans}>{text}</td>'


def _literal(text: str) -> str:
    """Words inside an HTML-like label, taken as they are; a backslash would begin an escape there."""
    return escape(text, quote=False).replace("\\", "\\\\")


def plain(text: str) -> str:
    """Words as a DOT string that is taken literally."""
    return graphviz.escape(clean(text))


# ---------------------------------------------------------------- wrapping

#: About how wide letters of the font are, in parts of its size.
_WIDTHS = {letter: em for letters, em in (("ijl|'.,: ", 0.33), ("ftrI()[]/-;!\"", 0.44), ("sckxyzvJ", 0.58),
                                          ("mwMW@%—…", 1.0)) for letter in letters}


def wrap(text: str, width: float, size: int, bold: bool = False) -> list[str]:
    """Words as lines that fit into a width, in points; a word that does not fit is broken."""
    lines = [""]
    for word in text.split():
        for piece in _pieces(word, width, size, bold):
            longer = f"{lines[-1]} {piece}" if lines[-1] else piece
            if length(longer, size, bold) <= width:
                lines[-1] = longer
            else:
                lines.append(piece)
    return [line for line in lines if line]


def _pieces(word: str, width: float, size: int, bold: bool) -> list[str]:
    pieces = [""]
    for letter in word:
        if pieces[-1] and length(pieces[-1] + letter, size, bold) > width:
            pieces.append("")
        pieces[-1] += letter
    return pieces


def length(text: str, size: int, bold: bool = False) -> float:
    """About how long a text is in points, rather too long than too short."""
    return sum(map(_em, text)) * size * (1.1 if bold else 1.0)


@lru_cache(maxsize=1024)
def _em(letter: str) -> float:
    if letter in _WIDTHS:
        return _WIDTHS[letter]
    if letter.isascii():
        return 0.74 if letter.isupper() else 0.64
    return 1.0
