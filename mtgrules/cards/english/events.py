"""What abilities trigger on, in English."""

from typing import Any

import msgspec

from .. import tree as c
from .grammar import PHRASES, Converted, OneOf, Ref
from .templates import Template

MADE_TO_DISCARD = "a spell or ability an opponent controls causes you to discard "
PHRASES["event meanwhile"] = Template(c.WhenMadeToDiscard, MADE_TO_DISCARD + "cards")
PHRASES["when"] = OneOf(
    *(Template(c.WhenCast, f"whenever {who} [spells:a group]{aim}", **fixed, **aims)
      for who, fixed in (("you cast", {}), ("a player casts", {"who": c.Players()}),
                         ("an opponent casts", {"who": c.Players(opponents=True)}))
      for aim, aims in ((" that targets only [@]", {"targeting_this": True, "only_this": True}),
                        (" that targets [@]", {"targeting_this": True}), ("", {}))),
    Template(c.AtUpkeep, "at the beginning of your upkeep"),
    Template(c.WhenMadeToDiscard, "when " + MADE_TO_DISCARD + "this card", this=True),
    Template(c.WhenDies, "when [@] dies"),
    Template(c.WhenPermanentDies, "whenever [objects:a group] dies"),
    Template(c.WhenCountersGone, "when the last [kind:kind of counter] counter is removed from [@]"),
    Template(c.WhenLeaves, "when [@] leaves the battlefield"),
    Template(c.WhenPutIntoGraveyard, "when [@] is put into a graveyard from anywhere"),
    Template(c.WhenPutIntoGraveyard, "when [named:name of a card] is put into a graveyard from anywhere"),
    Template(c.WhenEnters, "when [@] enters"),
    Template(c.WhenEnters, "whenever [@] enters or attacks", or_attacks=True),
    Template(c.WhenAttacks, "whenever [@] attacks"),
    Template(c.WhenCombatDamage, "whenever [@] deals combat damage to a player"),
    Template(c.WhenCombatDamage, "whenever [objects:a group] deals combat damage to a player"),
    Template(c.WhenTurnedFaceUp, "when [@] is turned face up"),
    Template(c.WhenDealsDamage, "whenever [@] deals damage"),
    Template(c.WhenPermanentEnters, "whenever [objects:a group] enters"),
    Template(c.WhenPermanentEnters, "whenever another [objects:group] enters", other=True),
    Template(c.WhenTransforms, "whenever [objects:a group] transforms into [into:a group]"),
    Template(c.WhenTurnsInto, "whenever [@] enters or transforms into [into:name of a card]", or_enters=True),
    Template(c.WhenTurnsInto, "when [@] enters or transforms into [into:name of a card]", or_enters=True, said_when=True),
    Template(c.WhenTurnsInto, "whenever [@] transforms into [into:name of a card]"),
    Template(c.WhenThisResolves, "when this spell resolves"),
    Template(c.WhenThisCast, "when you cast this spell"),
    Template(c.AtDrawStep, "at the beginning of your draw step"),
    Template(c.AtCombat, "at the beginning of combat on your turn"),
    Template(c.AtEndStep, "at the beginning of your end step"),
    Template(c.AtEachEndStep, "at the beginning of the end step"),
    Template(c.AtEachUpkeep, "at the beginning of each upkeep"),
    Template(c.WhenDealtDamage, "whenever [@] is dealt damage"),
    Template(c.WhenTargeted, "whenever [@] becomes the target of a spell or ability an opponent controls"),
    Template(c.WhenLeavesGraveyard, "whenever [cards:leaving card] leaves your graveyard"))
PHRASES["leaving card"] = Converted(
    Ref("a group"), lambda quality: _moved(quality, ("graveyard", "you"), ("library", "")),
    lambda quality: _moved(quality, ("library", ""), ("graveyard", "you")))


def _moved(quality: Any, old: tuple[str, str], new: tuple[str, str]) -> Any:
    """The same kind of card in another zone, when it is in the old one."""
    zone, owner = new
    return msgspec.structs.replace(quality, zone=zone, owner=owner) if (quality.zone, quality.owner) == old else None
