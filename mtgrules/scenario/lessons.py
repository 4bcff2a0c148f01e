"""The positions of a lesson, found by name from anywhere: ``lesson("702.47_splice")["first splice"]``.

A lesson's file is ``data/scenarios/lessons/NAME.toml``, with the name of its notebook; each scenario in it has an
``id``, and these are the keys.
"""

from collections.abc import Iterator, Mapping
from pathlib import Path

from ..book import data_folder
from .faults import BadScenario, hint
from .format import Scenario
from .read import load_scenarios


class Lesson(Mapping[str, Scenario]):
    """The scenarios of a lesson, by their ids, in the order of the lesson."""

    def __init__(self, name: str, scenarios: tuple[Scenario, ...]):
        self.name = name
        self._scenarios: dict[str, Scenario] = {}
        for one in scenarios:
            if not one.id or one.id in self._scenarios:
                raise BadScenario(one.file, one.place, "a scenario of a lesson needs an id, and one of its own")
            self._scenarios[one.id] = one

    def __getitem__(self, id: str) -> Scenario:
        if id not in self._scenarios:
            raise BadScenario(self.name, "", f"there is no scenario {id!r} in this lesson"
                              + hint(id, list(self), "the scenarios are"))
        return self._scenarios[id]

    def __contains__(self, id: object) -> bool:
        return id in self._scenarios

    def __iter__(self) -> Iterator[str]:
        return iter(self._scenarios)

    def __len__(self) -> int:
        return len(self._scenarios)

    def __repr__(self) -> str:
        return "\n".join(f"{id}: {one.title}" for id, one in self.items())


def lessons_folder() -> Path:
    """The folder with one file for each lesson."""
    return data_folder() / "scenarios" / "lessons"


def lesson(name: str) -> Lesson:
    """The scenarios of a lesson.

    name: that of its notebook, "702.47_splice".  Raises BadScenario, naming what there is.
    """
    path = lessons_folder() / f"{name}.toml"
    if not path.is_file():
        known = sorted(file.name.removesuffix(".toml") for file in lessons_folder().glob("*.toml"))
        raise BadScenario(name, "", "there is no such lesson" + hint(name, known, "the lessons are"))
    return Lesson(name, load_scenarios(path))
