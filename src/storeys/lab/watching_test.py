"""Matches that are watched are played by the rules and are the same again, and guesses fit what is seen."""

from itertools import islice

import pytest

from storeys.games import GAMES
from storeys.games.kit import OVER, as_bytes, generator
from storeys.lab.ladder.players import Player
from storeys.lab.watching import by_the_game, guesser, mean_of, seated, seen, watched

BLUEPRINTS = GAMES["blueprints"]


def match(name: str, number: int) -> list[bytes]:
    sitter = seated(name, BLUEPRINTS, compiled=False)
    return [as_bytes(state) for state, _ in watched(BLUEPRINTS, sitter, 2, number, compiled=False)]


def test_a_match_is_the_same_again_and_another_one_is_not() -> None:
    assert match("random", 1) == match("random", 1) != match("random", 2)
    assert len(set(match("greedy", 1))) == len(match("greedy", 1)) > 70


def test_seats_that_decide_are_named() -> None:
    for state, mover in watched(BLUEPRINTS, seated("greedy", BLUEPRINTS, compiled=False), 3, 1, compiled=False):
        assert mover == BLUEPRINTS.to_move(state) != OVER


def test_whoever_does_what_is_not_legal_is_sent_away() -> None:
    cheat = Player("cheat", lambda view, seat, number, stream: -1)
    with pytest.raises(ValueError, match="cheat chose what is not legal"):
        list(watched(BLUEPRINTS, cheat, 2, 1, compiled=False))


def test_guesses_fit_what_is_seen() -> None:
    guess, luck = guesser(BLUEPRINTS, by_the_game(BLUEPRINTS), 3, compiled=False), generator(1)
    sitter = seated("greedy", BLUEPRINTS, compiled=False)
    for state, mover in islice(watched(BLUEPRINTS, sitter, 2, 1, compiled=False), 20):
        view = seen(BLUEPRINTS, state, mover)
        for world in guess(view, mover, luck):
            assert as_bytes(seen(BLUEPRINTS, world, mover)) == as_bytes(view)


def test_errors_are_those_of_matches() -> None:
    assert mean_of([2, 2, 2], [1, 1, 1]) == (2, 0)
    mean, error = mean_of([0, 4], [1, 1])
    assert mean == 2
    assert error == pytest.approx(2**0.5)
    assert mean_of([0, 8], [1, 3])[0] == 2
