"""Few places are shared fairly, however much somebody wants."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence

from .shares import Rank, Shares


class Queue:
    """People who want places, and in which order they were given them."""

    def __init__(self, places: int) -> None:
        self.shares, self.given = Shares(places), list[str]()
        self.tasks: dict[str, asyncio.Task[None]] = {}
        self._leaving: dict[str, asyncio.Event] = {}

    async def ask(self, *names: str) -> None:
        """Ask for a place under the first letter of each of these names."""
        for name in names:
            self._leaving[name] = asyncio.Event()
            self.tasks[name] = asyncio.create_task(self._sit(name))
        await quiet()

    async def _sit(self, name: str) -> None:
        async with self.shares.place(name[0]):
            self.given.append(name)
            await self._leaving[name].wait()

    async def leave(self, *names: str) -> None:
        for name in names:
            self._leaving[name].set()
            await quiet()

    async def cancel(self, name: str) -> None:
        self.tasks[name].cancel()
        await quiet()


async def quiet() -> None:
    """Until everybody has done what they can do now."""
    for _ in range(10):
        await asyncio.sleep(0)


def given(places: int, story: Callable[[Queue], Awaitable[None]]) -> list[str]:
    async def told() -> list[str]:
        queue = Queue(places)
        await story(queue)
        return queue.given

    return asyncio.run(told())


def test_who_wants_much_waits_for_who_wants_little() -> None:
    async def story(queue: Queue) -> None:
        await queue.ask("a1", "a2", "a3", "a4", "b1", "c1")
        await queue.leave("a1", "b1", "c1", "a2", "a3")

    assert given(1, story) == ["a1", "b1", "c1", "a2", "a3", "a4"]


def test_nobody_has_a_second_place_while_somebody_waits_for_a_first() -> None:
    async def story(queue: Queue) -> None:
        await queue.ask("a1", "a2", "a3", "b1")
        await queue.leave("a1")  # b1
        await queue.ask("b2")
        await queue.leave("b1")  # not a3, for a has a place
        await queue.leave("a2", "b2")

    assert given(2, story) == ["a1", "a2", "b1", "b2", "a3"]


def test_everybodys_turn_comes_round() -> None:
    async def story(queue: Queue) -> None:
        await queue.ask(*(f"{name}{number}" for name in "abc" for number in range(3)))
        for _ in range(8):
            await queue.leave(queue.given[-1])

    assert given(1, story) == ["a0", "b0", "c0", "a1", "b1", "c1", "a2", "b2", "c2"]


def test_who_comes_again_at_once_keeps_nobody_out() -> None:
    async def story(queue: Queue) -> None:
        await queue.ask("a1", "a2", "a3", "b1")
        await queue.leave("a1")
        await queue.ask("b2")
        await queue.leave("b1", "a2")
        await queue.ask("b3")
        await queue.leave("b2")

    assert given(1, story) == ["a1", "b1", "a2", "b2", "a3"]


def test_who_is_alone_has_all_places() -> None:
    async def story(queue: Queue) -> None:
        await queue.ask("a1", "a2", "a3", "a4")

    assert given(3, story) == ["a1", "a2", "a3"]


def test_who_waits_no_longer_is_passed_over() -> None:
    async def story(queue: Queue) -> None:
        await queue.ask("a1", "b1", "b2", "c1")
        await queue.cancel("b1")
        await queue.cancel("c1")
        await queue.leave("a1", "b2")
        await queue.ask("d1")

    assert given(1, story) == ["a1", "b2", "d1"]


def test_a_place_that_is_given_at_the_moment_of_the_end_goes_to_the_next() -> None:
    async def story(queue: Queue) -> None:
        await queue.ask("a1", "b1", "c1")
        queue._leaving["a1"].set()
        while queue.shares._taken["b"] == 0:
            await asyncio.sleep(0)
        queue.tasks["b1"].cancel()  # it has the place, and does not know yet
        await quiet()

    assert given(1, story) == ["a1", "c1"]


def test_the_last_place_is_there_for_whatever_is_urgent_however_much_waits_that_can() -> None:
    async def story() -> list[Rank | None]:
        shares, stay = Shares(2), asyncio.Event()

        async def sit(rank: Rank) -> None:
            async with shares.place("a", rank):
                await stay.wait()

        patient = [asyncio.create_task(sit(Rank.PATIENT)) for _ in range(2)]
        await quiet()
        rooms = [shares.room()]
        patient[1].cancel()
        await quiet()
        rooms.append(shares.room())
        urgent = asyncio.create_task(sit(Rank.URGENT))
        await quiet()
        rooms.append(shares.room())
        stay.set()
        await asyncio.gather(*patient, urgent, return_exceptions=True)
        return [*rooms, shares.room()]

    assert asyncio.run(story()) == [Rank.SOON, Rank.SOON, None, Rank.PATIENT]


# --- Stepping aside --------------------------------------------------------------------------------------------------


class Patient(Queue):
    """People who can wait, each of them told to step aside at most once; others are in a hurry, or nearly."""

    def __init__(self, places: int) -> None:
        super().__init__(places)
        self.asked_to_leave = list[str]()

    async def _sit(self, name: str) -> None:
        rank = {"u": Rank.URGENT, "s": Rank.SOON}.get(name[0], Rank.PATIENT)
        step_aside = None if name[0] == "x" else lambda: self.asked_to_leave.append(name)
        async with self.shares.place(name[0], rank, step_aside if rank is Rank.PATIENT else None):
            self.given.append(name)
            await self._leaving[name].wait()


def asked_to_leave(places: int, story: Callable[[Patient], Awaitable[None]]) -> list[str]:
    async def told() -> list[str]:
        queue = Patient(places)
        await story(queue)
        return queue.asked_to_leave

    return asyncio.run(told())


def test_one_that_can_wait_steps_aside_for_each_urgent_one_that_has_to() -> None:
    async def story(queue: Patient) -> None:
        await queue.ask("p1", "p2", "p3", "u1")  # one of four places is for nobody who can wait
        assert queue.asked_to_leave == []
        await queue.ask("u2")
        assert queue.asked_to_leave == ["p3"]  # which has least to lose
        await queue.ask("u3")
        assert queue.asked_to_leave == ["p3", "p2"]
        await queue.leave("p2", "p3")
        assert queue.given[-2:] == ["u2", "u3"]
        await queue.ask("u4", "u5")

    assert asked_to_leave(4, story) == ["p3", "p2", "p1"]


def test_nobody_steps_aside_for_who_can_wait_a_little_or_who_need_not_wait() -> None:
    async def story(queue: Patient) -> None:
        await queue.ask("p1", "u1", "s1", "p2")
        await queue.leave("u1")
        await queue.ask("s2")

    assert asked_to_leave(2, story) == []


def test_who_has_stepped_aside_often_enough_stays() -> None:
    async def story(queue: Patient) -> None:
        await queue.ask("x1", "u1")
        await queue.leave("x1")

    assert asked_to_leave(1, story) == []


def test_who_is_given_a_place_and_does_not_know_yet_steps_aside_all_the_same() -> None:
    async def story(queue: Patient) -> None:
        async with queue.shares.place("a"):
            await queue.ask("p1")
            queue._leaving["u1"] = asyncio.Event()
            queue.tasks["u1"] = asyncio.create_task(queue._sit("u1"))  # asks before p1 hears of its place
        await quiet()
        await queue.leave("p1")
        assert queue.given == ["p1", "u1"]

    assert asked_to_leave(1, story) == ["p1"]


def test_one_who_goes_anyway_is_enough_for_one_who_came_and_for_the_next() -> None:
    async def story(queue: Patient) -> None:
        await queue.ask("p1", "p2", "u1", "u2")  # p2 is told
        await queue.leave("u1")  # u2 has a place, and p2 is still about to go
        await queue.ask("u3")
        assert queue.asked_to_leave == ["p2"]
        await queue.cancel("u3")
        await queue.leave("p2", "p1", "u2")
        assert (queue.shares._free, queue.shares._waiting, queue.shares.room()) == (3, {}, Rank.PATIENT)

    assert asked_to_leave(3, story) == ["p2"]


def test_there_is_room_for_what_is_urgent_as_long_as_somebody_can_step_aside() -> None:
    async def story(queue: Patient) -> None:
        await queue.ask("p1")
        assert queue.shares.room() is Rank.URGENT
        assert not queue.shares.is_free(Rank.URGENT)
        await queue.ask("u1")
        assert queue.shares.room() is None
        await queue.leave("p1")
        assert queue.shares.room() is None

    assert asked_to_leave(1, story) == ["p1"]


def test_nothing_is_remembered_of_those_who_have_left() -> None:
    async def story(queue: Queue) -> None:
        names: Sequence[str] = ("a1", "a2", "b1")
        await queue.ask(*names)
        await queue.leave(*names)
        assert (queue.shares._free, dict(queue.shares._taken), queue.shares._waiting) == (2, {}, {})

    assert given(2, story) == ["a1", "a2", "b1"]
