"""The official rules text, if the user has brought it: any edition's text file, as it is published.

The package itself holds no sentence of it. This module finds a paragraph by its number in the very file
it was given; it must not know our summaries, nor which edition that file is of.
"""

import re
from collections.abc import Iterable, Mapping
from pathlib import Path
from types import MappingProxyType

_PARAGRAPH = re.compile(r"(\d{3}(?:\.\d+[a-z]?)?)\.? +(\S.*)")
_LAST_LINE = "glossary"

_texts: Mapping[str, str] = MappingProxyType({})


class NotRulesText(ValueError):
    """A file that cannot be read as a rules text; the message names the file and the place."""


def use_official_text(path: str | Path | None) -> None:
    """Reads a rules text, for `official_text` to quote from; None forgets it again.

    A text that cannot be read leaves the one that was in use.

    Raises:
        OSError: the file cannot be opened.
        NotRulesText: it is not a rules text.
    """
    global _texts
    _texts = MappingProxyType(read(Path(path)) if path is not None else {})


def official_text(id: str) -> str | None:
    """The official paragraph with its examples, a line each; None without a text, or if it lacks that."""
    return _texts.get(id)


def read(path: Path) -> dict[str, str]:
    """All numbered paragraphs by number. Raises OSError and NotRulesText as `use_official_text` does."""
    paragraphs = {id: "\n".join(lines) for id, lines in _paragraphs(_decoded(path).splitlines()).items()}
    if not any(id[-1].isalpha() for id in paragraphs):
        raise NotRulesText(f"{path}: not a rules text: no line starts with a number such as 100.1a")
    return paragraphs


def _decoded(path: Path) -> str:
    raw = path.read_bytes()
    try:
        return raw.decode("utf-8-sig")
    except UnicodeDecodeError as fault:
        line = raw.count(b"\n", 0, fault.start) + 1
        raise NotRulesText(f"{path}, line {line}: not a rules text: this line is not UTF-8") from fault


def _paragraphs(lines: Iterable[str]) -> dict[str, list[str]]:
    """Lines by paragraph. The table of contents comes first, so a heading met again begins anew."""
    found: dict[str, list[str]] = {}
    current: list[str] | None = None
    in_rules = False
    for line in map(str.strip, lines):
        match = _PARAGRAPH.fullmatch(line)
        if match:
            id, text = match.groups()
            in_rules = in_rules or "." in id
            current = found[id] = [text]
        elif in_rules and line.lower() == _LAST_LINE:
            break
        elif line and current is not None and not _is_chapter(line):
            current.append(line)
    return found


def _is_chapter(line: str) -> bool:
    """Whether a line is the title of a chapter, such as "6. Spells, Abilities, and Effects"."""
    return re.match(r"\d\. \S", line) is not None
