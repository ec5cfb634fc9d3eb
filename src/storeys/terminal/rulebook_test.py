import re

import pytest

from ..games import GAMES
from ..words import LANGUAGES
from .rulebook import find, numbers, show_rulebook
from .screen import Screen


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_is_shown_in_every_language_and_fits(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    for game in GAMES.values():
        show_rulebook(Screen(language), game)
        shown = capsys.readouterr().out
        assert re.findall(r"^  ([A-Z]-\d+)  ", shown, re.MULTILINE) == numbers(game)
        assert all(len(line) <= 80 for line in shown.splitlines())


def test_a_rule_is_found_by_its_number_with_or_without_the_letter() -> None:
    towers = GAMES["towers"]
    assert find(towers, "t-7") == find(towers, " 7 ") == "T-7"
    assert find(towers, "T-99") is find(towers, "") is None
