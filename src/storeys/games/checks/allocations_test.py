from pathlib import Path

import pytest

from .allocations import allocations


def found(tmp_path: Path, body: str) -> list[str]:
    file = tmp_path / "rules.py"
    file.write_text(f"@rule\ndef legal(state, choices: list[int]) -> int:\n    {body}\n", "utf-8")
    return [what for _, _, what in allocations(file)]


@pytest.mark.parametrize(
    "made",
    [
        "{}",
        "{1: 2}",
        "{1, 2}",
        "[]",
        "[0] * 5",
        "[seat for seat in range(3)]",
        "{seat: 0 for seat in range(3)}",
        "{seat for seat in range(3)}",
        "sum((seat for seat in range(3)))",
        "dict(a=1)",
        "set()",
        "list(state.cards)",
        "sorted(state.cards)",
        "state.cards.copy()",
        "np.zeros(5, np.int32)",
        "np.empty_like(choices)",
        "f'{state.seats}'",
        "lambda seat: seat",
    ],
)
def test_whatever_is_made_in_a_rule_is_found(tmp_path: Path, made: str) -> None:
    assert found(tmp_path, f"return {made}")
    assert found(tmp_path, f"if state.seats:\n        made = {made}\n    return 0")


@pytest.mark.parametrize("kept", ["(1, 2)", "state.cards[1]", "max(1, 2)", "int(state.seats)", "np.int32(3)"])
def test_what_needs_no_memory_of_its_own_may_be_written(tmp_path: Path, kept: str) -> None:
    assert found(tmp_path, f"return {kept}") == []


def test_a_function_that_is_no_rule_makes_what_it_likes(tmp_path: Path) -> None:
    file = tmp_path / "text.py"
    file.write_text("def show(state):\n    return [1, 2]\n", "utf-8")
    assert allocations(file) == []
