"""The course of a game: the H, the hands, a turn and its three actions (S-6, S-13 … S-16, S-18, S-20)."""

import random
from collections.abc import Iterator

import pytest

from storeys.testing import Referee

from ..checks import WHOLE
from ..kit import CHANCE, OVER, copy
from . import GAME
from .cards import NAMES
from .kinds import COLLAPSE, HIRE
from .names import PHASES
from .reading import parse
from .state import SEATS, State

REFEREE = Referee(GAME)
play, refusal, scores, ranks = REFEREE.play, REFEREE.reason, REFEREE.scores, REFEREE.ranks

ACTING = "acting 0, actions 3, idle 0"
NOBODY_THERE = "- - - - -"


# --- Positions and moves, for all tests of this package --------------------------------------------------------------


def position(
    *cards: str,
    moment: str = ACTING,
    hands: tuple[str, ...] = ("", ""),
    workers: tuple[str, ...] = (),
    options: str = "",
) -> State:
    """A position with these cards beyond the H, all built by seat 0; hands and workers by seat, the workers padded."""
    standing = [card if " by " in card else f"{card} by 0" for card in cards]
    lines = [f"seats {len(hands)}, starter 0{options}", moment, *standing]
    for seat, hand in enumerate(hands):
        places = workers[seat].split() if seat < len(workers) else []
        held = f"hand {hand}; " if hand else ""
        lines.append(f"{seat}: {held}workers {' '.join([*places, *['-'] * (5 - len(places))])}")
    return parse("\n".join(lines))


def choices(state: State, do: str = "") -> set[str]:
    """What may be done, of one kind; only the particulars."""
    return {words.removeprefix(do).strip() for words in REFEREE.choices(state, do)}


def slots(state: State, card: str) -> set[str]:
    """The slots into which a card may go."""
    return choices(play(copy(state), f"card {card}"), "slot")


def random_game(seats: int, seed: int = 0, **options: int) -> Iterator[State]:
    """The positions of a random game, the last included; collapses are put off."""
    state, generator = GAME.start(seats, options), random.Random(seed)
    yield state
    while actions := GAME.possible(state):
        GAME.apply_action(state, generator.choice([action for action in actions if action != COLLAPSE] or actions))
        yield state


# --- The H and the hands (S-6, S-13) ---------------------------------------------------------------------------------


@pytest.mark.rule("S-6")
def test_three_base_cards_make_an_h() -> None:
    cards = GAME.as_json(GAME.start(2))["cards"]
    assert [card["slot"] for card in cards] == ["y@0,0,1", "x@-1,0,1", "x@1,0,1"]
    assert {card["card"] for card in cards} == {"start"}
    assert {card["girders"] for card in cards} == {"BV"}


@pytest.mark.rule("S-6")
def test_the_h_offers_slots_above_it_and_for_base_cards_at_its_four_ends() -> None:
    state = position(hands=("universal-LB-worker", ""), workers=("1,0,0 -2,0,0 0,-1,0", ""))
    assert slots(state, "base") == {"y@1,1,1", "y@1,-1,1", "y@-1,1,1", "y@-1,-1,1"}
    assert slots(state, "universal-LB-worker") == {"z@0,0,2", "z@1,0,2", "z@-1,0,2"}


@pytest.mark.rule("S-13")
@pytest.mark.parametrize(("seats", "cards"), [(2, 15), (3, 12), (4, 9)])
def test_cards_are_dealt_one_at_a_time_from_seat_0_and_two_base_cards_join_them(seats: int, cards: int) -> None:
    state = GAME.start(seats)
    assert choices(state, "start") == {str(seat) for seat in range(seats)}
    play(state, "start 1")
    for number in range(seats * cards):
        assert GAME.to_move(state) == CHANCE
        card = f"deal {NAMES[number]}"
        assert GAME.seen_by(state, GAME.read(state, card)) == 1 << number % seats
        play(state, card)
    players = GAME.as_json(state)["players"]
    assert [(player["hand"], player["bases"], player["reserve"], player["score"]) for player in players] == [
        (cards + 2, 2, 5, 0)
    ] * seats
    assert players[1]["cards"] == ["base", "base", *NAMES[1 : seats * cards : seats]]
    assert GAME.as_json(state)["deck"] == 36 - seats * cards
    assert GAME.to_move(state) == 1


@pytest.mark.rule("S-13")
def test_every_card_of_the_deck_is_equally_likely() -> None:
    state = play(GAME.start(3), "start 0", "deal floor-VH")
    weights = GAME.chance_weights(state)
    assert sorted(weights[weights > 0]) == [1] * 35
    assert refusal(state, "deal floor-VH") == "S-13 not-in-deck"


# --- A turn (S-14, S-15, S-20) ---------------------------------------------------------------------------------------


@pytest.mark.rule("S-14")
def test_a_turn_has_three_actions_in_any_mix() -> None:
    state = position(hands=("floor-VH", ""), workers=("1,0,0", ""))
    play(state, "card floor-VH", "slot z@1,0,2", "turn VH", "hire 0,0,0")
    assert (int(state.actions), GAME.to_move(state)) == (1, 0)
    play(state, "worker 1", "move 1,0,2")
    assert (int(state.actions), GAME.to_move(state)) == (3, 1)


@pytest.mark.rule("S-14")
@pytest.mark.parametrize("seats", SEATS)
def test_before_every_action_somebody_can_be_hired_or_moved(seats: int) -> None:
    asked = 0
    for seed in range(4 if WHOLE else 2):
        for state in random_game(seats, seed, hands=seed % 2):
            if PHASES[state.phase] == "acting":
                asked += 1
                assert choices(state, "hire") | choices(state, "worker")
    assert asked > 50


@pytest.mark.rule("S-14")
def test_turns_go_round_the_table_from_the_first_player() -> None:
    state = position(hands=("", "", ""), workers=("", "", ""))
    movers = []
    for _ in range(9):
        movers.append(GAME.to_move(state))
        play(state, f"hire {min(choices(state, 'hire'))}")
    assert movers == [0, 0, 0, 1, 1, 1, 2, 2, 2]


@pytest.mark.rule("S-15")
def test_a_worker_is_hired_to_a_ground_cell_beside_a_base_card() -> None:
    state = position()
    around = {f"{x},{y},0" for x in (-2, -1, 0, 1) for y in (-1, 0)}
    assert choices(state, "hire") == around
    play(state, "hire 0,0,0")
    assert GAME.as_json(state)["players"][0]["workers"][0]["cell"] == "0,0,0"
    assert GAME.as_json(state)["players"][0]["reserve"] == 4


@pytest.mark.rule("S-15")
def test_a_cell_that_touches_two_base_cards_is_one_choice_and_has_room_for_everybody() -> None:
    state = position(workers=("0,0,0 0,0,0", "0,0,0"))
    play(state, "hire 0,0,0")
    assert (
        sum(worker["cell"] == "0,0,0" for player in GAME.as_json(state)["players"] for worker in player["workers"]) == 4
    )
    twin = HIRE + 10  # the same cell, counted from the second leg
    assert GAME.why_not(state, twin).message == "skyscrapers-why-same-cell"


@pytest.mark.rule("S-15")
def test_with_nobody_in_reserve_nobody_is_hired() -> None:
    state = position(workers=("0,0,0 0,0,0 0,0,0 1,0,0 1,0,0", ""))
    assert choices(state, "hire") == set()
    assert refusal(state, "hire 0,0,0") == "S-15 reserve-empty"


@pytest.mark.rule("S-20")
def test_climbing_two_levels_takes_two_actions() -> None:
    state = position("floor-VH z@1,0,2 VH", "upright-LTV y@1,1,2 LTV", "floor-LRT z@1,1,3 LRT", workers=("1,0,0", ""))
    play(state, "worker 1")
    assert "1,1,3" not in choices(state, "move")
    play(state, "move 1,-1,2", "worker 1", "move 1,1,3")
    assert int(state.actions) == 1


# --- Building (S-16) -------------------------------------------------------------------------------------------------


@pytest.mark.rule("S-16")
def test_a_player_without_workers_on_the_site_builds_nothing() -> None:
    state = position(hands=("floor-VH", ""))
    assert choices(state, "card") == set()
    assert refusal(state, "card floor-VH") == "S-16 no-free-worker"
    assert refusal(state, "card base") == "S-16 no-free-worker"


@pytest.mark.rule("S-16")
def test_a_card_must_touch_a_card_that_an_own_worker_touches() -> None:
    """Figure 5: a worker beside a leg builds base cards at the ends of that leg, and not at the other leg."""
    state = position(workers=("1,0,0", "-2,0,0"))
    assert slots(state, "base") == {"y@1,1,1", "y@1,-1,1"}
    play(state, "card base")
    assert refusal(state, "slot y@-1,1,1") == "S-16 out-of-reach"


@pytest.mark.rule("S-16")
def test_the_workers_of_others_do_not_help() -> None:
    state = position(workers=("", "1,0,0"))
    assert choices(state, "card") == set()


@pytest.mark.rule("S-12")
@pytest.mark.rule("S-16")
def test_a_card_needs_a_connected_girder() -> None:
    """The floor has one girder, at y = 0; it ends in the middle of the edge at x = 2 and meets no other edge."""
    state = position("universal-V-worker z@1,0,2 H", hands=("upright-LR upright-V-worker", ""), workers=("1,0,2", ""))
    assert slots(state, "upright-V-worker") == {"x@2,0,2"}
    assert refusal(play(copy(state), "card upright-V-worker"), "slot y@1,1,2") == "S-12 slot-not-connected"
    assert refusal(state, "card upright-LR") == "S-12 no-girder-for-card"


@pytest.mark.rule("S-16")
def test_a_card_that_is_not_in_the_hand_is_not_built() -> None:
    state = position(hands=("floor-VH", "floor-LR"), workers=("1,0,0", ""))
    assert refusal(state, "card floor-LR") == "S-16 not-in-hand"
    assert refusal(state, "card deck-VDE") == "S-16 not-in-hand"


@pytest.mark.rule("S-16")
def test_a_card_that_is_built_leaves_the_hand() -> None:
    state = position(hands=("floor-VH floor-LR", ""), workers=("1,0,0", ""))
    play(state, "card floor-VH", "slot z@1,0,2", "turn VH")
    player = GAME.as_json(state)["players"][0]
    assert player["cards"] == ["base", "base", "floor-LR"]
    play(state, "card base", "slot y@1,1,1", "turn BV")
    assert (GAME.as_json(state)["players"][0]["bases"], GAME.as_json(state)["cards"][4]["seat"]) == (1, 0)


def test_random_games_end() -> None:
    *_, last = random_game(3)
    assert GAME.to_move(last) == OVER
