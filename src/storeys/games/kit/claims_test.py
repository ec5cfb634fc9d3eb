from collections.abc import Iterator

import pytest

from storeys.games.kit import Claim, PositionError, uphold


def claims(stones: int) -> Iterator[Claim]:
    yield stones > 0, "there are no stones"
    yield 12 // stones > 3, "there are too many stones"


def test_what_is_claimed_holds() -> None:
    uphold(claims(2))


@pytest.mark.parametrize(("stones", "sentence"), [(0, "there are no stones"), (5, "there are too many stones")])
def test_the_first_claim_that_does_not_hold_is_told_and_none_after_it_is_looked_at(stones: int, sentence: str) -> None:
    with pytest.raises(PositionError, match=sentence):
        uphold(claims(stones))
