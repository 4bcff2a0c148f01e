"""mtgrules: walk through casting a Magic spell, and see which rule decides what.

``import mtgrules as mtg`` gives the names below; each is loaded when it is first used, so the
import itself stays quick.

    mtg.library()                  every card, by name
    mtg.load_scenario(path)        one scenario from a file
    mtg.scenario(text)             one scenario from a text
    mtg.lesson(name)               the scenarios of a lesson, by their ids
    mtg.play(scenario)             play it: every step, every check
    mtg.cast(game, announcement)   cast a spell: a Trace, legal or not
    mtg.explain(trace)             tell it in words, with the rules
    mtg.explore(game, announcement), mtg.compare(first, second)   what if?
    mtg.write(game, announcement)  a position and a cast as the text of a scenario
    mtg.ruling(trace), mtg.sheet(trace)   an answer for a chat; the whole cast as one HTML page
    mtg.rule_page("702.47b")       a rule: our summary, where it is carried out, its scenarios
"""

from importlib import import_module
from typing import Any

__version__ = "0.1.0"

#: Where each public name lives.
_HOMES = {
    "library": "cards", "Card": "cards", "mana": "cards",
    "rule": "book", "edition": "book",
    "AUTO": "casting", "Announcement": "casting", "CASTING": "casting", "cast": "casting", "game_after": "casting",
    "RESOLVING": "resolving", "resolve": "resolving",
    "announce": "scenario", "lesson": "scenario", "load_scenario": "scenario", "load_scenarios": "scenario",
    "play": "scenario", "position": "scenario", "scenario": "scenario", "write": "scenario",
    "compare": "whatif", "explore": "whatif", "mend": "whatif",
    "explain": "teaching", "spell_text": "teaching",
    "rule_page": "pictures", "ruling": "pictures", "sheet": "pictures",
}

__all__ = sorted(_HOMES)


def __getattr__(name: str) -> Any:
    if name not in _HOMES:
        raise AttributeError(f"mtgrules has no {name!r}; it has {', '.join(__all__)}")
    home = import_module(f".{_HOMES[name]}", __name__)
    found = home if name == _HOMES[name] else getattr(home, name)  # mtgrules.scenario can be called itself
    globals()[name] = found
    return found


def __dir__() -> list[str]:
    return [*globals(), *__all__]
