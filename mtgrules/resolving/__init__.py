"""Resolving (608): the target check done once, following instructions, leaving the stack."""

from .steps import RESOLVING, Answers, Resolving, resolve

__all__ = ["Answers", "RESOLVING", "Resolving", "resolve"]
