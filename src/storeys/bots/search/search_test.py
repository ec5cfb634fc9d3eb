"""Searches of all games: legal, repeatable, honest, on time."""

import time
from dataclasses import replace
from functools import cache
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from storeys.games import GAMES
from storeys.games.checks import WHOLE, setups
from storeys.games.checks.secrecy import view_of, world_of
from storeys.games.kit import CHANCE, OVER, Game, as_bytes, below, copy, desk_of, generator

from . import Budget, Thought, expect, ready, think, warm
from .engine import shared_out, shortlist
from .knowledge import knowledge_of
from .search import PIECE, _pieces, _Share, task_of

FEW = Budget(simulations=60)

every_game = pytest.mark.parametrize(
    "game", [pytest.param(game, marks=pytest.mark.compiles) for game in GAMES.values()], ids=GAMES
)


@cache
def positions(game: Game, seats: int, count: int = 6) -> list[Any]:
    """Positions of a random match in which a seat has a choice, from its beginning to its end."""
    state, luck, found = game.start(seats), generator(seats, 5), []
    while (mover := game.to_move(state)) != OVER:
        if mover == CHANCE:
            action = game.chance_outcome(state, below(luck, game.chance_tickets(state)))
        else:
            legal = game.legal(state)
            if len(legal) > 1:
                found.append(copy(state))
            action = legal[below(luck, len(legal))]
        game.apply_action(state, action)
    return found[:: max(1, len(found) // count)]


def thought_in(game: Game, state: Any, budget: Budget = FEW, number: int = 1, **more: Any) -> Thought:
    seat = game.to_move(state)
    return think(game, view_of(game, state, seat), seat, budget, generator(number), **more)


@every_game
def test_what_is_found_is_legal_and_adds_up(game: Game) -> None:
    for setup in setups(game) if WHOLE else setups(game)[::3]:
        for state in positions(game, setup.seats, 4):
            thought = thought_in(game, state)
            assert thought.action in game.legal(state)
            assert thought.options[0].plan[0] == thought.action
            for option in thought.options:
                assert len(option.shares) == len(option.points) == setup.seats
                assert option.visits > 0
                assert setup.seats == 1 or sum(option.shares) == pytest.approx(1.0)
                assert all(-1e-9 <= share <= 1 + 1e-9 for share in option.shares)


@every_game
def test_whole_moves_and_what_is_expected_after_them_can_be_played(game: Game) -> None:
    for state in positions(game, 2):
        seat = game.to_move(state)
        for option in thought_in(game, state).options[:3]:
            world = world_of(game, view_of(game, state, seat), seat, 0)
            for action in option.plan:
                assert game.to_move(world) == seat
                assert action in game.legal(world)
                game.apply_action(world, action)


@every_game
def test_the_same_seed_and_number_of_playouts_give_the_same_thought(game: Game) -> None:
    for state in positions(game, game.seats[-1], 2):
        one, other = (replace(thought_in(game, state, number=7), seconds=0) for _ in range(2))
        assert one == other


@every_game
def test_a_view_is_left_as_it_was(game: Game) -> None:
    state = positions(game, 2)[2]
    seat = game.to_move(state)
    view = view_of(game, state, seat)
    before = as_bytes(view)
    think(game, view, seat, FEW, generator(1))
    assert as_bytes(view) == before


@every_game
def test_what_a_seat_cannot_know_does_not_change_what_it_does(game: Game) -> None:
    """The same match with everything that its seat cannot see made up anew, and other chance to come."""
    changed = 0
    for seats in {2, game.seats[-1]}:
        for number, state in enumerate(positions(game, seats, 24 if WHOLE else 6)):
            seat = game.to_move(state)
            other = world_of(game, view_of(game, state, seat), seat, number)
            thoughts = [replace(thought_in(game, one), seconds=0) for one in (state, other)]
            assert thoughts[0] == thoughts[1]
            changed += as_bytes(state) != as_bytes(other)
    assert changed or not hides_something(game)


@every_game
def test_what_is_believed_of_hidden_things_agrees_with_what_is_seen(game: Game) -> None:
    imagine, desk = knowledge_of(game).imagine, desk_of(game)
    if imagine is None:
        return  # then it is what the game itself imagines
    for number, state in enumerate(positions(game, game.seats[-1], 24)):
        seat = game.to_move(state)
        desk[0] = view_of(game, state, seat)
        imagine(desk, seat, generator(number, 1))
        assert game.legal(desk[0]) == game.legal(state)
        assert as_bytes(view_of(game, desk[0], seat)) == as_bytes(view_of(game, state, seat))


@every_game
def test_whoever_asks_what_is_expected_searches_for_no_seat_alone(game: Game) -> None:
    state = positions(game, 2)[0]
    asked, known = task_of(game, state, 0, 1, 0, imagined=False)[0], task_of(game, state, 0, 1, 0, imagined=True)[0]
    assert (int(asked.own), int(known.own)) == (0, int(knowledge_of(game).own))


def hides_something(game: Game) -> bool:
    return any(as_bytes(view_of(game, state, 0)) != as_bytes(state) for state in positions(game, 2))


@every_game
def test_a_search_ends_on_time(game: Game) -> None:
    """As quick as the machine lets it: the best of several tries, for other tests are at work, too."""
    warm(game)
    state = positions(game, 2)[2]
    thought_in(game, state)
    budget = Budget(seconds=0.5)
    tries = (timed(game, state, budget) for _ in range(5))
    assert any(took <= budget.seconds + 0.1 for took in tries)


def timed(game: Game, state: Any, budget: Budget) -> float:
    before = time.perf_counter()
    thought_in(game, state, budget)
    return time.perf_counter() - before


@every_game
def test_threads_share_the_worlds_out(game: Game) -> None:
    thought = thought_in(game, positions(game, 2)[1], Budget(simulations=200, threads=2))
    assert thought.options[0].visits > 0
    assert sum(option.visits for option in thought.options) == thought.simulations


@pytest.mark.parametrize("threads", [1, 2, 8])
@pytest.mark.parametrize("ways", [1, 20, 40, 300])
def test_every_thread_has_as_many_worlds_however_many_ways_there_are(threads: int, ways: int) -> None:
    engine: Any = SimpleNamespace(spaces=[None] * threads)
    pieces = list(_pieces(engine, list(range(ways)), _Share(None, 100_000), first=7))
    assert [world for piece in pieces for world in piece] == list(range(7, 7 + 100_000 // ways))
    given = [sum(map(len, parts)) for parts in zip(*(shared_out(piece, threads) for piece in pieces), strict=True)]
    assert max(given) - min(given) <= 1


@every_game
def test_what_was_asked_about_is_weighed_to_the_end(game: Game) -> None:
    state = positions(game, 2)[2]
    for action in game.legal(state)[:3]:
        thought = thought_in(game, state, Budget(simulations=200), plans=[(action,)])
        asked = next(option for option in thought.options if option.plan[0] == action)
        assert asked.visits == max(option.visits for option in thought.options)


@every_game
def test_who_is_told_to_stop_answers_at_once_with_what_it_has(game: Game) -> None:
    state = max(positions(game, 2, 20), key=lambda one: len(game.legal(one)))
    ways = len(shortlist(game, view_of(game, state, game.to_move(state)), game.to_move(state)))
    thought = thought_in(game, state, Budget(simulations=10**9), stop=lambda: True)
    assert thought.action in game.legal(state)
    assert thought.simulations <= max(PIECE, ways)
    hurried = thought_in(game, state, Budget(seconds=60.0), stop=lambda: True)
    assert hurried.action in game.legal(state)
    assert hurried.simulations <= 2


@every_game
def test_what_is_expected_of_an_ended_match_is_its_result(game: Game) -> None:
    state, luck = copy(positions(game, 2)[-1]), generator(3)
    while (mover := game.to_move(state)) != OVER:
        if mover == CHANCE:
            game.apply_action(state, game.chance_outcome(state, below(luck, game.chance_tickets(state))))
        else:
            legal = game.legal(state)
            game.apply_action(state, legal[below(luck, len(legal))])
    scores = np.zeros(2, np.int32)
    game.final_scores(state, scores)
    found = expect(game, state, 3, generator(1))
    assert found.points == tuple(scores.tolist())
    assert sum(found.shares) == pytest.approx(1)
    assert found.errors == (0, 0) or found.shares[0] == 0.5


@every_game
def test_machine_code_is_ready_when_it_is_warm(game: Game) -> None:
    warm(game)
    assert ready(game)
    first = positions(game, 2)[0]
    assert shortlist(game, view_of(game, first, game.to_move(first)), game.to_move(first))
