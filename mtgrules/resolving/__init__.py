"""Resolving (608): the target check done once, following instructions, leaving the stack."""

from .steps import RESOLVING, Answers, NothingToResolve, Resolving, asked_about, resolve
from .table import MORE

__all__ = ["Answers", "MORE", "NothingToResolve", "RESOLVING", "Resolving", "asked_about", "resolve"]
