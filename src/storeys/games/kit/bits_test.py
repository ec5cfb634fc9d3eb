import numba
import numpy as np
import pytest
from numpy.typing import NDArray

from storeys.games.kit import bits, run

SETS = [0, 1, 2, 3, 0b10110, (1 << 36) - 1, 1 << 61, (1 << 62) - 1, 0x2492492492492492, 0x0123456789ABCDEF]


def test_a_set_holds_as_many_as_it_has_bits() -> None:
    assert [bits.count(one) for one in SETS] == [one.bit_count() for one in SETS]
    assert [bits.count(one) for one in range(1 << 10)] == [one.bit_count() for one in range(1 << 10)]


@pytest.mark.parametrize("one", SETS[1:])
def test_every_member_is_found_by_its_number(one: int) -> None:
    assert [bits.nth(one, number) for number in range(one.bit_count())] == bits.members(one)
    assert bits.lowest(one) == bits.members(one)[0]


def test_the_members_of_a_set_are_told_in_order() -> None:
    assert bits.members(0b10110) == [1, 2, 4]
    assert bits.members(0) == []


def look(sets: NDArray[np.int64], found: NDArray[np.int64]) -> None:
    for index in range(len(sets)):
        found[index, 0] = bits.count(sets[index])
        found[index, 1] = bits.nth(sets[index], found[index, 0] - 1)


def test_machine_code_counts_as_the_interpreter_does() -> None:
    found = np.zeros((len(SETS) - 1, 2), np.int64)
    run.register_rules()
    numba.njit(look)(np.array(SETS[1:]), found)
    assert found.tolist() == [[one.bit_count(), bits.members(one)[-1]] for one in SETS[1:]]
