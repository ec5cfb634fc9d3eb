"""Episodes by the thousand: what hands make of matches, one line each, for the table of risks to be fitted to.

    python -m storeys.lab.skyscrapers.episodes --count MATCHES --start FIRST --jobs N --out FILE [--seconds S]

A match is the same whoever plays it, by its number: it says how many sit at the table, how the hands tremble, whether
what falls stays fallen and poses are handed on or everything is put right again after each episode, and whether the
greedy bot is sometimes replaced by whim, so that odd buildings are seen, too. Each action is braced or not by the toss
of a coin. A line tells where an episode stands in its match, what was played since the line before it, what came of it,
and some of what it may depend on; whoever needs more plays the moves again, which takes no simulation.
"""

import argparse
import json
import multiprocessing
import time
from collections.abc import Iterator
from dataclasses import asdict, dataclass, field
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np

from ...bots import policy_of
from ...games.kit import CHANCE, OVER, Batch, Generator, below, copy, desk_of, generator
from ...games.skyscrapers import GAME
from ...games.skyscrapers.kinds import BRACE, SETTLED
from ...games.skyscrapers.site import is_on_ground
from ...games.skyscrapers.state import (
    ACTING,
    CALM,
    CHOICES,
    SETTLING,
    SLIDING,
    STEADY,
    WORKERS,
    State,
    is_on_site,
)
from ...games.skyscrapers.workers import place_of
from ...hands.skyscrapers.poses import calm
from ...hands.skyscrapers.question import Outcome, Question
from ...hands.skyscrapers.simulate import simulate
from ...hands.skyscrapers.tremor import MODES, Mode, Tremor

CALM_IN = 4  # one match in so many has everything put right again after each episode
WILD_IN = 3  # one in so many is played with whims
WHIM = 4  # there one decision in so many is anything that is allowed
WHIMS = 2  # the streams of a match: 1 is chance, this is everything that is tossed for here


@dataclass(frozen=True)
class Setting:
    """What the number of a match says about it."""

    number: int

    @property
    def seats(self) -> int:
        return 2 + self.number % 3

    @property
    def mode(self) -> Mode:
        return MODES[self.number // 3 % 2]

    @property
    def chained(self) -> bool:
        """What fell stays fallen, and what leans goes on leaning."""
        return self.number // 6 % CALM_IN != 0

    def start(self) -> State:
        state: State = GAME.start(self.seats, {"hands": STEADY + MODES.index(self.mode)})
        return state

    @property
    def wild(self) -> bool:
        return self.number // 24 % WILD_IN == 1


@dataclass(frozen=True)
class Line:
    """One episode."""

    match: int
    index: int  # of the episode in its match
    moves: tuple[int, ...]  # since the line before, the one that is carried out included
    events: tuple[int, ...]
    settled: bool
    kind: str  # of what was decided
    mode: Mode
    braced: bool
    chained: bool
    cards: int
    crowd: int  # workers on floors
    broken: int  # rivets that were broken before

    def text(self) -> str:
        return json.dumps(asdict(self), separators=(",", ":"))


@dataclass
class Course:
    """A match that is being played by hands."""

    setting: Setting
    state: Any = None
    moves: list[int] = field(default_factory=list)  # since the last episode
    desk: Batch = field(default_factory=lambda: desk_of(GAME))

    def __post_init__(self) -> None:
        self.state = self.setting.start()
        self.chance: Generator = generator(self.setting.number, 1)
        self.whims: Generator = generator(self.setting.number, WHIMS)
        self.greedy = policy_of("greedy", GAME)

    def play(self, move: int) -> None:
        GAME.apply_action(self.state, move)
        self.moves.append(move)

    def next(self) -> int:
        """What is drawn, tossed for or decided next."""
        mover = GAME.to_move(self.state)
        if mover == CHANCE:
            return int(GAME.chance_outcome(self.state, below(self.chance, GAME.chance_tickets(self.state))))
        return BRACE if self.may_brace() and below(self.whims, 2) else self.decided(mover)

    def may_brace(self) -> bool:
        """Once for an action a coin is tossed: before anything is shifted."""
        return bool(self.state.phase == ACTING and not self.state.braced and not self.state.shifted)

    def decided(self, mover: int) -> int:
        """As in a calm match: how bold hands are is not asked here."""
        if self.setting.wild and below(self.whims, WHIM) == 0:
            return self.whim()
        self.desk[0] = self.state
        self.desk[0].hands = CALM
        GAME.conceal(self.desk[0], mover)
        return int(self.greedy(self.desk, mover, self.chance))

    def whim(self) -> int:
        choices = np.zeros(CHOICES, np.int32)
        count = GAME.legal_actions(self.state, choices)
        allowed = [int(choice) for choice in choices[:count] if choice != BRACE]
        return allowed[below(self.whims, len(allowed))]

    # --- Episodes ---

    def episodes(self) -> Iterator[Line]:
        poses = calm(self.state)
        for index, (before, action) in enumerate(self.carried_out()):
            seed = f"risk {self.setting.number} {index}".encode()
            start = poses if self.setting.chained else calm(before)
            outcome = simulate(Question(before, action, Tremor(self.setting.mode, seed), start))
            yield self.line(index, before, action, outcome)
            self.moves.clear()
            poses = outcome.poses
            self.go_on(outcome)

    def carried_out(self) -> Iterator[tuple[State, int]]:
        """Every decision that a hand carries out, in the position before it."""
        while GAME.to_move(self.state) != OVER:
            before, action = copy(self.state), self.next()
            self.play(action)
            if self.state.phase == SETTLING and before.phase not in (SETTLING, SLIDING):
                yield before, action

    def go_on(self, outcome: Outcome) -> None:
        for event in outcome.events if self.setting.chained else (SETTLED,):
            self.play(event)

    def line(self, index: int, before: State, action: int, outcome: Outcome) -> Line:
        setting = self.setting
        workers = [place_of(before, number) for number in range(WORKERS * setting.seats)]
        return Line(
            match=setting.number,
            index=index,
            moves=tuple(self.moves),
            events=tuple(map(int, outcome.events)),
            settled=outcome.settled,
            kind=GAME.words(before, action).split()[0],
            mode=setting.mode,
            braced=bool(before.braced),
            chained=setting.chained,
            cards=int(before.site.standing),
            crowd=int(sum(is_on_site(place) and not is_on_ground(place) for place in workers)),
            broken=int(before.broken).bit_count(),
        )


def lines_of(number: int, until: float) -> list[str]:
    """The episodes of a match, as many as there is time for."""
    episodes = Course(Setting(number)).episodes()
    lines: list[str] = []
    while time.time() < until and (line := next(episodes, None)):
        lines.append(line.text())
    return lines


def write(out: Path, numbers: range, jobs: int, seconds: float) -> int:
    """Play these matches and write as they end; how many episodes there were."""
    until, count = time.time() + seconds, 0
    with multiprocessing.get_context("spawn").Pool(jobs) as pool, out.open("a", encoding="utf-8") as file:
        for lines in pool.imap_unordered(partial(lines_of, until=until), numbers):
            if lines:
                count += len(lines)
                file.write("\n".join(lines) + "\n")
                file.flush()
    return count


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m storeys.lab.skyscrapers.episodes")
    parser.add_argument("--count", type=int, default=1, help="matches; each has about 80 episodes")
    parser.add_argument("--start", type=int, default=0, help="number of the first match")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--seconds", type=float, default=float("inf"))
    chosen = parser.parse_args()
    count = write(chosen.out, range(chosen.start, chosen.start + chosen.count), chosen.jobs, chosen.seconds)
    print(f"{count} episodes")


if __name__ == "__main__":
    main()
