"""Walking a tree: its nodes in the order of the text, rebuilding it, numbering its targets."""

from collections.abc import Callable, Iterator
from typing import Any

import msgspec

from .instructions import DealDamage, GetEmblem, WhenDone
from .nouns import Target, This


def nodes(tree: Any) -> Iterator[Any]:
    """Every node of a tree, in the order of the text."""
    if isinstance(tree, msgspec.Struct):
        yield tree
        for name in tree.__struct_fields__:
            yield from nodes(getattr(tree, name))
    elif isinstance(tree, tuple):
        for part in tree:
            yield from nodes(part)


def rebuilt(tree: Any, change: Callable[[Any], Any]) -> Any:
    """The tree with ``change`` applied to every node, in the order of the text.

    change: node -> node (the same one when nothing changes); it sees a node before its parts.
    """
    if isinstance(tree, tuple):
        return tuple(rebuilt(part, change) for part in tree)
    if not isinstance(tree, msgspec.Struct):
        return tree
    tree = change(tree)
    parts = {name: rebuilt(getattr(tree, name), change) for name in tree.__struct_fields__}
    return type(tree)(**parts)


def numbered(line: Any) -> Any:
    """The line with its instances of "target" numbered 0, 1, 2 ... (601.2c)."""
    count = iter(range(1000))

    def number(node: Any) -> Any:
        return msgspec.structs.replace(node, slot=next(count)) if isinstance(node, Target) else node

    return rebuilt(rebuilt(line, number), _numbered_on_its_own)


#: Nodes with an ability of its own in a field: it is put on the stack, or on an emblem, by itself.
_ON_ITS_OWN = {WhenDone: "then", GetEmblem: "ability"}


def _numbered_on_its_own(node: Any) -> Any:
    """A reflexive triggered ability within the line, or that of an emblem, counts its targets from 0 again (603.12)."""
    field = _ON_ITS_OWN.get(type(node))
    if field is None:
        return node
    count = iter(range(1000))
    return msgspec.structs.replace(node, **{field: rebuilt(
        getattr(node, field), lambda n: msgspec.structs.replace(n, slot=next(count)) if isinstance(n, Target) else n)})


def on_their_own(line: Any) -> tuple[Any, ...]:
    """The reflexive abilities in a line, and those of emblems: they count their targets by themselves (603.12)."""
    return tuple(getattr(node, _ON_ITS_OWN[type(node)]) for node in nodes(line) if type(node) in _ON_ITS_OWN)


def in_itself(line: Any) -> Iterator[Any]:
    """The nodes of a line, in order, without those of reflexive abilities and emblems in it."""
    own = {id(node) for other in on_their_own(line) for node in nodes(other)}
    return (node for node in nodes(line) if id(node) not in own)


def targets_of(line: Any) -> tuple[Target, ...]:
    """The instances of the word "target" in a line, in order, without those of reflexive abilities and emblems in it
    (603.12)."""
    return tuple(node for node in in_itself(line) if isinstance(node, Target))


def names_itself(line: Any) -> bool:
    """True when a line speaks of the object it is on by name (201.5): "this", or damage it deals."""
    return any(isinstance(node, This | DealDamage) for node in nodes(line))
