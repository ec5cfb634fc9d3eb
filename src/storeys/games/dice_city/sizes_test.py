"""How big and how long a game of Dice City can be, and that nothing is lost on the way."""

import random

import numpy as np
import pytest

from ..kit import OVER, as_bytes
from . import GAME
from .cards import COPIES, DECK_KINDS, PILE_SIZE, PILES, RESOURCES, bandits_in_pile, ships_in_pile
from .state import (
    CHOICES,
    LAST_ROUND,
    LONGEST,
    LONGEST_CHAIN,
    MOST_REROLLS,
    MOST_SEATS,
    NO_DIE,
    OFF,
    PLACES,
    ROWS,
    SEATS,
)
from .studies_test import choices, position


@pytest.mark.rule("D-37", "D-38")
def test_no_game_can_be_longer_than_declared() -> None:
    spent = ROWS + MOST_REROLLS  # every reroll brings one die back
    well = ROWS - 1 + ROWS  # dice included, dice rolled
    dice = spent * (LONGEST_CHAIN + well)
    passes = (1 + MOST_SEATS - 1) / 2  # a token a turn, two for an action and the rolls that follow
    attacks = (MOST_SEATS - 1) * (PLACES + RESOURCES)
    finishing = 3 + 1 + ROWS
    turns = LAST_ROUND * MOST_SEATS * (dice + passes + attacks + finishing)
    built = 2 * (DECK_KINDS * COPIES + PILES * PILE_SIZE)  # a card, and the next one or a statue's payment
    taken = sum(bandits_in_pile(MOST_SEATS) + ships_in_pile(MOST_SEATS, pile) for pile in range(3))
    setup = 8 + MOST_SEATS * ROWS + 1
    assert 0.9 * LONGEST < turns + built + taken + setup <= LONGEST


@pytest.mark.rule("D-34")
def test_most_choices_are_those_of_a_rich_builder_alone() -> None:
    cards = "church church church manor manor manor well well well mint"
    state = position("build 0", "dice - - - - -; stock 9/9/9", header="hard", display=cards)
    assert len(choices(state)) == CHOICES


@pytest.mark.rule("D-38")
def test_everybody_can_idle_until_round_100() -> None:
    state, moves = GAME.start(2), 0
    while GAME.to_move(state) != OVER:
        possible = GAME.possible(state)
        idle = [action for action in possible if GAME.data(state, action)["do"] in ("forfeit", "finish")]
        GAME.apply_action(state, (idle or possible)[0])
        moves += 1
    assert (int(state.round), moves) == (100, 8 + 10 + 1 + 100 * 2 * (5 + 1 + 5))


@pytest.mark.parametrize("seats", SEATS)
def test_cards_are_conserved_by_every_action_of_random_games(seats: int) -> None:
    state, whim = GAME.start(seats), random.Random(seats)
    had, has = np.zeros((2, GAME.piece_kinds), np.int32)
    GAME.pieces(state, had)
    while possible := GAME.possible(state):
        GAME.apply_action(state, whim.choice(possible))
        GAME.pieces(state, has)
        assert had.tolist() == has.tolist()
        for player in state.players[:seats]:
            assert player.stock.min() >= 0
            assert player.dice.min() >= -1
            assert player.dice.max() < 6


def test_a_new_game_begins_with_these_numbers_and_nothing_else() -> None:
    """Whatever is not named here is 0: nobody has anything, and nothing has happened."""
    state = GAME.start(2)
    single = [name for name in state.dtype.names if state.dtype[name].kind == "i"]
    begun = {"seats": 2, "round": 1, "seat": 1, "die": NO_DIE, "deals": 255, "rolls": 1023, "left": 60}
    assert {name: int(state[name]) for name in single if state[name]} == begun
    assert not state.chain.any()
    assert not state.gone.any()
    assert not any(as_bytes(player).strip(b"\0") for player in state.players[2:])


def test_players_begin_with_the_printed_locations_and_all_dice_off_the_board() -> None:
    first, second = GAME.start(2).players[:2]
    assert as_bytes(first) == as_bytes(second)
    assert [name for name in first.dtype.names if np.any(first[name])] == ["cards", "dice"]
    assert set(first.dice.tolist()) == {OFF}
