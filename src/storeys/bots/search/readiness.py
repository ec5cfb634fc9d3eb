"""Whether a game can be searched: that takes a compiler, and machine code that takes a while to make."""

from importlib.util import find_spec
from typing import Any

from ...games.kit import CHANCE, Game, below, generator

LOOPS = 2  # that a search compiles: the shortlist, and weighing it


class NoCompilerError(RuntimeError):
    """Nothing can be compiled here: Numba is missing, or there is no folder to keep machine code in."""


def ready(game: Game) -> bool:
    """Whether machine code for a search of this game is there, in this process or on disk; compiles nothing."""
    if find_spec("numba") is None:
        return False
    from ...games.kit import run
    from .engine import functions_of

    return run.on_disk(LOOPS, *functions_of(game))


def warm(game: Game) -> None:
    """Make or load the machine code of a game's search; NoCompilerError where that cannot be."""
    if find_spec("numba") is None:
        raise NoCompilerError("Numba is not installed")
    from ...games.kit import run
    from .search import think
    from .thought import Budget

    try:
        run.cache_folder().mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise NoCompilerError(f"no machine code can be kept in {run.cache_folder()}: {error.strerror}") from error
    view = first_view(game)
    think(game, view, game.to_move(view), Budget(simulations=1), generator(1))


def first_view(game: Game, seats: int | None = None) -> Any:
    """What whoever is first to move sees in some match; of as few as can play, unless it is said of how many."""
    state, luck = game.start(seats or game.seats[0]), generator(1)
    while game.to_move(state) == CHANCE:
        game.apply_action(state, game.chance_outcome(state, below(luck, game.chance_tickets(state))))
    game.conceal(state, game.to_move(state))
    return state
