"""A bill (601.2f): its lines, what else than mana they ask for, and the total that is locked in.

Records only; what stands in a bill is worked out in :mod:`mtgrules.casting.total.costs`.
"""

from ...book import Message, Reason, Value
from ...cards import AnyInstruction, Mana
from ...cards.english import write_instruction


class Item(Value, omit_defaults=True):
    """One line of the bill.

    what: the line in words.  rule: the rule that puts it there.  source: what it comes from.
    mana: what it adds.  less: mana that it takes off.  life: life to be paid.
    actions: what else is to be done.
    """

    what: Message
    rule: str
    source: str
    mana: Mana = Mana()
    less: Mana = Mana()
    life: int = 0
    actions: tuple[AnyInstruction, ...] = ()

    @property
    def amount(self) -> str:
        """The line's mana and life with a sign, or "" when it has neither."""
        if self.less.symbols:
            return f"-{self.less.text}"
        if self.rule == "118.6":
            return "unpayable"
        if self.life:
            return (f"+{self.mana.text} " if self.mana.symbols else "") + f"+{self.life} life"
        return f"+{self.mana.text}" if self.mana.symbols or not self.actions else ""


class Action(Value):
    """A cost that is not mana: what to do, and which line of the bill asks for it."""

    instruction: AnyInstruction
    source: str

    @property
    def words(self) -> str:
        """As it stands within a sentence ("sacrifice two Mountains")."""
        words = write_instruction(self.instruction, self.source).rstrip(".")
        return words[:1].lower() + words[1:]


class Bill(Value):
    """The total cost, item by item, locked in once determined (601.2f).

    items: in the order of 601.2f.  total: the mana to pay.  actions: the other costs.
    unpayable: why it can never be paid, None when it can (118.6).
    on_x: what of the generic mana in the total only mana of some colors pays, because the text says so.
    """

    items: tuple[Item, ...]
    total: Mana
    unpayable: Reason | None = None
    on_x: Mana = Mana()

    @property
    def to_pay(self) -> Mana:
        """The total with each symbol as what may pay for it."""
        return self.total.less(len(self.on_x.symbols)).plus(self.on_x) if self.on_x.symbols else self.total

    @property
    def actions(self) -> tuple[Action, ...]:
        """All costs that are neither mana nor life, in the order of the items."""
        return tuple(Action(a, item.source) for item in self.items for a in item.actions)

    @property
    def life(self) -> int:
        """The life to be paid, all items together."""
        return sum(item.life for item in self.items)

    def others(self) -> tuple[tuple[str, str], ...]:
        """The costs that are neither mana nor life: what is to be done in words, and what asks for it."""
        return tuple((a.words, a.source) for a in self.actions)

    def rows(self) -> tuple[dict[str, str], ...]:
        """The bill as plain rows: what, mana, rule, source; the total last."""
        rows = tuple({"what": i.what.text, "mana": i.amount, "rule": i.rule, "source": i.source} for i in self.items)
        mana = self.total.text if self.unpayable is None else "unpayable"
        total = mana + (f" + {self.life} life" if self.life else "")
        return rows + ({"what": "total cost, locked in", "mana": total, "rule": "601.2f", "source": ""},)
