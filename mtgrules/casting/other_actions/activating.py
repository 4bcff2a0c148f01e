"""Activating abilities that go onto the stack (602.2): the ability, then the rows 601.2b-i as for a spell.

Mana abilities never come here; they resolve at once (605.3b, :mod:`mtgrules.casting.mana.mana_abilities`).
"""

from collections.abc import Iterator

from ...book import N_, Reason, reason, replace
from ...cards import ActivatedLine, Cost, Tap, This, Untap
from ...game import Ability, Game, Object, event, has_keyword, holds, is_creature, over
from ...walk import Row, Trace, run, stop_unless
from .. import announcing, proposing, sense, total_and_payment
from ..announcement import Announcement
from ..mana import mana_abilities
from ..on_the_way import Casting
from ..total import costs
from ..ways import prohibitions
from ..ways.methods import Method
from . import loyalty


def line_of(source: Object | None, announcement: Announcement) -> ActivatedLine | None:
    """The activated ability that is announced, None when the object has no such ability."""
    lines = source.card.activated if source is not None else ()
    return lines[announcement.ability] if announcement.ability < len(lines) else None


def may_begin(now: Casting) -> Casting:
    """602.2, 602.5: its controller has priority, and nothing keeps the ability from being activated."""
    source = now.game.find(now.announcement.card)
    stop_unless(*_objections(now.game, source, line_of(source, now.announcement), now))
    return now


def _objections(game: Game, source: Object | None, line: ActivatedLine | None, now: Casting) -> Iterator[Reason]:
    if source is None or source.zone != "battlefield" or line is None:
        yield reason("602.2", N_("there is no such ability to activate"))
        return
    if line in [a.line for a in mana_abilities.in_force(game, source)]:
        yield reason("605.1a", N_("that is a mana ability of {source}: it does not use the stack"), source=source)
    if source.controller != now.by and not line.any_player:
        yield reason("602.2", N_("{source} is controlled by {other}"), source=source, other=source.controller)
    yield from over(game)
    if game.priority != now.by:
        yield reason("117.1b", N_("{by} does not have priority; {other} has"), by=now.by, other=game.priority)
    yield from prohibitions.split_second(game, N_("{spell} is on the stack and has split second: only mana abilities can be "
                                         "activated"))
    yield from prohibitions.named_source(game, source)
    if line.cost.tap_this and source.tapped:
        yield reason("118.3", N_("{source} is tapped already"), source=source)
    yield from mana_abilities.cannot_untap(game, now.by, source, line.cost)
    if line.cost.tap_this and source.sick and is_creature(source) and not has_keyword(game, source, "haste"):
        yield reason("602.5a", N_("{source} came under control of {by} this turn"), source=source, by=now.by)
    yield from loyalty.objections(game, now.by, source, line)
    if not holds(game, line.condition, source.controller, source):
        yield reason("602.5", N_("that ability of {source} can be activated only under a condition, which does not hold"),
                     source=source)


def propose(now: Casting) -> Casting:
    """602.2a: the ability is put on the stack, as an object that is no card."""
    source = now.game.get(now.announcement.card)
    line = line_of(source, now.announcement)
    ability = Ability(0, source.card, source.owner, now.by, "stack", line=line.modal or line, source=source)
    game, ability = now.game.added(ability)
    game = game.note(event("propose ability", "602.2a", N_("{by} puts the {ability} on the stack."), by=now.by,
                           ability=ability))
    rule = "602.2b" if line.cost.loyalty is None else "606.4"
    method = Method("activation cost", rule, source.label, cost=_with_tapping(line.cost))
    return replace(now, game=game, spell=ability.id, method=method)


def _with_tapping(cost: Cost) -> Cost:
    """The activation cost with its tap, untap and loyalty symbols as something to do."""
    symbols = (Tap(This()),) * cost.tap_this + (Untap(This()),) * cost.untap_this + loyalty.actions(cost)
    return replace(cost, actions=symbols + cost.actions, tap_this=False, untap_this=False, loyalty=None)


def announce(now: Casting) -> Casting:
    """601.2b, by way of 602.2b: modes, X, then hybrid and Phyrexian symbols."""
    now = announcing.choose_modes(announcing.choose_modes(now, gained=False), gained=True)
    return announcing.choose_symbols(announcing.choose_x(now))


def total(now: Casting) -> Casting:
    """601.2f, by way of 602.2b: the activation cost is what a spell's mana cost is."""
    bill = costs.bill(now.game, now.the_spell, now.method)
    return replace(now, bill=bill, game=now.game.note(event(
        "total", "601.2f", N_("The total cost of the {spell} is {total}; it is locked in."), spell=now.the_spell,
        total=total_and_payment.total_text(bill))))


def become_activated(now: Casting) -> Casting:
    """601.2i, by way of 602.2b: the ability is activated; its controller has priority again."""
    return replace(now, game=replace(now.game, priority=now.by).note(event(
        "activate", "602.2b", N_("The {spell} is activated; {by} has priority."), spell=now.the_spell, by=now.by)))


ACTIVATING = (
    Row("602.2", "may begin", may_begin),
    Row("602.2a", "propose", propose),
    Row("601.2b", "announce", announce),
    Row("601.2c", "target", proposing.target),
    Row("601.2d", "divide", proposing.divide),
    Row("601.2f", "total", total),
    Row("601.2g", "make mana", total_and_payment.make_mana),
    Row("601.2h", "pay", total_and_payment.pay),
    Row("601.2i", "become activated", become_activated),
)


def activate(game: Game, announcement: Announcement) -> Trace:
    """Activate an ability as announced (``card``: its source, ``ability``: which); the trace, as of a cast."""
    return run(ACTIVATING, Casting(game, sense.checked(announcement)))
