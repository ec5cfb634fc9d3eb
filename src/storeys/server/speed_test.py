"""How fast bots play: chosen at the table by whoever plays there, and never a measure of their thoughts."""

from collections.abc import Callable
from dataclasses import replace
from types import SimpleNamespace
from typing import Any, cast

import pytest

from .client import Browser
from .driver import Driver
from .metrics import Metrics
from .pace import SPEEDS, shown_after, tempo
from .rows import SeatRow, TableRow
from .settings import Settings
from .table import Table

Browsers = Callable[..., Browser]


def test_the_speed_is_stored_with_the_table_and_told_to_all(browser: Browsers) -> None:
    me, other = browser(), browser()
    table = me.new_table("me", "bot", listed=True, speed="brisk")["table"]
    with me.sit(table) as mine, other.sit(table) as theirs:
        assert theirs.until("snapshot")["speed"] == "brisk"
        mine.until("snapshot")
        assert mine.ask("speed", speed="once")["type"] == "accepted"
        theirs.until(lambda message: message["type"] == "people" and message["speed"] == "once")
        assert theirs.ask("speed", speed="calm")["code"] == "pace"
        assert theirs.ask("skip")["code"] == "pace"
        assert mine.ask("skip")["type"] == "accepted"
    with me.sit(table) as again:
        assert again.until("snapshot")["speed"] == "once"


@pytest.mark.parametrize(
    ("kinds", "player", "may"),
    [
        (["me", "bot"], "me", True),
        (["me", "bot"], "watcher", False),
        (["me", "guest"], "me", True),  # the maker
        (["me", "guest"], "guest", False),
        (["bot", "guest", "third"], "guest", True),  # the maker is not there
    ],
)
def test_one_person_sets_the_pace_among_several_the_maker(kinds: list[str], player: str, may: bool) -> None:
    table = Table(cast(TableRow, SimpleNamespace(maker="me")))
    bot = SeatRow(0, "bot", bot="greedy")
    rows = [bot if kind == "bot" else SeatRow(0, "person", kind) for kind in kinds]
    table.seats = [replace(row, seat=seat) for seat, row in enumerate(rows)]
    assert table.may_pace(player) == may


@pytest.mark.parametrize("speed", SPEEDS)
def test_a_faster_table_shows_no_more_of_how_long_a_bot_has_thought(speed: str) -> None:
    chosen: Any = tempo(0.9, speed)
    assert chosen.beat >= 0.9 * SPEEDS["brisk"]
    shown = {round(shown_after(took, chosen.pace, chosen.beat), 6) for took in (0.0, 0.01, 0.04)}
    assert len(shown) == 1


def test_brisk_is_faster_than_calm_and_at_once_faster_than_that() -> None:
    paces = [tempo(0.9, speed).pace for speed in ("calm", "brisk", "once")]
    assert paces == sorted(paces, reverse=True)
    assert paces[0] == 0.9


def test_whoever_skips_to_the_own_turn_lets_bots_answer_at_once_until_then() -> None:
    driver = Driver(cast(Any, SimpleNamespace(settings=replace(Settings(), pace=0.9), metrics=Metrics())))
    table = Table(cast(TableRow, SimpleNamespace(speed="calm")))
    assert driver._tempo(table) == tempo(0.9, "calm")
    table.hurried = True
    assert driver._tempo(table) == tempo(0.9, "once")
    driver.close()
