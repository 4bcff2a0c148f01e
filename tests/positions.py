"""Random positions and announcements for the laws, and a short way to write one position."""

from hypothesis import strategies as st

from mtgrules.cards import library
from mtgrules.casting import Announcement
from mtgrules.game import Game, Object, Player

HOSTS = ("Reach Through Mists", "Kodama's Might", "Lava Spike", "Ethereal Haze", "Lightning Bolt", "Glacial Ray",
         "Consuming Vortex", "Desperate Ritual", "Terashi's Cry", "Toils of Night and Day", "Evermind", "Divination")
SPLICERS = tuple(name for name, card in library().items() if card.splice)
CREATURES = ("Grizzly Bears", "Silver Knight", "Yavimaya Barbarian", "Slippery Bogle", "Silvercoat Lion",
             "Merfolk of the Pearl Trident")
FIXTURES = ("Thalia, Guardian of Thraben", "Trinisphere", "Goblin Electromancer", "Leyline of Sanctity",
            "Leyline of Punishment")
LANDS = ("Plains", "Island", "Swamp", "Mountain", "Forest")


def position(**players: dict[str, list[str]]) -> Game:
    """A game from card names: ``position(A={"hand": ["Lava Spike"]}, N={"battlefield": [...]})``."""
    game = Game(tuple(Player(name) for name in players))
    for name, zones in players.items():
        for zone, cards in zones.items():
            for card in cards:
                game, _ = game.added(Object(0, library()[card], name, name, zone), bottom=True)
    return game


def id_of(game: Game, name: str, number: int = 0) -> int:
    """The id of the number-th object of that name."""
    return game.named(name)[number].id


@st.composite
def positions(draw, lands: int = 3, splicers: int = 3, others: int = 3) -> Game:
    """A position in which A could cast something and splice something onto it.

    lands: at most so many of each; splicers: cards with splice in hand; others: other permanents each.
    """
    some = lambda names, most: st.lists(st.sampled_from(names), max_size=most)  # noqa: E731
    mine = [land for land in LANDS for _ in range(draw(st.integers(0, lands)))]
    return position(
        A={"hand": [draw(st.sampled_from(HOSTS)), *draw(some(SPLICERS, splicers))],
           "battlefield": mine + draw(some(CREATURES + FIXTURES, others)),
           "graveyard": draw(some(HOSTS, 5)), "library": ["Island"] * draw(st.integers(0, 3))},
        N={"battlefield": draw(some(CREATURES + FIXTURES, others)), "library": ["Island"] * draw(st.integers(0, 5))})


@st.composite
def casts(draw) -> tuple[Game, Announcement]:
    """A position and an announcement for it that may well be nonsense."""
    game = draw(positions())
    hand = [o.id for o in game.player("A").hand]
    things = ["A", "N", *[o.id for o in game.objects()]]
    splices = tuple(draw(st.lists(st.sampled_from(hand), max_size=3)))
    targets = tuple(tuple(draw(st.lists(st.sampled_from(things), min_size=0, max_size=2)))
                    for _ in range(draw(st.integers(0, 4))))
    return game, Announcement(hand[0], splices=splices, targets=targets)


@st.composite
def legal_casts(draw) -> tuple[Game, Announcement]:
    """A position and an announcement made only of accepted answers (the cast may still fail to be paid)."""
    from mtgrules.casting import cast
    from mtgrules.walk import answered

    game = draw(positions())
    announcement = Announcement(game.player("A").hand[0].id)
    trace = cast(game, announcement)
    while trace.unfinished:
        answers = []
        for answer in trace.question.answers():
            answers.append(answer)
            if len(answers) == 40:
                break
        if not answers:
            break
        announcement = answered(announcement, trace.question, draw(st.sampled_from(answers)))
        trace = cast(game, announcement)
    return game, announcement
