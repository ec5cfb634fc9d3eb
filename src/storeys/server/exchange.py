"""Work between the machines that share one PostgreSQL: what is asked here is answered wherever a worker is free.

A server asks by `ask`; its own workers, and those of every machine that runs `storeys think`, take what they can answer
(`jobs.py`). Whoever has other sources takes nothing of ours. A crew that died while it was at work is noticed by what
it no longer says, and its question is taken by the next one; what nobody wants any more is stopped.
"""

import asyncio
import logging
import socket
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from time import monotonic

from ..work.digest import digest
from ..work.kinds import Json
from .chores import Chores, Well
from .database import Database
from .fanout import STILL_THERE, listening
from .jobs import CHANNEL, Crew, Found, Jobs, Taken
from .metrics import Metrics
from .refusals import Away
from .rows import token
from .shares import Rank
from .workers import SEARCHING, STALE, Failed, Stopped, Workers

log = logging.getLogger(__name__)

LOOK = 1.0  # seconds after which somebody looks, though nothing was said
STEPS = 2  # of the loop until what was taken has its place: before, there seems to be room for one more
NOBODY = 10.0  # seconds after which a question is given up that nobody is there to answer


@dataclass
class Hearing:
    """A question of ours: who is told what comes of it."""

    kind: str
    game: str
    answer: "asyncio.Future[Json]"
    since: float = field(default_factory=monotonic)  # when somebody was there last who could answer it
    there: bool = False  # its row is


class Exchange:
    """Asks, and lets the workers of this process answer what others ask."""

    def __init__(self, database: Database, workers: Workers, processes: int, metrics: Metrics) -> None:
        self._jobs, self._workers, self._processes = Jobs(database), workers, processes
        self._database, self._metrics = database, metrics
        self._name, self._sources = token(20), digest()
        self._asked: dict[str, Hearing] = {}
        self._at_work: dict[str, asyncio.Task[None]] = {}
        self._found: asyncio.Queue[str] = asyncio.Queue()
        self._more = asyncio.Event()
        self._told_stale = False  # our own workers have other sources than we have, and that was told
        self.crews: list[Crew] = []  # that live, ours among them
        self.others: set[str] = set()  # machines with other sources
        self.changed: Callable[[str], None] = lambda _: None
        self.on_stale: Callable[[], None] = lambda: None

    def start(self, chores: Chores) -> None:
        chores.begin("work-news", self._listen)
        chores.begin("work-answers", self._read_answers)
        chores.begin("work-pulse", self._be_here)
        if self._processes:
            chores.begin("work-taker", self._take_what_is_there)

    async def close(self) -> None:
        """Whoever is at our questions stops, and what we were at is free for others; the chores have ended before."""
        for task in list(self._at_work.values()):
            task.cancel()
        await asyncio.gather(*self._at_work.values(), return_exceptions=True)
        with suppress(Away):
            await self._jobs.leave(self._crew)

    @property
    def _crew(self) -> Crew:
        processes = 0 if self._workers.stale else self._processes
        ready = frozenset(self._workers.ready) if processes else frozenset[str]()
        return Crew(self._name, socket.gethostname(), self._sources, processes, ready)

    @property
    def ready(self) -> set[str]:
        """Games that some crew can search."""
        return {game for crew in self.crews for game in crew.ready}

    # --- Asking ---

    async def ask(self, kind: str, question: Json, seconds: float, share: str, rank: Rank) -> Json:
        """The answer of a worker somewhere; Failed if there was none.

        What nobody can search a process of ours answers as well as it can, or says why not.
        """
        game = str(question.get("game", ""))
        if self._processes and not self._somebody_can(kind, game):
            return await self._workers.here(kind, question, seconds, share, rank)
        new = Taken(token(20), kind, question, seconds, rank, share)
        hearing = self._asked[new.id] = Hearing(kind, game, asyncio.get_running_loop().create_future())
        try:
            await self._jobs.ask(new, self._sources)
            hearing.there = True
            return await hearing.answer
        finally:
            del self._asked[new.id]
            asyncio.create_task(self._forget(new.id)).add_done_callback(lambda task: task.exception())

    async def _forget(self, name: str) -> None:
        with suppress(Away):  # then it is swept away when we say nothing more of it
            await self._jobs.forget(name)

    async def _read_answers(self, well: Well) -> None:
        while True:
            name = await self._found.get()
            if name in self._asked:
                self._hear(name, await self._jobs.found(name))
            well()

    def _hear(self, name: str, found: Found | None) -> None:
        hearing = self._asked.get(name)
        if hearing is None or hearing.answer.done() or not hearing.there:
            return
        if found is None:
            hearing.answer.set_exception(Failed(hearing.kind, "lost", "its row is gone"))
        elif found.answer is not None:
            hearing.answer.set_result(found.answer)
        elif found.trouble:
            hearing.answer.set_exception(Failed(hearing.kind, found.trouble, found.detail))

    # --- News ---

    async def _listen(self, well: Well) -> None:
        """What was said in a gap nobody has heard, so everything is looked at."""
        async with listening(self._database, CHANNEL, self._news) as still_there:
            self._more.set()
            for name in self._asked:
                self._found.put_nowait(name)
            while True:
                await still_there()
                well()
                await asyncio.sleep(STILL_THERE)

    def _news(self, _connection: object, _pid: int, _channel: str, payload: object) -> None:
        match str(payload).split(" "):
            case ["asked"]:
                self._more.set()
            case ["found", name] if name in self._asked:
                self._found.put_nowait(name)
            case ["stop", name] if name in self._at_work:
                self._at_work[name].cancel()

    async def _be_here(self, well: Well) -> None:
        """Say that we are there, look who else is, and whether anybody still waits for what we are at."""
        while True:
            at_work = set(self._at_work)
            for name in at_work - await self._jobs.is_here(self._crew, at_work):
                if name in self._at_work:
                    self._at_work[name].cancel()
            await self._look_at_crews()
            await self._look_at_questions()
            well()
            await asyncio.sleep(LOOK)

    async def _look_at_questions(self) -> None:
        names = [name for name, hearing in self._asked.items() if hearing.there]
        found = await self._jobs.still_wanted(names) if names else {}
        for name in names:
            self._hear(name, found.get(name))
        self._give_up_waiting()

    def _give_up_waiting(self) -> None:
        now = monotonic()
        for hearing in self._asked.values():
            if self._somebody_can(hearing.kind, hearing.game):
                hearing.since = now
            elif now - hearing.since > NOBODY and not hearing.answer.done():
                hearing.answer.set_exception(Failed(hearing.kind, "nobody", "no worker that could answer it is there"))

    def _somebody_can(self, kind: str, game: str) -> bool:
        """Whether there is a crew that would take such a question (`Jobs.take`)."""
        return any(crew.processes and (kind not in SEARCHING or game in crew.ready) for crew in self.crews)

    async def _look_at_crews(self) -> None:
        before, found = self.ready, await self._jobs.crews()
        self.crews = [crew for crew in found if crew.sources == self._sources]
        self._metrics.crews.labels("same").set(len(self.crews))
        self._metrics.crews.labels("other").set(len(found) - len(self.crews))
        self._tell_of_others({f"{crew.machine} ({crew.sources})" for crew in found} - self._known())
        for game in before ^ self.ready:
            self.changed(game)

    def _known(self) -> set[str]:
        return {f"{crew.machine} ({crew.sources})" for crew in self.crews}

    def _tell_of_others(self, others: set[str]) -> None:
        for other in others - self.others:
            log.warning("another version: its questions are not ours", extra={"machine": other, "ours": self._sources})
        self.others = others

    # --- Lending ---

    async def _take_what_is_there(self, well: Well) -> None:
        while True:
            self._more.clear()
            while not self._workers.stale and (rank := self._workers.room()) is not None:
                taken = await self._jobs.take(self._crew, sorted(SEARCHING), rank)
                if taken is None:
                    break
                self._at_work[taken.id] = asyncio.create_task(self._work(taken))
                for _ in range(STEPS):
                    await asyncio.sleep(0)
            well()
            self._tell_when_stale()
            with suppress(TimeoutError):
                async with asyncio.timeout(LOOK):
                    await self._more.wait()

    async def _work(self, taken: Taken) -> None:
        try:
            found = await self._answered(taken)
            if found:
                await self._jobs.answer(self._crew, taken.id, found)
        except (Stopped, Away):
            return  # it is taken by somebody else
        finally:
            del self._at_work[taken.id]
            self._more.set()

    async def _answered(self, taken: Taken) -> Found | None:
        try:
            answer = await self._workers.here(taken.kind, taken.question, taken.seconds, taken.share, taken.rank)
        except Failed as failed:
            if failed.how == STALE:
                await self._jobs.put_back(self._crew, taken.id)
                return None
            return Found(trouble=failed.how, detail=failed.detail)
        return Found(answer=answer)

    def _tell_when_stale(self) -> None:
        """Something newer was installed over us, whoever has noticed it: others answer until we are started again."""
        if self._workers.stale and not self._told_stale:
            sources = {"ours": self._sources, "detail": self._workers.stale}
            log.critical("another version was installed here: no more work is taken until a new start", extra=sources)
            self._told_stale = True
            self.on_stale()
