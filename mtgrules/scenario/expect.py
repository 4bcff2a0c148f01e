"""Expectations: what a scenario may expect of a step or at the end, and how each is seen in the game.

``EXPECTATIONS`` is the table: a name, its form in the file, and the function that reads the value from a
:class:`Moment`.  To add an expectation, write that function and put it there.  Nothing here plays.
"""

from collections.abc import Callable, Iterator
from typing import Any

from ..book import Value
from ..cards import BadMana, Mana, SpellLine, mana
from ..casting import Casting
from ..effects import name_of
from ..effects.permanents import keyword_name
from ..game import Event, Game, Object, Player, Spell, characteristics, keywords_of, protections, text_of
from ..resolving import Resolving
from ..turn.attacks import attack
from ..walk import Option, Trace, offered
from . import names
from .faults import at, fault, hint
from .format import Fact
from .questions import Answer, mana_value, shown
from .script import Did

# ---------------------------------------------------------------- what is looked at


class Moment(Value):
    """What an expectation looks at: one step, or the whole play.

    start: the position.  before, game: the game before and after.  did: what was done in between.
    """

    start: Game
    before: Game
    game: Game
    did: tuple[Did, ...]

    @property
    def events(self) -> tuple[Event, ...]:
        """What happened in between."""
        return self.game.happened[len(self.before.happened):]

    @property
    def cast(self) -> Trace | None:
        """The last cast."""
        return next((t for t in reversed(self.traces) if isinstance(t.now, Casting)), None)

    @property
    def resolutions(self) -> tuple[Trace, ...]:
        """Resolutions, in order."""
        return tuple(t for t in self.traces if isinstance(t.now, Resolving))

    @property
    def traces(self) -> tuple[Trace, ...]:
        """Everything that was walked, in order."""
        return tuple(d.trace for d in self.did if d.trace is not None)

    @property
    def answer(self) -> Answer | None:
        """The last answer."""
        return next((d.answer for d in reversed(self.did) if d.answer is not None), None)


class Check(Value):
    """An expectation and what came of it.

    place: "step 2" or "at the end".  got: what was seen instead, or the same.
    """

    place: str
    name: str
    expected: Any
    got: Any
    ok: bool

    def __str__(self) -> str:
        verdict = "holds" if self.ok else f"got {shown(self.got)}"
        return f"{self.place}: {self.name}: expected {shown(self.expected)}: {verdict}"


# ---------------------------------------------------------------- casting


def _the_cast(moment: Moment) -> Trace:
    if moment.cast is None:
        raise fault("nothing is cast here")
    return moment.cast


def _legal(moment: Moment, about: tuple[str, ...]) -> Any:
    """True, or False; what is still asked for when the cast is unfinished."""
    refused = next((d for d in reversed(moment.did) if d.reasons), None)
    if moment.cast is None and refused is None and any(_is_mana(d) for d in moment.did):
        return True
    if moment.cast is None and refused is not None:
        return False
    trace = _the_cast(moment)
    return f"unfinished: {trace.question.prompt.text}" if trace.unfinished else trace.complete


def _is_mana(did: Did) -> bool:
    return any(e.kind == "mana ability" for e in did.events_outside)


def _illegal(moment: Moment, about: tuple[str, ...]) -> Any:
    trace = moment.cast
    reasons = trace.reasons if trace else tuple(r for d in moment.did for r in d.reasons)
    if about == ("step",):
        return trace.stopped_at if trace and trace.illegal else "no step"
    if about in (("rule",), ("rules",)):
        return tuple(dict.fromkeys(r.rule for r in reasons))
    raise fault(f"{'.'.join(about)!r} says nothing about an illegal cast; write step, rule or rules")


def _bill(moment: Moment) -> Any:
    return _the_cast(moment).now.bill


def _cost(moment: Moment, about: tuple[str, ...]) -> Any:
    bill = _bill(moment)
    return bill.total.text if bill else "not determined"


def _other_costs(moment: Moment, about: tuple[str, ...]) -> Any:
    bill = _bill(moment)
    return tuple(name_of(a.instruction) for a in bill.actions) if bill else "not determined"


def the_spell(moment: Moment) -> Spell | None:
    """The spell of the last cast, as it stood on the stack at the end of it; None if it never came there."""
    now = _the_cast(moment).now
    return now.game.find(now.spell) if now.spell is not None else None


def _lines(moment: Moment, about: tuple[str, ...]) -> Any:
    spell = the_spell(moment)
    return tuple(_line_names(spell)) if spell else "no spell"


def _line_names(spell: Spell) -> Iterator[str]:
    for placed in text_of(spell):
        if isinstance(placed.line, SpellLine):
            yield from (f"{placed.origin}: {name_of(i)}" for i in placed.line.do)
        else:
            yield f"{placed.origin}: {type(placed.line).__struct_config__.tag}"


def _targets(moment: Moment, about: tuple[str, ...]) -> Any:
    """What was chosen for each instance of "target"; several together as one row."""
    trace, spell = _the_cast(moment), the_spell(moment)
    if spell is None:
        return "no spell"
    chosen = [tuple(_called(trace.now.game, ref) for ref in refs) for refs in spell.choices.targets]
    return tuple(one[0] if len(one) == 1 else one for one in chosen)


def _called(game: Game, ref: Any) -> "Named | str":
    thing = game.find(ref) if isinstance(ref, int) else None
    return Named.of(thing) if thing is not None else str(ref)


def _options(moment: Moment) -> tuple[Option, ...]:
    """The options of the question that was left open, with looking ahead; none if it was never asked."""
    trace, wanted = _the_cast(moment), moment.did[-1].stop_at if moment.did else ""
    if not trace.unfinished or trace.question.field != wanted:
        return ()
    return offered(trace)


def _offered(moment: Moment, about: tuple[str, ...]) -> Any:
    options, game = _options(moment), _the_cast(moment).now.game
    return tuple(_called(game, o.value) for o in options if o.can_be_finished)


def _refused(moment: Moment, about: tuple[str, ...]) -> Any:
    return tuple(r.rule for o in _options(moment) if _means(o.label, about[0]) for r in o.reasons)


def _no_way_to_finish(moment: Moment, about: tuple[str, ...]) -> Any:
    """The step where every way of going on stops, and the rules that stop it there."""
    found = [o for o in _options(moment) if _means(o.label, about[0]) and o.stops_at]
    return tuple(rule for o in found for rule in (o.stops_at, *(r.rule for r in o.stop_reasons)))


def _means(label: str, name: str) -> bool:
    return name in (label, label.partition("#")[0])


# ---------------------------------------------------------------- resolving


def _resolves(moment: Moment, about: tuple[str, ...]) -> Any:
    found = [t for t in moment.resolutions if not about or names.is_called(t.now.spell, about[0])]
    countered = [e for e in _events(moment, "counter") if about and _is(e.fact("spell"), about[0])]
    if not found:
        return False if countered else "nothing resolves"
    return found[-1].now.resolves if found[-1].complete else "not to the end"


def _countered(moment: Moment, about: tuple[str, ...]) -> Any:
    return any(not about or _is(e.fact("spell"), about[0]) for e in _events(moment, "counter"))


def _effect_order(moment: Moment, about: tuple[str, ...]) -> Any:
    order = tuple(_origin(e) for e in _events(moment, "line"))
    if order or not moment.resolutions:
        return order
    return tuple(t.now.spell.card.name for t in moment.resolutions if t.now.resolves)


def _origin(line: Event) -> str:
    facts = dict(line.facts)
    return facts["origin"] if "origin" in facts else facts["spell"].card.name


def _choice_order(moment: Moment, about: tuple[str, ...]) -> Any:
    return tuple(a.question.by for t in moment.traces if not isinstance(t.now, Casting) for a in t.now.asked)


# ---------------------------------------------------------------- events


def _events(moment: Moment, kind: str) -> Iterator[Event]:
    return (e for e in moment.events if e.kind == kind)


def _is(fact: Any, name: str) -> bool:
    if isinstance(fact, Player):
        return fact.name == name
    return names.is_called(fact, name) if isinstance(fact, Object) else fact == name


def _known(moment: Moment, name: str) -> None:
    """Raises BadScenario for a name that nothing had, before or after."""
    objects = (*moment.start.objects(), *moment.game.objects())
    players = [p.name for p in moment.game.players]
    if name not in players and not names.called(objects, name):
        raise names.nothing_called(name, (*players, *(o.label for o in objects)))


def _drawn(moment: Moment, about: tuple[str, ...]) -> Any:
    player = names.player(moment.game, about[0])
    return sum(_is(e.fact("player"), player) for e in _events(moment, "draw"))


def _milled(moment: Moment, about: tuple[str, ...]) -> Any:
    player = names.player(moment.game, about[0])
    return sum(e.fact("count") for e in _events(moment, "mill") if _is(e.fact("player"), player))


def _damage(moment: Moment, about: tuple[str, ...]) -> Any:
    _known(moment, about[0])
    return sum(e.fact("amount") for e in _events(moment, "damage") if _is(e.fact("to"), about[0]))


def _damage_sources(moment: Moment, about: tuple[str, ...]) -> Any:
    """Each object that dealt damage, once."""
    found = {e.fact("source").id: Named.of(e.fact("source")) for e in _events(moment, "damage")}
    return tuple(found.values())


def _discarded(moment: Moment, about: tuple[str, ...]) -> Any:
    return tuple(Named.of(e.fact("object")) for e in _events(moment, "discard"))


def _tokens(moment: Moment, about: tuple[str, ...]) -> Any:
    """How many tokens were made; by whom, if a player is named."""
    if about:
        names.player(moment.game, about[0])
    return sum(not about or _is(e.fact("player"), about[0]) for e in _events(moment, "create"))


def _lost(moment: Moment, about: tuple[str, ...]) -> Any:
    return tuple(p.name for p in moment.game.players if p.lost)


def _not_simulated(moment: Moment, about: tuple[str, ...]) -> Any:
    return tuple(dict.fromkeys(e.fact("name") for e in _events(moment, "not simulated")))


# ---------------------------------------------------------------- the game afterwards


def _zone(moment: Moment, about: tuple[str, ...]) -> Any:
    if names.called(moment.game.objects(), about[0]):
        return names.alike(moment.game, about[0], names.where)
    _known(moment, about[0])
    return "nowhere"


def _count(moment: Moment, about: tuple[str, ...]) -> Any:
    """How many objects are in "A.hand", or how many of one name in "A.battlefield.Mountain"."""
    place, *rest = ".".join(about).split(".", 2) if not about[0].startswith("stack") else ("stack", *about[1:])
    if place == "stack":
        here = moment.game.stack
    else:
        owner, zone = names.player(moment.game, place), rest.pop(0) if rest else ""
        if zone not in ("hand", "library", "graveyard", "battlefield", "exile"):
            raise fault(f"{'.'.join(about)!r} is no place; write for instance \"A.hand\" or \"A.battlefield.Island\"")
        here = tuple(o for o in moment.game.zone(zone) if names.where(o) == f"{owner}.{zone}")
    return len(names.called(here, rest[0])) if rest else len(here)


def _life(moment: Moment, about: tuple[str, ...]) -> Any:
    return moment.game.player(names.player(moment.game, about[0])).life


def _mana(moment: Moment, about: tuple[str, ...]) -> Any:
    pool = moment.game.player(names.player(moment.game, about[0])).mana
    any_type = "{%d}" % len(some) if (some := [u for u in pool if u.type == "*"]) else ""
    return any_type + "".join("{%s}" % u.type for u in pool if u.type != "*")


def _pt(moment: Moment, about: tuple[str, ...]) -> Any:
    def read(object_: Object) -> str:
        now = characteristics(moment.game, object_)
        return f"{now.power}/{now.toughness}"

    return names.alike(moment.game, about[0], read)


def _of_each(read: Callable[[Game, Object], Any]) -> Callable[["Moment", tuple[str, ...]], Any]:
    """A reader of something that an object has."""
    return lambda moment, about: names.alike(moment.game, about[0], lambda o: read(moment.game, o))


def _counters(moment: Moment, about: tuple[str, ...]) -> Any:
    if len(about) != 2:
        raise fault("write the kind of counter too: { \"Grizzly Bears\" = { \"+1/+1\" = 2 } }")
    return names.alike(moment.game, about[0], lambda o: sum(n for k, n in o.counters if k == about[1]))


def _value_of(moment: Moment, about: tuple[str, ...]) -> Any:
    if about:
        return names.alike(moment.game, about[0], mana_value)
    spell = the_spell(moment)
    return mana_value(spell) if spell else "no spell"


def _goaded(moment: Moment, about: tuple[str, ...]) -> Any:
    return names.alike(moment.game, about[0], lambda o: o.goaded_by)


def _is_goaded(value: Any, got: Any) -> bool:
    return bool(got) == value if isinstance(value, bool) else same_names(value, got)


def _attacks(moment: Moment, about: tuple[str, ...]) -> Any:
    creature = names.only(moment.game.battlefield, about[0], " on the battlefield")
    found = attack(moment.game, creature)
    seen = {"may": found.may, "must": found.must, "defenders": tuple(_called(moment.game, _ref(d))
                                                                     for d in found.defenders)}
    if len(about) != 2 or about[1] not in seen:
        raise fault(f"write one of {', '.join(seen)}: {{ \"Hill Giant\" = {{ must = true, defenders = [\"P\"] }} }}")
    return seen[about[1]]


def _ref(thing: Object | Player) -> Any:
    return thing.name if isinstance(thing, Player) else thing.id


def _stack(moment: Moment, about: tuple[str, ...]) -> Any:
    """The objects on the stack, the top one first."""
    return tuple(Named.of(o) for o in moment.game.stack)


def _priority(moment: Moment, about: tuple[str, ...]) -> Any:
    return moment.game.priority


def _answer(moment: Moment, about: tuple[str, ...]) -> Any:
    if moment.answer is None:
        raise fault("no question is asked here")
    value = moment.answer.value
    for name in about:
        known = dict(value) if isinstance(value, tuple) and all(isinstance(v, tuple) for v in value) else {}
        if name not in known:
            raise fault(f"the answer has no {name!r}" + hint(name, known))
        value = known[name]
    return value


# ---------------------------------------------------------------- comparing


class Named(Value):
    """An object in a value that is compared: it may be called by its handle or by its card's name."""

    label: str
    card: str

    @staticmethod
    def of(object_: Object) -> "Named":
        """The names of an object."""
        return Named(object_.label, object_.card.name)

    def __str__(self) -> str:
        return self.label


def same(expected: Any, got: Any) -> bool:
    """Equal, in the same order; an object may go by either of its names."""
    if isinstance(got, Named):
        return expected in (got.label, got.card)
    if isinstance(expected, tuple) and isinstance(got, tuple):
        return len(expected) == len(got) and all(same(e, g) for e, g in zip(expected, got, strict=True))
    return expected == got and isinstance(expected, bool) == isinstance(got, bool)


def same_names(expected: Any, got: Any) -> bool:
    """The same things as often, in any order."""
    if not isinstance(expected, tuple) or not isinstance(got, tuple):
        return same(expected, got)
    left = sorted(got, key=lambda g: isinstance(g, Named) and g.label in expected, reverse=True)
    for one in sorted(expected, key=lambda e: "#" not in str(e)):
        found = next((g for g in left if same(one, g)), None)
        if found is None:
            return False
        left.remove(found)
    return not left


def same_mana(expected: Any, got: Any) -> bool:
    """The same mana, in whatever order it is written.  Raises BadScenario for what is no mana."""
    wanted = _read_mana(expected)
    try:
        return wanted.same_as(mana(got))
    except BadMana:
        return False


def _read_mana(text: str) -> Mana:
    try:
        return mana(text)
    except BadMana as error:
        raise fault(str(error)) from None


def among(expected: Any, got: Any) -> bool:
    """It is one of what was seen."""
    return expected in got if isinstance(got, tuple) else expected == got


def same_answer(expected: Any, got: Any) -> bool:
    """For rows that are not ordered; ``check`` takes ``same`` for the others."""
    return same_names(expected, got)


# ---------------------------------------------------------------- the table

FLAG, NUMBER, TEXT, LIST, ANY = "true or false", "a number", "a text", "a list", "a value"


class Key(Value):
    """One expectation of the table.

    read: the value, as it is in the game.  kind: what is written in the file.  example: how.
    table: True when it is written for something by name, None when it may be.
    each: a list of names stands for a fact about each of them.  same: compares expected with seen.
    """

    read: Callable[[Moment, tuple[str, ...]], Any]
    kind: str
    example: str
    table: bool | None = False
    each: bool = False
    same: Callable[[Any, Any], bool] = same


EXPECTATIONS: dict[str, Key] = {
    # the cast
    "legal": Key(_legal, FLAG, "legal = false"),
    "illegal": Key(_illegal, ANY, 'illegal = { step = "601.2c", rule = "702.16b" }', True, same=among),
    "cost": Key(_cost, TEXT, 'cost = "{1}{U}{R}"', same=same_mana),
    "other_costs": Key(_other_costs, LIST, 'other_costs = ["sacrifice"]', same=same_names),
    "lines": Key(_lines, LIST, 'lines = ["Lava Spike: deal damage", "Evermind: draw", "Evermind: splice"]'),
    "targets": Key(_targets, LIST, 'targets = ["N", "Grizzly Bears"]'),
    "offered": Key(_offered, LIST, 'offered = ["Glacial Ray"]', same=same_names),
    "refused": Key(_refused, TEXT, 'refused = { "Blessed Breath" = "702.47b" }', True, same=among),
    "no_way_to_finish": Key(_no_way_to_finish, TEXT, 'no_way_to_finish = { "Glacial Ray" = "601.2h" }', True,
                            same=among),
    # resolving
    "resolves": Key(_resolves, FLAG, "resolves = false", None),
    "countered": Key(_countered, FLAG, "countered = true", None),
    "effect_order": Key(_effect_order, LIST, 'effect_order = ["Lava Spike", "Glacial Ray"]'),
    "choice_order": Key(_choice_order, LIST, 'choice_order = ["N", "P"]'),
    # what happened
    "damage": Key(_damage, NUMBER, "damage = { N = 5 }", True),
    "damage_sources": Key(_damage_sources, LIST, 'damage_sources = ["Lava Spike"]', same=same_names),
    "drawn": Key(_drawn, NUMBER, "drawn = { A = 1 }", True),
    "milled": Key(_milled, NUMBER, "milled = { N = 4 }", True),
    "discarded": Key(_discarded, LIST, 'discarded = ["Glacial Ray"]', same=same_names),
    "tokens": Key(_tokens, NUMBER, "tokens = 1", None),
    "lost": Key(_lost, LIST, 'lost = ["N"]', same=same_names),
    "not_simulated": Key(_not_simulated, LIST, 'not_simulated = ["search"]', same=same_names),
    # the game afterwards
    "zones": Key(_zone, TEXT, 'zones = { "Silvercoat Lion" = "N.graveyard" }', True),
    "counts": Key(_count, NUMBER, 'counts = { "A.hand" = 2, "A.battlefield.Mountain" = 0 }', True),
    "life": Key(_life, NUMBER, "life = { N = 17 }", True),
    "mana": Key(_mana, TEXT, 'mana = { A = "{R}{R}" }', True, same=same_mana),
    "pt": Key(_pt, TEXT, 'pt = { "Grizzly Bears" = "4/4" }', True),
    "tapped": Key(_of_each(lambda g, o: o.tapped), FLAG, 'tapped = ["Hill Giant"]', True, True),
    "untapped": Key(_of_each(lambda g, o: not o.tapped), FLAG, 'untapped = ["Island"]', True, True),
    "goaded": Key(_goaded, LIST, 'goaded = { "Hill Giant" = ["A"] }', True, True, same=_is_goaded),
    "counters": Key(_counters, NUMBER, 'counters = { "Grizzly Bears" = { "+1/+1" = 2 } }', True),
    "marked": Key(_of_each(lambda g, o: o.damage), NUMBER, 'marked = { "Hill Giant" = 2 }', True),
    "colors": Key(_of_each(lambda g, o: characteristics(g, o).colors), LIST, 'colors = { "Evermind" = ["blue"] }',
                  True, same=same_names),
    "keywords": Key(_of_each(lambda g, o: tuple(str(keyword_name(k)) for k in keywords_of(g, o))), LIST,
                    'keywords = { "Serra Angel" = ["flying", "vigilance"] }', True, same=same_names),
    "protection": Key(_of_each(lambda g, o: protections(g, o)), LIST, 'protection = { "Silver Knight" = ["red"] }',
                      True, same=same_names),
    "mana_value": Key(_value_of, NUMBER, "mana_value = 1", None),
    "attacks": Key(_attacks, ANY, 'attacks = { "Hill Giant" = { must = true, defenders = ["P"] } }', True,
                   same=same_names),
    "stack": Key(_stack, LIST, 'stack = ["Counterspell", "Lava Spike"]'),
    "priority": Key(_priority, TEXT, 'priority = "A"'),
    # a question
    "answer": Key(_answer, ANY, "answer = 0", None, same=same_answer),
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
            yield from (Fact(key, ("rule",), one) for one in value)
        else:
            with at(name):
                _typed(form.kind, value, form)
            yield Fact(key, (*about, name), frozen(value))


_KINDS = {FLAG: bool, NUMBER: int, TEXT: str, LIST: list}


def _typed(kind: str, value: Any, form: Key) -> None:
    wanted = _KINDS.get(kind)
    if wanted is None or (isinstance(value, wanted) and (kind is not NUMBER or not isinstance(value, bool))):
        return
    raise _wrong_form(value, kind, form)


def _wrong_form(value: Any, kind: str, form: Key):
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
        return Check(place, fact.name, fact.value, got, (same if ordered else form.same)(fact.value, got))



