"""Reading scenario files: their text, their scenarios and variants, and who and what is in each.

A file holds one scenario, or several under ``[[scenario]]``; each variant becomes a scenario of its own.
What the records mean is told in ``format``, and ``read_steps`` reads the scripts; nothing here plays.
"""

import datetime
import tomllib
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from ..book import BadEdition, UnknownRule, demand, edition, rule
from ..cards import Card
from ..cards.reading import read_card
from ..cards.sense import check_tree
from .expect import facts
from .faults import BadScenario, at, fault, hint
from .format import PLAYERS, STEPS, ManaTable, PlayerTable, Scenario
from .read_steps import cast_step, steps
from .steps import Strict
from .tables import known_keys, record, table, tables

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
        known_keys(raw, ("scenario", "card"), "")
        found: list[Scenario] = []
        for number, one in enumerate(tables(several, "scenario"), 1):
            with at(f"scenario {number}"):
                own = {**one, "card": [*shared, *tables(one.get("card", []), "card")]}
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
    _known_players(raw)
    known_keys(raw, KEYS, "")
    variants = tables(raw.pop("variant", []), "variant")
    yield _scenario(raw, file, place, name)
    for number, variant in enumerate(variants, 1):
        here = f"variant {number}"
        with at(here):
            known_keys(variant, VARIANT_KEYS, "")
            yield _scenario(_varied(raw, variant), file, ", ".join(p for p in (place, here) if p), f"{name}, {here}")


def _varied(raw: dict[str, Any], variant: dict[str, Any]) -> dict[str, Any]:
    """The scenario with what a variant says instead.  Expectations and rules are the variant's own."""
    merged = {**raw, "rules": [], "expect": {}, **variant}
    merged["title"] = merged.pop("name", raw.get("title", ""))
    for player in PLAYERS:
        if player in variant:
            with at(player):
                merged[player] = _varied_player(table(raw.get(player, {})), table(variant[player]))
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
    head = record({key: _day(raw[key]) for key in HEAD if key in raw}, _Head)
    players = tuple(_players(raw))
    _check_head(head, [name for name, _ in players])
    return Scenario(
        file, place, head.title or head.id or name, head.id, head.rules, head.edition, head.turn, head.step,
        head.priority, players, tuple(_cards(tables(raw.get("card", []), "card"))),
        tuple(cast_step(one) for one in tables(raw.get("stack", []), "stack")),
        tuple(steps(tables(raw.get("script", []), "script"))), facts(table(raw.get("expect", {}), "expect")),
    )  # fmt: skip


def _known_players(raw: dict[str, Any]) -> None:
    """Raises BadScenario for a table that has the form of a player's, under a name that no player has."""
    for key in raw:
        if len(key) == 1 and key not in PLAYERS:
            raise fault(f"there is no player {key!r}; the players are {', '.join(PLAYERS)}")


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
                said = record(table(raw.get(name, {})), PlayerTable)
                with at("mana"):
                    check_tree(tuple(m.only_for for m in said.mana if isinstance(m, ManaTable)))
                yield name, said


def _cards(raws: list[dict[str, Any]]) -> Iterator[Card]:
    for number, raw in enumerate(raws, 1):
        with at():
            card = read_card(raw, number)
        yield card
