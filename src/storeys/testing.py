"""For the tests of whoever writes a game or a bot; nothing else imports it.

    from storeys.testing import Referee, check

    referee = Referee(GAME)
    state = referee.play(parse(TEXT), "take", "draw 3")     # by words; AssertionError with the reason if it may not be
    referee.choices(state)                                  # ["take", "leave"]
    referee.refusal(state, "draw 2")                        # "X-3", the rule that forbids it
    referee.scores(state), referee.ranks(state)

    check(GAME)                                             # the whole battery; BrokenRuleError says what is broken

Positions are written as text: `GAME.parse` is the way to any of them. A bot is tested on the views of such positions.
"""

import random
from collections.abc import Callable, Iterator, Mapping
from typing import Any, TypeVar

import numpy as np

from .games.checks import CHECKS, BrokenRuleError, check, setups
from .games.kit import Game, Numbers, Reason, Record, copy, generator

__all__ = ["CHECKS", "BrokenRuleError", "Referee", "check", "setups"]

S = TypeVar("S", bound=Record)  # the game's own kind of state


class Referee:
    """Plays a game by words and says what the rules say of a position."""

    def __init__(self, game: Game) -> None:
        self.game = game

    # --- Playing by words ---

    def play(self, state: S, *moves: str) -> S:
        """Make these moves, chance included, in the state itself; AssertionError where one may not be made."""
        for words in moves:
            action = self.game.read(state, words)
            assert action in self.game.possible(state), f"{words}: {self.game.why_not(state, action)}"
            self.game.apply_action(state, action)
        return state

    def choices(self, state: Any, do: str = "") -> list[str]:
        """What may happen next, in words; only of one kind if it is named."""
        words = [self.game.words(state, action) for action in self.game.possible(state)]
        return [each for each in words if not do or each.split()[0] == do]

    def refusal(self, state: Any, words: str) -> str:
        """The rule that forbids what is not legal here; AssertionError if it is."""
        return self._why_not(state, words).rule

    def reason(self, state: Any, words: str) -> str:
        """The rule that forbids what is not legal here, and its sentence: "X-3 enough" for skeleton-why-enough."""
        reason = self._why_not(state, words)
        return f"{reason.rule} {reason.message.removeprefix(f'{self.game.name}-why-')}"

    def _why_not(self, state: Any, words: str) -> Reason:
        action = self.game.read(state, words)
        assert action not in self.game.possible(state), f"{words} is legal"
        return self.game.why_not(state, action)

    def weights(self, state: Any) -> dict[str, int]:
        """How likely each outcome of chance is, by its words."""
        weights = enumerate(self.game.chance_weights(state).tolist())
        return {self.game.words(state, action): weight for action, weight in weights if weight}

    # --- The result ---

    def scores(self, state: Any) -> list[int]:
        """The points of each seat."""
        return self._numbers(self.game.final_scores, state)

    def ranks(self, state: Any) -> list[int]:
        """The place of each seat: 1 for the winners."""
        return self._numbers(self.game.ranking, state)

    def _numbers(self, rule: Callable[[Any, Numbers], None], state: Any) -> list[int]:
        numbers = np.zeros(int(state.seats), np.int32)
        rule(state, numbers)
        found: list[int] = numbers.tolist()
        return found

    # --- What is hidden ---

    def view(self, state: S, seat: int) -> S:
        """A copy of the position as a seat may know it."""
        view = copy(state)
        self.game.conceal(view, seat)
        return view

    def world(self, view: S, seat: int, number: int) -> S:
        """One of the worlds that fit a view; others for other numbers."""
        world = copy(view)
        self.game.imagine(world, seat, generator(number, seat + 1))
        return world

    # --- Random matches ---

    def random_match(self, seats: int, seed: int = 0, options: Mapping[str, int] | None = None) -> Iterator[Any]:
        """Every position of a random match, the last included; one state, changed from one to the next."""
        state, chooser = self.game.start(seats, options), random.Random(seed)
        yield state
        while actions := self.game.possible(state):
            self.game.apply_action(state, chooser.choice(actions))
            yield state
