"""What goes over the wire to a reader, when and how large, is the same in two worlds that it cannot tell apart.

For every game and everybody who may sit there or watch: the reader plays at the same table twice, in two worlds that
differ only in what it may not know (`games/checks/worlds.py`). The other seats are bots that do what happened there,
and chance draws what was drawn there. Every message must come out the same to the byte, in the same order, and every
bot must take the same time. A spectator listens, too: it knows less than anybody.
"""

import asyncio
import json
from collections.abc import Awaitable, Iterator
from contextlib import ExitStack
from dataclasses import dataclass, field, replace

import pytest

from storeys.bots.levels import LEVELS
from storeys.games import GAMES
from storeys.games.checks.worlds import Worlds, tickets, worlds
from storeys.games.kit import CHANCE, NO_HAND, SPECTATOR, Game, copy
from storeys.hands import Answer
from storeys.play import FairChance
from storeys.play.episodes import Errand, hand_at

from .client import Browser, Sitting
from .conftest import Running, quick, running
from .hands import Handiwork
from .pace import FORCED

PACE = 0.9
PHYSICAL = {"hands": 2}
PARTINGS = (0, 40)  # so many moves are common before the worlds part …
PLAYED_ON = 20  # … and about so many decisions are made after that
READERS = [(name, reader) for name, game in GAMES.items() for reader in range(SPECTATOR, game.seats[-1])]


@dataclass(frozen=True)
class Written(FairChance):
    """Chance that draws what is written."""

    tickets: tuple[int, ...] = ()

    def draw(self, number: int, tickets: int) -> int:
        assert number < len(self.tickets), "chance was asked for more than the worlds have in common"
        return self.tickets[number]


@dataclass
class Stage:
    """One of two worlds as it is played on a server: what is to happen, and what was noticed."""

    pair: Worlds
    world: int
    server: Running
    table: str = ""
    seen: int = 0  # lines of the log that every reader has heard of
    paces: list[float] = field(default_factory=list)

    @property
    def end(self) -> int:
        """The last decision: the worlds need not agree on what follows from it."""
        return max(line for line, mover in enumerate(self.pair.movers) if mover != CHANCE)

    def next_decision(self, line: int) -> int:
        return next(later for later in range(line + 1, self.end + 1) if self.pair.movers[later] != CHANCE)

    def become_another_world(self, line: int) -> None:
        """In the second world, from the parting on, the position is the one that the reader imagines."""
        if self.world == 1 and line == self.pair.part_at:
            positions = self.server.server.tables.live[self.table].match._positions
            positions.now = positions._milestones[positions._path[-1]] = copy(self.pair.other)

    def action(self, line: int) -> int:
        return self.pair.moves[line][self.world]


@pytest.fixture
def stages(monkeypatch: pytest.MonkeyPatch) -> list[Stage]:
    """The stage that is played on is the last; bots and chance follow it."""
    played: list[Stage] = []

    async def choose(*_: object) -> int:
        stage = played[-1]
        while not stage.table:  # bots may begin before its maker has read what it is called
            await asyncio.sleep(0.002)
        line = stage.server.server.tables.live[stage.table].lines
        while stage.seen < line:
            await asyncio.sleep(0.002)
        if line >= stage.end:
            await asyncio.Event().wait()  # until the server stops
        stage.become_another_world(line)
        return stage.action(line)

    async def held(thought: Awaitable[int], pace: float, _: float) -> int:
        played[-1].paces.append(pace)
        return await thought

    written = property(lambda _: Written(b"seed", tuple(tickets(played[-1].pair, played[-1].world))))
    monkeypatch.setattr("storeys.server.thinking.Thinkers.choose", choose)
    monkeypatch.setattr("storeys.server.driver.held", held)
    monkeypatch.setattr("storeys.server.table.Table.chance", written)
    return played


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(replace(quick(tmp_path_factory.mktemp("worlds")), pace=PACE)) as server:
        yield server


def told(
    house: Running, stages: list[Stage], pair: Worlds, world: int, bot: str = "random", **wishes: object
) -> tuple[list[list[str]], list[float]]:
    """All that the reader and a spectator hear in one of the worlds, message by message, and how long bots took."""
    stage = Stage(pair, world, house)
    stages.append(stage)
    with ExitStack() as stack:
        reader, spectator = (stack.enter_context(Browser(house.address)) for _ in range(2))
        chairs = ["me" if seat == pair.watcher else f"bot:{bot}" for seat in range(pair.seats)]
        created = reader.new_table(*chairs, game=pair.game.name, listed=True, **wishes)
        stage.table = created["table"]
        sittings = [sit_down(stack, one, stage.table) for one in (reader, spectator)]
        play_through(stage, sittings)
        heard = [[plain(text, created) for text in sitting.heard] for sitting in sittings]
        infos = [plain(info(one, stage.table), created) for one in (reader, spectator)]
    messages = [[text for text in texts if not text.startswith('{"type":"people"')] for texts in heard]
    return [*messages, infos], stage.paces


def sit_down(stack: ExitStack, browser: Browser, table: str) -> Sitting:
    """Come to a table, and be there before anybody else comes: everybody is told who is."""
    sitting = stack.enter_context(browser.sit(table))
    sitting.until("snapshot")
    return sitting


def info(browser: Browser, table: str) -> str:
    """What the lists tell of a table, without the time, and the small picture beside it."""
    told = {**browser.get(f"tables/{table}"), "changed": 0}
    return json.dumps([told, browser.get(f"tables/{table}/glance")])


def plain(text: str, created: dict[str, str]) -> str:
    """A message without what is random and secret to nobody; the same length always."""
    return text.replace(created["table"], "TABLE").replace(created["code"], "CODE")


def play_through(stage: Stage, sittings: list[Sitting]) -> None:
    line = stage.next_decision(-1)
    for sitting in sittings:
        sitting.until_line(line)
    while line < stage.end:
        if stage.pair.movers[line] == stage.pair.watcher:
            play(stage, sittings[0], line)
        stage.seen = line
        line = stage.next_decision(line)
        for sitting in sittings:
            sitting.until_line(line)
    for sitting in sittings:
        pry(stage, sitting, line)


def play(stage: Stage, reader: Sitting, line: int) -> None:
    """The reader asks everything that can be asked, and then does what it did in both worlds."""
    pry(stage, reader, line)
    stage.become_another_world(line)
    action = stage.pair.game.data(stage.pair.states[line][stage.world], stage.action(line))
    reader.ask("play", id=f"play-{line:08}", seat=stage.pair.watcher, at=line, action=action)


def pry(stage: Stage, sitting: Sitting, line: int) -> None:
    seat = max(stage.pair.watcher, 0)
    for number, (state, _) in enumerate(stage.pair.states[max(0, line - 2) : line + 1]):
        for action in stage.pair.game.legal(state)[:2]:
            data = stage.pair.game.data(state, action)
            sitting.ask("why", id=f"why-{line:04}-{number}-{action:04}", seat=seat, action=data)
    for back in (0, 1, 3, 9):
        sitting.ask("look", id=f"look-{line:04}-{back}", line=max(0, line - back))
    sitting.ask("undo", id=f"undo-{line:08}", seat=(seat + 1) % stage.pair.seats, at=line)


@pytest.mark.parametrize(("name", "reader"), READERS, ids=[f"{name} {reader}" for name, reader in READERS])
def test_two_worlds_that_a_reader_cannot_tell_apart_are_told_alike(
    house: Running, stages: list[Stage], name: str, reader: int
) -> None:
    for part_at in PARTINGS:
        pair = worlds(GAMES[name], GAMES[name].seats[-1], reader, 7 + part_at, part_at, part_at + PLAYED_ON)
        (one, pace_of_one), (other, pace_of_other) = (told(house, stages, pair, world) for world in (0, 1))
        assert [[len(text) for text in texts] for texts in one] == [[len(text) for text in texts] for texts in other]
        assert one == other
        assert pace_of_one == pace_of_other
        assert all(len(texts) > 1 for texts in one)


@pytest.mark.parametrize("name", GAMES)
def test_bots_that_search_take_the_same_time_in_both_worlds(
    house: Running, stages: list[Stage], monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    monkeypatch.setattr("storeys.server.warmth.Warmth.why_not", lambda *_: None)
    pair = worlds(GAMES[name], GAMES[name].seats[-1], SPECTATOR, 7, 0, PLAYED_ON)
    (one, pace_of_one), (other, pace_of_other) = (told(house, stages, pair, world, bot="level6") for world in (0, 1))
    assert one == other
    assert pace_of_one == pace_of_other
    assert max(pace_of_one) > max(level.seconds for level in LEVELS) / 4  # a step may be a part of a move


@pytest.mark.parametrize("reader", [SPECTATOR, 0, 1])
@pytest.mark.parametrize("name", [name for name, game in GAMES.items() if game.awaits_hand])
def test_they_are_told_alike_where_hands_are_at_work(
    house: Running, stages: list[Stage], monkeypatch: pytest.MonkeyPatch, name: str, reader: int
) -> None:
    async def carry_out(_: Handiwork, game: Game, errand: Errand, poses: str | None, __: str) -> Answer:
        return what_came_of_it(stages[-1], f"{poses or ''}.")

    monkeypatch.setattr(Handiwork, "carry_out", carry_out)
    for part_at in PARTINGS:
        numbers = (7 + part_at, part_at, part_at + PLAYED_ON)
        pair = worlds(GAMES[name], GAMES[name].seats[-1], reader, *numbers, PHYSICAL)
        (one, pace_of_one), (other, pace_of_other) = (
            told(house, stages, pair, world, options=PHYSICAL) for world in (0, 1)
        )
        assert one == other
        assert pace_of_one == pace_of_other
        assert any('"motion":true' in text for texts in one for text in texts)


def what_came_of_it(stage: Stage, poses: str) -> Answer:
    """What chance did there while a hand was at work."""
    line = first = stage.server.server.tables.live[stage.table].lines
    while hand_at(stage.pair.game, stage.pair.states[line][stage.world]) != NO_HAND:
        line += 1
    return Answer(tuple(map(stage.action, range(first, line))), poses, b"motion", "engine", False, 0.5)


@pytest.mark.parametrize("name", GAMES)
def test_the_worlds_do_differ_in_games_with_secrets(name: str) -> None:
    """In 5 Towers everything lies open but the deck, whose order nobody knows, not even the server."""
    pairs = [worlds(GAMES[name], GAMES[name].seats[-1], SPECTATOR, 7 + at, at, at + PLAYED_ON) for at in PARTINGS]
    assert any(pair.differences for pair in pairs) == (name != "towers")


def test_the_comparison_would_find_a_leak(house: Running, stages: list[Stage], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("storeys.server.pictures.reader_of", lambda match, mine: 0)
    pair = worlds(GAMES["blueprints"], 3, 1, 7, 0, PLAYED_ON)
    assert told(house, stages, pair, 0)[0] != told(house, stages, pair, 1)[0]


def test_the_comparison_would_find_a_pace_that_tells(
    house: Running, stages: list[Stage], monkeypatch: pytest.MonkeyPatch
) -> None:
    def telling(game: Game, _: object, beat: float, __: float) -> float:
        stage = stages[-1]
        choices = game.legal(stage.server.server.tables.live[stage.table].match.state)
        return beat if len(choices) > 1 else beat * FORCED

    monkeypatch.setattr("storeys.server.driver.pace", telling)
    pair = worlds(GAMES["blueprints"], 4, SPECTATOR, 7, 0, 80)
    assert told(house, stages, pair, 0)[1] != told(house, stages, pair, 1)[1]
