"""Nothing that ends a turn happens by itself, in any recorded match of any game."""

from collections import Counter
from functools import cache

import pytest

from storeys.games import GAMES
from storeys.games.kit import CHANCE, Game, copy

from .by_itself import asked_in, plays_by_itself
from .files import load
from .golden import recorded, replayed
from .match import Match


@cache
def only_steps(game: Game) -> list[tuple[str, bool, int, int, bool]]:
    """Every position of recorded matches with one choice: what it is, whether it is played by itself, by whom, who is
    to move after it, and whether that is asked the same as at the beginning of the turn."""
    found = []
    for path in recorded(game):
        for again in replayed(load(path)):
            choices = again.legal_actions() if again.to_move >= 0 else []
            if len(choices) == 1:
                found.append((game.kinds.kind_of(choices[0])[0], *looked_at(again, choices[0])))
    return found


def looked_at(match: Match, action: int) -> tuple[bool, int, int, bool]:
    seat, after, run = match.to_move, copy(match.state), match.standing
    match.game.apply_action(after, action)
    while run > 0 and match.movers[run - 1] in (seat, CHANCE):
        run -= 1
    firsts = [move for move in range(run, match.standing) if match.movers[move] == seat]
    opening = match.position(firsts[0]) if firsts else match.state
    anew = bool(asked_in(match.game, after) & asked_in(match.game, opening))
    return plays_by_itself(match, seat), seat, match.game.to_move(after), anew


every_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)


@every_game
def test_what_is_played_by_itself_never_passes_the_turn_nor_asks_chance_nor_begins_anew(game: Game) -> None:
    for do, by_itself, seat, after, anew in only_steps(game):
        assert not by_itself or (after == seat and not anew), do


@every_game
def test_the_recorded_matches_have_steps_that_would_end_a_turn_by_themselves(game: Game) -> None:
    """Otherwise the test above would say nothing."""
    assert any(after != seat for _, _, seat, after, _ in only_steps(game))


def test_a_card_with_one_place_and_one_turning_goes_to_its_place_but_is_not_built() -> None:
    steps = Counter((do, by_itself) for do, by_itself, *_ in only_steps(GAMES["skyscrapers"]))
    assert steps["slot", True] > 0
    assert steps["turn", False] > 0
    assert steps["turn", True] == 0
