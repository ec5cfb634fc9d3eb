import numpy as np

from storeys.games.kit import offer


def test_a_legal_action_is_appended() -> None:
    choices = np.zeros(3, np.int32)
    assert offer(choices, 1, 7, True) == 2
    assert choices.tolist() == [0, 7, 0]


def test_an_illegal_action_leaves_the_list_alone() -> None:
    choices = np.zeros(3, np.int32)
    assert offer(choices, 1, 7, False) == 1
    assert choices.tolist() == [0, 0, 0]


def test_a_full_list_takes_no_illegal_action_either() -> None:
    choices = np.zeros(1, np.int32)
    assert offer(choices, 1, 7, False) == 1
