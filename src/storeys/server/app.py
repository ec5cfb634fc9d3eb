"""The application: routes, each a line or two between the wire and the lobby."""

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import ExitStack, asynccontextmanager, suppress
from hmac import compare_digest
from typing import Annotated, Any, TypeVar

from fastapi import APIRouter, BackgroundTasks, Depends, FastAPI, Query, Request, Response, WebSocket
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse, PlainTextResponse
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection

from ..games import GAMES
from . import branches, protocol
from .addresses import household_of, is_from_this_machine
from .chores import Chores
from .connection import Connection, turn_away
from .database import Database
from .doors import Doors
from .exchange import Exchange
from .fanout import Fanout
from .guard import Guard
from .hints import Hints
from .house import House
from .limits import Buckets
from .lobby import Lobby, game_info, normal
from .metrics import Metrics
from .pages import Compressed, find_client, pages
from .players import COOKIE, KEPT, SECRET, Signer
from .records import File, Records
from .refusals import Away, Refusal, misread
from .reviews import Reviews
from .room import Guest
from .rows import PlayerRow
from .settings import Settings
from .slate import Slate
from .store import Store
from .tables import Tables
from .watch import Watch, Watched, work_of

log = logging.getLogger(__name__)

HEALTH = 3.0  # seconds that the database is given to answer whoever asks for our health


class Server:
    """Everything one process keeps while it runs."""

    def __init__(self, settings: Settings, slate: Slate | None = None) -> None:
        self.settings, self.metrics = settings, Metrics()
        self.watch = Watch(settings, self.metrics, slate)
        self.doors = Doors(settings, self.metrics)
        self.house = House(settings, self.doors)
        self.chores = Chores(self.metrics)
        self.database = Database(settings.url, self.chores)
        self.store = Store(self.database)
        self.tables = Tables(self.store, settings, self.metrics, self.watch)
        self.lobby = Lobby(self.tables)
        self.hints = Hints(self.tables)
        self.records = Records(settings, self.watch)
        self.reviews = Reviews(self.tables)
        self.fanout = Fanout(self.store, self.tables)
        self.exchange = self._exchange() if self.database.shared else None
        self.buckets = Buckets(settings.rate, settings.burst)
        self.signer: Signer | None = None

    async def start(self) -> None:
        await self.database.open()
        self.signer = Signer(await self.store.secret(SECRET))
        await self.store.set_clocks_right()
        self.tables.start(self.chores)
        self.reviews.start(self.chores)
        self.fanout.start(self.chores)
        if self.exchange:
            self.exchange.start(self.chores)
        await self.watch.start()

    async def stop(self) -> None:
        await self.chores.close()
        await self.tables.close()
        if self.exchange:
            await self.exchange.close()
        await self.watch.close()
        await self.database.close()

    def _exchange(self) -> Exchange:
        """Our questions may be answered by workers of other machines, and theirs by ours."""
        driver = self.tables.driver
        exchange = Exchange(self.database, driver.workers, self.settings.processes, self.metrics)
        driver.workers.elsewhere, driver.warmth.elsewhere = exchange.ask, lambda: exchange.ready
        exchange.changed = driver.tell_of_warmth
        return exchange

    async def database_answers(self) -> bool:
        with suppress(Away, TimeoutError):
            async with asyncio.timeout(HEALTH):
                return bool(await self.store.secret(SECRET))
        return False

    def player_of(self, request: HTTPConnection) -> str | None:
        """The player whose name is signed in the cookie of a request; good enough to count by."""
        named = self._signed(request)
        return named[0] if named else None

    async def known(self, request: HTTPConnection) -> PlayerRow | None:
        """The player that the cookie of a request proves, if it was not revoked."""
        named = self._signed(request)
        row = await self.store.player(named[0]) if named else None
        return row if row and named and row.epoch == named[1] else None

    def _signed(self, request: HTTPConnection) -> tuple[str, int] | None:
        return self.signer.read(request.cookies.get(COOKIE)) if self.signer else None

    async def sign_in_again(self, player: str) -> PlayerRow | None:
        """The player in the epoch that has just begun, in which nobody is connected yet."""
        await self.tables.hear_signed_out(player)
        return await self.store.player(player)

    def mark_of(self, request: HTTPConnection) -> str:
        """What stands in the store for the address of a request: it can be compared, but not read."""
        assert self.signer is not None
        return self.signer.mark(household_of(request))


def create_app(settings: Settings | None = None, slate: Slate | None = None) -> FastAPI:
    """The application of one server process; its keeper, if it has one, reads the slate."""
    server = Server(settings or Settings.of(), slate)

    @asynccontextmanager
    async def lifespan(_: FastAPI) -> AsyncIterator[None]:
        try:
            await server.start()
            yield
        finally:
            await server.stop()

    app = FastAPI(title="Storeys", lifespan=lifespan, docs_url=None, redoc_url=None, openapi_url=None)
    app.state.server = server
    app.include_router(players)
    app.include_router(tables)
    app.include_router(records)
    app.include_router(reviews)
    app.include_router(watch)
    app.include_router(pages(find_client(server.settings.web)))
    app.add_middleware(Compressed)
    app.add_middleware(
        Guard, settings=server.settings, metrics=server.metrics, player_of=server.player_of, room=server.tables.room
    )
    app.add_middleware(Watched, watch=server.watch)
    _answer_errors(app)
    return app


# --- Who asks --------------------------------------------------------------------------------------------------------


def server_of(request: HTTPConnection) -> Server:
    server: Server = request.app.state.server
    return server


async def known_player(request: HTTPConnection, server: Annotated[Server, Depends(server_of)]) -> str | None:
    row = await server.known(request)
    return row.id if row else None


async def some_player(request: Request, response: Response, server: Annotated[Server, Depends(server_of)]) -> PlayerRow:
    """The player; whoever comes for the first time becomes one and is given a cookie."""
    row = await server.known(request)
    if row is None:
        row = await server.store.new_player()
        set_cookie(request, response, server, row)
    return row


def set_cookie(request: Request, response: Response, server: Server, player: PlayerRow) -> None:
    assert server.signer is not None
    secure = request.url.scheme == "https"
    cookie = server.signer.sign(player.id, player.epoch)
    response.set_cookie(COOKIE, cookie, max_age=KEPT, httponly=True, samesite="lax", secure=secure)


Here = Annotated[Server, Depends(server_of)]
Somebody = Annotated[PlayerRow, Depends(some_player)]
Anybody = Annotated[str | None, Depends(known_player)]

# --- Players ---------------------------------------------------------------------------------------------------------

players = APIRouter(prefix="/api")


@players.get("/me")
async def me(player: Somebody) -> protocol.Me:
    return me_of(player)


@players.post("/me")
async def change_me(change: protocol.ChangeMe, player: Somebody, server: Here) -> protocol.Me:
    return me_of(await server.lobby.introduce(player, change.model_dump(exclude_none=True)))


@players.get("/me/solos")
async def solos(player: Somebody, server: Here) -> list[protocol.Solos]:
    return await server.lobby.solos(player.id)


@players.post("/me/recovery")
async def new_recovery(player: Somebody, server: Here) -> protocol.Recovery:
    return protocol.Recovery(token=await server.store.new_recovery(player.id))


@players.post("/recover")
async def recover(recovery: protocol.Recovery, request: Request, response: Response, server: Here) -> protocol.Me:
    player = await server.store.use_recovery(recovery.token)
    row = await server.sign_in_again(player) if player else None
    if row is None:
        raise Refusal("bad-token")
    set_cookie(request, response, server, row)
    return me_of(row)


@players.post("/me/sign-out-others")
async def sign_out_others(request: Request, response: Response, player: Somebody, server: Here) -> protocol.Me:
    """Every other browser forgets who it was; this one is given a new cookie."""
    await server.store.sign_out(player.id)
    row = await server.sign_in_again(player.id)
    assert row is not None
    set_cookie(request, response, server, row)
    return me_of(row)


def me_of(row: PlayerRow) -> protocol.Me:
    return protocol.Me(player=row.id, name=row.name, language=row.language)  # type: ignore[arg-type]


# --- Tables ----------------------------------------------------------------------------------------------------------

tables = APIRouter(prefix="/api")

Answer = TypeVar("Answer", protocol.Created, protocol.Joined)


def first_answered(server: Server, later: BackgroundTasks, answer: Answer) -> Answer:
    """The answer tells what is promised of chance; only when it has been sent does the match begin."""
    later.add_task(server.lobby.begin, answer.table)
    return answer


@tables.get("/games")
async def games() -> list[protocol.GameInfo]:
    return [game_info(game) for game in GAMES.values()]


@tables.get("/tables")
async def list_tables(player: Anybody, server: Here, mine: bool = False) -> list[protocol.TableInfo]:
    return await server.lobby.lists(player, mine)


@tables.post("/tables", status_code=201)
async def set_up(
    wish: protocol.NewTable, request: Request, player: Somebody, server: Here, later: BackgroundTasks
) -> protocol.Created:
    return first_answered(server, later, await server.lobby.set_up(player.id, wish, server.mark_of(request)))


@tables.post("/join")
async def join_by_code(wish: protocol.Join, player: Somebody, server: Here, later: BackgroundTasks) -> protocol.Joined:
    return first_answered(server, later, await server.lobby.join_by_code(player.id, wish))


@tables.get("/tables/{table}")
async def table_info(table: str, player: Anybody, server: Here, code: str = "") -> protocol.TableInfo:
    return await server.lobby.info(player, table, code)


@tables.post("/tables/{table}/join")
async def join(
    table: str, wish: protocol.Join, player: Somebody, server: Here, later: BackgroundTasks
) -> protocol.Joined:
    return first_answered(server, later, await server.lobby.join(player.id, table, wish))


@tables.post("/tables/{table}/chair")
async def give_chair(
    table: str, wish: protocol.GiveChair, player: Somebody, server: Here, later: BackgroundTasks
) -> protocol.Joined:
    return first_answered(server, later, await server.lobby.give_chair(player.id, table, wish))


@tables.post("/tables/{table}/leave", status_code=204)
async def leave(table: str, player: Somebody, server: Here) -> None:
    await server.lobby.leave(player.id, table)


@tables.post("/tables/{table}/hint")
async def hint(table: str, wish: protocol.AskHint, player: Somebody, server: Here) -> protocol.Hint:
    return await server.hints.give(table, player.id, wish)


@tables.post("/tables/{table}/rematch")
async def rematch(table: str, player: Somebody, server: Here, later: BackgroundTasks) -> protocol.Created:
    return first_answered(server, later, await server.lobby.rematch(player.id, table))


@tables.post("/tables/{table}/send-away", status_code=204)
async def send_away(table: str, wish: protocol.SendAway, player: Somebody, server: Here) -> None:
    await server.lobby.send_away(player.id, table, wish.seat)


@tables.delete("/tables/{table}", status_code=204)
async def delete(table: str, player: Somebody, server: Here) -> None:
    await server.lobby.delete(player.id, table)


@tables.post("/tables/{table}/dismiss", status_code=204)
async def dismiss(table: str, wish: protocol.Dismiss, player: Somebody, server: Here) -> None:
    await server.lobby.dismiss(player.id, table, wish.dismissed)


@tables.get("/tables/{table}/glance")
async def glance(table: str, player: Anybody, server: Here, code: str = "") -> Response:
    """`protocol.Position`, for a small picture."""
    return Response(await server.lobby.glance(player, table, code), media_type="application/json")


@tables.get("/tables/{table}/file")
async def file(table: str, player: Anybody, server: Here, code: str = "") -> Response:
    text = await server.lobby.file(player, table, code)
    name = {"content-disposition": f'attachment; filename="storeys-{table}.txt"'}
    return PlainTextResponse(text, headers=name)


@tables.get("/tables/{table}/motions/{line}")
async def motion(table: str, line: int, player: Anybody, server: Here, code: str = "") -> Response:
    """How everything moved in what came of a hand, packed by the hands of the game; it never changes."""
    content = await server.lobby.motion(player, table, line, code)
    kept = {"cache-control": "private, max-age=31536000, immutable"}
    return Response(content, media_type="application/octet-stream", headers=kept)


@tables.get("/tables/{table}/draws")
async def draws(table: str, player: Anybody, server: Here, code: str = "") -> Response:
    """`protocol.Draws`; written beside the event loop, for it can be long."""
    return Response(await server.lobby.draws(player, table, code), media_type="application/json")


@tables.websocket("/tables/{table}/play")
async def play(
    socket: WebSocket,
    table: str,
    since: Annotated[int | None, Query(ge=0)] = None,
    chat: Annotated[int, Query(ge=0)] = 0,
    code: str = "",
) -> None:
    """Sit down at a table or watch it."""
    server = server_of(socket)
    await socket.accept()
    with ExitStack() as place:
        try:
            player = await known_player(socket, server)
            found = await server.watch.over(work_of("WEBSOCKET", socket.url.path), server.tables.open(table))
            found.check_may_watch(player, normal(code))
            guest = Guest(player, household_of(socket), seated=bool(found.seats_of(player)))
            place.enter_context(server.tables.room.place_for(guest))
        except Refusal as refusal:
            await turn_away(socket, refusal)
        else:
            place.enter_context(server.metrics.connections.track_inprogress())
            await Connection(socket, server.tables, found, player, server.buckets).run(since, chat)


# --- Recorded matches ------------------------------------------------------------------------------------------------

records = APIRouter(prefix="/api/records")


async def brought(
    request: Request,
    record: Annotated[str, Query(pattern="^[0-9a-f]{64}$")] = "",
    name: Annotated[str, Query(max_length=300)] = "",
) -> File:
    """The file that comes with a request as it is; or only the name by which it is known here."""
    return File(await request.body(), name, household_of(request), record)


Brought = Annotated[File, Depends(brought)]


@records.post("")
async def open_record(file: Brought, server: Here) -> Response:
    """`protocol.Snapshot`"""
    return Response(await server.records.snapshot(file), media_type="application/json")


@records.post("/look")
async def look_at_record(file: Brought, server: Here, line: int, seat: int | None = None) -> Response:
    """`protocol.Position`"""
    return Response(await server.records.look(file, line, seat), media_type="application/json")


@records.post("/draws")
async def draws_of_record(file: Brought, server: Here) -> Response:
    """`protocol.Draws`"""
    return Response(await server.records.draws(file), media_type="application/json")


# --- Reviews ---------------------------------------------------------------------------------------------------------

reviews = APIRouter(prefix="/api")


@reviews.post("/tables/{table}/review")
async def ask_review(table: str, player: Somebody, server: Here, code: str = "") -> protocol.ReviewKey:
    return await server.reviews.ask(player.id, table, normal(code))


@reviews.get("/reviews/{key}")
async def review(key: str, server: Here, since: Annotated[int, Query(ge=0)] = 0) -> Response:
    """`protocol.Review`"""
    return Response(await server.reviews.told(key, since), media_type="application/json")


@reviews.get("/reviews/{key}/snapshot")
async def reviewed_match(key: str, server: Here) -> Response:
    """`protocol.Snapshot`"""
    return Response(await server.reviews.snapshot(key), media_type="application/json")


@reviews.get("/reviews/{key}/look")
async def look_at_reviewed(key: str, server: Here, line: int, seat: int | None = None) -> Response:
    """`protocol.Position`"""
    return Response(await server.reviews.look(key, line, seat), media_type="application/json")


@reviews.get("/reviews/{key}/draws")
async def draws_of_reviewed(key: str, server: Here) -> Response:
    """`protocol.Draws`"""
    return Response(await server.reviews.draws(key), media_type="application/json")


@reviews.post("/reviews/{key}/again", status_code=204)
async def review_again(key: str, player: Somebody, server: Here) -> None:
    await server.reviews.begin_again(player.id, key)


@reviews.post("/reviews/{key}/play-on", status_code=201)
async def play_on(
    key: str, wish: protocol.PlayOn, player: Somebody, server: Here, later: BackgroundTasks
) -> protocol.Created:
    table = await server.reviews.table_of(key)
    return first_answered(server, later, await branches.play_on(server.lobby, player.id, table, wish))


# --- The house network -----------------------------------------------------------------------------------------------


@tables.get("/house")
async def house(request: Request, server: Here) -> protocol.House:
    return server.house.told(request)


@tables.post("/house")
async def open_house(wish: protocol.OpenHouse, request: Request, server: Here) -> protocol.House:
    return await server.house.decide(request, wish.open)


# --- For whoever watches over the server -----------------------------------------------------------------------------

watch = APIRouter()


@watch.get("/healthz")
async def healthz(request: Request, server: Here) -> Response:
    """Which chores are in trouble since when, and which games cannot be searched; 503 while nobody can play.

    What was said when that came about may name folders: it is for whoever may see the figures.
    """
    answers, troubled = await server.database_answers(), server.chores.troubled
    all_of_it, cold = may_see_figures(request, server), server.tables.driver.warmth.troubled
    told_of = {game: f"{why} ({detail})" if all_of_it else why for game, (why, detail) in cold.items()}
    search = {"search": told_of} if cold else {}
    if answers and not troubled:
        return JSONResponse({"status": "ok", **search})
    told = {"status": "trouble", "database": "ok" if answers else "away", "troubled": troubled}
    return JSONResponse({**told, **search}, 200 if answers else 503)


@watch.get("/metrics")
async def metrics(request: Request, server: Here) -> Response:
    """The figures."""
    if not may_see_figures(request, server):
        raise Refusal("metrics")
    return PlainTextResponse(server.metrics.text(), media_type="text/plain; version=0.0.4; charset=utf-8")


def may_see_figures(request: Request, server: Server) -> bool:
    """Whether somebody is on this machine or knows the token."""
    token, said = server.settings.metrics_token, request.headers.get("authorization", "")
    knows = bool(token) and compare_digest(said.encode(), f"Bearer {token}".encode())
    return knows or is_from_this_machine(request)


# --- Errors ----------------------------------------------------------------------------------------------------------

CODES = {404: "not-found", 405: "method", 413: "too-large"}


def _answer_errors(app: FastAPI) -> None:
    server = server_of_app(app)

    def answer(refusal: Refusal) -> Response:
        server.metrics.refusals.labels(refusal.code).inc()
        return JSONResponse(refusal.problem().model_dump(), refusal.status)

    @app.exception_handler(Refusal)
    async def refuse(_: Any, refusal: Refusal) -> Response:
        return answer(refusal)

    @app.exception_handler(RequestValidationError)
    async def malformed(_: Any, error: RequestValidationError) -> Response:
        return answer(misread(error.errors()))

    @app.exception_handler(HTTPException)
    async def http(_: Any, error: HTTPException) -> Response:
        reason = error.__cause__  # of a body that could not be read: the guard may have stopped it
        return answer(reason if isinstance(reason, Refusal) else Refusal(CODES.get(error.status_code, "malformed")))

    @app.exception_handler(Exception)
    async def trouble(_: Any, error: Exception) -> Response:
        return answer(Refusal("trouble"))


def server_of_app(app: FastAPI) -> Server:
    server: Server = app.state.server
    return server
