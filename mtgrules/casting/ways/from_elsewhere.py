"""Permanents that let a player cast spells and play lands from elsewhere than a hand (601.3, 305.1).

What each allows is one way to cast the card; the cost is the mana cost, and other costs count as ever.
"""

from collections.abc import Iterator

from ...book import N_, replace
from ...cards import PERMANENT_TYPES, OneOfEachType, PlayExiled, PlayExiledWith, PlayFromTop, TopRevealed
from ...game import Event, Game, Object, counters, event, fits, spells_cast_this_turn, statics


def from_top(game: Game, card: Object, by: str) -> bool:
    """True for the top card of a library that its owner may play cards from."""
    on_top = card.zone == "library" and card.owner == by and game.player(by).library[:1] == (card,)
    return on_top and any(source.controller == by for source, _ in statics(game, PlayFromTop))


def told(game: Game, card: Object, by: str) -> Iterator[Event]:
    """That everybody knows a card that is cast from the top of a library, where it is revealed there (701.20a)."""
    if card.zone == "library":
        yield from (event("top revealed", "701.20a", N_("{by} plays with the top card revealed ({source}), so everybody sees "
                          "{card}."), by=by, source=source, card=card)
                    for source, _ in statics(game, TopRevealed) if source.controller == by)


def names(game: Game, card: Object, by: str) -> Iterator[tuple[str, str]]:
    """What allows a player to cast a card from a graveyard or from exile: how that way is announced, and its source."""
    for source, ability in statics(game, PlayExiled):
        if source.controller == by and _exiled_by(game, card, by, ability) and _of_quality(game, card, ability, by):
            yield source.card.name, source.label
    yield from ((said.named, emblem.label) for emblem, said in _emblems(game, by) if _exiled_with(game, card, by, said))
    for source, type_ in _each_type(game, card, by):
        yield f"{source.card.name} ({type_})", source.label


def may_play(game: Game, card: Object, by: str) -> bool:
    """True for a land that a player may play from where it is, as far as that goes (305.1)."""
    exiled = any(source.controller == by and _exiled_by(game, card, by, ability) for source, ability in statics(game, PlayExiled))
    exiled = exiled or any(_exiled_with(game, card, by, said) for _, said in _emblems(game, by))
    return exiled or from_top(game, card, by) or any(True for _ in _graveyards(game, card, by))


def any_color(game: Game, by: str, way: str) -> bool:
    """True when mana counts as mana of any color for a spell that is cast in this way (609.4b)."""
    allowing = (source.card.name for source, _ in statics(game, PlayExiled) if source.controller == by)
    return way in (*allowing, *(said.named for _, said in _emblems(game, by)))


def _emblems(game: Game, by: str) -> Iterator[tuple[Object, PlayExiledWith]]:
    """What a player's emblems say about cards that something has exiled (114.4)."""
    return ((emblem, said) for emblem in game.emblems if emblem.controller == by for said in emblem.card.statics
            if isinstance(said, PlayExiledWith))


def _exiled_with(game: Game, card: Object, by: str, said: PlayExiledWith) -> bool:
    """True for a card that an object of that name has exiled, under the player's control."""
    source = game.last_known(card.exiled_with) if card.zone == "exile" and card.exiled_with is not None else None
    return source is not None and source.controller == by and said.named in source.card.names


def _exiled_by(game: Game, card: Object, by: str, ability: PlayExiled) -> bool:
    """True for a card with such a counter that something under the player's control has exiled."""
    source = game.last_known(card.exiled_with) if card.zone == "exile" and card.exiled_with is not None else None
    return source is not None and source.controller == by and counters(card, ability.counter) > 0


def _of_quality(game: Game, card: Object, ability: PlayExiled, by: str) -> bool:
    return fits(game, replace(ability.spells, zone=card.zone), card, by)


def _graveyards(game: Game, card: Object, by: str) -> Iterator[Object]:
    """What lets a player play cards from their graveyard in their own turn."""
    if card.zone == "graveyard" and card.owner == by and game.turn == by:
        yield from (source for source, _ in statics(game, OneOfEachType) if source.controller == by)


def _each_type(game: Game, card: Object, by: str) -> Iterator[tuple[Object, str]]:
    """Each permanent type that a card could be cast for, where no other has been cast for it this turn."""
    used = {spell.choices.method for spell in spells_cast_this_turn(game, by)}
    for source in _graveyards(game, card, by):
        yield from ((source, type_) for type_ in PERMANENT_TYPES if type_ in card.card.types
                    and f"{source.card.name} ({type_})" not in used)
