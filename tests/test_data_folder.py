"""The data is found inside an installed package and beside the package in a checkout."""

import importlib.util
import shutil
from pathlib import Path

import pytest

import mtgrules.book.data

CHECKOUT = Path(__file__).resolve().parents[1]


@pytest.fixture
def copy(tmp_path):
    """A copy of the module in a package of its own, with no data folder anywhere near."""
    place = tmp_path / "mtgrules" / "book" / "data.py"
    place.parent.mkdir(parents=True)
    shutil.copy(mtgrules.book.data.__file__, place)
    spec = importlib.util.spec_from_file_location("copy_of_data", place)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_in_this_checkout_the_data_is_the_top_level_folder():
    assert mtgrules.book.data.data_folder() == CHECKOUT / "data"


def test_the_folder_beside_the_package_is_found(copy, tmp_path):
    (tmp_path / "data").mkdir()
    assert copy.data_folder() == tmp_path / "data"


def test_the_folder_inside_the_package_comes_first(copy, tmp_path):
    (tmp_path / "data").mkdir()
    (tmp_path / "mtgrules" / "data").mkdir()
    assert copy.data_folder() == tmp_path / "mtgrules" / "data"


def test_lost_data_is_an_error_that_names_both_places(copy, tmp_path):
    with pytest.raises(FileNotFoundError) as error:
        copy.data_folder()
    assert str(tmp_path / "mtgrules" / "data") in str(error.value)
    assert str(tmp_path / "data") in str(error.value)
