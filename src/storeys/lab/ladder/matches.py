"""One match of a ladder: chance is that of its block, and what a player draws for itself is its own in each match."""

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from time import perf_counter
from typing import Any

import numpy as np

from ...games.kit import CHANCE, OVER, Game, Json, copy
from ...play import FairChance
from .plan import Plan
from .players import Player
from .problems import MatchFailed


@dataclass(frozen=True)
class Thinking:
    """How long a player has thought in a match, in seconds."""

    decisions: int = 0
    total: float = 0.0
    longest: float = 0.0

    def and_then(self, seconds: float) -> "Thinking":
        return Thinking(self.decisions + 1, self.total + seconds, max(self.longest, seconds))

    def in_short(self) -> "Thinking":
        return Thinking(self.decisions, round(self.total, 3), round(self.longest, 3))


@dataclass(frozen=True)
class Result:
    """How a match ended: which player sat in each seat, its rank (1 for the winners) and its points."""

    block: int
    match: int
    seated: tuple[int, ...]
    ranks: tuple[int, ...]
    points: tuple[int, ...]
    moves: int
    thinking: tuple[Thinking, ...] | None = None  # by seat; nothing where nobody plays by the clock

    def as_json(self) -> Json:
        written = asdict(self)
        if self.thinking is None:
            del written["thinking"]
        else:
            written["thinking"] = [[each.decisions, each.total, each.longest] for each in self.thinking]
        return written


def play(plan: Plan, players: Sequence[Player], block: int, match: int) -> Result:
    """Play a match of a block to its end."""
    seated = plan.block(block)[match]
    table = _Table(plan, block, match, [players[number] for number in seated])
    try:
        table.play()
    except MatchFailed:
        raise
    except Exception as error:  # a player of any origin, and whoever waits for the result is in another process
        raise MatchFailed("failed", **table.where, reason=f"{type(error).__name__}: {error}") from error
    thinking = (
        tuple(each.in_short() for each in table.thinking) if any(player.by_the_clock for player in players) else None
    )
    return Result(block, match, seated, table.numbers("ranking"), table.numbers("final_scores"), table.moves, thinking)


class _Table:
    """A match that is going on."""

    def __init__(self, plan: Plan, block: int, match: int, sitters: Sequence[Player]) -> None:
        self.game: Game = plan.rules
        self.sitters = sitters
        self.where = {"block": block, "match": match}
        self.chance = FairChance.numbered(plan.chance(block))
        self.luck = [plan.luck(block, match, seat) for seat in range(plan.seats)]
        self.state = self.game.start(plan.seats, plan.options)
        self.moves = self.draws = 0
        self.thinking = [Thinking()] * plan.seats

    def play(self) -> None:
        while (mover := self.game.to_move(self.state)) != OVER:
            self.game.apply_action(self.state, self._drawn() if mover == CHANCE else self._decided(mover))
            self.moves += 1

    def _drawn(self) -> int:
        ticket = self.chance.draw(self.draws, self.game.chance_tickets(self.state))
        self.draws += 1
        return int(self.game.chance_outcome(self.state, ticket))

    def _decided(self, seat: int) -> int:
        legal = self.game.legal(self.state)
        if len(legal) == 1:
            return legal[0]  # nobody is asked, as at a table
        view = copy(self.state)
        self.game.conceal(view, seat)
        before, thinking = perf_counter(), self.thinking[seat]
        action = self.sitters[seat].decide(view, seat, self.luck[seat], thinking.decisions)
        self.thinking[seat] = thinking.and_then(perf_counter() - before)
        if action not in legal:
            raise MatchFailed("illegal", **self.where, name=self.sitters[seat].name, action=action)
        return action

    def numbers(self, rule: str) -> tuple[int, ...]:
        numbers = np.zeros(len(self.sitters), np.int32)
        getattr(self.game, rule)(self.state, numbers)
        return tuple(numbers.tolist())


def result_of(line: Mapping[str, Any]) -> Result:
    """A result as it was written; KeyError, TypeError or ValueError if it is none."""
    numbers = {name: tuple(map(_number, line[name])) for name in ("seated", "ranks", "points")}
    thinking = line.get("thinking")
    told = (
        None if thinking is None else tuple(Thinking(int(n), float(total), float(most)) for n, total, most in thinking)
    )
    return Result(
        _number(line["block"]), _number(line["match"]), **numbers, moves=_number(line["moves"]), thinking=told
    )


def _number(value: Any) -> int:
    if type(value) is not int:
        raise TypeError(value)
    return value
