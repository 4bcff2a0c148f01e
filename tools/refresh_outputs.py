"""Write the checked outputs of the notebooks anew, after the engine has learned to say something in other words.

    .venv/bin/python tools/refresh_outputs.py [notebooks/NAME.ipynb ...]      (all of them, when none is named)

Only cells tagged ``nbval-check-output`` keep an output; it is the text that they print.  Read the difference before you
commit it: a changed output is a changed lesson.
"""

import ast
import contextlib
import io
import json
import sys
from pathlib import Path

NOTEBOOKS = Path(__file__).resolve().parents[1] / "notebooks"
CHECKED = "nbval-check-output"


def printed(source: str, names: dict) -> str:
    """Run a cell; what it prints, without the value that it shows."""
    out = io.StringIO()
    with contextlib.redirect_stdout(out):
        exec(compile(ast.parse(source), "<cell>", "exec"), names)
    return out.getvalue()


def refresh(path: Path) -> bool:
    """Write a notebook's checked outputs anew; whether anything has changed."""
    before = path.read_text(encoding="utf-8")
    notebook, names, number = json.loads(before), {}, 0
    for cell in notebook["cells"]:
        if cell["cell_type"] == "code":
            number += 1
            text = printed("".join(cell["source"]), names)
            checked = CHECKED in cell["metadata"].get("tags", ())
            cell["execution_count"] = number if checked else None
            cell["outputs"] = [stream(text)] if checked else []
    after = json.dumps(notebook, indent=1, ensure_ascii=False) + "\n"
    path.write_text(after, encoding="utf-8")
    return after != before


def stream(text: str) -> dict:
    """Printed text as the output of a cell."""
    return {"name": "stdout", "output_type": "stream", "text": text.splitlines(keepends=True)}


if __name__ == "__main__":
    for path in map(Path, sys.argv[1:]) if sys.argv[1:] else sorted(NOTEBOOKS.glob("*.ipynb")):
        print(f"{'changed' if refresh(path) else 'as before'}: {path.name}")
