"""Workers: dead ones are not asked, one that fails is replaced, what nobody needs stops, a stop is no failure."""

import asyncio
import logging
import os
import signal
import sys
import threading
import time
from collections.abc import Awaitable, Callable
from dataclasses import asdict, replace
from errno import EAGAIN, ENOMEM
from pathlib import Path
from typing import Any, TypeVar, cast

import pytest
from prometheus_client.samples import Sample

from ..games import GAMES
from ..hands import Answer, hands_for
from ..play import Match
from ..play.episodes import Errand
from ..work.digest import digest
from ..work.kinds import Json
from . import processes as module
from .hands import Handiwork, landed
from .metrics import Metrics
from .processes import Lost, Process
from .settings import Settings
from .shares import Rank
from .workers import NONSENSE, Failed, Stopped, Workers

T = TypeVar("T")

GAME = next(game for game in GAMES.values() if hands_for(game))
PATIENCE = 600.0  # seconds
NOTHING = Answer((), "", b"", "", False, 0.0)
DEAF = (sys.executable, "-c", "import time; time.sleep(600)")  # a process that never answers
NOBODYS = {"process_niceness": 0, "episode_time": PATIENCE}


def errand() -> Errand:
    match = Match(GAME, 2, {"hands": 1}, seed=3, hands=True)
    match.play(match.legal_actions()[0])
    return match.errand()


class Company:
    """Workers, and what is asked of them."""

    def __init__(self, metrics: Metrics, **chosen: Any) -> None:
        settings = Settings(**{**NOBODYS, **chosen})
        self.workers = Workers(settings, metrics)
        self._hands = Handiwork(settings, self.workers)

    async def find(self, what: Errand | None = None) -> Answer:
        return await self._hands.carry_out(GAME, what or errand(), None, "anna")

    async def ask(self, question: Json, **how: Any) -> Json:
        """Ask a worker of the test's own (`puppet`)."""
        return await self.workers.ask("move", question, **{"seconds": PATIENCE, "share": "anna", **how})


@pytest.fixture
def metrics() -> Metrics:
    return Metrics()


def told(metrics: Metrics, story: Callable[[Company], Awaitable[T]], **chosen: Any) -> T:
    async def tell() -> T:
        company = Company(metrics, **chosen)
        try:
            return await story(company)
        finally:
            company.workers.close()

    return asyncio.run(tell())


def failures(metrics: Metrics) -> float:
    return sum(sample.value for sample in samples(metrics))


def samples(metrics: Metrics) -> list[Sample]:
    [counted] = metrics.work_failures.collect()
    return [sample for sample in counted.samples if sample.name.endswith("_total")]


def until(happened: Any) -> None:
    last = time.monotonic() + PATIENCE
    while not happened():
        assert time.monotonic() < last
        time.sleep(0.005)


async def soon(happened: Callable[[], object]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not happened():
            await asyncio.sleep(0.005)


# --- Dead ones -------------------------------------------------------------------------------------------------------


def test_processes_that_were_killed_while_nobody_needed_them_are_nobodys_failure(metrics: Metrics) -> None:
    async def story(company: Company) -> None:
        first, second = await asyncio.gather(company.find(), company.find())
        killed = kill_idle(company.workers)
        third = await company.find()
        assert first == second == third
        assert not third.calm
        assert not killed & set(company.workers.processes)

    told(metrics, story)
    assert failures(metrics) == 0


def kill_idle(workers: Workers) -> set[int]:
    for process in workers._idle:
        os.kill(process.number, signal.SIGKILL)
        process._process.wait()
    return set(workers.processes)


def test_dead_processes_are_let_go_however_lately_they_were_used(metrics: Metrics) -> None:
    async def story(company: Company) -> None:
        await company.find()
        kill_idle(company.workers)
        company.workers.let_go(PATIENCE)
        assert company.workers.processes == []

    told(metrics, story)


class Mute:
    """A process that lives, and answers nothing."""

    alive, used, number, asked = True, 0.0, 0, 0

    def __init__(self) -> None:
        self.games = set[str]()

    def begin(self) -> None:
        pass

    def done(self) -> None:
        pass

    def ask(self, *_: Any) -> None:
        self.asked += 1
        raise Lost("died")

    def end(self) -> None:
        pass


def test_the_second_try_has_a_process_that_nobody_has_used(metrics: Metrics) -> None:
    mute = [Mute(), Mute()]

    async def story(company: Company) -> None:
        company.workers._idle = cast(Any, list(mute))
        assert not (await company.find()).calm

    told(metrics, story)
    assert sorted(one.asked for one in mute) == [0, 1]
    assert failures(metrics) == 1


# --- None to be had --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("number", [EAGAIN, ENOMEM])
def test_where_no_process_can_be_started_the_piece_lands_calmly(
    metrics: Metrics, monkeypatch: pytest.MonkeyPatch, number: int
) -> None:
    def popen(*_: Any, **__: Any) -> None:
        raise OSError(number, os.strerror(number))

    async def story(company: Company) -> None:
        with monkeypatch.context() as patch:
            patch.setattr("subprocess.Popen", popen)
            assert (await company.find()).calm
        assert failures(metrics) == 2
        assert not (await company.find()).calm

    told(metrics, story)


def test_where_nobody_can_watch_the_time_the_process_is_given_back(
    metrics: Metrics, monkeypatch: pytest.MonkeyPatch
) -> None:
    def start(_: object) -> None:
        raise RuntimeError("can't start new thread")

    async def story(company: Company) -> None:
        with monkeypatch.context() as patch:
            patch.setattr(threading.Timer, "start", start)
            assert (await company.find()).calm
        assert company.workers.processes == []

    told(metrics, story)
    assert failures(metrics) == 2


def test_a_path_that_is_understood_no_longer_lands_calmly(metrics: Metrics) -> None:
    """Somebody has carried a piece, and the server that finds out what comes of it is a newer one."""

    async def story(company: Company) -> None:
        answer = await company.find(replace(errand(), path="what is this"))
        assert (answer.calm, answer.events) == (True, landed(GAME, errand(), None).events)
        assert company.workers.processes == []

    told(metrics, story)


# --- Modesty ---------------------------------------------------------------------------------------------------------


def test_a_process_takes_nothing_from_the_session_of_the_server_and_gives_way_to_others(metrics: Metrics) -> None:
    async def story(company: Company) -> None:
        await company.find()
        [process] = company.workers.processes
        session, shared_out = os.getsid(process), Path(f"/proc/{process}/autogroup")
        given = shared_out.read_text("ascii").split()[1:] if shared_out.exists() else ["nice", "5"]
        assert (session, given) == (process, ["nice", "5"])

    told(metrics, story, process_niceness=15)


# --- Puppets: workers that do as the test says -----------------------------------------------------------------------

PUPPET = """
import json, sys, time
from pathlib import Path
stopped = set()

def times(question):
    with open(question["times"], "a") as file:
        file.write(".")
        return file.tell()

for line in sys.stdin:
    said = json.loads(line)
    if "stop" in said:
        stopped.add(said["stop"])
        continue
    say = said["question"]["say"]
    if "times" in said["question"]:
        say = say[min(times(said["question"]), len(say)) - 1]
    for words in say:
        if words == "die":
            sys.exit(1)
        elif words == "sleep":
            time.sleep(600)
        elif words == "listen":
            while said["ask"] not in stopped:
                stopped.add(json.loads(sys.stdin.readline())["stop"])
        elif "gate" in words:
            while not Path(words["gate"]).exists():
                time.sleep(0.005)
        else:
            print(json.dumps({"of": said["ask"], **words}), flush=True)
"""


@pytest.fixture
def puppets(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "COMMAND", (sys.executable, "-c", PUPPET))


def say(*words: Any) -> Json:
    return {"game": "towers", "say": words}


class Counted:
    """A question that has something else said each time it is asked; a file counts how often it was."""

    def __init__(self, folder: Path, *each_time: list[Any]) -> None:
        self._file = folder / "times"
        self.question = {"game": "towers", "times": str(self._file), "say": list(each_time)}

    @property
    def times(self) -> int:
        return len(self._file.read_bytes()) if self._file.exists() else 0

    async def asked(self, workers: Workers, kind: str = "review") -> "asyncio.Task[Json]":
        """It is at work."""
        asking = asyncio.create_task(workers.ask(kind, self.question, seconds=PATIENCE, share="berta"))
        await soon(lambda: self.times)
        return asking


@pytest.mark.usefixtures("puppets")
@pytest.mark.parametrize(
    ("words", "how"),
    [
        ("die", "died"),
        ("sleep", "late"),
        ({"trouble": "failed", "detail": "IndexError"}, "failed"),
    ],
)
def test_what_nobody_answers_is_asked_twice_and_told_with_the_reason(metrics: Metrics, words: Any, how: str) -> None:
    async def story(company: Company) -> None:
        with pytest.raises(Failed) as failed:
            await company.ask(say(words), seconds=0.2 if how == "late" else PATIENCE)
        assert failed.value.how == how
        assert company.workers.processes == []
        assert await company.ask(say({"answer": {"action": 1}})) == {"action": 1}

    told(metrics, story)
    assert [(sample.labels["how"], sample.value) for sample in samples(metrics)] == [(how, 2.0)]


@pytest.mark.usefixtures("puppets")
@pytest.mark.parametrize(("words", "kept"), [("listen", True), ("sleep", False)])
def test_what_nobody_needs_any_more_stops_and_whoever_does_not_stop_is_ended(
    metrics: Metrics, tmp_path: Path, words: str, kept: bool
) -> None:
    begun = Counted(tmp_path, [words, {"answer": {}}])

    async def story(company: Company) -> None:
        asking = await begun.asked(company.workers)
        [process] = company.workers.processes
        asking.cancel()
        with pytest.raises(asyncio.CancelledError):
            await asking
        await soon(lambda: not company.workers._busy)
        assert company.workers.processes == ([process] if kept else [])
        assert await company.ask(say({"answer": {"action": 1}})) == {"action": 1}

    told(metrics, story)
    assert failures(metrics) == 0


def test_nobody_waits_for_a_process_that_does_not_read_what_it_is_asked(
    metrics: Metrics, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A pipe takes 64 kB, and then whoever writes to it stands still."""
    monkeypatch.setattr(module, "COMMAND", DEAF)
    monkeypatch.setattr(module, "MOMENT", 0.0)

    async def story(company: Company) -> None:
        asking = asyncio.create_task(company.ask({"game": "towers", "long": "." * 1_000_000}))
        await soon(lambda: any(process._saying.locked() for process in company.workers._busy))
        asking.cancel()
        async with asyncio.timeout(PATIENCE):
            await asyncio.gather(asking, return_exceptions=True)
            await soon(lambda: not company.workers._busy)

    told(metrics, story)
    assert failures(metrics) == 0


@pytest.mark.usefixtures("puppets")
def test_what_is_cancelled_before_its_turn_comes_is_never_asked(metrics: Metrics) -> None:
    async def story(company: Company) -> None:
        first = asyncio.create_task(company.ask(say("listen", {"answer": {"action": 1}})))
        await soon(lambda: company.workers._busy)
        second = asyncio.create_task(company.ask(say("die")))
        await asyncio.sleep(0)
        second.cancel()
        first.cancel()
        await asyncio.gather(first, second, return_exceptions=True)
        assert await company.ask(say({"answer": {"action": 1}})) == {"action": 1}

    told(metrics, story, processes=1)
    assert failures(metrics) == 0


@pytest.mark.usefixtures("puppets")
def test_what_is_urgent_comes_first_and_what_can_wait_comes_last(metrics: Metrics) -> None:
    answered = list[str]()

    async def asked(company: Company, kind: str, urgent: bool = False) -> None:
        words = say({"answer": {}})
        await company.workers.ask(kind, words, seconds=PATIENCE, share=kind, urgent=urgent)
        answered.append(f"urgent {kind}" if urgent else kind)

    async def story(company: Company) -> None:
        first = asyncio.create_task(company.ask(say("listen", {"answer": {}})))
        await soon(lambda: company.workers._busy)
        kinds = [("review", False), ("hint", False), ("review", True), ("move", False)]
        others = [asyncio.create_task(asked(company, *kind)) for kind in kinds]
        await asyncio.sleep(0)
        first.cancel()
        await asyncio.gather(*others)

    told(metrics, story, processes=1)
    assert answered == ["urgent review", "move", "hint", "review"]


PARROT = """
import json, sys
for line in sys.stdin:
    print(json.dumps({"of": json.loads(line)["ask"], "answer": ANSWER}), flush=True)
"""


@pytest.mark.parametrize("answer", ["{}", "{'ready': 1}", "{'ready': False}", "[]"])
def test_a_worker_that_does_not_say_whether_it_knows_a_game_has_failed(
    metrics: Metrics, monkeypatch: pytest.MonkeyPatch, answer: str
) -> None:
    monkeypatch.setattr(module, "COMMAND", (sys.executable, "-c", PARROT.replace("ANSWER", answer)))

    async def story(company: Company) -> None:
        with pytest.raises(Failed):
            await company.workers.warm("towers")
        company.workers.ready.add("towers")
        with pytest.raises(Failed):
            await company.ask({"game": "towers"})

    told(metrics, story)
    assert failures(metrics) == 4


# --- Stepping aside --------------------------------------------------------------------------------------------------


@pytest.mark.usefixtures("puppets")
@pytest.mark.parametrize(("words", "kept"), [("listen", True), ("sleep", False)])
def test_a_review_steps_aside_for_what_is_urgent_and_begins_anew_afterwards(
    metrics: Metrics, tmp_path: Path, words: str, kept: bool
) -> None:
    review = Counted(tmp_path, [words, {"answer": {"thrown": "away"}}], [{"answer": {"found": 2}}])

    async def story(company: Company) -> None:
        asking = await review.asked(company.workers)
        processes = company.workers.processes
        urgent = asyncio.create_task(company.ask(say("listen", {"answer": {"action": 1}}), share="anna"))
        await soon(lambda: company.workers._shares._taken == {"anna": 1})
        await soon(lambda: company.workers._busy)
        assert (review.times, asking.done()) == (1, False)
        urgent.cancel()
        assert await asking == {"found": 2}
        assert (company.workers.processes == processes) is kept

    told(metrics, story, processes=1)
    assert review.times == 2
    assert failures(metrics) == 0


@pytest.mark.usefixtures("puppets")
def test_a_review_steps_aside_three_times_and_then_comes_to_its_end(metrics: Metrics, tmp_path: Path) -> None:
    gate, aside = tmp_path / "gate", ["listen", {"answer": {}}]
    review = Counted(tmp_path, aside, aside, aside, [{"gate": str(gate)}, {"answer": {"found": 1}}])
    answered = list[str]()

    async def story(company: Company) -> None:
        asking = await review.asked(company.workers)
        asking.add_done_callback(lambda _: answered.append("review"))
        for number in range(3):
            assert await company.ask(say({"answer": {"action": number}})) == {"action": number}
            await soon(lambda: review.times == number + 2)  # noqa: B023
        urgent = asyncio.create_task(company.ask(say({"answer": {}})))
        urgent.add_done_callback(lambda _: answered.append("urgent"))
        await soon(lambda: company.workers._shares._waiting)
        gate.touch()
        await asyncio.gather(asking, urgent)

    told(metrics, story, processes=1)
    assert answered == ["review", "urgent"]
    assert review.times == 4


@pytest.mark.usefixtures("puppets")
@pytest.mark.parametrize(("at_work", "waits"), [("review", "hint"), ("hint", "move"), ("move", "move")])
def test_only_a_review_steps_aside_and_only_for_what_is_urgent(
    metrics: Metrics, tmp_path: Path, at_work: str, waits: str
) -> None:
    gate = tmp_path / "gate"
    question = Counted(tmp_path, [{"gate": str(gate)}, {"answer": {"found": 1}}])

    async def story(company: Company) -> None:
        asking = await question.asked(company.workers, at_work)
        words = say({"answer": {}})
        other = asyncio.create_task(company.workers.ask(waits, words, seconds=PATIENCE, share="anna"))
        await soon(lambda: company.workers._shares._waiting)
        gate.touch()
        await asyncio.gather(asking, other)

    told(metrics, story, processes=1)
    assert question.times == 1


@pytest.mark.usefixtures("puppets")
def test_a_review_that_nobody_needs_any_more_while_it_steps_aside_gives_its_place_back(
    metrics: Metrics, tmp_path: Path
) -> None:
    gate = tmp_path / "gate"
    review = Counted(tmp_path, [{"gate": str(gate)}, {"answer": {}}])

    async def story(company: Company) -> None:
        asking = await review.asked(company.workers)
        urgent = asyncio.create_task(company.ask(say({"answer": {"action": 1}})))
        await soon(lambda: company.workers._shares._waiting)
        asking.cancel()
        gate.touch()
        assert await urgent == {"action": 1}
        await soon(lambda: company.workers.room() is Rank.PATIENT)

    told(metrics, story, processes=1)
    assert review.times == 1


@pytest.mark.usefixtures("puppets")
def test_a_review_that_nobody_needs_any_more_after_it_has_stepped_aside_is_never_asked_again(
    metrics: Metrics, tmp_path: Path
) -> None:
    review = Counted(tmp_path, ["listen", {"answer": {}}])

    async def story(company: Company) -> None:
        asking = await review.asked(company.workers)
        urgent = asyncio.create_task(company.ask(say("listen", {"answer": {}})))
        await soon(lambda: company.workers._shares._taken == {"anna": 1} and company.workers._shares._waiting)
        asking.cancel()
        await asyncio.gather(asking, return_exceptions=True)
        urgent.cancel()
        assert await company.ask(say({"answer": {"action": 1}})) == {"action": 1}
        assert company.workers.room() is Rank.PATIENT

    told(metrics, story, processes=1)
    assert review.times == 1


@pytest.mark.usefixtures("puppets")
def test_a_stop_while_a_review_steps_aside_is_no_failure(metrics: Metrics, tmp_path: Path) -> None:
    review = Counted(tmp_path, ["sleep"])

    async def story(company: Company) -> None:
        asking = await review.asked(company.workers)
        urgent = asyncio.create_task(company.ask(say({"answer": {}})))
        await soon(lambda: company.workers._shares._waiting)
        await asyncio.to_thread(company.workers.close)
        found = await asyncio.gather(asking, urgent, return_exceptions=True)
        assert [type(each) for each in found] == [Stopped, Stopped]

    told(metrics, story, processes=1)
    assert failures(metrics) == 0


# --- Real ones -------------------------------------------------------------------------------------------------------


def test_a_worker_with_other_sources_refuses_and_says_so(metrics: Metrics, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "digest", lambda: "older")

    async def story(company: Company) -> None:
        for _ in range(3):
            with pytest.raises(Failed) as failed:
                await company.workers.ask("hand", {"game": GAME.name}, seconds=PATIENCE, share="anna")
            assert failed.value.how == "other-version"
            assert failed.value.detail == f"{digest()} here, older there"

    told(metrics, story)
    assert failures(metrics) == 1  # nobody is asked again who would say the same


@pytest.mark.parametrize("nonsense", [{}, {"events": [0]}, {**asdict(NOTHING), "trajectory": 7}])
def test_what_a_worker_says_of_a_hand_and_makes_no_sense_is_counted_and_the_piece_lands_calmly(
    metrics: Metrics, monkeypatch: pytest.MonkeyPatch, nonsense: Json
) -> None:
    async def answer(*_: Any, **__: Any) -> Json:
        return nonsense

    async def story(company: Company) -> Answer:
        monkeypatch.setattr(company.workers, "ask", answer)
        return await company.find()

    assert told(metrics, story).calm
    assert [(sample.labels["kind"], sample.labels["how"]) for sample in samples(metrics)] == [("hand", NONSENSE)]


# --- The end ---------------------------------------------------------------------------------------------------------


def test_a_stop_in_mid_episode_is_no_failure_and_nothing_comes_of_it(
    metrics: Metrics, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(module, "COMMAND", DEAF)

    async def story(company: Company) -> None:
        asked = asyncio.create_task(company.find())
        await soon(lambda: company.workers.processes)
        await asyncio.to_thread(company.workers.close)
        with pytest.raises(Stopped):
            await asked

    with caplog.at_level(logging.WARNING):
        told(metrics, story)
    assert caplog.messages == []
    assert failures(metrics) == 0


def test_after_the_end_nothing_is_started(metrics: Metrics, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(company: Company) -> None:
        company.workers.close()
        monkeypatch.setattr(Process, "__init__", pytest.fail)
        with pytest.raises(Stopped):
            await company.find()

    told(metrics, story)
