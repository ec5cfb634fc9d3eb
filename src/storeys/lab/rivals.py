"""Random play on other engines, each in the fastest way it offers from Python; chance counts as moves where it is one.

OpenSpiel plays twice: with its own loop and bots, all in C++, and with the loop its users write in Python. A roll of
dice in Catanatron is an action of the player who rolls, so there the actions are all there is to count.
"""

import random
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from importlib.util import find_spec
from typing import Any

from .pace import Moves, Play

SEED = 1


@dataclass(frozen=True)
class Rival:
    """Another engine with one of its games: the module it needs, the package that has it, and how it plays."""

    name: str
    module: str
    package: str
    sit_down: Callable[[], Play]

    @property
    def is_here(self) -> bool:
        return find_spec(self.module) is not None


# --- OpenSpiel -------------------------------------------------------------------------------------------------------


def openspiel_bots(name: str) -> Play:
    """OpenSpiel's own bots in its own loop, compiled."""
    import pyspiel

    game = pyspiel.load_game(name)

    def play(games: int) -> Moves:
        bots = [pyspiel.make_uniform_random_bot(seat, SEED + seat) for seat in range(game.num_players())]
        moves = 0
        for number in range(games):
            state = game.new_initial_state()
            pyspiel.evaluate_bots(state, bots, SEED + number)
            moves += state.move_number()
        return lambda: moves

    return play


def openspiel_loop(name: str) -> Play:
    """The loop that OpenSpiel's users write in Python."""
    import pyspiel

    game = pyspiel.load_game(name)

    def play(games: int) -> Moves:
        drawn = random.Random(SEED)
        moves = sum(_play_out(game.new_initial_state(), drawn) for _ in range(games))
        return lambda: moves

    return play


def _play_out(state: Any, drawn: random.Random) -> int:
    moves = 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, likely = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(drawn.choices(outcomes, likely)[0])
        else:
            state.apply_action(drawn.choice(state.legal_actions()))
        moves += 1
    return moves


# --- Catanatron ------------------------------------------------------------------------------------------------------


def catanatron(players: int) -> Play:
    """Settlers of Catan between Catanatron's random players."""
    from catanatron import Color, Game, RandomPlayer

    colors = list(Color)[:players]

    def play(games: int) -> Moves:
        moves = 0
        for number in range(games):
            match = Game([RandomPlayer(color) for color in colors], seed=SEED + number)
            match.play()
            moves += len(match.state.actions)
        return lambda: moves

    return play


RIVALS = (
    Rival("openspiel backgammon", "pyspiel", "open_spiel", partial(openspiel_bots, "backgammon")),
    Rival("openspiel backgammon, loop in python", "pyspiel", "open_spiel", partial(openspiel_loop, "backgammon")),
    Rival("openspiel chess", "pyspiel", "open_spiel", partial(openspiel_bots, "chess")),
    Rival("openspiel chess, loop in python", "pyspiel", "open_spiel", partial(openspiel_loop, "chess")),
    Rival("catanatron, 2 players", "catanatron", "catanatron", partial(catanatron, 2)),
    Rival("catanatron, 4 players", "catanatron", "catanatron", partial(catanatron, 4)),
)
