"""Golden games with real hands: what was recorded is what a simulation finds."""

from itertools import islice

import pytest

from ...games.checks import WHOLE
from ...games.skyscrapers import GAME
from ...games.skyscrapers.kinds import COLLAPSE, FELL
from ...games.skyscrapers.state import CROWD, OWN, STEADY, TREMBLING
from ...hands.skyscrapers import hands
from ...hands.skyscrapers.players import PLAYERS
from ...play import Match
from ...play.episodes import episodes_of
from ...play.files import check_chance, load
from ...play.golden import recorded
from .shaken import played

SIMULATED = None if WHOLE else 6  # episodes of each match that are found once more
SHAKEN = [path for path in recorded(GAME) if path.stem.startswith("simulated-")]


@pytest.mark.parametrize("path", SHAKEN, ids=lambda path: path.stem)
def test_what_came_of_hands_in_a_golden_game_is_found_once_more(path: str) -> None:
    match = load(path)
    assert check_chance(match, str(path)) > 0
    poses = hands.first_poses()
    for episode in islice(episodes_of(match), SIMULATED):
        if episode.record.engine != hands.engine():
            pytest.skip(f"recorded with {episode.record.engine}")
        errand = episode.errand
        answer = hands.simulate(hands.question(errand.before, errand.action, errand.tremor, errand.path, poses))
        assert answer.events == episode.events
        poses = answer.poses


def test_there_is_one_for_each_kind_of_hands_with_falls_and_a_collapse_and_paths_are_kept() -> None:
    matches = [load(path) for path in SHAKEN]
    assert {int(match.state.hands) for match in matches} == {STEADY, TREMBLING, OWN}
    moves = [set(match.moves) for match in matches if match.state.hands == TREMBLING]
    assert any(COLLAPSE in each and each & set(range(FELL, FELL + CROWD)) for each in moves)
    own = next(match for match in matches if match.state.hands == OWN)
    assert any(episode.errand.path for episode in episodes_of(own))


@pytest.mark.parametrize("mode", ["steady", "own"])
def test_a_match_with_hands_begins_as_at_a_table(mode: str) -> None:
    *_, match = islice(played(mode, 2, 5, PLAYERS[0]), 2)
    assert isinstance(match, Match)
    assert len([*episodes_of(match)]) == 2
