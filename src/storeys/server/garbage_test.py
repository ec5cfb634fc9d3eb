"""What is over is freed at once: nothing of the server's waits for the garbage collector.

The collector goes through everything that lives while nobody is answered, so it comes seldom (`serve.GARBAGE`). What
only it could free would fill the memory of a server that runs for weeks.
"""

import gc
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import pytest

from ..games import GAMES
from .client import Browser, RefusedError
from .conftest import Running

Browsers = Callable[..., Browser]
PATIENCE = 30.0  # seconds for a server to notice that somebody has gone


@contextmanager
def nothing_is_left() -> Iterator[None]:
    """Nothing of ours is found by the collector that was not found without it."""
    gc.collect()
    gc.disable()
    gc.set_debug(gc.DEBUG_SAVEALL)
    try:
        yield
        gc.collect()
        kinds = (type(thing) for thing in gc.garbage)
        found = Counter(kind.__name__ for kind in kinds if kind.__module__.startswith("storeys"))
    finally:
        gc.set_debug(0)
        gc.garbage.clear()
        gc.enable()
    assert found == {}


def test_the_collector_finds_what_goes_round() -> None:
    class Ring:
        def __init__(self) -> None:
            self.me = self

    Ring.__module__ = "storeys.ring"
    with pytest.raises(AssertionError, match="Ring"), nothing_is_left():
        Ring()


@pytest.mark.parametrize("game", GAMES)
def test_a_table_that_was_played_at_is_freed(browser: Browsers, game: str) -> None:
    with nothing_is_left():
        visit(browser(), game)


def test_a_table_of_bots_that_was_watched_to_its_end_is_freed(browser: Browsers) -> None:
    with nothing_is_left(), browser() as host:
        table = host.new_table("bot:random", "bot:greedy")["table"]
        with host.sit(table) as sitting:
            while not (sitting.position or {"over": False})["over"]:
                sitting.receive()
        host.delete(f"tables/{table}")


def visit(host: Browser, game: str) -> None:
    """Sit down, do what is right and what is refused, and go."""
    with host:
        table = host.new_table("me", *["neighbour"] * (GAMES[game].seats[0] - 1), game=game)["table"]
        with host.sit(table) as sitting:
            sitting.until_my_turn()
            position = sitting.position or {}
            choice = position["choices"][0]
            sitting.ask("undo", at=len(sitting.log), seat=choice["seat"])
            sitting.ask("why", seat=choice["seat"], action={"do": "nothing"})
            sitting.ask("look", line=0)
            host.post(f"tables/{table}/hint", {"seat": choice["seat"], "line": len(sitting.log)})
            sitting.ask("chat", text="Good luck!")
            sitting.play({"do": "nothing"}, choice["seat"])
            sitting.play(choice["action"], choice["seat"])
        with pytest.raises(RefusedError):
            host.post("tables/nowhere/join", {})
        host.delete(f"tables/{table}")


def test_a_table_that_everybody_has_left_keeps_no_pictures(server: Running, browser: Browsers) -> None:
    host = browser()
    table = host.new_table("me", "neighbour")["table"]
    with host.sit(table) as sitting:
        sitting.until("snapshot")
        assert server.server.tables.live[table].has_album()
    until = time.monotonic() + PATIENCE
    while server.server.tables.live[table].has_album():
        assert time.monotonic() < until
        time.sleep(0.01)
