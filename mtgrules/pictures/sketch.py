"""A picture before it is drawn: rows of boxes, a main box each, with more boxes at its side.

Every picture makes a :class:`Sketch`; from it come the DOT source (:mod:`mtgrules.pictures.dot`) and, here, the
text form.  Both are written from the same words, so neither can say less than the other.
"""

from collections.abc import Iterator

from ..book import N_, Message, Value, message, replace, translate
from .style import KINDS, MOST_NODES


class Box(Value):
    """One node.

    id: unique in its sketch.  head: its heading.  kind: a name of :data:`mtgrules.pictures.style.KINDS`, which
    gives the look and the words for the state it is in.  rule: the rule it shows.  lines: what it says, a
    paragraph each.  notes: said in smaller letters.  tip: shown when the mouse rests on it.
    """

    id: str
    head: str
    kind: str = "plain"
    rule: str = ""
    lines: tuple[str, ...] = ()
    notes: tuple[str, ...] = ()
    tip: str = ""

    @property
    def heading(self) -> str:
        """Its heading with the rule, in one line."""
        return clean(f"{self.head} ({self.rule})" if self.rule else self.head)

    @property
    def hint(self) -> str:
        """What it shows when the mouse rests on it."""
        return clean(self.tip) or self.heading or clean(" ".join(self.lines)) or self.id

    @property
    def state(self) -> str:
        """The state in words; "" for a kind of box without."""
        return translate(KINDS[self.kind].words)


class Row(Value):
    """A main box and the boxes beside it.

    arrow: the kind of arrow to the next row.
    """

    box: Box
    sides: tuple[Box, ...] = ()
    arrow: str = "then"


class Sketch(Value):
    """Rows from top to bottom, under a title.

    warnings: what is not simulated, each named.  wide: the main boxes take the whole width.
    """

    title: str
    rows: tuple[Row, ...]
    warnings: tuple[str, ...] = ()
    wide: bool = False


def say(template: str, **facts: object) -> str:
    """Words with facts filled in, in the language in use."""
    return message(template, **facts).text


def clean(text: str | Message) -> str:
    """Words on one line that any renderer and any page can hold: no control signs, single spaces."""
    shown = (c if c.isprintable() or c.isspace() else "\N{REPLACEMENT CHARACTER}" for c in str(text))
    return " ".join("".join(shown).split())


def nodes(sketch: Sketch) -> int:
    """How many nodes the sketch has, its warning counted."""
    return sum(1 + len(row.sides) for row in sketch.rows) + bool(sketch.warnings)


def shortened(sketch: Sketch, most: int = MOST_NODES) -> Sketch:
    """The sketch as far as it fits into so many nodes, with a last box that counts what was left out."""
    if nodes(sketch) <= most:
        return sketch
    kept, left = [], most - 1 - bool(sketch.warnings)
    for row in sketch.rows:
        left -= 1 + len(row.sides)
        if left < 0:
            break
        kept.append(row)
    more = Row(Box("more", left_out(len(sketch.rows) - len(kept)), "more"))
    return replace(sketch, rows=(*kept, more))


def left_out(count: int) -> str:
    """The words for rows that are not drawn."""
    return say(N_("{count} more are not drawn; the text form has them all"), count=count)


# ---------------------------------------------------------------- the text form


def write_text(sketch: Sketch) -> str:
    """Everything that the picture shows, as a numbered list to be read aloud."""
    lines = [clean(sketch.title)]
    for number, row in enumerate(sketch.rows, 1):
        lines += _box(f"{number}.", row.box)
        for place, side in enumerate(row.sides, 1):
            lines += ("   " + line for line in _box(f"{number}.{place}", side))
    lines += [f"{translate(KINDS['warning'].words)}: {clean(one)}" for one in sketch.warnings]
    drawn = shortened(sketch)
    if drawn is not sketch:
        lines.append(left_out(len(sketch.rows) - len(drawn.rows) + 1))
    return "\n".join(lines)


def _box(number: str, box: Box) -> Iterator[str]:
    first = ", ".join(part for part in (box.heading, box.state) if part)
    words = [word for word in (first, *map(clean, box.lines), *map(clean, box.notes)) if word]
    yield f"{number} " + "".join(words[:1])
    yield from ("   " + line for line in words[1:])
