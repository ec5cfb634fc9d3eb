"""What lies face down (D-32): views, worlds that fit them, and what stays in sight."""

from typing import Any

import numpy as np
import pytest

from ..kit import SPECTATOR, as_bytes, copy, generator
from . import GAME
from .state import HIDDEN, State
from .studies_test import play, position

RICH = (
    "dice - - - - -; tokens 9; bandits 3 5; ships 5",
    "tokens 4; bandits 4 4; ships 10",
    "tokens 7; ships 20; white 1-manor",
)


def view(state: State, seat: int) -> State:
    seen = copy(state)
    GAME.conceal(seen, seat)
    return seen


def totals(state: State) -> list[Any]:
    return [player["points"] for player in GAME.as_json(state)["players"]]


@pytest.mark.rule("D-32")
def test_a_player_sees_the_own_total_and_nobody_elses() -> None:
    state = position("dice 0", *RICH)
    assert totals(view(state, 0)) == [20, None, None]
    assert totals(view(state, 2)) == [None, None, 29]
    assert totals(view(state, SPECTATOR)) == [None, None, None]


@pytest.mark.rule("D-32")
def test_neither_tokens_nor_cards_of_others_are_in_a_view() -> None:
    seen = view(position("dice 0", *RICH), 0)
    for other in (1, 2):
        player = seen.players[other]
        assert {int(player.tokens), *player.bandits.tolist(), *player.ships.tolist()} == {HIDDEN}
    assert [line.message for line in GAME.breakdown(seen, 2)] == ["dice_city-score-location"]


@pytest.mark.rule("D-31", "D-32")
def test_what_lies_face_down_counts_for_nothing_in_a_view_and_breaks_no_tie() -> None:
    """Of two players who have nothing in sight the one who had the earlier turn is ahead, whatever else they hide."""
    seen = view(position("dice 0", "dice - - - - -", "tokens 4", "tokens 9; ships 20"), SPECTATOR)
    scores, ranks = np.zeros(3, np.int32), np.zeros(3, np.int32)
    GAME.final_scores(seen, scores)
    GAME.ranking(seen, ranks)
    assert len(set(scores.tolist())) == 1
    assert ranks.tolist() == [1, 2, 3]
    assert scores[1] == sum(line.points for line in GAME.breakdown(seen, 1))


@pytest.mark.rule("D-32")
def test_all_totals_are_open_at_the_end_by_agreement_and_alone() -> None:
    assert None not in totals(view(position("dice 0", *RICH, header="open totals"), 0))
    over = position("ended", "tokens 9", "tokens 4", header="|deck by 0")
    assert totals(view(over, 0)) == [9, 4]
    assert totals(view(position("dice 0", "dice 1 1 1 1 1; tokens 9"), SPECTATOR)) == [9]


@pytest.mark.rule("D-32")
def test_what_is_gained_in_a_turn_is_in_sight_until_the_turn_is_over() -> None:
    state = position("dice 0", "dice 1 - - - -; white 1-town_hall; red 6-manor", "")
    state = play(state, "use white town_hall")
    house, manor = play(state, "copy yellow 3 house"), play(state, "copy red 6 manor")
    assert [GAME.as_json(view(after, 1))["turn"]["gained"] for after in (house, manor)] == [1, 2]
    over = play(manor, "finish dice")
    assert GAME.as_json(view(over, 1))["turn"]["gained"] == 0


@pytest.mark.rule("D-32")
@pytest.mark.parametrize("seat", [SPECTATOR, 0, 1, 2])
def test_an_imagined_world_has_every_card_somewhere_and_looks_the_same(seat: int) -> None:
    state = position("dice 0", *RICH)
    pieces, imagined = np.zeros((2, GAME.piece_kinds), np.int32)
    GAME.pieces(state, pieces)
    worlds = []
    for number in range(20):
        world = view(state, seat)
        GAME.imagine(world, seat, generator(number))
        GAME.pieces(world, imagined)
        assert imagined.tolist() == pieces.tolist()
        assert as_bytes(view(world, seat)) == as_bytes(view(state, seat))
        worlds.append(as_bytes(world))
    assert len(set(worlds)) > 10


@pytest.mark.rule("D-32")
def test_taken_cards_are_imagined_with_each_of_those_who_may_have_them() -> None:
    state, holders = position("dice 0", "dice 1 1 1 1 1", "ships 20", ""), set()
    for number in range(30):
        world = view(state, 0)
        GAME.imagine(world, 0, generator(number))
        holders.add(tuple(int(world.players[seat].ships[2]) for seat in range(3)))
    assert holders == {(0, 1, 0), (0, 0, 1)}


@pytest.mark.rule("D-32")
def test_imagining_an_open_position_changes_nothing() -> None:
    state = position("dice 0", *RICH)
    before = as_bytes(state)
    GAME.imagine(state, 0, generator(1))
    assert as_bytes(state) == before


@pytest.mark.rule("D-32")
def test_everything_is_done_in_the_open_and_nothing_shows_what_was_hidden() -> None:
    state = position("dice 0", *RICH)
    for action in GAME.possible(state):
        assert GAME.seen_by(state, action) == -1
        assert not GAME.reveals(state, action)
