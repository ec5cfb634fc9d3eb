from types import SimpleNamespace

import numpy as np
import pytest

from storeys.games.kit import ranked_by


@pytest.mark.parametrize(
    ("merits", "places"),
    [([5], [1]), ([1, 3, 2], [3, 1, 2]), ([4, 4, 2], [1, 1, 3]), ([0, 7, 7, 7], [4, 1, 1, 1]), ([-2, -9], [1, 2])],
)
def test_most_merit_comes_first_and_equal_merits_share_a_place(merits: list[int], places: list[int]) -> None:
    ranks = np.full(len(merits) + 1, -1, np.int32)
    ranked_by(lambda state, seat: state.merits[seat])(SimpleNamespace(seats=len(merits), merits=merits), ranks)
    assert ranks.tolist() == [*places, -1]
