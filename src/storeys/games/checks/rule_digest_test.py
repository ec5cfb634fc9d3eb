"""The letters of a game's rules change with the rules, and with nothing else."""

import importlib.util
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from types import ModuleType

import pytest

from . import wager
from .rule_digest import rule_digest

SOURCE = Path(wager.__file__).read_text("utf-8").replace("from ..kit", "from storeys.games.kit")

Rewritten = Callable[[str, str], str]


@pytest.fixture
def rewritten(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Rewritten:
    """The letters of Wager with a change in its source."""

    def letters(before: str, after: str) -> str:
        assert before in SOURCE
        file = tmp_path / f"wager{len(list(tmp_path.iterdir()))}.py"
        file.write_text(SOURCE.replace(before, after), "utf-8")
        return rule_digest(_loaded(file, monkeypatch).GAME)

    return letters


def _loaded(file: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    spec = importlib.util.spec_from_file_location(f"elsewhere.{file.stem}", file)
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    monkeypatch.setitem(sys.modules, spec.name, module)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("def ", "def "),  # in another file
        ('"""W-2: the next player gets this card."""', '"""W-2: somebody gets it."""'),
        ("    state.cards[state.turn] = card\n", "    # for nobody else to see\n    state.cards[state.turn] = card\n"),
        ("def highest_bet(state: State) -> int:", "def highest_bet(state):"),
        ("highest_bet", "most_bet"),
        ("count", "found"),  # a local name
        ("COINS", "PURSE"),
    ],
)
def test_how_rules_are_written_makes_no_difference(rewritten: Rewritten, before: str, after: str) -> None:
    assert rewritten(before, after) == rule_digest(wager.GAME)


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("state.deck[card] -= 1", "state.deck[card] -= 2"),
        ("coins == 0 or highest_bet(state) <= coins", "coins == 0 or highest_bet(state) < coins"),
        ("COPIES = (2, 2, 1)", "COPIES = (2, 1, 2)"),
        ("COINS = 3", "COINS = 4"),
        ('CARDS = ("low", "middle", "high")', 'CARDS = ("low", "medium", "high")'),
        ('Option("W-1", (0, 1))', 'Option("W-1", (1, 0))'),
        ("SEATS = range(2, MOST_SEATS + 1)", "SEATS = range(3, MOST_SEATS + 1)"),
    ],
)
def test_a_rule_or_a_table_that_is_not_the_same_has_other_letters(
    rewritten: Rewritten, before: str, after: str
) -> None:
    assert rewritten(before, after) != rule_digest(wager.GAME)


def test_what_a_game_is_called_and_how_it_is_shown_are_no_rules() -> None:
    assert rule_digest(replace(wager.GAME, name="bet", minutes=9, version=7)) == rule_digest(wager.GAME)
