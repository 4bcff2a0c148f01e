"""Moving cards and permanents between zones, and making tokens (400.7, 701).

A zone change makes a new object.  A token goes where it is sent and ceases to exist
there the next time state-based actions are checked (111.7, 704.5d).
"""

from ..book import N_
from ..cards import Card, KeywordLine, Token
from ..game import Game, Object, Spell, event, has_keyword


def _move(game: Game, object_: Object, zone: str, kind: str, rule: str, template: str, **how) -> tuple[Game, Object]:
    if zone != "exile" and isinstance(object_, Spell) and object_.choices.method == "flashback":
        return _move(game, object_, "exile", "exile", "702.34a",
                     N_("{object} was cast with flashback, so it is exiled as it leaves the stack."))
    game, new = game.moved(object_, zone, **how)
    return game.note(event(kind, rule, template, object=object_, owner=object_.owner, zone=zone, new=new)), new


def to_graveyard(game: Game, object_: Object, rule: str = "400.7") -> Game:
    """Put an object into its owner's graveyard."""
    return _move(game, object_, "graveyard", "to graveyard", rule,
                 N_("{object} is put into the graveyard of {owner}."))[0]


def destroy(game: Game, object_: Object, rule: str = "701.8a") -> Game:
    """Destroy a permanent: to its owner's graveyard, unless it is indestructible (701.8, 702.12b)."""
    if has_keyword(game, object_, "indestructible"):
        return game.note(event("not destroyed", "702.12b", N_("{object} is not destroyed: it has indestructible."),
                               object=object_))
    return _move(game, object_, "graveyard", "destroy", rule,
                 N_("{object} is destroyed and goes to the graveyard of {owner}."))[0]


def sacrifice(game: Game, object_: Object, rule: str = "701.21a") -> Game:
    """A permanent's controller puts it into its owner's graveyard (701.21a)."""
    return _move(game, object_, "graveyard", "sacrifice", rule,
                 N_("{object} is sacrificed (graveyard of {owner})."))[0]


def discard(game: Game, card: Object, rule: str = "701.9a") -> Game:
    """A card goes from a hand to the graveyard (701.9a)."""
    return _move(game, card, "graveyard", "discard", rule, N_("{owner} discards {object}."))[0]


def exile(game: Game, object_: Object, rule: str = "701.13a") -> Game:
    """Put an object into exile (701.13a)."""
    return _move(game, object_, "exile", "exile", rule, N_("{object} is exiled."))[0]


def return_to_hand(game: Game, object_: Object, rule: str = "400.7") -> Game:
    """Put an object into its owner's hand."""
    return _move(game, object_, "hand", "return to hand", rule, N_("{object} returns to the hand of {owner}."))[0]


def put_into_hand(game: Game, card: Object, rule: str = "400.7") -> Game:
    """Put a card into its owner's hand without drawing it (121.5)."""
    return _move(game, card, "hand", "to hand", rule, N_("{object} is put into the hand of {owner}."))[0]


def put_onto_battlefield(game: Game, object_: Object, controller: str, *, tapped: bool = False,
                         rule: str = "400.7") -> tuple[Game, Object]:
    """Put an object onto the battlefield; returns the new permanent too (110.1)."""
    template = N_("{object} enters the battlefield tapped.") if tapped else N_("{object} enters the battlefield.")
    return _move(game, object_, "battlefield", "enter", rule, template, controller=controller, tapped=tapped)


def create_token(game: Game, player: str, token: Token, count: int = 1) -> Game:
    """Put tokens onto the battlefield under a player's control (701.7a, 111.2)."""
    card = token_card(token)
    for _ in range(count):
        game, made = game.added(Object(0, card, player, player, "battlefield", sick=True))
        game = game.note(event("create", "701.7a", N_("{player} creates a {pt} {token}."), player=player,
                               pt=f"{token.power}/{token.toughness}", token=made, new=made))
    return game


def token_card(token: Token) -> Card:
    """What stands for the card of a token: its name is its subtypes and "Token" (111.4)."""
    types = " ".join(t.capitalize() for t in token.types)
    return Card(name=" ".join(token.subtypes + ("Token",)), type_line=f"{types} — {' '.join(token.subtypes)}",
                color_indicator=token.colors, power=token.power, toughness=token.toughness,
                lines=_keyword_lines(token), token=True)


def _keyword_lines(token: Token) -> tuple:
    return (KeywordLine(token.keywords),) if token.keywords else ()
