"""Expectations: what a scenario may expect of a step or at the end, and how each is seen in the game.

``EXPECTATIONS`` is the table: a name, its form in the file, and the function that reads the value from a
:class:`Moment`.  To add an expectation, write that function and put it there.  Nothing here plays.
"""

from collections.abc import Callable, Iterator
from typing import Any

from ..book import Value
from ..effects.changes import keyword_name
from ..game import characteristics, keywords_of, protections
from . import casts, outcomes, values
from .compare import among, same, same_answer, same_goading, same_mana, same_names
from .faults import BadScenario, at, fault, hint
from .format import Fact
from .moment import Moment
from .questions import shown


class Check(Value):
    """An expectation and what came of it.

    place: "step 2" or "at the end".  got: what was seen instead, or the same.  why: what says so, if anything is to be told.
    """

    place: str
    name: str
    expected: Any
    got: Any
    ok: bool
    why: str = ""

    def __str__(self) -> str:
        verdict = "holds" if self.ok else f"got {shown(self.got)}" + (f" ({self.why})" if self.why else "")
        return f"{self.place}: {self.name}: expected {shown(self.expected)}: {verdict}"


# ---------------------------------------------------------------- the table

FLAG, NUMBER, TEXT, LIST, ANY = "true or false", "a number", "a text", "a list", "a value"


class Key(Value):
    """One expectation of the table.

    read: the value, as it is in the game.  kind: what is written in the file.  example: how.
    table: True when it is written for something by name, None when it may be.
    each: a list of names stands for a fact about each of them.  same: compares expected with seen.
    value: raises BadScenario for a value that can't be, whatever the game.
    """

    read: Callable[[Moment, tuple[str, ...]], Any]
    kind: str
    example: str
    table: bool | None = False
    each: bool = False
    same: Callable[[Any, Any], bool] = same
    value: Callable[[Any], None] = lambda value: None


EXPECTATIONS: dict[str, Key] = {
    # the cast
    "legal": Key(casts.legal, FLAG, "legal = false"),
    "illegal": Key(casts.illegal, ANY, 'illegal = { step = "601.2c", rule = "702.16b" }', True, same=among, value=values.a_rule),
    "cost": Key(casts.cost, TEXT, 'cost = "{1}{U}{R}"', same=same_mana, value=values.some_mana),
    "other_costs": Key(casts.other_costs, LIST, 'other_costs = ["sacrifice"]', same=same_names),
    "lines": Key(casts.lines, LIST, 'lines = ["Lava Spike: deal damage", "Evermind: draw", "Evermind: splice"]'),
    "targets": Key(casts.targets, LIST, 'targets = ["N", "Grizzly Bears"]'),
    "division": Key(casts.division, LIST, "division = [3, 1]"),
    "offered": Key(casts.offered, LIST, 'offered = ["Glacial Ray"]', same=same_names),
    "refused": Key(casts.refused, TEXT, 'refused = { "Blessed Breath" = "702.47b" }', True, same=among, value=values.a_rule),
    "no_way_to_finish": Key(casts.no_way_to_finish, TEXT, 'no_way_to_finish = { "Glacial Ray" = "601.2h" }', True,
                            same=among, value=values.a_rule),
    # resolving
    "resolves": Key(casts.resolves, FLAG, "resolves = false", None),
    "countered": Key(casts.countered, FLAG, "countered = true", None),
    "effect_order": Key(casts.effect_order, LIST, 'effect_order = ["Lava Spike", "Glacial Ray"]'),
    "choice_order": Key(casts.choice_order, LIST, 'choice_order = ["N", "P"]'),
    # what happened
    "damage": Key(outcomes.damage, NUMBER, "damage = { N = 5 }", True),
    "damage_sources": Key(outcomes.damage_sources, LIST, 'damage_sources = ["Lava Spike"]', same=same_names),
    "drawn": Key(outcomes.drawn, NUMBER, "drawn = { A = 1 }", True),
    "milled": Key(outcomes.milled, NUMBER, "milled = { N = 4 }", True),
    "discarded": Key(outcomes.discarded, LIST, 'discarded = ["Glacial Ray"]', same=same_names),
    "tokens": Key(outcomes.tokens, NUMBER, "tokens = 1", None),
    "triggers": Key(outcomes.triggers, NUMBER, "triggers = { Guttersnipe = 1 }", True),
    "lost": Key(outcomes.lost, LIST, 'lost = ["N"]', same=same_names, value=values.a_player),
    "not_simulated": Key(outcomes.not_simulated, LIST, 'not_simulated = ["search"]', same=same_names),
    # the game afterwards
    "zones": Key(outcomes.zone, TEXT, 'zones = { "Silvercoat Lion" = "N.graveyard" }', True, value=values.a_place),
    "counts": Key(outcomes.count, NUMBER, 'counts = { "A.hand" = 2, "A.battlefield.Mountain" = 0 }', True),
    "life": Key(outcomes.life, NUMBER, "life = { N = 17 }", True),
    "poison": Key(outcomes.poison, NUMBER, "poison = { N = 4 }", True),
    "mana": Key(outcomes.mana, TEXT, 'mana = { A = "{R}{R}" }', True, same=same_mana, value=values.some_mana),
    "pt": Key(outcomes.pt, TEXT, 'pt = { "Grizzly Bears" = "4/4" }', True, value=values.power_and_toughness),
    "tapped": Key(outcomes.of_each(lambda g, o: o.tapped), FLAG, 'tapped = ["Hill Giant"]', True, True),
    "untapped": Key(outcomes.of_each(lambda g, o: not o.tapped), FLAG, 'untapped = ["Island"]', True, True),
    "goaded": Key(outcomes.goaded, LIST, 'goaded = { "Hill Giant" = ["A"] }', True, True, same=same_goading),
    "counters": Key(outcomes.counters, NUMBER, 'counters = { "Grizzly Bears" = { "+1/+1" = 2 } }', True),
    "marked": Key(outcomes.of_each(lambda g, o: o.damage), NUMBER, 'marked = { "Hill Giant" = 2 }', True),
    "colors": Key(outcomes.of_each(lambda g, o: characteristics(g, o).colors), LIST,
                  'colors = { "Evermind" = ["blue"] }',
                  True, same=same_names, value=values.a_color),
    "keywords": Key(outcomes.of_each(lambda g, o: tuple(str(keyword_name(k)) for k in keywords_of(g, o))), LIST,
                    'keywords = { "Serra Angel" = ["flying", "vigilance"] }', True, same=same_names),
    "protection": Key(outcomes.of_each(lambda g, o: protections(g, o)), LIST,
                      'protection = { "Silver Knight" = ["red"] }',
                      True, same=same_names),
    "faces": Key(outcomes.of_each(lambda g, o: "back" if o.face else "front"), TEXT,
                 'faces = { "Incubator Token" = "back" }', True),
    "types": Key(outcomes.of_each(lambda g, o: outcomes.types_of(g, o)), LIST, 'types = { Clone = ["creature", "Shapeshifter"] }',
                 True, same=same_names),
    "mana_value": Key(casts.value_of, NUMBER, "mana_value = 1", None),
    "attacks": Key(outcomes.attacks, ANY, 'attacks = { "Hill Giant" = { must = true, defenders = ["P"] } }', True,
                   same=same_names),
    "stack": Key(outcomes.stack, LIST, 'stack = ["Counterspell", "Lava Spike"]'),
    "priority": Key(outcomes.priority, TEXT, 'priority = "A"', value=values.a_player),
    # a question
    "answer": Key(outcomes.answer, ANY, "answer = 0", None, same=same_answer),
}


# ---------------------------------------------------------------- reading and checking


def facts(table: dict[str, Any]) -> tuple[Fact, ...]:
    """The single facts that a table of expectations states.

    Raises BadScenario for a key that is not known, or a value of the wrong form.
    """
    return tuple(fact for key, value in table.items() for fact in _facts(key, value))


def _facts(key: str, value: Any) -> Iterator[Fact]:
    if key not in EXPECTATIONS:
        raise fault("there is no such expectation" + hint(key, EXPECTATIONS), f"expect.{key}")
    form = EXPECTATIONS[key]
    with at(f"expect.{key}"):
        if form.each and isinstance(value, list):
            for name in value:
                _typed(TEXT, name, form)
                yield Fact(key, (name,), True)
        elif isinstance(value, dict) and form.table is not False:
            yield from _of_table(key, (), value, form)
        elif form.table is True:
            raise _wrong_form(value, "a table", form)
        else:
            _typed(form.kind, value, form)
            yield Fact(key, (), frozen(value))


def _of_table(key: str, about: tuple[str, ...], table: dict[str, Any], form: Key) -> Iterator[Fact]:
    for name, value in table.items():
        if isinstance(value, dict):
            yield from _of_table(key, (*about, name), value, form)
        elif name == "rules" and key == "illegal" and isinstance(value, list):
            with at(name):
                for one in value:
                    form.value(one)
                    yield Fact(key, ("rule",), one)
        else:
            with at(name):
                _typed(form.kind, value, form)
            yield Fact(key, (*about, name), frozen(value))


_KINDS = {FLAG: bool, NUMBER: int, TEXT: str, LIST: list}


def _typed(kind: str, value: Any, form: Key) -> None:
    wanted = _KINDS.get(kind)
    if wanted is not None and not (isinstance(value, wanted) and (kind is not NUMBER or not isinstance(value, bool))):
        raise _wrong_form(value, kind, form)
    form.value(value)


def _wrong_form(value: Any, kind: str, form: Key) -> BadScenario:
    return fault(f"expected {kind}, and there stands {value!r}; write for instance {form.example}")


def frozen(value: Any) -> Any:
    """A value of the file as one that never changes: lists become rows."""
    return tuple(frozen(v) for v in value) if isinstance(value, list) else value


def check(moment: Moment, fact: Fact, place: str) -> Check:
    """See whether one fact holds at a moment.  Raises BadScenario when it cannot be seen there."""
    form = EXPECTATIONS[fact.key]
    with at(f"expect.{'.'.join((fact.key, *fact.about))}"):
        got = form.read(moment, fact.about)
        ordered = fact.key == "answer" and moment.answer.ordered
        ok = (same if ordered else form.same)(fact.value, got)
        why = "" if ok or fact.key not in ("legal", "illegal") else casts.why(moment)
        return Check(place, fact.name, fact.value, got, ok, "" if why == got else why)
