"""README.md: its links lead somewhere, its Python runs, and its two pictures are those that the suite draws now."""

import importlib.util
import re
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

from mtgrules.pictures import renderers

CHECKOUT = Path(__file__).resolve().parents[1]
README = (CHECKOUT / "README.md").read_text(encoding="utf-8")
SCRIPT = CHECKOUT / "tools" / "readme_pictures.py"
ENOUGH_WORDS = 12


@pytest.fixture(scope="module")
def script():
    """The script that draws the pictures, as a module."""
    spec = importlib.util.spec_from_file_location("readme_pictures", SCRIPT)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture(scope="module", params=["cast_map.svg", "order_of_effects.svg"])
def file(request):
    return CHECKOUT / "docs" / "pictures" / request.param


def test_the_script_makes_the_pictures_that_stand_in_the_folder(script):
    assert set(script.readme_pictures()) == {path.name for path in script.FOLDER.iterdir()}


def test_a_picture_is_shown_with_words_for_those_who_do_not_see_it(file):
    alt = re.search(rf"!\[([^]]+)\]\({re.escape(file.relative_to(CHECKOUT).as_posix())}\)", README)
    assert alt and len(alt[1].split()) >= ENOUGH_WORDS


def test_a_picture_is_up_to_date(script, file):
    assert script.dot_in(file) == script.readme_pictures()[file.name].dot, f"run {SCRIPT.relative_to(CHECKOUT)}"


def test_a_picture_needs_nothing_from_outside_and_no_colour_of_the_page(file):
    text = file.read_text(encoding="utf-8")
    names_of_formats = {"http://www.w3.org/2000/svg", "http://www.w3.org/1999/xlink"}
    assert set(re.findall(r"https?://[^\s\"<]+", text)) <= names_of_formats
    assert re.findall(r"var\(|currentColor|@import|@font-face|<script|href=", text) == []
    assert "sans-serif" in text and ET.fromstring(text).get("aria-label")


@pytest.mark.skipif(not renderers(), reason="nothing here draws pictures")
def test_the_script_writes_what_it_keeps(script, file, tmp_path):
    script.main(tmp_path)
    assert script.dot_in(tmp_path / file.name) == script.dot_in(file)


def test_every_link_inside_the_checkout_leads_somewhere():
    links = [link for link in re.findall(r"\]\(([^)#]+)\)", README) if "://" not in link]
    assert links
    assert [link for link in links if not (CHECKOUT / link).exists()] == []


def test_the_python_runs_as_it_stands(monkeypatch, capsys):
    monkeypatch.chdir(CHECKOUT)
    names = {}
    for block in re.findall(r"^```python\n(.*?)^```", README, re.MULTILINE | re.DOTALL):
        exec(block, names)
    assert names["trace"].complete and names["resolved"].complete and names["other"].illegal
    assert "Legal: Reach Through Mists is cast for {1}{U}{R}." in capsys.readouterr().out
