import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest

from storeys.bots import policies_for, policy_of, strays
from storeys.bots.strays import StrayError, decisions
from storeys.games import GAMES
from storeys.games.checks import setups, wager
from storeys.games.checks.kept import kept
from storeys.games.checks.loops import endless_loops, rule_files
from storeys.games.checks.machines import BOUNDS_CHECKED
from storeys.games.kit import Batch, Game, Generator, rule

from . import __file__ as here

ENOUGH = 1000  # decisions of each bot; Dice City and Skyscrapers have more setups and longer matches


def test_no_bot_has_a_loop_that_may_not_end() -> None:
    folders = {file.parent for file in Path(here).parent.rglob("greedy.py")}
    assert len(folders) == len(GAMES)
    sources = [file for folder in (Path(here).parent, *folders) for file in rule_files(folder)]
    assert [loop for file in sources for loop in endless_loops(file)] == []


@pytest.mark.compiles
@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_every_bot_decides_where_it_would_never_have_come_by_itself(
    game: Game, record_property: Callable[[str, object], None]
) -> None:
    policies = [policy_of(name, game) for name in policies_for(game)]
    found = kept(f"strays of {game.name}", (game.new_game, *policies, setups), lambda: astray(game))
    told = [line.split() for line in found.result]
    assert [words[3] for words in told] == list(policies_for(game))
    assert all(int(words[5]) >= ENOUGH for words in told)
    record_property("kept", found[1:])


def astray(game: Game) -> list[str]:
    """What all bots of a game have to say, from a process that checks every index of the compiled rules."""
    command = [sys.executable, "-m", strays.__name__, game.name]
    environment = {**os.environ, **BOUNDS_CHECKED}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()


# --- Bots that fail --------------------------------------------------------------------------------------------------

SETUP = setups(wager.GAME)[2]
SHORT = np.zeros(3, np.int32)


@rule
def cheat(desk: Batch, seat: int, generator: Generator) -> int:
    return wager.DEAL


@rule
def read_past_the_table(desk: Batch, seat: int, generator: Generator) -> int:
    """It never bets itself, so that it would never see anybody with fewer coins than at the beginning."""
    return wager.BET + int(SHORT[3 - int(desk[0].coins[0])])


@rule
def overflow(desk: Batch, seat: int, generator: Generator) -> int:
    """Numbers of one byte wrap in the interpreter and not in machine code."""
    return wager.BET + (3 if desk[0].coins[seat] + np.int8(125) < 0 else 0)


FAILURES = [
    ("cheat", "action 4 is not legal"),
    ("read_past_the_table", "IndexError"),
    ("overflow", "compiled the answer is 0, in the interpreter 3"),
]


@pytest.mark.parametrize(("policy", "complaint"), FAILURES)
def test_a_bot_that_fails_is_found_out(policy: str, complaint: str, tmp_path: Path) -> None:
    program = f"from {__name__} import *; decisions(SETUP, {policy})"
    environment = {**os.environ, **BOUNDS_CHECKED, "STOREYS_CACHE": str(tmp_path)}
    done = subprocess.run([sys.executable, "-c", program], env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert f"StrayError: {SETUP}: " in done.stderr
    assert complaint in done.stderr


def test_a_bot_that_reads_past_its_table_is_found_out_in_the_interpreter_too() -> None:
    with pytest.raises(StrayError, match="IndexError"):
        decisions(SETUP, read_past_the_table, "plain")
