"""The rulebook: rule numbers and what they say, editions, the official text, and reasons that cite a rule.

Here live the words of the rules and none of their workings. It must not know games or cards.
"""

from .data import data_folder
from .editions import NO_LIBRARY_MANA_SINCE, BadEdition, Change, Edition, History, Renumbered, Span, edition, history, official_id
from .faults import Fault, hint, within
from .official import NotRulesText, official_text, use_official_text
from .reasons import N_, Message, Reason, message, reason, so_many, translate, use_language
from .rules import PINNED, Rule, UnknownRule, cite, order, rule, rules
from .values import Value, demand, replace

__all__ = [
    "N_",
    "PINNED",
    "BadEdition",
    "Change",
    "Edition",
    "Fault",
    "History",
    "Message",
    "NotRulesText",
    "Reason",
    "Renumbered",
    "Rule",
    "Span",
    "UnknownRule",
    "Value",
    "cite",
    "data_folder",
    "demand",
    "NO_LIBRARY_MANA_SINCE", "edition",
    "hint",
    "history",
    "message",
    "official_id",
    "official_text",
    "order",
    "reason",
    "replace",
    "rule",
    "rules",
    "so_many",
    "translate",
    "use_language",
    "use_official_text",
    "within",
]
