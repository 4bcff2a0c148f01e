"""The map of a cast: the gate and the nine rows of 601.2, how far the cast came, and why it stopped there.

The map is drawn from the table that was walked, so it works for a resolution (608.2) and for any other table.
"""

from collections.abc import Iterator

from ..book import N_, UnknownRule, rule
from ..casting import GATE, Casting, taken_back
from ..resolving import Resolving
from ..teaching import verdict
from ..walk import Asked, Step, Trace, announced
from ..walk import Row as TableRow
from .lines import described, warnings_about
from .picture import Picture, picture
from .sketch import Box, Row, Sketch, say

MOST_EVENTS = 6
#: Fields of the announcement whose name says too little.
IN_WORDS = {"paid_with": N_("other cost")}


def cast_map(trace: Trace) -> Picture:
    """The steps of a walk as a map.

    trace: a cast, a resolution or any other walk.  Returns a picture with a node for each row of its table, and
    beside the row that stopped, one for each reason or for the question that waits.
    """
    done = tuple(_done(step) for step in trace.steps)
    rest = trace.table[len(trace.steps):]
    rows = done + tuple(_stop(trace, row) if number == 0 else _unreached(row) for number, row in enumerate(rest))
    return picture(Sketch(_title(trace), rows, _warnings(trace)))


def _title(trace: Trace) -> str:
    if isinstance(trace.now, Casting | Resolving):
        kind = N_("Map of the cast. {verdict}") if isinstance(trace.now, Casting) else N_(
            "Map of the resolution. {verdict}")
        return say(kind, verdict=verdict(trace))
    return say(N_("Map of the steps."))


def _warnings(trace: Trace) -> tuple[str, ...]:
    if isinstance(trace.now, Resolving):
        return warnings_about(trace.now.spell)
    if isinstance(trace.now, Casting):
        card = trace.now.announcement.card
        object_ = trace.now.the_spell if trace.now.spell else trace.now.game.find(card)
        return warnings_about(object_) if object_ else ()
    return ()


# ---------------------------------------------------------------- one row


def _id(rule_id: str) -> str:
    return "step-" + rule_id.replace(".", "-")


def _done(step: Step) -> Row:
    asked = tuple(_answer(one) for one in step.asked)
    events = () if asked and isinstance(step.after, Casting) else _events(step)
    kind = "done" if asked or events or step.rule == GATE.rule else "nothing"
    return Row(Box(_id(step.rule), step.name, kind, step.rule, asked + events, tip=_summary(step.rule)))


def _events(step: Step) -> tuple[str, ...]:
    told = tuple(event.text for event in step.events) + tuple(_legal(step))
    if len(told) <= MOST_EVENTS + 1:
        return told
    return (*told[:MOST_EVENTS], say(N_("and {count} more events"), count=len(told) - MOST_EVENTS))


def _legal(step: Step) -> Iterator[str]:
    """What a check of targets found legal."""
    after = step.after
    if not isinstance(after, Resolving) or after.legal == step.before.legal:
        return
    for number, refs in enumerate(after.legal, 1):
        names = ", ".join(described(step.before.game, ref) for ref in refs) or say(N_("none"))
        yield say(N_("legal for target {number}: {names}"), number=number, names=names)


def _answer(asked: Asked) -> str:
    how = (say(N_(" (chosen for you)")) if asked.chosen_for_you else
           say(N_(" (the only choice)")) if asked.taken_for_granted else "")
    return f"{_field(asked)}: {asked.label}{how}"


def _field(asked: Asked) -> str:
    """What was asked, in short: the name of the field, with its number where there are several."""
    field = asked.question.field
    words = say(IN_WORDS[field]) if field in IN_WORDS else field.replace("_", " ")
    return words if asked.question.index is None else f"{words.removesuffix('s')} {asked.question.index + 1}"


def _unreached(row: TableRow) -> Row:
    return Row(Box(_id(row.rule), row.name, "unreached", row.rule, tip=_summary(row.rule)), arrow="not reached")


# ---------------------------------------------------------------- the row that stopped


def _stop(trace: Trace, row: TableRow) -> Row:
    kind = "stopped" if trace.illegal else "waiting"
    box = Box(_id(row.rule), row.name, kind, row.rule, _asked_here(trace), tip=_summary(row.rule))
    if trace.illegal:
        return Row(box, _reasons(trace), "not reached")
    return Row(box, (_question(trace),), "not reached")


def _asked_here(trace: Trace) -> tuple[str, ...]:
    """The refused answer, for a question whose answer was refused."""
    if not trace.illegal or trace.question is None:
        return ()
    given = announced(trace.start.announcement, trace.question)
    if given is None or (trace.question.many and not isinstance(given, tuple)):
        return ()
    return (_answer(Asked(trace.question, given)),)


def _reasons(trace: Trace) -> tuple[Box, ...]:
    reasons = tuple(Box(f"reason-{n}", say(N_("because")), "reason", r.rule, (r.text,), tip=_summary(r.rule))
                    for n, r in enumerate(trace.reasons, 1))
    back = taken_back(trace) if isinstance(trace.now, Casting) else ()
    if not back:
        return reasons
    so = Box("taken-back", say(N_("so")), "outcome", lines=tuple(str(reason) for reason in back))
    return (*reasons, so)


def _question(trace: Trace) -> Box:
    question = trace.question
    options = question.options()
    refused = sum(not option.offered for option in options)
    facts = (say(N_("options: {offered}; refused: {refused}"), offered=len(options) - refused, refused=refused),)
    return Box("question", say(N_("{player} is asked"), player=question.by), "question", question.rule,
               (question.prompt.text,), facts, tip=_summary(question.rule))


def _summary(rule_id: str) -> str:
    """What a rule says, in our words; its number where the book does not have it."""
    try:
        return f"{rule_id}: {rule(rule_id).summary}"
    except UnknownRule:
        return rule_id
