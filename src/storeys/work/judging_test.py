"""By hand: three seats or one, and what was found out about them."""

from math import exp, hypot

import pytest

from storeys.games.kit import CHANCE

from .judging import STEEPNESS, Found, cost, moments, players, points_lost, told
from .kinds import Json


def choice(best: float, done: float, error: float = 0.01, seat: int = 0, seats: int = 2) -> Json:
    """What somebody had to choose between: shares of the win for their own seat."""

    def option(share: float, points: float) -> Json:
        shares = [share if each == seat else (1 - share) / (seats - 1) for each in range(seats)]
        return {"shares": shares, "points": [points] * seats, "error": error, "plan": [], "line": []}

    return {"ways": 2, "playouts": 9, "done": option(done, 10.0), "best": option(best, 12.5) if best else None}


def found(seat: int, *shares: float, line: int = 0, error: float = 0.0, had: Json | None = None) -> Found:
    answer = {"shares": list(shares), "points": [0.0] * len(shares), "errors": [error] * len(shares), "choice": had}
    return Found(seat, line, answer)


START = found(CHANCE, 0.5, 0.5)


def test_a_choice_costs_what_the_better_one_would_have_brought() -> None:
    assert cost(found(0, 0.4, 0.6, had=choice(0.6, 0.45))) == pytest.approx(0.15)
    assert points_lost(found(0, 0.4, 0.6, had=choice(0.6, 0.45))) == pytest.approx(2.5)


def test_a_difference_that_may_be_none_costs_nothing() -> None:
    assert cost(found(0, 0.4, 0.6, had=choice(0.6, 0.55, error=0.05))) == 0
    assert points_lost(found(0, 0.4, 0.6, had=choice(0.6, 0.55, error=0.05))) == 0
    assert cost(found(0, 0.4, 0.6, had=choice(0.5, 0.6))) == 0  # better in points alone
    assert cost(found(0, 0.4, 0.6, had=choice(0, 0.6))) == 0  # nothing better was found
    assert cost(found(CHANCE, 0.4, 0.6)) == 0


def test_accuracy_is_the_mean_of_what_the_choices_were_worth() -> None:
    played = [START, found(0, 0.5, 0.5, had=choice(0.6, 0.5)), found(0, 0.5, 0.5, had=choice(0, 0.5))]
    first, second = players(played)
    assert first.accuracy == pytest.approx((100 * exp(-STEEPNESS * 0.1) + 100) / 2)
    assert first.choices == 2
    assert first.points == pytest.approx(2.5)
    assert (second.accuracy, second.choices) == (None, 0)


def test_accuracy_tells_a_slip_from_a_blunder_as_it_says() -> None:
    worth = [
        players([START, found(0, 0.5, 0.5, had=choice(0.5 + lost, 0.5, 0.001))])[0].accuracy
        for lost in (0.01, 0.05, 0.1)
    ]
    assert [round(each or 0) for each in worth] == [89, 55, 30]


def test_luck_is_what_chance_changed_and_skill_what_ones_own_moves_did() -> None:
    played = [START, found(CHANCE, 0.7, 0.3), found(0, 0.8, 0.2), found(1, 0.65, 0.35), found(CHANCE, 0.6, 0.4)]
    first, second = players(played)
    assert (first.luck, first.skill, first.others) == pytest.approx((0.15, 0.1, -0.15))
    assert (second.luck, second.skill, second.others) == pytest.approx((-0.15, 0.15, -0.1))


def test_luck_skill_and_the_others_lead_from_the_first_expectation_to_the_result() -> None:
    shares = [(0.3, 0.3, 0.4), (0.5, 0.2, 0.3), (0.1, 0.8, 0.1), (0.2, 0.5, 0.3), (0.0, 1.0, 0.0)]
    played = [found(seat, *each) for seat, each in zip((CHANCE, 0, 1, CHANCE, 2), shares, strict=True)]
    for seat, player in enumerate(players(played)):
        assert player.luck + player.skill + player.others == pytest.approx(shares[-1][seat] - shares[0][seat])


def test_the_error_of_luck_is_of_what_lies_between_chance_and_decisions() -> None:
    errors = [0.01, 0.02, 0.04, 0.08, 0.0]
    movers = [CHANCE, CHANCE, CHANCE, 0, 1]
    played = [found(seat, 0.5, 0.5, error=error) for seat, error in zip(movers, errors, strict=True)]
    assert players(played)[0].error == pytest.approx(hypot(0.01, 0.04))  # the one between two draws cancels out


def test_nothing_found_tells_of_nobody() -> None:
    assert players([]) == []
    assert moments([]) == []


# --- Moments ---------------------------------------------------------------------------------------------------------


def blunder(lost: float) -> Found:
    return found(0, 0.5, 0.5, had=choice(0.5 + lost, 0.5, 0.001))


def test_the_largest_three_are_told_in_the_order_in_which_they_happened() -> None:
    played = [START, blunder(0.05), blunder(0.2), found(CHANCE, 0.9, 0.1), found(1, 0.9, 0.1), found(CHANCE, 0.8, 0.2)]
    assert [(each.number, each.kind) for each in moments(played)] == [(2, "choice"), (3, "chance"), (5, "chance")]


def test_of_three_no_more_than_two_are_of_a_kind_as_long_as_there_is_another() -> None:
    played = [START, blunder(0.3), blunder(0.25), blunder(0.2), found(CHANCE, 0.53, 0.47)]
    assert [each.kind for each in moments(played)] == ["choice", "choice", "chance"]
    assert [each.number for each in moments(played[:-1])] == [1, 2, 3]


def test_chance_is_told_of_whom_it_helped_most() -> None:
    three = [found(CHANCE, 0.4, 0.3, 0.3), found(CHANCE, 0.2, 0.35, 0.45)]
    [moment] = moments(three)
    assert moment.seat == 2
    assert moment.swing == pytest.approx(0.15)


def test_alone_there_is_bad_luck_too() -> None:
    [moment] = moments([found(CHANCE, 0.6), found(CHANCE, 0.2)])
    assert moment.seat == 0
    assert moment.swing == pytest.approx(-0.4)


def test_what_may_be_noise_decides_nothing() -> None:
    noisy = [found(CHANCE, 0.5, 0.5, error=0.05), found(CHANCE, 0.58, 0.42, error=0.05)]
    assert moments(noisy) == []
    assert moments([START, found(0, 0.5, 0.5, had=choice(0.6, 0.5, error=0.06))]) == []


def test_what_is_written_down_has_few_decimals() -> None:
    assert told(players([START, found(CHANCE, 2 / 3, 1 / 3)])[0])["luck"] == 0.1667
