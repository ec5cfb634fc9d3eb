"""What a new game may be called, and what becomes of the skeleton under its name; web/e2e has it played."""

from pathlib import Path

import pytest

from ..games import GAMES
from . import new_game
from .naming import SOURCES
from .new_game import BadName, NameTaken, NoSources, check_name, copies, create, letter_of, register, renamed


@pytest.mark.parametrize(
    "name", ["", "x", "Masons", "masons2", "_masons", "masons_", "two__words", "lambda", "../up", "a" * 21]
)
def test_a_name_that_is_none_is_refused(name: str) -> None:
    with pytest.raises(BadName):
        check_name(name)


@pytest.mark.parametrize(
    "name",
    [
        *GAMES,
        "skeleton",
        "dice",  # its files would look like those of dice_city
        "towers_two",
        "kit",
        "checks",
        "plain",
        "web",  # the sentences of the client are called so
        "match",
        "refuse",  # a word of the program
    ],
)
def test_a_name_that_means_something_already_is_refused(name: str) -> None:
    with pytest.raises(NameTaken):
        check_name(name)


@pytest.mark.parametrize("name", ["masons", "stone_bridge", "abcdefghijklmnopqrst"])
def test_a_good_name_is_taken(name: str) -> None:
    check_name(name)


def test_rules_are_numbered_with_a_letter_of_the_name_that_is_free() -> None:
    assert letter_of("masons", {"T", "B"}) == "M"
    assert letter_of("masons", {"M"}) == "A"
    assert letter_of("tt", {"T"}) == "A"


def test_nothing_of_the_skeleton_is_left_under_the_new_name() -> None:
    texts = dict(copies("stone_bridge", "B"))
    assert len(texts) > 20
    for path, text in texts.items():
        assert not any(left in text.lower() for left in ("skeleton", "x-1", '"x"', "games.kit import (", "...games"))
        assert "stone_bridge" in path.parts or path.name.startswith("stone_bridge.")
        assert all(len(line) <= 120 for line in text.splitlines() if path.suffix == ".py")


def test_names_titles_rules_and_imports_are_those_of_the_game() -> None:
    text = 'from ...games.kit import rule\n"""Skeleton"""\nsections("X", "X-1", "skeleton-ask")\n'
    assert renamed(text, "stone_bridge", "B") == (
        'from ..kit import rule\n"""Stone Bridge"""\nsections("B", "B-1", "stone_bridge-ask")\n'
    )


def test_a_game_is_one_line_of_the_registry(tmp_path: Path) -> None:
    here = SOURCES / "games" / "__init__.py"
    registry = tmp_path / "__init__.py"
    registry.write_text(here.read_text("utf-8"), "utf-8")
    register("masons", registry)
    before, after = here.read_text("utf-8").splitlines(), registry.read_text("utf-8").splitlines()
    assert [line for line in after if line not in before] == ['    "masons",']
    assert len(after) == len(before) + 1


def test_without_the_sources_nothing_is_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(new_game, "ROOT", tmp_path)
    with pytest.raises(NoSources):
        create("masons")
    assert not (SOURCES / "games" / "masons").exists()
