"""Text on the stack: printed lines, then text changes, those that depend on the text last (612, 613.1c, 613.8a).

A spell's text is a fold.  Nothing is ever taken out of it again: a spell that leaves the
stack is a new object, whose text is what is printed (702.47e needs no code).
"""

from functools import lru_cache
from typing import Any, ClassVar, Protocol

from ..book import Value, replace
from ..cards import (
    Amount,
    AnyInstruction,
    Card,
    CastUsing,
    DealDamage,
    If,
    Instead,
    Keyword,
    KeywordLine,
    KeywordWithCost,
    Kicked,
    Line,
    ModalLine,
    PutCounters,
    SpellLine,
    Static,
    StaticLine,
    Target,
    Teamwork,
    That,
    nodes,
    rebuilt,
    targets_of,
)
from .objects import Ability, Announced, Object, Spell

#: Additional costs that make a spell kicked (702.33d).
KICKERS = ("kicker", "multikicker")
#: The text of a keyword that was given without text: nothing is linked to it (607.1).
GIVEN = -1
#: What is linked to a cost, and the keywords that stand for such costs: each keeps to the text that it came with (607.5).
LINKED = (CastUsing, Kicked, KeywordWithCost, Teamwork)


class TextChange(Protocol):
    """A change of a spell's text (612, 613.1c).

    depends_on_text: what it does depends on what else the text says, so it applies after changes that add text, whichever
    began first (613.8a).
    """

    depends_on_text: ClassVar[bool]

    def apply(self, placed: tuple["Placed", ...]) -> tuple["Placed", ...]:
        """The text with this change."""


class Append(Value):
    """The text change that splice makes: the rules text of a card, after the spell's own (612.10).

    card: the spliced card.  Only its lines are used, and what is known of them: their targets, and whether they depend
    on costs.  Its name is kept for people and for cards that ask what was spliced.  No rule reads another
    characteristic from it (702.47c).
    """

    depends_on_text: ClassVar[bool] = False
    card: Card

    def apply(self, placed: tuple["Placed", ...]) -> tuple["Placed", ...]:
        """The text with the card's lines at its end, the splice line included."""
        return placed + _lines_of(self.card, 1 + max((p.text for p in placed), default=0), len(placed))


class Placed(Value):
    """A line where it stands in an object's text now.

    origin: name of the card it is printed on.  text: which text it belongs to, 0 for what is printed on the object,
    1 for what was added first.  gained: True for text that was added.
    place: its number in the whole text, from 0.  targets: its instances of "target" (115.1a);
    of a modal line those of the modes chosen.  do: the instructions it gives a resolving spell.
    depends_on_costs: part of it applies only if a cost was paid (601.2c).
    """

    line: Line
    origin: str
    text: int
    place: int
    targets: tuple[Target, ...]
    do: tuple[AnyInstruction, ...] = ()
    depends_on_costs: bool = False

    @property
    def gained(self) -> bool:
        """True for text that was added."""
        return self.text > 0


class Slot(Value):
    """One instance of the word "target" in an object's text as it now stands.

    number: its place among all of them, from 0 (the order of ``Choices.targets``).
    divided: how much of something is divided among its targets (601.2d), None when nothing is.
    """

    number: int
    target: Target
    placed: Placed
    divided: Amount | None = None


class Text(Value):
    """What is read from an object's text again and again.

    lines: as they now stand.  slots: their instances of "target".  statics: their static abilities.
    gained_keywords: the keyword abilities in lines that were added.
    """

    lines: tuple[Placed, ...]
    slots: tuple[Slot, ...]
    statics: tuple[Static, ...]
    gained_keywords: tuple[Keyword, ...]


def _text_now(object_: Object) -> Text:
    """What an object's text says now: an ability's one line, a spell's fold, else what its card says."""
    if isinstance(object_, Ability):
        return _ability_text(object_.line, object_.card.name, object_.choices.modes)
    if isinstance(object_, Spell):
        words = tuple(c for c in object_.shaped_by if c.layer == "3") if object_.shaped_by else ()
        return _spell_text_with(object_, object_.changes + words)
    return _fold(object_.card)


def _spell_text_with(spell: Spell, changes: tuple[TextChange, ...]) -> Text:
    """What a spell's text says with these changes, and with the modes and costs that were announced for it."""
    return _fold(spell.copiable, changes, spell.choices.modes, spell.choices.optional)


# Nothing but these values decides what a text says, so the same text is folded once, for all games.
@lru_cache(maxsize=4096)
def _fold(card: Card, changes: tuple[TextChange, ...] = (), modes: tuple[tuple[int, ...], ...] = (),
            announced: tuple[Announced, ...] = ()) -> Text:
    """Printed lines, then the changes in the order in which they began, those that depend on the text after the others
    (613.8a), then what was announced: modes and costs."""
    placed = _lines_of(card, 0, 0)
    for change in sorted(changes, key=lambda change: change.depends_on_text):
        placed = change.apply(placed)
    placed = _with_modes(placed, modes)
    return _indexed(tuple(_as_paid(p, announced) if p.depends_on_costs else p for p in placed))


@lru_cache(maxsize=4096)
def _ability_text(line: Line, name: str, modes: tuple[tuple[int, ...], ...]) -> Text:
    """The text of an ability; a modal one says what its chosen modes say (700.2)."""
    if isinstance(line, ModalLine):
        return _indexed(_with_modes((Placed(line, name, 0, 0, ()),), modes))
    return _indexed((Placed(line, name, 0, 0, targets_of(line), line.do),))


def _indexed(lines: tuple[Placed, ...]) -> Text:
    """The lines with what is looked for in them again and again, found once."""
    found = [(target, placed) for placed in lines for target in placed.targets]
    slots = tuple(Slot(number, target, placed, _divided(placed, target)) for number, (target, placed) in enumerate(found))
    return Text(lines, slots, tuple(p.line.ability for p in lines if isinstance(p.line, StaticLine)),
                tuple(k for p in lines if p.gained and isinstance(p.line, KeywordLine) for k in p.line.keywords))


def _divided(placed: Placed, target: Target) -> Amount | None:
    for node in nodes(placed.do):
        if isinstance(node, DealDamage) and node.divided and node.to == target:
            return node.amount
        if isinstance(node, PutCounters) and node.divided and node.on == target:
            return node.count
    return None


def text_of(object_: Object) -> tuple[Placed, ...]:
    """The lines of an object's text as they now stand."""
    return _text_now(object_).lines


def text_before_words(object_: Object) -> tuple[Placed, ...]:
    """The lines as they would stand if no effect had changed words in them (612.1): for people, to compare."""
    if not object_.shaped_by:
        return text_of(object_)
    return (_spell_text_with(object_, object_.changes) if isinstance(object_, Spell) else _fold(object_.copiable)).lines


def slots_of(object_: Object) -> tuple[Slot, ...]:
    """Every instance of "target" in its spell abilities, in the order of the text (115.1a, 601.2c)."""
    return _text_now(object_).slots


def keywords_in_gained_text(object_: Object) -> tuple[Keyword, ...]:
    """The keyword abilities that a spell has by text that it has gained (702.47c)."""
    return _text_now(object_).gained_keywords if isinstance(object_, Spell) and object_.changes else ()


def statics_in_text(object_: Object) -> tuple[Static, ...]:
    """The static abilities in its text as it now stands, text that it has gained included."""
    return _text_now(object_).statics


def modal_lines(object_: Object) -> tuple[Placed, ...]:
    """The lines of its text that have modes to choose (700.2)."""
    return tuple(placed for placed in text_of(object_) if isinstance(placed.line, ModalLine))


def _with_modes(placed: tuple[Placed, ...], modes: tuple[tuple[int, ...], ...]) -> tuple[Placed, ...]:
    """The text in which modal lines say what their chosen modes say, in printed order (700.2, 608.2c)."""
    chosen = iter(modes)
    return tuple(_chosen_modes(p, next(chosen, ())) if isinstance(p.line, ModalLine) else p for p in placed)


def was_paid(condition: Kicked | CastUsing, announced: tuple[Announced, ...]) -> bool:
    """Whether the cost that a line speaks of was announced: the one of the text that the line came with, and no
    other (702.33e, 607.2i, 607.5)."""
    names = KICKERS if isinstance(condition, Kicked) else (condition.keyword,)
    return any(cost.times and cost.name in names and cost.text == condition.text for cost in announced)


def of_text(tree: Any, text: int) -> Any:
    """A line, or a keyword, in which what is linked to a cost, and what stands for one, belongs to a text."""
    return rebuilt(tree, lambda node: replace(node, text=text) if isinstance(node, LINKED) else node)


def _as_paid(placed: Placed, announced: tuple[Announced, ...]) -> Placed:
    """A line in which only what applies is left: what it says if a cost was paid, or what it says otherwise (601.2c)."""

    def applying(node: Any) -> Any:
        while isinstance(node, Instead) and isinstance(node.condition, Kicked | CastUsing) and not _shares_a_target(node):
            node = node.instead if was_paid(node.condition, announced) else node.normally
        return node

    do = rebuilt(placed.do, applying)
    return replace(placed, do=do, targets=targets_of(tuple(act for act in do if not _left_out(act, announced))))


def _shares_a_target(both: Instead) -> bool:
    """True when what is done instead is done to a target of the other part, which is chosen in any case."""
    return any(isinstance(node, That) and node.slot is not None for node in nodes(both.instead)) and not targets_of(both.instead)


def _left_out(act: AnyInstruction, announced: tuple[Announced, ...]) -> bool:
    """True for what has its effect only if a cost was paid that was not: its targets are not chosen (702.33g, 702.194c)."""
    return isinstance(act, If) and isinstance(act.condition, Kicked | CastUsing) and not was_paid(act.condition, announced)


def _chosen_modes(placed: Placed, numbers: tuple[int, ...]) -> Placed:
    do = tuple(act for number in sorted(numbers) for act in placed.line.modes[number].do)
    return replace(placed, do=do, targets=targets_of(do))


def _lines_of(card: Card, text: int, start: int) -> tuple[Placed, ...]:
    """The lines of a card as the text of that number, placed from ``start`` on."""
    parts = zip(of_text(card.lines, text) if text else card.lines, card.targets, card.depends_on_costs, strict=True)
    return tuple(Placed(line, card.name, text, start + i, targets, line.do if isinstance(line, SpellLine) else (),
                        depends) for i, (line, targets, depends) in enumerate(parts))
