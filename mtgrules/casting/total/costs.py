"""The total cost as an itemised bill (601.2f, 118).

What is owed: the mana cost or an alternative cost, plus every additional cost (each splice).  Then
increases, minus reductions, floors last, then locked in.  Every line names its rule and where it
comes from; the mana of the lines adds up to the total.
"""

from collections.abc import Iterator

from ...book import N_, Message, Reason, message, reason, replace
from ...cards import LETTER_OF, AnyInstruction, Cost, CostFloor, CostIncrease, Mana, SpendOnX, mana, rebuilt
from ...game import Ability, Game, Object, Player, Spell, fits, holds, statics, statics_of
from .. import splice, symbols
from ..ways.methods import Method
from . import additional, reducing
from .bills import Bill, Item
from .reductions import applying


def bill(game: Game, spell: Spell, method: Method) -> Bill:
    """Determine the total cost of a spell (601.2f)."""
    owed_ = announced(owed(game, spell, method), spell.choices.symbols)
    if isinstance(spell, Ability):
        return Bill(owed_, _sum(owed_))  # what changes the costs of spells leaves abilities alone (602.2b)
    items = owed_ + _increases(game, spell)
    total = _sum(items)
    for what, rule, source, left in reducing.applied(game, spell, total):
        items, total = items + (Item(what, rule, source, less=total.minus(left)),), left
    for item in _floors(game, spell, total):
        items, total = items + (item,), total.plus(item.mana)
    return Bill(items, total, _unpayable(spell, method), _on_x(game, spell, method, total))


def _on_x(game: Game, spell: Spell, method: Method, total: Mana) -> Mana:
    """The part of a total that stands for {X} and that the spell's text says is paid with some colors only."""
    said = next(statics_of(game, spell, SpendOnX), None)
    if said is None or method.cost is not None or spell.card.cost is None:
        return Mana()
    times = min(spell.card.cost.x * (spell.choices.x or 0), total.generic)
    return Mana(("/".join(LETTER_OF[color] for color in said.colors),) * times)


def before_reductions(game: Game, spell: Spell, method: Method) -> Mana:
    """What is owed with increases, before anything is taken off (601.2f)."""
    return _sum(announced(owed(game, spell, method), spell.choices.symbols) + _increases(game, spell))


def _sum(items: tuple[Item, ...]) -> Mana:
    total = Mana()
    for item in items:
        total = total.plus(item.mana)
    return total


# ---------------------------------------------------------------- what is owed


def owed(game: Game, spell: Spell, method: Method) -> tuple[Item, ...]:
    """The costs that will be paid, as printed but with X as announced: base, then additional ones.

    Their hybrid and Phyrexian symbols are still open; 601.2b asks about them in this order.
    """
    if isinstance(spell, Ability):
        return (_item(message(N_("activation cost of the {ability}"), ability=spell), method.rule, method.source, method.cost,
                      spell.choices.x or 0),)
    return (_base(spell, method), *_additional(game, spell), *_splices(spell))


def _base(spell: Spell, method: Method) -> Item:
    x = spell.choices.x or 0
    if method.unpayable:
        return Item(message(N_("the mana cost of {spell}, which has none"), spell=spell), "118.6", spell.card.name)
    if method.cost is not None:
        if method.free:
            what = message(N_("{spell} is cast without paying its mana cost"), spell=spell)
        else:
            what = message(N_("{method} instead of the mana cost of {spell}"), method=method.name, spell=spell)
        return _item(what, method.rule, method.source, method.cost, x)
    if spell.card.cost is None:
        return Item(message(N_("{spell} has no mana cost"), spell=spell), "118.6", spell.card.name)
    return Item(message(N_("mana cost of {spell}"), spell=spell), "601.2f", spell.card.name, spell.card.cost.with_x(x))


def _unpayable(spell: Spell, method: Method) -> Reason | None:
    if method.unpayable:
        return reason("118.6", N_("the {method} cost of {spell} is its mana cost, and it has none, which is a cost that can't "
                      "be paid"), spell=spell, method=method.name)
    if method.cost is not None or spell.card.cost is not None:
        return None
    return reason("118.6", N_("{spell} has no mana cost, which is a cost that can't be paid"), spell=spell)


def _item(what: Message, rule: str, source: str, cost: Cost, x: int) -> Item:
    life = x if cost.life == "X" else cost.life
    return Item(what, rule, source, mana(cost.mana or "").with_x(x), life=life, actions=_with_x(cost.actions, x))


def _with_x(actions: tuple[AnyInstruction, ...], x: int) -> tuple[AnyInstruction, ...]:
    """Actions of a cost in which X is the number announced."""
    def known(node):
        fields = {name: x for name in ("amount", "count", "mana_value") if getattr(node, name, None) == "X"}
        return replace(node, **fields) if fields else node

    return rebuilt(actions, known)


def _additional(game: Game, spell: Spell) -> Iterator[Item]:
    x = spell.choices.x or 0
    for cost in additional.mandatory(game, spell):
        for _ in range(cost.owed):
            yield _item(message(N_("{name} of {spell}"), name=cost.name, spell=spell), cost.rule, spell.card.name,
                        cost.cost, x)
    for cost, times in additional.paid(game, spell):
        for _ in range(times):
            yield _item(message(N_("{name} of {spell}"), name=cost.called, spell=spell), cost.rule, spell.card.name,
                        cost.cost, x)


def _splices(spell: Spell) -> Iterator[Item]:
    """One additional cost for each spliced card (702.47a, 118.8); an X in it would be 0 (107.3j)."""
    for change in spell.changes:
        line = splice.cost_line(change)
        if line is not None:
            name = change.card.name
            yield _item(message(N_("splice cost of {card}"), card=name), "702.47a", name, line.cost, 0)


def announced(items: tuple[Item, ...], chosen: tuple[str, ...]) -> tuple[Item, ...]:
    """The items with their hybrid and Phyrexian symbols as announced (601.2b)."""
    if not chosen:
        return items
    done, rest = [], chosen
    for item in items:
        count = len(symbols.open_symbols(item.mana))
        paid, life = symbols.announced(item.mana, rest[:count])
        done.append(replace(item, mana=paid, life=item.life + life) if count else item)
        rest = rest[count:]
    return tuple(done)


# ---------------------------------------------------------------- increases and floors


def _increases(game: Game, spell: Spell) -> tuple[Item, ...]:
    """Each increase applies once to the one spell, however much is spliced onto it (601.2f)."""
    items = []
    for source, static in applying(game, CostIncrease, spell):
        times = _times(game, spell, source, static)
        if times:
            more = Mana(mana(static.amount).symbols * times).canonical()
            items.append(Item(message(N_("{source} makes it cost more"), source=source), "601.2f", source.label, more))
    return tuple(items)


def _times(game: Game, spell: Spell, source: Object, static: CostIncrease) -> int:
    if static.targeting is not None:
        things = (game.thing(ref) for refs in spell.choices.targets for ref in refs)
        return any(_shielded(game, thing, source, static) for thing in things if thing is not None)
    if static.per_target is None:
        return 1
    return max(0, sum(len(refs) for refs in spell.choices.targets) - static.per_target)


def _shielded(game: Game, thing: Object | Player, source: Object, static: CostIncrease) -> bool:
    """True for a target that makes spells cost more: the player who controls the source, or something of a quality."""
    if isinstance(thing, Player):
        return thing.name == source.controller
    return fits(game, static.targeting, thing, source.controller)


def _floors(game: Game, spell: Spell, total: Mana) -> tuple[Item, ...]:
    """Effects that set a least total; applied last, to the whole spell's total (601.2f)."""
    items, amount = [], total.value()
    for o, s in statics(game, CostFloor):
        if not holds(game, s.condition, o.controller, o):
            continue
        more = max(0, s.mana - amount)
        amount += more
        template = (N_("{source}: the total is raised to {least} mana") if more
                    else N_("{source}: the total is not less than {least} mana, nothing is added"))
        items.append(Item(message(template, source=o, least=s.mana), "601.2f", o.label,
                          mana("{%d}" % more) if more else Mana()))
    return tuple(items)

