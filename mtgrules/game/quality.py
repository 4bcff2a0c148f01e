"""Does a thing fit a quality, and if not, why not (109.2, 115).

``mismatches`` gives a reason for every part that does not fit; ``fits`` is the quick
yes or no.  Both read the same row of checks, so they cannot disagree.
"""

from collections.abc import Iterator
from typing import Any

from ..book import N_, Reason, reason, replace
from ..cards import CARD_TYPES, PERMANENT_TYPES, CountersOn, Quality, creature_types
from .keywords import counters, effects_on, has_keyword
from .mana_value import mana_value
from .objects import Ability, Object, Player, Spell
from .state import Game
from .states import STATES

#: What "any target" may be (115.4).
ANY_TARGET = ("creature", "player", "planeswalker", "battle")
#: The zone of a quality that may be met on the stack and on the battlefield (109.2).
SPELL_OR_PERMANENT = "stack or battlefield"


def fits(game: Game, quality: Quality, thing: Object | Player, you: str) -> bool:
    """True when a thing fits a quality, seen by ``you``."""
    return next(_mismatches(game, quality, thing, you), None) is None


def mismatches(game: Game, quality: Quality, thing: Object | Player, you: str, rule: str) -> tuple[Reason, ...]:
    """Every part of a quality that a thing does not fit, as reasons that cite ``rule``."""
    return tuple(reason(rule, template, **facts) for template, facts in _mismatches(game, quality, thing, you))


Mismatch = tuple[str, dict[str, Any]]


def zones(quality: Quality) -> tuple[str, ...]:
    """The zones where a quality is looked for; only "spell or permanent" means more than one."""
    return ("stack", "battlefield") if quality.zone == SPELL_OR_PERMANENT else (quality.zone,)


def _mismatches(game: Game, quality: Quality, thing: Object | Player, you: str) -> Iterator[Mismatch]:
    if isinstance(thing, Player):
        yield from _player(quality, thing, you)
        return
    if thing.zone not in zones(quality):
        yield N_("{thing} is not on the battlefield" if quality.zone == "battlefield" else
                 "{thing} is not in the {zone}"), {"thing": thing, "zone": quality.zone}
        return
    for check in _CHECKS:
        yield from check(game, quality, thing, you)


def _player(quality: Quality, player: Player, you: str) -> Iterator[Mismatch]:
    if "player" in quality.types or "any" in quality.types:
        return
    if "opponent" in quality.types:
        if player.name == you:
            yield N_("{thing} is not an opponent of {you}"), {"thing": player, "you": you}
        return
    yield N_("{thing} is a player, and not {wanted}"), {"thing": player, "wanted": _wanted(quality)}


def _types(game: Game, quality: Quality, thing: Object, you: str) -> Iterator[Mismatch]:
    if isinstance(thing, Ability) and "ability" not in quality.types:
        yield N_("{thing} is an ability, and no spell"), {"thing": thing}
        return
    if not quality.types or any(_is(thing, t) for t in quality.types):
        return
    if "any" in quality.types:
        yield N_("{thing} is neither a creature nor a planeswalker nor a battle"), {"thing": thing}
    else:
        yield N_("{thing} is not {wanted}"), {"thing": thing, "wanted": _wanted(quality)}


def _is(thing: Object, wanted: str) -> bool:
    if wanted == "any":
        return any(t in thing.card.types for t in ANY_TARGET)
    if wanted == "permanent":
        return thing.zone == "battlefield" or (thing.zone != "stack" and thing.card.is_permanent_card)
    if wanted == "spell":
        return isinstance(thing, Spell) and not isinstance(thing, Ability)
    if wanted == "ability":
        return isinstance(thing, Ability)
    if wanted in ("card", "token"):
        return thing.token == (wanted == "token")
    return wanted in thing.card.types


def _wanted(quality: Quality) -> str:
    words = tuple(t for t in quality.types if t not in ("any",))
    return " or ".join(("an " if w[0] in "aeiou" else "a ") + w for w in words) or "a fitting object"


def _also_types(game: Game, quality: Quality, thing: Object, you: str) -> Iterator[Mismatch]:
    for type_ in quality.also_types:
        if type_ not in thing.card.types:
            yield N_("{thing} is not {wanted}"), {"thing": thing, "wanted": type_}


def _subtypes(game: Game, quality: Quality, thing: Object, you: str) -> Iterator[Mismatch]:
    if quality.subtypes and not any(has_subtype(game, thing, s) for s in quality.subtypes):
        yield N_("{thing} is not {wanted}"), {"thing": thing, "wanted": " or ".join(quality.subtypes)}
    for subtype in quality.not_subtypes:
        if has_subtype(game, thing, subtype):
            yield N_("{thing} is {wanted}"), {"thing": thing, "wanted": subtype}


def has_subtype(game: Game, thing: Object, subtype: str) -> bool:
    """True when it has a subtype now; what has changeling has every creature type, and no other subtype by that (702.73a)."""
    if subtype in thing.card.subtypes:
        return True
    if "changeling" not in thing.card.keywords or subtype not in creature_types():
        return False
    return not any(change.ends_creature_types for effect in effects_on(game, thing) for change in effect.changes)


def _supertypes(game: Game, quality: Quality, thing: Object, you: str) -> Iterator[Mismatch]:
    for supertype in quality.supertypes:
        if supertype not in thing.card.supertypes:
            yield N_("{thing} is not {wanted}"), {"thing": thing, "wanted": supertype}
    for supertype in quality.not_supertypes:
        if supertype in thing.card.supertypes:
            yield N_("{thing} is {wanted}"), {"thing": thing, "wanted": supertype}


def _not_types(game: Game, quality: Quality, thing: Object, you: str) -> Iterator[Mismatch]:
    for type_ in quality.not_types:
        if type_ in thing.card.types:
            yield N_("{thing} is a {wanted}"), {"thing": thing, "wanted": type_}


def _colors(game: Game, quality: Quality, thing: Object, you: str) -> Iterator[Mismatch]:
    has = thing.card.colors
    if quality.colors and not any(c in has for c in quality.colors):
        yield N_("{thing} is not {wanted}"), {"thing": thing, "wanted": " or ".join(quality.colors)}
    for color in quality.not_colors:
        if color in has:
            yield N_("{thing} is {wanted}"), {"thing": thing, "wanted": color}


def _control(game: Game, quality: Quality, thing: Object, you: str) -> Iterator[Mismatch]:
    if quality.controller == "you" and thing.controller != you:
        yield (N_("{thing} is controlled by {controller}, not by {you}"),
               {"thing": thing, "controller": thing.controller, "you": you})
    if quality.controller in ("opponent", "not you") and thing.controller == you:
        yield N_("{thing} is controlled by {you}, not by an opponent"), {"thing": thing, "you": you}
    if quality.controller not in ("", "you", "opponent", "not you", "they", "that target", thing.controller):  # a player
        yield (N_("{thing} is controlled by {controller}, not by {player}"),
               {"thing": thing, "controller": thing.controller, "player": quality.controller})
    if quality.owner not in ("", "you", "opponent", "they", "that player", thing.owner):  # a player, once it is known who
        yield (N_("{thing} is in the {zone} of {owner}, not of {player}"),
               {"thing": thing, "zone": thing.zone, "owner": thing.owner, "player": quality.owner})
    if quality.owner == "opponent" and thing.owner == you:
        yield N_("{thing} is in the {zone} of {you}, not of an opponent"), {"thing": thing, "zone": thing.zone, "you": you}
    if quality.owner == "you" and thing.owner != you:
        yield (N_("{thing} is in the {zone} of {owner}, not of {you}"),
               {"thing": thing, "zone": thing.zone, "owner": thing.owner, "you": you})


def _states(game: Game, quality: Quality, thing: Object, you: str) -> Iterator[Mismatch]:
    for state in quality.states:
        if not STATES[state](game, thing):
            yield N_("{thing} is not {state}" if " " not in state else "{thing} has not been {state}"), {
                "thing": thing, "state": state.removeprefix("was ")}


def _keywords(game: Game, quality: Quality, thing: Object, you: str) -> Iterator[Mismatch]:
    for keyword in quality.keywords:
        if not has_keyword(game, thing, keyword):
            yield N_("{thing} does not have {wanted}"), {"thing": thing, "wanted": keyword}
    for keyword in quality.not_keywords:
        if has_keyword(game, thing, keyword):
            yield N_("{thing} has {wanted}"), {"thing": thing, "wanted": keyword}


def _value(game: Game, quality: Quality, thing: Object, you: str) -> Iterator[Mismatch]:
    if isinstance(quality.mana_value, int) and mana_value(thing) != quality.mana_value:
        yield (N_("{thing} has mana value {value}, not {wanted}"),
               {"thing": thing, "value": mana_value(thing), "wanted": quality.mana_value})
    if isinstance(quality.most_value, int) and mana_value(thing) > quality.most_value:
        yield (N_("{thing} has mana value {value}, not {wanted} or less"),
               {"thing": thing, "value": mana_value(thing), "wanted": quality.most_value})
    if quality.least_value is not None and mana_value(thing) < quality.least_value:
        yield (N_("{thing} has mana value {value}, not {wanted} or greater"),
               {"thing": thing, "value": mana_value(thing), "wanted": quality.least_value})


def _power(game: Game, quality: Quality, thing: Object, you: str) -> Iterator[Mismatch]:
    if quality.most_power is None and quality.least_power is None:
        return
    from .characteristics import characteristics  # it asks here which objects static abilities change

    power = characteristics(game, thing).power
    if quality.least_power is not None and (power is None or power < quality.least_power):
        yield (N_("{thing} has power {power}, not {wanted} or greater"),
               {"thing": thing, "power": power, "wanted": quality.least_power})
    if quality.most_power is not None and (power is None or power > quality.most_power):
        yield (N_("{thing} has power {power}, not {wanted} or less"),
               {"thing": thing, "power": power, "wanted": quality.most_power})


def _named(game: Game, quality: Quality, thing: Object, you: str) -> Iterator[Mismatch]:
    if quality.named and quality.named not in thing.card.names:
        yield N_("{thing} is not named {wanted}"), {"thing": thing, "wanted": quality.named}


_CHECKS = (_types, _also_types, _not_types, _subtypes, _supertypes, _colors, _control, _states, _keywords, _value, _power, _named)


def right_kind(game: Game, quality: Quality, thing: Object | Player) -> bool:
    """True when a thing is at least of the right type in the right zone, whatever else is wrong."""
    if isinstance(thing, Player):
        return next(_player(quality, thing, thing.name), None) is None
    return thing.zone in zones(quality) and next(_types(game, quality, thing, ""), None) is None


def wanted(quality: Quality) -> str:
    """What a quality is about, in words ("an artifact or an enchantment")."""
    if "any" in quality.types:
        return "creature, player, planeswalker or battle"
    return " or ".join(quality.types or quality.subtypes or ("spell",) * (quality.zone == "stack")) or "object"


def about_the_event(game: Game, quality: Quality, that: tuple[Any, ...]) -> Quality:
    """A quality in which "that spell" is known: the spell that the event was about, as it is or last was (608.2h)."""
    if quality.mana_value != "that spell's":
        return quality
    spell = game.last_known(that[0]) if that else None
    return quality if spell is None else replace(quality, mana_value=mana_value(spell))


def known(quality: Quality, source: Object, x: int | None = None) -> Quality:
    """A quality in which what depends on its source is filled in: what was chosen for it, the counters
    on it, and X."""
    if "of the chosen type" in quality.states:
        states = tuple(s for s in quality.states if s != "of the chosen type")
        quality = replace(quality, states=states, subtypes=quality.subtypes + (source.chosen or "nothing chosen",))
    if "with the chosen name" in quality.states and source.chosen:
        states = tuple(s for s in quality.states if s != "with the chosen name")
        quality = replace(quality, states=states, named=source.chosen)
    if quality.mana_value is None and quality.most_value is None:
        return quality
    values = {name: _number(getattr(quality, name), source, x) for name in ("mana_value", "most_value")}
    return replace(quality, **values)


def _number(value: int | str | CountersOn | None, source: Object, x: int | None) -> Any:
    """A number that a quality asks for, as far as its source and X say what it is."""
    if isinstance(value, CountersOn):
        return counters(source, value.kind)
    if value == "chosen":
        return int(source.chosen) if source.chosen else -1  # no number was chosen, so nothing has it
    return x if value == "X" and x is not None else value


def candidates(game: Game, quality: Quality) -> tuple[Object | Player, ...]:
    """Everything that a person might think of for a quality: the right kind of thing in the
    right zone, fitting or not."""
    players: tuple = ()
    if any(t in ("player", "opponent", "any") for t in quality.types):
        players = game.apnap()
    if quality.types and all(t in ("player", "opponent") for t in quality.types):
        return players
    owner = None
    return players + tuple(o for zone in zones(quality) for o in game.zone(zone, owner))


__all__ = ["ANY_TARGET", "CARD_TYPES", "PERMANENT_TYPES", "STATES", "about_the_event", "candidates", "fits", "known", "mismatches",
           "right_kind", "wanted"]
