from collections import Counter
from itertools import combinations

import pytest

from .lineups import lineups, orbits, rotations

SIZES = [(players, seats) for seats in range(1, 6) for players in range(1 if seats == 1 else 2, 8)]


@pytest.mark.parametrize(("players", "seats"), SIZES)
def test_in_each_block_everybody_who_plays_sits_equally_often_in_every_seat(players: int, seats: int) -> None:
    for block in range(4):
        sat = Counter((player, seat) for lineup in lineups(players, seats, block) for seat, player in enumerate(lineup))
        assert len(set(sat.values())) == 1
        assert len(sat) == players * seats


@pytest.mark.parametrize(("players", "seats"), SIZES)
def test_a_block_has_all_rotations_of_its_tables_and_none_twice(players: int, seats: int) -> None:
    for block in range(4):
        found = lineups(players, seats, block)
        assert len(set(found)) == len(found)
        assert {turned for lineup in found for turned in rotations(lineup)} == set(found)


@pytest.mark.parametrize(("players", "seats"), [(4, 2), (5, 2), (6, 2), (4, 3), (6, 3), (6, 4), (7, 4)])
def test_with_more_players_than_seats_every_selection_has_its_turn(players: int, seats: int) -> None:
    tables = Counter(
        tuple(sorted(lineup))
        for block in range(len(orbits(players, seats)))
        for lineup in lineups(players, seats, block)
    )
    assert set(tables) == set(combinations(range(players), seats))
    assert set(tables.values()) == {seats}


def test_two_players_at_a_larger_table_each_sit_alone_against_the_other() -> None:
    assert lineups(2, 3, 0) == [(0, 1, 1), (1, 1, 0), (1, 0, 1), (1, 0, 0), (0, 0, 1), (0, 1, 0)]


def test_the_first_player_alone_meets_each_of_the_others_in_all_other_seats() -> None:
    assert lineups(3, 3, 5, lone=True) == [(0, 1, 1), (1, 1, 0), (1, 0, 1), (0, 2, 2), (2, 2, 0), (2, 0, 2)]


def test_who_sits_to_the_left_of_whom_changes_from_block_to_block() -> None:
    assert {lineups(3, 3, block)[0] for block in range(2)} == {(0, 1, 2), (0, 2, 1)}
    assert len({lineups(4, 4, block)[0] for block in range(6)}) == 6


def test_who_plays_alone_plays_each_block_once() -> None:
    assert lineups(3, 1, 7) == [(0,), (1,), (2,)]
