"""Golden games with real hands: what was recorded is what a simulation finds."""

import json
import os
import re
import subprocess
import sys
from itertools import islice
from pathlib import Path
from typing import NamedTuple

import pytest

from ...games.checks import WHOLE
from ...games.skyscrapers import GAME
from ...games.skyscrapers.kinds import COLLAPSE, FELL
from ...games.skyscrapers.state import CROWD, OWN, STEADY, TREMBLING
from ...hands import put
from ...hands.skyscrapers import hands
from ...hands.skyscrapers.players import PLAYERS
from ...play import Match
from ...play.episodes import episodes_of
from ...play.files import check_chance, load
from ...play.golden import recorded
from .shaken import played

SIMULATED = 6  # episodes of each match that are found once more every day
SHAKEN = [path for path in recorded(GAME) if path.stem.startswith("simulated-")]
FALLS = [path for path in SHAKEN if "-falls-and-a-collapse-" in path.stem]
WHOLLY = SHAKEN if WHOLE else FALLS  # of a match with everything that can happen no episode is ever left out


class Build(NamedTuple):
    """An engine by its name (`engine.py`)."""

    version: str
    revision: str
    machine: str

    @classmethod
    def read(cls, name: str) -> "Build":
        found = re.fullmatch(r"mujoco (\S+) hands (\d+) (.*)", name)
        assert found, f"an engine has another name: {name}"
        return cls(*found.groups())

    def has_other_bits(self, ours: "Build") -> bool:
        """Whether nobody can find the same here: another version of the engine, or another kind of machine."""
        return (self.version, self.machine) != (ours.version, ours.machine)


def found_once_more(theirs: str) -> None:
    """Skip what cannot be found once more here; what we have changed ourselves is no reason for that."""
    recorded, ours = Build.read(theirs), Build.read(hands.engine())
    if recorded.has_other_bits(ours):
        pytest.skip(f"recorded with {theirs}")
    if recorded.revision != ours.revision:
        pytest.fail(f"recorded with {theirs}, and here is {hands.engine()}: record them anew (shaken.py)")


@pytest.mark.parametrize("path", SHAKEN, ids=lambda path: path.stem)
def test_what_came_of_hands_in_a_golden_game_is_found_once_more(path: Path) -> None:
    match = load(path)
    assert check_chance(match, str(path)) > 0
    poses = None
    for episode in islice(episodes_of(match), SIMULATED):
        found_once_more(episode.record.engine)
        answer = hands.simulate(put(hands, episode.errand, poses))
        assert answer.events == episode.events
        poses = answer.poses


# Libraries that multiply matrices add in another order on some processors; what is simulated does not depend on that.
@pytest.mark.parametrize("library", [{}, {"OPENBLAS_CORETYPE": "Prescott"}], ids=["here", "on an older machine"])
@pytest.mark.parametrize("path", WHOLLY, ids=lambda path: path.stem)
def test_a_whole_golden_game_is_found_once_more_by_the_command_that_everybody_has(
    path: Path, library: dict[str, str]
) -> None:
    episodes = list(episodes_of(load(path)))
    found_once_more(episodes[0].record.engine)
    command = (sys.executable, "-m", "storeys", "verify", str(path), "--json")
    told = subprocess.run(command, env={**os.environ, **library}, capture_output=True, text=True, check=True).stdout
    assert json.loads(told)["episodes"] == len(episodes) > 30


def test_the_one_that_is_always_found_as_a_whole_has_falls_and_a_collapse() -> None:
    (whole,) = (load(path) for path in FALLS)
    events = {event for episode in episodes_of(whole) for event in episode.events}
    assert COLLAPSE in events
    assert len(events & set(range(FELL, FELL + CROWD))) > 2


@pytest.mark.parametrize("name", ["mujoco 0.0.1 hands 2 {machine}", "mujoco {version} hands 2 abacus"])
def test_another_engine_or_machine_is_no_mistake_of_ours(name: str) -> None:
    ours = Build.read(hands.engine())
    with pytest.raises(pytest.skip.Exception):
        found_once_more(name.format(**ours._asdict()))


def test_another_revision_of_ours_is() -> None:
    ours = Build.read(hands.engine())
    with pytest.raises(pytest.fail.Exception, match="record them anew"):
        found_once_more(f"mujoco {ours.version} hands 1 {ours.machine}")
    found_once_more(hands.engine())


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
