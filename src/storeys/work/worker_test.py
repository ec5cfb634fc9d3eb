"""A worker is asked line by line, in a process of its own."""

import subprocess
import sys
from typing import Any

from ..games import GAMES
from ..games.kit import Game
from ..hands import hands_for
from ..play import Match
from . import hands, wire
from .digest import digest
from .kinds import Json
from .views import pack, unpack
from .wire import Asked, Told

COMMAND = (sys.executable, "-P", "-m", "storeys.work.worker", "1024", "0")
GAME = next(game for game in GAMES.values() if hands_for(game))


def said(*lines: str) -> list[Told]:
    """What a worker has to say to these lines, and nothing after them."""
    told = subprocess.run(
        COMMAND, input="".join(f"{line}\n" for line in lines), capture_output=True, text=True, check=True
    )
    return [Told.read(line) for line in told.stdout.splitlines()]


def ask(number: int, kind: str, question: Json, sources: str = "") -> str:
    return wire.ask(Asked(number, kind, sources or digest(), question))


def trial() -> tuple[Any, str]:
    """The hands of a game, and a question to them."""
    found = hands_for(GAME)
    assert found
    return found, found.trial()


def test_another_process_finds_the_same() -> None:
    found, question = trial()
    again = hands.asked(GAME.name, question)
    first, nonsense, last = said(
        ask(1, "hand", again), ask(2, "hand", {**again, "question": "what"}), ask(3, "hand", again)
    )
    assert [hands.read(told.answer or {}) for told in (first, last)] == [found.simulate(question)] * 2
    assert (nonsense.number, nonsense.answer, nonsense.trouble) == (2, None, "failed")


def view_of(game: Game) -> tuple[int, str]:
    match = Match(game, game.seats[-1], seed=5)
    return match.to_move, pack(match.view(match.to_move))


def test_a_bot_decides_by_what_its_seat_sees() -> None:
    seats, views = zip(*map(view_of, GAMES.values()), strict=True)
    asked = [
        {"game": name, "bot": "greedy", "view": view, "seat": seat, "seconds": 1.0, "seed": 3, "goal": 0, "mood": 0}
        for name, seat, view in zip(GAMES, seats, views, strict=True)
    ]
    told = said(*(ask(number, "move", question) for number, question in enumerate(asked)))
    for one, question, game in zip(told, asked, GAMES.values(), strict=True):
        assert one.answer
        assert one.answer["action"] in game.legal(unpack(game, str(question["view"])))


def test_other_sources_are_refused_and_both_are_named() -> None:
    [told] = said(ask(7, "move", {}, "older"))
    assert (told.number, told.trouble) == (7, "other-version")
    assert told.detail == f"{digest()} here, older there"


def test_work_that_nobody_knows_and_lines_that_nobody_understands_end_nothing() -> None:
    unknown, known = said(
        "{", '{"ask": 1}', "[]", ask(8, "sleep", {}), ask(9, "hand", hands.asked(GAME.name, trial()[1]))
    )
    assert (unknown.number, unknown.trouble) == (8, "failed")
    assert known.answer
