import pytest

from ..play import Match
from ..words import LANGUAGES, Words
from .answers import Choice, Command, OutOfRange, understand
from .commands import COMMANDS, vocabulary


def understood(line: str, language: str = "en") -> object:
    words = Words(language)
    return understand(line, Match("towers", 2, seed=1), words, vocabulary(words))


def test_a_number_is_the_choice_with_that_number() -> None:
    assert understood("3") == Choice(2)  # bid 2: the third of 0 … 5
    assert understood(" 1 ") == Choice(0)


@pytest.mark.parametrize("line", ["0", "7", "99999999999999999999"])
def test_a_number_without_a_choice_is_out_of_range(line: str) -> None:
    assert understood(line) == OutOfRange(line)


def test_words_are_left_for_the_match_to_read() -> None:
    assert understood("Take  Candy 7") == Choice("take candy 7")


@pytest.mark.parametrize(("language", "line"), [("en", "bid 2"), ("pl", "licytuj 2"), ("hu", "Licit: 2 lap")])
def test_a_choice_can_be_typed_as_it_is_listed(language: str, line: str) -> None:
    assert understood(line, language) == Choice(2)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_command_has_an_english_word_and_one_of_the_language(language: str) -> None:
    for name in COMMANDS:
        assert understood(f"{name} x", language) == Command(name, "x")
        assert understood(Words(language).say(f"cli-word-{name}").upper(), language) == Command(name, "")


def test_an_empty_line_shows_the_board_again() -> None:
    assert understood("   ") == Command("board", "")


def test_a_very_long_answer_is_cut_and_not_understood() -> None:
    assert understood("bid " + "9" * 10_000) == Choice("bid " + "9" * 196)
