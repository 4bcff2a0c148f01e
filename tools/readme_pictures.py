"""Draws the two pictures of README.md anew, out of scenarios of the suite: python tools/readme_pictures.py [FOLDER]

A page shows them as images, which see no colours of the page and bring no font along.  So every colour is fixed
here, on a light ground of its own that stands on white and on dark pages, and the fonts fall back to what is there.
Each file keeps the DOT source that it was drawn from, to tell whether it is still up to date.
"""

import sys
import xml.etree.ElementTree as ET
from pathlib import Path

import mtgrules as mtg
from mtgrules.pictures import Picture, cast_map, effect_order
from mtgrules.pictures.style import ADDED, INK, STOP, WAIT, themed

FOLDER = Path(__file__).resolve().parents[1] / "docs" / "pictures"
LESSON = "702.47_splice"
#: What the colours of a page become.
COLORS = {themed(INK): "#1f2328", themed(STOP): "#b3261e", themed(WAIT): "#0b5cad", themed(ADDED): "#1a7f37"}
GROUND, FRAME, MARGIN = "#f6f8fa", "#d0d7de", 10
SVG = "{http://www.w3.org/2000/svg}"


def readme_pictures() -> dict[str, Picture]:
    """The pictures by the names of their files: a refused cast, and the effects of a spell in their order."""
    lesson = mtg.lesson(LESSON)
    refused, resolved = mtg.play(lesson["protection from blue"]), mtg.play(lesson["first splice"])
    return {"cast_map.svg": cast_map(refused.steps[0].trace),
            "order_of_effects.svg": effect_order(resolved.steps[-1].trace)}


def standing_alone(picture: Picture) -> str:
    """A picture as an SVG file with its own colours and ground, and with its DOT source inside."""
    svg = picture.svg
    if svg is None:
        raise SystemExit("nothing here draws pictures: install graphviz, or the package's extra 'lab'")
    for color, fixed in COLORS.items():
        svg = svg.replace(color, fixed)
    root = ET.fromstring(svg)
    _on_a_ground(root)
    root.attrib.pop("tabindex")
    source = ET.SubElement(root, SVG + "metadata")
    source.text = picture.dot
    return ET.tostring(root, encoding="unicode") + "\n"


def _on_a_ground(root: ET.Element) -> None:
    """Put a light ground with a margin under a picture."""
    left, top, width, height = (float(part) for part in root.attrib["viewBox"].split())
    box = [left - MARGIN, top - MARGIN, width + 2 * MARGIN, height + 2 * MARGIN]
    root.attrib.update({"viewBox": " ".join(f"{part:g}" for part in box),
                        "width": f"{box[2]:g}pt", "height": f"{box[3]:g}pt"})
    sides = zip(("x", "y", "width", "height"), (box[0] + 1, box[1] + 1, box[2] - 2, box[3] - 2), strict=True)
    root.insert(0, ET.Element(SVG + "rect", {**{name: f"{side:g}" for name, side in sides}, "rx": "8", "fill": GROUND,
                                             "stroke": FRAME}))


def dot_in(file: Path) -> str:
    """The DOT source that a file was drawn from."""
    return ET.parse(file).getroot().findtext(SVG + "metadata") or ""


def main(folder: Path = FOLDER) -> None:
    """Write the pictures into a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, picture in readme_pictures().items():
        (folder / name).write_text(standing_alone(picture), encoding="utf-8")


if __name__ == "__main__":
    main(*map(Path, sys.argv[1:2]))
