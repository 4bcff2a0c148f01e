"""The lines of a text: spell abilities, splice, keywords, static, triggered and activated abilities."""

from __future__ import annotations

from typing import Union

from .conditions import Condition
from .costs import Cost
from .events import TriggerEvent
from .instructions import AnyInstruction
from .keywords import Keyword
from .node import Node
from .nouns import Quality
from .statics import Static


class SpellLine(Node, tag_field="line", tag="spell"):
    """A spell ability: instructions followed as the spell resolves (113.3a).

    ability_word: has no meaning of its own (207.2c).
    """

    do: tuple[AnyInstruction, ...]
    ability_word: str = ""


class SpliceLine(Node, tag_field="line", tag="splice"):
    """Splice onto [quality] [cost] (702.47a).  The quality is asked of a spell (zone "stack")."""

    onto: Quality
    cost: Cost


class KeywordLine(Node, tag_field="line", tag="keywords"):
    """Keyword abilities, in printed order."""

    keywords: tuple[Keyword, ...]


class StaticLine(Node, tag_field="line", tag="static"):
    """A static ability (113.3d).  ability_word: has no meaning of its own, as a flavor word (207.2c-d)."""

    ability: Static
    ability_word: str = ""


class Mode(Node):
    """One mode of a modal text (700.2).

    do: its instructions.  cost: what choosing it costs besides (700.2h).
    """

    do: tuple[AnyInstruction, ...]
    cost: Cost | None = None


class ModalLine(Node, tag_field="line", tag="modal"):
    """A modal spell ability: some of its modes are chosen as the spell is cast (700.2a).

    least, most: how many modes are chosen.  again: the same mode may be chosen more than once (700.2d).
    if_kicked: how many may be chosen instead if the spell is kicked; 0 for no such text.
    """

    modes: tuple[Mode, ...]
    least: int = 1
    most: int = 1
    again: bool = False
    if_kicked: int = 0


class AdditionalCostLine(Node, tag_field="line", tag="additional cost"):
    """As an additional cost to cast this spell, ... (118.8).  optional: "you may ...".

    less: how much less the spell costs for each permanent sacrificed this way (118.7).
    otherwise: what may be paid instead ("discard a card or pay {2}"); one of the two is paid.
    """

    cost: Cost
    optional: bool = False
    less: str = ""
    otherwise: Cost | None = None


class AlternativeCostLine(Node, tag_field="line", tag="alternative cost"):
    """You may ... rather than pay this spell's mana cost (118.9); only if the condition holds.  An empty cost: without
    paying its mana cost."""

    cost: Cost
    condition: Condition | None = None


class TriggeredLine(Node, tag_field="line", tag="triggered"):
    """A triggered ability: an event, then instructions (113.3c).

    condition: an intervening "if" (603.4).  ability_word: has no meaning of its own (207.2c).
    modal: its modes, of a modal ability, which are chosen as it is put on the stack (603.3c).
    """

    when: TriggerEvent
    do: tuple[AnyInstruction, ...] = ()
    condition: Condition | None = None
    ability_word: str = ""
    modal: ModalLine | None = None


class ActivatedLine(Node, tag_field="line", tag="activated"):
    """An activated ability: cost, then instructions (113.3b).

    condition: it can be activated only if this is true (602.5).  ability_word: has no meaning of
    its own (207.2c).  any_player: not only its controller may activate it (602.2).  modal: its modes, of a modal
    ability, which are chosen as it is activated (700.2a).
    """

    cost: Cost
    do: tuple[AnyInstruction, ...] = ()
    condition: Condition | None = None
    ability_word: str = ""
    any_player: bool = False
    modal: ModalLine | None = None


class Anchor(Node):
    """An anchor word, and the ability that a permanent has if that word was chosen (614.12c)."""

    word: str
    line: Union[TriggeredLine, ActivatedLine, StaticLine]


class AnchorLine(Node, tag_field="line", tag="anchors"):
    """As the object with this text enters, one of some anchor words is chosen, and with it one of some abilities (614.12c)."""

    anchors: tuple[Anchor, ...]


Line = Union[
    SpellLine, ModalLine, SpliceLine, KeywordLine, StaticLine, TriggeredLine, ActivatedLine, AdditionalCostLine,
    AlternativeCostLine, AnchorLine,
]
