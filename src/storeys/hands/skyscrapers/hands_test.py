"""The hands of a game, as everything above knows them: in text, in another process, and with paths from anywhere."""

import json
from dataclasses import dataclass, replace
from typing import Any, get_args

import pytest

from ...games import GAMES
from ...games.kit import copy
from ...games.skyscrapers import GAME
from ...games.skyscrapers.kinds import HIRE
from ...games.skyscrapers.rules_test import play
from ...games.skyscrapers.state import State
from ...words import Words
from .. import BadPath, hands_for, put
from . import hands
from .episode import Episode
from .pointer import Fault, PathRefused, Pointer
from .poses import calm
from .simulate_test import site
from .timing import path_of

SEED = b"seed"
PATH = [[0, 0, 0, 0], [16, 40, -2, 0], [33, 400, 15, 0], [60, 900, 4, 700]]


def asked(mode: int, path: str | None = None) -> str:
    """A worker is hired, by that hand, on an empty site."""
    state = GAME.start(2, {"hands": mode})
    while GAME.to_move(state) < 0:
        GAME.apply_action(state, GAME.chance_outcome(state, 0))
    return hands.question(copy(state), GAME.legal(state)[0], SEED, path, hands.first_poses())


def test_a_game_has_the_hands_that_stand_in_its_folder() -> None:
    assert hands_for(GAME) is hands
    assert [name for name, game in GAMES.items() if hands_for(game)] == [GAME.name]


def test_what_lands_calmly_is_legal_and_needs_no_engine() -> None:
    answer = hands.calmly(asked(2))
    assert (answer.calm, answer.engine) == (True, hands.NO_ENGINE)
    assert GAME.kinds.kind_of(answer.events[-1])[0] == "settled"
    assert hands.simulate(asked(2)).engine == hands.engine()


@dataclass(frozen=True)
class Errand:
    """A worker is hired, by the table's hand."""

    before: State
    action: int = HIRE
    tremor: bytes = SEED
    path: str | None = None


TALLER = calm(play(site(), "card upright-VH", "slot y@1,-1,2", "turn VH")).text()


@pytest.mark.parametrize("poses", [None, "", "?", "AAAA", TALLER])
def test_poses_that_make_no_sense_are_as_good_as_none(poses: str | None) -> None:
    assert put(hands, Errand(site()), poses) == put(hands, Errand(site()), hands.first_poses())


def test_poses_that_make_sense_are_where_a_hand_goes_on() -> None:
    poses = calm(site()).text()
    assert json.loads(put(hands, Errand(site()), poses))["poses"] == poses != hands.first_poses()


def test_a_path_that_makes_no_sense_is_no_matter_of_poses() -> None:
    with pytest.raises(PathRefused):
        put(hands, replace(Errand(site()), path="forged"), None)


def test_a_piece_lands_as_calmly_whoever_found_out_that_nothing_can_be_simulated(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(Episode, "_is_still", lambda *_: False)
    question = put(hands, Errand(site()), None)
    failed, landed = hands.simulate(question), hands.calmly(question)
    assert failed.calm
    assert replace(failed, engine=hands.NO_ENGINE) == landed


def test_the_trial_is_as_large_as_it_says() -> None:
    before = GAME.parse(json.loads(hands.trial())["position"])
    people = [int(cell) for player in before.players for cell in player.workers]
    assert (int(before.site.standing) + 1, sum(cell >= 0 for cell in people)) == (30, 12)
    assert hands.simulate(hands.trial()).calm is False


def test_a_path_is_written_in_few_letters_and_read_again() -> None:
    text = hands.path(PATH)
    assert len(text) < 100
    assert hands._pointer(text) == Pointer.read(PATH)
    assert json.loads(asked(3, text))["path"] == PATH


def test_the_longest_path_is_not_long() -> None:
    longest = [[5 * step, (step * 37) % 500, (step * 91) % 500 - 150, 1000 * (step % 2)] for step in range(2_000)]
    longest[0] = [0, 0, 0, 0]
    assert len(hands.path(longest)) < hands.LONGEST_TEXT


def test_whoever_has_no_path_has_a_steady_hand_where_others_use_their_own() -> None:
    assert [json.loads(asked(mode))["mode"] for mode in (1, 2, 3)] == ["steady", "trembling", "steady"]


def test_moments_of_a_keyboard_are_a_path_too() -> None:
    assert hands._pointer(hands.path({"stops": [400, 1210, 390]})) == path_of([400, 1210, 390])


@pytest.mark.parametrize(
    "path",
    [
        {"stops": [400, 400]},
        {"stops": [400, 400, "400"]},
        {"stops": [0.5, 400, 400]},
        {"stops": [400, 400, 199]},
        {"stops": 3},
        {"stops": [400, 400, 400], "x": 1},
        {},
    ],
)
def test_moments_that_nobody_could_have_stopped_at_are_refused(path: Any) -> None:
    with pytest.raises(BadPath):
        hands.path(path)


@pytest.mark.parametrize("text", ["", "é", "abc", "A" * 50_000, hands.path(PATH)[:-4]])
def test_a_text_that_was_never_a_path_is_refused(text: str) -> None:
    with pytest.raises(PathRefused):
        hands._pointer(text)


@pytest.mark.parametrize("fault", get_args(Fault))
def test_every_fault_of_a_path_is_told_in_words(fault: str) -> None:
    for language in ("en", "pl", "hu", "ro"):
        assert Words(language).say(f"skyscrapers-why-path-{fault}").endswith(".")
