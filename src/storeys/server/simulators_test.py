"""Processes for hands: those that are dead are not asked, one that fails is replaced, and a stop is no failure."""

import logging
import os
import signal
import sys
import threading
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from errno import EAGAIN, ENOMEM
from pathlib import Path
from typing import Any, cast

import pytest

from ..games import GAMES
from ..hands import hands_for
from ..play import Match
from ..play.episodes import Errand
from . import simulators as module
from .metrics import Metrics
from .settings import Settings
from .simulators import Simulator, Simulators, Stopped

GAME = next(game for game in GAMES.values() if hands_for(game))
PATIENCE = 600.0  # seconds
DEAF = (sys.executable, "-c", "import time; time.sleep(600)")  # a process that never answers


def errand() -> Errand:
    match = Match(GAME, 2, {"hands": 1}, seed=3, hands=True)
    match.play(match.legal_actions()[0])
    return match.errand()


@pytest.fixture
def metrics() -> Metrics:
    return Metrics()


@pytest.fixture
def simulators(metrics: Metrics) -> Iterator[Simulators]:
    found = Simulators(Settings(episode_niceness=0, episode_time=PATIENCE), metrics.hand_failures)
    yield found
    found.close()


def failures(metrics: Metrics) -> float:
    return float(metrics.hand_failures.labels(GAME.name)._value.get())


def until(happened: Any) -> None:
    last = time.monotonic() + PATIENCE
    while not happened():
        assert time.monotonic() < last
        time.sleep(0.005)


# --- Dead ones -------------------------------------------------------------------------------------------------------


def test_processes_that_were_killed_while_nobody_needed_them_are_nobodys_failure(
    simulators: Simulators, metrics: Metrics
) -> None:
    with ThreadPoolExecutor(2) as both:
        first, second = both.map(lambda _: simulators._found(GAME, errand(), None), range(2))
    killed = kill_idle(simulators)
    third = simulators._found(GAME, errand(), None)
    assert first == second == third
    assert not third.calm
    assert not killed & set(simulators.processes)
    assert failures(metrics) == 0


def kill_idle(simulators: Simulators) -> set[int]:
    for process in simulators._idle:
        os.kill(process.number, signal.SIGKILL)
        process._process.wait()
    return set(simulators.processes)


def test_dead_processes_are_let_go_however_lately_they_were_used(simulators: Simulators) -> None:
    simulators._found(GAME, errand(), None)
    kill_idle(simulators)
    simulators.let_go(PATIENCE)
    assert simulators.processes == []


class Deaf:
    """A process that lives, and answers nothing."""

    alive, used, number, asked = True, 0.0, 0, 0

    def ask(self, *_: Any) -> None:
        self.asked += 1

    def end(self) -> None:
        pass


def test_the_second_try_has_a_process_that_nobody_has_used(simulators: Simulators, metrics: Metrics) -> None:
    deaf = [Deaf(), Deaf()]
    simulators._idle = cast(Any, list(deaf))
    assert not simulators._found(GAME, errand(), None).calm
    assert sorted(one.asked for one in deaf) == [0, 1]
    assert failures(metrics) == 1


# --- None to be had --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("number", [EAGAIN, ENOMEM])
def test_where_no_process_can_be_started_the_piece_lands_calmly(
    simulators: Simulators, metrics: Metrics, monkeypatch: pytest.MonkeyPatch, number: int
) -> None:
    def popen(*_: Any, **__: Any) -> None:
        raise OSError(number, os.strerror(number))

    with monkeypatch.context() as patch:
        patch.setattr("subprocess.Popen", popen)
        assert simulators._found(GAME, errand(), None).calm
    assert failures(metrics) == 2
    assert not simulators._found(GAME, errand(), None).calm


def test_where_nobody_can_watch_the_time_the_process_is_given_back(
    simulators: Simulators, metrics: Metrics, monkeypatch: pytest.MonkeyPatch
) -> None:
    def start(_: object) -> None:
        raise RuntimeError("can't start new thread")

    with monkeypatch.context() as patch:
        patch.setattr(threading.Timer, "start", start)
        assert simulators._found(GAME, errand(), None).calm
    assert failures(metrics) == 2
    assert simulators.processes == []


def test_a_path_that_is_understood_no_longer_lands_calmly(simulators: Simulators, metrics: Metrics) -> None:
    """Somebody has carried a piece, and the server that finds out what comes of it is a newer one."""
    answer = simulators._found(GAME, replace(errand(), path="what is this"), None)
    assert (answer.calm, answer.events) == (True, simulators._landed(GAME, errand(), None).events)
    assert simulators.processes == []


# --- Modesty ---------------------------------------------------------------------------------------------------------


def test_a_process_takes_nothing_from_the_session_of_the_server_and_gives_way_to_others(metrics: Metrics) -> None:
    simulators = Simulators(Settings(episode_niceness=15, episode_time=PATIENCE), metrics.hand_failures)
    simulators._found(GAME, errand(), None)
    [process] = simulators.processes
    session, shared_out = os.getsid(process), Path(f"/proc/{process}/autogroup")
    told = shared_out.read_text("ascii").split()[1:] if shared_out.exists() else ["nice", "5"]
    simulators.close()
    assert (session, told) == (process, ["nice", "5"])


# --- The end ---------------------------------------------------------------------------------------------------------


def test_a_stop_in_mid_episode_is_no_failure_and_nothing_comes_of_it(
    simulators: Simulators, metrics: Metrics, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(module, "COMMAND", DEAF)
    with ThreadPoolExecutor(1) as beside, caplog.at_level(logging.WARNING):
        asked = beside.submit(simulators._found, GAME, errand(), None)
        until(lambda: simulators.processes)
        simulators.close()
        with pytest.raises(Stopped):
            asked.result(PATIENCE)
    assert caplog.messages == []
    assert failures(metrics) == 0


def test_after_the_end_nothing_is_started(simulators: Simulators, monkeypatch: pytest.MonkeyPatch) -> None:
    simulators.close()
    monkeypatch.setattr(Simulator, "__init__", pytest.fail)
    with pytest.raises(Stopped):
        simulators._found(GAME, errand(), None)
