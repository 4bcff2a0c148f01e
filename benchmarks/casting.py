"""How long one cast takes: a bolt with all steps and events, two passes, its resolution; paying; branching.

Boards as in the project's goals: two players, six lands each, 60-card decks; then the same with 60 permanents.
What is timed is processor time, all cases in turn, round after round: machines are noisy, so read the ratios.
Other engines stand beside it in an environment that has them (``pip install phase-python python-mtg``).
"""

import gc
import random
import statistics
import tracemalloc
from collections.abc import Callable
from functools import partial
from time import process_time

from peers import PEERS

from mtgrules.book import replace
from mtgrules.cards import library, mana
from mtgrules.casting import Announcement, cast
from mtgrules.casting.mana.payment import TYPES, Unit, distinct, match
from mtgrules.game import Game, Object, Player
from mtgrules.turn import after_resolution, pass_all, receive_priority

ROUNDS, CALLS = 15, 40
GOALS = {"whole": 60, "whole, 60 permanents": 300, "payability, mean": 20, "payability, worst": 1000, "a new state": 1}


def board(permanents: int = 0) -> tuple[Game, Announcement]:
    """The position and the announced bolt; ``permanents`` more creatures, half of them for each player."""
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


def several(function: Callable[[], object], calls: int = CALLS) -> Callable[[], float]:
    """Times some calls of a function; microseconds of one."""
    def timed() -> float:
        start = process_time()
        for _ in range(calls):
            function()
        return (process_time() - start) / calls * 1e6

    return timed


def instances(count: int = 200) -> list[tuple]:
    """Costs of 14 symbols and 7 generic mana, and 21 units that are just enough or just too little."""
    rng, found = random.Random(1), []
    for _ in range(count):
        pips = [rng.choice("WUBRG") for _ in range(14)]
        units = [Unit(frozenset(rng.sample("WUBRG", rng.choice((1, 1, 2, 3))) + [pip] * (rng.random() < 0.6))) for pip in pips]
        units += [Unit(TYPES if rng.random() < 0.2 else frozenset(rng.choice("WUBRGC"))) for _ in range(7)]
        found.append((mana("{7}" + "".join("{%s}" % pip for pip in pips)), units))
    return found


def pay_all(costs: list[tuple]) -> None:
    """Every instance, once."""
    for cost, units in costs:
        match(cost, units)


def new_state(game: Game) -> Game:
    """A game that shares everything with another one but a life total."""
    player = game.players[1]
    return game.with_player(replace(player, life=player.life - 1))


def bytes_of(make: Callable[[], object], count: int = 2000) -> float:
    """New memory for each of many states that are kept."""
    kept = [None] * count
    tracemalloc.start()
    for number in range(count):
        kept[number] = make()
    size = tracemalloc.get_traced_memory()[0] / count
    tracemalloc.stop()
    return size


def cases() -> dict[str, Callable[[], float]]:
    """What is timed, by name."""
    (game, said), (crowded, its) = board(), board(60)
    assert whole(game, said).player("N").life == whole(crowded, its).player("N").life == 17
    costs = instances()
    paying = several(partial(pay_all, costs), 1)
    own = {"cast": several(partial(cast, game, said)), "whole": several(partial(whole, game, said)),
           "cast, 60 permanents": several(partial(cast, crowded, its)),
           "whole, 60 permanents": several(partial(whole, crowded, its)),
           "payability, mean": lambda: paying() / len(costs),
           "payability, worst": lambda: max(min(several(partial(match, *one), 1)() for _ in range(3)) for one in costs),
           "a new state": several(partial(new_state, game), 1000)}
    return own | {name: timed for name, prepare in PEERS.items() if (timed := prepare()) is not None}


def main() -> None:
    """Print medians, goals and ratios."""
    timed = cases()
    gc.freeze()  # what was prepared, the other engines' tables above all, is not looked through while our calls are timed
    times = {name: [] for name in timed}
    for _ in range(ROUNDS):
        for name, one in timed.items():
            times[name].append(one())
    medians = {name: statistics.median(all_) for name, all_ in times.items()}
    print(f"{'us':<24}{'median':>10}{'goal':>8}{'x whole':>10}")
    for name, median in medians.items():
        print(f"{name:<24}{median:>10.1f}{GOALS.get(name, ''):>8}{median / medians['whole']:>10.2f}")
    cost, pool = mana("{3}{R}{R}{R}{R}{R}{R}{R}"), [(frozenset(letter), n) for letter, n in zip("RUGC", (10, 4, 3, 3), strict=True)]
    ways = len(list(distinct(cost, pool)))
    spent = statistics.median(several(lambda: list(distinct(cost, pool)))() for _ in range(ROUNDS))
    print(f"distinct payments: {ways} of {cost}, {ways / spent * 1e6:,.0f} a second (goal 50,000)")
    game = board()[0]
    print(f"a new state: {bytes_of(partial(new_state, game)):,.0f} bytes (goal 2,048)")


if __name__ == "__main__":
    main()
