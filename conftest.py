"""What `make test` tells at its end: how closely it looked, and what it knew from an earlier run."""

import os
import signal
from collections.abc import Iterator
from pathlib import Path
from types import FrameType

import pytest

from storeys import games
from storeys.games.checks import WHOLE
from storeys.games.kit import Game

os.environ.setdefault("STOREYS_WARMING", "0")  # no server of a test makes machine code that the test does not need

LONGEST = 900  # seconds: far more than any test needs on a busy machine
GAMES_FOLDER = Path(str(games.__file__)).parent


class Summary:
    """Collects what tests tell of results that are kept (`games/checks/kept.py`): seconds, and whether they are old."""

    def __init__(self) -> None:
        self.kept: list[tuple[float, bool]] = []

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.when == "call":
            self.kept += [value for name, value in report.user_properties if name == "kept"]  # type: ignore[misc]

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        for earlier, words in (
            (True, "known from an earlier run, which saved"),
            (False, "kept for the next run after"),
        ):
            found = [seconds for seconds, when in self.kept if bool(when) == earlier]
            if found:
                terminalreporter.write_line(
                    f"Results of {len(found)} processes with compilers {words} {sum(found):.0f} s."
                )
        how = (
            "Everything was looked at." if WHOLE else "Long matches were sampled; `make test-all` looks at all of them."
        )
        terminalreporter.write_line(how)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Tests that make machine code of one game run in one process, which makes it once; and first: they are long."""
    for item in items:
        if item.get_closest_marker("compiles"):
            item.own_markers = [mark for mark in item.own_markers if mark.name != "xdist_group"]  # two would be a third
            item.add_marker(pytest.mark.xdist_group(f"machine code of {game_of(item)}"))
    items.sort(key=lambda item: -size_of(game_of(item)) if item.get_closest_marker("compiles") else 0)


def game_of(item: pytest.Item) -> str:
    """The game that a test is about: it is given to it, or the test is in its folder."""
    given: dict[str, object] = (
        item.callspec.params if isinstance(item, pytest.Function) and hasattr(item, "callspec") else {}
    )
    game = given.get("game")
    return game.name if isinstance(game, Game) else item.path.parent.name


def size_of(game: str) -> int:
    """How much there is to compile, about: the bytes of a game's sources."""
    return sum(file.stat().st_size for file in (GAMES_FOLDER / game).glob("*.py"))


class NeverEnded(BaseException):
    """A test waits for what does not come; nothing that catches errors may catch this."""


def _never_ended(_: int, frame: FrameType | None) -> None:
    raise NeverEnded(f"this test did not end within {LONGEST} s")


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item, nextitem: pytest.Item | None) -> Iterator[None]:
    """A test that waits for ever is a failure with a name, and not a run that never ends; so is what it stands on."""
    before = signal.signal(signal.SIGALRM, _never_ended)
    signal.alarm(LONGEST)
    try:
        return (yield)
    finally:
        signal.alarm(0)
        signal.signal(signal.SIGALRM, before)


def pytest_configure(config: pytest.Config) -> None:
    config.pluginmanager.register(Summary())
