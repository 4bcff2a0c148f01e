"""What all instructions have in common."""

from ..node import Node


class Instruction(Node, tag_field="do"):
    """Something a text tells a player to do."""
