"""How a server stands up to those who mean it harm: a crew that does nothing else, at all games and in every phase.

A server runs in a process of its own. Some of the crew sit down at tables that they set up themselves (with an open
chair, at the beginning, in the middle, after the end), play a little, and send what `server/mischief.py` draws; one
sends requests, one opens sockets that lead nowhere. Meanwhile somebody who means no harm pings the server from a table
of their own. Every answer is checked against the protocol, and the server's own log for anything it did not expect.
"""

import json
import os
import random
import threading
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from http.client import HTTPConnection, HTTPException
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import numpy as np
from pydantic import TypeAdapter
from websockets.exceptions import ConnectionClosed, InvalidStatus, WebSocketException
from websockets.sync.client import connect

from ..games import GAMES
from ..server.client import Browser, Json, RefusedError, Sitting
from ..server.mischief import Mischief, ask, check_answer
from ..server.players import COOKIE
from ..server.protocol import FromServer
from .load import NO_LIMITS, PATIENCE, served

SITTERS = 4  # of the crew, at tables; two more send requests and knock at doors
BATCH = 25  # messages sent before their answers are read
LIFE = 20  # batches at one table
NEWS = ("snapshot", "moves", "people", "chat")  # which come without being asked for
PING = 0.1  # seconds between two pings of the bystander
BREATH = 30.0  # seconds after which the memory counts: by then everything has been loaded
SAMPLE = 5.0  # seconds between two looks at the memory
STALL = 0.25  # seconds of the event loop that are too long
PHASES = ("waiting", "opening", "middle", "ended", "ended")

READ: TypeAdapter[Any] = TypeAdapter(FromServer)


@dataclass(frozen=True)
class Harm:
    """What was sent, what came of it, and what should not have."""

    seconds: float
    messages: int
    requests: int
    sockets: int
    tables: dict[str, int]  # by game and phase
    answers: dict[str, int]  # by kind, refusals by their code
    errors: list[str]  # answers that no server should give, and what it wrote in its log; the first few
    stalls: int  # of the event loop, by its own count
    ping_p50_ms: float
    ping_p99_ms: float
    memory_mb: list[float]  # after a breath, half-way, and at the end


@dataclass
class Notes:
    """What the crew writes down together."""

    count: Counter[str] = field(default_factory=Counter)
    tables: Counter[str] = field(default_factory=Counter)
    answers: Counter[str] = field(default_factory=Counter)
    errors: list[str] = field(default_factory=list)
    pings: list[float] = field(default_factory=list)
    memory: list[float] = field(default_factory=list)
    lock: threading.Lock = field(default_factory=threading.Lock)

    def add(self, counter: Counter[str], name: str, number: int = 1) -> None:
        with self.lock:
            counter[name] += number

    def wrong(self, what: object) -> None:
        with self.lock:
            self.errors.append(f"{what}"[:2_000])


def measure(seconds: float, seed: int = 1) -> Harm:
    """Harm a server on this machine for so long."""
    notes, stop = Notes(), threading.Event()
    with TemporaryDirectory() as folder, watched_server(Path(folder)) as (port, process, diary):
        crew = crew_of(f"http://127.0.0.1:{port}", seed, notes, stop)
        begun = time.monotonic()
        for one in crew:
            one.start()
        sample_memory(process, notes, seconds)
        stop.set()
        for one in crew:
            one.join(PATIENCE)
        took = time.monotonic() - begun
        stalls = read_diary(diary, notes)
    return harm_of(notes, took, stalls)


def harm_of(notes: Notes, seconds: float, stalls: int) -> Harm:
    p50, p99 = np.percentile(notes.pings or [0.0], [50, 99]) * 1000
    memory = notes.memory or [0.0]
    return Harm(
        seconds=round(seconds, 1),
        messages=notes.count["messages"],
        requests=notes.count["requests"],
        sockets=notes.count["sockets"],
        tables=dict(sorted(notes.tables.items())),
        answers=dict(notes.answers.most_common()),
        errors=notes.errors[:20],
        stalls=stalls,
        ping_p50_ms=round(float(p50), 1),
        ping_p99_ms=round(float(p99), 1),
        memory_mb=[memory[0], memory[len(memory) // 2], memory[-1]],
    )


# --- The server, seen from outside -----------------------------------------------------------------------------------


@contextmanager
def watched_server(folder: Path) -> Iterator[tuple[int, int, Path]]:
    """A server whose bots do not dawdle: its port, its process, and where its log is written."""
    diary = folder / "diary.jsonl"
    environment = {"STOREYS_DATA": str(folder / "data"), "STOREYS_PACE": "0", **NO_LIMITS}
    with diary.open("wb") as log, served(environment, log) as (port, process):
        yield port, process.pid, diary


def sample_memory(process: int, notes: Notes, seconds: float) -> None:
    """Look at the memory now and then, until the time is over."""
    begun = time.monotonic()
    while (left := begun + seconds - time.monotonic()) > 0:
        time.sleep(min(SAMPLE, left))
        if time.monotonic() - begun >= min(BREATH, seconds / 2):
            notes.memory.append(family_memory(process))


def family_memory(process: int) -> float:
    """What a process and those that it started have in memory, in megabytes."""
    children = Path(f"/proc/{process}/task/{process}/children").read_text("ascii").split()
    pages = int(Path(f"/proc/{process}/statm").read_text("ascii").split()[1])
    return round(pages * os.sysconf("SC_PAGE_SIZE") / 2**20, 1) + sum(family_memory(int(child)) for child in children)


def read_diary(diary: Path, notes: Notes) -> int:
    """Note what the server wrote of its own trouble; how often its loop stood still for too long."""
    stalls = 0
    for text in diary.read_text("utf-8", "replace").splitlines():
        line = json.loads(text) if text.startswith("{") else {"level": "error", "event": text}
        stalls += line["event"] == "long work" and (line["where"], line["cause"]) == ("loop", "work")
        if line["level"] in ("error", "critical") and "without completing handshake" not in line["event"]:
            notes.wrong(text)
    return stalls


# --- The crew --------------------------------------------------------------------------------------------------------


def crew_of(address: str, seed: int, notes: Notes, stop: threading.Event) -> list[threading.Thread]:
    """Everybody, each with a seed of its own."""
    jobs: Sequence[Callable[[], None]] = [
        *(Sitter(address, seed * 100 + number, notes, stop).work for number in range(SITTERS)),
        Asker(address, seed * 100 + 98, notes, stop).work,
        Knocker(address, seed * 100 + 99, notes, stop).work,
        Bystander(address, seed, notes, stop).work,
    ]
    return [threading.Thread(target=job, daemon=True) for job in jobs]


class Rogue:
    """One of the crew: does the same again and again until it is told to stop, and notes what should not have been."""

    def __init__(self, address: str, seed: int, notes: Notes, stop: threading.Event) -> None:
        self.address, self.notes, self.stop = address, notes, stop
        self.mischief, self.whim = Mischief(seed), random.Random(seed)

    def work(self) -> None:
        while not self.stop.is_set():
            try:
                self.once()
            except (ConnectionClosed, RefusedError) as known:
                self.check(known)
            except Exception as wrong:
                self.notes.wrong(f"{type(self).__name__}: {type(wrong).__name__}: {wrong}")
                time.sleep(0.2)

    def once(self) -> None:
        raise NotImplementedError

    def check(self, known: ConnectionClosed | RefusedError) -> None:
        """A table that is gone and a refusal are no news, a server that fails is."""
        if isinstance(known, RefusedError):
            self.notes.add(self.notes.answers, f"refused {known.code}")
            if known.code == "trouble":
                self.notes.wrong(known)
        elif known.rcvd is None or known.rcvd.code == 1011:
            self.notes.wrong(f"a connection broke: {known}")


class Sitter(Rogue):
    """Sets up a table, takes it to some phase of a match, and misbehaves there."""

    def once(self) -> None:
        game, phase = self.whim.choice(list(GAMES)), self.whim.choice(PHASES)
        with Browser(self.address) as browser:
            chairs = self.chairs(game, phase)
            wishes = {"options": self.options(game, len(chairs)), "listed": self.whim.random() < 0.5}
            table = browser.new_table(*chairs, game=game, **wishes)["table"]
            with browser.sit(table) as sitting:
                sitting.until("snapshot")
                if self.lead_to(sitting, phase):
                    self.notes.add(self.notes.tables, f"{game} {phase}")
                    self.misbehave(sitting)
            self.leave(browser, table)

    def chairs(self, game: str, phase: str) -> list[str]:
        seats = self.whim.choice([number for number in GAMES[game].seats if number > 1 or phase != "waiting"])
        others = [self.whim.choice(("neighbour", "bot:random", "bot:greedy")) for _ in range(seats - 1)]
        return ["me", *others] if phase != "waiting" else ["me", *others[1:], "open"]

    def options(self, game: str, seats: int) -> Json:
        """Whatever a table may choose; now and then nobody chooses anything."""
        every = GAMES[game].options.items() if self.whim.random() < 0.5 else ()
        return {name: self.whim.choice(option.values) for name, option in every if option.is_open(seats)}

    def lead_to(self, sitting: Sitting, phase: str) -> bool:
        """Play until the match is there; whether it is."""
        moves = {"waiting": 0, "opening": 0, "middle": self.whim.randrange(1, 60)}.get(phase, 10**6)
        for _ in range(moves):
            if self.stop.is_set():
                return False
            sitting.until_my_turn()
            position = sitting.position or {}
            if position["over"]:
                break
            self.move(sitting, position)
        return True

    def move(self, sitting: Sitting, position: Json) -> None:
        self.mischief.learn_from(sitting)
        choice = self.whim.choice(position["choices"])
        answer = sitting.play(choice["action"], choice["seat"])
        if answer.get("code") == "illegal":  # where everybody has to use their own hand
            answer = sitting.play(choice["action"], choice["seat"], path=self.mischief.way())
        self.hear(answer)
        self.notes.add(self.notes.count, "messages")

    def misbehave(self, sitting: Sitting) -> None:
        for _ in range(LIFE):
            if self.stop.is_set():
                return
            self.mischief.learn_from(sitting)
            for _ in range(BATCH):
                sitting.socket.send(self.mischief.message(sitting))
            self.notes.add(self.notes.count, "messages", BATCH)
            answers = 0
            while answers < BATCH:
                answers += self.hear(sitting.receive())
            self.play_on(sitting)
            sitting.heard.clear()

    def hear(self, message: Json) -> bool:
        """Whether a message is an answer; whatever it is, it is written as the protocol says."""
        READ.validate_python(message)
        if message["type"] in NEWS:
            return False
        self.notes.add(self.notes.answers, " ".join(filter(None, (message["type"], message.get("code")))))
        if message.get("code") == "trouble":
            self.notes.wrong(message)
        return True

    def play_on(self, sitting: Sitting) -> None:
        """Now and then an ordinary move, so that there is another position."""
        position = sitting.position
        if position and position["choices"] and self.mischief.chance(0.5):
            self.move(sitting, position)

    def leave(self, browser: Browser, table: str) -> None:
        with suppress(RefusedError):
            self.whim.choice(
                (
                    lambda: browser.delete(f"tables/{table}"),
                    lambda: browser.post(f"tables/{table}/leave"),
                    lambda: browser.get(f"tables/{table}"),
                    lambda: browser.post(f"tables/{table}/rematch"),
                )
            )()


class Asker(Rogue):
    """Sends requests, over a connection that is opened again when the server has had enough."""

    def once(self) -> None:
        with Browser(self.address) as browser:
            table = browser.new_table("me", "open")["table"]
            http = HTTPConnection(self.address.removeprefix("http://"), timeout=30)
            for _ in range(200):
                if self.stop.is_set():
                    break
                self.request(http, table)
                time.sleep(0.002)  # the sitters have more to say
            http.close()

    def request(self, http: HTTPConnection, table: str) -> None:
        request = self.mischief.request(table)
        self.notes.add(self.notes.count, "requests")
        try:
            answer = ask(http, *request)
            check_answer(request, answer, answer.read())
            self.notes.add(self.notes.answers, str(answer.status))
        except (HTTPException, ConnectionError):
            http.close()  # it hung up on nonsense, as it may


class Knocker(Rogue):
    """Opens sockets at addresses, from pages and with cookies that lead nowhere, and leaves them in odd ways."""

    def once(self) -> None:
        time.sleep(0.02)
        self.notes.add(self.notes.count, "sockets")
        table = self.mischief.of("nowhere", "%00", "..%2f", "x" * 300)
        query = self.mischief.of("", "?since=-1", "?since=abc", "?since=9999999999999999999", "?chat=-1", "?code=%27")
        headers = {"Origin": self.mischief.of("null", "https://evil.example", self.address)}
        headers |= {"Cookie": f"{COOKIE}={self.mischief.of('a.b', 'x' * 2000, '%00')}"}
        address = f"{self.address.replace('http', 'ws', 1)}/api/tables/{table}/play{query}"
        try:
            with connect(address, additional_headers=headers) as socket:
                READ.validate_json(str(socket.recv(10.0)))
        except InvalidStatus as refused:
            status = refused.response.status_code
            self.notes.add(self.notes.answers, str(status))
            if status >= 500 and status != 503:
                self.notes.wrong(refused)
        except WebSocketException:
            self.notes.add(self.notes.answers, "hung up")


class Bystander(Rogue):
    """Means no harm, sits at a table, and sees how long the server takes to answer."""

    def once(self) -> None:
        with Browser(self.address) as browser:
            table = browser.new_table("me", "open")["table"]
            with browser.sit(table) as sitting:
                sitting.until("snapshot")
                while not self.stop.wait(PING):
                    before = time.monotonic()
                    sitting.ask("ping")
                    self.notes.pings.append(time.monotonic() - before)
                    sitting.heard.clear()
