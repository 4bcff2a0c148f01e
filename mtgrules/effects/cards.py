"""Instructions about cards: draw, mill, discard, search, reveal, put, shuffle."""

from ..actions import discard as discard_card
from ..actions import draw as draw_cards
from ..actions import mill as mill_cards
from ..actions import put_into_hand, put_onto_battlefield
from ..actions import shuffle as shuffle_library
from ..book import N_, message, replace
from ..cards import Discard, Draw, Mill, Put, Quality, Reveal, Search, Shuffle
from ..game import event
from .choices import choose
from .doing import Doing, did
from .nouns import objects, players
from .numbers import each_player, number


def draw(instruction: Draw, here: Doing) -> Doing:
    """Players draw cards (121.1)."""
    return each_player(here, instruction.who, instruction.count, draw_cards)


def mill(instruction: Mill, here: Doing) -> Doing:
    """Players mill cards (701.17a)."""
    return each_player(here, instruction.who, instruction.count, mill_cards)


def discard(instruction: Discard, here: Doing) -> Doing:
    """Players discard cards of their choice (701.9b)."""
    here, who = players(here, instruction.who)
    for player in who:
        prompt = message(N_("{by}: choose {count} to discard"), by=player, count=instruction.count)
        here, cards = choose(here, Quality(zone="hand", owner="they"), instruction.count, by=player, prompt=prompt)
        game = here.game
        for card in cards:
            game = discard_card(game, card)
        here = did(here, game)
    return here


def search(instruction: Search, here: Doing) -> Doing:
    """You look through your library for cards; you may fail to find any (701.23a-b)."""
    wanted = instruction.cards
    prompt = message(N_("{by}: which cards do you find?"), by=here.you)
    here, found = choose(here, replace(wanted, zone="library", owner="you"), wanted.count, by=here.you, least=0,
                         prompt=prompt)
    game = here.game.note(event("search", "701.23a", N_("{by} searches the library and finds {cards}."), by=here.you,
                                cards=found or (N_("nothing"),)))
    return did(here, game, tuple(o.id for o in found))


def reveal(instruction: Reveal, here: Doing) -> Doing:
    """Reveal cards; they stay where they are (701.20a-b)."""
    here, cards = objects(here, instruction.objects)
    if not cards:
        return here
    return did(here, here.game.note(event("reveal", "701.20a", N_("{by} reveals {cards}."), by=here.you, cards=cards)))


def put(instruction: Put, here: Doing) -> Doing:
    """A player puts cards onto the battlefield or into a hand; afterwards "that" means what they
    became (400.7j), or what is left of several cards once one was taken."""
    here, (who, *_) = players(here, instruction.who)
    here, cards = objects(replace(here, they=who), instruction.objects, by=who)
    left_over = tuple(r for r in here.that if r not in {c.id for c in cards})
    game, new = here.game, []
    for card in cards:
        if instruction.to == "hand":
            game = put_into_hand(game, card)
        else:
            game, permanent = put_onto_battlefield(game, card, who, tapped=instruction.tapped)
            new.append(permanent.id)
    return did(here, game, left_over or tuple(new))


def shuffle(instruction: Shuffle, here: Doing) -> Doing:
    """Players shuffle their libraries (701.24a)."""
    here, who = players(here, instruction.who)
    game = here.game
    for player in who:
        game = shuffle_library(game, player)
    return did(here, game)
