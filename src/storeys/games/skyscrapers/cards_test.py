"""The cards (S-10, S-11), their turnings, and what a new card scores (S-12, S-21, S-32)."""

from collections import Counter

import pytest

from ..kit import copy
from . import GAME, cards
from .cards import ALLOWED, CONNECTABLE, CONSTRUCTION, GIRDERS, NAMES, PORTS_OF, TURNED, TURNINGS
from .lattice import Z
from .rules_test import choices, play, position, refusal, slots
from .site import Card, Slot
from .slots import meet

TERRACE = "floor-VH z@1,0,2 VH", "upright-LTV x@2,0,2 LTV"  # a floor on a leg, and a wall at its edge


def turnings(state_card: str, upright: bool) -> set[str]:
    design = NAMES.index(state_card)
    allowed = int(ALLOWED[design, int(upright)])
    return {cards.girder_letters(int(TURNED[design, turning])) for turning in range(TURNINGS) if allowed >> turning & 1}


# --- The deck (S-10) -------------------------------------------------------------------------------------------------


@pytest.mark.rule("S-10")
def test_there_are_36_different_construction_cards_of_four_kinds() -> None:
    kinds = Counter(name.split("-")[0] for name in NAMES[:CONSTRUCTION])
    assert kinds == {"upright": 21, "deck": 3, "floor": 6, "universal": 6}
    assert len(set(NAMES)) == 37
    assert sum(name.endswith("-worker") for name in NAMES) == 10


@pytest.mark.rule("S-10")
def test_the_kind_of_a_card_decides_how_it_can_stand() -> None:
    hands = ("upright-VH deck-LV floor-LRT universal-LRTB", "")
    state = position(*TERRACE, hands=hands, workers=("1,0,2 0,0,0", ""))
    upright, low, high = {"y@1,1,2", "y@1,-1,2"}, {"z@-1,0,2"}, {"z@2,0,3"}
    assert slots(state, "upright-VH") & (upright | low | high) == upright
    assert slots(state, "deck-LV") & (upright | low | high) == high
    assert slots(state, "floor-LRT") & (upright | low | high) == low | high
    assert slots(state, "universal-LRTB") & (upright | low | high) == upright | low | high


@pytest.mark.rule("S-10")
def test_the_wrong_kind_is_refused_with_its_own_reason() -> None:
    state = position(*TERRACE, hands=("upright-VH deck-LV floor-LRT", ""), workers=("1,0,2 0,0,0", ""))
    assert refusal(play(copy(state), "card upright-VH"), "slot z@2,0,3") == "S-10 not-level"
    assert refusal(play(copy(state), "card floor-LRT"), "slot y@1,1,2") == "S-10 not-upright"
    assert refusal(play(copy(state), "card deck-LV"), "slot z@-1,0,2") == "S-10 deck-too-low"


@pytest.mark.rule("S-10")
def test_nobody_stands_on_a_deck_and_a_level_universal_card_is_a_floor() -> None:
    deck = position(*TERRACE, "deck-LH z@2,0,3 LH", workers=("1,0,2", ""))
    floor = position(*TERRACE, "universal-LRTB z@2,0,3 LRTB", workers=("1,0,2", ""))
    assert choices(play(deck, "worker 1"), "move") & {"2,0,3", "1,0,3"} == set()
    assert {"2,0,3", "1,0,3"} <= choices(play(floor, "worker 1"), "move")
    assert [card["standable"] for card in GAME.as_json(deck)["cards"]] == [False, False, False, True, False, False]


# --- Turning (S-11, S-32) --------------------------------------------------------------------------------------------


@pytest.mark.rule("S-11")
@pytest.mark.parametrize(
    ("card", "upright", "expected"),
    [
        ("upright-LH", True, "LH RH TV BV"),
        ("upright-LTD", True, "LTD RTE RBD LBE"),
        ("upright-LRTB", True, "LRTB"),
        ("upright-LTB-worker", True, "LTB RTB"),
        ("upright-T-worker", True, "T"),
        ("upright-TV-worker", True, "TV"),
        ("universal-V-worker", True, "V"),
        ("universal-V-worker", False, "V H"),
        ("floor-H-worker", False, "V H"),
        ("floor-LRT", False, "LRT LRB LTB RTB"),
        ("deck-VDE", False, "VDE HDE"),
        ("base", True, "BV"),
    ],
)
def test_turnings_with_the_girders_in_the_same_places_are_one(card: str, upright: bool, expected: str) -> None:
    letters = {"".join(sorted(turning, key=GIRDERS.index)) for turning in expected.split()}
    assert turnings(card, upright) == letters


@pytest.mark.rule("S-11")
def test_a_turned_card_has_as_many_girders_and_a_mirrored_diagonal_is_the_other() -> None:
    for design in range(len(NAMES)):
        assert len({int(girders).bit_count() for girders in TURNED[design]}) == 1
    assert turnings("upright-LD", True) == {"TD", "TE", "BD", "BE", "LD", "LE", "RD", "RE"}


@pytest.mark.rule("S-11")
def test_girders_run_through_three_ports_of_nine() -> None:
    assert all(int(PORTS_OF[1 << girder]).bit_count() == 3 for girder in range(8))
    assert int(PORTS_OF[255]).bit_count() == 9
    assert all(int(CONNECTABLE[design, 0]) for design in range(len(NAMES)))


@pytest.mark.rule("S-11")
@pytest.mark.rule("S-32")
def test_only_right_turnings_are_offered() -> None:
    hands = ("upright-LTD-worker", "")
    state = position("floor-VH z@1,0,2 VH", hands=hands, workers=("1,0,2", ""))
    play(state, "card upright-LTD-worker", "slot x@2,0,2")
    assert choices(state, "turn") == {"LTD", "RTE"}
    assert refusal(state, "turn RBD") == "S-11 printed-upright"


@pytest.mark.rule("S-11")
def test_grass_stays_down() -> None:
    state = play(position(workers=("1,0,0", "")), "card base", "slot y@1,1,1")
    assert choices(state, "turn") == {"BV"}
    assert refusal(state, "turn TV") == "S-11 grass-down"


# --- Connections and points (S-12, S-21) -----------------------------------------------------------------------------


def points(
    state_words: list[str], *cards_on_site: str, hand: str, workers: str, options: str = ""
) -> tuple[int, int, int]:
    """What a player gets for a card: for girders, for a printed worker, and by doubling."""
    state = position(*cards_on_site, hands=(hand, ""), workers=(workers, ""), options=options)
    player = play(state, *state_words).players[0]
    return int(player.girders), int(player.printed), int(player.doubled)


@pytest.mark.rule("S-12")
@pytest.mark.rule("S-21")
def test_every_connected_girder_scores_1() -> None:
    """Both lines of the floor meet the leg's upright girder in its centre; one edge meets that of the crossbar."""
    floor = ["card floor-VH", "slot z@1,0,2", "turn VH"]
    assert points(floor, hand="floor-VH", workers="1,0,0") == (2, 0, 0)
    edges = ["card floor-LRT", "slot z@1,0,2", "turn LRT"]  # the crossbar ends under its left edge
    assert points(edges, hand="floor-LRT", workers="1,0,0") == (1, 0, 0)


@pytest.mark.rule("S-12")
@pytest.mark.parametrize(("x", "y", "ports"), [(2, 0, 0b100100100), (2, 1, 0b100100000), (2, 2, 0), (3, 0, 0)])
def test_ports_connect_only_where_cards_touch(x: int, y: int, ports: int) -> None:
    """Two level cards in one plane, all of the second one's girders drawn; at a corner they meet and do not touch."""
    slot, card = Slot.zero(), Card.zero()
    slot.normal, card.normal, card.x, card.y, card.girders = Z, Z, x, y, 255
    meet(slot, card, 0)
    assert slot.ports == ports
    assert bool(slot.touching) == bool(ports)


@pytest.mark.rule("S-21")
def test_a_printed_worker_scores_1_and_a_card_above_all_others_counts_twice() -> None:
    wall = ["card upright-TV-worker", "slot x@2,0,2", "turn TV"]
    assert points(wall, "floor-VH z@1,0,2 VH", hand="upright-TV-worker", workers="1,0,2") == (1, 1, 2)


@pytest.mark.rule("S-21")
def test_a_card_that_is_only_as_high_as_another_does_not_count_twice() -> None:
    wall = ["card upright-TV-worker", "slot x@2,0,2", "turn TV"]
    site = "floor-VH z@1,0,2 VH", "upright-VH y@1,1,2 VH"
    girders, printed, doubled = points(wall, *site, hand="upright-TV-worker", workers="1,0,2")
    assert (girders > 0, printed, doubled) == (True, 1, 0)


@pytest.mark.rule("S-21")
def test_base_cards_and_first_floors_never_count_twice() -> None:
    base = ["card base", "slot y@1,1,1", "turn BV"]
    girders, _, doubled = points(base, hand="", workers="1,0,0")
    assert (girders > 0, doubled) == (True, 0)


@pytest.mark.rule("S-21")
def test_with_the_option_every_pair_of_girders_scores() -> None:
    """Both lines meet the upright girder of the leg, and the level one also that of the crossbar."""
    floor = ["card floor-VH", "slot z@1,0,2", "turn VH"]
    assert points(floor, hand="floor-VH", workers="1,0,0", options=", pairs") == (3, 0, 0)


@pytest.mark.rule("S-21")
def test_the_points_that_were_announced_are_those_that_are_scored() -> None:
    state = position("floor-VH z@1,0,2 VH", hands=("universal-LRTB upright-LV", ""), workers=("1,0,2 0,0,0", ""))
    for card in ("universal-LRTB", "upright-LV"):
        for slot in GAME.as_json(play(copy(state), f"card {card}"))["slots"]:
            for turning in slot["turnings"]:
                after = play(copy(state), f"card {card}", f"slot {slot['slot']}", f"turn {turning['girders']}")
                assert GAME.as_json(after)["players"][0]["score"] == turning["points"]
                assert slot["points"] == max(turning["points"] for turning in slot["turnings"])
