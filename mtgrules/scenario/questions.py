"""Questions put to a position: each answer is worked out by the rules and cites them.

``QUESTIONS`` is the table: a name and a function.  To add a question, write the function and put it there.
"""

from collections.abc import Callable
from typing import Any

from ..book import N_, Reason, Value, reason, replace
from ..cards import Card, Library, Quality, UnknownCard
from ..casting import CASTING, GATE, STEP_OF
from ..game import (
    Game,
    Object,
    Spell,
    characteristics,
    fits,
    mana_value,
    names_to_choose,
    told_of_name,
    why_not_a_name,
    why_that_mana_value,
)
from ..turn.attacks import attack
from ..turn.blocks import blocks
from ..walk import Question, Trace
from . import names
from .answering import listed, walk_cast
from .faults import fault, hint
from .steps import Ask, Cast


class Answer(Value):
    """The answer to a question.

    value: a number, a text, a row of them, or pairs of a name and such a value.  reasons: why, with rules.
    ordered: the order of a row matters.
    """

    value: Any
    reasons: tuple[Reason, ...] = ()
    ordered: bool = False

    def lines(self) -> tuple[str, ...]:
        """The answer for a person: the answer first, then why."""
        return (shown(self.value), *(f"  {r}" for r in self.reasons))


def shown(value: Any) -> str:
    """A value as a person writes it."""
    if isinstance(value, tuple) and value and all(isinstance(v, tuple) and len(v) == 2 for v in value):
        return ", ".join(f"{name}: {shown(v)}" for name, v in value)
    if isinstance(value, tuple):
        return ", ".join(shown(v) for v in value) or "none"
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value)


def answer(game: Game, ask: Ask, cards: Library) -> Answer:
    """Answer a question about the position.  Raises BadScenario when it cannot be understood."""
    if ask.question not in QUESTIONS:
        raise fault(f"there is no question {ask.question!r}" + hint(ask.question, QUESTIONS, "the questions are"),
                    "question")
    return QUESTIONS[ask.question](game, ask, cards)


def _of(ask: Ask) -> str:
    of = listed(ask.of)
    if len(of) != 1:
        raise fault(f"the question {ask.question!r} is about one card; write for instance of = \"Evermind\"", "of")
    return of[0]


def _thing(game: Game, ask: Ask, cards: Library) -> Object:
    """What a question is about: an object of the position, else a card that is nowhere in it."""
    name = _of(ask)
    if ask.in_ == "stack":
        return names.only(game.stack, name, " on the stack")
    zone = [o for o in game.objects() if not ask.in_ or ask.in_ in (o.zone, names.where(o))]
    found = names.called(zone, name)
    if found:
        return found[0]
    if ask.in_ or name not in cards:
        known = [o.label for o in zone] + ([] if ask.in_ else list(cards))
        raise names.nothing_called(name, known, f" in {ask.in_}" if ask.in_ else "")
    return Object(0, cards[name], game.turn, game.turn, "nowhere")


# ---------------------------------------------------------------- characteristics


def _mana_value(game: Game, ask: Ask, cards: Library) -> Answer:
    """The mana value of a card, permanent or spell (202.3)."""
    thing = _thing(game, ask, cards)
    return Answer(mana_value(thing), tuple(why_that_mana_value(thing)))


def _color(game: Game, ask: Ask, cards: Library) -> Answer:
    """The colours of a card, permanent or spell (105.2)."""
    thing = _thing(game, ask, cards)
    colors = characteristics(game, thing).colors
    why = [reason("105.2", N_("{it} is {colors}"), it=thing, colors=colors or N_("colorless"))]
    if not thing.card.color_indicator:
        why.append(reason("202.2", N_("color comes from the mana cost")))
    if isinstance(thing, Spell) and thing.choices.splices:
        why.append(reason("702.47c", N_("{it} has gained the text of {cards}, and no color with it"), it=thing,
                          cards=thing.choices.splices))
    return Answer(colors, tuple(why))


# ---------------------------------------------------------------- casting


def _left_open(game: Game, ask: Ask, field: str) -> tuple[Trace, Question | None]:
    action = Cast(_of(ask), ask.by, splice=ask.splice, targets=ask.targets or None, stop_at=field, slot=ask.slot)
    trace = walk_cast(game, action, ask.by or game.priority)
    if trace.unfinished and trace.question.field == field and trace.question.index in (None, ask.slot):
        return trace, trace.question
    return trace, None


def _options(game: Game, ask: Ask, field: str, rule: str, nothing: str) -> Answer:
    trace, question = _left_open(game, ask, field)
    if question is None:
        return Answer((), trace.reasons or (reason(rule, nothing, card=_of(ask)),))
    options = question.options()
    return Answer(tuple(o.label for o in options if o.offered), (reason(question.rule, N_("this rule asks for it")),
                  *(r for o in options for r in o.reasons)))


def _legal_targets(game: Game, ask: Ask, cards: Library) -> Answer:
    """What may be chosen for one instance of "target" (601.2c)."""
    return _options(game, ask, "targets", "601.2c", N_("there is no such \"target\" in the text of {card}"))


def _splice_options(game: Game, ask: Ask, cards: Library) -> Answer:
    """Which cards may be spliced (702.47a-b)."""
    return _options(game, ask, "splices", "702.47a", N_("no card in hand has splice when {card} is cast"))


def _order_of_steps(game: Game, ask: Ask, cards: Library) -> Answer:
    """Steps and choices of a cast in the order of the rules (601.2): sorts those that are given, else all."""
    rows = (GATE, *CASTING)
    places = {row.name: (n, 0, row.rule) for n, row in enumerate(rows)}
    steps = [row.rule for row in rows]
    for number, (field, rule) in enumerate(STEP_OF.items()):
        places[field.replace("_", " ")] = (steps.index(rule), 1 + number, rule)
    wanted = listed(ask.of) or tuple(row.name for row in CASTING)
    for name in wanted:
        if name not in places:
            raise fault(f"{name!r} is no step of a cast" + hint(name, places, "the steps and choices are"), "of")
    in_order = tuple(sorted(wanted, key=lambda name: places[name]))
    return Answer(in_order, tuple(reason(places[n][2], N_("{step} stands here"), step=n) for n in in_order), True)


def _priority(game: Game, ask: Ask, cards: Library) -> Answer:
    """Who has priority now (117.3)."""
    last = next((e.kind for e in reversed(game.happened) if e.kind in _PRIORITY), "")
    rule, why = _PRIORITY.get(last, ("117.3a", N_("{player} is the active player")))
    return Answer(game.priority, (reason(rule, why, player=game.priority),))


#: The rule that gives priority, by what happened last.
_PRIORITY = {
    "cast": ("117.3c", N_("{player} cast a spell and has priority again")),
    "pass": ("117.3d", N_("the player before {player} passed")),
    "all pass": ("117.3b", N_("something resolved, and {player} is the active player")),
}


# ---------------------------------------------------------------- names, attacks


def _names(game: Game, ask: Ask, cards: Library) -> Answer:
    """Which of some names may be chosen as a card name (201.4)."""
    quality = replace(ask.quality, zone="library")
    found = tuple((name, _why_not(name, quality, game, cards)) for name in listed(ask.of))
    if not found:
        raise fault("which names? write for instance of = [\"Island\", \"Glacial Ray\"]", "of")
    allowed = (told_of_name(name, cards.face(name)[0]) for name, why in found if not why)
    reasons = tuple(r for _, why in found for r in why) + tuple(r for told in allowed for r in told)
    return Answer(tuple((name, not why) for name, why in found),
                  reasons + (reason("201.4", N_("the name of any card may be chosen, unless a quality is asked for")),))


def _why_not(name: str, quality: Quality, game: Game, cards: Library) -> tuple[Reason, ...]:
    card = _card_with(name, cards)
    why = why_not_a_name(name, card)
    if why or card is None:
        return why
    face = dict(names_to_choose(card))[name]
    if not fits(game, quality, Object(0, face, game.turn, game.turn, "library"), game.turn):
        return (reason("201.4a", N_("{name} is the name of a card that does not fit: {type}"), name=name,
                       type=face.type_line), *told_of_name(name, card))
    return ()


def _card_with(name: str, cards: Library) -> Card | None:
    """The card that has the name, or a face of that name; None when there is none."""
    try:
        return cards.face(name)[0]
    except UnknownCard:
        return None


def _attack(game: Game, ask: Ask, cards: Library) -> Answer:
    """Must a creature attack, may it, and whom (508.1, 701.15b)."""
    found = attack(game, names.only(game.battlefield, _of(ask), " on the battlefield"))
    whom = tuple(d.label for d in found.defenders)
    return Answer((("may", found.may), ("must", found.must), ("defenders", whom)), found.reasons)


def _block(game: Game, ask: Ask, cards: Library) -> Answer:
    """Which creatures may block an attacker (509.1a-b)."""
    found = blocks(game, names.only(game.battlefield, _of(ask), " on the battlefield"))
    return Answer(tuple(o.label for o in found.blockers), found.reasons)


QUESTIONS: dict[str, Callable[[Game, Ask, Library], Answer]] = {
    "mana value": _mana_value,
    "color of": _color,
    "legal targets": _legal_targets,
    "splice options": _splice_options,
    "order of steps": _order_of_steps,
    "who gets priority": _priority,
    "names that may be chosen": _names,
    "who may attack whom": _attack,
    "who may block": _block,
}
