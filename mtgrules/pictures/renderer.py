"""Drawing: DOT source to SVG by whichever renderer there is, and never the same source twice.

Looked for, in this order: the program that the environment variable MTG_DOT names (and then no other), `dot` and
`graphviz-pure` on the PATH, and `graphviz-pure` beside the running Python, where a notebook's kernel does not look
by itself.  Another way of drawing, such as one inside a browser, can be put in place with :func:`draw_with`.
"""

import os
import shutil
import subprocess
import sysconfig
from collections.abc import Callable
from functools import lru_cache
from pathlib import Path

#: So many drawings are remembered.
REMEMBERED = 512
#: Seconds that a renderer may take for one picture.
PATIENCE = 20

_own_way: Callable[[str], str] | None = None


class NotDrawn(RuntimeError):
    """No renderer was found, or none could draw; the message says what to do."""


def draw_with(way: Callable[[str], str] | None) -> None:
    """Draw with a function from DOT source to SVG from now on; None goes back to the programs."""
    global _own_way
    _own_way = way
    _drawn.cache_clear()


def renderers() -> tuple[str, ...]:
    """The programs that are there, the preferred one first."""
    if "MTG_DOT" in os.environ:
        wanted = (os.environ["MTG_DOT"],)
    else:
        wanted = ("dot", "graphviz-pure", str(Path(sysconfig.get_path("scripts"), "graphviz-pure")))
    found = (shutil.which(name) for name in wanted)
    return tuple(dict.fromkeys(path for path in found if path))


def draw(dot: str) -> str:
    """The SVG of a DOT source.  Raises NotDrawn."""
    return _drawn(dot, ("",) if _own_way else renderers())


@lru_cache(maxsize=REMEMBERED)
def _drawn(dot: str, programs: tuple[str, ...]) -> str:
    faults = []
    for program in programs:
        try:
            return _own_way(dot) if _own_way else run(program, dot)
        except Exception as fault:  # whatever goes wrong while drawing, the text can be shown
            faults.append(f"{Path(program).name or 'the renderer'} failed: {fault}")
    raise NotDrawn("; ".join(faults) or "no renderer was found; install graphviz, or the wheel graphviz-pure")


def run(program: str, dot: str) -> str:
    """Let one program draw.  Raises OSError, or SubprocessError when it fails or takes too long."""
    done = subprocess.run([program, "-Tsvg"], input=dot.encode(), capture_output=True, timeout=PATIENCE, check=True)
    return done.stdout.decode()
