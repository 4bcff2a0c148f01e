"""Instructions about cards in libraries: look at them, put them on top or on the bottom, shuffle them in, search for them."""

from ..actions import put_on_bottom as to_bottom
from ..actions import put_on_top, shuffle, shuffle_into, to_graveyard
from ..book import N_, Message, message, replace
from ..cards import Chosen, LookAt, PutOnBottom, PutOnTop, SearchAll, SearchBoth, SearchForTop, ShuffleInto, Surveil
from ..game import Object, event, fits, has_chosen_name
from ..walk import Question, ask
from .cards import kept_from_searching
from .choices import choose, choose_one_of, in_order, next_index
from .doing import Doing, did
from .nouns import objects, players
from .numbers import number


def look_at(instruction: LookAt, here: Doing) -> Doing:
    """You look at cards; nobody else sees them (701.20e)."""
    here, cards = objects(here, instruction.objects)
    told = event("look", "701.20e", N_("{by} looks at {cards}."), by=here.you, cards=cards or (N_("nothing"),))
    return did(here, here.game.note(told), tuple(o.id for o in cards))


def put_on_bottom(instruction: PutOnBottom, here: Doing) -> Doing:
    """Cards go on the bottom of their owners' libraries; their owner orders several, the first named first (401.4)."""
    here, cards = objects(here, instruction.objects)
    for owner in dict.fromkeys(o.owner for o in cards):
        prompt = message(N_("{by}: in which order do they go to the bottom, the lowest last?"), by=owner)
        ordered = tuple(o for o in cards if o.owner == owner)
        if instruction.order != "random order":  # nobody knows a random order, so none is told
            here, ordered = in_order(here, ordered, prompt, owner)
        for card in ordered:
            here = did(here, to_bottom(here.game, here.game.get(card.id)))
    return replace(here, much=len(cards))


def put_them_on_top(instruction: PutOnTop, here: Doing) -> Doing:
    """Objects go on top of their owners' libraries; their owner orders several, the first named on top (401.4)."""
    here, affected = objects(here, instruction.objects)
    for owner in dict.fromkeys(o.owner for o in affected):
        prompt = message(N_("{by}: in which order, the top one first?"), by=owner)
        here, ordered = in_order(here, tuple(o for o in affected if o.owner == owner), prompt, owner)
        for object_ in reversed(ordered):
            here = did(here, put_on_top(here.game, here.game.get(object_.id)))
    return here


def shuffle_them_into(instruction: ShuffleInto, here: Doing) -> Doing:
    """A player shuffles cards into their library, which is shuffled even if there are none (701.24a, 701.24c)."""
    here, who = players(here, instruction.who)
    here, cards = objects(replace(here, they=who[0]) if len(who) == 1 else here, instruction.objects)
    game = here.game
    for player in who:
        if not cards:
            game = game.note(event("shuffle all the same", "701.24c", N_("There is no card to shuffle in; {player} shuffles all "
                                   "the same."), player=player))
        for card in (o for o in cards if o.owner == player):
            game = shuffle_into(game, game.get(card.id))
        game = shuffle(game, player)
    return did(here, game)


def search_all(instruction: SearchAll, here: Doing) -> Doing:
    """You search a player's graveyard, hand and library for all cards with the chosen name (701.23a).

    Of those in hidden zones you need not find any (701.23b), and of "any number" none at all (107.1c); what you do
    find is what "them" means.
    """
    here, who = players(here, instruction.whose)
    found: list[Object] = []
    for player in who:
        there = [o for zone in ("graveyard", "hand", "library") for o in here.game.zone(zone, player)
                 if has_chosen_name(o, here.value)]
        seen = tuple(o for o in there if o.zone == "graveyard" and not isinstance(instruction.cards, Chosen))
        here, chosen = _find_any(here, tuple(o for o in there if o not in seen))
        found += [o for o in there if o in seen or o.id in chosen]
        told = event("search", "701.23a", N_("{by} searches the graveyard, hand and library of {player} for {name} and "
                     "finds {cards}."), by=here.you, player=player, name=here.value, cards=tuple(found) or (N_("nothing"),))
        here = did(here, here.game.note(told))
    return did(here, here.game, tuple(o.id for o in found))


def _find_any(here: Doing, there: tuple[Object, ...]) -> tuple[Doing, tuple[int, ...]]:
    """Which cards you find where only you can look: any number of those that are there (701.23b)."""
    return _any_of(here, there, message(N_("{by}: which of these do you find?"), by=here.you), "701.23b")


def _any_of(here: Doing, there: tuple[Object, ...], prompt: Message, rule: str,
            most: int | None = None) -> tuple[Doing, tuple[int, ...]]:
    """Any number of some cards, or at most so many; nothing is asked when there is none."""
    if not there:
        return here, ()
    ids = tuple(o.id for o in there)
    question = Question(
        field=here.field, rule=rule, by=here.you, prompt=prompt, candidates=lambda: ids, many=True, least=0,
        most=len(ids) if most is None else most, index=next_index(here), forced=True, label=lambda id: here.game.get(id).label,
        auto=lambda: ids[:most])
    return ask(here, question)


def surveil(instruction: Surveil, here: Doing) -> Doing:
    """You look at the top cards of your library; any of them go to your graveyard, the rest back on top in any order
    (701.25a)."""
    top = here.game.player(here.you).library[:number(here, instruction.count) or 0]
    told = event("surveil", "701.25a", N_("{by} looks at {cards}."), by=here.you, cards=top or (N_("nothing"),))
    here = did(here, here.game.note(told))
    here, ids = _any_of(here, top, message(N_("{by}: which of these go to the graveyard?"), by=here.you), "701.25a")
    for card in (o for o in top if o.id in ids):
        here = did(here, to_graveyard(here.game, here.game.get(card.id), "701.25a"))
    prompt = message(N_("{by}: in which order do the others stay on top, the top one first?"), by=here.you)
    here, ordered = in_order(here, tuple(o for o in top if o.id not in ids), prompt, here.you)
    for card in reversed(ordered if len(ordered) > 1 else ()):
        here = did(here, put_on_top(here.game, here.game.get(card.id)))
    return here


def search_both(instruction: SearchBoth, here: Doing) -> Doing:
    """You search your library, your graveyard or both for a card; whether the library was searched is known then
    (701.23a-b)."""
    prompt = message(N_("{by}: where do you search?"), by=here.you)
    here, where = choose_one_of(here, ("library", "graveyard", "library and graveyard"), prompt, here.you)
    stopped = kept_from_searching(here, here.you) if "library" in where else None
    here, where = (stopped, where.replace("library", "")) if stopped is not None else (here, where)
    wanted = instruction.cards
    there = tuple(o for zone in ("graveyard", "library") if zone in where for o in here.game.zone(zone, here.you)
                  if fits(here.game, replace(wanted, zone=zone), o, here.you))
    here, ids = _any_of(here, there, message(N_("{by}: which of these do you find?"), by=here.you), "701.23b", wanted.count)
    told = event("search", "701.23a", N_("{by} searches the {where} and finds {cards}."), by=here.you, where=where,
                 cards=tuple(here.game.get(id) for id in ids) or (N_("nothing"),))
    return replace(did(here, here.game.note(told), ids), did_it="library" in where)


def search_for_top(instruction: SearchForTop, here: Doing) -> Doing:
    """Players find a card in their libraries, shuffle, and put it on top; any card is there to be found (701.23d), one of a
    quality need not be (701.23b)."""
    here, who = players(here, instruction.who)
    for player in who:
        stopped = kept_from_searching(here, player)
        if stopped is not None:
            here = stopped
            continue
        wanted = replace(instruction.cards, zone="library", owner="they")
        prompt = message(N_("{by}: which card do you find?"), by=player)
        least = None if wanted == Chosen(zone="library", owner="they") else 0
        here, found = choose(replace(here, they=player), wanted, wanted.count, by=player, prompt=prompt, least=least)
        told = event("search", "701.23a", N_("{by} searches the library and finds {cards}."), by=player,
                     cards=found or (N_("nothing"),))
        seen = event("reveal", "701.20a", N_("{by} reveals {cards}."), by=player, cards=found)
        game = shuffle(here.game.note(told, *(seen,) * bool(found and instruction.reveal)), player)
        for card in found:
            game = put_on_top(game, game.get(card.id), "701.24a")
        here = did(here, game)
    return here
