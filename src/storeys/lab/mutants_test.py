"""Mutants: what is changed, and that somebody notices."""

import ast
import json
from pathlib import Path

import pytest

from storeys.games import GAMES

from . import mutants
from .mutants import Mutant, Outcome, main, mutants_in, mutants_of

RULES = '''"""A module of rules; 1 < 2."""

SIZE = 3


@rule
def grow(state: State, most: int = 7) -> int:
    """Up to 5."""
    for step in range(2):
        state.size += 1 if (state.size) < most and not state.out else 0
    return state.size << 1


def helper() -> int:
    return 4
'''


@pytest.fixture
def rules(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(mutants, "SOURCES", tmp_path)
    file = tmp_path / "rules.py"
    file.write_text(RULES, "utf-8")
    return file


def test_operators_and_numbers_of_rules_are_changed_and_nothing_else(rules: Path) -> None:
    changes = [f"{mutant.line} {mutant.before} {mutant.after}" for mutant in mutants_in(rules)]
    assert changes == [
        *("9 2 1", "9 2 3"),
        *("10 += -=", "10 1 0", "10 1 2", "10 < <=", "10 and or", "10 0 -1", "10 0 1"),
        *("11 << >>", "11 1 0", "11 1 2"),
    ]


def test_a_mutant_differs_in_one_place(rules: Path) -> None:
    wrong = next(mutant for mutant in mutants_in(rules) if mutant.before == "<")
    assert str(wrong) == "rules.py:10:41: < → <="
    assert wrong.of(RULES) == RULES.replace("(state.size) < most", "(state.size) <= most")


def test_a_mutant_of_sources_that_have_changed_is_refused() -> None:
    with pytest.raises(AssertionError, match="out of date"):
        Mutant("rules.py", 1, 0, "<", "<=").of(RULES)


@pytest.mark.parametrize("game", GAMES)
def test_every_mutant_of_a_game_can_be_read(game: str) -> None:
    found = mutants_of(game)
    assert len(found) > 400
    for mutant in found[::25]:
        text = (mutants.SOURCES / mutant.file).read_text("utf-8")
        assert ast.dump(ast.parse(mutant.of(text))) != ast.dump(ast.parse(text))


class Sloppy:
    """Tests that notice a changed number, and no changed operator."""

    def __init__(self, folder: Path, game: str) -> None:
        self.limits = {mutants.PLAIN: 1.0, mutants.ALL: 1.0}

    def outcome(self, mutant: Mutant) -> Outcome:
        return Outcome(mutant, "test_numbers" if mutant.before.isdigit() else "", 0.1)


def test_survivors_are_told_and_results_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(mutants, "Workshop", Sloppy)
    command = ["--game", "towers", "--count", "12", "--seed", "3", "--json", str(tmp_path / "kept")]
    main(command)
    told = capsys.readouterr().out
    kept = [json.loads(line) for line in (tmp_path / "kept").read_text("utf-8").splitlines()]
    survivors = [Mutant(**one["mutant"]) for one in kept if not one["caught_by"]]
    assert len(kept) == 12
    assert 0 < len(survivors) < 12
    assert f"towers: {12 - len(survivors)} of 12 caught" in told
    assert [f"  survives: {mutant}" for mutant in survivors] == told.splitlines()[-len(survivors) :]
    monkeypatch.setattr(mutants, "Workshop", None)  # nothing is tried again
    main(command)
    assert capsys.readouterr().out.splitlines() == told.splitlines()[12:]


GAME_FOLDER = "storeys/games/towers"


@pytest.fixture
def workshop(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> mutants.Workshop:
    """A package with one rule, and one test of it."""
    sources = tmp_path / "project" / "src"
    folder = sources / GAME_FOLDER
    folder.mkdir(parents=True)
    (folder / "rules.py").write_text("def rule(f): return f\n@rule\ndef double(n):\n    return n * 2\n", "utf-8")
    (folder / "rules_test.py").write_text("import rules\ndef test_it():\n    assert rules.double(3) == 6\n", "utf-8")
    (tmp_path / "project" / "pyproject.toml").write_text('[tool.pytest.ini_options]\npython_files = "*_test.py"\n')
    monkeypatch.setattr(mutants, "SOURCES", sources)
    monkeypatch.setattr(mutants, "CONFTEST", "")
    return mutants.Workshop(tmp_path / "copy", "towers")


def test_a_mutant_is_tried_in_a_copy_and_put_right_again(workshop: mutants.Workshop) -> None:
    caught = [workshop.outcome(mutant).caught_by for mutant in mutants_of("towers")]
    assert caught == ["test_it", "test_it", "test_it"]
    assert workshop.failure(mutants.ALL, None) == ""


def test_a_mutant_that_takes_too_long_is_caught(workshop: mutants.Workshop) -> None:
    assert workshop.failure(mutants.PLAIN, 0.01) == "time"
