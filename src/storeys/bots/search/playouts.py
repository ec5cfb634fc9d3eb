"""What a search does by the thousand, put together for one game and then compiled: imagine, try, play on, judge.

All candidates are tried in the same imagined worlds with the same luck, so that what differs between them is what they
are, not what befell them. World number i is imagined and drawn from streams of its own, whoever plays it out.
"""

from typing import Annotated, Any

import numpy as np
from numpy.typing import NDArray

from ...games.kit import CHANCE, OVER, Game, Numbers, Record, below, i32, i64, rule
from ...games.kit.generator import seed, word
from ...games.kit.playout import Mark, Routine
from .knowledge import ANY_MOMENT, HUNDREDTHS, Knowledge
from .tree import after, begun, choose, learn, note, visited

MOST_SEATS = 5
MOST_PLANS = 512
LONGEST_PLAN = 12
NO_STEP = -1
LUCK = 1 << 40  # from here on are the streams of luck, below it those of worlds
EXPAND = 2  # a moment that was seen so often is looked into; until then the policy knows best
FAR_BEHIND, STEEP = -1e9, 50.0

Floats = NDArray[np.float64]
f64 = Annotated[float, np.float64]


class Tally(Record):
    """What a candidate came to, added up over its playouts."""

    visits: i64
    worth: f64
    squares: f64  # of the mover's shares
    shares: Annotated[Floats, np.float64, (MOST_SEATS,)]
    points: Annotated[Floats, np.float64, (MOST_SEATS,)]


class Outcome(Record):
    """What one playout came to, for every seat."""

    worths: Annotated[Floats, np.float64, (MOST_SEATS,)]
    shares: Annotated[Floats, np.float64, (MOST_SEATS,)]
    points: Annotated[Floats, np.float64, (MOST_SEATS,)]
    scores: Annotated[Numbers, np.int32, (MOST_SEATS,)]
    ranks: Annotated[Numbers, np.int32, (MOST_SEATS,)]


class Task(Record):
    """What is looked at, and how."""

    seat: i32  # who decides
    seats: i32
    goal: i32  # of who plays alone
    imagined: i32  # whether what is hidden has to be imagined
    depth: i32  # decisions that the tree may decide …
    own: i32  # … of the seat alone
    last: i32  # the stage at which playouts are cut short
    number: i64  # the seed of all worlds
    margin: f64
    scale: f64
    curiosity: f64
    trust: f64


# --- What a playout came to ------------------------------------------------------------------------------------------


@rule
def count_winners(outcome: Outcome, seats: int) -> int:
    winners = 0
    for seat in range(seats):
        winners += int(outcome.ranks[seat] == 1)
    return winners


@rule
def share_out(outcome: Outcome, seats: int, spread: float) -> None:
    """How likely each seat wins if its points will be what was estimated, give or take."""
    most, total = outcome.points[0], 0.0
    for seat in range(seats):
        most = max(most, outcome.points[seat])
    for seat in range(seats):
        outcome.shares[seat] = np.exp((outcome.points[seat] - most) / spread)
        total += outcome.shares[seat]
    for seat in range(seats):
        outcome.shares[seat] /= total


@rule
def reach_goal(outcome: Outcome, goal: int, spread: float) -> None:
    """Who plays alone has reached the goal or not, or how likely that is."""
    ahead = outcome.points[0] - goal
    if spread > 0.0:
        outcome.shares[0] = 1.0 / (1.0 + np.exp(min(max(-ahead / spread, -STEEP), STEEP)))
    else:
        outcome.shares[0] = 1.0 if ahead >= 0 else 0.0


@rule
def lead(outcome: Outcome, task: Task, seat: int) -> float:
    """By how much a seat is before all others, or behind the best of them; alone, beyond the goal."""
    if task.seats == 1:
        return float(outcome.points[0] - task.goal)
    others = FAR_BEHIND
    for other in range(int(task.seats)):
        if other != seat:
            others = max(others, outcome.points[other])
    return float(outcome.points[seat] - others)


@rule
def value(outcome: Outcome, task: Task) -> None:
    """Win first, margin second."""
    for seat in range(int(task.seats)):
        by = lead(outcome, task, seat)
        squashed = 0.5 + 0.5 * by / (abs(by) + task.scale)
        outcome.worths[seat] = (1.0 - task.margin) * outcome.shares[seat] + task.margin * squashed


def judge(game: Game, knowledge: Knowledge, mark: Mark) -> Routine:
    """A routine that writes down what a position is worth: how it ended, or how it is likely to end."""
    to_move, final_scores, ranking, estimate = game.to_move, game.final_scores, game.ranking, knowledge.estimate

    def ended(state: Any, seats: int, outcome: Any) -> None:
        final_scores(state, outcome.scores)
        ranking(state, outcome.ranks)
        winners = count_winners(outcome, seats)
        for seat in range(seats):
            outcome.points[seat] = outcome.scores[seat]
            outcome.shares[seat] = 1.0 / winners if outcome.ranks[seat] == 1 else 0.0

    def estimated(desk: Any, seats: int, outcome: Any) -> float:
        spread = estimate(desk, outcome.scores) / HUNDREDTHS
        for seat in range(seats):
            outcome.points[seat] = outcome.scores[seat] / HUNDREDTHS
        share_out(outcome, seats, spread)
        return float(spread)

    end, guess = mark(ended), mark(estimated)

    def judged(desk: Any, task: Any, outcome: Any) -> None:
        spread = 0.0
        if to_move(desk[0]) == OVER:
            end(desk[0], task.seats, outcome)
        else:
            spread = guess(desk, task.seats, outcome)
        if task.seats == 1:
            reach_goal(outcome, task.goal, spread)
        value(outcome, task)

    return mark(judged)


# --- One playout -----------------------------------------------------------------------------------------------------


@rule
def decides(task: Task, mover: int) -> bool:
    """Whether the tree decides for this seat."""
    return bool(mover == task.seat or not task.own)


def play_on(game: Game, knowledge: Knowledge, mark: Mark) -> Routine:
    """A routine that plays on from the desk's first record: by the tree as far as it reaches, then by the policy."""
    to_move, apply_action, legal_actions = game.to_move, game.apply_action, game.legal_actions
    chance_tickets, chance_outcome = game.chance_tickets, game.chance_outcome
    policy, stage, moment, rush = knowledge.policy, knowledge.stage, knowledge.moment, knowledge.rush

    def drawn(state: Any, fortune: int, luck: Any) -> int:
        if moment(state) != ANY_MOMENT:
            seed(luck, fortune, moment(state))
        return int(chance_outcome(state, below(luck, chance_tickets(state))))

    def explored(desk: Any, tree: Any, task: Any, key: int, choices: Any, liked: int) -> int:
        """What the tree wants to try in a moment that was seen often enough."""
        count = legal_actions(desk[0], choices)
        return choose(tree, key, choices, count, liked, task.curiosity, task.trust) if count > 1 else liked

    draw, explore = mark(drawn), mark(explored)

    def play(desk: Any, tree: Any, task: Any, candidate: int, choices: Any, luck: Any) -> int:
        """How long the way in the tree is."""
        key, decided, growing = begun(candidate), 0, task.depth > 0
        depth, fortune = note(tree, 0, key, task.seat), word(luck)
        mover = to_move(desk[0])
        while mover != OVER and stage(desk[0]) < task.last:
            if mover == CHANCE:
                action = draw(desk[0], fortune, luck)
            else:
                action = int(policy(desk, mover, luck))
                if growing and decides(task, mover):
                    growing = visited(tree, key) >= EXPAND
                    action = explore(desk, tree, task, key, choices, action) if growing else action
                    decided += 1
            if growing:
                key = after(key, action)
                depth = note(tree, depth, key, max(mover, 0))
                growing = decided < task.depth
            apply_action(desk[0], action)
            if not growing:
                rush(desk, luck, task.last)
            mover = to_move(desk[0])
        return depth

    return mark(play)


# --- All of them -----------------------------------------------------------------------------------------------------


def plainly(game: Game, mark: Mark) -> Routine:
    """A routine that imagines what the game itself says may be, on the desk's first record."""
    imagine = game.imagine

    def imagined(desk: Any, seat: int, luck: Any) -> None:
        imagine(desk[0], seat, luck)

    return mark(imagined)


def weigh(game: Game, knowledge: Knowledge, mark: Mark) -> Routine:
    """A routine that tries each of some candidates in the worlds first … first + count − 1."""
    apply_action, believe = game.apply_action, knowledge.imagine or plainly(game, mark)
    play, judged = play_on(game, knowledge, mark), judge(game, knowledge, mark)

    def tried(desk: Any, world: Any, tree: Any, task: Any, plan: Any, candidate: int, choices: Any, luck: Any) -> int:
        desk[0] = world[0]
        for step in range(LONGEST_PLAN):
            if plan[step] == NO_STEP:
                break
            apply_action(desk[0], int(plan[step]))
        return int(play(desk, tree, task, candidate, choices, luck))

    def counted(tally: Any, outcome: Any, task: Any) -> None:
        share = outcome.shares[task.seat]
        tally.visits += 1
        tally.worth += outcome.worths[task.seat]
        tally.squares += share * share
        for seat in range(task.seats):
            tally.shares[seat] += outcome.shares[seat]
            tally.points[seat] += outcome.points[seat]

    attempt, count_in = mark(tried), mark(counted)

    def loop(
        view: Any,
        tasks: Any,
        plans: Any,
        alive: Any,
        first: int,
        count: int,
        tallies: Any,
        desk: Any,
        world: Any,
        trees: Any,
        outcomes: Any,
        choices: Any,
        luck: Any,
    ) -> None:
        task, tree, outcome = tasks[0], trees[0], outcomes[0]
        for number in range(first, first + count):
            desk[0] = view[0]
            if task.imagined:
                seed(luck, task.number, number)
                believe(desk, task.seat, luck)
            world[0] = desk[0]
            for index in range(len(alive)):
                candidate = int(alive[index])
                seed(luck, task.number, LUCK + number)
                depth = attempt(desk, world, tree, task, plans[candidate], candidate, choices, luck)
                judged(desk, task, outcome)
                learn(tree, depth, outcome.worths)
                count_in(tallies[candidate], outcome, task)

    return loop
