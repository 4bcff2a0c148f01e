"""What cannot be read or written as English: the place, or the part, and where its template would stand."""

from pathlib import Path
from typing import Any

from .. import toml

HERE = Path(__file__).parent
#: Modules of the tree whose templates stand in a module of another name.
_ELSEWHERE = {"compound": "clauses", "conditions": "clauses", "amounts": "nouns", "quality": "groups", "keywords": "nouns"}


class Unreadable(ValueError):
    """A text that no template reads.  text: all of it; at: where reading stopped."""

    def __init__(self, text: str, at: int):
        start = text.rfind("\n", 0, at) + 1
        paragraph = text[start:].partition("\n")[0]
        super().__init__(f"cannot read this text from the mark on:\n{paragraph}\n{' ' * (at - start)}^")
        self.text, self.at = text, at


class Unwritable(ValueError):
    """A node that no template writes; the message shows it as a data file has it."""

    def __init__(self, node: Any):
        super().__init__(f"no template writes {_shown(node)}; it would stand in {home(type(node))}")
        self.node = node


def _shown(node: Any) -> str:
    return f"{type(node).__name__} {toml.value(toml.said(node))}"


def home(kind: type) -> str:
    """The module with the templates for a kind of node: the one that is called as the node's own module is."""
    name = kind.__module__.rpartition(".")[2]
    name = _ELSEWHERE.get(name, name)
    folder = "acts/" if (HERE / "acts" / f"{name}.py").exists() else ""
    return f"mtgrules/cards/english/{folder}{name}.py"
