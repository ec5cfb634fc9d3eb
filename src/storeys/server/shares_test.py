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


def test_nothing_is_remembered_of_those_who_have_left() -> None:
    async def story(queue: Queue) -> None:
        names: Sequence[str] = ("a1", "a2", "b1")
        await queue.ask(*names)
        await queue.leave(*names)
        assert (queue.shares._free, dict(queue.shares._taken), queue.shares._waiting) == (2, {}, {})

    assert given(2, story) == ["a1", "a2", "b1"]
