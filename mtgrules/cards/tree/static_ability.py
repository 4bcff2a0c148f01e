"""What all static abilities have in common (113.3d)."""

from .node import Node


class StaticAbility(Node, tag_field="static"):
    """Something that is simply true (604.1)."""
