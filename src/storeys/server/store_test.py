"""The store keeps its promises on both databases."""

import asyncio
import os
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import inspect, text

from .. import words
from . import migrations, schema
from .chairs import Chairs
from .chores import Chores
from .database import Database, DatabaseDamaged, DatabaseInUse, DatabaseUnreachable, address, check_usable
from .fanout import Fanout
from .rows import MotionRow, MoveRow, SeatRow, SoloRow, TableRow, token
from .store import Conflict, Store

Try = Callable[[Store], Awaitable[None]]


@asynccontextmanager
async def opened(url: str) -> AsyncIterator[Store]:
    database = Database(url)
    try:
        await database.open()
        yield Store(database)
    finally:
        await database.close()


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/storeys.db"
    make: Callable[[], str] = request.getfixturevalue("postgres")
    return make()


@pytest.fixture
def trying(url: str) -> Callable[[Try], None]:
    """Runs something with an open store."""

    def run(act: Try) -> None:
        async def with_store() -> None:
            async with opened(url) as store:
                await act(store)

        asyncio.run(with_store())

    return run


async def a_table(store: Store, **values: Any) -> TableRow:
    maker = (await store.new_player()).id
    defaults: dict[str, Any] = {"version": 1, "options": {"x": 1}, "seed": "00", "listed": True, "bots_take_over": True}
    defaults |= {"clock": "none", "phase": "waiting", "moves": 0, "to_move": None, "next_table": None, "goal": None}
    defaults |= {
        "id": token(12),
        "code": token(8),
        "game": "towers",
        "maker": maker,
        "changed": time.time(),
        "since": time.time(),
    }
    row = TableRow(**(defaults | values))
    await store.new_table(row, [SeatRow(0, "person", maker), SeatRow(1, "open"), SeatRow(2, "bot", bot="random")])
    return row


def moves(first: int, *words: str, client: str | None = None) -> list[MoveRow]:
    return [MoveRow(first + i, 0, word, False, client if i == 0 else None) for i, word in enumerate(words)]


# --- The schema ------------------------------------------------------------------------------------------------------


def test_the_migrations_make_the_schema_that_the_code_uses(trying: Callable[[Try], None]) -> None:
    async def act(store: Store) -> None:
        def columns(connection: Any) -> dict[str, list[str]]:
            found = inspect(connection)
            return {t: [c["name"] for c in found.get_columns(t)] for t in found.get_table_names()}

        async with store.database.reading() as connection:
            there = await connection.run_sync(columns)
        assert there.pop("alembic_version")
        assert there == {table.name: [c.name for c in table.columns] for table in schema.metadata.sorted_tables}

    trying(act)


def test_the_newest_step_of_the_schema_is_the_last_one() -> None:
    from alembic.script import ScriptDirectory

    assert ScriptDirectory(str(migrations.HERE)).get_current_head() == migrations.NEWEST


def test_what_is_stored_is_there_after_opening_again(url: str) -> None:
    async def act() -> None:
        async with opened(url) as store:
            row = await a_table(store)
            secret = await store.secret("cookies")
            await store.append(row.id, 0, moves(1, "start 0", "draw candy 1"), "playing", 0)
        async with opened(url) as store:
            news = await store.news(row.id)
            assert await store.secret("cookies") == secret
        assert news is not None
        assert news.table == replace(
            row, moves=2, phase="playing", to_move=0, changed=news.table.changed, since=news.table.since
        )
        assert [move.words for move in news.moves] == ["start 0", "draw candy 1"]

    asyncio.run(act())


def test_what_was_reached_alone_is_kept_with_the_last_move_and_outlives_the_table(
    trying: Callable[[Try], None],
) -> None:
    async def act(store: Store) -> None:
        row = await a_table(store, goal=50)
        solo = SoloRow(row.id, row.maker, row.game, {"hard": 1}, 50, 61, 5.0)
        with pytest.raises(Conflict):
            await store.append(row.id, 3, moves(1, "pass"), "over", None, solo)
        assert await store.solos_of(row.maker) == []
        await store.append(row.id, 0, moves(1, "pass"), "over", None, solo)
        await Chairs(store).clear_away(row.id, row.maker)
        assert await store.solos_of(row.maker) == [solo]
        assert await store.solos_of("somebody else") == []

    trying(act)


def test_what_came_of_a_hand_is_stored_with_how_everything_moved_and_cleared_with_the_table(
    trying: Callable[[Try], None],
) -> None:
    async def act(store: Store) -> None:
        row, motion = await a_table(store), MotionRow(2, "poses", b"\x00motion\xff")
        rows = [replace(move, hand=f"hand {move.number}") for move in moves(1, "hire", "settled")]
        with pytest.raises(Conflict):
            await store.append(row.id, 7, rows, "playing", 0, motion=motion)
        assert await store.motion(row.id, 2) is None
        await store.append(row.id, 0, rows, "playing", 0, motion=motion)
        news = await store.news(row.id)
        assert news is not None
        assert ([move.hand for move in news.moves], news.poses) == (["hand 1", "hand 2"], {2: "poses"})
        later = await store.news(row.id, 2)
        assert later is not None
        assert later.poses == {}
        assert await store.motion(row.id, 2) == motion.motion
        await Chairs(store).clear_away(row.id, row.maker)
        assert await store.motion(row.id, 2) is None

    trying(act)


# --- The log ---------------------------------------------------------------------------------------------------------


def test_of_two_appends_at_the_same_place_one_is_refused(trying: Callable[[Try], None]) -> None:
    async def act(store: Store) -> None:
        row = await a_table(store)
        rivals = [store.append(row.id, 0, moves(1, f"bid {i}"), "playing", 1) for i in range(10)]
        results = await asyncio.gather(*rivals, return_exceptions=True)
        news = await store.news(row.id)
        stored = [bid for bid, result in enumerate(results) if isinstance(result, float)]
        assert [type(result) for result in results].count(Conflict) == 9
        assert news is not None
        assert news.table.changed == results[stored[0]]
        assert [move.words for move in news.moves] == [f"bid {bid}" for bid in stored]

    trying(act)


def test_a_conflict_leaves_other_tables_alone(trying: Callable[[Try], None]) -> None:
    async def act(store: Store) -> None:
        rows = [await a_table(store) for _ in range(8)]
        good = [store.append(row.id, 0, moves(1, "pass"), "playing", 1) for row in rows]
        bad = [store.append(row.id, 7, moves(8, "bid 1"), "playing", 1) for row in rows]
        results = await asyncio.gather(*good, *bad, return_exceptions=True)
        assert all(isinstance(result, float) for result in results[:8])
        assert all(isinstance(result, Conflict) for result in results[8:])

    trying(act)


def test_a_client_id_is_used_once_at_a_table(trying: Callable[[Try], None]) -> None:
    async def act(store: Store) -> None:
        one, two = await a_table(store), await a_table(store)
        await store.append(one.id, 0, moves(1, "bid 1", client="same"), "playing", 1)
        await store.append(two.id, 0, moves(1, "bid 1", client="same"), "playing", 1)
        with pytest.raises(Conflict):
            await store.append(one.id, 1, moves(2, "bid 2", client="same"), "playing", 1)
        news = await store.news(one.id)
        assert news is not None
        assert news.table.moves == len(news.moves) == 1

    trying(act)


def test_news_are_what_was_not_known(trying: Callable[[Try], None]) -> None:
    async def act(store: Store) -> None:
        row = await a_table(store)
        await store.append(row.id, 0, moves(1, "one", "two", "three"), "playing", 1)
        for number in range(3):
            await store.say(row.id, row.maker, 0, f"line {number}", f"client-{number}")
        news = await store.news(row.id, moves=2, chat=1)
        assert news is not None
        assert [move.words for move in news.moves] == ["three"]
        assert [line.text for line in news.chat] == ["line 1", "line 2"]
        assert await store.news("nothing") is None

    trying(act)


def test_only_the_last_lines_of_chat_are_read(trying: Callable[[Try], None], monkeypatch: pytest.MonkeyPatch) -> None:
    async def act(store: Store) -> None:
        row = await a_table(store)
        said = [store.say(row.id, row.maker, 0, "hello", f"client-{n}") for n in range(25)]
        await asyncio.gather(*said)
        monkeypatch.setattr("storeys.server.store.CHAT_KEPT", 20)
        news = await store.news(row.id)
        assert news is not None
        assert [line.number for line in news.chat] == list(range(6, 26))

    trying(act)


# --- Seats and tables ------------------------------------------------------------------------------------------------


def test_a_chair_is_taken_by_one(trying: Callable[[Try], None]) -> None:
    async def act(store: Store) -> None:
        row = await a_table(store)
        players = [(await store.new_player()).id for _ in range(5)]
        rivals = [Chairs(store).take(row.id, 1, player) for player in players]
        results = await asyncio.gather(*rivals, return_exceptions=True)
        news = await store.news(row.id)
        assert results.count(None) == 1
        assert news is not None
        assert news.seats[1].player == players[results.index(None)]

    trying(act)


def test_overdue_tables_are_those_where_a_person_has_been_to_move_for_too_long(trying: Callable[[Try], None]) -> None:
    async def act(store: Store) -> None:
        ticking: dict[str, Any] = {"clock": "relaxed", "phase": "playing", "to_move": 0}
        late = [await a_table(store, **ticking, since=since) for since in (50.0, 40.0, 30.0)]
        for other in ({"to_move": 2}, {"phase": "over"}, {"clock": "none"}, {"bots_take_over": False}):
            await a_table(store, **{**ticking, **other}, since=45.0)
        await a_table(store, **ticking, since=100.0)
        assert await store.overdue("relaxed", 0.0, 100.0, 9) == late[::-1]
        assert await store.overdue("relaxed", 30.0, 100.0, 1) == [late[1]]
        assert await store.overdue("correspondence", 0.0, 100.0, 9) == []

    trying(act)


def test_after_a_restart_no_time_begins_in_the_future(trying: Callable[[Try], None]) -> None:
    async def act(store: Store) -> None:
        early, late = [await a_table(store, since=since) for since in (50.0, time.time() + 3600)]
        await store.set_clocks_right()
        found = [await store.news(row.id) for row in (early, late)]
        assert [news.table.since <= time.time() for news in found if news] == [True, True]
        assert found[0] is not None
        assert found[0].table.since == 50.0

    trying(act)


def test_a_deleted_table_takes_everything_with_it(trying: Callable[[Try], None]) -> None:
    async def act(store: Store) -> None:
        row = await a_table(store)
        await store.append(row.id, 0, moves(1, "pass"), "playing", 1)
        await store.say(row.id, row.maker, 0, "hello", "client-1")
        await store.let_watch(row.id, row.maker)
        await Chairs(store).clear_away(row.id, row.maker)
        async with store.database.reading() as connection:
            for table in ("tables", "seats", "moves", "chat", "watchers", "sent_away"):
                assert (await connection.execute(text(f"SELECT count(*) FROM {table}"))).scalar_one() == 0
        with pytest.raises(Conflict):
            await store.append(row.id, 1, moves(2, "pass"), "playing", 1)

    trying(act)


def test_there_is_one_rematch(trying: Callable[[Try], None]) -> None:
    async def act(store: Store) -> None:
        row = await a_table(store)
        again = [replace(row, id=token(12), code=token(8)) for _ in range(4)]
        rivals = [store.new_rematch(new, row.id) for new in again]
        results = await asyncio.gather(*rivals, return_exceptions=True)
        news, old = await store.news(again[results.index(None)].id), await store.news(row.id)
        assert results.count(None) == 1
        assert news is not None
        assert old is not None
        assert news.seats == old.seats
        assert old.table.next_table == news.table.id
        assert len(await store.listed_tables()) == 2

    trying(act)


def test_a_recovery_is_used_once(trying: Callable[[Try], None]) -> None:
    async def act(store: Store) -> None:
        player = (await store.new_player()).id
        word = await store.new_recovery(player)
        uses = await asyncio.gather(*(store.use_recovery(word) for _ in range(5)))
        assert (uses.count(player), uses.count(None)) == (1, 4)

    trying(act)


# --- Processes -------------------------------------------------------------------------------------------------------


def test_a_sqlite_file_serves_one_process(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/storeys.db"

    async def act() -> None:
        async with opened(url):
            with pytest.raises(DatabaseInUse, match="in use by another Storeys server"):
                await Database(url).open()
        async with opened(url):
            pass  # and now it is free again

    asyncio.run(act())


def test_sqlite_writes_ahead_and_syncs_fully(tmp_path: Path) -> None:
    async def act() -> None:
        async with opened(f"sqlite:///{tmp_path}/storeys.db") as store, store.database.reading() as connection:
            found = {
                p: (await connection.execute(text(f"PRAGMA {p}"))).scalar() for p in ("journal_mode", "synchronous")
            }
            assert found == {"journal_mode": "wal", "synchronous": 2}
            assert (await connection.execute(text("PRAGMA foreign_keys"))).scalar() == 1

    asyncio.run(act())


def test_stores_that_open_together_agree_on_schema_and_secret(postgres: Callable[[], str]) -> None:
    url = postgres()

    async def secret() -> str:
        async with opened(url) as store:
            return await store.secret("cookies")

    async def act() -> None:
        assert len(set(await asyncio.gather(*(secret() for _ in range(3))))) == 1

    asyncio.run(act())


class Ears:
    """Notes what it hears."""

    def __init__(self) -> None:
        self.heard: asyncio.Queue[tuple[object, ...]] = asyncio.Queue()

    async def hear(self, table: str | None) -> None:
        self.heard.put_nowait((table,))

    async def hear_who_is_here(self, process: str, table: str, players: frozenset[str]) -> None:
        self.heard.put_nowait((process, table, players))

    async def hear_signed_out(self, player: str) -> None:
        self.heard.put_nowait(("signed out", player))

    async def next(self) -> Any:
        async with asyncio.timeout(5):
            return await self.heard.get()


def test_other_processes_hear_of_a_change_and_oneself_does_not(postgres: Callable[[], str]) -> None:
    url = postgres()

    async def act() -> None:
        async with opened(url) as one, opened(url) as two:
            ears = [Ears(), Ears()]
            fanouts = [Fanout(store, ear) for store, ear in zip((one, two), ears, strict=True)]
            chores = Chores()
            for fanout, ear in zip(fanouts, ears, strict=True):
                fanout.start(chores)
                assert await ear.next() == (None,)  # who comes anew has missed something
            row = await a_table(one)
            await one.append(row.id, 0, moves(1, "pass"), "playing", 1)
            await one.tell_here(row.id, ["ada", "bo"])
            await one.tell_here(row.id, [])
            await two.append(row.id, 1, moves(2, "pass"), "playing", 1)
            heard = [await ears[1].next() for _ in range(3)]
            assert heard == [
                (row.id,),
                (one.process, row.id, frozenset({"ada", "bo"})),
                (one.process, row.id, frozenset()),
            ]
            assert await ears[0].next() == (row.id,)
            assert ears[0].heard.empty()
            await chores.close()

    asyncio.run(act())


def damaged(path: Path, page: int) -> None:
    """Overwrite a page as a failing disk does."""
    with path.open("r+b") as file:
        file.seek(4096 * page)
        file.write(b"\xa5" * 4096)


@pytest.mark.parametrize("page", [0, 1, 5])
def test_a_damaged_file_is_known_at_the_start(tmp_path: Path, page: int) -> None:
    path = tmp_path / "storeys.db"
    url = f"sqlite:///{path}"

    async def play() -> None:
        async with opened(url) as store:
            row = await a_table(store)
            await store.append(row.id, 0, moves(1, "pass"), "playing", 1)

    check_usable(url)
    asyncio.run(play())
    check_usable(url)
    damaged(path, page)
    with pytest.raises(DatabaseDamaged) as found:
        check_usable(url)
    for language in words.LANGUAGES:
        assert str(path) in found.value.sentence(language)


def said_by_the_command(**environment: str) -> str:
    """What `storeys serve` says when it cannot."""
    command = [sys.executable, "-m", "storeys", "serve"]
    whole = {**os.environ, **environment}
    ended = subprocess.run(command, env=whole, capture_output=True, text=True, timeout=60, check=False)
    assert ended.returncode != 0
    assert "Traceback" not in ended.stderr
    return " ".join(ended.stderr.split())


def test_a_damaged_file_is_refused_by_the_command(tmp_path: Path) -> None:
    (tmp_path / "storeys.db").write_bytes(b"not a database" * 1000)
    assert "is damaged" in said_by_the_command(STOREYS_DATA=str(tmp_path))


def test_a_postgres_that_does_not_answer_is_told_by_the_command_without_its_password() -> None:
    said = said_by_the_command(STOREYS_DATABASE_URL="postgresql://ada:secret@127.0.0.1:1/storeys")
    assert "127.0.0.1:1/storeys cannot be reached" in said
    assert "secret" not in said


def test_a_database_that_is_not_there_is_told_in_every_language(postgres: Callable[[], str]) -> None:
    here = postgres()
    check_usable(here)
    with pytest.raises(DatabaseUnreachable) as found:
        check_usable(here.replace("/table", "/nowhere", 1))
    for language in words.LANGUAGES:
        assert "nowhere" in found.value.sentence(language)


@pytest.mark.parametrize(
    ("url", "driver"),
    [
        ("postgres://u:p@host/db", "postgresql+asyncpg"),
        ("postgresql://host/db", "postgresql+asyncpg"),
        ("sqlite:///x.db", "sqlite+aiosqlite"),
    ],
)
def test_an_address_gets_the_driver_we_use(url: str, driver: str) -> None:
    assert address(url).drivername == driver
