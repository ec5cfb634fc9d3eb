"""The lattice (S-1 … S-7): overlapping, crossing, touching, sliding in, and where a card may not be."""

import pytest

from ..kit import as_bytes, copy
from . import GAME, frame
from .cards import NAMES
from .kinds import SLOT
from .lattice import ABOVE, EAST, EVERY_WAY, NORTH, SOUTH, WEST, X, Y, Z, is_too_low, reaches_out, touch, ways_blocked
from .names import place_name, slot_named
from .rules_test import choices, play, position, refusal, slots
from .state import State


def with_cards(state: State, *places: str) -> State:
    """A copy of a position with more cards on the site, wherever they hang."""
    after = copy(state)
    for place in places:
        axis, _, centre = place.partition("@")
        x, y, z = map(int, centre.split(","))
        frame.add_card(after.site, "xyz".index(axis), x, y, z, NAMES.index("upright-VH"), 0, 0)
    return after


# --- Two cards (S-1, S-3, S-7) ---------------------------------------------------------------------------------------

# The normals of two cards, the gap between their centres, what the second blocks of the first, and whether they touch.
PAIRS = [
    (Z, Z, (0, 0, 0), EVERY_WAY, False),  # one place
    (Z, Z, (1, 1, 0), EVERY_WAY, False),  # a quarter over a quarter
    (Z, Z, (2, 0, 0), EAST, True),  # edge to edge
    (Z, Z, (2, 1, 0), EAST, True),  # half an edge to half an edge
    (Z, Z, (0, -2, 0), SOUTH, True),
    (Z, Z, (2, 2, 0), 0, False),  # corner to corner
    (Z, Z, (3, 0, 0), EAST, False),
    (Z, Z, (0, 0, 1), ABOVE, False),  # over it
    (Z, Z, (1, -1, 5), ABOVE, False),
    (Z, Z, (2, 0, 1), 0, False),
    (Z, Z, (0, 0, -1), 0, False),  # no card comes from below
    (Z, X, (0, 0, 0), EVERY_WAY, True),  # through its middle
    (Z, X, (0, 1, 0), EVERY_WAY, True),
    (Z, X, (0, 0, 1), ABOVE, True),  # standing on its middle line
    (Z, X, (0, 0, -1), 0, True),  # it lies on the upper edge
    (Z, X, (1, 0, 0), EAST, True),  # its edge meets a face
    (Z, X, (-1, 1, 0), WEST, True),
    (Z, X, (1, 0, 1), 0, True),  # edge to edge at a right angle
    (Z, X, (1, 2, 0), 0, False),  # a corner only
    (Z, X, (4, 0, 0), EAST, False),
    (Z, X, (4, 0, 1), 0, False),  # it slides under that edge
    (Z, X, (0, 0, 2), ABOVE, False),
    (Z, Y, (0, 1, 0), NORTH, True),
    (X, Y, (0, 0, 0), EVERY_WAY, True),
    (X, Y, (0, 1, 0), NORTH, True),
    (X, Y, (1, 0, 0), EAST, True),
    (X, Y, (1, 0, 2), 0, False),
    (X, Y, (0, 0, 2), ABOVE, False),
    (X, X, (0, 2, 0), NORTH, True),
    (X, X, (0, 0, -2), 0, True),
    (X, X, (1, 0, 0), EAST, False),
    (X, X, (1, 2, 0), 0, False),
]


@pytest.mark.rule("S-1")
@pytest.mark.rule("S-3")
@pytest.mark.rule("S-7")
@pytest.mark.parametrize(("normal", "other", "gap", "blocked", "touches"), PAIRS)
def test_two_cards_clash_block_each_other_or_touch(
    normal: int, other: int, gap: tuple[int, int, int], blocked: int, touches: bool
) -> None:
    assert ways_blocked(normal, other, *gap) == blocked
    if blocked != EVERY_WAY:
        assert touch(normal, other, *gap) == touches


@pytest.mark.rule("S-3")
def test_touching_is_mutual() -> None:
    for normal, other, (dx, dy, dz), _, _ in PAIRS:
        assert touch(normal, other, dx, dy, dz) == touch(other, normal, -dx, -dy, -dz)


# --- Slots (S-2 … S-5) -----------------------------------------------------------------------------------------------


@pytest.mark.rule("S-2")
def test_a_card_offers_four_slots_at_right_angles_on_the_middles_of_its_edges() -> None:
    site = position("floor-VH z@1,0,2 VH").site
    assert [place_name(slot) for slot in site.slots[12:16]] == ["x@0,0,2", "x@2,0,2", "y@1,-1,2", "y@1,1,2"]
    assert [place_name(slot) for slot in site.slots[:4]] == ["x@-1,0,1", "x@1,0,1", "z@0,0,0", "z@0,0,2"]


@pytest.mark.rule("S-2")
def test_nothing_can_be_riveted_on_anywhere_else() -> None:
    state = play(position(hands=("floor-VH", ""), workers=("1,0,0", "")), "card floor-VH")
    assert slot_named(state.site, "z@2,0,2") is None
    assert slot_named(state.site, "z@1,1,2") is None
    assert choices(state, "slot") == {"z@0,0,2", "z@1,0,2"}


@pytest.mark.rule("S-2")
def test_a_slot_that_two_cards_offer_is_one_slot() -> None:
    """Two base cards in one plane, edge to edge."""
    state = position("base y@1,1,1 BV", "base y@-1,1,1 BV by 1", workers=("1,0,0", ""))
    play(state, "card base")
    both = [number for number in range(20) if place_name(state.site.slots[number]) == "x@0,1,1"]
    assert [SLOT + number in GAME.possible(state) for number in both] == [True, False]
    assert GAME.why_not(state, SLOT + both[1]).message == "skyscrapers-why-same-slot"


@pytest.mark.rule("S-3")
def test_cards_neither_overlap_nor_cross() -> None:
    state = position("floor-VH z@1,0,2 VH", hands=("floor-LR universal-D", ""), workers=("1,0,2 0,0,0", ""))
    assert refusal(play(copy(state), "card floor-LR"), "slot z@0,0,2") == "S-3 overlaps"
    assert refusal(play(copy(state), "card universal-D"), "slot x@0,0,2") == "S-3 crosses"
    assert slots(state, "floor-LR") == {"z@-1,0,2"}


@pytest.mark.rule("S-4")
def test_there_are_no_half_levels() -> None:
    cards = "floor-VH z@1,0,2 VH", "upright-LTV x@2,0,2 LTV"
    state = position(*cards, hands=("floor-LRT", ""), workers=("1,0,2", ""))
    play(state, "card floor-LRT")
    assert refusal(state, "slot z@2,0,1") == "S-4 half-level"
    assert "z@2,0,3" in choices(state, "slot")


@pytest.mark.rule("S-4")
@pytest.mark.rule("S-5")
@pytest.mark.parametrize(
    ("normal", "height", "too_low"), [(Z, 0, True), (Z, 1, True), (Z, 2, False), (X, 0, True), (Y, 1, False)]
)
def test_how_low_a_card_may_be(normal: int, height: int, too_low: bool) -> None:
    assert is_too_low(normal, height) == too_low


@pytest.mark.rule("S-5")
def test_a_floor_and_then_a_wall_that_ends_above_the_ground_can_be_built() -> None:
    """Figure 6."""
    state = position(hands=("floor-VH upright-LH", ""), workers=("1,0,0", ""))
    play(state, "card floor-VH", "slot z@1,0,2", "turn VH", "worker 1", "move 1,0,2")
    play(state, "card upright-LH", "slot x@2,0,2", "turn LH")
    assert int(state.site.standing) == 5


@pytest.mark.rule("S-5")
def test_only_a_base_card_reaches_the_ground_and_it_must() -> None:
    """Figure 7."""
    hands = ("upright-LH universal-LRTB", "")
    state = position("floor-VH z@1,0,2 VH", hands=hands, workers=("1,0,0 1,0,2", ""))
    assert refusal(play(copy(state), "card upright-LH"), "slot y@1,1,1") == "S-5 only-base-on-ground"
    assert refusal(play(copy(state), "card universal-LRTB"), "slot y@1,1,1") == "S-5 only-base-on-ground"
    assert refusal(play(copy(state), "card base"), "slot x@2,0,2") == "S-5 base-on-ground"
    assert refusal(play(copy(state), "card base"), "slot z@1,0,0") == "S-5 below-ground"


@pytest.mark.rule("S-5")
@pytest.mark.parametrize(
    ("normal", "x", "y", "outside"),
    [
        (X, 8, 7, False),
        (X, 9, 0, True),
        (X, 0, 8, True),
        (Y, 7, -8, False),
        (Y, -8, 0, True),
        (Z, 7, -7, False),
        (Z, 0, 8, True),
    ],
)
def test_no_part_of_a_card_is_outside_the_site(normal: int, x: int, y: int, outside: bool) -> None:
    assert reaches_out(normal, x, y) == outside


@pytest.mark.rule("S-5")
def test_at_the_border_of_the_site_there_are_no_slots_outside_it() -> None:
    state = position(hands=("floor-LR", ""), workers=("1,0,0", ""))
    play(state, "card floor-LR")
    at_the_border = with_cards(state, "x@8,0,4")
    assert refusal(at_the_border, "slot z@8,0,5") == "S-5 outside-site"


@pytest.mark.rule("S-7")
def test_a_slot_that_is_walled_in_on_all_sides_and_from_above_cannot_be_reached() -> None:
    state = position(hands=("floor-LR", ""), workers=("1,0,0", ""))
    play(state, "card floor-LR")
    walls = ["x@1,5,3", "x@-1,5,3", "y@0,6,3", "y@0,4,3"]
    open_above = with_cards(state, "y@0,5,2", *walls)
    slot = slot_named(open_above.site, "z@0,5,3")
    assert slot is not None
    assert open_above.site.slots[slot].ways == ABOVE
    closed = with_cards(open_above, "z@1,5,6")
    assert refusal(closed, "slot z@0,5,3") == "S-7 cannot-slide-in"


@pytest.mark.rule("S-7")
def test_a_card_slides_between_an_edge_above_and_an_edge_below() -> None:
    state = with_cards(position(), "y@0,5,2", "y@0,5,4", "x@1,5,3", "y@0,6,3", "y@0,4,3", "z@0,5,6")
    slot = slot_named(state.site, "z@0,5,3")
    assert slot is not None
    assert state.site.slots[slot].ways == WEST


# --- The site is kept up to date -------------------------------------------------------------------------------------


def test_a_site_is_the_same_whether_it_was_built_or_read() -> None:
    hands = ("floor-VH upright-LH", "")
    built = position(hands=hands, workers=("1,0,0 1,0,0", ""))
    play(built, "card floor-VH", "slot z@1,0,2", "turn VH")
    read = position("floor-VH z@1,0,2 VH", hands=("upright-LH", ""), workers=("1,0,0 1,0,0", ""))
    assert as_bytes(built.site) == as_bytes(read.site)
