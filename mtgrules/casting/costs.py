"""The total cost as an itemised bill (601.2f, 118).

Base cost, plus every addition (each splice), plus increases, minus reductions, floors last,
then locked in.  Every line names its rule and where it comes from; the mana of the lines
adds up to the total.
"""

from ..book import N_, Message, Reason, Value, message, reason, replace
from ..cards import AnyInstruction, CostFloor, CostIncrease, CostReduction, Mana, mana
from ..effects import name_of
from ..game import Game, Object, Spell, fits, holds, statics
from . import splice


class Item(Value, omit_defaults=True):
    """One line of the bill.

    what: the line in words.  rule: the rule that puts it there.  source: what it comes from.
    mana: what it adds.  less: generic mana that it takes off.  actions: what else is to be done.
    """

    what: Message
    rule: str
    source: str
    mana: Mana = Mana()
    less: int = 0
    actions: tuple[AnyInstruction, ...] = ()

    @property
    def amount(self) -> str:
        """The line's mana with its sign, or "" when it has none."""
        if self.less:
            return f"-{{{self.less}}}"
        return f"+{self.mana.text}" if self.mana.symbols or not self.actions else ""


class Action(Value):
    """A cost that is not mana: what to do, and which line of the bill asks for it."""

    instruction: AnyInstruction
    source: str


class Bill(Value):
    """The total cost, item by item, locked in once determined (601.2f).

    items: in the order of 601.2f.  total: the mana to pay.  actions: the other costs.
    unpayable: why it can never be paid, None when it can (118.6).
    """

    items: tuple[Item, ...]
    total: Mana
    unpayable: Reason | None = None

    @property
    def actions(self) -> tuple[Action, ...]:
        """All costs that are not mana, in the order of the items."""
        return tuple(Action(a, item.source) for item in self.items for a in item.actions)

    def others(self) -> tuple[tuple[str, str], ...]:
        """The costs that are not mana: name of the instruction, and what asks for it."""
        return tuple((name_of(a.instruction), a.source) for a in self.actions)

    def rows(self) -> tuple[dict[str, str], ...]:
        """The bill as plain rows: what, mana, rule, source; the total last."""
        rows = tuple({"what": i.what.text, "mana": i.amount, "rule": i.rule, "source": i.source} for i in self.items)
        return rows + ({"what": "total cost, locked in", "mana": self.total.text, "rule": "601.2f", "source": ""},)


def bill(game: Game, spell: Spell, by: str) -> Bill:
    """Determine the total cost of a spell (601.2f)."""
    base, unpayable = _base(spell)
    items = (base,) + _splices(game, spell) + _increases(game, spell)
    total = _sum(items)
    for item in _reductions(game, spell, total):
        items, total = items + (item,), total.less(item.less)
    for item in _floors(game, spell, total):
        items, total = items + (item,), total.plus(item.mana)
    return Bill(items, total, unpayable)


def _sum(items: tuple[Item, ...]) -> Mana:
    total = Mana()
    for item in items:
        total = total.plus(item.mana)
    return total


def _base(spell: Spell) -> tuple[Item, Reason | None]:
    name = spell.card.name
    if spell.card.cost is None:
        what = message(N_("{spell} has no mana cost"), spell=spell)
        return Item(what, "118.6", name), reason("118.6", N_("{spell} has no mana cost, which is a cost that can't be "
                                                 "paid; adding to it does not change that"), spell=spell)
    return Item(message(N_("mana cost of {spell}"), spell=spell), "601.2f", name, spell.card.cost), None


def _splices(game: Game, spell: Spell) -> tuple[Item, ...]:
    """One additional cost for each spliced card (702.47a, 118.8)."""
    items = []
    for change in spell.changes:
        line = splice.cost_line(change)
        if line is not None:
            what = message(N_("splice cost of {card}"), card=change.card.name)
            items.append(Item(what, "702.47a", change.card.name, mana(line.cost.mana or ""), actions=line.cost.actions))
    return tuple(items)


def _applying(game: Game, kind: type, spell: Spell) -> list[tuple[Object, CostIncrease]]:
    """Static abilities about costs that apply to a spell; it is one spell, however much is
    spliced onto it, so each applies once (601.2f)."""
    return [(o, s) for o, s in statics(game, kind) if fits(game, replace(s.spells, zone="stack"), spell, o.controller)]


def _increases(game: Game, spell: Spell) -> tuple[Item, ...]:
    return tuple(Item(message(N_("{source} makes it cost more"), source=o), "601.2f", o.label, mana(s.amount))
                 for o, s in _applying(game, CostIncrease, spell))


def _reductions(game: Game, spell: Spell, total: Mana) -> tuple[Item, ...]:
    """Reductions of generic mana; they take off generic mana only, and never more than there is
    (118.7a, 601.2f).  Such reductions come out the same in every order."""
    items, left = [], total.generic
    for o, s in _applying(game, CostReduction, spell):
        off = min(mana(s.amount).generic, left)
        left -= off
        items.append(Item(message(N_("{source} makes it cost less"), source=o), "118.7a", o.label, less=off))
    return tuple(items)


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
