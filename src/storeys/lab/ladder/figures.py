"""The figures of a ladder: a row for each, which can be read by itself as one object of JSON."""

from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from itertools import combinations

from ...games.kit import Json
from .betting import bound
from .matches import Result
from .plan import Plan
from .rating import ratings
from .running import Standing
from .shares import Meeting, Share, meeting
from .solitaire import alone

FEWEST = 2  # blocks that tell anything of how much they differ


@dataclass(frozen=True)
class Taken:
    """The part of the points that a player took against another one."""

    player: str
    against: str
    share: float
    low: float
    high: float
    fair: float  # what equals would take
    blocks: int  # in which both met
    matches: int


@dataclass(frozen=True)
class Rating:
    """How strong a player is among these."""

    player: str
    rating: float
    low: float
    high: float


@dataclass(frozen=True)
class Goal:
    """How often somebody who plays alone reaches the goal."""

    player: str
    goal: int
    reached: float
    low: float
    high: float


@dataclass(frozen=True)
class Points:
    """How many points somebody makes alone."""

    player: str
    mean: float
    mean_low: float
    mean_high: float
    spread: float
    spread_low: float
    spread_high: float
    lowest: int
    highest: int


@dataclass(frozen=True)
class Pace:
    """How long a player has thought for a decision, where somebody plays by the clock."""

    player: str
    decisions: int
    mean_s: float
    longest_s: float


Row = Taken | Rating | Goal | Points | Pace


def rows(standing: Standing) -> Iterator[Row]:
    """Every figure there is; none before there are blocks to compare."""
    plan, blocks = standing.plan, standing.blocks
    if len(blocks) < FEWEST:
        return
    if plan.seats == 1:
        yield from _alone(plan, blocks)
    else:
        found = ratings(blocks, len(plan.players))
        yield from (Rating(name, *asdict(each).values()) for name, each in zip(plan.players, found, strict=True))
        for pair in combinations(range(len(plan.players)), 2):
            yield from _taken(standing, *pair)
    yield from _paces(plan, blocks)


def _taken(standing: Standing, me: int, other: int) -> Iterator[Taken]:
    met = meeting(standing.blocks, me, other)
    if met.blocks >= FEWEST:
        names = standing.plan.players
        share = met.share if standing.plan.stop is None else _bounded(met)
        matches = int(met.matches.sum())
        yield Taken(names[me], names[other], share.value, share.low, share.high, met.fair, met.blocks, matches)


def _bounded(met: Meeting) -> Share:
    """Who stops when it is enough looks often: the interval is one that holds at every time."""
    share = met.share.value
    found = bound(met.against)
    return Share(share, found.low, found.high)


def _alone(plan: Plan, blocks: Sequence[Sequence[Result]]) -> Iterator[Row]:
    for number, name in enumerate(plan.players):
        made = alone(blocks, number, plan.goal)
        if plan.goal:
            yield Goal(name, plan.goal, made.reached.value, made.reached.low, made.reached.high)
        points, spread = made.points, made.spread
        bounds = points.value, points.low, points.high, spread.value, spread.low, spread.high
        yield Points(name, *bounds, made.lowest, made.highest)


def _paces(plan: Plan, blocks: Sequence[Sequence[Result]]) -> Iterator[Pace]:
    thought = [
        (sitter, each)
        for block in blocks
        for result in block
        for sitter, each in zip(result.seated, result.thinking or (), strict=False)
    ]
    for number, name in enumerate(plan.players):
        own = [each for sitter, each in thought if sitter == number]
        decisions = sum(each.decisions for each in own)
        if decisions:
            yield Pace(name, decisions, sum(each.total for each in own) / decisions, max(each.longest for each in own))


def as_json(standing: Standing, row: Row) -> Json:
    """A figure with what it is a figure of."""
    plan = standing.plan
    about = {"game": plan.game, "seats": plan.seats, "options": dict(plan.options), "seed": plan.seed}
    state = {"blocks_played": len(standing.blocks), "done": standing.done, "stopped": standing.stopped}
    return {"figure": type(row).__name__.lower(), **asdict(row), **about, **state}
