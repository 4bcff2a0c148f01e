"""Instructions: regeneration (701.19)."""

from __future__ import annotations

from ..nouns import Noun
from .base import Instruction


class Regenerate(Instruction, tag="regenerate"):
    """Regenerate permanents: the next destruction of each this turn is replaced (701.19a)."""

    objects: Noun
