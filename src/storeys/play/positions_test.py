"""Any earlier position can be seen again, at the price of a few moves."""

import random
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from storeys.games import GAMES
from storeys.games.kit import as_bytes

from .golden import could_undo
from .match import Match
from .positions import INTERVAL, RECENT, Positions


def wavering(name: str, lines: int, seed: int) -> tuple[Match, list[bytes]]:
    """A match in which much is taken back, and the position after each line of its log."""
    match, whim = Match(name, GAMES[name].seats[-1], seed=seed), random.Random(seed)
    seen = [as_bytes(match.position_at(line)) for line in range(len(match.log()) + 1)]
    while not match.over and len(match.log()) < lines:
        before = len(match.log())
        if whim.random() < 0.45 and match.can_undo():
            match.undo()
        else:
            match.play(whim.choice(match.legal_actions()))
        seen += [as_bytes(match.position_at(line)) for line in range(before + 1, len(match.log()))]
        seen.append(as_bytes(match.state))
    return match, seen


@pytest.mark.parametrize("name", GAMES)
def test_every_line_of_a_log_shows_the_position_that_was_there_whatever_was_taken_back(name: str) -> None:
    match, seen = wavering(name, lines=250, seed=1)
    assert any(entry.undo for entry in match.log()) or not could_undo(match)
    for line in random.Random(2).sample(range(len(seen)), len(seen)):  # in any order
        assert as_bytes(match.position_at(line)) == seen[line]


def test_positions_after_moves_are_those_of_the_moves_that_stand() -> None:
    match, _ = wavering("towers", lines=250, seed=3)
    straight = Match("towers", match.seats, chance=None)
    for number, action in enumerate(match.moves):
        assert as_bytes(match.position(number)) == as_bytes(straight.state)
        straight.play(action)
    assert as_bytes(match.position(len(match.moves))) == as_bytes(match.state)


class Counting:
    """A game that counts how often its rules are applied."""

    def __init__(self, name: str) -> None:
        self.applied = 0
        self.game = replace(GAMES[name], apply_action=self._count(GAMES[name].apply_action))

    def _count(self, rule: Callable[[Any, int], None]) -> Callable[[Any, int], None]:
        def counted(state: Any, action: int) -> None:
            self.applied += 1
            rule(state, action)

        return counted


def test_looking_back_costs_a_few_moves_however_long_the_log_is() -> None:
    counting = Counting("towers")
    match, whim = Match(counting.game, 2, seed=5), random.Random(5)
    while not match.over:
        match.play(whim.choice(match.legal_actions()))
    assert len(match.log()) > 10 * INTERVAL
    for line in range(0, len(match.log()), 7):
        counting.applied = 0
        match.position_at(line)
        assert counting.applied < INTERVAL


def test_only_one_position_in_several_and_the_beginnings_of_turns_are_kept_of_a_long_match() -> None:
    match, whim = Match("towers", 5, seed=6), random.Random(6)
    while not match.over:
        match.play(whim.choice(match.legal_actions()))
    kept: Positions = match.__dict__["_positions"]
    turns = {entry.turn for entry in match.log()}
    assert len(turns) <= len(kept._milestones) <= len(match.moves) // INTERVAL + 1 + len(turns)
    assert len(kept._recent) <= RECENT
