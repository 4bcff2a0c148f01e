"""Instructions about cards: draw, mill, discard, search, reveal, put, shuffle."""

from ..actions import discard as discard_card
from ..actions import draw as draw_cards
from ..actions import mill as mill_cards
from ..actions import put_into_hand, to_graveyard
from ..actions import shuffle as shuffle_library
from ..book import N_, message, reason, replace
from ..cards import Discard, Draw, Mill, Put, Quality, Reveal, RevealUntil, Search, Shuffle
from ..game import Game, Object, event, fits, keeping_from_searching
from ..walk import refuse
from .choices import choose
from .doing import Doing, did, no_information
from .entering import enter
from .nouns import last_known_of, objects, players
from .numbers import each_player, number


def draw(instruction: Draw, here: Doing) -> Doing:
    """Players draw cards (121.1)."""
    return each_player(here, instruction.who, instruction.count, draw_cards)


def mill(instruction: Mill, here: Doing) -> Doing:
    """Players mill cards (701.17a); a cost of more cards than there are can't be paid (701.17b)."""
    if here.field == "paid_with":
        here, who = players(here, instruction.who)
        for player in who:
            _can_mill(here, player, number(here, instruction.count) or 0)
    before = here.game.next_id
    here = each_player(here, instruction.who, instruction.count, mill_cards)
    milled = tuple(o for o in here.game.objects() if o.id >= before)
    told = [event("milled elsewhere", "701.17c", N_("{card} was milled though it is in: {zone}; text about milled cards finds it "
                  "there."), card=o, zone=o.zone) for o in milled if o.zone != "graveyard"]
    if instruction.count == 1 and len(milled) > 1:
        told.append(event("milled cards", "701.17d",
                          N_("Text about the milled card is about each of them; numbers of them are added "
                          "up: {cards}."), cards=milled))
    return did(here, here.game.note(*told), tuple(o.id for o in milled))


def _can_mill(here: Doing, player: str, count: int) -> None:
    left = len(here.game.player(player).library)
    if left < count:
        refuse(reason("701.17b", N_("{player} can't mill {count}: {left} left in the library"), player=player, count=count,
                      left=left),
               reason("118.3", N_("{player} can't pay that cost of {source}"), player=player, source=here.source))


def discard(instruction: Discard, here: Doing) -> Doing:
    """Players discard cards of their choice (701.9b)."""
    here, who = players(here, instruction.who)
    for player in who:
        count = number(replace(here, they=player), instruction.count)
        if count is None:
            return no_information(here)
        prompt = message(N_("{by}: choose {count} to discard"), by=player, count=count)
        here, cards = choose(here, Quality(zone="hand", owner="they"), count, by=player, prompt=prompt)
        here = replace(did(here, discarded(here, player, cards)), much=len(cards))
    return here


def discarded(here: Doing, player: str, cards: tuple[Object, ...]) -> Game:
    """The cards discarded, with a note of who made the player do that, unless it pays a cost."""
    game, before = here.game, here.game.next_id
    for card in cards:
        game = discard_card(game, card)
    if not cards or here.field == "paid_with":
        return game
    new = tuple(o.id for o in game.objects() if o.id >= before)
    return game.note(event("made to discard", "701.9a", N_("{player} discarded {cards} because of {source} ({by})."),
                           player=player, cards=cards, source=here.source, by=here.you, became=new))


def kept_from_searching(here: Doing, player: str) -> Doing | None:
    """That a player can't search their library because of this text, and so finds nothing; None when nothing forbids it."""
    source = keeping_from_searching(here.game, player, here.you)
    if source is None:
        return None
    told = event("can't search", "101.2", N_("{source} says that what {by} controls can't cause {by} to search their library."),
                 source=source, by=player)
    return did(here, here.game.note(told), ())


def search(instruction: Search, here: Doing) -> Doing:
    """You look through your library for cards; you may fail to find any (701.23a-b)."""
    stopped = kept_from_searching(here, here.you)
    if stopped is not None:
        return stopped
    wanted = instruction.cards
    prompt = message(N_("{by}: which cards do you find?"), by=here.you)
    here, found = choose(here, replace(wanted, zone="library", owner="you"), wanted.count, by=here.you, least=0,
                         prompt=prompt)
    game = here.game.note(event("search", "701.23a", N_("{by} searches the library and finds {cards}."), by=here.you,
                                cards=found or (N_("nothing"),)))
    if len(found) < wanted.count:
        game = game.note(event("need not find", "701.23b", N_("{by} need not find every card of that kind that is there."),
                               by=here.you))
    return did(here, game, tuple(o.id for o in found))


def reveal(instruction: Reveal, here: Doing) -> Doing:
    """Reveal cards; they stay where they are (701.20a-b)."""
    here, cards = objects(here, instruction.objects)
    if not cards:
        return here
    return did(here, here.game.note(event("reveal", "701.20a", N_("{by} reveals {cards}."), by=here.you, cards=cards)),
               tuple(o.id for o in cards))


def put(instruction: Put, here: Doing) -> Doing:
    """A player puts cards onto the battlefield or into a hand; afterwards "that" means what they
    became (400.7j), or what is left of several cards once one was taken."""
    here, (who, *_) = players(here, instruction.who)
    here, cards = objects(replace(here, they=who), instruction.objects, by=who)
    left_over = tuple(r for r in here.that if r not in {c.id for c in cards})
    new = []
    for card in cards:
        if instruction.to != "battlefield":
            here = did(here, (put_into_hand if instruction.to == "hand" else to_graveyard)(here.game, card))
        else:
            here, permanent = enter(here, card, who, tapped=instruction.tapped)
            new.append(permanent.id)
    return did(here, here.game, left_over or tuple(new))


def shuffle(instruction: Shuffle, here: Doing) -> Doing:
    """Players shuffle their libraries (701.24a)."""
    here, who = players(here, instruction.who)
    game = here.game
    for player in who:
        game = shuffle_library(game, player)
    return did(here, game)


def reveal_until(instruction: RevealUntil, here: Doing) -> Doing:
    """Players reveal cards from the top of their libraries until one has the quality; "that" is then this card
    (701.20a, 608.2c)."""
    here, who = players(here, instruction.who)
    like = last_known_of(here, instruction.sharing) if instruction.sharing is not None else ()
    types = {t for o in like for t in o.card.types}
    found = []
    for player in who:
        library = here.game.zone("library", player)
        fitting = [bool(fits(here.game, instruction.card, o, player) and (not like or types & set(o.card.types)))
                   for o in library]
        last = fitting.index(True) if True in fitting else len(library) - 1
        found += [o.id for o in library[last : last + 1] if True in fitting]
        here = did(here, here.game.note(event("reveal", "701.20a", N_("{by} reveals {cards}."), by=player,
                                              cards=library[: last + 1] or (N_("nothing"),))))
    return did(here, here.game, tuple(found))
