import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from storeys.games import GAMES
from storeys.games.checks import CHECKS, Check, Setup, check, setups, wager
from storeys.games.checks.battery import moments, rule_numbers
from storeys.games.checks.digest import address, crossroads, game_at
from storeys.games.checks.kept import file_of
from storeys.games.checks.machines import ELSEWHERE, elsewhere
from storeys.games.kit import OVER, Game

WITHOUT_A_COMPILER = {name: check for name, check in CHECKS.items() if name != "machines_agree"}
SETUPS = [setup for game in GAMES.values() for setup in setups(game)]


@pytest.mark.compiles
@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_every_game_is_the_same_on_every_machine(game: Game, record_property: Callable[[str, object], None]) -> None:
    """All setups in one test: every process that takes part would have to compile the game."""
    for setup in setups(game):
        CHECKS["machines_agree"](setup)
    for machine in ELSEWHERE:
        record_property("kept", elsewhere(game, machine)[1:])


@pytest.mark.parametrize("setup", SETUPS, ids=map(str, SETUPS))
def test_every_game_keeps_every_promise(setup: Setup) -> None:
    """All checks in one test: they look at the same matches, which are played once."""
    for kept in WITHOUT_A_COMPILER.values():
        kept(setup)


def test_a_game_with_secrets_and_options_passes_the_whole_battery() -> None:
    check(wager.GAME, wager.RULES)


# --- Tables and matches ----------------------------------------------------------------------------------------------


def test_a_dear_option_is_tried_with_the_fewest_seats_only() -> None:
    dear = replace(
        wager.GAME, options={name: replace(option, dear=True) for name, option in wager.GAME.options.items()}
    )
    tried = [[setup.seats for setup in setups(game, ()) if "poor" in setup.options] for game in (wager.GAME, dear)]
    assert tried == [list(wager.GAME.seats), [wager.GAME.seats[0]]]


def test_tables_have_every_number_of_seats_and_every_value_of_an_option() -> None:
    assert [str(setup) for setup in setups(wager.GAME)] == [
        "wager, 2 seats",
        "wager, 2 seats, poor 1",
        "wager, 3 seats",
        "wager, 3 seats, poor 1",
    ]


def test_options_reach_the_matches() -> None:
    *_, last = moments(setups(wager.GAME)[1], 0)
    assert sum(last.state.coins) == 4


def test_a_match_is_told_from_its_first_position_to_its_end() -> None:
    first, *_, last = moments(setups(wager.GAME)[2], 0)
    assert first.log == ()
    assert last.mover == OVER
    assert len(last.log) == 6


def test_equal_seeds_give_equal_matches() -> None:
    setup = setups(wager.GAME)[2]
    logs = [[moment.log for moment in moments(setup, seed)][-1] for seed in (1, 1, 2, 3, 4)]
    assert logs[0] == logs[1]
    assert len(set(logs)) > 2


def test_actions_are_tried_at_the_beginning_and_at_the_end() -> None:
    positions = crossroads(setups(wager.GAME)[0])
    assert positions[0].log == ()
    assert positions[-1].mover == OVER


# --- Games from outside ----------------------------------------------------------------------------------------------


@pytest.fixture
def somebodys_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Game:
    """The game of wager.py in a module that has nothing to do with this package."""
    source = Path(str(wager.__file__)).read_text("utf-8").replace("from ..kit", "from storeys.games.kit")
    (tmp_path / "somebodys_game.py").write_text(source, "utf-8")
    (tmp_path / "README.md").write_text("- **W-1** cards\n- **W-2 Deal.** One card each.\n", "utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.delitem(sys.modules, "somebodys_game", raising=False)
    monkeypatch.setenv("STOREYS_CACHE", str(tmp_path / "cache"))
    return game_at("somebodys_game:GAME")


@pytest.mark.parametrize("check", WITHOUT_A_COMPILER.values(), ids=WITHOUT_A_COMPILER)
def test_a_game_from_outside_can_be_checked(somebodys_game: Game, check: Check) -> None:
    for setup in setups(somebodys_game, wager.RULES):
        check(setup)


def test_a_game_from_outside_is_found_by_another_process(somebodys_game: Game) -> None:
    assert address(somebodys_game) == "somebodys_game:GAME"
    here, there = (elsewhere(game, "in the CUDA simulator") for game in (wager.GAME, somebodys_game))
    assert here.result == there.result
    assert not there.earlier


def test_a_result_is_kept_until_a_source_changes(somebodys_game: Game, tmp_path: Path) -> None:
    files = {file_of("", (somebodys_game.new_game,)) for _ in range(2)}
    with (tmp_path / "somebodys_game.py").open("a") as source:
        source.write("# another rule")
    files.add(file_of("", (somebodys_game.new_game,)))
    assert len(files) == 2


def test_the_numbers_of_the_rules_stand_in_the_readme_beside_them(somebodys_game: Game) -> None:
    assert rule_numbers(somebodys_game) == {"W-1", "W-2"}
    assert rule_numbers(wager.GAME) is None


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_registered_games_are_found_by_another_process(game: Game) -> None:
    assert game_at(address(game)) is game
