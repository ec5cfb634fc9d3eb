import importlib.util
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from storeys.games.checks.wager import BET, COINS, DEAL, GAME, HIDDEN, State
from storeys.games.kit import Generator, below, rule, run
from storeys.games.kit.run import Device

DEVICES: tuple[Device, ...] = ("plain", "cpu")


# --- Random matches --------------------------------------------------------------------------------------------------


def test_threads_play_the_same_matches_as_one_thread() -> None:
    one, three = (run.playouts(GAME, 3, 50, 7, threads=threads) for threads in (1, 3))
    assert one.states.tobytes() == three.states.tobytes()
    assert one.moves.tolist() == three.moves.tolist()


@pytest.mark.parametrize("device", DEVICES)
def test_first_names_the_stream_of_the_first_match(device: Device) -> None:
    whole = run.playouts(GAME, 2, 20, 7, device=device)
    rest = run.playouts(GAME, 2, 8, 7, device=device, first=12)
    assert whole.states[12:].tobytes() == rest.states.tobytes()


@pytest.mark.parametrize("device", DEVICES)
def test_another_seed_plays_other_matches(device: Device) -> None:
    one, other = (run.playouts(GAME, 3, 20, number, device=device) for number in (1, 2))
    assert one.states.tobytes() != other.states.tobytes()


@pytest.mark.parametrize("device", DEVICES)
def test_matches_are_played_to_their_end_with_the_options_chosen(device: Device) -> None:
    played = run.playouts(GAME, 2, 10, 7, options={"poor": 1}, device=device)
    assert played.moves.tolist() == [4] * 10
    assert {GAME.to_move(state) for state in played.states} == {-2}
    assert {int(state.coins.sum()) for state in played.states} == {4}


def test_more_threads_than_matches_do_no_harm() -> None:
    assert len(run.playouts(GAME, 2, 1, 7, threads=4).states) == 1


@pytest.mark.parametrize("device", DEVICES)
def test_results_are_those_of_the_rules(device: Any) -> None:
    states = run.playouts(GAME, 3, 20, 7, device="plain").states
    found = run.results(GAME, states, 3, device=device)
    assert found.scores.tolist() == [state.coins.tolist() for state in states]
    assert found.ranks.min(axis=1).tolist() == [1] * 20


# --- Steps -----------------------------------------------------------------------------------------------------------


def batch(*positions: str) -> Any:
    states = State.zeros(len(positions))
    for index, position in enumerate(positions):
        states[index] = GAME.parse(position)
    return states


DEALING, BETTING, ENDED = "2 1 0\nlow 3 0\nnone 3 0\n", "2 3 0\nlow 1 2\nhigh 3 0\n", "2 4 0\nlow 1 0\nhigh 5 0\n"


@pytest.mark.parametrize("device", DEVICES)
def test_a_step_applies_legal_actions_and_outcomes_of_chance(device: Device) -> None:
    states = batch(DEALING, BETTING)
    assert run.step(GAME, states, np.array([DEAL + 2, BET + 2], np.int32), device=device).all()
    assert [GAME.show(state) for state in states] == ["2 2 0\nlow 3 0\nhigh 3 0\n", "2 4 0\nlow 1 0\nhigh 5 0\n"]


@pytest.mark.parametrize("device", DEVICES)
@pytest.mark.parametrize(
    ("position", "action"),
    [(BETTING, BET + 1), (BETTING, DEAL), (DEALING, BET), (ENDED, BET), (ENDED, DEAL), (BETTING, -1), (DEALING, 99)],
)
def test_a_step_refuses_everything_else_and_leaves_the_state_alone(position: str, action: int, device: Device) -> None:
    states = batch(position)
    assert not run.step(GAME, states, np.array([action], np.int32), device=device).any()
    assert states.tobytes() == batch(position).tobytes()


def test_a_refused_step_does_not_hold_up_the_others() -> None:
    states = batch(BETTING, BETTING, ENDED, BETTING)
    accepted = run.step(GAME, states, np.array([BET + 2, BET + 1, BET, BET], np.int32), threads=2)
    assert accepted.tolist() == [True, False, False, True]


# --- Contests --------------------------------------------------------------------------------------------------------


@rule
def fold(desk: Any, seat: int, generator: Generator) -> int:
    return BET


@rule
def bet_all(desk: Any, seat: int, generator: Generator) -> int:
    return BET + COINS


WHO = np.array([[0, 0, 0], [1, 1, 1], [0, 1, 0], [1, 0, 1]], np.int32)


@pytest.mark.parametrize("device", DEVICES)
@pytest.mark.parametrize("threads", [1, 2])
def test_in_a_contest_every_seat_has_its_policy(
    device: Any, threads: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("STOREYS_CACHE", str(tmp_path))  # no digest covers the policies of a test
    played = run.contest(GAME, (fold, bet_all), WHO, 7, device=device, threads=threads)
    coins = [sorted(state.coins.tolist()) for state in played.states]
    assert coins == [[3, 3, 3], [0, 0, 9], [3, 3, 3], [0, 3, 6]]
    assert played.states[3].coins[1] == 3


def test_a_policy_is_asked_for_its_own_seats_and_sees_no_more_than_their_view() -> None:
    asked: list[tuple[int, list[bool]]] = []

    def watch(desk: Any, seat: int, generator: Generator) -> int:
        asked.append((seat, (desk[0].cards == HIDDEN).tolist()))
        return BET

    run.contest(GAME, (fold, watch), WHO[2:], 7, device="plain")
    assert asked == [(1, [True, False, True]), (0, [False, True, True]), (2, [True, True, False])]


@rule
def cheat(desk: Any, seat: int, generator: Generator) -> int:
    return DEAL


@pytest.mark.parametrize("device", DEVICES)
def test_a_policy_that_chooses_what_is_not_legal_is_an_error(device: Any) -> None:
    with pytest.raises(run.IllegalChoiceError, match="seat 1 of match 12 chose an action that is not legal in\n3 4 0"):
        run.contest(GAME, (fold, cheat), WHO[2:], 7, device=device, first=12)


@pytest.mark.parametrize("device", DEVICES)
def test_a_policy_answers_in_each_of_many_views(device: Any) -> None:
    views, seats = run.playouts(GAME, 3, 3, 7, device="plain").states, np.array([0, 1, 2], np.int32)
    views["coins"] = [[3, 1, 0], [3, 1, 0], [3, 1, 0]]
    answers = run.decide(GAME, bet_own_coins, views, seats, 7, device=device)
    assert answers.tolist() == [BET + 3, BET + 1, BET]


@rule
def bet_own_coins(desk: Any, seat: int, generator: Generator) -> int:
    return BET + int(desk[0].coins[seat])


@rule
def draw_lots(desk: Any, seat: int, generator: Generator) -> int:
    return below(generator, 1000)


@pytest.mark.parametrize("device", DEVICES)
def test_every_view_has_its_own_stream(device: Any) -> None:
    views, seats = GAME.State.zeros(6), np.zeros(6, np.int32)
    whole = run.decide(GAME, draw_lots, views, seats, 7, device=device)
    rest = run.decide(GAME, draw_lots, views[4:], seats[4:], 7, device=device, first=4)
    assert len(set(whole.tolist())) > 3
    assert whole[4:].tolist() == rest.tolist()


def test_what_a_policy_does_on_its_desk_does_not_touch_the_match() -> None:
    def scribble(desk: Any, seat: int, generator: Generator) -> int:
        desk[0].coins[:] = 99
        return BET

    played = run.contest(GAME, (scribble,), WHO[:1], 7, device="plain")
    assert played.states[0].coins.tolist() == [3, 3, 3]


# --- The cache of machine code ---------------------------------------------------------------------------------------


def test_the_cache_stands_where_storeys_cache_says(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("STOREYS_CACHE", str(tmp_path))
    assert run.cache_folder().is_relative_to(tmp_path)


def test_without_it_the_cache_stands_with_all_others(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.delenv("STOREYS_CACHE", raising=False)
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    assert run.cache_folder() == tmp_path / "storeys"


def test_a_game_is_compiled_when_its_machine_code_is_there(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("STOREYS_CACHE", str(tmp_path))
    assert not run.is_compiled(GAME)
    run.playouts(GAME, 2, 1, 7, device="plain")
    assert not run.is_compiled(GAME)
    folder = run.cache_folder() / run.digest(GAME.new_game) / "kit"
    folder.mkdir(parents=True)
    (folder / "run.loop.nbi").touch()
    assert run.is_compiled(GAME)


@pytest.fixture
def new_game(tmp_path: Path) -> Callable[..., None]:
    """A rule in a package of two files and a test."""
    for name in ("rules.py", "cards.py", "rules_test.py"):
        (tmp_path / name).write_text("def new_game(state, seats, options): ...\n", "utf-8")
    spec = importlib.util.spec_from_file_location("somebodys_rules", tmp_path / "rules.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    found: Callable[..., None] = module.new_game
    return found


@pytest.mark.parametrize("name", ["rules.py", "cards.py"])
def test_the_digest_changes_when_a_source_beside_the_rule_does(
    name: str, new_game: Callable[..., None], tmp_path: Path
) -> None:
    before = run.digest(new_game)
    assert run.digest(new_game) == before
    (tmp_path / name).write_text("changed = True\n", "utf-8")
    assert run.digest(new_game) != before


def test_the_digest_does_not_care_about_tests(new_game: Callable[..., None], tmp_path: Path) -> None:
    before = run.digest(new_game)
    (tmp_path / "rules_test.py").write_text("changed = True\n", "utf-8")
    assert run.digest(new_game) == before


def test_the_digest_of_more_functions_covers_the_folders_of_all(new_game: Callable[..., None], tmp_path: Path) -> None:
    before = run.digest(GAME.new_game, new_game)
    assert before != run.digest(GAME.new_game)
    (tmp_path / "cards.py").write_text("changed = True\n", "utf-8")
    assert run.digest(GAME.new_game, new_game) != before
