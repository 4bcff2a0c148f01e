"""State-based actions (704): checked whenever a player would receive priority (117.5, 704.3)."""

from collections.abc import Callable, Iterable, Iterator
from typing import Any

from ..actions import destroy, exile, gain_life, lose_life, to_graveyard
from ..book import N_, replace
from ..cards import StaticLine
from ..game import Game, Object, characteristics, event, has_keyword, is_creature, losing_instead
from . import counters, legends
from .at_once import Do, to
from .attachments import loose_auras, loose_equipment
from .leaving_game import ended, leave

#: So many poison counters make a player lose the game (704.5c).
POISONED = 10


def perform(now: Any) -> Any:
    """Perform all state-based actions, again and again, until none applies (704.3); what players choose is asked.

    now: a walking state whose ``choices`` answer.
    """
    while True:
        before = now.game
        now, acts = legends.chosen(now)
        found = [*_found(before), *acts]
        now = replace(now, game=_checked(now.game))
        if not found:
            return now
        now = replace(now, game=_done(now.game, found))


def check(game: Game) -> Game:
    """Perform all state-based actions in which nobody chooses anything, again and again, until none applies (704.3)."""
    while True:
        found = list(_found(game))
        game = _checked(game)
        if not found:
            return game
        game = _done(game, found)


def _checked(game: Game) -> Game:
    """What sources with deathtouch did counts for one check only (704.5h)."""
    return game.with_objects(replace(o, deadly=False) for o in game.battlefield if o.deadly)


def _done(game: Game, found: list[Do]) -> Game:
    """The game after everything that one check found."""
    if len(found) > 1:
        game = game.note(event("one event", "704.3", N_("{count} state-based actions are performed as a single event."),
                               count=len(found)))
    before = game
    for do in found:
        game = do(game)
    return ended(before, game)


def _found(game: Game) -> Iterator[Do]:
    for find in (_players_who_lose, _creatures_that_die, counters.worn_out, loose_auras, loose_equipment, counters.cancelled,
                 _stray_tokens):
        yield from find(game)


def _players_who_lose(game: Game) -> Iterator[Do]:
    for player in game.players:
        if player.lost:
            continue
        if player.life <= 0:
            yield _loses(player.name, "704.5a", N_("{player} has {life} life and loses the game."))
        elif player.poison >= POISONED:
            yield _loses(player.name, "704.5c", N_("{player} has ten or more poison counters and loses the game."))
        elif player.drew_from_empty:
            yield _loses(player.name, "704.5b", N_("{player} tried to draw from an empty library and loses the game."))


def _loses(name: str, rule: str, template: str) -> Do:
    def lose(game: Game) -> Game:
        player = game.player(name)
        if found := losing_instead(game, name):
            return _goes_on(game, name, *found)
        game = game.with_player(replace(player, lost=True))
        return leave(game.note(event("lose", rule, template, player=name, life=player.life)), name)

    return lose


def _goes_on(game: Game, name: str, source: Object, life: int) -> Game:
    """A permanent is exiled instead, and the life total becomes a number: life is gained or lost (614.1a, 119.5)."""
    game = game.note(event("replaced", "614.1a", N_("{player} does not lose the game; {source} is exiled instead."), player=name,
                           source=source))
    game = exile(game, source)
    player = game.player(name)
    game = game.with_player(replace(player, drew_from_empty=False))
    if player.life < life:
        return gain_life(game, name, life - player.life, "119.5")
    return lose_life(game, name, player.life - life, "119.5")


def _creatures_that_die(game: Game) -> Iterator[Do]:
    for creature in filter(is_creature, _changed(game)):
        toughness = characteristics(game, creature).toughness
        if toughness <= 0:
            yield _dies(creature, "704.5f", to_graveyard)
        elif creature.damage >= toughness and not has_keyword(game, creature, "indestructible"):  # 702.12b: it ignores this
            yield _dies(creature, "704.5g", destroy)
        elif creature.deadly and not has_keyword(game, creature, "indestructible"):
            yield _dies(creature, "704.5h", destroy)


def _changed(game: Game) -> Iterable[Object]:
    """Permanents that are not just as printed; the others have not been hurt, and need no look at their size."""
    if game.effects or game.permanents_with(StaticLine):
        return game.battlefield
    return [o for o in game.battlefield if o.damage or o.counters or o.card.toughness == 0]


def _dies(creature: Object, rule: str, act: Callable[[Game, Object, str], Game]) -> Do:
    return to(creature, lambda game, now: act(game, now, rule))


def _stray_tokens(game: Game) -> Iterator[Do]:
    if not any(o.token or o.copy for o in (*game.gone, *game.exile)):
        return  # no token or copy is anywhere else, so there is no need to look through whole libraries
    for object_ in game.objects():
        if object_.token and object_.zone not in ("battlefield", "stack"):
            yield _ceases(object_, "704.5d", N_("{object} is a token and ceases to exist."))
        elif object_.copy and object_.zone != "stack":
            yield _ceases(object_, "704.5e", N_("{object} is a copy of a spell that is not on the stack, and ceases to "
                                                "exist."))


def _ceases(object_: Object, rule: str, template: str) -> Do:
    """A token or copy that is where it can't stay (111.7, 707.10a)."""
    if rule == "704.5e":
        what = ("copy", "707.10a", N_("Only on the stack is there such a thing as a copy of a spell or card, and {object} has left "
                                      "it: {zone}."))
    else:
        what = ("token", "111.7", N_("{object} is a token that has left the battlefield: {zone}."))
    return to(object_, lambda game, now: game.without(now).note(event(*what, object=now, zone=now.zone),
                                                                event("ceases", rule, template, object=now)))
