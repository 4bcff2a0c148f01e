"""Instructions that change what objects are or may do this turn: continuous effects (611.2, 613)."""

from collections.abc import Iterable

from ..actions import take_control
from ..book import N_, message, replace
from ..cards import (
    COLORS,
    AttackIfAble,
    CantAttackThisTurn,
    CantCastSpells,
    DoubleDamage,
    Each,
    ExchangeControl,
    ExileUncast,
    GainControl,
    Keyword,
    KeywordWithCost,
    LoseKeywords,
    Modify,
    Protection,
    SwitchPT,
)
from ..game import CANT_CAST_SPELLS, EXILED_UNCAST, Colored, Continuous, NoCreatureTypes, Object, event
from .choices import choose_one_of
from .doing import Doing, did, no_information
from .nouns import objects, players
from .numbers import counted_now, number

#: A duration: until your next turn begins (611.2a).
NEXT_TURN = "your next turn"


def modify(instruction: Modify, here: Doing) -> Doing:
    """Objects get +P/+T, gain keywords or come under restrictions until end of turn (611.2c)."""
    times = 1 if instruction.per is None else len(counted_now(here, instruction.per))
    here, affected = objects(here, instruction.objects)
    if not affected:
        return did(here, here.game, ())
    here, gains = _gains(here, instruction.gains)
    power, toughness = _plus(here, instruction.power), _plus(here, instruction.toughness)
    if power is None or toughness is None:
        return no_information(here)
    power, toughness = times * power, times * toughness
    if isinstance(instruction.objects, Each):
        told = event("settled", "611.2c", N_("What {source} changes is settled now: {objects}, and nothing that comes later."),
                     source=here.source, objects=affected)
        here = did(here, here.game.note(told))
    ids = tuple(o.id for o in affected)
    effect = Continuous(ids, here.source.label, power, toughness, gains, restrictions=instruction.restrictions,
                        until=_until(instruction, here),
                        changes=(NoCreatureTypes(),) * instruction.no_creature_types + _colored(instruction))
    game = here.game.with_effect(effect)
    return did(here, game.note(*_told(instruction, affected, gains, power, toughness)), ids)


def _until(instruction: Modify, here: Doing) -> str:
    """How long it lasts: "your next turn" is the one of the player whose text it is (611.2a)."""
    return f"next turn of {here.you}" if instruction.until == NEXT_TURN else instruction.until


def _colored(instruction: Modify) -> tuple[Colored, ...]:
    return (Colored(instruction.becomes),) if instruction.becomes else ()


def _plus(here: Doing, amount: int | str | None) -> int | None:
    return 0 if amount is None else number(here, amount)


def _gains(here: Doing, keywords: tuple[Keyword, ...]) -> tuple[Doing, tuple[Keyword, ...]]:
    """The keywords gained, with a colour chosen where the text leaves it open (608.2d)."""
    gained: list[Keyword] = []
    for keyword in keywords:
        if isinstance(keyword, Protection) and keyword.chosen:
            prompt = message(N_("{by}: choose a color"), by=here.you)
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
            template = (N_("{object} gets {pt} until the next turn of the player who said so.") if instruction.until == NEXT_TURN
                        else N_("{object} gets {pt} until end of turn."))
            told.append(event("modify", "613.4c", template, object=object_, pt=pt))
        if instruction.becomes:
            told.append(event("color", "613.1e", N_("{object} is {color} until end of turn."), object=object_,
                              color=instruction.becomes))
        for keyword in gains:
            told.append(event("gain keyword", "613.1f", N_("{object} gains {keyword} until end of turn.")
                              if instruction.until else N_("{object} gains {keyword}."),
                              object=object_, keyword=keyword_name(keyword)))
        if instruction.no_creature_types:
            told.append(event("lose types", "613.1d", N_("{object} loses all creature types until end of turn."), object=object_))
        for restriction in instruction.restrictions:
            told.append(event("restriction", "611.2c", N_("{object} {restriction} this turn."), object=object_,
                              restriction=restriction))
    return told


def keyword_name(keyword: Keyword) -> str:
    """A keyword in words."""
    if isinstance(keyword, Protection):
        return "protection from " + (" and from ".join(keyword.colors + keyword.subtypes) or "the color of your choice")
    if isinstance(keyword, KeywordWithCost):
        return keyword.name
    return keyword if isinstance(keyword, str) else type(keyword).__struct_config__.tag


def cant_attack(instruction: CantAttackThisTurn, here: Doing) -> Doing:
    """Creatures of a quality can't attack this turn, those that come later included (611.2c)."""
    effect = Continuous((), here.source.label, restrictions=("can't attack",), whatever=instruction.creatures)
    told = event("restriction", "611.2c", N_("This turn creatures can't attack ({source}), whether they are there now or "
                 "come later."), source=here.source)
    return did(here, here.game.with_effect(effect).note(told))


def exile_uncast(instruction: ExileUncast, here: Doing) -> Doing:
    """Until end of turn, what would enter without having been cast is exiled instead, whenever it comes (614.1a)."""
    effect = Continuous((), here.source.label, restrictions=(EXILED_UNCAST,), whatever=instruction.objects)
    told = event("replacement", "614.1a", N_("Until end of turn, what was not cast is exiled where it would enter ({source})."),
                 source=here.source)
    return did(here, here.game.with_effect(effect).note(told))


def cant_cast(instruction: CantCastSpells, here: Doing) -> Doing:
    """Players can't cast spells this turn (601.3)."""
    here, names = players(here, instruction.who)
    effect = Continuous(names, here.source.label, restrictions=(CANT_CAST_SPELLS,))
    told = [event("restriction", "601.3", N_("{player} can't cast spells this turn."), player=name) for name in names]
    return did(here, replace(here.game, effects=here.game.effects + (effect,)).note(*told), names)


def lose_keywords(instruction: LoseKeywords, here: Doing) -> Doing:
    """Objects lose keyword abilities until end of turn (613.1f)."""
    here, affected = objects(here, instruction.objects)
    ids = tuple(o.id for o in affected)
    effect = Continuous(ids, here.source.label, loses=instruction.keywords)
    told = [event("lose keyword", "613.1f", N_("{object} loses {keyword} until end of turn."), object=o,
                  keyword=keyword_name(keyword)) for o in affected for keyword in instruction.keywords]
    return did(here, replace(here.game, effects=here.game.effects + (effect,)).note(*told), ids)


def double_damage(instruction: DoubleDamage, here: Doing) -> Doing:
    """Damage that objects would deal this turn is doubled (701.10g)."""
    here, affected = objects(here, instruction.objects)
    ids = tuple(o.id for o in affected)
    effect = Continuous(ids, here.source.label, doubles=True)
    told = [event("doubling", "614.1a", N_("Damage that {object} would deal this turn is doubled."), object=o)
            for o in affected]
    return did(here, replace(here.game, effects=here.game.effects + (effect,)).note(*told), ids)


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


def gain_control(instruction: GainControl, here: Doing) -> Doing:
    """You gain control of objects until end of turn (613.1b)."""
    here, affected = objects(here, instruction.objects)
    game = here.game
    for object_ in affected:
        game = take_control(game, object_, here.you, here.source.label, "end of turn")
        game = game.note(event("gain control", "613.1b", N_("{by} gains control of {object} until end of turn."), by=here.you,
                               object=object_))
    return did(here, game, tuple(o.id for o in affected))


def exchange_control(instruction: ExchangeControl, here: Doing) -> Doing:
    """Two players exchange control of two permanents; all of it or nothing (701.12a-b)."""
    here, affected = objects(here, instruction.objects)
    if len(affected) != 2 or affected[0].controller == affected[1].controller:
        return did(here, here.game.note(event("no exchange", "701.12a", N_("The exchange of {source} can't be completed, "
                                              "so nothing is exchanged."), source=here.source)))
    one, other = affected
    game = take_control(here.game, one, other.controller, here.source.label)
    game = take_control(game, other, one.controller, here.source.label)
    return did(here, game.note(event("exchange", "701.12b", N_("Control of {one} and {other} is exchanged."), one=one,
                                     other=other)), tuple(o.id for o in affected))
