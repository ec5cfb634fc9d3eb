from storeys.games.kit import next_seat, seat_after, steps_between


def test_the_turn_goes_round() -> None:
    assert [next_seat(seat, 3) for seat in range(3)] == [1, 2, 0]
    assert next_seat(0, 1) == 0


def test_so_many_steps_to_the_left_is_another_seat_or_the_same_again() -> None:
    assert [seat_after(2, steps, 4) for steps in range(5)] == [2, 3, 0, 1, 2]


def test_the_way_between_two_seats_goes_to_the_left_only() -> None:
    assert [steps_between(2, other, 4) for other in range(4)] == [2, 3, 0, 1]
    assert all(seat_after(1, steps_between(1, other, 3), 3) == other for other in range(3))
