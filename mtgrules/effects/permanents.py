"""Instructions about permanents: choose, modify, tap, return, destroy, exile, sacrifice, create, goad."""

from collections.abc import Callable, Iterable, Iterator

from ..actions import create_token, destroy, exile, goad, put_onto_battlefield, return_to_hand, sacrifice, tap, untap
from ..book import N_, message, replace
from ..cards import (
    COLORS,
    AttackIfAble,
    Choose,
    Chosen,
    CreateToken,
    Destroy,
    ExchangeControl,
    Exile,
    Goad,
    Keyword,
    Modify,
    Noun,
    Protection,
    Return,
    Sacrifice,
    SwitchPT,
    Tap,
    TapOrUntap,
    Untap,
)
from ..game import Continuous, Event, Game, Object, event, has_keyword
from .choices import choose, choose_one_of
from .doing import Doing, did
from .nouns import objects, players
from .numbers import number


def modify(instruction: Modify, here: Doing) -> Doing:
    """Objects get +P/+T, gain keywords or come under restrictions until end of turn (611.2c)."""
    here, affected = objects(here, instruction.objects)
    if not affected:
        return did(here, here.game, ())
    here, gains = _gains(here, instruction.gains)
    power, toughness = _plus(here, instruction.power), _plus(here, instruction.toughness)
    ids = tuple(o.id for o in affected)
    effect = Continuous(ids, here.source.label, power, toughness, gains, restrictions=instruction.restrictions,
                        until=instruction.until)
    game = replace(here.game, effects=here.game.effects + (effect,))
    return did(here, game.note(*_told(instruction, affected, gains, power, toughness)), ids)


def _plus(here: Doing, amount: int | str | None) -> int:
    return 0 if amount is None else number(here, amount)


def _gains(here: Doing, keywords: tuple[Keyword, ...]) -> tuple[Doing, tuple[Keyword, ...]]:
    """The keywords gained, with a colour chosen where the text leaves it open (608.2d)."""
    gained: list[Keyword] = []
    for keyword in keywords:
        if isinstance(keyword, Protection) and keyword.chosen:
            prompt = message(N_("{by}: choose a colour"), by=here.you)
            here, color = choose_one_of(here, COLORS, prompt, here.you)
            keyword = Protection((color,))
        gained.append(keyword)
    return here, tuple(gained)


def _told(instruction: Modify, affected: Iterable[Object], gains: tuple[Keyword, ...], power: int,
          toughness: int) -> list:
    told = []
    for object_ in affected:
        if instruction.power is not None or instruction.toughness is not None:
            pt = f"{power:+}/{toughness:+}"
            told.append(event("modify", "613.4c", N_("{object} gets {pt} until end of turn."), object=object_, pt=pt))
        for keyword in gains:
            told.append(event("gain keyword", "613.1f", N_("{object} gains {keyword} until end of turn.")
                              if instruction.until else N_("{object} gains {keyword}."),
                              object=object_, keyword=keyword_name(keyword)))
        for restriction in instruction.restrictions:
            told.append(event("restriction", "611.2c", N_("{object} {restriction} this turn."), object=object_,
                              restriction=restriction))
    return told


def keyword_name(keyword: Keyword) -> str:
    """A keyword in words."""
    if isinstance(keyword, Protection):
        return "protection from " + (" and from ".join(keyword.colors) or "the color of your choice")
    return keyword


def create(instruction: CreateToken, here: Doing) -> Doing:
    """You create tokens (701.7a)."""
    before = {o.id for o in here.game.battlefield}
    game = create_token(here.game, here.you, instruction.token, number(here, instruction.count) or 0)
    return did(here, game, tuple(o.id for o in game.battlefield if o.id not in before))


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
    here, cards = objects(here, instruction.objects)
    game, new = here.game, []
    for card in cards:
        game, permanent = put_onto_battlefield(game, card, here.you)
        new.append(permanent.id)
    return did(here, game, tuple(new))


def destroy_them(instruction: Destroy, here: Doing) -> Doing:
    """Destroy permanents (701.8a)."""
    return _each(here, instruction.objects, destroy)


def exile_them(instruction: Exile, here: Doing) -> Doing:
    """Exile objects (701.13a)."""
    return _each(here, instruction.objects, exile)


def sacrifice_them(instruction: Sacrifice, here: Doing) -> Doing:
    """Players sacrifice permanents they control (701.21a)."""
    here, who = players(here, instruction.who)
    for player in who:
        here = _each(replace(here, they=player), own(instruction.objects), sacrifice, by=player)
    return here


def own(noun: Noun) -> Noun:
    """What a player may choose to sacrifice: permanents they control (701.21a)."""
    return replace(noun, controller="they") if isinstance(noun, Chosen) else noun


def _each(here: Doing, noun: Noun, act: Callable[[Game, Object], Game], by: str = "") -> Doing:
    here, affected = objects(here, noun, by)
    game = here.game
    for object_ in affected:
        game = act(game, game.get(object_.id))
    return did(here, game, tuple(o.id for o in affected))


def goad_them(instruction: Goad, here: Doing) -> Doing:
    """You goad creatures, until your next turn (701.15a)."""
    return _each(here, instruction.objects, lambda game, creature: goad(game, creature, here.you))


def choose_them(instruction: Choose, here: Doing) -> Doing:
    """Players choose objects without targeting them, in turn order (608.2d-e, 101.4)."""
    here, who = players(here, instruction.who)
    if len(who) > 1:
        here = did(here, here.game.note(
            event("order of choices", "101.4", N_("Players choose in turn order: {players}; each knows what those before "
                  "have chosen."), players=who),
            event("together", "608.2e", N_("Nothing happens to what is chosen until everybody has chosen."))))
    chosen: list[Object] = []
    for player in who:
        here, objects_ = choose(replace(here, they=player), instruction.objects, instruction.objects.count, by=player)
        if objects_:
            here = did(here, here.game.note(
                event("choose", "608.2d", N_("{player} chooses {objects}."), player=player, objects=objects_),
                *_told_of_no_target(here, objects_)))
        chosen += objects_
    return did(here, here.game, tuple(o.id for o in chosen))


def _told_of_no_target(here: Doing, chosen: tuple[Object, ...]) -> Iterator[Event]:
    """Keywords that stop targeting do not stop choosing: worth saying, because learners expect the opposite."""
    for object_ in chosen:
        for keyword, rule in (("hexproof", "702.11b"), ("shroud", "702.18a")):
            if object_.zone == "battlefield" and has_keyword(here.game, object_, keyword):
                yield event("no target", "115.10", N_("{object} is chosen as {source} resolves, and is not a target."),
                            object=object_, source=here.source)
                yield event("no shield", rule, N_("{object} has {keyword}, which only keeps it from being a target."),
                            object=object_, keyword=keyword)


def switch(instruction: SwitchPT, here: Doing) -> Doing:
    """Switch power and toughness until end of turn (613.4d)."""
    here, affected = objects(here, instruction.objects)
    ids = tuple(o.id for o in affected)
    game = replace(here.game, effects=here.game.effects + (Continuous(ids, here.source.label, switch=True),))
    told = [event("switch", "613.4d", N_("{object} has its power and toughness switched until end of turn."), object=o)
            for o in affected]
    return did(here, game.note(*told), ids)


def attack_if_able(instruction: AttackIfAble, here: Doing) -> Doing:
    """Objects must attack this turn if able (508.1d)."""
    here, affected = objects(here, instruction.objects)
    ids = tuple(o.id for o in affected)
    effect = Continuous(ids, here.source.label, restrictions=("attacks if able",))
    told = [event("restriction", "508.1d", N_("{object} attacks this turn if able."), object=o) for o in affected]
    return did(here, replace(here.game, effects=here.game.effects + (effect,)).note(*told), ids)


def exchange_control(instruction: ExchangeControl, here: Doing) -> Doing:
    """Two players exchange control of two permanents; all of it or nothing (701.12a-b)."""
    here, affected = objects(here, instruction.objects)
    if len(affected) != 2 or affected[0].controller == affected[1].controller:
        return did(here, here.game.note(event("no exchange", "701.12a", N_("The exchange of {source} can't be completed, "
                                              "so nothing is exchanged."), source=here.source)))
    one, other = affected
    game = here.game.with_objects((replace(one, controller=other.controller, sick=True),
                                   replace(other, controller=one.controller, sick=True)))
    return did(here, game.note(event("exchange", "701.12b", N_("Control of {one} and {other} is exchanged."), one=one,
                                     other=other)), tuple(o.id for o in affected))
