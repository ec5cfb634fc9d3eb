"""What a review comes to: how well everybody played, what was luck, and the moments that decided the match.

**Cost.** What a choice cost is the difference between the share of the win that the search expected of the best way and
of what was done; a difference no larger than its standard error costs nothing, for it may be none.

**Accuracy.** Each choice is worth 100 · exp(−12 · cost): 100 where nothing was lost, 89 for a hundredth of the win, 55
for a twentieth, 30 for a tenth. The accuracy of a player is the mean over all choices; who had none has none.

**Luck and skill.** Every happening changes what each seat may expect of the win. Luck is the sum of the changes by
chance, skill that of the changes by a seat's own moves, and what is left came of the others' moves; together they lead
from what the seat could expect at the beginning to what came of it. Each sum has a standard error: expectations come
from playouts, and where two changes of one sum meet, the error of what lies between them cancels out.

**Moments.** Costly choices and happenings of chance, by how much they changed what their seat could expect, less once
and a half the error; of the three largest no more than two are of the same kind, as long as there is another.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import exp, hypot
from typing import Any

from ..games.kit import CHANCE
from .kinds import Json

STEEPNESS = 12.0  # how quickly a costly choice is worth nothing
DOUBT = 1.5  # standard errors by which a moment has to stand out
MOMENTS, ALIKE = 3, 2


@dataclass(frozen=True)
class Found:
    """What was found out about a happening: whose it was, the line of the log after it, and the worker's answer."""

    seat: int
    line: int
    answer: Json

    @property
    def shares(self) -> Sequence[float]:
        shares: Sequence[float] = self.answer["shares"]
        return shares

    @property
    def errors(self) -> Sequence[float]:
        errors: Sequence[float] = self.answer["errors"]
        return errors


@dataclass(frozen=True)
class Player:
    """How somebody played, and what chance did for them: in shares of the win."""

    accuracy: float | None
    choices: int
    points: float  # lost by costly choices
    luck: float
    skill: float
    others: float
    error: float  # of luck; that of skill is about as large


@dataclass(frozen=True)
class Moment:
    """A happening that decided much: for the seat whose choice was costly, or whom chance helped most."""

    number: int  # among what was found
    kind: str  # "choice" or "chance"
    seat: int
    swing: float  # how much the seat lost or won by it
    weight: float  # by how much it stands out


def cost(found: Found) -> float:
    """What a choice cost in shares of the win; 0 where nobody can tell."""
    choice = found.answer["choice"]
    if not choice or not choice["best"]:
        return 0.0
    best, done = choice["best"], choice["done"]
    lost = best["shares"][found.seat] - done["shares"][found.seat]
    return float(lost) if lost > hypot(best["error"], done["error"]) else 0.0


def points_lost(found: Found) -> float:
    """What a costly choice cost in points; below 0 where the better way wins with fewer of them."""
    choice = found.answer["choice"]
    if not cost(found):
        return 0.0
    return float(choice["best"]["points"][found.seat] - choice["done"]["points"][found.seat])


# --- Players ---------------------------------------------------------------------------------------------------------


def players(found: Sequence[Found]) -> list[Player]:
    """How everybody played, as far as it was found out; the first is the position before anything happened."""
    return [_player(found, seat) for seat in range(len(found[0].shares))] if found else []


def _player(found: Sequence[Found], seat: int) -> Player:
    own = [each for each in found if each.seat == seat and each.answer["choice"]]
    return Player(
        accuracy=_accuracy(own),
        choices=len(own),
        points=sum(map(points_lost, own)),
        luck=_sum(found, seat, lambda mover: mover == CHANCE),
        skill=_sum(found, seat, lambda mover: mover == seat),
        others=_sum(found, seat, lambda mover: mover not in (CHANCE, seat)),
        error=_error(found, seat),
    )


def _accuracy(own: Sequence[Found]) -> float | None:
    return sum(100 * exp(-STEEPNESS * cost(each)) for each in own) / len(own) if own else None


def _sum(found: Sequence[Found], seat: int, counts: Callable[[int], bool]) -> float:
    """What some happenings changed, all together."""
    return sum(after.shares[seat] - before.shares[seat] for before, after in pairwise(found) if counts(after.seat))


def _error(found: Sequence[Found], seat: int) -> float:
    """Of luck: each expectation counts that lies between chance and a decision."""
    by_chance = [False, *(each.seat == CHANCE for each in found[1:]), False]
    edges = [
        each.errors[seat] for each, (before, after) in zip(found, pairwise(by_chance), strict=True) if before != after
    ]
    return hypot(*edges)


# --- Moments ---------------------------------------------------------------------------------------------------------


def moments(found: Sequence[Found]) -> list[Moment]:
    """The three that decided most, in their order in the match."""
    ranked = sorted(filter(None, _candidates(found)), key=lambda moment: -moment.weight)
    chosen: list[Moment] = []
    for moment in ranked:
        if sum(other.kind == moment.kind for other in chosen) < ALIKE:
            chosen.append(moment)
    rest = [moment for moment in ranked if moment not in chosen]
    return sorted([*chosen, *rest][:MOMENTS], key=lambda moment: moment.number)


def _candidates(found: Sequence[Found]) -> list[Moment | None]:
    return [_moment(number, *pair) for number, pair in enumerate(pairwise(found), 1)]


def _moment(number: int, before: Found, after: Found) -> Moment | None:
    """Whatever stands out."""
    if after.seat == CHANCE:
        return _stroke(number, before, after)
    lost, choice = cost(after), after.answer["choice"]
    doubt = DOUBT * hypot(choice["best"]["error"], choice["done"]["error"]) if lost else 0.0
    return Moment(number, "choice", after.seat, -lost, lost - doubt) if lost > doubt else None


def _stroke(number: int, before: Found, after: Found) -> Moment | None:
    """What chance did, told of whom it helped most, or alone of the only one there is."""
    changes = [then - was for was, then in zip(before.shares, after.shares, strict=True)]
    seat = max(range(len(changes)), key=changes.__getitem__)
    doubt = DOUBT * hypot(before.errors[seat], after.errors[seat])
    weight = abs(changes[seat]) - doubt
    return Moment(number, "chance", seat, changes[seat], weight) if weight > 0 else None


def told(thing: Any) -> Json:
    """A player or a moment as it is written."""
    return {name: round(value, 4) if isinstance(value, float) else value for name, value in vars(thing).items()}
