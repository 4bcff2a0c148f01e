"""Qualities: which objects or players a text means, and the words that it may say that with.

Each list of words gives their meaning; what fits them in a game is asked in :mod:`mtgrules.game.quality`.
"""

from __future__ import annotations

from .node import Node

#: What may stand among types and is no card type.
KINDS = {
    "permanent": "anything on the battlefield; elsewhere a card that could be put there (110.1, 110.4a)",
    "player": "any player", "opponent": "a player other than you (102.2)", "any": "what \"any target\" may be (115.4)",
    "spell": "on the stack, and no ability (112.1)", "ability": "on the stack, and no spell (113.9)",
    "card": "no token (108.2b)", "token": "a token (111.1)",
}  # fmt: skip
CONTROLLERS = {
    "": "whoever it is", "you": "you", "opponent": "an opponent", "not you": "anybody else; other English than \"opponent\"",
    "they": "the player the sentence speaks of", "that target": "the player who was targeted before, or who controls what was",
}  # fmt: skip
OWNERS = {
    "": "whoever it is", "you": "you", "opponent": "an opponent", "they": "the player the sentence speaks of",
    "that player": "the player who was chosen before",
}  # fmt: skip
#: Where a quality is looked for; it says what is meant (109.2).
ZONES = {
    "battlefield": "a permanent", "stack": "a spell", "stack or battlefield": "a spell or a permanent", "hand": "a card there",
    "library": "a card there", "graveyard": "a card there", "exile": "a card there",
}  # fmt: skip
STATES = {
    "tapped": "turned sideways (110.5)", "untapped": "not turned sideways", "attacking": "declared as an attacker (508.1k)",
    "attacking or blocking": "one of the two", "blocked": "an attacking creature that was blocked (509.1h)",
    "colorless": "without a color (105.2c)", "multicolored": "of two or more colors (105.2b)",
    "dealt damage this turn": "damage was dealt to it", "enchanted": "with an Aura on it (303.4)",
    "attached to a creature": "an Aura or Equipment on one",
    "sacrificed this way": "by this text", "returned this way": "by this text", "revealed this way": "by this text",
    "exiled with it": "by the object with this text (607.2a)", "with a single target": "and no more than that one (115.7a)",
    "with that name": "that of what the text spoke of", "with the chosen name": "chosen for the object with this text",
    "with a spliced name": "of a card spliced onto it", "of the chosen type": "chosen for the object with this text",
}  # fmt: skip
#: A mana value that is not known before the play.
VALUES = {
    "X": "X of the spell or ability (107.3)", "chosen": "the number chosen for the object with this text",
    "that spell's": "that of the spell that the trigger event was about",
}  # fmt: skip


class Quality(Node):
    """What kind of object or player is meant ("untapped white creature you control").

    types: any of these card types, or of KINDS.
    also_types: and all of these card types besides ("artifact creature").
    subtypes, colors: any of these.  supertypes: all of these.  not_...: none of these.
    controller: one of CONTROLLERS.  owner: one of OWNERS, for cards in a zone that has owners.
    zone: one of ZONES, where it is looked for; it says what is meant (109.2), so a quality without types, with zone
        "stack", is any spell.
    states: all of these, from STATES.
    keywords: all of these keyword abilities, by name.  not_keywords: none of these.
    mana_value: exactly this much, or one of VALUES.  most_value, least_value: this much or less, or more.
    most_power, least_power: this much power or less, or more.  named: the name it has to have (201.2a).
    """

    types: tuple[str, ...] = ()
    subtypes: tuple[str, ...] = ()
    supertypes: tuple[str, ...] = ()
    colors: tuple[str, ...] = ()
    not_types: tuple[str, ...] = ()
    not_subtypes: tuple[str, ...] = ()
    not_supertypes: tuple[str, ...] = ()
    not_colors: tuple[str, ...] = ()
    controller: str = ""
    owner: str = ""
    zone: str = "battlefield"
    states: tuple[str, ...] = ()
    keywords: tuple[str, ...] = ()
    not_keywords: tuple[str, ...] = ()
    mana_value: int | str | CountersOn | None = None
    most_value: int | str | CountersOn | CountOf | None = None
    least_value: int | None = None
    most_power: int | None = None
    least_power: int | None = None
    named: str = ""
    also_types: tuple[str, ...] = ()
