"""Reading the steps of a script: from their tables to the records of ``steps``, with what is expected after each.

Nothing here plays.
"""

from collections.abc import Iterator
from typing import Any

from ..book import replace
from ..cards.sense import check_tree
from ..casting import FIELDS
from .expect import facts, frozen
from .faults import at, fault, hint
from .format import ScriptStep
from .questions import QUESTIONS
from .steps import ACTIONS, Action, Cast
from .tables import record, table


def steps(raws: list[dict[str, Any]]) -> Iterator[ScriptStep]:
    """The steps of a script, from its tables.  Raises BadScenario."""
    for number, raw in enumerate(raws, 1):
        place = f"step {number}"
        with at(place):
            yield _step(raw, place)


def _step(raw: dict[str, Any], place: str) -> ScriptStep:
    kinds = [key for key in ACTIONS if key in raw]
    if len(kinds) != 1:
        known = ", ".join(ACTIONS)
        wrong = f"it has both {' and '.join(kinds)}; make two steps of it" if kinds else (
            "it does not say what to do" + "".join(hint(key, ACTIONS, "write one of") for key in list(raw)[:1]
                                                   or [""]))
        raise fault(wrong if kinds or raw else f"{wrong}; write one of: {known}")
    expected = dict(table(raw.get("expect", {}), "expect"))
    rest = {key: [] if key == "choices" else value for key, value in raw.items() if key != "expect"}
    if kinds == ["question"]:
        _known_question(rest)
        if "answer" in rest:
            expected["answer"] = rest.pop("answer")
    action = _with_choices(record(rest, ACTIONS[kinds[0]], ("expect",)), raw)
    if isinstance(action, Cast):
        _check_stop(action)
    with at(kinds[0]):
        check_tree(tuple(getattr(action, key) for key in ("do", "quality") if key in action.__struct_fields__))
    return ScriptStep(place, action, facts(expected))


def _check_stop(action: Cast) -> None:
    """A choice that is left open is one that a cast has."""
    if action.stop_at and action.stop_at not in FIELDS:
        raise fault(f"there is no choice {action.stop_at!r} to stop at" + hint(action.stop_at, FIELDS, "the choices are"),
                    "stop_at")
    if action.slot and action.stop_at != "targets":
        raise fault("it says which target is left open; write stop_at = \"targets\" too", "slot")


def cast_step(raw: dict[str, Any]) -> Cast:
    """The record of a cast, from the keys that such a step of a script has.  Raises BadScenario."""
    action = record(raw, Cast)
    _check_stop(action)
    return action


def _with_choices(action: Action, raw: dict[str, Any]) -> Action:
    """The step with its choices: words, rows of words, and tables that are casts."""
    if "choices" not in raw:
        return action
    with at("choices"):
        if not isinstance(raw["choices"], list):
            raise fault("expected a list; write for instance choices = [\"yes\"]")
        return replace(action, choices=tuple(record(c, Cast) if isinstance(c, dict) else frozen(c) for c in raw["choices"]))


def _known_question(raw: dict[str, Any]) -> None:
    name = str(raw["question"])
    if name not in QUESTIONS:
        raise fault(f"there is no question {name!r}" + hint(name, QUESTIONS, "the questions are"), "question")
