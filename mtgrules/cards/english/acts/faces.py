"""Transforming and incubating, in English."""

from ... import tree as c
from ..grammar import PHRASES, Vocabulary
from ..templates import Template

FACES = (
    Template(c.Transform, "transform [objects:noun]"),
    Template(c.Flip, "flip [objects:noun]"),
    Template(c.Meld, "meld [objects:noun] into [into:name of a card]"),
    Template(c.Incubate, "incubate [count:digits or X]"),
    Template(c.Incubate, "incubate [count:digits or X] [times:times]"))
PHRASES["times"] = Vocabulary({"twice": 2})
