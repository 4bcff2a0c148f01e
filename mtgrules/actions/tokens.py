"""Making tokens: new ones, copies, and those that incubating makes (111, 701.7, 701.53)."""

from ..book import N_, replace
from ..cards import Card, EntersTapped, KeywordLine, Token, predefined
from ..cards.english.number import article
from ..game import (
    Game,
    Object,
    as_copy,
    copying_as_it_enters,
    doubling_tokens,
    enters_tapped_because_of,
    event,
    exiling_uncast,
    with_face,
)
from .counters import put_counters
from .moving import says, tapped_by, with_counters


def create_token(game: Game, player: str, token: Token, count: int = 1) -> Game:
    """Put tokens onto the battlefield under a player's control (701.7a, 111.2)."""
    return create_tokens(game, player, token_card(token), count)


def create_tokens(game: Game, player: str, card: Card, count: int = 1, *, face: int = 0,
                  counters: int = 0) -> Game:
    """Put tokens that a card stands for onto the battlefield (111.2); the tokens of a copy are the card (707.2).

    face: which face of the token is up.  counters: +1/+1 counters that it enters with.
    """
    for source in doubling_tokens(game, player):
        count *= 2
        game = game.note(event("doubled", "614.16", N_("Twice as many tokens are created ({source}): {count}."), source=source,
                               count=count))
    for _ in range(count):
        game, made = _created(game, with_face(Object(0, card, player, player, "battlefield", sick=True), face))
        if counters and game.get(made.id).zone == "battlefield":
            game = put_counters(game, game.get(made.id), "+1/+1", counters, "614.1c")
    return game


def _created(game: Game, token: Object) -> tuple[Game, Object]:
    like = copying_as_it_enters(game, token, token.controller)
    token = token if like is None else as_copy(token, like.copiable)
    source = exiling_uncast(game, token, token.controller)
    if source is not None:
        game, made = game.added(replace(token, zone="exile", sick=False))
        return game.note(event("replaced", "614.1a", N_("{token} was not cast, so it is exiled instead of entering ({source})."),
                               token=made, source=source)), made
    others = enters_tapped_because_of(game, token, token.controller)
    game, made = game.added(replace(token, tapped=others is not None or says(token.card.statics, EntersTapped)))
    size = f"{made.card.power}/{made.card.toughness} " if made.card.power is not None else ""
    game = game.note(event("create", "701.7a", N_("{player} creates {a} {size}{token}."), player=made.controller,
                           a=article(size + made.label), size=size, token=made, new=made))
    game = game.note(*([tapped_by(others, made)] if others is not None else []))
    return with_counters(game, made)


def create_copies(game: Game, player: str, original: Object, count: int = 1) -> Game:
    """Put tokens that are copies of an object onto the battlefield (707.2); of a double-faced one the tokens have
    both faces, and the same face up (707.8a)."""
    whole = original.represented_by
    game = game.note(event("copy", "707.2", N_("The tokens are copies of {object}: what is printed on it."), object=original))
    if original.copying or original.also is not None or not whole.faces:
        return create_tokens(game, player, as_token(original.copiable), count)
    game = game.note(event("two faces", "707.8a", N_("The tokens have both faces of {object}, and the same face up."),
                           object=original))
    return create_tokens(game, player, as_token(whole), count, face=original.face)


def incubate(game: Game, player: str, counters: int) -> Game:
    """A player creates an Incubator token that enters with so many +1/+1 counters on it (701.53a)."""
    game = game.note(event("incubate", "701.53a", N_("{player} incubates {count}."), player=player, count=counters),
                     event("double-faced token", "111.10i", N_("An Incubator token is double-faced: it may transform into an "
                           "artifact creature.")))
    return create_tokens(game, player, predefined("Incubator"), counters=counters)


def as_token(card: Card) -> Card:
    """The card of a token that has these characteristics, on each of its faces."""
    return replace(card, token=True, faces=tuple(as_token(face) for face in card.faces))


def token_card(token: Token) -> Card:
    """What stands for the card of a token: its name is its subtypes and "Token" (111.4)."""
    types = " ".join(t.capitalize() for t in token.types)
    return Card(name=" ".join(token.subtypes + ("Token",)), type_line=f"{types} — {' '.join(token.subtypes)}",
                color_indicator=token.colors, power=token.power, toughness=token.toughness,
                lines=_keyword_lines(token), token=True)


def _keyword_lines(token: Token) -> tuple:
    ability = () if token.ability is None else (token.ability,)
    return (KeywordLine(token.keywords), *ability) if token.keywords else ability
