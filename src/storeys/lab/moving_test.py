"""What a move costs is measured on the way it takes in a server."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from ..games import GAMES
from ..games.kit import CHANCE, Game
from ..play import Match
from ..server.protocol import Play
from ..server.watch import Watch
from . import moving
from .moving import READERS, Cost, measure, play, seated


def test_every_reader_is_told_of_every_move_and_the_bytes_are_counted() -> None:
    cost = asyncio.run(play(GAMES["towers"]))
    assert cost.readers == READERS
    assert cost.moves > 50
    assert cost.cpu_ms > 0
    assert cost.most_bytes >= cost.bytes > 500
    assert cost.most_bytes >= cost.most_packed > cost.packed
    assert cost.packed < cost.bytes / 4


def test_the_same_match_is_played_every_time() -> None:
    one, other = (asyncio.run(play(GAMES["towers"])) for _ in range(2))
    assert replace(one, cpu_ms=0.0) == replace(other, cpu_ms=0.0)


def test_the_match_has_begun_when_measuring_begins() -> None:
    async def begun() -> tuple[Match, list[int]]:
        async with seated(GAMES["towers"]) as (match, sockets):
            return match, [len(socket.written) for socket in sockets]

    match, sizes = asyncio.run(begun())
    assert match.to_move != CHANCE
    assert sizes == [0] * READERS


def test_of_several_rounds_the_quickest_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    times = iter([3.0, 1.0, 2.0])

    async def round_of(game: object) -> Cost:
        return Cost("towers", READERS, 9, next(times), 1.0, 1, 1.0, 1)

    monkeypatch.setattr(moving, "play", round_of)
    assert [cost.cpu_ms for cost in measure([GAMES["towers"]], 0.0)] == [1.0]


def test_what_is_said_is_what_a_browser_would_say() -> None:
    match = Match("towers", READERS, seed=1)
    seat, message = moving.a_move(match, Random(1), 0)
    said = Play.model_validate_json(message)
    assert (seat, said.seat, said.at) == (match.to_move, match.to_move, len(match.log()))
    assert match.why_not(said.action) is None


def test_a_move_goes_beside_the_loop_twice_however_many_read_of_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """Once to be played, and once to be drawn for everybody."""
    beside = Watch.beside
    went: list[Any] = []

    async def counted(watch: Watch, compute: Callable[..., Any], *arguments: Any) -> Any:
        went.append(compute)
        return await beside(watch, compute, *arguments)

    monkeypatch.setattr(Watch, "beside", counted)
    monkeypatch.setattr(moving, "seated", without_beginning(went))
    moves = asyncio.run(play(GAMES["towers"])).moves
    assert len(went) == 2 * moves


def without_beginning(went: list[Any]) -> Callable[..., Any]:
    @asynccontextmanager
    async def begun(game: Game) -> AsyncIterator[Any]:
        async with seated(game) as found:
            went.clear()
            yield found

    return begun
