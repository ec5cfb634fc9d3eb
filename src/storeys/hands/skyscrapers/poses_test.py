"""Poses come back from text to the bit, rubbish is refused, and what the rules change by themselves is followed."""

import zlib
from base64 import urlsafe_b64encode

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from ...games.kit import copy
from ...games.skyscrapers.falls import fall
from ...games.skyscrapers.lattice import X
from ...games.skyscrapers.rules_test import random_game
from ...games.skyscrapers.site import CELLS
from ...games.skyscrapers.state import RESERVE, State
from . import measures
from .poses import FURTHEST, MICRO, Pose, Poses, PosesError, Standing, calm, follow, is_off_the_table, measured
from .scene_test import FLOOR_ON_LEG, cell_at, standing

micrometres = st.integers(-MICRO, MICRO)
poses_of_anything = st.builds(
    Pose, st.tuples(micrometres, micrometres, micrometres), st.just((600_000, 0, -800_000, 1))
)


@st.composite
def anything(draw: st.DrawFn) -> Poses:
    cards = draw(st.lists(poses_of_anything, max_size=46))
    strength = draw(st.lists(st.integers(0, measures.FIRM), min_size=len(cards), max_size=len(cards)))
    numbers = sorted(draw(st.sets(st.integers(0, 19))))
    workers = [Standing(number, draw(st.integers(0, CELLS - 1)), draw(poses_of_anything)) for number in numbers]
    return Poses(tuple(cards), tuple(strength), tuple(workers))


# --- Text ------------------------------------------------------------------------------------------------------------


@given(anything())
def test_poses_come_back_from_text_to_the_bit(poses: Poses) -> None:
    assert Poses.parse(poses.text()) == poses


def test_the_fullest_site_is_a_short_text() -> None:
    poses = Poses(
        tuple(Pose((n * 7919 % 9999, n * 104729 % 9999, n), (MICRO, n * 31 % 999, 0, 0)) for n in range(46)),
        (measures.FIRM,) * 46,
        tuple(Standing(n, n, Pose((n * 7919, n * 10473, n), (MICRO, 0, n * 71, 0))) for n in range(20)),
    )
    assert len(poses.text()) < 2_500


metres = st.floats(-1e10, 1e10)  # an engine that is further off than that says so


@given(st.tuples(metres, metres, metres))
def test_wherever_something_was_thrown_its_pose_can_be_read_again(place: tuple[float, float, float]) -> None:
    pose = measured(place, (0.6, 0.0, -0.8, 0.0))
    poses = Poses((pose,), (measures.FIRM,), (Standing(3, 7, pose),))
    assert Poses.parse(poses.text()) == poses
    far = max(map(abs, place))
    assert is_off_the_table(pose) if far > 2.0 else far > 1.9999 or not is_off_the_table(pose)


def test_what_stands_on_something_that_lies_at_the_end_of_all_poses_can_be_read_as_well() -> None:
    state = standing(FLOOR_ON_LEG, (X, 2, 0, 2), workers=((1, 0, 2),))
    poses = calm(standing(FLOOR_ON_LEG))
    away = Poses((*poses.cards[:3], Pose((FURTHEST, 0, 0), (0, 0, 0, MICRO))), poses.strength, ())
    followed = follow(away, state)
    assert Poses.parse(followed.text()) == followed


def packed(*numbers: int) -> str:
    return urlsafe_b64encode(zlib.compress(np.array(numbers, "<i4").tobytes())).decode()


@pytest.mark.parametrize(
    "text",
    [
        "",
        "?",
        "é",
        "AAAA",
        "A" * 9_000,
        packed(),
        packed(1),
        packed(2, 0, 0),
        packed(1, 47, 0),
        packed(1, -1, 0),
        packed(1, 0, 21),
        packed(1, 0, 0, 5),
        packed(1, 1, 0, 1001, 0, 0, 0, MICRO, 0, 0, 0),
        packed(1, 1, 0, 1000, 0, 0, 0, 0, 0, 0, 0),
        packed(1, 1, 0, 1000, 0, 0, 3 * MICRO, MICRO, 0, 0, 0),
        packed(1, 0, 1, 20, 0, 0, 0, 0, MICRO, 0, 0, 0),
        packed(1, 0, 1, 0, CELLS, 0, 0, 0, MICRO, 0, 0, 0),
        packed(1, 0, 2, *(0, 0, 0, 0, 0, MICRO, 0, 0, 0) * 2),
        urlsafe_b64encode(zlib.compress(bytes(10_000_000))).decode(),
        packed(1, 0, 0)[:-6],
    ],
)
def test_what_was_never_written_as_poses_is_refused(text: str) -> None:
    with pytest.raises(PosesError):
        Poses.parse(text)


def test_a_text_that_is_just_right_is_none_of_these() -> None:
    text = packed(1, 1, 1, 1000, 0, 0, 0, MICRO, 0, 0, 0, 19, CELLS - 1, 0, 0, 0, MICRO, 0, 0, 0)
    assert Poses.parse(text).standing(19).cell == CELLS - 1


# --- Following the rules ---------------------------------------------------------------------------------------------


def test_a_calm_position_has_every_card_at_home_and_everybody_in_the_middle() -> None:
    state = standing(FLOOR_ON_LEG, workers=((1, 0, 2), (1, 0, 0)))
    poses = calm(state)
    assert set(poses.cards) == {Pose((0, 0, 0), (MICRO, 0, 0, 0))}
    assert poses.standing(0).pose.place == (52_500, 17_500, 71_000)  # on the floor, whose middle is at 70 mm
    assert poses.standing(1).pose.place == (52_500, 17_500, 0)


def test_whoever_shares_a_cell_stands_on_a_spot_of_his_own() -> None:
    state = standing(FLOOR_ON_LEG, workers=((1, 0, 2),) * 5)
    places = [standing.pose.place for standing in calm(state).workers]
    gaps = [max(abs(a[0] - b[0]), abs(a[1] - b[1])) for a in places for b in places if a is not b]
    assert min(gaps) >= 2_000 * measures.WORKER_HALF_WIDTH * 1000


def test_who_stays_keeps_the_pose_who_is_put_elsewhere_gets_one_and_who_leaves_has_none() -> None:
    state = standing(FLOOR_ON_LEG, workers=((1, 0, 2), (1, -1, 2), (0, 0, 2)))
    lying = Pose((1, 2, 71_000), (700_000, 714_000, 0, 0))
    poses = calm(state)
    poses = Poses(poses.cards, poses.strength, tuple(who._replace(pose=lying) for who in poses.workers))
    after: State = copy(state)
    after.players[0].workers[1] = cell_at(state, 1, 0, 2)
    after.players[0].workers[2] = RESERVE
    followed = follow(poses, after)
    assert followed.standing(0).pose == lying
    assert followed.standing(1).pose.place == (52_500, 17_500, 71_000)
    assert [who.number for who in followed.workers] == [0, 1]


def test_a_new_card_and_a_new_worker_stand_as_the_building_leans() -> None:
    state = standing(FLOOR_ON_LEG)
    leaning = Pose((1_000, 0, -500), (999_800, 0, 20_000, 0))
    poses = calm(state)
    poses = Poses((*poses.cards[:3], leaning), poses.strength, ())
    after = standing(FLOOR_ON_LEG, (X, 2, 0, 2), workers=((1, 0, 2),))
    followed = follow(poses, after)
    assert followed.cards[4].turn == leaning.turn
    assert followed.cards[4].place[2] == pytest.approx(-500 - 1_400, abs=30)  # an edge of 35 mm at 2.3 degrees
    assert followed.standing(0).pose.turn == leaning.turn
    assert followed.standing(0).pose.place[2] < 71_000 - 500


@pytest.mark.parametrize(("loose", "broken", "strength"), [(0, 0, 1000), (8, 0, 400), (0, 8, 0), (8, 8, 0)])
def test_the_rules_say_how_strong_a_rivet_is(loose: int, broken: int, strength: int) -> None:
    state = standing(FLOOR_ON_LEG)
    state.loose, state.broken = loose, broken
    assert follow(calm(standing()), state).strength == (1000, 1000, 1000, strength)


def test_poses_of_more_cards_than_stand_belong_to_another_position() -> None:
    with pytest.raises(PosesError):
        follow(calm(standing(FLOOR_ON_LEG)), standing())


@pytest.mark.parametrize("seed", range(2))
def test_following_a_match_card_by_card_ends_where_calm_begins(seed: int) -> None:
    poses = calm(standing())
    for state in random_game(2, seed):
        poses = follow(poses, state)
        assert follow(poses, state) == poses
    assert poses.cards == calm(state).cards
    assert {who.number: who.cell for who in poses.workers} == {who.number: who.cell for who in calm(state).workers}


def test_the_fallen_are_on_no_site() -> None:
    state = standing(FLOOR_ON_LEG, workers=((1, 0, 2),))
    poses = calm(state)
    fall(state, 0)
    assert follow(poses, state).workers == ()
