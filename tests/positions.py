"""Random positions and announcements for the laws, and a short way to write one position."""

from itertools import islice

from hypothesis import strategies as st

from mtgrules.book import replace
from mtgrules.cards import Card, SpellLine, SpliceLine, library
from mtgrules.casting import Announcement, cast
from mtgrules.game import FloatingMana, Game, Object, Player
from mtgrules.walk import answered

#: Whatever is no token: any of it is cast, lies on the battlefield, in graveyards and libraries.
CARDS = tuple(name for name, card in library().items() if not card.token)
SPLICERS = tuple(name for name, card in library().items() if card.splice)
#: What splice may be used on comes up as often as all the other spells.
HOSTS = tuple(name for name in CARDS if "Arcane" in library()[name].subtypes)
SPELLS = tuple(name for name in CARDS if "land" not in library()[name].types)
PERMANENTS = tuple(name for name in CARDS if library()[name].is_permanent_card and "land" not in library()[name].types)
CREATURES = ("Grizzly Bears", "Silver Knight", "Yavimaya Barbarian", "Slippery Bogle", "Silvercoat Lion",
             "Merfolk of the Pearl Trident")
FIXTURES = ("Thalia, Guardian of Thraben", "Trinisphere", "Goblin Electromancer", "Leyline of Sanctity",
            "Leyline of Punishment")


def _plain(card: Card) -> bool:
    """True for a card whose cast asks for splices and targets alone, one thing for each "target"."""
    lines = all(isinstance(line, SpellLine | SpliceLine) for line in card.lines) and not card.faces and not card.is_permanent_card
    symbols = card.cost is None or all(s in "WUBRGC" or s.isdigit() for s in card.cost.symbols)
    return lines and symbols and all(t.count == 1 and not t.up_to and not t.any_number for ts in card.targets for t in ts)


#: For what compares with trying everything.
PLAIN = tuple(name for name in CARDS if _plain(library()[name]))
PLAIN_SPLICERS = tuple(name for name in PLAIN if library()[name].splice)
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


def _some(names, most: int):
    return st.lists(st.sampled_from(names), max_size=most)


@st.composite
def plain_positions(draw, lands: int = 3, splicers: int = 3, others: int = 3) -> Game:
    """A position of few plain cards in which A could cast something and splice something onto it.

    lands: at most so many of each; splicers: cards with splice in hand; others: other permanents each.
    """
    mine = [land for land in LANDS for _ in range(draw(st.integers(0, lands)))]
    return position(
        A={"hand": [draw(st.sampled_from(PLAIN)), *draw(_some(PLAIN_SPLICERS, splicers))],
           "battlefield": mine + draw(_some(CREATURES + FIXTURES, others)),
           "graveyard": draw(_some(PLAIN, 5)), "library": ["Island"] * draw(st.integers(0, 3))},
        N={"battlefield": draw(_some(CREATURES + FIXTURES, others)), "library": ["Island"] * draw(st.integers(0, 5))})


@st.composite
def positions(draw) -> Game:
    """A position made of any cards of the library, in which A has mana enough for most of them."""
    spell = draw(st.sampled_from(HOSTS) | st.sampled_from(SPELLS))
    mine = {"hand": [spell, *draw(_some(SPLICERS, 2)), *draw(_some(CARDS, 1))],
            "battlefield": [*draw(_some(PERMANENTS, 3)), *draw(_some(LANDS, 2))],
            "graveyard": draw(_some(CARDS, 4)), "library": draw(_some(CARDS, 3))}
    game = position(A=mine, **{name: {"battlefield": draw(_some(CREATURES + PERMANENTS, 3)), "hand": draw(_some(CARDS, 1)),
                                      "graveyard": draw(_some(CARDS, 1)), "library": draw(_some(CARDS, 3))}
                               for name in draw(st.sampled_from(("N", "NP")))})
    floating = tuple(FloatingMana(type_) for type_ in "WUBRGC" * draw(st.sampled_from((1, 4))))
    return game.with_player(replace(game.player("A"), mana=floating)).settled()


@st.composite
def casts(draw) -> tuple[Game, Announcement]:
    """A position and an announcement for it that may well be nonsense."""
    game = draw(positions() | plain_positions())
    hand = [o.id for o in game.player("A").hand]
    things = ["A", "N", *[o.id for o in game.objects()]]
    splices = tuple(draw(st.lists(st.sampled_from(hand), max_size=3)))
    targets = tuple(tuple(draw(st.lists(st.sampled_from(things), min_size=0, max_size=2)))
                    for _ in range(draw(st.integers(0, 4))))
    return game, Announcement(hand[0], splices=splices, targets=targets)


@st.composite
def legal_casts(draw) -> tuple[Game, Announcement]:
    """A position and an announcement made only of accepted answers (the cast may still fail to be paid)."""
    game = draw(positions())
    announcement = Announcement(game.player("A").hand[0].id)
    trace = cast(game, announcement)
    while trace.unfinished:
        answers = tuple(islice(trace.question.answers(), 40))
        if not answers:
            break
        announcement = answered(announcement, trace.question, draw(st.sampled_from(answers)))
        trace = cast(game, announcement)
    return game, announcement
