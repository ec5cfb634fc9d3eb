"""A round and a match of Blueprints, rule after rule, on positions written as text."""

import random
from collections import Counter
from collections.abc import Iterator, Sequence

import numpy as np
import pytest

from storeys.testing import Referee

from ..kit import CHANCE, SPECTATOR, copy, generator
from . import GAME, awards, rules
from .dice import COPIES, MATERIAL_NAMES, MATERIALS
from .plans import PLANS
from .reading import parse
from .state import DRAWING, ENDED, SEATS, TAKING, State, current

REFEREE = Referee(GAME)
play, choices, refusal, weights = REFEREE.play, REFEREE.choices, REFEREE.refusal, REFEREE.weights
random_match, view_of, scores_of = REFEREE.random_match, REFEREE.view, REFEREE.scores

POOLS = {
    2: "wood-1 recycled-1 stone-2 glass-2 wood-3 glass-4 stone-5 glass-6",
    3: "wood-1 recycled-1 stone-2 glass-2 wood-3 glass-4 recycled-5 stone-5 glass-6",
    4: "wood-1 recycled-1 stone-2 glass-2 wood-3 glass-4 stone-5",
}
BARE = ("X1/31/1X", "XX/X1/23", "XX/22/X2", "X2/X2/11")
LAST = "wood-1 recycled-1 recycled-1 wood-2 wood-3 recycled-4 wood-5 recycled-5 glass-6"  # a pool for the last turn
FULL = (  # six dice each, and nobody is tied with anybody
    "X1/31/1X stone-1@12 stone-2@12 stone-3@12 stone-4@12 stone-5@12 stone-6@12",
    "XX/X1/23 glass-1@22 glass-1@22 glass-1@22 glass-1@22 glass-1@22 glass-1@22",
    "XX/22/X2 recycled-1@21 recycled-1@21 recycled-1@21 wood-2@22 wood-2@22 wood-2@22",
    "X2/X2/11 wood-2@12 wood-2@12 wood-2@12 wood-2@12 recycled-3@22 recycled-3@22",
)


def position(asked: str, players: Sequence[str], pool: str | None = None, discards: str = "", **header: str) -> State:
    """A position of the first round, unless earlier ones are given; the pool is an ordinary one."""
    lines = [f"seats {len(players)}{header.get('options', '')}", *header.get("earlier", "").splitlines()]
    number = 1 + header.get("earlier", "").count("round")
    lines += [f"round {number}, starter {header.get('starter', '0')}, demand {header.get('demand', 'wood glass')}"]
    lines += [f"{seat}: {building}" for seat, building in enumerate(players)]
    lines += [asked, f"pool {POOLS[len(players)] if pool is None else pool}"]
    return parse("\n".join([*lines, *([f"discards {discards}"] if discards else [])]))


def phase(state: State) -> str:
    return str(GAME.as_json(state)["phase"])


every_table = pytest.mark.parametrize("seats", SEATS)


# --- The start of a round --------------------------------------------------------------------------------------------


@every_table
@pytest.mark.rule("B-1")
def test_eight_dice_of_each_material_are_in_the_bag(seats: int) -> None:
    assert GAME.as_json(GAME.start(seats))["bag"] == {"wood": 8, "recycled": 8, "stone": 8, "glass": 8}


@pytest.mark.rule("B-6")
def test_the_first_material_in_demand_is_any_and_the_second_another() -> None:
    state = play(GAME.start(2), "start 0")
    assert weights(state) == {f"demand {name}": 1 for name in MATERIAL_NAMES}
    play(state, "demand recycled")
    assert weights(state) == {"demand wood": 1, "demand stone": 1, "demand glass": 1}
    assert refusal(state, "demand recycled") == "B-6"


@pytest.mark.rule("B-6")
def test_dice_in_demand_stay_out_of_the_bag() -> None:
    state = play(GAME.start(2), "start 0", "demand recycled", "demand wood")
    assert GAME.as_json(state)["bag"] == {"wood": 7, "recycled": 7, "stone": 8, "glass": 8}
    assert GAME.as_json(state)["demand"] == ["recycled", "wood"]


@every_table
@pytest.mark.rule("B-7")
def test_everybody_is_dealt_a_blueprint_from_seat_0_on(seats: int) -> None:
    state = play(GAME.start(seats), "start 1", "demand recycled", "demand wood")
    for seat in range(seats):
        assert set(weights(state).values()) == {1}
        assert len(weights(state)) == 24 - seat
        play(state, f"deal {BARE[seat]}")
        assert GAME.as_json(state)["players"][seat]["plan"] == BARE[seat]
    assert phase(state) == "drawing"


@pytest.mark.rule("B-7")
def test_a_blueprint_that_was_dealt_is_not_dealt_again() -> None:
    state = play(GAME.start(2), "start 1", "demand recycled", "demand wood", "deal XX/X1/23")
    assert refusal(state, "deal XX/X1/23") == "B-7"


@every_table
@pytest.mark.rule("B-7")
def test_no_blueprint_is_used_twice_in_a_match(seats: int) -> None:
    *_, last = random_match(seats, 1)
    used = [int(played.buildings[seat].plan) for played in last.rounds for seat in range(seats)]
    assert len(set(used)) == 3 * seats
    assert last.deck == sum(1 << plan for plan in range(24) if plan not in used)


@every_table
@pytest.mark.rule("B-8")
def test_the_pool_is_rolled_from_the_bag_before_the_first_turn(seats: int) -> None:
    state = play(GAME.start(seats), "start 1", "demand recycled", "demand wood")
    play(state, *(f"deal {plan}" for plan in BARE[:seats]))
    assert weights(state) == {
        f"draw {name} {value}": 7 if name in ("recycled", "wood") else 8
        for value in range(1, 7)
        for name in MATERIAL_NAMES
    }
    play(state, *(f"draw {die.replace('-', ' ')}" for die in POOLS[seats].split()))
    assert (phase(state), GAME.to_move(state), state.rolled) == ("taking", 1, {2: 8, 3: 9, 4: 7}[seats])


@pytest.mark.rule("B-8")
def test_a_material_of_which_no_die_is_left_is_not_drawn() -> None:
    pool = "glass-1 glass-2 glass-3 glass-4 glass-5 glass-6"
    state = position("drawing", ["X1/31/1X glass-1@12", BARE[1]], pool, "wood", demand="wood stone")
    play(state, "draw wood 1")
    assert GAME.as_json(state)["bag"]["glass"] == 1
    state = position("drawing", ["X1/31/1X glass-1@12", BARE[1]], pool, "wood", demand="wood glass")
    assert GAME.as_json(state)["bag"]["glass"] == 0
    assert refusal(state, "draw glass 1") == "B-8"


def test_the_pool_lies_in_order_of_value() -> None:
    state = position("drawing", BARE[:2], "glass-6 wood-3 glass-3 wood-1 stone-3")
    play(state, "draw recycled 3", "draw stone 6")
    assert [f"{die['material']}-{die['value']}" for die in GAME.as_json(state)["pool"]] == [
        *("wood-1", "wood-3", "recycled-3", "stone-3", "glass-3", "stone-6", "glass-6")
    ]


# --- Who starts ------------------------------------------------------------------------------------------------------


@every_table
@pytest.mark.rule("B-9")
def test_chance_names_the_first_player_each_with_the_same_probability(seats: int) -> None:
    state = GAME.start(seats)
    assert GAME.to_move(state) == CHANCE
    assert weights(state) == {f"start {seat}": 1 for seat in range(seats)}
    assert refusal(GAME.start(3), "start 3") == "B-9"


@pytest.mark.rule("B-9")
def test_the_lowest_building_starts_the_next_round() -> None:
    state = play(position("taking 2", [*FULL[:2], FULL[2].rsplit(" ", 1)[0]], LAST), "take glass 6", "place 2 2")
    assert [player["score"] for player in GAME.as_json(state)["revealed"]["players"]] == [34, 6, 26]
    assert (phase(state), GAME.as_json(state)["starter"]) == ("demand", 1)


@pytest.mark.rule("B-9")
@pytest.mark.parametrize("starter", [0, 1, 2, 3])
def test_turns_go_clockwise(starter: int) -> None:
    state = position(f"taking {starter}", BARE, starter=str(starter))
    order = []
    for _ in range(8):
        order.append(GAME.to_move(state))
        play(state, choices(state)[0])
        play(state, choices(state)[0])
        play(state, choices(state)[0])
    assert order == [(starter + turn) % 4 for turn in range(8)]
    assert GAME.as_json(state)["order"] == order[:4]


# --- Turns -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("B-10")
def test_a_player_takes_a_die_of_the_pool_places_it_and_another_is_drawn() -> None:
    state = position("taking 0", BARE[:3])
    assert choices(state) == [f"take {die.replace('-', ' ')}" for die in POOLS[3].split()]
    play(state, "take glass 4")
    assert (phase(state), GAME.to_move(state), state.rolled) == ("placing", 0, 8)
    play(state, "place 2 1")
    assert (phase(state), GAME.to_move(state)) == ("drawing", CHANCE)
    play(state, "draw wood 6")
    assert (phase(state), GAME.to_move(state), state.rolled) == ("taking", 1, 9)
    assert GAME.as_json(state)["players"][0]["dice"] == [
        {"material": "glass", "value": 4, "dead": False, "row": 2, "column": 1, "floor": 1}
    ]


@pytest.mark.rule("B-10")
def test_only_dice_of_the_pool_can_be_taken_and_equal_ones_are_one_choice() -> None:
    state = position("taking 0", BARE[:4], "wood-1 wood-1 wood-1 stone-4 stone-4 glass-4 glass-4")
    assert choices(state) == ["take wood 1", "take stone 4", "take glass 4"]
    assert refusal(state, "take wood 4") == "B-10"
    play(state, "take stone 4", "place 1 2", "draw glass 1")
    assert choices(state) == ["take wood 1", "take glass 1", "take stone 4", "take glass 4"]


@every_table
@pytest.mark.rule("B-10")
def test_a_round_is_over_when_everybody_has_chosen_six_dice(seats: int) -> None:
    for state in random_match(seats, 2):
        played = current(state)
        assert all(int(played.buildings[seat].taken) <= 6 for seat in range(seats))
        for number in range(state.scored):
            assert [int(building.taken) for building in state.rounds[number].buildings[:seats]] == [6] * seats


@pytest.mark.rule("B-11")
def test_two_players_discard_a_second_die_and_two_are_drawn() -> None:
    state = play(position("taking 0", BARE[:2]), "take glass 4", "place 2 1")
    assert (phase(state), GAME.to_move(state)) == ("discarding", 0)
    left = POOLS[2].replace("glass-4 ", "").split()
    assert choices(state) == [f"discard {die.replace('-', ' ')}" for die in left]
    assert refusal(state, "discard glass 4") == "B-11"
    play(state, "discard wood 1")
    assert state.discards.tolist() == [1, 0, 0, 0]
    play(state, "draw stone 1", "draw stone 2")
    assert (phase(state), GAME.to_move(state), state.rolled) == ("taking", 1, 8)


@pytest.mark.rule("B-11")
def test_two_players_discard_also_after_a_dead_die_and_on_the_last_turn() -> None:
    three = "XX/X1/23 stone-5@22 stone-5@31 stone-5@32"
    players = [three, "X1/31/1X" + " recycled-1@12" * 3]
    state = play(position("taking 0", players, discards="wood wood stone recycled recycled glass"), "take wood 3")
    assert phase(state) == "discarding"
    state = last_turn(2)
    while phase(state) != "discarding":
        play(state, choices(state)[0])
    assert state.scored == 0
    play(state, choices(state)[0])
    assert (phase(state), state.scored) == ("demand", 1)


@pytest.mark.rule("B-11")
@pytest.mark.parametrize("seats", [3, 4])
def test_nobody_discards_with_more_than_two_players(seats: int) -> None:
    state = play(position("taking 0", BARE[:seats]), "take wood 3", "place 2 1")
    assert phase(state) == "drawing"
    assert refusal(state, "discard wood 1") == "B-11"


def last_turn(seats: int) -> State:
    """The first position of a random match in which the last turn of a round begins."""
    match: Iterator[State] = random_match(seats, 5)
    return next(copy(state) for state in match if state.phase == TAKING and int(state.turns) == 6 * seats - 1)


@every_table
@pytest.mark.rule("B-12")
def test_the_bag_lasts_until_the_last_choice_and_nothing_is_drawn_after_it(seats: int) -> None:
    drawn, state = Counter[int](), last_turn(seats)
    assert int(state.bag.sum()) == {2: 0, 3: 4, 4: 0}[seats]
    while state.scored == 0:
        play(state, choices(state)[0])
    assert phase(state) == "demand"
    generator, state = random.Random(3), GAME.start(seats)
    while actions := GAME.possible(state):
        drawn[int(state.scored)] += state.phase == DRAWING
        GAME.apply_action(state, generator.choice(actions))
    assert drawn == {number: {2: 30, 3: 26, 4: 30}[seats] for number in range(3)}


# --- Dead dice -------------------------------------------------------------------------------------------------------

STUCK = "XX/X1/23 stone-5@22 stone-5@31 stone-5@32"
OTHERS = ("X1/31/1X recycled-1@12 recycled-1@12 recycled-1@12", "XX/22/X2 wood-1@21 wood-1@21 wood-1@21")


@pytest.mark.rule("B-17")
def test_a_die_that_fits_nowhere_is_removed_and_still_one_of_the_six() -> None:
    state = play(position("taking 0", [STUCK, *OTHERS]), "take glass 4")
    assert (phase(state), state.rolled) == ("drawing", 8)
    player = GAME.as_json(state)["players"][0]
    assert (player["left"], player["dice"][-1]["dead"], player["dice"][-1]["row"]) == (2, True, None)
    assert player["heights"] == [0, 0, 0, 1, 1, 1]


@pytest.mark.rule("B-17")
def test_a_die_that_fits_must_be_placed() -> None:
    state = play(position("taking 0", [STUCK, *OTHERS]), "take stone 5")
    assert choices(state) == ["place 2 2", "place 3 1", "place 3 2"]
    assert refusal(state, "take wood 1") == "B-17"


@pytest.mark.rule("B-17")
def test_a_dead_die_may_be_chosen_while_another_fits_unless_the_table_refuses_it() -> None:
    assert len(choices(position("taking 0", [STUCK, *OTHERS]))) == 9
    state = position("taking 0", [STUCK, *OTHERS], options=", refuse dead dice")
    assert choices(state) == ["take recycled 5", "take stone 5", "take glass 6"]
    assert refusal(state, "take glass 4") == "B-17"


@pytest.mark.rule("B-17")
@pytest.mark.parametrize("options", ["", ", refuse dead dice"])
def test_somebody_for_whom_no_die_fits_still_chooses_one(options: str) -> None:
    pool = "wood-1 wood-1 stone-2 stone-2 recycled-3 recycled-3 glass-4 glass-4 glass-4"
    state = position("taking 0", [STUCK, *OTHERS], pool, options=options)
    assert choices(state) == ["take wood 1", "take stone 2", "take recycled 3", "take glass 4"]
    assert GAME.question(state).message == "blueprints-ask-take-dead"


@pytest.mark.rule("B-17")
def test_a_dead_die_is_in_the_bag_again_in_the_next_round() -> None:
    dead = "XX/22/X2 recycled-5@21 recycled-5@22 recycled-5@32 wood-4@dead wood-4@dead"
    state = position("taking 2", [FULL[0], FULL[1], dead], LAST)
    play(state, "take wood 3", "demand wood", "demand glass")
    assert GAME.as_json(state)["bag"] == {"wood": 7, "recycled": 8, "stone": 8, "glass": 7}


# --- The end of a round ----------------------------------------------------------------------------------------------


@pytest.mark.rule("B-28")
@every_table
def test_after_a_round_all_dice_go_back_to_the_bag(seats: int) -> None:
    ends = [copy(state) for state in random_match(seats, 4) if state.scored and state.turns == state.rolled == 0]
    assert {int(state.scored) for state in ends} == {1, 2, 3}
    for state in ends:
        demanded = int((current(state).demand != -1).sum()) if state.scored < 3 else 0
        assert int(state.bag.sum()) == 32 - demanded
        assert not state.pool.any()
        assert not state.discards.any()


@pytest.mark.rule("B-27")
def test_of_others_a_view_tells_only_how_many_awards_and_prizes_they_hold() -> None:
    for state in random_match(3, 6):
        for seat in range(SPECTATOR, 3):
            told, all_of_it = _won(state, seat), _won(state, None)
            assert [player[0] for player in told] == [player[0] for player in all_of_it]
            hidden = state.scored > 0 and state.phase != ENDED
            for other in range(3):
                assert told[other][1:] == ((None, None, None) if hidden and other != seat else all_of_it[other][1:])
    assert [player[0] for player in _won(state, None)] != [0, 0, 0]


@pytest.mark.rule("B-27")
def test_nothing_else_in_a_view_tells_what_others_have_won() -> None:
    for state in random_match(4, 7):
        if 0 < state.scored < 3:
            view = view_of(state, 1)
            for other in (0, 2, 3):
                assert [line.message for line in GAME.breakdown(view, other)] in ([], ["blueprints-score-face-down"])
                assert {int(played.awards[other]) for played in view.rounds[: view.scored]} == {awards.FACE_DOWN}
            assert scores_of(view)[0] == scores_of(view)[2] == scores_of(view)[3] == 0
            assert scores_of(view)[1] == scores_of(state)[1]
            assert set(view.rounds[0].prizes.tolist()) <= {1, awards.FACE_DOWN}


@pytest.mark.rule("B-27")
def test_what_was_won_is_announced_until_everybody_has_begun_the_next_round() -> None:
    for state in random_match(2, 8):
        if 0 < state.scored < 3:
            other = GAME.as_json(view_of(state, 0))["revealed"]["players"][1]
            assert (other["rank"] is not None) == (state.turns < 2)
            assert state.turns < 2 or (other["award"], other["prizes"]) == (None, [])
            assert GAME.as_json(view_of(state, 0))["revealed"]["players"][0]["rank"] is not None


@pytest.mark.rule("B-27")
def test_with_open_awards_everybody_sees_who_won_what() -> None:
    for move, state in enumerate(random_match(3, 6, {"open_awards": 1})):
        if move % 8 == 0:
            assert all(_won(state, seat) == _won(state, None) for seat in range(SPECTATOR, 3))
            assert scores_of(view_of(state, SPECTATOR)) == scores_of(state)


@pytest.mark.rule("B-27")
def test_who_remembers_the_buildings_knows_what_everybody_won() -> None:
    for move, state in enumerate(random_match(4, 9)):
        if move % 16 == 0:
            world = view_of(state, 2)
            GAME.imagine(world, 2, generator(1, move))
            assert scores_of(world) == scores_of(state)


def _won(state: State, seat: int | None) -> list[tuple[object, ...]]:
    """How many cards, points, awards and prizes of all players, as a seat sees them."""
    view = copy(state)
    if seat is not None:
        GAME.conceal(view, seat)
    told = ("held", "points", "awards", "prizes")
    return [tuple(player[what] for what in told) for player in GAME.as_json(view)["players"]]


def test_the_option_on_awards_changes_no_match() -> None:
    plain, opened = (
        [GAME.words(state, action) for state in random_match(3, 6, options) for action in GAME.possible(state)]
        for options in ({}, {"open_awards": 1})
    )
    assert plain == opened


# --- Pieces ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("B-1")
@pytest.mark.parametrize("seats", GAME.seats)
def test_every_die_and_every_blueprint_is_somewhere_and_only_once(seats: int) -> None:
    counts, luck, state = np.zeros(GAME.piece_kinds, np.int32), random.Random(seats), GAME.start(seats)
    while possible := GAME.possible(state):
        GAME.pieces(state, counts)
        assert counts.tolist() == [COPIES] * MATERIALS + [1] * PLANS
        GAME.apply_action(state, luck.choice(possible))


@pytest.mark.parametrize("taken", range(4))
def test_the_pool_stays_in_order_whichever_die_is_taken(taken: int) -> None:
    """Two of the four dice are equal."""
    state, dice = State.zero(), [3, 5, 5, 9]
    state.rolled, state.pool[:4] = 4, dice
    rules.remove_from_pool(state, dice[taken])
    assert state.pool[:5].tolist() == [*dice[:taken], *dice[taken + 1 :], 0, 0]
    rules.add_to_pool(state, dice[taken])
    assert (state.pool[:5].tolist(), int(state.rolled)) == ([*dice, 0], 4)
