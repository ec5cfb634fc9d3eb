"""The greedy player of Blueprints: sensible decisions on positions written as text, and its strength."""

import numpy as np
import pytest
from numpy.typing import NDArray

from storeys.bots import make, policy_of
from storeys.bots.blueprints.outlook import CARRIES, EQUALS, at_least
from storeys.bots.blueprints.rivals import collection, longing
from storeys.games.blueprints import GAME as BLUEPRINTS
from storeys.games.blueprints.buildings import DICE
from storeys.games.blueprints.dice import GLASS, RECYCLED, WOOD, die_of
from storeys.games.blueprints.state import ROUNDS
from storeys.games.kit import generator
from storeys.games.kit.run import Played, contest

MIXED = "wood-1 recycled-2 glass-2 stone-3 wood-4 glass-4 recycled-5 stone-5 wood-6"


# What the others have taken so far, one die after the other: nothing that tempts anybody.
SECOND = ("wood-1@22", "wood-2@22", "stone-4@22", "stone-4@22", "glass-4@22")
THIRD = ("stone-2@21", "stone-3@21", "wood-3@21", "glass-3@21", "glass-5@21")
PLACING = MIXED.removeprefix("wood-1 ")


def position(asked: str, mine: str, pool: str) -> str:
    """Three players, of whom the first is asked; the others have taken as many dice."""
    dice = mine.count("@")
    lines = ["seats 3", "round 1, starter 0, demand wood glass", f"0: {mine}"]
    lines += [" ".join(["1: XX/X2/31", *SECOND[:dice]]), " ".join(["2: XX/22/X2", *THIRD[:dice]])]
    return "\n".join([*lines, f"{asked}", f"pool {pool}"])


def choice(text: str) -> str:
    """What the greedy bot does, in words."""
    state = BLUEPRINTS.parse(text)
    return BLUEPRINTS.words(
        state, make("greedy", BLUEPRINTS).choose(state, BLUEPRINTS.to_move(state), 1.0, generator(1))
    )


# --- Chances ---------------------------------------------------------------------------------------------------------


def test_what_is_there_already_is_certain_and_what_cannot_come_is_not() -> None:
    assert EQUALS[0].tolist() == [100] * 7
    assert EQUALS[3, 2] == 0
    assert at_least(1, 2, 0.5) == 0.75


def test_a_low_die_carries_more_than_a_high_one() -> None:
    assert (np.diff(CARRIES[:, 2]) <= 0).all()
    assert CARRIES[6, 2] < CARRIES[6, 1] < CARRIES[1, 1]


# --- Placing ---------------------------------------------------------------------------------------------------------


def test_it_keeps_to_its_blueprint() -> None:
    assert choice(position("placing 0 glass-4", "XX/X1/23 glass-3@22", PLACING)) in ("place 3 1", "place 3 2")


def test_stone_goes_up() -> None:
    mine = "X1/31/1X wood-2@21 wood-2@21 glass-5@12"
    assert choice(position("placing 0 stone-4", mine, PLACING)) == "place 2 1"


def test_wood_looks_for_neighbours() -> None:
    """In the end the square in the middle has four neighbours, and the one in the corner two."""
    assert choice(position("placing 0 wood-1", "X1/13/X1", PLACING)) == "place 2 2"


# --- Taking ----------------------------------------------------------------------------------------------------------


def test_of_two_glass_dice_it_takes_the_higher_one() -> None:
    pool = "wood-1 wood-1 stone-1 stone-1 stone-1 glass-1 wood-1 wood-1 glass-6"
    assert choice(position("taking 0", "XX/X1/23 glass-6@22 glass-6@31 glass-6@31", pool)) == "take glass 6"


def test_it_goes_on_collecting_recycled_dice() -> None:
    mine = "XX/12/21 recycled-1@21 recycled-2@22 recycled-2@31 recycled-3@32 recycled-3@22"
    pool = "wood-1 glass-1 glass-2 wood-3 stone-3 glass-3 wood-4 recycled-4 stone-4"
    assert choice(position("taking 0", mine, pool)) == "take recycled 4"


def test_it_takes_no_dead_die_while_another_fits() -> None:
    pool = "recycled-1 recycled-1 recycled-1 stone-1 stone-1 glass-1 glass-1 glass-4 wood-6"
    assert choice(position("taking 0", "XX/X1/23 wood-5@22 stone-5@31 wood-5@32", pool)) == "take wood 6"


# --- Denying ---------------------------------------------------------------------------------------------------------


def test_others_long_for_what_they_collect() -> None:
    state = BLUEPRINTS.parse(position("taking 0", "XX/X1/23", MIXED))
    rival, prize = state.rounds[0].buildings[1], 1000
    before = longing(collection(rival), die_of(RECYCLED, 2), prize)
    for index in range(3):
        rival.dice[index], rival.squares[index] = die_of(RECYCLED, 4), 3
    rival.taken = 3
    counts = collection(rival)
    assert longing(counts, die_of(RECYCLED, 2), prize) > before
    assert longing(counts, die_of(WOOD, 4), prize) > longing(counts, die_of(WOOD, 5), prize)
    assert longing(counts, die_of(GLASS, 6), prize) > longing(counts, die_of(GLASS, 2), prize)


def test_it_discards_the_die_that_completes_the_other_players_prize() -> None:
    lines = [
        "seats 2",
        "round 1, starter 1, demand wood glass",
        "0: XX/X1/23 glass-1@22 glass-2@22 glass-3@22",
        "1: XX/X2/31 stone-5@22 stone-5@22 wood-5@22",
        "discarding 0",
        "pool wood-1 stone-1 stone-2 wood-2 stone-3 wood-4 stone-5",
        "discards wood recycled recycled glass glass",
    ]
    assert choice("\n".join(lines)) == "discard stone 5"


def test_it_takes_its_last_die_beside_a_player_who_has_six_recycled_dice() -> None:
    lines = [
        "seats 2",
        "round 1, starter 1, demand wood glass",
        "0: XX/X1/23 stone-1@22 glass-2@22 wood-3@22 glass-4@31 wood-4@31",
        "1: XX/X2/31 recycled-1@22 recycled-2@22 recycled-3@22 recycled-4@31 recycled-5@31 recycled-6@31",
        "taking 0",
        "pool recycled-1 recycled-2 wood-1 stone-1 stone-1 wood-2 stone-2 glass-6",
        "discards wood wood wood stone stone stone stone glass glass glass glass",
    ]
    assert choice("\n".join(lines)) == "take glass 6"


def test_a_player_with_six_dice_longs_for_nothing() -> None:
    state = BLUEPRINTS.parse(position("taking 0", "XX/X1/23", MIXED))
    rival = state.rounds[0].buildings[1]
    rival.taken = DICE
    assert {longing(collection(rival), die_of(material, 2), 1000) for material in (RECYCLED, GLASS, WOOD)} == {0}


# --- Strength and speed ----------------------------------------------------------------------------------------------


@pytest.mark.compiles
@pytest.mark.parametrize("seats", BLUEPRINTS.seats)
def test_it_beats_random_players_in_nearly_all_matches(seats: int) -> None:
    who = np.ones((200, seats), np.int32)
    who[:, 0] = 0
    states, ranks, won = _played(who).states, np.zeros(seats, np.int32), 0
    for state in states:
        BLUEPRINTS.ranking(state, ranks)
        won += int(ranks[0]) == 1
    assert won >= 0.97 * len(states)


def _played(who: NDArray[np.int32]) -> Played:
    return contest(BLUEPRINTS, [policy_of("greedy", BLUEPRINTS), policy_of("random", BLUEPRINTS)], who, 17)


@pytest.mark.compiles
def test_its_buildings_score_nearly_thirty_points_on_average() -> None:
    states = _played(np.zeros((200, 3), np.int32)).states
    scores = [state.rounds[number].scores[seat] for state in states for number in range(ROUNDS) for seat in range(3)]
    assert 27 < np.mean(scores) < 33
