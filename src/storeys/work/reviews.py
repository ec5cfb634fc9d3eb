"""What could have been done: one happening of a finished match, weighed by the strongest search there is.

A question holds the position before it as text, all of it, for the match is over; what happened there, as numbers; and
whether somebody had a choice. The answer says what every seat could expect after it, from playouts of the position as
it really was; and of a choice how what was done compares with what the search preferred, which is given nothing but the
view of the seat that had to decide. Moves are told as data, so that whoever asks needs no rules to write them down.

Seconds are shared out between both; a question with `worlds` counts playouts instead of looking at the clock.
"""

from collections.abc import Callable, Sequence
from dataclasses import replace
from math import sqrt
from time import monotonic
from typing import Any

from ..bots.search import Budget, Expectation, Option, Thought, expect, think
from ..bots.search.engine import shortlist
from ..bots.search.search import Stop, never
from ..games import GAMES
from ..games.kit import CHANCE, OVER, Game, Generator, as_bytes, below, copy, generator
from ..play import Match
from .happenings import Happening
from .kinds import Job, Json

Look = Callable[[Game, Any, Generator, int, float, int | None, Stop], Expectation]
Weigh = Callable[..., Thought]
Left = Callable[[], float]  # seconds that there are still to look at a position

IN_ONE_GO = 32  # worlds that are looked at before the clock is asked again, and whether anybody needs the answer
LOOKING = 0.4  # of the time of a decision is for what came of it, the rest for what it could have been
LEAST_WHIMS = 8  # ways that the next moves might go, where only people are not to be foreseen
WHIMS, WILDEST = 3, 3  # moves of each seat that may be whims, and how far down the list they go
TOLD = 8  # steps of what was expected to come after a move


def asked(match: Match, happening: Happening, goal: int, seconds: float, worlds: int | None = None) -> Json:
    """The question about one happening; what comes of it follows from its place in the match, if worlds are counted."""
    return {
        "game": match.game.name,
        "before": match.game.show(match.position(happening.first)),
        "seat": happening.seat,
        "actions": list(happening.actions),
        "choice": happening.choice,
        "goal": goal,
        "seed": happening.first,
        "seconds": seconds,
        "worlds": worlds,
    }


def answer(question: Json, job: Job) -> Json:
    """What every seat could expect after it, and how good it was if it was a choice."""
    return judged(question, job, expected, think)


def judged(question: Json, job: Job, look: Look, weigh: Weigh) -> Json:
    """The same, by whoever looks at positions and weighs choices."""
    game, luck = GAMES[question["game"]], generator(question["seed"])
    before, actions = game.parse(question["before"]), tuple(question["actions"])
    seconds, worlds, goal = question["seconds"], question["worlds"], question["goal"]
    looking = seconds * LOOKING if question["choice"] else seconds
    found = look(game, _after(game, before, actions), luck, goal, looking, worlds, job.stop)
    told = {"shares": _round(found.shares), "points": _round(found.points), "errors": _round(found.errors)}
    if not question["choice"] or job.stop():
        return {**told, "choice": None}
    view, seat = copy(before), question["seat"]
    game.conceal(view, seat)
    budget = Budget(seconds=seconds - looking, simulations=worlds)
    thought = weigh(game, view, seat, budget, luck, goal, job.stop, plans=(actions,))
    return {**told, "choice": _compared(game, before, actions, thought)}


# --- What came of it -------------------------------------------------------------------------------------------------


def expected(
    game: Game, state: Any, luck: Generator, goal: int, seconds: float, worlds: int | None = None, stop: Stop = never
) -> Expectation:
    """What every seat may expect of a position: looked at for so long, or in so many worlds."""
    if game.to_move(state) == OVER:
        return _came_to(game, state, goal)
    until = monotonic() + seconds

    def left() -> float:
        return 0.0 if stop() else until - monotonic()

    first = expect(game, state, worlds or IN_ONE_GO, luck, goal)
    if not any(first.errors):
        return _by_whims(game, state, luck, goal, left, worlds)
    return first if worlds else _longer(game, state, luck, goal, left, first)


def _longer(game: Game, state: Any, luck: Generator, goal: int, left: Left, first: Expectation) -> Expectation:
    """The same as long as there is time."""
    parts = [first]
    while left() > 0:
        parts.append(expect(game, state, IN_ONE_GO, luck, goal))
    return _together(parts)


def _by_whims(game: Game, state: Any, luck: Generator, goal: int, left: Left, worlds: int | None) -> Expectation:
    """Where chance has no say and all is open every playout is the same: then people are, who do not all play alike."""
    parts: list[Expectation] = []
    while len(parts) < (worlds or LEAST_WHIMS) or (worlds is None and left() > 0):
        there = copy(state)
        _wander(game, there, luck)
        over = game.to_move(there) == OVER
        parts.append(_came_to(game, there, goal) if over else expect(game, there, 1, luck, goal))
    return _together(parts)


def _wander(game: Game, state: Any, luck: Generator) -> None:
    """A few moves that somebody might make: half of them the first that comes to mind, the others the next ones."""
    for _ in range(WHIMS * int(state.seats)):
        mover = game.to_move(state)
        if mover == OVER:
            return
        if mover == CHANCE:
            game.apply_action(state, game.chance_outcome(state, below(luck, game.chance_tickets(state))))
            continue
        view = copy(state)
        game.conceal(view, mover)
        _make(game, state, mover, _whim(shortlist(game, view, mover), luck))


def _whim(plans: Sequence[tuple[int, ...]], luck: Generator) -> tuple[int, ...]:
    tossed = next((toss for toss in range(WILDEST) if below(luck, 2)), WILDEST)
    return plans[min(tossed, len(plans) - 1)]


def _make(game: Game, state: Any, mover: int, plan: tuple[int, ...]) -> None:
    for action in plan:
        if game.to_move(state) == mover and game.can_happen(state, action):
            game.apply_action(state, action)


def _came_to(game: Game, state: Any, goal: int) -> Expectation:
    """The result, where there is nothing more to expect; alone, whether the goal was reached."""
    seats = int(state.seats)
    referee = Match(game, seats, chance=None)
    ranks, points = referee.ranks(state), tuple(map(float, referee.scores(state)))
    shares = tuple((rank == 1) / ranks.count(1) for rank in ranks) if seats > 1 else (float(points[0] >= goal),)
    return Expectation(shares, points, (0.0,) * seats, 1)


def _together(parts: Sequence[Expectation]) -> Expectation:
    """Several looks at one position as one."""
    total = sum(part.simulations for part in parts)

    def mean(name: str) -> tuple[float, ...]:
        columns = zip(*(getattr(part, name) for part in parts), strict=True)
        weights = [part.simulations / total for part in parts]
        return tuple(sum(map(float.__mul__, weights, column)) for column in columns)

    shares = mean("shares")
    errors = tuple(sqrt(max(share * (1 - share), 0.0) / total) for share in shares)
    return Expectation(shares, mean("points"), errors, total)


# --- What it could have been -----------------------------------------------------------------------------------------


def _compared(game: Game, before: Any, actions: tuple[int, ...], thought: Thought) -> Json:
    """What was done beside what the search preferred, which may be the same."""
    best = thought.options[0]
    same = _is_same(game, before, best.plan, actions)
    return {
        "ways": len(thought.options),
        "playouts": thought.simulations,
        "done": _told(game, before, _as_done(best, actions) if same else _done(thought, actions)),
        "best": None if same else _told(game, before, best),
    }


def _as_done(option: Option, actions: tuple[int, ...]) -> Option:
    """The same move with its steps in the order in which they were made."""
    return option if option.plan[: len(actions)] == actions else replace(option, plan=actions)


def _is_same(game: Game, before: Any, plan: tuple[int, ...], actions: tuple[int, ...]) -> bool:
    """Whether one is the other as far as both go, or leads to the same: a plan may be longer than a move."""
    short = min(len(plan), len(actions))
    if plan[:short] == actions[:short]:
        return True
    possible, there = copy(before), _after(game, before, actions)
    return len(_steps(game, possible, plan)) == len(plan) and as_bytes(possible) == as_bytes(there)


def _done(thought: Thought, actions: tuple[int, ...]) -> Option:
    """What was done as the search weighed it; it was among what had to be weighed."""
    return next(option for option in thought.options if option.plan[: len(actions)] == actions)


def _told(game: Game, before: Any, option: Option) -> Json:
    state = copy(before)
    plan = _steps(game, state, option.plan)
    line = _steps(game, state, option.line[:TOLD]) if len(plan) == len(option.plan) else []
    numbers = {"shares": _round(option.shares), "points": _round(option.points), "error": round(option.error, 4)}
    return {**numbers, "plan": plan, "line": line}


def _steps(game: Game, state: Any, actions: Sequence[int]) -> list[Json]:
    """Moves as data, made one after another; only as far as they were possible in what was really there."""
    steps: list[Json] = []
    for action in actions:
        if not game.can_happen(state, action):
            break
        before, mover = copy(state), game.to_move(state)
        game.apply_action(state, action)
        more = game.remarks(before, action, state) if game.remarks else {}
        steps.append({"seat": mover, "data": game.data(before, action), "more": more})
    return steps


def _after(game: Game, before: Any, actions: Sequence[int]) -> Any:
    state = copy(before)
    for action in actions:
        game.apply_action(state, action)
    return state


def _round(numbers: Sequence[float]) -> list[float]:
    return [round(number, 4) for number in numbers]
