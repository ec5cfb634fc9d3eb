"""Anybody with the seed can repeat the draws of a match from what is told of them."""

import pytest

from storeys.games import GAMES
from storeys.games.kit import CHANCE

from .chance import FairChance
from .draws import Draws, draws_of
from .golden import matches
from .match import Match
from .match_test import played_out


def outcome(draws: Draws, number: int, chance: FairChance) -> dict[str, object]:
    """What the seed gives in a draw, reckoned as a browser does it."""
    _, runs = draws.draws[number]
    ticket = chance.draw(number, sum(count for _, count in runs))
    for place, count in runs:
        if ticket < count:
            return draws.outcomes[place]
        ticket -= count
    raise AssertionError("too few tickets")


@pytest.mark.parametrize("name", GAMES)
def test_the_seed_gives_every_outcome_that_was_played(name: str) -> None:
    match = played_out(Match(name, GAMES[name].seats[-1], seed=3))
    assert match.chance
    draws = draws_of(match)
    played = [(line, entry.data) for line, entry in enumerate(match.log(), 1) if entry.seat == CHANCE]
    assert [(line, outcome(draws, number, match.chance)) for number, (line, _) in enumerate(draws.draws)] == played


def test_another_seed_gives_other_outcomes() -> None:
    draws = draws_of(played_out(Match("towers", 2, seed=3)))
    promised, other = (
        [outcome(draws, number, FairChance.numbered(seed)) for number in range(len(draws.draws))] for seed in (3, 4)
    )
    assert promised != other


@pytest.mark.parametrize("name", GAMES)
def test_every_draw_names_its_outcomes_in_one_order(name: str) -> None:
    for match in matches(GAMES[name]):
        for _, runs in draws_of(match).draws:
            first = list(dict.fromkeys(place for place, _ in runs))
            assert first == sorted(first)
