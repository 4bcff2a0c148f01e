"""How long one cast takes: a bolt with all steps and events, two passes, its resolution.

Boards as in the project's goals: two players, six lands each, 60-card decks; then the same with 60
permanents.  Medians of several rounds in one run.
"""

import statistics
import timeit
from functools import partial

from mtgrules.cards import library, mana
from mtgrules.casting import Announcement, cast
from mtgrules.casting.payment import TYPES, Unit, match
from mtgrules.game import Game, Object, Player
from mtgrules.turn import after_resolution, pass_all, receive_priority

ROUNDS, CASTS = 7, 200


def board(permanents: int = 0) -> tuple[Game, Announcement]:
    """The position and the announced bolt; ``permanents`` more creatures for each player."""
    game, cards = Game((Player("A"), Player("N"))), library()
    for player, land in (("A", "Mountain"), ("N", "Island")):
        for name, zone, count in ((land, "battlefield", 6), ("Grizzly Bears", "battlefield", permanents // 2),
                                  ("Mountain", "library", 53)):
            for _ in range(count):
                game, _ = game.added(Object(0, cards[name], player, player, zone), bottom=True)
    game, bolt = game.added(Object(0, cards["Lightning Bolt"], "A", "A", "hand"))
    return game, Announcement(bolt.id, splices=(), targets=(("N",),))


def whole(game: Game, announcement: Announcement) -> Game:
    """The bolt cast and resolved."""
    trace = cast(game, announcement)
    return after_resolution(pass_all(receive_priority(trace.now.game, "A")))


def median(function, number: int = CASTS) -> float:
    """Median microseconds of one call."""
    return statistics.median(timeit.repeat(function, number=number, repeat=ROUNDS)) / number * 1e6


def main() -> None:
    """Print the medians."""
    for name, permanents in (("six lands each", 0), ("with 60 permanents", 60)):
        game, said = board(permanents)
        assert whole(game, said).player("N").life == 17
        print(f"{name:<20} cast {median(partial(cast, game, said)):7.1f} us   "
              f"cast, passes, resolution {median(partial(whole, game, said)):7.1f} us")
    units = [Unit(frozenset("WU")), Unit(frozenset("UB")), Unit(TYPES)] * 7
    cost = mana("{7}{W}{W}{U}{U}{B}{B}{R}{R}{G}{G}{W}{U}{B}{R}")
    print(f"payability, 21 units {median(lambda: match(cost, units)):7.1f} us")


if __name__ == "__main__":
    main()
