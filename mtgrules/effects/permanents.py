"""Instructions about permanents: tap, return, destroy, exile, goad, counters, tokens."""

from collections.abc import Callable

from ..actions import create_copies as make_copies
from ..actions import (
    create_token,
    destroy,
    goad,
    put_counters,
    remove_counters,
    return_to_hand,
    tap,
    untap,
)
from ..book import N_, message, reason, replace
from ..cards import (
    DOUBLE_FACED,
    CantBeRegenerated,
    CreateCopies,
    CreateToken,
    Destroy,
    Each,
    Exile,
    Goad,
    Maker,
    Noun,
    PutCounters,
    RemoveCounters,
    RemoveFromCombat,
    Return,
    Tap,
    TapOrUntap,
    Target,
    Untap,
    nodes,
)
from ..game import Game, Object, counters, event
from ..walk import refuse
from .choices import choose_one_of
from .doing import Doing, did, no_information
from .entering import enter
from .exiling import exile_with
from .nouns import last_known_of, moved_to, objects, players
from .numbers import number
from .until import exile_until_it_leaves


def create(instruction: CreateToken, here: Doing) -> Doing:
    """You create tokens (701.7a)."""
    before = {o.id for o in here.game.battlefield}
    game = create_token(here.game, here.you, instruction.token, number(here, instruction.count) or 0)
    made = tuple(o for o in game.battlefield if o.id not in before)
    if any(isinstance(node, Maker) for node in nodes(instruction.token.ability)):  # 201.5a: it speaks of this very object
        game = game.with_objects(replace(o, made_by=here.source.id) for o in made)
    return did(here, game, tuple(o.id for o in made))


def create_copies(instruction: CreateCopies, here: Doing) -> Doing:
    """You create tokens that are copies of an object: its copiable values, nothing that happened to it (707.2)."""
    here, originals = objects(here, instruction.of)
    before, game = {o.id for o in here.game.battlefield}, here.game
    for original in originals:
        game = make_copies(game, here.you, original, instruction.count)
    return did(here, game, tuple(o.id for o in game.battlefield if o.id not in before))


def put_counters_on(instruction: PutCounters, here: Doing) -> Doing:
    """You put counters on objects: so many on each, or divided as announced (122.1, 601.2d)."""
    here, affected = objects(here, instruction.on)
    count = number(here, instruction.count)
    if count is None:
        return no_information(here)
    shares = {o.id: count for o in affected}
    if instruction.divided and isinstance(instruction.on, Target):
        shares = dict(zip(here.chosen[instruction.on.slot], here.division, strict=False))
    game = here.game
    for object_ in affected:
        game = put_counters(game, game.get(object_.id), instruction.kind, shares.get(object_.id, 0))
    return did(here, game, tuple(o.id for o in affected))


def tap_them(instruction: Tap, here: Doing) -> Doing:
    """Tap objects (701.26a)."""
    return _each(here, instruction.objects, tap)


def untap_them(instruction: Untap, here: Doing) -> Doing:
    """Untap objects (701.26b)."""
    return _each(here, instruction.objects, untap)


def tap_or_untap(instruction: TapOrUntap, here: Doing) -> Doing:
    """Tap or untap each object; which of the two is chosen as it is done (608.2d)."""
    here, affected = objects(here, instruction.objects)
    for object_ in affected:
        prompt = message(N_("{by}: tap or untap {object}?"), by=here.you, object=object_)
        here, what = choose_one_of(here, ("tap", "untap"), prompt, here.you)
        here = did(here, (tap if what == "tap" else untap)(here.game, here.game.get(object_.id)))
    return did(here, here.game, tuple(o.id for o in affected))


def return_them(instruction: Return, here: Doing) -> Doing:
    """Return objects to their owners' hands, or cards to the battlefield under your control."""
    if instruction.to == "hand":
        return _each(here, instruction.objects, return_to_hand)
    here, who = players(here, instruction.who)
    new: list[int] = []
    for player in who:
        here, cards = objects(here, moved_to(here, _of(instruction.objects, player)))
        for card in cards:
            if instruction.transformed and card.represented_by.layout not in DOUBLE_FACED:
                here = did(here, here.game.note(event("stays", "712.14a", N_("{card} has no two faces, so it stays where it is."),
                                                      card=card)))
                continue
            here, permanent = _return_to_battlefield(here, instruction, card, player)
            new.append(permanent.id)
    return did(here, here.game, tuple(new))


def _of(noun: Noun, player: str) -> Noun:
    """A noun in which "their" is about that player."""
    return replace(noun, owner=player) if isinstance(noun, Each) and noun.owner == "they" else noun


def _return_to_battlefield(here: Doing, instruction: Return, card: Object, player: str) -> tuple[Doing, Object]:
    here, permanent = enter(here, card, card.owner if instruction.under_owner else player, transformed=instruction.transformed)
    if instruction.counter:
        here = did(here, put_counters(here.game, permanent, instruction.counter, 1, "614.1c"))
    return here, permanent


def destroy_them(instruction: Destroy, here: Doing) -> Doing:
    """Destroy permanents (701.8a)."""
    return _each(here, instruction.objects, lambda game, o: destroy(game, o, regeneration=not here.no_regeneration))


def exile_them(instruction: Exile, here: Doing) -> Doing:
    """Exile objects (701.13a); "that" is then what they are in exile, which other text can find (400.7j)."""
    if instruction.until_this_leaves:
        return exile_until_it_leaves(instruction, here)
    here, (by, *_) = players(here, instruction.who)
    here = here if by == here.you else replace(here, they=by)
    here, affected = objects(here, instruction.objects, by=by)
    new = []
    for object_ in affected:
        game, exiled = exile_with(here.game, here.game.get(object_.id), here.source)
        here = did(here, game)
        new.append(exiled.id)
    return replace(did(here, here.game, tuple(new)), much=len(new))


def remove_counters_from(instruction: RemoveCounters, here: Doing) -> Doing:
    """You remove counters from objects; as a cost only if there are enough (122.1, 118.3)."""
    here, affected = objects(here, instruction.objects)
    count, kind = number(here, instruction.count), instruction.kind
    if count is None:
        return no_information(here)
    for object_ in affected:
        if here.field == "paid_with" and counters(object_, kind) < count:
            refuse(reason("118.3", N_("{object} has {there} {counter} counters, and {count} would have to be removed"),
                          object=object_, there=counters(object_, kind), counter=kind, count=count))
        here = did(here, remove_counters(here.game, here.game.get(object_.id), kind, count))
    return did(here, here.game, tuple(o.id for o in affected))


def remove_from_combat(instruction: RemoveFromCombat, here: Doing) -> Doing:
    """Creatures stop attacking and being blocked (506.4)."""
    def act(game: Game, creature: Object) -> Game:
        game = game.with_object(replace(creature, attacking="", blocked=False))
        return game.note(event("remove from combat", "506.4", N_("{creature} is removed from combat."), creature=creature))

    return _each(here, instruction.objects, act)


def _each(here: Doing, noun: Noun, act: Callable[[Game, Object], Game], by: str = "") -> Doing:
    here, affected = objects(here, noun, by)
    game = here.game
    for object_ in affected:
        there = game.find(object_.id)  # what the text is on may be gone: it is meant as it last was
        game = game if there is None else act(game, there)
    return did(here, game, tuple(o.id for o in affected))


def goad_them(instruction: Goad, here: Doing) -> Doing:
    """You goad creatures, until your next turn (701.15a)."""
    return _each(here, instruction.objects, lambda game, creature: goad(game, creature, here.you))


def no_regeneration(instruction: CantBeRegenerated, here: Doing) -> Doing:
    """What the sentence before destroyed can't be regenerated (701.19c): it took that into account already."""
    destroyed = last_known_of(here, instruction.objects)
    return did(here, here.game.note(event("no regeneration", "701.19c", N_("Regeneration could not save {objects}."),
                                          objects=destroyed)) if destroyed else here.game)
