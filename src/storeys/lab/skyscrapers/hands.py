"""How often hands make something fall, how long an episode takes, and whether buildings stand when nobody touches them.

    python -m storeys.lab.skyscrapers.hands falls [--mode steady] [--games N] [--every N] [--seed N] [--braced] [--json]
    python -m storeys.lab.skyscrapers.hands rest  [--buildings N] [--seed N] [--json]
    python -m storeys.lab.skyscrapers.hands ways  [--games N] [--every N] [--seed N] [--jobs N] [--json]
    python -m storeys.lab.skyscrapers.hands games [--mode trembling] [--games N] [--seats N] [--seed N] [--json]

`falls` takes the positions of calm matches of the greedy bot, and has one in so many decisions carried out by a hand.
`ways` does the same with hands of one's own, of three simulated players, by pointer and by timing, and tells by how
many standard errors the shares of episodes with a fall differ. `games` plays whole matches in which every hand counts,
with the poses handed on. All decisions are the greedy bot's.
"""

import argparse
import json
import multiprocessing
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import asdict, dataclass, field
from functools import partial
from itertools import pairwise
from math import hypot, sqrt
from time import process_time
from typing import Any

from ...bots import policy_of
from ...games.kit import CHANCE, OVER, Batch, Generator, below, copy, desk_of, generator
from ...games.skyscrapers import GAME
from ...games.skyscrapers.kinds import BROKE, COLLAPSE, FELL, LOOSE, PRESSED, SLID
from ...games.skyscrapers.state import CROWD, SETTLING, State
from ...hands.skyscrapers.players import PLAYERS
from ...hands.skyscrapers.poses import Poses, calm
from ...hands.skyscrapers.question import Outcome, Question, is_carried_out
from ...hands.skyscrapers.simulate import left_alone, simulate
from ...hands.skyscrapers.tremor import MODES, Mode, Tremor

HANDS = {"calm": 0, "steady": 1, "trembling": 2}
EACH = 10  # buildings of one match
BANDS = (0, 10, 20, 30, 47)  # cards on the site


# --- Matches ---------------------------------------------------------------------------------------------------------


@dataclass
class Course:
    """One match of the greedy bot against itself, step by step."""

    seats: int
    number: int
    options: Mapping[str, int] = field(default_factory=dict)
    state: Any = None
    desk: Batch = field(default_factory=lambda: desk_of(GAME))

    def __post_init__(self) -> None:
        self.state = GAME.start(self.seats, self.options)
        self.chance: Generator = generator(self.number, 1)
        self.greedy = policy_of("greedy", GAME)

    def next(self) -> int:
        """What is drawn or decided next."""
        mover = GAME.to_move(self.state)
        if mover == CHANCE:
            return GAME.chance_outcome(self.state, below(self.chance, GAME.chance_tickets(self.state)))
        self.desk[0] = self.state
        GAME.conceal(self.desk[0], mover)
        return int(self.greedy(self.desk, mover, self.chance))

    def play(self, action: int) -> None:
        GAME.apply_action(self.state, action)

    @property
    def over(self) -> bool:
        return GAME.to_move(self.state) == OVER


def decisions(seats: int, number: int) -> Iterator[tuple[State, int]]:
    """Every decision of a calm match that a hand would carry out, in a position that says so."""
    course = Course(seats, number)
    while not course.over:
        action = course.next()
        before = copy(course.state)
        before.hands = HANDS["steady"]
        if action < GAME.decisions and is_carried_out(before, action) and settles(before, action):
            yield before, action
        course.play(action)


def settles(before: State, action: int) -> bool:
    """Not everybody who is asked to step aside does."""
    after: State = copy(before)
    GAME.apply_action(after, action)
    return bool(after.phase == SETTLING)


# --- Counting --------------------------------------------------------------------------------------------------------


@dataclass
class Tally:
    """What came of some episodes."""

    episodes: int = 0
    falls: int = 0  # episodes with a fall
    fallen: int = 0  # workers
    slides: int = 0
    broken: int = 0
    loose: int = 0
    collapses: int = 0
    calmed: int = 0  # episodes that did not settle in two tries
    retried: int = 0
    seconds: float = 0.0  # of processor time
    slowest: float = 0.0
    bytes: int = 0  # of trajectories
    largest: int = 0

    def add(self, outcome: Outcome, seconds: float) -> None:
        events, size = outcome.events, len(outcome.trajectory.pack())
        fallen = sum(FELL <= event < FELL + CROWD for event in events)
        self.episodes, self.falls, self.fallen = self.episodes + 1, self.falls + (fallen > 0), self.fallen + fallen
        self.slides += sum(SLID <= event < SLID + CROWD for event in events)
        self.broken += any(BROKE <= event < PRESSED for event in events)
        self.loose, self.collapses = self.loose + (LOOSE in events), self.collapses + (COLLAPSE in events)
        self.calmed, self.retried = self.calmed + (not outcome.settled), self.retried + (outcome.tries > 1)
        self.seconds, self.slowest = self.seconds + seconds, max(self.slowest, seconds)
        self.bytes, self.largest = self.bytes + size, max(self.largest, size)

    def __add__(self, other: "Tally") -> "Tally":
        mine, theirs = asdict(self), asdict(other)
        together = {name: max if name in ("slowest", "largest") else sum for name in mine}
        return Tally(**{name: find((mine[name], theirs[name])) for name, find in together.items()})

    def rate(self) -> tuple[float, float]:
        """The share of episodes with a fall, and its standard error."""
        if not self.episodes:
            return 0.0, 0.0
        share = self.falls / self.episodes
        return share, sqrt(max(share * (1 - share), 1 / self.episodes) / self.episodes)

    def line(self, name: str) -> str:
        share, error = self.rate()
        often = f"1 in {1 / share:.0f}" if share else "none"
        each = max(self.episodes, 1)
        return (
            f"{name:>22}: {self.episodes} episodes, falls {100 * share:.1f} ± {100 * error:.1f} % ({often}), "
            f"slides {self.slides}, loose {self.loose}, broken {self.broken}, collapses {self.collapses}, "
            f"again {self.retried}, calmed {self.calmed}; {self.seconds / each:.2f} s each, {self.slowest:.2f} "
            f"at most; {self.bytes / each / 1000:.1f} kB, {self.largest / 1000:.1f} at most"
        )


def timed(question: Question) -> tuple[Outcome, float]:
    begun = process_time()
    return simulate(question), process_time() - begun


def band_of(state: State) -> str:
    cards = int(state.site.standing)
    low, high = next((a, b) for a, b in pairwise(BANDS) if a <= cards < b)
    return f"{low} to {high - 1} cards"


# --- The measurements ------------------------------------------------------------------------------------------------


def sampled(numbers: Iterable[int], every: int) -> Iterator[tuple[State, int, bytes]]:
    """One in so many decisions of calm matches, each with a seed of its own."""
    for number in numbers:
        for index, (before, action) in enumerate(decisions(2 + number % 3, number)):
            if (index + number) % every == 0:
                yield before, action, f"{number} {index}".encode()


def falls(mode: Mode, games: int, every: int, seed: int, braced: bool) -> dict[str, Tally]:
    """What a hand makes of each, from calm poses: of all, by the number of cards, and by what was decided."""
    tallies: dict[str, Tally] = {}
    for before, action, noise in sampled(range(seed, seed + games), every):
        before.braced = int(braced)
        outcome, seconds = timed(Question(before, action, Tremor(mode, noise), calm(before)))
        for name in ("all", band_of(before), GAME.words(before, action).split()[0]):
            tallies.setdefault(name, Tally()).add(outcome, seconds)
    return tallies


WAYS = ("pointer", "timing")


def ways(games: int, every: int, seed: int, jobs: int = 1) -> dict[str, Tally]:
    """What simulated players make of each with hands of their own, by pointer and by timing."""
    tallies = {f"{player.name}, {way}": Tally() for player in PLAYERS for way in WAYS}
    with multiprocessing.get_context("spawn").Pool(jobs) as pool:
        for found in pool.imap(partial(_ways_of, every=every), range(seed, seed + games)):
            tallies = {name: tally + found.get(name, Tally()) for name, tally in tallies.items()}
    return tallies


def _ways_of(number: int, every: int) -> dict[str, Tally]:
    """The same of one match."""
    tallies: dict[str, Tally] = {}
    for before, action, noise in sampled([number], every):
        for player in PLAYERS:
            for way, hand in zip(WAYS, (player.by_pointer(noise), player.by_timing(noise)), strict=True):
                outcome, seconds = timed(Question(before, action, hand, calm(before)))
                tallies.setdefault(f"{player.name}, {way}", Tally()).add(outcome, seconds)
    return tallies


@dataclass(frozen=True)
class Difference:
    """By how much more episodes with a fall a player has by timing than by pointer."""

    name: str
    share: float
    error: float  # the standard error of that

    @property
    def errors(self) -> float:
        return self.share / self.error if self.error else 0.0

    def line(self) -> str:
        told = f"{100 * self.share:+.1f} ± {100 * self.error:.1f} %, {abs(self.errors):.1f} standard errors"
        return f"{self.name:>22}: falls by timing {told}"

    def json(self) -> str:
        return json.dumps({**asdict(self), "errors": round(self.errors, 2)})


def differences(tallies: Mapping[str, Tally]) -> Iterator[Difference]:
    """Of each player; the two ways have noise of their own."""
    for player in PLAYERS:
        (pointing, first), (timing, second) = (tallies[f"{player.name}, {way}"].rate() for way in WAYS)
        yield Difference(f"{player.name}, difference", timing - pointing, hypot(first, second))


@dataclass
class Rest:
    """What became of buildings that nobody touched."""

    buildings: int = 0
    broken: int = 0
    collapsed: int = 0
    unsettled: int = 0
    warned: int = 0
    heaviest: float = 0.0  # the greatest load of a rivet, in newton metres


def rest(buildings: int, seed: int) -> Rest:
    """Buildings of the greedy bot, ten of each match, left alone."""
    found = Rest()
    for number in range(seed, seed + -(-buildings // EACH)):
        positions = [before for before, _ in decisions(2 + number % 3, number)]
        for tenth in range(1, EACH + 1):
            _look_at(positions[len(positions) * tenth // EACH - 1], found)
    return found


def _look_at(state: State, found: Rest) -> None:
    episode = left_alone(state, calm(state))
    found.buildings += 1
    found.broken += len(episode.rivets.broken)
    found.collapsed += bool(episode.grounded)
    found.unsettled += not episode.settled
    found.warned += bool(episode.warnings)
    found.heaviest = max(found.heaviest, sqrt(float((episode.rivets.load**2).sum(axis=1).max())))


def whole_game(mode: Mode, seats: int, number: int) -> tuple[Tally, State]:
    """A match in which every hand counts."""
    course, tally = Course(seats, number, {"hands": HANDS[mode]}), Tally()
    poses = calm(course.state)
    while not course.over:
        before, action = copy(course.state), course.next()
        course.play(action)
        if course.state.phase == SETTLING:
            poses = _settle(course, Question(before, action, _seeded(mode, number, tally), poses), tally)
    return tally, course.state


def _seeded(mode: Mode, number: int, tally: Tally) -> Tremor:
    return Tremor(mode, f"game {number} {tally.episodes}".encode())


def _settle(course: Course, question: Question, tally: Tally) -> Poses:
    outcome, seconds = timed(question)
    tally.add(outcome, seconds)
    for event in outcome.events:
        course.play(event)
    return outcome.poses


# --- The command -----------------------------------------------------------------------------------------------------


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m storeys.lab.skyscrapers.hands")
    parser.add_argument("what", choices=("falls", "rest", "ways", "games"))
    parser.add_argument("--mode", choices=MODES, default="steady")
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--every", type=int, default=10)
    parser.add_argument("--buildings", type=int, default=200)
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--braced", action="store_true")
    parser.add_argument("--json", action="store_true")
    chosen = parser.parse_args()
    print(*report(chosen), sep="\n")


def report(chosen: argparse.Namespace) -> Iterator[str]:
    """One line for each result."""
    if chosen.what == "rest":
        yield json.dumps(asdict(rest(chosen.buildings, chosen.seed)))
        return
    if chosen.what == "falls":
        tallies = falls(chosen.mode, chosen.games, chosen.every, chosen.seed, chosen.braced)
    elif chosen.what == "ways":
        tallies = ways(chosen.games, chosen.every, chosen.seed, chosen.jobs)
    else:
        played = {number: whole_game(chosen.mode, chosen.seats, number) for number in range(chosen.games)}
        tallies = {f"game {number}": tally for number, (tally, _) in played.items()}
    for name, tally in tallies.items():
        yield json.dumps({"name": name, **asdict(tally)}) if chosen.json else tally.line(name)
    for difference in differences(tallies) if chosen.what == "ways" else ():
        yield difference.json() if chosen.json else difference.line()


if __name__ == "__main__":
    main()
