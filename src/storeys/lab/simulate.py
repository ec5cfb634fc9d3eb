"""Many matches between bots, and who won how often: from which seat, and by how much.

The bots move on by one seat from match to match, and every rotation is played equally often. So each bot sits
equally often in each seat: what a seat gains is not due to who sat there, and what a bot gains not to where it sat.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, field
from time import perf_counter

import numpy as np

from ..games.kit import Game, Json, Numbers
from ..games.kit.playout import Routine
from ..games.kit.run import Results, contest, results
from .tally import Standing, Sums, Tally, shares_of_wins

CHUNK = 2_000  # matches played at a time: enough to keep threads busy, few enough for any memory

Progress = Callable[[int], None]  # told how many matches have been played so far


@dataclass(frozen=True)
class Entrant:
    """A bot that takes part: its name in the report, and the rule that decides for it."""

    name: str
    policy: Routine


@dataclass(frozen=True)
class Report:
    """What came out of a simulation; equal seeds give equal reports but for the speed."""

    game: str
    version: int
    seed: int
    games: int
    bots: tuple[str, ...]
    by_bot: tuple[Standing, ...]  # in the order of `bots`
    by_seat: tuple[Standing, ...]
    mean_moves: float
    shortest: int
    longest: int
    games_per_s: float = field(compare=False)

    def as_json(self) -> Json:
        """One object; a standing says whose it is."""
        by_bot = [{"bot": name, **asdict(standing)} for name, standing in zip(self.bots, self.by_bot, strict=True)]
        by_seat = [{"seat": seat, **asdict(standing)} for seat, standing in enumerate(self.by_seat)]
        return {**asdict(self), "bots": list(self.bots), "by_bot": by_bot, "by_seat": by_seat}


@dataclass(frozen=True)
class Book:
    """Where results are written down: a page for each bot, a page for each seat, and the length of the matches."""

    bots: tuple[Tally, ...]
    seats: tuple[Tally, ...]
    moves: Sums

    @classmethod
    def empty(cls, seats: int) -> "Book":
        return cls(tuple(Tally() for _ in range(seats)), tuple(Tally() for _ in range(seats)), Sums())

    def write(self, seated: Numbers, moves: Numbers, result: Results) -> None:
        wins, scores = shares_of_wins(result.ranks), result.scores
        self.moves.add(moves)
        for number, (bot, seat) in enumerate(zip(self.bots, self.seats, strict=True)):
            there = seated == number  # one place in every match
            bot.add(wins[there], scores[there])
            seat.add(wins[:, number], scores[:, number])


# --- Seats -----------------------------------------------------------------------------------------------------------


def whole_rotations(games: int, seats: int) -> int:
    """As many matches as asked for, rounded up so that every rotation is played equally often; one has no spread."""
    return -(-max(games, 2) // seats) * seats


def rotation(matches: range, seats: int) -> Numbers:
    """Which bot sits in each seat of each match: one row a match."""
    return np.array([[(match + seat) % seats for seat in range(seats)] for match in matches], np.int32)


def chunks(games: int, size: int) -> Iterator[range]:
    for start in range(0, games, size):
        yield range(start, min(start + size, games))


# --- Simulation ------------------------------------------------------------------------------------------------------


def simulate(
    game: Game,
    seats: Sequence[str],
    games: int,
    seed: int,
    threads: int = 1,
    progress: Progress | None = None,
    options: Mapping[str, int] | None = None,
) -> Report:
    """Matches between bots given by their names, one for each seat."""
    from ..bots import policy_of

    entrants = [Entrant(name, policy_of(name, game)) for name in seats]
    return compete(game, entrants, games, seed, threads, progress, options)


def compete(
    game: Game,
    entrants: Sequence[Entrant],
    games: int,
    seed: int,
    threads: int = 1,
    progress: Progress | None = None,
    options: Mapping[str, int] | None = None,
    chunk: int = CHUNK,
) -> Report:
    """Matches between entrants of any origin; match i uses stream i of the seed, in whatever chunk it is played."""
    if len(entrants) not in game.seats:
        raise ValueError(f"{game.name} is for {game.seats[0]} to {game.seats[-1]} players, not {len(entrants)}")
    games = whole_rotations(games, len(entrants))
    play, book = _matches(game, entrants, seed, threads, options), Book.empty(len(entrants))
    play(range(1), Book.empty(len(entrants)))  # compiles, before the clock starts
    before = perf_counter()
    for matches in chunks(games, chunk):
        play(matches, book)
        if progress:
            progress(matches.stop)
    return report(game, [entrant.name for entrant in entrants], seed, book, games / (perf_counter() - before))


def _matches(
    game: Game, entrants: Sequence[Entrant], seed: int, threads: int, options: Mapping[str, int] | None
) -> Callable[[range, Book], None]:
    unlike = sorted(set(entrants), key=lambda entrant: entrant.name)  # in any order of seats, compiled once
    policies = [entrant.policy for entrant in unlike]
    policy_of_bot = np.array([unlike.index(entrant) for entrant in entrants], np.int32)

    def play(matches: range, book: Book) -> None:
        seated = rotation(matches, len(entrants))
        who = policy_of_bot[seated]
        played = contest(game, policies, who, seed, options=options, threads=threads, first=matches.start)
        book.write(seated, played.moves, results(game, played.states, len(entrants), threads=threads))

    return play


def report(game: Game, bots: Sequence[str], seed: int, book: Book, games_per_s: float) -> Report:
    return Report(
        game=game.name,
        version=game.version,
        seed=seed,
        games=book.moves.count,
        bots=tuple(bots),
        by_bot=tuple(tally.standing() for tally in book.bots),
        by_seat=tuple(tally.standing() for tally in book.seats),
        mean_moves=book.moves.mean,
        shortest=book.moves.least,
        longest=book.moves.most,
        games_per_s=games_per_s,
    )
