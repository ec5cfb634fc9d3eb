"""The rulebook of every game, its tests and its code speak of the same rules by the same numbers."""

import ast
import inspect
import re
from collections.abc import Iterable
from pathlib import Path

import pytest

from . import GAMES
from .kit import Game

DEFINITION = re.compile(r"^- \*\*([A-Z]-\d+)\*\*", re.MULTILINE)
MENTION = re.compile(r"\b[A-Z]-\d+\b")
SIZE = re.compile(r"^\| ([a-z ]+) \| (\d+) \|$", re.MULTILINE)

every_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())


# --- What a rulebook, a test and a source say ------------------------------------------------------------------------


def defined(readme: str) -> list[str]:
    """The rules of a README in their order."""
    return DEFINITION.findall(readme)


def shown(test: str) -> set[str]:
    """The rules that the test functions of a test file are marked with."""
    tests = (node for node in ast.walk(ast.parse(test)) if isinstance(node, ast.FunctionDef))
    calls = (node for function in tests if function.name.startswith("test_") for node in ast.walk(function))
    return {rule for node in calls if isinstance(node, ast.Call) for rule in _mark(node)}


def _mark(call: ast.Call) -> list[str]:
    if ast.unparse(call.func) != "pytest.mark.rule":
        return []
    return [str(argument.value) for argument in call.args if isinstance(argument, ast.Constant)]


def complaints(readme: str, tests: Iterable[str], sources: Iterable[str]) -> list[str]:
    """Everything in which a rulebook, its tests and its code do not agree."""
    rules = defined(readme)
    letter = rules[0][0] if rules else "?"
    marked = set().union(*map(shown, tests))
    mentioned = {rule for source in sources for rule in MENTION.findall(source)}
    found = [f"{rule} has no test" for rule in rules if rule not in marked]
    found += [f"{rule} is tested but no rule" for rule in sorted(marked - set(rules))]
    found += [f"{rule} is mentioned but no rule" for rule in sorted(mentioned - set(rules))]
    if rules != [f"{letter}-{number + 1}" for number in range(len(rules))] or not rules:
        found.append("the rules are not numbered from 1 without a gap")
    return found


def sizes(game: Game) -> dict[str, int]:
    """The sizes that a README states, as the code has them."""
    return {
        "bytes of a position": game.State.dtype.itemsize,
        "actions": game.actions,
        "decisions among them": game.decisions,
        "legal actions at most": game.choices,
        "moves of the longest game": game.longest,
    }


def package(game: Game) -> Path:
    return Path(inspect.getfile(game.new_game)).parent


def readme_of(game: Game) -> str:
    return (package(game) / "README.md").read_text(encoding="utf-8")


# --- Every game ------------------------------------------------------------------------------------------------------


@every_game
def test_every_rule_has_a_number_and_a_test_and_no_other_rule_is_spoken_of(game: Game) -> None:
    files = {file: file.read_text(encoding="utf-8") for file in sorted(package(game).glob("*.py"))}
    tests = [text for file, text in files.items() if file.stem.endswith("_test")]
    assert complaints(readme_of(game), tests, [*files.values(), readme_of(game)]) == []


@every_game
def test_the_sections_of_the_rulebook_are_those_the_game_declares(game: Game) -> None:
    sections = [tuple(defined(section)) for section in readme_of(game).split("\n## ")]
    assert [rules for rules in sections if rules] == [rules for _, rules in game.rulebook]


@every_game
def test_the_sizes_in_the_rulebook_are_those_of_the_code(game: Game) -> None:
    assert {what: int(size) for what, size in SIZE.findall(readme_of(game))} == sizes(game)


@every_game
def test_an_option_names_a_rule_that_exists(game: Game) -> None:
    assert {option.rule for option in game.options.values()} <= set(defined(readme_of(game)))


@every_game
def test_the_rulebook_writes_every_kind_of_action_in_words(game: Game) -> None:
    written = {words.split()[0] for words in re.findall(r"^\| `([^`]+)` \|", readme_of(game), re.MULTILINE)}
    assert written == set(game.kinds)


# --- The check itself ------------------------------------------------------------------------------------------------

README = "- **Q-1** Stones are grey.\n- **Q-2** As Q-1 says, they are **not** red.\n"
TEST = """
@pytest.mark.rule("Q-1")
def test_stones_are_grey(): ...

@pytest.mark.parametrize("stone", [pytest.param("small", marks=pytest.mark.rule("Q-2"))])
def test_no_stone_is_red(stone): ...
"""


def test_a_rulebook_that_agrees_with_its_tests_gives_no_complaint() -> None:
    assert complaints(README, [TEST], ['"""Q-1, Q-2: the stones."""']) == []


def test_the_tests_of_several_files_count_together() -> None:
    first, second = TEST.split("\n\n")
    assert complaints(README, [first, second], []) == []


def test_a_rule_without_a_test_is_found() -> None:
    assert complaints(README, [TEST.replace("Q-2", "Q-1")], []) == ["Q-2 has no test"]
    assert complaints(README, [], []) == ["Q-1 has no test", "Q-2 has no test"]


def test_a_mark_on_something_that_is_not_a_test_does_not_count() -> None:
    assert complaints(README, [TEST.replace("test_stones", "stones")], []) == ["Q-1 has no test"]


def test_a_mark_in_a_comment_does_not_count() -> None:
    assert complaints(README, [TEST.replace("@pytest.mark.rule", "# @pytest.mark.rule")], []) == ["Q-1 has no test"]


def test_a_test_of_a_rule_that_does_not_exist_is_found() -> None:
    extra = '@pytest.mark.rule("Q-3")\ndef test_stones_are_light(): ...'
    assert complaints(README, [TEST, extra], []) == ["Q-3 is tested but no rule"]


def test_a_rule_spoken_of_in_the_code_that_does_not_exist_is_found() -> None:
    assert complaints(README, [TEST], ['Reason("Q-7", "why", {})']) == ["Q-7 is mentioned but no rule"]
    assert complaints(README, [TEST], ['"""P-1: another game."""']) == ["P-1 is mentioned but no rule"]


@pytest.mark.parametrize(
    "numbers", [("Q-1", "Q-3"), ("Q-2", "Q-3"), ("Q-1", "Q-1"), ("Q-2", "Q-1"), ("Q-1", "P-2"), ()]
)
def test_a_gap_in_the_numbers_is_found(numbers: tuple[str, ...]) -> None:
    readme = "".join(f"- **{number}** Something.\n" for number in numbers)
    assert "the rules are not numbered from 1 without a gap" in complaints(readme, [], [])
