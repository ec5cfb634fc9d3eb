"""How fast something plays: timed again and again, in turns with whatever it is compared to.

Of several timings the best one counts. The same matches are played each time, so timings differ only by what else
the machine was doing, and that can only slow a run down: the best is nearest to what the code itself costs. Whoever
is compared takes turns, so that a busy minute of the machine does not fall on one of them alone.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from time import perf_counter

Moves = Callable[[], int]
Play = Callable[[int], Moves]  # plays so many matches; the answer counts their moves, after the clock has stopped

ROUNDS = 5  # timings of each at least
LONGEST_ROUND = 0.25  # seconds; a short round has a chance to fall between what else the machine does
LARGEST_BATCH = 1 << 16  # matches; their final states are kept, so more would only measure the memory


@dataclass(frozen=True)
class Pace:
    """How fast matches were played."""

    moves_per_s: float
    games_per_s: float


def timed(play: Play, games: int) -> Pace:
    before = perf_counter()
    moves = play(games)
    seconds = perf_counter() - before
    return Pace(moves() / seconds, games / seconds)


def batch(play: Play, seconds: float) -> int:
    """How many matches fill one round; finding out is the warm-up as well."""
    games, enough = 1, min(seconds / ROUNDS, LONGEST_ROUND)
    while games < LARGEST_BATCH and games / timed(play, games).games_per_s < enough:
        games *= 2
    return games


def in_turns(plays: Sequence[Play], seconds: float, games: int | None = None) -> list[Pace]:
    """The best pace of each, all together measured for about `seconds` times their number."""
    timings = [partial(timed, play, games or batch(play, seconds)) for play in plays]
    rounds = list(_rounds(timings, perf_counter() + seconds * len(plays)))
    return [max(paces, key=lambda pace: pace.moves_per_s) for paces in zip(*rounds, strict=True)]


def _rounds(timings: Sequence[Callable[[], Pace]], finish: float) -> Iterator[list[Pace]]:
    played = 0
    while played < ROUNDS or perf_counter() < finish:
        yield [timing() for timing in timings]
        played += 1
