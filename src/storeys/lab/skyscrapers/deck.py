"""Whether the deck of Skyscrapers makes good games: matches of the greedy bot against itself, and what came of them.

    python -m storeys.lab.skyscrapers.deck [--games N] [--seed N] [--json]

The drawings on the 36 cards are our own (S-11), so they have to be shown to work: games end by an emptied hand, no
kind of card is left over much more often than another, printed workers and doubled cards matter but do not decide
alone, and the first seat has no great advantage when the round is played out (S-23). Printed workers are counted with
what doubling them brought; what stands on the site tells it, because cards are numbered in the order they were built.
"""

import argparse
import json
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass

import numpy as np
from numpy.typing import NDArray

from ...bots import policy_of
from ...games.kit import Batch, Json, Numbers
from ...games.kit.run import Results, contest, results
from ...games.skyscrapers import GAME
from ...games.skyscrapers.cards import BASE, CONSTRUCTION, EVERY_CARD, HAS_PRINTED, KIND_NAMES, KIND_OF
from ...games.skyscrapers.lattice import Z
from ...games.skyscrapers.site import BASES_EACH
from ...games.skyscrapers.state import EMPTIED, LAST_LEFT, STALLED
from ..tally import WHOLE_WIN, Sums, shares_of_wins

GAMES, SEED = 2_000, 1
LEAST_EMPTIED = 0.9  # share of games that should end by an emptied hand
GREATEST_RATIO = 2.0  # how many times as often one kind may be left over as another
GREATEST_EDGE = 0.05  # what the first seat may win above its fair share, or below, when the round is played out


@dataclass(frozen=True)
class Check:
    """What came of the matches with one number of seats; everything but the first four is a share from 0 to 1."""

    seats: int
    play_out_the_round: bool
    seed: int
    games: int
    emptied: float
    stalled: float
    last_left: float
    left_over: dict[str, float]  # by kind: how many of the cards dealt were in a hand at the end
    printed: float  # of all points for cards: those of printed workers, with what doubling them brought …
    doubled: float  # … and those that doubling brought
    other_winner_without_printed: float  # of all games: those that somebody else would have won, or shared
    other_winner_without_doubled: float
    most_printed_won: float  # of the games with one winner who had more, or fewer, than the best other: those with more
    most_doubled_won: float
    first_seat_edge: float  # above its fair share of wins
    first_seat_error: float

    @property
    def left_over_ratio(self) -> float:
        """How many times as often as another the most frequent kind of construction card is left over."""
        kinds = [share for kind, share in self.left_over.items() if kind != KIND_NAMES[BASE]]
        return max(kinds) / min(kinds) if min(kinds) else float("inf")

    @property
    def faults(self) -> list[str]:
        """Which of the aims were missed; an edge within two standard errors is not one."""
        edge = abs(self.first_seat_edge) - 2 * self.first_seat_error
        aims = {
            "emptied": self.emptied >= LEAST_EMPTIED,
            "left_over_ratio": self.left_over_ratio <= GREATEST_RATIO,
            "first_seat_edge": edge <= GREATEST_EDGE or not self.play_out_the_round,
        }
        return [name for name, reached in aims.items() if not reached]

    def as_json(self) -> Json:
        return {**asdict(self), "left_over_ratio": self.left_over_ratio, "faults": self.faults}


# --- What the final positions tell -----------------------------------------------------------------------------------


def holds(cards: NDArray[np.int64]) -> NDArray[np.bool_]:
    """Sets of construction cards as truth values: one more axis, the designs."""
    return (cards[..., np.newaxis] >> np.arange(CONSTRUCTION) & 1).astype(np.bool_)


def left_over(states: Batch, seats: int) -> dict[str, float]:
    """By kind of card: the share of those dealt that were still in a hand."""
    held = holds(states["players"]["hand"][:, :seats]).sum(axis=(0, 1))
    dealt = holds(EVERY_CARD & ~states["deck"]).sum(axis=0)
    kinds = {kind: KIND_OF[:CONSTRUCTION] == kind for kind in range(len(KIND_NAMES)) if kind != BASE}
    bases = states["players"]["bases"][:, :seats].mean() / BASES_EACH
    built = {KIND_NAMES[kind]: held[of_kind].sum() / dealt[of_kind].sum() for kind, of_kind in kinds.items()}
    return {name: float(share) for name, share in {KIND_NAMES[BASE]: bases, **built}.items()}


def went_highest(states: Batch) -> NDArray[np.bool_]:
    """S-21: for each card whether its top was higher than that of every card before it."""
    cards = states["site"]["cards"]
    tops = cards["z"].astype(np.int32) + (cards["normal"] != Z)
    before = np.maximum.accumulate(tops, axis=1)[:, :-1]
    first = np.zeros((len(states), 1), np.bool_)
    return np.concatenate([first, tops[:, 1:] > before], axis=1)


def printed_points(states: Batch, seats: int) -> Numbers:
    """For each match and seat the points for printed workers, with what doubling them brought."""
    cards = states["site"]["cards"]
    standing = np.arange(cards.shape[1]) < states["site"]["standing"][:, np.newaxis]
    points = np.where(standing, HAS_PRINTED[cards["design"]] * (1 + went_highest(states)), 0)
    return np.stack([np.where(cards["seat"] == seat, points, 0).sum(axis=1) for seat in range(seats)], axis=1)


def winners(scores: Numbers, out: NDArray[np.bool_]) -> NDArray[np.bool_]:
    """S-22, S-25: the highest score of all who are not out."""
    counted = np.where(out, np.iinfo(np.int32).min, scores)
    first: NDArray[np.bool_] = counted == counted.max(axis=1, keepdims=True)
    return first


def other_winner(won: NDArray[np.bool_], scores: Numbers, out: NDArray[np.bool_]) -> float:
    """How often somebody else would have won with these scores."""
    return float((winners(scores, out) != won).any(axis=1).mean())


def most_won(won: NDArray[np.bool_], points: Numbers) -> float:
    """How often the winner had more of these points than any other, among games where that was more or fewer."""
    alone = won.sum(axis=1) == 1
    won, points = won[alone], points[alone]
    ahead = points[won] - np.where(won, -1, points).max(axis=1)
    return float((ahead > 0).sum() / (ahead != 0).sum()) if (ahead != 0).any() else 0.5


def first_seat(ranks: Numbers, starters: Numbers) -> Sums:
    """The wins of whoever began, in parts of a whole one."""
    sums = Sums()
    sums.add(shares_of_wins(ranks)[np.arange(len(ranks)), starters])
    return sums


# --- The check -------------------------------------------------------------------------------------------------------


def check(seats: int, games: int, seed: int, play_out_the_round: bool) -> Check:
    """Matches of the greedy bot against itself, and what came of them."""
    options = {"play_out_the_round": int(play_out_the_round)}
    played = contest(GAME, [policy_of("greedy", GAME)], np.zeros((games, seats), np.int32), seed, options=options)
    return summary(played.states, results(GAME, played.states, seats), seed, play_out_the_round)


def summary(states: Batch, result: Results, seed: int, play_out_the_round: bool) -> Check:
    seats, players = result.scores.shape[1], states["players"][:, : result.scores.shape[1]]
    out, won = players["out"] == 1, result.ranks == 1
    printed, doubled = printed_points(states, seats), players["doubled"]
    for_cards = (players["girders"] + players["printed"] + players["doubled"]).sum()
    first = first_seat(result.ranks, states["starter"])
    return Check(
        seats=seats,
        play_out_the_round=play_out_the_round,
        seed=seed,
        games=len(states),
        emptied=float((states["ending"] == EMPTIED).mean()),
        stalled=float((states["ending"] == STALLED).mean()),
        last_left=float((states["ending"] == LAST_LEFT).mean()),
        left_over=left_over(states, seats),
        printed=float(printed.sum() / for_cards),
        doubled=float(doubled.sum() / for_cards),
        other_winner_without_printed=other_winner(won, result.scores - printed, out),
        other_winner_without_doubled=other_winner(won, result.scores - doubled, out),
        most_printed_won=most_won(won, printed),
        most_doubled_won=most_won(won, doubled),
        first_seat_edge=first.mean / WHOLE_WIN - 1 / seats,
        first_seat_error=first.error / WHOLE_WIN,
    )


def checks(games: int, seed: int) -> Iterator[Check]:
    for seats in GAME.seats:
        for play_out_the_round in (False, True):
            yield check(seats, games, seed, play_out_the_round)


# --- The table -------------------------------------------------------------------------------------------------------


def figures(found: Check) -> dict[str, str]:
    """One column of the table: the figures in percent, with their names."""
    shares = {name: value for name, value in asdict(found).items() if isinstance(value, float)}
    error = shares.pop("first_seat_error")
    kinds = {f"left over: {kind}": share for kind, share in found.left_over.items()}
    column = {name.replace("_", " "): f"{100 * share:.1f} %" for name, share in {**shares, **kinds}.items()}
    column["first seat edge"] += f" ± {100 * error:.1f}"
    column["left over: ratio"] = f"{found.left_over_ratio:.1f}"
    column["faults"] = ", ".join(found.faults) or "none"
    return {"round played out": "yes" if found.play_out_the_round else "no", "games": str(found.games), **column}


def table(columns: Sequence[Check]) -> str:
    """All checks side by side."""
    bodies = [figures(column) for column in columns]
    rows = [["seats", *(str(column.seats) for column in columns)]]
    rows += [[name, *(body[name] for body in bodies)] for name in bodies[0]]
    widths = [max(map(len, cells)) for cells in zip(*rows, strict=True)]
    return "\n".join("  ".join(map(str.ljust, row, widths)).rstrip() for row in rows)


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="storeys.lab.skyscrapers.deck")
    parser.add_argument("--games", type=int, default=GAMES)
    parser.add_argument("--seed", type=int, default=SEED)
    parser.add_argument("--json", action="store_true")
    chosen = parser.parse_args(arguments)
    found = list(checks(chosen.games, chosen.seed))
    print("\n".join(json.dumps(each.as_json()) for each in found) if chosen.json else table(found))


if __name__ == "__main__":
    main()
