"""What static abilities on the battlefield say now (113.3d, 604.1).

One function finds them; the others are questions asked of them by name.  What follows
from an answer is decided by whoever asks.
"""

from collections.abc import Iterator

from ..book import replace
from ..cards import (
    CantBeCountered,
    CantGainLife,
    DamageCantBePrevented,
    EnterTapped,
    HandRevealed,
    ItsDamageCantBePrevented,
    Keyword,
    Noun,
    Players,
    PlayersHave,
    SpellsHave,
    Static,
    StaticLine,
    WhileTrue,
    You,
)
from .amounts import holds
from .keywords import keywords_of, restrictions_on
from .objects import Object, Spell
from .quality import fits, known
from .state import Game
from .text import GIVEN, of_text, statics_in_text

#: What mana that was spent on a spell may do to it (106.6).
CANT_BE_COUNTERED = "can't be countered"
#: What an effect of this turn may say about players.
CANT_CAST_SPELLS = "can't cast spells"
#: What an effect may say about the next spell that a player casts from their hand (614.1a).
TO_HAND_NEXT = "the next spell returns to the hand"
#: What an effect may say about a spell that it allowed to cast (614.1a).
EXILED_AFTER = "exiled instead of being put into the graveyard"


def statics(game: Game, kind: type) -> Iterator[tuple[Object, Static]]:
    """Every static ability of a kind on the battlefield, with the object that has it."""
    sources = game.permanents_with(StaticLine)
    return _statics(game, sources, kind) if sources else iter(())


def _statics(game: Game, sources: tuple[Object, ...], kind: type) -> Iterator[tuple[Object, Static]]:
    for object_ in sources:
        yield from ((object_, s) for s in _in_force(game, object_, object_.card.statics) if isinstance(s, kind))


def enchanting(game: Game, object_: Object, kind: type) -> Iterator[tuple[Object, Static]]:
    """The static abilities of a kind on what is attached to an object (303.4b)."""
    return ((source, ability) for source, ability in statics(game, kind) if source.attached_to == object_.id)


def statics_of(game: Game, object_: Object, kind: type) -> Iterator[Static]:
    """An object's own static abilities of a kind, those of text that it has gained included."""
    said = statics_in_text(object_)
    return (s for s in _in_force(game, object_, said) if isinstance(s, kind)) if said else iter(())


def _in_force(game: Game, object_: Object, abilities: tuple[Static, ...]) -> Iterator[Static]:
    """Static abilities, with those that apply only under a condition if it holds (604.1)."""
    for ability in abilities:
        if not isinstance(ability, WhileTrue):
            yield ability
        elif holds(game, ability.condition, object_.controller, object_):
            yield from ability.abilities


def keywords_of_spell(game: Game, spell: Spell) -> tuple[Keyword, ...]:
    """The keyword abilities of a spell, those that permanents give to spells included (613.1f); these are linked to
    nothing in its text (607.1)."""
    given = tuple([of_text(s.keyword, GIVEN) for o, s in statics(game, SpellsHave)
                   if fits(game, replace(known(s.spells, o), zone="stack"), spell, o.controller)])
    return keywords_of(game, spell) + given


def speaks_of(noun: Noun, player: str, you: str) -> bool:
    """True when "you", "players" or "opponents" in an object of ``you`` means that player."""
    if isinstance(noun, You):
        return player == you
    if isinstance(noun, Players):
        return player != you or not noun.opponents
    raise TypeError(f"not a noun for players: {noun!r}")


def cant_gain_life(game: Game, player: str) -> Object | None:
    """The object that says that a player can't gain life, None when nothing does (119.7)."""
    return next((o for o, s in statics(game, CantGainLife) if speaks_of(s.who, player, o.controller)), None)


def player_has(game: Game, player: str, keyword: str) -> Object | None:
    """The object that gives a player a keyword, None when nothing does (702.11c)."""
    return next((o for o, s in statics(game, PlayersHave)
                 if s.keyword == keyword and speaks_of(s.who, player, o.controller)), None)


def damage_cant_be_prevented(game: Game) -> Object | None:
    """The object that says that damage can't be prevented, None when nothing does (615.12)."""
    return next((o for o, _ in statics(game, DamageCantBePrevented)), None)


def hand_is_revealed(game: Game, player: str) -> Object | None:
    """The object that keeps a player's hand revealed, None when nothing does."""
    return next((o for o, _ in statics(game, HandRevealed) if o.controller != player), None)


def cant_be_countered(game: Game, spell: Spell) -> str | None:
    """The rule that keeps a spell from being countered: what it says itself (113.6g), or mana that was
    spent on it (106.6); None when nothing does."""
    if any(statics_of(game, spell, CantBeCountered)):
        return "113.6g"
    return "106.6" if CANT_BE_COUNTERED in restrictions_on(game, spell) else None


def damage_of_it_cant_be_prevented(game: Game, source: Object) -> bool:
    """True when the object that deals damage says that this damage can't be prevented (615.12)."""
    return isinstance(source, Spell) and any(statics_of(game, source, ItsDamageCantBePrevented))


def enters_tapped_because_of(game: Game, object_: Object, controller: str) -> Object | None:
    """The permanent that makes an object enter tapped, None when nothing does (614.1d)."""
    there = replace(object_, zone="battlefield", controller=controller)
    return next((o for o, s in statics(game, EnterTapped) if fits(game, s.objects, there, o.controller)), None)
