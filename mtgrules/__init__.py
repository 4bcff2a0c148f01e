"""mtgrules: walk through casting a Magic spell, and see which rule decides what.

``import mtgrules as mtg`` gives the names below; each is loaded when it is first used, so the
import itself stays quick.

    mtg.library(), mtg.Card, mtg.mana("{1}{R}")   every card, by name; what a card is; symbols of mana
    mtg.load_scenario(path), mtg.load_scenarios(path)   one scenario from a file; all of them
    mtg.scenario(text)             one scenario from a text
    mtg.lesson(name)               the scenarios of a lesson, by their ids
    mtg.play(scenario)             play it: every step, every check
    mtg.position(scenario)         the game before anything happens
    mtg.announce(game, card, ...)  what a player announces, in words: an mtg.Announcement; mtg.AUTO chooses for you
    mtg.cast(game, announcement)   cast a spell: a Trace, legal or not; mtg.CASTING holds its steps
    mtg.game_after(trace)          the game after a cast
    mtg.resolve(game)              resolve the top of the stack: a Trace; mtg.RESOLVING holds its steps
    mtg.explain(trace)             tell it in words, with the rules
    mtg.spell_text(spell)          the text of a spell as it now stands, and where each line comes from
    mtg.explore(game, announcement), mtg.compare(first, second)   what if?
    mtg.mend(trace)                the smallest changes that make an illegal cast legal
    mtg.write(game, announcement)  a position and a cast as the text of a scenario
    mtg.ruling(trace), mtg.sheet(trace)   an answer for a chat; the whole cast as one HTML page
    mtg.rule("702.47b"), mtg.rule_page("702.47b")   a rule: our summary; also where it is carried out, its scenarios
    mtg.edition("2026-06-19")      the rules in force on a date
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
