"""What the rules are told of an episode: who fell, who slid where, what broke, and that it is over (S-27 … S-30)."""

import numpy as np
import pytest

from ...games.skyscrapers import GAME
from ...games.skyscrapers.lattice import Z
from ...games.skyscrapers.rules_test import play, position
from ...games.skyscrapers.state import State
from .events import NOWHERE, told, whereabouts
from .measures import UNIT
from .poses import Pose, Poses, calm, follow, measured
from .rotation import UNTURNED
from .scene_test import FLOOR_ON_LEG, cell_at, standing

FLOOR = "floor-VH z@1,0,2 VH"
LYING = (0.7071, 0.7071, 0.0, 0.0)


def settling(*moves: str, workers: tuple[str, ...] = ("1,0,2 0,0,2", "1,-1,2")) -> State:
    """A floor on a leg, two workers of seat 0 and one of seat 1 on it, and a hand that has let go."""
    state = position(FLOOR, hands=("upright-VH", "floor-LR"), workers=workers, options=", hands steady")
    return play(state, *(moves or ("hire 0,0,0",)))


def moved(state: State, number: int, x: float, y: float, z: float, turn: tuple[float, ...] = UNTURNED) -> Poses:
    """Calm poses, but one worker is somewhere else, in units of the lattice."""
    poses, pose = calm(state), measured(np.array([x, y, z]) * UNIT, turn)
    return Poses(
        poses.cards,
        poses.strength,
        tuple(who._replace(pose=pose) if who.number == number else who for who in poses.workers),
    )


def words(
    state: State, poses: Poses, broken: tuple[int, ...] = (), loose: bool = False, down: bool = False
) -> list[str]:
    """What is told, checked against what the rules say is possible."""
    events, after = told(state, poses, list(broken), loose, down)
    said = []
    for event in events:
        said.append(GAME.words(state, event))
        assert GAME.can_happen(state, event) or "collapse" in said
        GAME.apply_action(state, event)
    assert GAME.show(state) == GAME.show(after)
    return said


# --- Falls and slides ------------------------------------------------------------------------------------------------


@pytest.mark.rule("S-27")
def test_where_nothing_happened_only_that_is_told() -> None:
    state = settling()
    assert words(state, calm(state)) == ["settled"]


@pytest.mark.rule("S-28")
@pytest.mark.parametrize(
    "place",
    [(3.5, 0.5, 0.0), (1.5, 0.5, 0.0), (2.5, 0.5, 1.4)],
    ids=["on the ground", "in a cell on the ground", "in the air"],
)
def test_who_is_lower_than_the_floor_or_nowhere_fell(place: tuple[float, float, float]) -> None:
    state = settling()
    assert words(state, moved(state, 5, *place)) == ["fell 1 1", "settled"]


@pytest.mark.rule("S-27")
@pytest.mark.parametrize(("turn", "posture"), [(UNTURNED, "rest"), (LYING, "lie")])
def test_who_is_in_another_open_cell_of_the_floor_slid_there(turn: tuple[float, ...], posture: str) -> None:
    state = settling()
    assert words(state, moved(state, 5, 0.5, -0.5, 2.1, turn)) == ["slid 1 1", f"{posture} 0,-1,2", "settled"]


@pytest.mark.rule("S-27")
def test_who_has_a_foot_in_the_cell_is_still_there() -> None:
    state = settling()
    assert words(state, moved(state, 5, 0.95, -0.5, 2.05)) == ["settled"]
    state = settling()
    assert words(state, moved(state, 5, 1.5, -0.8, 2.05, LYING)) == ["settled"]


@pytest.mark.rule("S-27")
def test_on_the_ground_people_slide_and_never_fall() -> None:
    state = settling(workers=("1,0,0", ""))
    assert words(state, moved(state, 0, 1.5, -0.5, 0.0)) == ["slid 0 1", "rest 1,-1,0", "settled"]
    state = settling(workers=("1,0,0", ""))
    assert words(state, moved(state, 0, 4.5, 2.5, 0.0)) == ["settled"]


@pytest.mark.rule("S-28")
def test_falls_are_told_before_slides_and_slides_before_rivets() -> None:
    state = settling()
    poses = moved(state, 5, 3.5, 0.5, 0.0)
    sliding = moved(state, 1, 0.5, -0.5, 2.1)
    both = Poses(poses.cards, poses.strength, (poses.workers[0], sliding.standing(1), *poses.workers[2:]))
    assert words(state, both, broken=(3, 1)) == ["fell 1 1", "slid 0 2", "rest 0,-1,2", "broke 1", "broke 3", "settled"]


# --- Leaning floors --------------------------------------------------------------------------------------------------


def test_on_a_floor_that_leans_everybody_is_where_he_stands_on_it() -> None:
    state = standing(FLOOR_ON_LEG, workers=((1, 0, 2),))
    leaning = Pose((20_000, 0, -15_000), (960_000, 0, 280_000, 0))  # by 32 degrees, and two centimetres aside
    poses = calm(state)
    tilted = Poses((*poses.cards[:3], leaning), poses.strength, ())
    there = follow(tilted, state)
    assert whereabouts(state, there, 0) == cell_at(state, 1, 0, 2)
    assert whereabouts(state, Poses(poses.cards, poses.strength, there.workers), 0) == NOWHERE


def test_of_two_floors_above_each_other_the_one_under_the_feet_counts() -> None:
    state = standing(FLOOR_ON_LEG, (0, 2, 0, 2), (Z, 2, 0, 3), workers=((1, 0, 3),))
    assert whereabouts(state, calm(state), 0) == cell_at(state, 1, 0, 3)
    low = moved(state, 0, 1.5, 0.5, 2.03)
    assert whereabouts(state, low, 0) == cell_at(state, 1, 0, 2)


# --- Rivets and the end ----------------------------------------------------------------------------------------------


@pytest.mark.rule("S-31")
def test_the_rivet_of_a_new_card_can_be_loose() -> None:
    state = settling("card upright-VH", "slot y@1,-1,2", "turn VH")
    assert words(state, calm(state), loose=True) == ["loose", "settled"]
    state = settling("card upright-VH", "slot y@1,-1,2", "turn VH")
    assert words(state, calm(state), broken=(4,), loose=True) == ["broke 4", "settled"]
    state = settling()
    assert words(state, calm(state), loose=True) == ["settled"]


@pytest.mark.rule("S-27")
def test_a_rivet_breaks_once_and_the_crossbar_has_none() -> None:
    state = settling()
    state.broken = 1 << 2
    assert words(state, calm(state), broken=(0, 2, 3, 3)) == ["broke 3", "settled"]


@pytest.mark.rule("S-30")
def test_a_collapse_ends_everything_and_of_falls_nothing_is_told() -> None:
    state = settling()
    assert words(state, moved(state, 5, 3.5, 0.5, 0.0), broken=(3,), down=True) == ["broke 3", "collapse"]
    assert GAME.to_move(state) < -1
