"""What everything in a tree has in common."""

from ...book import Value


class Node(Value, omit_defaults=True, forbid_unknown_fields=True):
    """A part of a text.  A field that its class does not know is an error, not a comment."""
