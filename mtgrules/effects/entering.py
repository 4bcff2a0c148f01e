"""What is chosen as a permanent enters the battlefield (614.12a), before it is there."""

from collections.abc import Iterator

from ..actions import pay_life, put_onto_battlefield
from ..actions.words import words_from_now_on
from ..book import N_, message, replace
from ..cards import COLORS, AnchorLine, Card, ChooseAsEnters, EmblemAsEnters, EntersTappedUnlessLife, ExileAsEnters, library
from ..game import Event, Game, Object, event, keeping_out, names_to_choose, told_of_name
from .as_it_enters import as_it_enters, exiled_as_it_enters, exiled_instead, kept_out
from .choices import choose_one_of
from .doing import Doing, did
from .emblems import with_emblem


def enter(here: Doing, object_: Object, controller: str, tapped: bool = False,
          rule: str = "400.7", transformed: bool = False) -> tuple[Doing, Object]:
    """An object enters the battlefield, with the choices that its own text asks for; if something keeps it out, it
    stays where it is, or goes to the graveyard if it was a spell (614.17d, 608.3e)."""
    here, shown = as_it_enters(here, object_, controller, transformed)
    stopper = keeping_out(here.game, shown, controller)
    if stopper is not None:
        return kept_out(here, object_, stopper)
    gone = exiled_instead(here, object_, shown, controller)
    if gone is not None:
        return gone
    chosen, exiled = "", ()
    for line in shown.card.lines:
        if isinstance(line, AnchorLine):
            here, chosen = _anchored(here, object_, line, controller)
    for ability in shown.card.statics:
        if isinstance(ability, ChooseAsEnters):
            here, chosen = _chosen(here, object_, ability, controller)
        if isinstance(ability, EmblemAsEnters):
            here = did(here, with_emblem(here.game, controller, ability.ability, object_))
        if isinstance(ability, ExileAsEnters):
            here, exiled = exiled_as_it_enters(here, object_, ability, controller)
        if isinstance(ability, EntersTappedUnlessLife):
            here, paid = _pays(here, object_, ability.life, controller)
            tapped = tapped or not paid
    game, permanent = put_onto_battlefield(here.game, object_, controller, tapped=tapped, chosen=chosen, rule=rule,
                                           shown=shown)
    game = game.with_objects(replace(game.get(id), exiled_with=permanent.id) for id in exiled)  # 607.2a: other text finds them
    return did(here, game.note(*words_from_now_on(game, permanent))), permanent


def _chosen(here: Doing, object_: Object, ability: ChooseAsEnters, by: str) -> tuple[Doing, str]:
    values = values_to_choose(here.game, ability.what)
    prompt = message(N_("{by}: choose a {what} for {object}"), by=by, what=ability.what, object=object_)
    if not values:
        return here, ""
    here, value = choose_one_of(here, values, prompt, by)
    told = event("chosen as it enters", "614.12a", N_("{by} chooses {value} for {object}, before it enters."), by=by, value=value,
                 object=object_)
    return did(here, here.game.note(told, *_told_of_face(here.game, value))), value


def _anchored(here: Doing, object_: Object, line: AnchorLine, by: str) -> tuple[Doing, str]:
    """One of the anchor words, and with it one of the abilities (614.12c)."""
    prompt = message(N_("{by}: which of these for {object}?"), by=by, object=object_)
    here, word = choose_one_of(here, tuple(anchor.word for anchor in line.anchors), prompt, by)
    told = event("anchor word", "614.12c", N_("{by} chooses {value} for {object}: of the abilities it has the one so marked."),
                 by=by, value=word, object=object_)
    return did(here, here.game.note(told)), word


def _told_of_face(game: Game, name: str) -> Iterator[Event]:
    """Which rule lets one choose a name that stands on one of several faces."""
    for card in _cards(game):
        if card.faces and name in dict(names_to_choose(card)):
            yield from (Event("face named", why.rule, why.template + ".", why.facts) for why in told_of_name(name, card))


def _cards(game: Game) -> tuple[Card, ...]:
    return tuple(dict.fromkeys(o.represented_by for o in game.objects() if not o.token and o.represented_by.type_line))


def _names(cards: tuple[Card, ...], only: str = "", but: tuple[str, ...] = ()) -> list[str]:
    """Names of cards, of each of their faces: of a card type only, or of none of some (201.4)."""
    found = (pair for card in cards for pair in names_to_choose(card))
    return sorted({name for name, face in found if (not only or only in face.types) and not set(but) & set(face.types)})


def _creature_types(cards: tuple[Card, ...]) -> list[str]:
    return sorted({s for card in cards if "creature" in card.types for s in card.subtypes})


#: The largest number that is offered where a text asks for any number.
LARGEST_NUMBER = 16

#: What is offered for each kind of choice: of names and types, those that something in the game has.
_VALUES = {
    "color": lambda cards: COLORS,
    "color word": lambda cards: COLORS,
    "number": lambda cards: tuple(str(number) for number in range(LARGEST_NUMBER + 1)),
    "creature type": _creature_types,
    "card name": _names,
    "nonland card name": lambda cards: _names(cards, but=("land",)),
    "noncreature, nonland card name": lambda cards: _names(cards, but=("creature", "land")),
    "artifact card name": lambda cards: _names(cards, only="artifact"),
}


def _pays(here: Doing, object_: Object, life: int, by: str) -> tuple[Doing, bool]:
    """Whether a player pays life so that something does not enter tapped; never more than there is (119.4)."""
    if here.game.player(by).life < life:
        return here, False
    prompt = message(N_("{by}: pay {life} life, so that {object} does not enter tapped?"), by=by, life=life, object=object_)
    here, answer = choose_one_of(here, ("yes", "no"), prompt, by)
    return (did(here, pay_life(here.game, by, life, "614.12a", entering=object_)), True) if answer == "yes" else (here, False)


def values_to_choose(game: Game, what: str) -> tuple[str, ...]:
    """What is offered where a text says to choose a color, a creature type, a card name ...: what something in the
    game has, and anything else only where nothing has it (201.4)."""
    make = _VALUES[what]
    return tuple(make(_cards(game)) or make(tuple(library().values())))
