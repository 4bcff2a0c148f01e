"""Additional costs of the spell itself (118.8): kicker, buyback, replicate, entwine, escalate, and
costs that the text demands.

Splice costs are additional costs too; :mod:`mtgrules.casting.splice` has them.  Optional ones are
announced, once for each time they are paid (601.2b); mandatory ones are owed without a word.
"""

from collections.abc import Iterator

from ...book import N_, Reason, Value, message, reason, replace
from ...cards import (
    AdditionalCostLine,
    Chosen,
    Cost,
    Keyword,
    KeywordWithCost,
    Offering,
    Sacrifice,
    Tap,
    Teamwork,
    That,
    nodes,
)
from ...game import Ability, Event, Game, Placed, Spell, event, keywords_of, keywords_of_spell, modal_lines
from ...walk import Question
from .. import impossible
from ..ways import timing

#: Keywords that are an optional additional cost: the rule, and how often it may be paid (None: any number).
OPTIONAL_KEYWORDS: dict[str, tuple[str, int | None]] = {
    "kicker": ("702.33a", 1), "multikicker": ("702.33c", None), "buyback": ("702.27a", 1),
    "replicate": ("702.56a", None), "entwine": ("702.42a", 1),
}
#: How many times a form offers a cost that may be paid any number of times.
OFFERED_TIMES = 10
#: How the second of two costs is announced, where a text lets one of them be paid.
OTHER = "the other cost"
#: What is paid for offering: the permanent chosen as the cost was announced is sacrificed (702.48b).
OFFERED = Cost(actions=(Sacrifice(That("offered permanent")),))


class Additional(Value):
    """An additional cost of a spell.

    name: how it is announced.  rule: the rule that makes it.  cost: what is owed each time.
    most: how often it may be paid; None for any number.  owed: times it is owed in any case.
    unpayable: it is the mana cost of a card that has none (118.6).  text: the text of the spell that has it, 0 for
    what is printed on it.  number: which it is of those of its name, from 1.
    """

    name: str
    rule: str
    cost: Cost
    most: int | None = 1
    owed: int = 0
    unpayable: bool = False
    text: int = 0
    number: int = 1

    @property
    def called(self) -> str:
        """What tells it from others of its name: "replicate", and the second "replicate#2"."""
        return self.name if self.number == 1 else f"{self.name}#{self.number}"


def optional(game: Game, spell: Spell) -> tuple[Additional, ...]:
    """The additional costs that a player may choose to pay, in the order of the text (118.8)."""
    if isinstance(spell, Ability):
        return ()
    found = [cost for keyword in keywords_of_spell(game, spell) for cost in _of_keyword(spell, keyword)]
    for line in spell.card.lines:
        if isinstance(line, AdditionalCostLine) and line.optional:
            found.append(Additional("additional cost", "118.8", OFFERED if line.less else line.cost))
        if isinstance(line, AdditionalCostLine) and line.otherwise is not None:
            found.append(Additional(OTHER, "118.8", line.otherwise))
    flash = timing.flash_cost(spell)
    if flash is not None:
        found.append(Additional(timing.FLASH, "601.3c", flash.cost))
    return _told_apart(found)


def _told_apart(found: list[Additional]) -> tuple[Additional, ...]:
    """The costs, each with its number among those of its name."""
    names = [cost.name for cost in found]
    if len(set(names)) == len(names):
        return tuple(found)
    return tuple(replace(cost, number=1 + names[:place].count(cost.name)) for place, cost in enumerate(found))


def paid(game: Game, spell: Spell) -> Iterator[tuple[Additional, int]]:
    """The optional additional costs that were announced, each with how often it is paid; each on its own (702.56b)."""
    if spell.choices.optional:
        for cost, announced in zip(optional(game, spell), spell.choices.optional, strict=False):
            if announced.times:
                yield cost, announced.times


def _of_keyword(spell: Spell, keyword: Keyword) -> Iterator[Additional]:
    """The optional cost that a keyword stands for, if it does."""
    if isinstance(keyword, KeywordWithCost) and keyword.name in OPTIONAL_KEYWORDS:
        rule, most = OPTIONAL_KEYWORDS[keyword.name]
        cost = keyword.cost or Cost(mana=spell.card.mana_cost)
        yield Additional(keyword.name, rule, cost, most, unpayable=cost == Cost(), text=keyword.text)
    if isinstance(keyword, Teamwork):
        yield Additional("teamwork", "702.194a", _team(keyword), text=keyword.text)
    if isinstance(keyword, Offering):
        yield Additional("offering", "702.48a", OFFERED)


def counted_line(spell: Spell) -> Chosen | None:
    """What an additional cost of the text has sacrificed, if each permanent makes the spell cost less."""
    line = next((n for n in spell.card.lines if isinstance(n, AdditionalCostLine) and n.less), None)
    return next((node for node in nodes(line.cost) if isinstance(node, Chosen)), None) if line is not None else None


def _team(keyword: Teamwork) -> Cost:
    """What teamwork N costs: tapping creatures with total power N or more (702.194a)."""
    creatures = Chosen(types=("creature",), states=("untapped",), controller="you", any_number=True, total_power=keyword.power)
    return Cost(actions=(Tap(creatures),))


def mandatory(game: Game, spell: Spell) -> tuple[Additional, ...]:
    """The additional costs that are owed in any case: those of the text, of modes, of escalate."""
    if isinstance(spell, Ability):
        return ()
    if AdditionalCostLine not in spell.card.kinds and not spell.choices.modes:
        return ()
    found = [Additional("additional cost", "118.8", line.cost, owed=1) for line in spell.card.lines
             if isinstance(line, AdditionalCostLine) and not line.optional
             and not (line.otherwise is not None and OTHER in spell.choices.paid)]
    for placed, modes in zip(modal_lines(spell), spell.choices.modes, strict=False):
        found += [Additional("mode", "700.2h", placed.line.modes[m].cost, owed=1) for m in modes
                  if placed.line.modes[m].cost is not None]
        found += _escalate(game, spell, placed, modes)
    return tuple(found)


def _escalate(game: Game, spell: Spell, placed: Placed, modes: tuple[int, ...]) -> list[Additional]:
    """Escalate is owed for each mode beyond the first (702.120a)."""
    cost = escalate(game, spell)
    if cost is None or placed.gained or len(modes) < 2:
        return []
    return [Additional("escalate", "702.120a", cost, None, owed=len(modes) - 1)]


def keyword_cost(game: Game, spell: Spell, name: str) -> Cost | None:
    """The cost of a keyword that the spell has, None when it does not have it."""
    return next((k.cost for k in keywords_of(game, spell) if isinstance(k, KeywordWithCost) and k.name == name), None)


def escalate(game: Game, spell: Spell) -> Cost | None:
    """The escalate cost, None when the spell has no escalate."""
    return keyword_cost(game, spell, "escalate")


def question(game: Game, spell: Spell, by: str, number: int, cost: Additional) -> Question:
    """How many times one optional additional cost is paid (601.2b)."""
    most = OFFERED_TIMES if cost.most is None else cost.most
    return Question(
        field="extra", rule=cost.rule, by=by, index=number,
        prompt=message(N_("How many times is {name} of {spell} paid?") if most > 1 else N_("Is {name} of {spell} paid?"),
                       name=cost.called, spell=spell),
        candidates=lambda: tuple(range(most + 1)), objections=lambda times: objections(game, spell, by, cost, times),
        label=lambda times: _times(times, most))


def _times(times: int, most: int) -> str:
    return ("no", "yes")[times] if most == 1 and times in (0, 1) else {1: "once", 2: "twice"}.get(times, f"{times} times")


def objections(game: Game, spell: Spell, by: str, cost: Additional, times: int) -> tuple[Reason, ...]:
    """All that speaks against paying an optional cost that many times."""
    if not isinstance(times, int) or times < 0:
        return (reason("601.2b", N_("{name} can't be paid {times} times"), name=cost.name, times=times),)
    if cost.most is not None and times > cost.most:
        return (reason(cost.rule, N_("{name} can be paid only once"), name=cost.name),)
    if cost.unpayable and times:
        return (reason("118.6", N_("{name} costs the mana cost of {spell}, which has none: that can't be paid, so only 0 "
                       "times is possible"), name=cost.name, spell=spell),)
    if times:
        never = impossible.against(game, by, cost.cost, message(N_("{name} of {spell}"), name=cost.called, spell=spell))
        if never:
            return never
    return _as_modes_need(spell, cost, times)


def not_there(spell: Spell, offered: tuple[Additional, ...], given: tuple[int | str, ...] | None) -> tuple[Reason, ...]:
    """Why more optional costs can't be announced than a spell has (601.2b).

    given: how often each is paid; what a player has named and the spell does not have stands after those, by its name.
    """
    beyond = given[len(offered):] if isinstance(given, tuple) else ()
    if not beyond:
        return ()
    named = tuple(name for name in beyond if isinstance(name, str)) or (N_("further optional cost"),)
    has = tuple(cost.called for cost in offered)
    template = N_("{spell} has no {named}; it has {has}") if has else N_("{spell} has no {named}: nothing more may be paid for it")
    return (reason("601.2b", template, spell=spell, named=named, has=has),)


def _as_modes_need(spell: Spell, cost: Additional, times: int) -> tuple[Reason, ...]:
    """Entwine and modes belong together: all modes with it, no more than printed without (702.42a)."""
    if not spell.choices.modes:
        return ()
    line, modes = modal_lines(spell)[0].line, spell.choices.modes[0]
    every = len(set(modes)) == len(line.modes)
    if cost.name == "entwine" and times and not every:
        return (reason("702.42a", N_("with entwine all modes of {spell} are chosen"), spell=spell),)
    if cost.name == "entwine" and not times and len(modes) > line.most:
        return (reason("702.42a", N_("all modes of {spell} can be chosen only if entwine is paid"), spell=spell),)
    if cost.name == "kicker" and not times and len(modes) > line.most:
        return (reason("700.2d", N_("so many modes of {spell} can be chosen only if it is kicked"), spell=spell),)
    return ()


def told(spell: Spell) -> Iterator[Event]:
    """That the spell is kicked, and that several optional costs may be announced for one spell, when they are."""
    if {"kicker", "multikicker"} & set(spell.choices.paid):
        yield event("kicked", "702.33d", N_("{spell} is kicked: its text counts on that from now on."), spell=spell)
    if "teamwork" in spell.choices.paid:
        yield event("using teamwork", "702.194b", N_("{spell} is cast using teamwork: its text counts on that from now on."),
                    spell=spell)
    several = spell.choices.paid + spell.choices.splices
    if spell.choices.paid and len(several) > 1:
        yield event("several costs", "118.8a", N_("Any number of additional costs may be announced for {spell}: {costs}."),
                    spell=spell, costs=several)
