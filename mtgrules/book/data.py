"""Where the data lives: cards, rule summaries, scenarios and questions, all of them files in one folder.

The folder stands at the top of a checkout, where readers look for it, and inside the package once
that is installed. This module only finds it; what a file means is known to the module that loads it.
"""

from pathlib import Path


def data_folder() -> Path:
    """The folder with the data files, of this very copy of the package."""
    package = Path(__file__).resolve().parents[1]
    installed, in_checkout = package / "data", package.parent / "data"
    for folder in (installed, in_checkout):
        if folder.is_dir():
            return folder
    raise FileNotFoundError(f"mtgrules has lost its data: neither {installed} nor {in_checkout} is a folder")
