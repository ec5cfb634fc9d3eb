"""What the fit of Blueprints finds, in made-up matches of which the answer is known and in a few real ones."""

import numpy as np
import pytest

from storeys.bots.blueprints.knowledge import COMING, SPREAD
from storeys.lab.blueprints.value import Matches, constants, features, fit, likely, matches, study, surprise

TRUE = {"spread": 200, "prize": 50, "start": 30}
WEIGHTS = np.array([1, TRUE["prize"], TRUE["start"]]) / TRUE["spread"]


def made_up(count: int) -> Matches:
    """Matches that are won as the constants say, with two rounds left."""
    luck = np.random.default_rng(1)
    points = 100 * luck.integers(0, 7, (count, 3, 3)).astype(np.float64)
    prizes = luck.integers(0, 3, (count, 3, 3)).astype(np.float64)
    starts = np.eye(3)[luck.integers(0, 3, (count, 3))]
    found = Matches(points, prizes, starts, np.zeros((count, 3)))
    chances = likely(features(found, 2), WEIGHTS)
    winners = (chances.cumsum(axis=1) < luck.random((count, 1))).sum(axis=1)
    return found._replace(shares=np.eye(3)[winners])


def test_constants_by_which_matches_were_won_are_found_again() -> None:
    found = made_up(4000)
    weights, varying = fit(features(found, 2), found.shares)
    for name, (value, error) in constants(weights, varying).items():
        assert 0 < error < 20
        assert abs(value - TRUE[name]) < 3 * error


def test_no_others_make_the_winners_less_surprising() -> None:
    found = made_up(500)
    rows = features(found, 2)
    weights, _ = fit(rows, found.shares)
    assert surprise(rows, found.shares, weights) < surprise(rows, found.shares, WEIGHTS)


def test_rounds_that_are_over_count_and_the_next_one_is_started() -> None:
    found = made_up(1)
    one, two = features(found, 2)[0], features(found, 1)[0]
    assert one[:, 0].tolist() == found.points[0, 0].tolist()
    assert two[:, 0].tolist() == (found.points[0, 0] + found.points[0, 1]).tolist()
    assert two[:, 1].tolist() == (found.prizes[0, 0] + found.prizes[0, 1]).tolist()
    assert (one[:, 2].tolist(), two[:, 2].tolist()) == (found.starts[0, 1].tolist(), found.starts[0, 2].tolist())


def test_a_match_is_read_from_its_end() -> None:
    found = matches(2, 6, 1, "plain")
    assert found.points.shape == (6, 3, 2)
    assert found.starts.sum(axis=2).tolist() == [[1, 1, 1]] * 6
    assert found.shares.sum(axis=1) == pytest.approx(np.ones(6))
    ahead = found.points.sum(axis=1)
    assert (found.shares[np.arange(6), ahead.argmax(axis=1)] > 0).all()


def test_what_is_found_stands_beside_what_the_code_says() -> None:
    whole, *moments = study(2, 6, 1, "plain")
    assert whole["stands"] == COMING[2]
    assert [(moment["left"], moment["stands"]["spread"]) for moment in moments] == [
        (2, SPREAD[2, 2]),
        (1, SPREAD[1, 2]),
    ]
