"""What a search has to know of a game beside its rules: small functions beside the game's greedy bot.

`bots/<game>/knowledge.py` has a `KNOWLEDGE`. A game without one is searched with its strongest policy, every legal
action, and playouts to the end.
"""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from ...games.kit import Batch, Game, Generator, Numbers, rule
from ..policy import Policy, random_policy

HUNDREDTHS = 100  # an estimate is written in hundredths of a point
THOUSANDTHS = 1000  # what a candidate promises is written in thousandths of a worth
NEVER = 1 << 30  # a horizon that no match reaches
ANY_MOMENT = -1  # of chance, which is like any other
NO_TURN = -1  # that a decision belongs to

Candidates = Callable[[Batch, int, Numbers], int]
Promise = Callable[[Batch, int, Numbers], None]
Stage = Callable[[Any], int]
Estimate = Callable[[Batch, Numbers], int]
Imagine = Callable[[Batch, int, Generator], None]
Rush = Callable[[Batch, Generator, int], None]


@rule
def no_stage(state: Any) -> int:
    """A game of which no part is over before all of it is."""
    return 0


@rule
def no_moment(state: Any) -> int:
    """Chance goes on where it was."""
    return ANY_MOMENT


@rule
def no_estimate(desk: Batch, points: Numbers) -> int:
    """Never asked, for nobody stops before the end."""
    return 1


@rule
def step_by_step(desk: Batch, luck: Generator, last: int) -> None:
    """No hurry: the policy is asked for every decision."""


@rule
def everything(desk: Batch, seat: int, plans: Numbers) -> int:
    """No shortlist: everything that is legal is weighed."""
    return 0


@rule
def nothing_promised(desk: Batch, count: int, promises: Numbers) -> None:
    """All candidates are as good before anything was tried."""


def always(view: Any) -> float:
    """Every step deserves the time of a whole move."""
    return 1.0


def each_by_itself(view: Any) -> int:
    """No turns: whatever is decided has nothing to do with what was decided before."""
    return NO_TURN


def never(state: Any) -> bool:
    """A move goes on for as long as its seat decides."""
    return False


@dataclass(frozen=True, eq=False)
class Knowledge:
    """How a search looks at a game. The functions down to `imagine` are rules, and compiled."""

    policy: Policy  # whoever plays on in a playout
    rush: Rush = step_by_step  # may play on from the desk's first record to the end, or to a stage, or not at all:
    # as the policy and that luck would, only faster
    candidates: Candidates = everything  # fills rows with whole moves, −1 behind the last step; how many. 0: all steps
    promise: Promise = nothing_promised  # asked after candidates, on the same desk: what each seems to be worth beside
    # the first, in thousandths of what a search compares …
    faith: float = 0.0  # … and as many playouts that weighs, so that few of them do not drown good sense in noise
    stage: Stage = no_stage  # counts up during a match, and …
    horizon: int = NEVER  # … a playout is cut short when so many more have gone by …
    estimate: Estimate = no_estimate  # … and the desk's first record estimated: final points of each seat in
    # hundredths; the answer is the spread of what they will be, in hundredths, too
    moment: Stage = no_moment  # a number for what chance decides now: in one world it is decided alike for every
    # candidate, however much chance decided before for some of them only
    imagine: Imagine | None = None  # a belief about what the desk's first record hides, better than the game's own
    margin: float = 0.3  # how much of a result's worth is by how much …
    scale: float = 10.0  # … and the lead, in points, that makes half of it
    depth: int = 6  # decisions in a row that the tree may decide before the policy plays on …
    own: bool = False  # … of the seat that searches alone: the others do what the policy does
    curiosity: float = 1.0  # how readily the tree tries what the policy would not do
    trust: float = 0.6  # how much of the tree's first interest the policy's choice gets
    weight: Callable[[Any], float] = always  # how much of the time of a move a step deserves, in the interpreter
    turn: Callable[[Any], int] = each_by_itself  # numbers the turn of a decision, likewise: a level that looks ahead
    # only now and then does so for whole turns …
    glances: float = 1.0  # … and decides at a glance only so much as often, where a little search gains little
    is_whole: Callable[[Any], bool] = never  # whether a whole move is over where its seat still decides, likewise


@cache
def knowledge_of(game: Game) -> Knowledge:
    """What is known of a game."""
    bots = __name__.rpartition(".search.")[0]
    try:
        written = find_spec(f"{bots}.{game.name}.knowledge")
    except ModuleNotFoundError:
        written = None
    if written is None:
        from .. import GREEDY, policies_for, policy_of

        return Knowledge(policy_of(GREEDY, game) if GREEDY in policies_for(game) else random_policy(game))
    found: Knowledge = import_module(written.name).KNOWLEDGE
    return found
