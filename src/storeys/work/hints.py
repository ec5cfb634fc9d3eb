"""What somebody could do, and why: {"game", "view", "seat", "goal", "seconds", "simulations", "threads", "seed"}.

It is answered by {"options", "reasons", "rough"}: the best whole moves as data, with what each is expected to bring,
and sentences for the first of them. Where the machine code of a game is not there (yet), the greedy bot is asked
instead, and the answer says that it is rough.
"""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from ..bots import make
from ..bots.search import Budget, NoCompilerError, Option, ready, think
from ..bots.telling import reasons
from ..games import GAMES
from ..games.kit import Data, Game, Note, copy, generator
from ..play.by_itself import asked_in
from .kinds import Job, Json
from .views import pack, unpack

SHOWN = 3  # ways to move that are told
QUICK = "greedy"  # who is asked where nobody can look ahead
LONGEST = 12  # steps of a move


def asked(game: Game, view: Any, seat: int, goal: int, seconds: float, threads: int, seed: int) -> Json:
    """A question by the clock; with `simulations` in place of None the answer is always the same."""
    budget = {"seconds": seconds, "simulations": None, "threads": threads, "seed": seed}
    return {"game": game.name, "view": pack(view), "seat": seat, "goal": goal, **budget}


def answer(question: Json, job: Job) -> Json:
    game, seat, seed = GAMES[question["game"]], question["seat"], question["seed"]
    view = unpack(game, question["view"])
    budget = Budget(question["seconds"], question["simulations"], question["threads"])
    try:
        if not ready(game):
            return rough(game, view, seat, seed)
        found = think(game, view, seat, budget, generator(seed), question["goal"], job.stop)
    except NoCompilerError:
        return rough(game, view, seat, seed)
    return told(game, view, seat, found.options[:SHOWN], question["goal"])


def told(game: Game, view: Any, seat: int, options: Sequence[Option], goal: int) -> Json:
    """The ways that a search has found best."""
    why = [_sentence(note) for note in reasons(game, view, seat, options, goal)]
    return {"options": [_option(game, view, seat, option) for option in options], "reasons": why, "rough": False}


def rough(game: Game, view: Any, seat: int, seed: int) -> Json:
    """What the greedy bot would do, step by step, without a figure."""
    steps = list(_data(game, view, seat, whole_move(game, view, seat, seed)))
    option = {"steps": steps, "share": None, "points": None, "error": None}
    return {"options": [option], "reasons": [_sentence(Note("hint-rough", {}))], "rough": True}


def _option(game: Game, view: Any, seat: int, option: Option) -> Json:
    steps = list(_data(game, view, seat, option.plan))
    return {"steps": steps, "share": option.shares[seat], "points": option.points[seat], "error": option.error}


def _sentence(note: Note) -> Json:
    return {"message": note.message, "arguments": dict(note.arguments)}


def _data(game: Game, view: Any, seat: int, plan: Iterable[int]) -> Iterator[Data]:
    """The steps of a whole move as data, as far as the view shows them."""
    now = copy(view)
    for action in plan:
        if game.to_move(now) != seat or action not in game.legal(now):
            return
        yield game.data(now, action)
        game.apply_action(now, action)


def whole_move(game: Game, view: Any, seat: int, seed: int, first: int | None = None) -> Iterator[int]:
    """What the greedy bot would do, or how it would go on after a first step.

    The move is over where the seat is asked again what it was asked first, or would see something new.
    """
    bot, now, drawn = make(QUICK, game), copy(view), generator(seed)
    for step in range(LONGEST):
        action = bot.choose(now, seat, 0.0, drawn) if step or first is None else first
        yield action
        if game.reveals(now, action):
            return
        game.apply_action(now, action)
        if game.to_move(now) != seat or asked_in(game, now) & asked_in(game, view):
            return
