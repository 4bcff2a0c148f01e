"""What may be expected of casts and resolutions: each function reads one value from a moment.

``expect`` has the table of them; docs/scenarios.md tells what they mean.
"""

from collections.abc import Iterator
from typing import Any

from ..book import Reason
from ..cards import SpellLine
from ..casting import Bill, Casting
from ..effects import name_of
from ..game import Event, Spell, mana_value, text_of
from ..walk import Option, Trace
from ..walk import offered as looked_at
from . import names
from .compare import called_by
from .faults import fault
from .moment import Moment
from .outcomes import events_of, is_named
from .script import Did

# ---------------------------------------------------------------- casting


def _the_cast(moment: Moment) -> Trace:
    if moment.cast is None:
        raise fault("nothing is cast here")
    return moment.cast


def legal(moment: Moment, about: tuple[str, ...]) -> Any:
    """True, or False; what is still asked for when the cast is unfinished."""
    refused = next((d for d in reversed(moment.did) if d.reasons), None)
    if moment.cast is None and refused is None and any(_is_mana(d) for d in moment.did):
        return True
    if moment.cast is None and (refused is not None or _not_cast(moment)):
        return False
    trace = _the_cast(moment)
    return f"unfinished: {trace.question.prompt.text}" if trace.unfinished else trace.complete


def _not_cast(moment: Moment) -> tuple[Reason, ...]:
    """Why a cast that an effect allows as it resolves could not even begin; nothing if there was no such cast."""
    return tuple(why for e in events_of(moment, "not cast") for why in e.fact("why"))


def _is_mana(did: Did) -> bool:
    return any(e.kind == "mana ability" for e in did.events_outside)


def illegal(moment: Moment, about: tuple[str, ...]) -> Any:
    """What stops the last cast, or else a resolution in which something was refused, or could not begin any more."""
    trace = _stopped(moment)
    if about == ("step",) and trace is None and _not_cast(moment):
        return "601.3"
    if about == ("step",):
        return trace.stopped_at if trace and trace.illegal else "no step"
    if about in (("rule",), ("rules",)):
        return tuple(dict.fromkeys(r.rule for r in _reasons(moment)))
    raise fault(f"{'.'.join(about)!r} says nothing about an illegal cast; write step, rule or rules")


def why(moment: Moment) -> str:
    """The reasons against what was done, in words; else what is still asked for, or nothing."""
    trace = _stopped(moment)
    if trace is not None and trace.unfinished:
        return f"unfinished: {trace.question.prompt.text}"
    return "; ".join(str(r) for r in _reasons(moment))


def _stopped(moment: Moment) -> Trace | None:
    """The last cast, or else the last resolution in which something was refused."""
    return moment.cast or next((t for t in reversed(moment.resolutions) if t.illegal), None)


def _reasons(moment: Moment) -> tuple[Reason, ...]:
    trace = _stopped(moment)
    return trace.reasons if trace else tuple(r for d in moment.did for r in d.reasons) + _not_cast(moment)


def _bill(moment: Moment) -> Bill | None:
    return _the_cast(moment).now.bill


def cost(moment: Moment, about: tuple[str, ...]) -> Any:
    bill = _bill(moment)
    return bill.total.text if bill else "not determined"


def other_costs(moment: Moment, about: tuple[str, ...]) -> Any:
    bill = _bill(moment)
    return tuple(name_of(a.instruction) for a in bill.actions) if bill else "not determined"


def the_spell(moment: Moment) -> Spell | None:
    """The spell of the last cast, as it stood on the stack at the end of it; None if it never came there."""
    now = _the_cast(moment).now
    return now.game.find(now.spell) if now.spell is not None else None


def lines(moment: Moment, about: tuple[str, ...]) -> Any:
    spell = the_spell(moment)
    return tuple(_line_names(spell)) if spell else "no spell"


def _line_names(spell: Spell) -> Iterator[str]:
    for placed in text_of(spell):
        if isinstance(placed.line, SpellLine):
            yield from (f"{placed.origin}: {name_of(i)}" for i in placed.line.do)
        else:
            yield f"{placed.origin}: {type(placed.line).__struct_config__.tag}"


def division(moment: Moment, about: tuple[str, ...]) -> Any:
    """What each target gets of what is divided (601.2d)."""
    spell = the_spell(moment)
    return spell.choices.division if spell else "no spell"


def targets(moment: Moment, about: tuple[str, ...]) -> Any:
    """What was chosen for each instance of "target"; several together as one row."""
    trace, spell = _the_cast(moment), the_spell(moment)
    if spell is None:
        return "no spell"
    chosen = [tuple(called_by(trace.now.game, ref) for ref in refs) for refs in spell.choices.targets]
    return tuple(one[0] if len(one) == 1 else one for one in chosen)


def value_of(moment: Moment, about: tuple[str, ...]) -> Any:
    if about:
        return names.alike(moment.game, about[0], mana_value)
    spell = the_spell(moment)
    return mana_value(spell) if spell else "no spell"


def _options(moment: Moment) -> tuple[Option, ...]:
    """The options of the question that was left open, with looking ahead; none if it was never asked."""
    trace, wanted = _the_cast(moment), moment.did[-1].stop_at if moment.did else ""
    if not trace.unfinished or trace.question.field != wanted:
        return ()
    return looked_at(trace)


def offered(moment: Moment, about: tuple[str, ...]) -> Any:
    options, game = _options(moment), _the_cast(moment).now.game
    return tuple(called_by(game, o.value) for o in options if o.can_be_finished)


def refused(moment: Moment, about: tuple[str, ...]) -> Any:
    return tuple(r.rule for o in _options(moment) if _means(o.label, about[0]) for r in o.reasons)


def no_way_to_finish(moment: Moment, about: tuple[str, ...]) -> Any:
    """The step where every way of going on stops, and the rules that stop it there."""
    found = [o for o in _options(moment) if _means(o.label, about[0]) and o.stops_at]
    return tuple(rule for o in found for rule in (o.stops_at, *(r.rule for r in o.stop_reasons)))


def _means(label: str, name: str) -> bool:
    return name in (label, label.partition("#")[0])


# ---------------------------------------------------------------- resolving


def resolves(moment: Moment, about: tuple[str, ...]) -> Any:
    found = [t for t in moment.resolutions if not about or names.is_called(t.now.spell, about[0])]
    countered = [e for e in events_of(moment, "counter") if about and is_named(e.fact("spell"), about[0])]
    if not found:
        return False if countered else "nothing resolves"
    return found[-1].now.resolves if found[-1].complete else "not to the end"


def countered(moment: Moment, about: tuple[str, ...]) -> Any:
    return any(not about or is_named(e.fact("spell"), about[0]) for e in events_of(moment, "counter"))


def effect_order(moment: Moment, about: tuple[str, ...]) -> Any:
    order = tuple(_origin(e) for e in events_of(moment, "line"))
    if order or not moment.resolutions:
        return order
    return tuple(t.now.spell.card.name for t in moment.resolutions if t.now.resolves)


def _origin(line: Event) -> str:
    facts = dict(line.facts)
    return facts["origin"] if "origin" in facts else facts["spell"].card.name


def choice_order(moment: Moment, about: tuple[str, ...]) -> Any:
    return tuple(a.question.by for t in moment.traces if not isinstance(t.now, Casting) for a in t.now.asked)
