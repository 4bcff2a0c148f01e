"""The whole table at one moment: the stack, and each player with life, mana and zones."""

from collections.abc import Iterator

from ..book import N_
from ..game import Game, Object, Player
from .changes import counted, states
from .picture import Picture, picture
from .sketch import Box, Row, Sketch, say


def table(game: Game) -> Picture:
    """A game as a picture: a node for the stack and one for each player."""
    title = say(N_("The game: {step} of {player}; {priority} has priority"), step=game.step, player=game.turn,
                priority=game.priority)
    return picture(Sketch(title, (_stack(game), *(_player(game, player) for player in game.players)), wide=True))


def _stack(game: Game) -> Row:
    lines = tuple(f"{number}. {', '.join((spell.label, *states(game, spell)))} ({spell.controller})"
                  for number, spell in enumerate(game.stack, 1))
    return Row(Box("stack", say(N_("stack, the top first")), "heading", lines=lines or (say(N_("empty")),)), arrow="")


def _player(game: Game, player: Player) -> Row:
    lost = say(N_(" (has lost the game)")) if player.lost else ""
    head = say(N_("player {name}: {life} life{lost}"), name=player.name, life=player.life, lost=lost)
    return Row(Box(f"player-{player.name}", head, lines=tuple(_zones(game, player))), arrow="")


def _zones(game: Game, player: Player) -> Iterator[str]:
    if player.poison:
        yield say(N_("poison counters: {n}"), n=player.poison)
    if emblems := sum(o.controller == player.name for o in game.emblems):
        yield say(N_("emblems: {n}"), n=emblems)
    if player.mana:
        yield say(N_("mana: {pool}"), pool="".join("{%s}" % one.type for one in player.mana))
    zones = (
        (N_("battlefield: {cards}"), tuple(o for o in game.battlefield if o.controller == player.name)),
        (N_("hand: {cards}"), player.hand),
        (N_("graveyard, the top first: {cards}"), player.graveyard),
        (N_("exile: {cards}"), tuple(o for o in game.exile if o.owner == player.name)),
    )
    for template, objects in zones:
        if objects:
            yield say(template, cards=", ".join(counted(_shown(game, one) for one in objects)))
    yield say(N_("library: {n} cards"), n=len(player.library))


def _shown(game: Game, object_: Object) -> str:
    words = states(game, object_)
    return object_.label + (f" ({', '.join(words)})" if words else "")


