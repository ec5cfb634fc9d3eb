"""How soon a question reaches a worker on another machine that shares a PostgreSQL, and how soon its answer is back.

    STOREYS_DATABASE_URL=postgresql://… python -m storeys.lab.queueing [--questions 300] [--against procrastinate]

A process of its own takes the questions, as `storeys think` does; its workers answer at once. The other queue, if it is
installed, is asked in the same way; it carries no answers, so only the way there is measured.
"""

import argparse
import asyncio
import json
import os
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from importlib import import_module
from typing import Any

import numpy as np

from ..server.chores import Chores
from ..server.database import Database
from ..server.exchange import Exchange
from ..server.metrics import Metrics
from ..server.settings import Settings
from ..server.workers import Workers
from ..work.kinds import Json

QUESTIONS = 300
PAUSE = 0.05  # seconds between two questions
PATIENCE = 60.0
OTHER = "procrastinate"


@dataclass(frozen=True)
class Way:
    """How long it took, in milliseconds: to a worker, and there and back."""

    queue: str
    questions: int
    there_p50_ms: float
    there_p99_ms: float
    back_p50_ms: float | None
    back_p99_ms: float | None


class Clock(Workers):
    """Workers that answer at once, with the time: all processes of a machine have the same."""

    async def here(self, *_: Any) -> Json:
        return {"at": time.time()}


def way_of(queue: str, there: Sequence[float], back: Sequence[float] = ()) -> Way:
    figures = [float(figure) * 1000 for times in (there, back) if times for figure in np.percentile(times, [50, 99])]
    there50, there99, back50, back99 = [*(round(figure, 1) for figure in figures), None, None][:4]
    return Way(queue, len(there), there50 or 0.0, there99 or 0.0, back50, back99)


# --- Ours ------------------------------------------------------------------------------------------------------------


async def machine(url: str, processes: int) -> tuple[Exchange, Chores, Database]:
    database, metrics = Database(url), Metrics()
    await database.open()
    exchange, chores = Exchange(database, Clock(Settings(database_url=url), metrics), processes, metrics), Chores()
    exchange.start(chores)
    return exchange, chores, database


async def lend(url: str) -> None:
    await machine(url, 1)
    await asyncio.Event().wait()


async def ours(url: str, questions: int) -> Way:
    from ..server.shares import Rank

    exchange, chores, database = await machine(url, 0)
    there, back = list[float](), list[float]()
    with helper("lend", url):
        async with asyncio.timeout(PATIENCE):
            while len(exchange.crews) < 2:
                await asyncio.sleep(PAUSE)
        for _ in range(questions):
            asked = time.time()
            answer = await exchange.ask("hand", {}, PATIENCE, "lab", Rank.URGENT)
            there.append(answer["at"] - asked)
            back.append(time.time() - asked)
            await asyncio.sleep(PAUSE)
    await chores.close()
    await exchange.close()
    await database.close()
    return way_of("storeys", there, back)


@contextmanager
def helper(what: str, url: str) -> Iterator["subprocess.Popen[bytes]"]:
    command = [sys.executable, "-m", "storeys.lab.queueing", "--helper", what]
    environment = {**os.environ, "STOREYS_DATABASE_URL": url}
    with subprocess.Popen(command, env=environment, stdout=subprocess.PIPE) as process:
        try:
            yield process
        finally:
            process.kill()


# --- The other one ---------------------------------------------------------------------------------------------------


def other_queue(url: str) -> tuple[Any, Any]:
    """Its application and a task that says how long the way there was."""
    library = import_module(OTHER)
    app = library.App(connector=library.PsycopgConnector(conninfo=url))

    @app.task(name="clock")  # type: ignore[untyped-decorator]
    async def clock(asked: float) -> None:
        print(time.time() - asked, flush=True)

    return app, clock


async def take_from_other(url: str) -> None:
    app, _ = other_queue(url)
    async with app.open_async():
        await app.run_worker_async(install_signal_handlers=False, delete_jobs="always")


async def others(url: str, questions: int) -> Way:
    app, clock = other_queue(url)
    async with app.open_async():
        await app.schema_manager.apply_schema_async()
        with helper(OTHER, url) as process:
            assert process.stdout
            await clock.defer_async(asked=time.time())
            await asyncio.to_thread(process.stdout.readline)  # it is there
            there = list[float]()
            for _ in range(questions):
                await clock.defer_async(asked=time.time())
                there.append(float(await asyncio.to_thread(process.stdout.readline)))
                await asyncio.sleep(PAUSE)
    return way_of(OTHER, there)


# --- The command -----------------------------------------------------------------------------------------------------


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m storeys.lab.queueing")
    parser.add_argument("--questions", type=int, default=QUESTIONS)
    parser.add_argument("--against", choices=[OTHER])
    parser.add_argument("--helper", choices=["lend", OTHER], help=argparse.SUPPRESS)
    chosen, url = parser.parse_args(arguments), os.environ["STOREYS_DATABASE_URL"]
    if chosen.helper:
        return asyncio.run(lend(url) if chosen.helper == "lend" else take_from_other(url))
    print(json.dumps(asdict(asyncio.run(ours(url, chosen.questions)))), flush=True)
    if chosen.against:
        print(json.dumps(asdict(asyncio.run(others(url, chosen.questions)))), flush=True)
    return None


if __name__ == "__main__":
    main()
