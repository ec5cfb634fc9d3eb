"""Numbers are taken only where they are what they seem to be, everywhere in the program."""

import re
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from .numerals import numeral, whole


@pytest.mark.parametrize(("word", "number"), [("0", 0), ("007", 7), ("999999999", 999_999_999)])
def test_digits_write_a_number(word: str, number: int) -> None:
    assert numeral(word) == number


@pytest.mark.parametrize("word", ["", "-1", "+1", " 1", "1\n", "1_0", "1.0", "٣", "３", "²", "1٣", "x", "1" * 10])
def test_everything_else_writes_none(word: str) -> None:
    assert numeral(word) is None


def test_how_many_digits_make_sense_can_be_said() -> None:
    assert numeral("12345", digits=4) is None
    assert numeral("1234", digits=4) == 1234


@pytest.mark.parametrize("value", [3, np.int8(3), np.int64(3), np.uint32(3)])
def test_whole_numbers_come_from_python_and_numpy(value: Any) -> None:
    assert whole(value) == 3
    assert type(whole(value)) is int


@pytest.mark.parametrize("value", [None, True, False, np.bool_(True), 1.0, 1.5, "1", [1], np.float64(1), np.array([1])])
def test_nothing_else_is_a_whole_number(value: Any) -> None:
    assert whole(value) is None


def test_no_module_reads_digits_in_another_way() -> None:
    """Wherever \\d or isdecimal() decides, the digits of every script pass."""
    careless = re.compile(r"\\d|\.is(decimal|digit|numeric)\(")
    sources = [path for path in Path(__file__).parents[2].rglob("*.py") if not path.name.endswith("_test.py")]
    found = {path.name for path in sources if careless.search(path.read_text("utf-8"))}
    assert found == {"numerals.py", "grammar.py"}  # the latter reads nothing but our own sentences
