"""Whether a position that somebody wrote down could have come about, in its phase of the round."""

from collections.abc import Iterator

import numpy as np

from ..kit import Claim, uphold
from . import rules
from .awards import NO_MATERIAL, Round
from .buildings import DICE, NO_PLAN, Building, fits
from .dice import COPIES, MATERIALS, value_of
from .state import (
    DEALING,
    DEMANDING,
    DISCARDING,
    DRAWING,
    ENDED,
    NO_DIE,
    PLACING,
    POOL,
    ROUNDS,
    STARTING,
    TAKING,
    State,
    current,
    own_building,
)


def check(state: State) -> None:
    """Raise PositionError with the first thing that cannot be."""
    for claims in (_rounds, _demand, _plans, _turns, _pool):
        uphold(claims(state))


def check_scored(played: Round, seats: int) -> None:
    """The same for a round that is over."""
    uphold(_scored(played, seats))


def _scored(played: Round, seats: int) -> Iterator[Claim]:
    counts = np.zeros(MATERIALS, np.int32)
    yield all(int(played.buildings[seat].taken) == DICE for seat in range(seats)), "everybody takes six dice in a round"
    yield in_demand(played) == 2, "two materials are in demand in every round"
    yield _differ(played)
    rules.count_used(played, counts)
    yield bool((counts <= COPIES).all()), "there are eight dice of each material in a round"


def in_demand(played: Round) -> int:
    """How many materials in demand are known."""
    return int((played.demand != NO_MATERIAL).sum())


def _differ(played: Round) -> Claim:
    return in_demand(played) < 2 or played.demand[0] != played.demand[1], "the materials in demand are different"


def _rounds(state: State) -> Iterator[Claim]:
    played = state.rounds[0]
    untouched = state.scored == 0 and played.starter == 0 and in_demand(played) == 0
    yield state.phase != STARTING or untouched, "before the start nothing has happened"
    yield (state.phase == ENDED) == (state.scored == ROUNDS), "a match is over after three rounds"


def _demand(state: State) -> Iterator[Claim]:
    known = in_demand(current(state))
    yield _differ(current(state))
    if state.phase == DEMANDING:
        yield known < 2, "blueprints are dealt as soon as two materials are in demand"
    elif state.phase > DEMANDING:
        yield known == 2, "two materials are in demand before blueprints are dealt"


def _plans(state: State) -> Iterator[Claim]:
    has_plan = [building.plan != NO_PLAN for building in _buildings(state)]
    if state.phase < DEALING:
        yield not any(has_plan), "blueprints are dealt after two materials are in demand"
    elif state.phase == DEALING:
        yield (
            has_plan == sorted(has_plan, reverse=True) and not all(has_plan),
            "blueprints are dealt in the order of seats",
        )
    else:
        yield all(has_plan), "everybody has a blueprint before the pool is rolled"


def _turns(state: State) -> Iterator[Claim]:
    if state.phase == ENDED:
        return
    taken = [int(building.taken) for building in _buildings(state)]
    if state.phase < DRAWING:
        yield sum(taken) == 0, "dice are taken after the pool is rolled"
        return
    starter, seats = int(current(state).starter), len(taken)
    whole, rest = divmod(sum(taken), seats)
    turns = [whole + ((seat - starter) % seats < rest) for seat in range(seats)]
    yield taken == turns, "dice are taken in turn"
    yield state.turns < DICE * seats, "everybody takes six dice in a round"


def _pool(state: State) -> Iterator[Claim]:
    full, two = int(POOL[state.seats]), state.seats == 2
    least, most = _pool_sizes(state, full)
    yield least <= state.rolled <= most, f"the pool has {least} to {most} dice now"
    yield state.discards.sum() == (state.turns if two else 0), "two players discard a die on every turn"
    yield two or state.phase != DISCARDING, "only two players discard"
    yield (state.die != NO_DIE) == (state.phase == PLACING), "a die is in hand while it is being placed"
    if state.phase == PLACING:
        yield fits(own_building(state), value_of(int(state.die))), "the die in hand fits nowhere"


def _pool_sizes(state: State, full: int) -> tuple[int, int]:
    """How many dice the pool has at least and at most: a turn takes one, with two players two."""
    if state.phase == DRAWING:
        return (full - (2 if state.seats == 2 else 1) if state.turns else 0), full - 1
    if state.phase == TAKING:
        return full, full
    return (full - 1, full - 1) if PLACING <= state.phase <= DISCARDING else (0, 0)


def _buildings(state: State) -> list[Building]:
    return list(current(state).buildings[: state.seats])
