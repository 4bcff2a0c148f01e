"""Resolving (608): the target check done once, following instructions, leaving the stack."""

from .steps import RESOLVING, Answers, Resolving, resolve
from .table import MORE

__all__ = ["Answers", "MORE", "RESOLVING", "Resolving", "resolve"]
