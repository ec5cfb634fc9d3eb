import subprocess
import sys

import pytest

from storeys.games.kit import rule
from storeys.games.kit.rule import MARKED, rule_compiled_as


def test_a_marked_function_is_the_same_plain_function() -> None:
    def double(number: int) -> int:
        return 2 * number

    assert rule(double) is double
    assert double(4) == 8


def test_a_marked_function_waits_for_the_compiler() -> None:
    def double(number: int) -> int:
        return 2 * number

    rule(double)
    assert MARKED.pop() == (double, double)


def test_a_rule_may_come_to_the_same_by_another_way_in_machine_code() -> None:
    def shifted(number: int) -> int:
        return number << 1

    @rule_compiled_as(shifted)
    def double(number: int) -> int:
        return 2 * number

    assert MARKED.pop() == (double, shifted)
    assert double(4) == 8


@pytest.mark.parametrize("module", ["storeys.games", "storeys.games.towers.picture"])
def test_the_rules_can_be_imported_without_a_compiler(module: str) -> None:
    question = f"import sys, {module}; print('numba' in sys.modules)"
    assert subprocess.check_output([sys.executable, "-c", question], text=True) == "False\n"
