from collections.abc import Callable
from itertools import count
from typing import Any

import pytest

from ...games import GAMES
from ...games.kit import CHANCE, as_bytes, below, copy, generator
from ...play import Match
from . import matches
from .matches import Result, Thinking, _Table, play, result_of
from .plan import Plan
from .players import Player
from .problems import MatchFailed

TOWERS = GAMES["towers"]
PLAN = Plan("towers", ("level1", "level2"), 2)


def anything(view: Any, seat: int, number: int, stream: int) -> int:
    legal = TOWERS.legal(view)
    return legal[below(generator(number, stream), len(legal))]


ANYBODY = [Player("anybody", anything), Player("somebody", anything)]


def dealt(plan: Plan, block: int, match: int) -> bytes:
    """The position in which somebody has to decide for the first time."""
    table = _Table(plan, block, match, ANYBODY)
    while TOWERS.to_move(table.state) == CHANCE:
        TOWERS.apply_action(table.state, table._drawn())
    return as_bytes(table.state)


# --- Chance ----------------------------------------------------------------------------------------------------------


def test_all_matches_of_a_block_begin_with_the_same_chance_and_those_of_other_blocks_and_seeds_with_another() -> None:
    other = Plan("towers", PLAN.players, 2, seed=2)
    assert dealt(PLAN, 3, 0) == dealt(PLAN, 3, 1)
    assert len({dealt(PLAN, 3, 0), dealt(PLAN, 4, 0), dealt(other, 3, 0)}) == 3


def test_equal_players_who_draw_nothing_play_the_same_match_from_either_seat() -> None:
    first = [Player(name, lambda view, seat, number, stream: TOWERS.legal(view)[0]) for name in "ab"]
    one, other = (play(PLAN, first, 0, match) for match in range(2))
    assert (one.ranks, one.points, one.moves) == (other.ranks, other.points, other.moves)
    assert one.seated == other.seated[::-1]


def test_a_match_of_a_ladder_is_the_one_that_a_table_with_its_seed_would_play() -> None:
    first = [Player(name, lambda view, seat, number, stream: TOWERS.legal(view)[0]) for name in "ab"]
    table = Match("towers", 2, seed=PLAN.chance(5))
    while not table.over:
        table.play(table.legal_actions()[0])
    result = play(PLAN, first, 5, 0)
    assert (list(result.ranks), list(result.points)) == (table.ranks(), table.scores())


def test_a_match_is_played_again_to_the_same_end() -> None:
    assert play(PLAN, ANYBODY, 2, 1) == play(PLAN, ANYBODY, 2, 1)
    assert play(PLAN, ANYBODY, 2, 1) != play(PLAN, ANYBODY, 3, 1)


def test_each_player_draws_its_own_chance_in_each_match_and_seat() -> None:
    numbers = {PLAN.luck(block, match, seat) for block in range(3) for match in range(3) for seat in range(3)}
    assert len(numbers) == 27
    assert all(0 <= number < 1 << 63 for number in numbers)


# --- Players ---------------------------------------------------------------------------------------------------------


def test_a_player_is_given_a_view_that_it_may_spoil() -> None:
    def spoiling(view: Any, seat: int, number: int, stream: int) -> int:
        concealed = copy(view)
        TOWERS.conceal(concealed, seat)
        assert as_bytes(view) == as_bytes(concealed)
        action = anything(view, seat, number, stream)
        TOWERS.apply_action(view, action)
        return action

    spoilers = [Player("spoiler", spoiling), ANYBODY[1]]
    assert play(PLAN, spoilers, 0, 0) == play(PLAN, ANYBODY, 0, 0)


def failing(view: Any, seat: int, number: int, stream: int) -> int:
    raise RuntimeError("no idea")


@pytest.mark.parametrize(
    ("decide", "kind", "told"),
    [(failing, "failed", "RuntimeError: no idea"), (lambda *_: TOWERS.actions - 1, "illegal", "bad chose")],
)
def test_who_cannot_decide_or_cheats_is_told_with_the_match(decide: Callable[..., int], kind: str, told: str) -> None:
    with pytest.raises(MatchFailed, match=told) as failed:
        play(PLAN, [Player("bad", decide), ANYBODY[1]], 4, 1)
    assert failed.value.kind == kind
    assert (failed.value.arguments["block"], failed.value.arguments["match"]) == (4, 1)


def test_time_is_told_only_where_somebody_plays_by_the_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    assert play(PLAN, ANYBODY, 0, 0).thinking is None
    ticks = count()
    monkeypatch.setattr(matches, "perf_counter", lambda: float(next(ticks)))
    clocked = play(PLAN, [ANYBODY[0], Player("clocked", anything, by_the_clock=True)], 0, 0)
    assert clocked.thinking is not None
    assert all(each == Thinking(each.decisions, each.decisions, 1) for each in clocked.thinking)
    assert all(each.decisions > 10 for each in clocked.thinking)


# --- Writing ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("thinking", [None, (Thinking(3, 1.5, 0.75), Thinking(2, 0.25, 0.125))])
def test_a_result_is_read_as_it_was_written(thinking: tuple[Thinking, ...] | None) -> None:
    result = Result(1, 0, (1, 0), (2, 1), (30, 31), 250, thinking)
    assert result_of(result.as_json()) == result
