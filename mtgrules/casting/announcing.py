"""601.2b, choice by choice, in the order of that rule: modes, splices, an alternative cost, additional costs, X,
hybrid and Phyrexian symbols.  Where the way to cast decides what the card is, 601.3 asks for it before all that.

Each function takes the cast on its way and returns it with one more choice made.  Later choices are
about the text as it then stands, spliced text included.
"""

from collections.abc import Callable
from functools import cache, partial
from typing import Any

from ..book import N_, Reason, message, reason, replace, so_many
from ..cards import Cost, mana
from ..game import Announced, Game, Object, Spell, event, modal_lines
from ..walk import Question, ask, stop_unless
from . import impossible, modes, splice, symbols, variables
from .mana import foresight
from .on_the_way import Casting
from .total import additional, costs, offering, reducing, reductions
from .ways import faces, methods, permission
from .ways.methods import Method


def choose_method(now: Casting) -> Casting:
    """How the card is cast, where that decides what it is or whether it may be cast from where it is (601.3, 601.3e)."""
    card = faces.as_chosen(now, now.game.get(now.announcement.card))
    ways = methods.from_here(now.game, card, now.by)
    if not methods.chosen_first(now.game, card, now.by, ways, now.announcement.method):
        return now
    return _asked_how(now, card, ways, partial(permission.in_this_way, now.game, card, now.by))


def choose_alternative_cost(now: Casting) -> Casting:
    """Whether an alternative cost is paid for a card from the hand, which is the same card in any case (118.9)."""
    if now.method is not None:
        return now
    card = faces.as_chosen(now, now.game.last_known(now.announcement.card))
    now = _asked_how(now, card, methods.from_here(now.game, card, now.by), partial(_impossible, now, card))
    return replace(now, game=now.game.with_object(methods.announced(now.the_spell, now.method)))


def _impossible(now: Any, card: Object, method: Method) -> tuple[Reason, ...]:
    """Why the cost of a way to cast can't be chosen (614.17b)."""
    what = message(N_("the {method} of {card}"), method=method.name, card=card)
    return impossible.against(now.game, now.by, method.cost, what) if method.cost is not None else ()


def _asked_how(now: Casting, card: Object, ways: tuple[Method, ...], against: Callable[[Method], tuple[Reason, ...]]) -> Casting:
    """The cast with one way chosen of those that work from where the card is, or was as the cast began."""
    given = now.announcement.method
    question = methods.question(now.game, card, now.by, ways, against)
    if question is not None:
        now, given = ask(now, question)
    else:
        stop_unless(*(methods.objections(now.game, card, now.by, given) if given is not None else ()))
    return replace(now, method=methods.chosen(ways, given))


def choose_modes(now: Casting, gained: bool) -> Casting:
    """The modes of the spell's own modal text, or of text that it has gained by then (700.2a, 702.47b)."""
    lines = modal_lines(now.the_spell)
    for number, placed in enumerate(lines):
        if placed.gained == gained:
            now, chosen = ask(now, modes.question(now.game, now.the_spell, placed, number, now.by))
            spell = modes.with_modes(now.the_spell, now.the_spell.choices.modes + (tuple(chosen),))
            now = replace(now, game=now.game.with_object(spell).note(*modes.told(spell, placed, tuple(chosen))))
    if gained:
        stop_unless(*_too_many(N_("modes"), "700.2a", now.announcement.modes, len(lines), now.the_spell))
    return now


def choose_splices(now: Casting) -> Casting:
    """Which cards are spliced, and in which order (702.47a-b)."""
    question = splice.question(now.game, now.the_spell, now.by, now.announcement.card)
    given = now.announcement.splices
    if question is None:
        stop_unless(*[r for id in given or ()
                      for r in splice.objections(now.game, now.the_spell, now.by, id, now.announcement.card)])
        return now
    now, ids = ask(now, question)
    game, _ = splice.spliced(now.game, now.the_spell, ids)
    return replace(now, game=game)


def choose_additional(now: Casting) -> Casting:
    """Which optional additional costs are paid, and how many times (118.8)."""
    offered = additional.optional(now.game, now.the_spell)
    for number, cost in enumerate(offered):
        now, times = ask(now, additional.question(now.game, now.the_spell, now.by, number, cost))
        now = _with(now, optional=now.the_spell.choices.optional + (Announced(cost.name, cost.text, times),))
    now = replace(now, game=now.game.note(*additional.told(now.the_spell)))
    stop_unless(*additional.not_there(now.the_spell, offered, now.announcement.extra))
    return now


def choose_x(now: Casting) -> Casting:
    """The value of X, when a cost that will be paid has it (107.3)."""
    defined = variables.defined_by(now.game, now.the_spell)
    if defined is not None:
        return _defined_x(now, variables.defined_values(now.game, now.the_spell, defined.value, now.by))
    paid = _paid_costs(now.game, now.the_spell, now.method)
    if variables.any_x(paid):
        now = _with(now, x_in_mana=any(mana(cost.mana or "").x for cost in paid))
        now, x = ask(now, variables.question(now.game, now.the_spell, now.by, now.method.source))
        return _with(now, x=x)
    stop_unless(*variables.not_chosen(now.the_spell, now.announcement.x, now.method.cost is not None))
    return replace(now, game=now.game.note(*variables.told(now.the_spell, now.method.free)))


def _defined_x(now: Casting, values: tuple[int, ...]) -> Casting:
    """X is what the text says; nobody chooses it, unless the text leaves open whose cards are counted (107.3c)."""
    if len(set(values)) > 1:
        now, x = ask(now, variables.defined_question(now.the_spell, now.by, values))
    else:
        stop_unless(*variables.said_by_the_text(now.the_spell, values[0], now.announcement.x))
        x = values[0]
    now = _with(now, x=x)
    told = event("X is", "107.3c", N_("X of {spell} is {x}: its text says so."), spell=now.the_spell, x=x)
    return replace(now, game=now.game.note(told))


def _paid_costs(game: Game, spell: Spell, method: Method) -> list[Cost]:
    """The costs that are paid: X is chosen if one of them has it."""
    base = method.cost if method.cost is not None else Cost(mana=spell.card.mana_cost)
    paid = [cost.cost for cost, _ in additional.paid(game, spell)]
    return [base, *paid, *[cost.cost for cost in additional.mandatory(game, spell)]]


def choose_symbols(now: Casting) -> Casting:
    """What each hybrid and Phyrexian symbol of the costs is paid as (107.4e-f)."""
    owed = costs.owed(now.game, now.the_spell, now.method)
    open_ = [(symbol, item.source) for item in owed for symbol in symbols.open_symbols(item.mana)]
    if not open_ and not now.announcement.symbols:
        return now
    every = tuple([symbol for symbol, _ in open_])
    foreseen = cache(partial(foresight.payable_as, now.game, now.the_spell, now.method, every,
                            now.announcement.mana_abilities))
    for number, (symbol, source) in enumerate(open_):
        auto = partial(lambda number: foreseen()[number], number)
        now, choice = ask(now, symbols.question(now.the_spell, now.by, number, symbol, source, auto))
        now = _with(now, symbols=now.the_spell.choices.symbols + (choice,))
    if open_:
        now = replace(now, game=now.game.note(symbols.told(now.the_spell)))
    stop_unless(*_too_many(N_("symbols"), "107.4e", now.announcement.symbols, len(open_), now.the_spell))
    return now


def choose_offered(now: Casting) -> Casting:
    """What will be sacrificed for costs that are counted before they are paid (702.48b)."""
    wanted = offering.wanted(now.game, now.the_spell)
    if wanted is None:
        stop_unless(*offering.nothing_offered(now.the_spell, now.announcement.offered))
        return now
    now, ids = ask(now, offering.question(now.game, now.the_spell, now.by, wanted))
    return _with(now, offered=ids)


def choose_reductions(now: Casting) -> Casting:
    """Which halves of hybrid symbols reductions take off, and in which order they apply (601.2f, 118.7e)."""
    found = reductions.reductions(now.game, now.the_spell)
    open_, said = reducing.hybrid_symbols(found), now.announcement
    stop_unless(*reducing.nothing_to_choose(now.the_spell, said.reduced_as, len(open_), "reduced_as"))
    for number, symbol in enumerate(open_):
        auto = partial(_half_to_take, now, number)
        now, half = ask(now, reducing.half_question(now.the_spell, now.by, number, symbol, auto))
        now = _with(now, reduced_as=now.the_spell.choices.reduced_as + (half,))
    question = _order_of_reductions(now, found) if found else None
    if question is None:
        stop_unless(*reducing.nothing_to_choose(now.the_spell, said.reduced_in, 0, "reduced_in"))
        return now
    now, order = ask(now, question)
    return _with(now, reduced_in=order)


def _order_of_reductions(now: Casting, found: tuple[reductions.Reduction, ...]) -> Question | None:
    total = costs.before_reductions(now.game, now.the_spell, now.method)
    return reducing.order_question(now.the_spell, now.by, total, reducing.with_halves(found, now.the_spell.choices.reduced_as))


def _half_to_take(now: Casting, number: int) -> str:
    """The half that makes the total smallest among those that can be paid; the smallest when none can."""
    return foresight.halves_to_take(now.game, now.the_spell, now.method)[number]


def _with(now: Casting, **chosen: Any) -> Casting:
    """The cast with choices noted on the spell, where a copy would copy them (707.10)."""
    spell = replace(now.the_spell, choices=replace(now.the_spell.choices, **chosen))
    return replace(now, game=now.game.with_object(spell))


def _too_many(what: str, rule: str, given: Any, asked: int, spell: Spell) -> tuple[Reason, ...]:
    """An announcement that answers a question nobody asked is refused, never ignored."""
    if not isinstance(given, tuple) or len(given) <= asked:
        return ()
    template = N_("{given} announced about {what} for {spell}, and only {asked} can be made") if asked else N_(
        "{given} announced about {what} for {spell}, which asks for none")
    return (reason(rule, template, what=what, spell=spell, asked=asked,
                   given=so_many(len(given), N_("{number} choice is"), N_("{number} choices are"))),)

