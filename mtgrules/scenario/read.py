"""Reading scenario files: from TOML to records, and every fault with its place and a way out.

A file holds one scenario, or several under ``[[scenario]]``; each variant becomes a scenario of its own.
What the records mean is told in ``format``; nothing here plays.
"""

import datetime
import re
import tomllib
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, get_args

import msgspec

from ..book import BadEdition, UnknownRule, demand, edition, replace, rule
from ..cards import AnyInstruction, BadCard, BadMana, Card, prepared, with_name
from ..casting import FIELDS
from .expect import facts, frozen
from .faults import BadScenario, at, fault, hint
from .format import PLAYERS, STEPS, Entry, ManaTable, PlayerTable, Scenario, ScriptStep
from .questions import QUESTIONS
from .sense import check_card, check_tree
from .steps import ACTIONS, Action, Cast, Strict

HEAD = ("id", "title", "rules", "edition", "turn", "step", "priority")
KEYS = (*HEAD, *PLAYERS, "card", "stack", "script", "expect", "variant")
VARIANT_KEYS = ("name", *HEAD[2:], *PLAYERS, "card", "stack", "script", "expect")
AS_BEFORE = "..."
"""In a variant's zone: what the scenario has there."""


class _Head(Strict):
    """The plain keys at the top of a scenario."""

    id: str = ""
    title: str = ""
    rules: tuple[str, ...] = ()
    edition: str = ""
    turn: str = "A"
    step: str = "precombat main"
    priority: str = ""


# ---------------------------------------------------------------- files


def paths(arguments: Iterable[str | Path]) -> list[Path]:
    """The scenario files that are meant: files as they are, folders with all .toml files in them.

    Raises BadScenario for what is not there.
    """
    found: list[Path] = []
    for path in map(Path, arguments):
        if path.is_dir():
            inside = sorted(path.rglob("*.toml"))
            if not inside:
                raise BadScenario(str(path), "", "there is no .toml file in this folder")
            found += inside
        elif path.is_file():
            found.append(path)
        else:
            near = hint(path.name, [p.name for p in path.parent.glob("*.toml")] if path.parent.is_dir() else [])
            raise BadScenario(str(path), "", "there is no such file or folder" + near)
    return found


def load_scenarios(path: str | Path) -> tuple[Scenario, ...]:
    """All scenarios of a file, variants included.  Raises BadScenario, naming file and place; TypeError for no path."""
    demand(path, str | Path, "write the path of a file with scenarios")
    path = Path(path)
    try:
        text = path.read_text(encoding="utf-8-sig")  # some editors put a mark before the text
    except OSError as error:
        raise BadScenario(str(path), "", f"the file cannot be read: {error.strerror}") from None
    except UnicodeDecodeError as error:
        raise BadScenario(str(path), f"byte {error.start}", "this is not UTF-8 text; save the file as UTF-8") from None
    return scenarios(text, str(path))


def load_scenario(path: str | Path) -> Scenario:
    """The scenario of a file; of several, the first.  Raises BadScenario."""
    found = load_scenarios(path)
    if not found:
        raise BadScenario(str(path), "", "no scenario stands here; write it, or a table [[scenario]]")
    return found[0]


def scenarios(text: str, file: str = "text") -> tuple[Scenario, ...]:
    """All scenarios of a text, variants included.  Raises BadScenario, and TypeError for what is no text."""
    demand(text, str, "write the text of a scenario, or mtg.load_scenario(path) for one in a file")
    with at(file=file):
        raw = _toml(text)
        several = raw.pop("scenario", None)
        if several is None:
            return tuple(_with_variants(raw, file, "", Path(file).stem))
        shared = raw.pop("card", [])
        _known(raw, ("scenario", "card"), "")
        found: list[Scenario] = []
        for number, one in enumerate(_tables(several, "scenario"), 1):
            with at(f"scenario {number}"):
                own = {**one, "card": [*shared, *_tables(one.get("card", []), "card")]}
                found += _with_variants(own, file, f"scenario {number}", f"{Path(file).stem} {number}")
        return tuple(found)


def scenario(text: str) -> Scenario:
    """The one scenario of a text.  Raises BadScenario, also when there are several or variants."""
    found = scenarios(text)
    if len(found) != 1:
        raise BadScenario("text", "", f"{len(found)} scenarios stand here, and one is wanted; use `scenarios`")
    return found[0]


def _toml(text: str) -> dict[str, Any]:
    if text.endswith(".toml") and "\n" not in text and "=" not in text:
        raise fault(f"this is the name of a file; write load_scenario({text!r}) to read it")
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        message, _, place = str(error).partition(" (at ")
        raise fault(f"this is not TOML: {message}; is a quote, a bracket or a comma missing, or a key written twice?",
                    place.rstrip(")")) from None
    except ValueError as error:  # a number of thousands of digits
        raise fault(f"this cannot be read: {error}") from None
    except RecursionError:
        raise fault("brackets stand in brackets too deep to be read") from None


# ---------------------------------------------------------------- scenarios


def _with_variants(raw: dict[str, Any], file: str, place: str, name: str) -> Iterator[Scenario]:
    _known(raw, KEYS, "")
    variants = _tables(raw.pop("variant", []), "variant")
    yield _scenario(raw, file, place, name)
    for number, variant in enumerate(variants, 1):
        here = f"variant {number}"
        with at(here):
            _known(variant, VARIANT_KEYS, "")
            yield _scenario(_varied(raw, variant), file, ", ".join(p for p in (place, here) if p), f"{name}, {here}")


def _varied(raw: dict[str, Any], variant: dict[str, Any]) -> dict[str, Any]:
    """The scenario with what a variant says instead.  Expectations and rules are the variant's own."""
    merged = {**raw, "rules": [], "expect": {}, **variant}
    merged["title"] = merged.pop("name", raw.get("title", ""))
    for player in PLAYERS:
        if player in variant:
            with at(player):
                merged[player] = _varied_player(_table(raw.get(player, {})), _table(variant[player]))
    return merged


def _varied_player(base: dict[str, Any], changes: dict[str, Any]) -> dict[str, Any]:
    return {**base, **{key: _as_before(base.get(key, []), value) for key, value in changes.items()}}


def _as_before(base: Any, value: Any) -> Any:
    """A zone in which "..." stands for what was there before."""
    if not isinstance(value, list) or AS_BEFORE not in value or not isinstance(base, list):
        return value
    place = value.index(AS_BEFORE)
    return value[:place] + base + value[place + 1:]


def _scenario(raw: dict[str, Any], file: str, place: str, name: str) -> Scenario:
    head = _convert({key: _day(raw[key]) for key in HEAD if key in raw}, _Head)
    players = tuple(_players(raw))
    _check_head(head, [name for name, _ in players])
    return Scenario(
        file, place, head.title or head.id or name, head.id, head.rules, head.edition, head.turn, head.step,
        head.priority, players, tuple(_cards(_tables(raw.get("card", []), "card"))),
        tuple(cast_step(one) for one in _tables(raw.get("stack", []), "stack")),
        tuple(_steps(_tables(raw.get("script", []), "script"))), facts(_table(raw.get("expect", {}), "expect")),
    )  # fmt: skip


def _day(value: Any) -> Any:
    """A date may be written with or without quotes."""
    return value.isoformat() if isinstance(value, datetime.date) else value


def _check_head(head: _Head, players: list[str]) -> None:
    for key, name in (("turn", head.turn), ("priority", head.priority or head.turn)):
        if name not in players:
            raise fault(f"there is no player {name!r}; the players are {', '.join(players)}", key)
    if head.step not in STEPS:
        raise fault(f"there is no step {head.step!r}" + hint(head.step, STEPS, "the steps are"), "step")
    for id in head.rules:
        with at("rules"):
            known_rule(id)
    if head.edition:
        try:
            edition(head.edition)
        except BadEdition as error:
            raise fault(str(error), "edition") from None


def known_rule(id: str) -> None:
    """Raises BadScenario for a rule that the book does not have."""
    try:
        rule(id)
    except UnknownRule as error:
        raise fault(str(error)) from None


def _players(raw: dict[str, Any]) -> Iterator[tuple[str, PlayerTable]]:
    for name in PLAYERS:
        if name in raw or name in PLAYERS[:2]:
            with at(name):
                table = _convert(_table(raw.get(name, {})), PlayerTable)
                with at("mana"):
                    check_tree(tuple(m.only_for for m in table.mana if isinstance(m, ManaTable)))
                yield name, table


def _cards(tables: list[dict[str, Any]]) -> Iterator[Card]:
    for number, raw in enumerate(tables, 1):
        with at(f"card {raw.get('name', number)!r}"):
            try:
                card = prepared(_convert(with_name(raw), Card))
            except (BadCard, BadMana) as error:
                raise fault(str(error)) from None
            check_card(card)
            yield card


def _steps(tables: list[dict[str, Any]]) -> Iterator[ScriptStep]:
    for number, raw in enumerate(tables, 1):
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
    expected = dict(_table(raw.get("expect", {}), "expect"))
    rest = {key: [] if key == "choices" else value for key, value in raw.items() if key != "expect"}
    if kinds == ["question"]:
        _known_question(rest)
        if "answer" in rest:
            expected["answer"] = rest.pop("answer")
    action = _with_choices(_convert(rest, ACTIONS[kinds[0]]), raw)
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
    action = _convert(raw, Cast)
    _check_stop(action)
    return action


def _with_choices(action: Action, raw: dict[str, Any]) -> Action:
    """The step with its choices: words, rows of words, and tables that are casts."""
    if "choices" not in raw:
        return action
    with at("choices"):
        if not isinstance(raw["choices"], list):
            raise fault("expected a list; write for instance choices = [\"yes\"]")
        return replace(action, choices=tuple(_convert(c, Cast) if isinstance(c, dict) else frozen(c) for c in raw["choices"]))


def _known_question(raw: dict[str, Any]) -> None:
    name = str(raw["question"])
    if name not in QUESTIONS:
        raise fault(f"there is no question {name!r}" + hint(name, QUESTIONS, "the questions are"), "question")


# ---------------------------------------------------------------- tables


def _known(raw: dict[str, Any], known: Iterable[str], place: str) -> None:
    for key in raw:
        if key not in known:
            raise fault(f"there is no key {key!r} here" + hint(key, known, "the keys are"), place)


def _table(raw: Any, key: str = "") -> dict[str, Any]:
    if not isinstance(raw, dict):
        raise fault(f"expected a table, and there stands {raw!r}; write for instance [{key or 'A'}]", key)
    return raw


def _tables(raw: Any, key: str) -> list[dict[str, Any]]:
    if not isinstance(raw, list) or not all(isinstance(one, dict) for one in raw):
        raise fault(f"expected tables; write [[{key}]], with two brackets on each side", key)
    return raw


_WORDS = {"int": "a whole number", "str": "a text", "array": "a list", "object": "a table", "bool": "true or false",
          "null": "nothing", "float": "a number with a point"}  # fmt: skip


def _convert(raw: dict[str, Any], kind: type) -> Any:
    """A table as a record.  Raises BadScenario, naming the key within the table."""
    try:
        return msgspec.convert(raw, kind)
    except msgspec.ValidationError as error:
        problem, _, path = str(error).partition(" - at `$")
        path = path.rstrip("`")
        raise fault(_in_words(problem, kind, path), _place(path)) from None


def _place(path: str) -> str:
    """".hand[2]" in the words of a person: the third card of the list."""
    counted = re.sub(r"\[(\d+)\]", lambda m: f", number {int(m[1]) + 1}", path.lstrip("."))
    return counted.replace("[...]", "").lstrip(", ")


def _in_words(problem: str, kind: type, path: str) -> str:
    if match := re.fullmatch(r"Object contains unknown field `(.*)`", problem):
        known = _keys_at(kind, path)
        return f"there is no key {match[1]!r} here" + (hint(match[1], known, "the keys are") if known else "")
    if match := re.fullmatch(r"Object missing required field `(.*)`", problem):
        return f"the key {match[1]!r} is missing; add it"
    if match := re.fullmatch(r"Expected `(.*)`, got `(.*)`", problem):
        wanted = " or ".join(dict.fromkeys(_WORDS.get(w, w) for w in match[1].split(" | ")))
        way_out = f"; write {path.lstrip('.')} = [...]" if "array" in match[1] and path.lstrip(".").isidentifier() else ""
        return f"expected {wanted}, and there stands {_WORDS.get(match[2], match[2])}{way_out}"
    if match := re.fullmatch(r"Invalid value '(.*)'", problem):
        return f"there is no {match[1]!r} here" + hint(match[1], _TAGS if path == ".do.do" else ())
    return problem


def _keys_at(kind: type, path: str) -> list[str]:
    """The keys of the table itself, or of a card in one of its zones; none for a part further inside."""
    if re.fullmatch(r"\.\w+\[.*\]", path) and kind is PlayerTable:
        kind = ManaTable if path.startswith(".mana") else Entry
    elif path:
        return []
    return [*kind.__struct_encode_fields__, *(["expect"] if kind in ACTIONS.values() else [])]


_TAGS = tuple(kind.__struct_config__.tag for kind in get_args(AnyInstruction))
"""The names of all instructions."""
