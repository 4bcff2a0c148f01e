"""What static abilities replace, or say that can't happen: asked by the actions that it happens in (614).

Nothing here changes a game.
"""

from collections.abc import Iterator

from ..book import replace
from ..cards import (
    CantEnter,
    CantSearch,
    CountersDoubled,
    DrawsOneMore,
    EnterAsCopies,
    ExiledForLife,
    ExiledInstead,
    LosesInstead,
    MillDoubled,
    OneCounterMore,
    TokensDoubled,
)
from .amounts import holds
from .keywords import effects_on, restrictions_on
from .objects import Object, Spell
from .quality import fits
from .state import Game
from .statics import EXILED_AFTER, statics


def doubling_tokens(game: Game, player: str) -> Iterator[Object]:
    """What doubles the tokens that an effect would create under a player's control (614.16)."""
    return (source for source, _ in statics(game, TokensDoubled) if source.controller == player)


def doubling_counters(game: Game, object_: Object) -> Iterator[Object]:
    """What doubles the counters that an effect would put on a permanent (614.16)."""
    here = object_.zone == "battlefield"
    return (source for source, _ in statics(game, CountersDoubled) if here and source.controller == object_.controller)


def adding_one_counter(game: Game, object_: Object, kind: str) -> Iterator[Object]:
    """What puts one more counter of a kind on a permanent that would have some put on it (614.1a)."""
    return (source for source, ability in statics(game, OneCounterMore)
            if ability.kind == kind and fits(game, ability.objects, object_, source.controller))


def doubling_mill(game: Game, player: str) -> Iterator[Object]:
    """What doubles the cards that a player would mill (614.1a)."""
    return (source for source, _ in statics(game, MillDoubled) if source.controller != player)


def exiling_instead(game: Game, object_: Object) -> Object | str | None:
    """What exiles an object that would be put into a graveyard, None when nothing does (614.1a)."""
    if any(isinstance(ability, ExiledInstead) and ability.this is not None for ability in object_.card.statics):
        return object_
    if EXILED_AFTER in restrictions_on(game, object_):
        return next(e.source for e in effects_on(game, object_) if EXILED_AFTER in e.restrictions)
    if object_.copy:
        return None  # a copy of a spell is neither card nor token
    return next((source for source, ability in statics(game, ExiledInstead) if ability.this is None), None)


def exiling_for_life(game: Game, player: str, amount: int) -> Object | None:
    """What lets a player exile cards from their library where they would pay life; None when nothing does, or when
    there are not enough (614.1a)."""
    if amount <= 0 or len(game.player(player).library) < amount:
        return None
    return next((source for source, _ in statics(game, ExiledForLife) if source.controller == player), None)


def keeping_out(game: Game, object_: Object, controller: str) -> Object | None:
    """What says that an object, as it would be on the battlefield, can't enter it; None when nothing does (614.17d)."""
    there = replace(object_, zone="battlefield", controller=controller)
    return next((source for source, ability in statics(game, CantEnter)
                 if fits(game, ability.objects, there, source.controller)), None)


def losing_instead(game: Game, player: str) -> tuple[Object, int] | None:
    """What is exiled where a player would lose the game, and what their life total becomes; None when nothing is."""
    return next(((source, ability.life) for source, ability in statics(game, LosesInstead) if source.controller == player), None)


#: What an effect of this turn says about objects that were not cast.
EXILED_UNCAST = "exiled instead of entering"


def exiling_uncast(game: Game, object_: Object, controller: str) -> str | None:
    """What exiles an object that would enter without having been cast; None when nothing does (614.1a)."""
    if isinstance(object_, Spell) and not object_.copy:
        return None
    there = replace(object_, zone="battlefield", controller=controller)
    return next((e.source for e in game.effects if EXILED_UNCAST in e.restrictions and e.whatever is not None
                 and fits(game, e.whatever, there, controller)), None)


def copying_as_it_enters(game: Game, object_: Object, controller: str) -> Object | None:
    """What an object enters as a copy of, because a permanent says so; None when nothing does (614.1c, 707.5)."""
    there = replace(object_, zone="battlefield", controller=controller)
    return next((source for source, ability in statics(game, EnterAsCopies)
                 if source.controller == controller and fits(game, ability.objects, there, controller)), None)


def keeping_from_searching(game: Game, player: str, because_of: str) -> Object | None:
    """What keeps a player from searching their library because of a spell or ability they control (101.2)."""
    return next((source for source, _ in statics(game, CantSearch) if player == because_of != source.controller), None)


def drawing_one_more(game: Game, player: str) -> Iterator[Object]:
    """What makes a player who would draw cards draw one more (614.1a)."""
    return (source for source, ability in statics(game, DrawsOneMore)
            if source.controller == player and holds(game, ability.condition, player, source))
