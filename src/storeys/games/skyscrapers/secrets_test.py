"""Secrets (S-13): what each seat sees, what it can imagine, and what its log tells."""

from dataclasses import replace

import pytest

from ..checks import CHECKS, Setup
from ..kit import SPECTATOR, as_bytes, bits, copy, generator
from . import GAME
from .kinds import KINDS
from .rules_test import choices, play, position
from .secrets import is_step_of_build, is_step_of_walk
from .state import SEATS, State

DENSE = replace(GAME, longest=1500)  # a random match is much shorter than the longest: look at more of its positions


def view(state: State, seat: int) -> State:
    seen = copy(state)
    GAME.conceal(seen, seat)
    return seen


def two_hands() -> State:
    hands = ("floor-VH upright-LR", "floor-LR deck-VDE")
    return position(hands=hands, workers=("1,0,0", "-2,0,0"))


@pytest.mark.rule("S-13")
def test_others_see_how_many_cards_somebody_holds_and_not_which() -> None:
    seen = GAME.as_json(view(two_hands(), 0))["players"]
    assert [player["cards"] for player in seen] == [["base", "base", "upright-LR", "floor-VH"], None]
    assert [(player["hand"], player["bases"]) for player in seen] == [(4, 2), (4, 2)]
    assert [player["cards"] for player in GAME.as_json(view(two_hands(), SPECTATOR))["players"]] == [None, None]


@pytest.mark.rule("S-13")
def test_a_card_that_is_being_built_is_seen_by_its_owner_until_it_stands() -> None:
    state = two_hands()
    card = GAME.read(state, "card floor-VH")
    assert GAME.seen_by(state, card) == 0b01
    assert not GAME.reveals(state, card)
    play(state, "card floor-VH")
    slot = GAME.read(state, "slot z@1,0,2")
    assert GAME.seen_by(state, slot) == 0b01
    play(state, "slot z@1,0,2")
    assert GAME.as_json(view(state, 1))["chosen"] == {"card": None, "slot": None, "worker": None}
    assert GAME.as_json(view(state, 1))["slots"] == []
    assert GAME.as_json(view(state, 0))["chosen"]["card"] == "floor-VH"
    assert GAME.reveals(state, GAME.read(state, "turn VH"))


@pytest.mark.rule("S-13")
@pytest.mark.parametrize("moves", [(), ("card floor-VH",), ("card floor-VH", "slot z@1,0,2"), ("card base",)])
def test_an_imagined_world_fits_what_was_seen_and_can_be_played_on(moves: tuple[str, ...]) -> None:
    seen = view(play(two_hands(), *moves), 1)
    hands = set()
    for number in range(20):
        world = copy(seen)
        GAME.imagine(world, 1, generator(number))
        assert as_bytes(view(world, 1)) == as_bytes(seen)
        assert bits.count(int(world.players[0].hand)) == 2
        assert choices(world)
        hands.add(int(world.players[0].hand))
    assert len(hands) > 10


@pytest.mark.rule("S-13")
def test_when_the_game_is_over_all_hands_are_shown() -> None:
    state = position(
        hands=("floor-LR", "floor-LRTB"), workers=("1,0,0", "-2,0,0"), moment="acting 1, actions 1, idle 5"
    )
    last = GAME.read(play(state, "worker 1"), "move -2,-1,0")
    assert GAME.reveals(state, last)
    GAME.apply_action(state, last)
    assert GAME.as_json(view(state, SPECTATOR))["players"][0]["cards"] == ["base", "base", "floor-LR"]


@pytest.mark.parametrize("name", ["views_keep_secrets", "log_keeps_secrets", "revelations_are_told"])
@pytest.mark.parametrize("options", [{}, {"hands": 2}, {"play_out_the_round": 1}])
def test_random_games_keep_their_secrets(name: str, options: dict[str, int]) -> None:
    CHECKS[name](Setup(DENSE, max(SEATS), options))


@pytest.mark.rule("S-13")
def test_steps_of_building_and_walking_are_told_by_their_kind() -> None:
    for action in range(GAME.actions):
        do, _ = KINDS.kind_of(action)
        assert is_step_of_build(action) == (do in ("card", "slot")), do
        assert is_step_of_walk(action) == (do in ("worker", "brace", "shift")), do
