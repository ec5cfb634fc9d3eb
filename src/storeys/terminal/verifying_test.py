"""A whole game between bots with trembling hands, at a served table: kept, replayed, and simulated once more."""

import json
from collections.abc import Iterator
from dataclasses import replace
from hashlib import sha256
from pathlib import Path

import pytest

from storeys.games.kit import CHANCE
from storeys.games.skyscrapers import GAME
from storeys.games.skyscrapers.kinds import SETTLED
from storeys.hands import put
from storeys.hands.skyscrapers import hands
from storeys.play import Match
from storeys.play.episodes import Episode, Record, episodes_of
from storeys.play.files import read, text
from storeys.play.golden import recorded
from storeys.server.client import Browser
from storeys.server.conftest import quick, running

from . import hands as terminal_hands
from .hands import Checked, HandsDiffer, check, settle, site_of
from .playing import begun
from .screen import Screen
from .verifying import verify

TREMBLING, OWN = 2, 3
WAY = [[16 * step, 25 * step, 0, 0] for step in range(61)]
CAREFUL = [*WAY, *([960 + 16 * step, 1500, 0, 1000] for step in range(1, 60))]
THROWN = [*WAY, *([960 + 16 * step, 1500, 600 * step, 0] for step in range(1, 17))]


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    folder = tmp_path_factory.mktemp("trembling")
    with running(quick(folder)) as server, Browser(server.address) as me:
        me.get("me")
        chairs = ("bot:greedy", "bot:greedy")
        name = me.new_table(*chairs, game=GAME.name, options={"hands": TREMBLING}, speed="once")["table"]
        with me.sit(name) as sitting:
            while not (sitting.position and sitting.position["over"]):
                sitting.receive()
        assert me.get(f"tables/{name}/draws")["draws"]
        (folder / "kept.txt").write_bytes(me.http.get(f"/api/tables/{name}/file").content)
        yield folder / "kept.txt"


@pytest.fixture(scope="module")
def episodes(kept: Path) -> list[Episode]:
    return list(episodes_of(read(kept.read_bytes(), "kept")))


def test_a_whole_game_replays_to_the_letter_without_physics(kept: Path) -> None:
    match = read(kept.read_bytes(), "kept")
    assert text(match).encode() == kept.read_bytes()
    assert {entry.seat for entry in match.log() if entry.hand} == {CHANCE}


def test_a_whole_game_is_simulated_once_more_with_the_same_result(
    kept: Path, episodes: list[Episode], capsys: pytest.CaptureFixture[str]
) -> None:
    verify(Screen("en"), kept, as_json=True)
    told = json.loads(capsys.readouterr().out)
    assert (told["episodes"], told["calm"], told["unknown"]) == (len(episodes), 0, 0)


def test_what_a_simulation_does_not_find_is_told_with_its_move(episodes: list[Episode]) -> None:
    first = episodes[0]
    wrong = Episode(first.line, first.errand, (*first.events, 0), first.record)
    with pytest.raises(HandsDiffer) as differ:
        check(GAME, [wrong], "kept")
    assert differ.value.arguments["move"] == first.line


def test_a_path_that_no_hand_has_drawn_is_told_like_everything_that_differs(episodes: list[Episode]) -> None:
    first = episodes[0]
    forged = Episode(first.line, replace(first.errand, path="forged"), first.events, first.record)
    with pytest.raises(HandsDiffer):
        check(GAME, [forged], "kept")


def test_another_engine_is_told_and_no_mistake(episodes: list[Episode]) -> None:
    first = episodes[0]
    other = Episode(first.line, first.errand, first.events, Record("engine 9"))
    found = check(GAME, [other, *episodes[1:2]], "kept")
    assert (found.same, found.unknown, found.theirs) == (0, 2, "engine 9")
    assert found.ours != "engine 9"


def test_without_an_engine_nothing_can_be_checked(episodes: list[Episode], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(terminal_hands, "hands_for", lambda _: None)
    found = check(GAME, episodes[:2], "kept")
    assert found == Checked(unknown=2, theirs=episodes[0].record.engine)


# --- What landed calmly ----------------------------------------------------------------------------------------------


def landed(episode: Episode, events: tuple[int, ...], engine: str = "no engine") -> Episode:
    return replace(episode, events=events, record=Record(engine, calm=True))


def test_what_landed_calmly_at_the_table_is_counted(episodes: list[Episode]) -> None:
    found = check(GAME, [landed(episodes[0], (SETTLED,))], "kept")
    assert (found.same, found.calm, found.unknown) == (0, 1, 0)


def test_what_landed_calmly_because_nobody_understood_its_path_is_no_forgery(episodes: list[Episode]) -> None:
    strange = replace(episodes[0], errand=replace(episodes[0].errand, path="strange"))
    assert check(GAME, [landed(strange, (SETTLED,))], "kept").calm == 1


def golden_falls() -> Path:
    """A recorded game in which much falls: at a table it may happen that nothing does."""
    (golden,) = (path for path in recorded(GAME) if path.stem.startswith("simulated-trembling-hands-falls"))
    return golden


def test_what_landed_calmly_did_so_and_nothing_fell() -> None:
    episodes = episodes_of(read(golden_falls().read_bytes(), "golden"))
    fatal = next(episode for episode in episodes if episode.events != (SETTLED,))
    with pytest.raises(HandsDiffer):
        check(GAME, [landed(fatal, fatal.events)], "kept")


def test_where_our_own_engine_is_said_to_have_given_up_it_is_asked_once_more(episodes: list[Episode]) -> None:
    first = episodes[0]
    with pytest.raises(HandsDiffer):
        check(GAME, [landed(first, (SETTLED,), first.record.engine)], "kept")


def test_where_our_own_engine_gives_up_once_more_that_is_the_same(
    episodes: list[Episode], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("storeys.hands.skyscrapers.episode.Episode._is_still", lambda *_: False)
    found = check(GAME, [landed(episodes[0], (SETTLED,), episodes[0].record.engine)], "kept")
    assert (found.same, found.calm) == (1, 0)


def test_falls_and_a_collapse_that_are_said_to_be_calm_are_no_calm_ones(tmp_path: Path) -> None:
    """A golden game in which everything is relabelled, and nothing else changed."""
    told = golden_falls().read_text("utf-8").splitlines()[:-1]
    calmed = [f"{line} calmly" if line.startswith("hand ") else line for line in told]
    body = "".join(f"{line}\n" for line in calmed)
    forged = f"{body}end {len(calmed)} {sha256(body.encode()).hexdigest()}\n"
    (tmp_path / "forged.txt").write_text(forged, "utf-8")
    assert "collapse" in body
    with pytest.raises(HandsDiffer):
        verify(Screen("en"), tmp_path / "forged.txt", as_json=True)


# --- What was not simulated ------------------------------------------------------------------------------------------


def test_what_was_drawn_instead_of_a_hand_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """One hand is simulated, and for the others chance draws."""
    match = begun(GAME.name, "greedy,greedy", ["hands=1"], 3)
    match.play(match.legal_actions()[0])
    site = site_of(match, "kept")
    assert site
    settle(match, site)
    match.hands = False
    while not match.over:
        match.play(match.legal_actions()[0])
    match.save(tmp_path / "kept.txt")
    verify(Screen("en"), tmp_path / "kept.txt", as_json=True)
    told = json.loads(capsys.readouterr().out)
    assert (told["episodes"], told["drawn"] > 2) == (1, True)
    verify(Screen("en"), tmp_path / "kept.txt", as_json=False)
    assert f"In {told['drawn']} episodes nothing was simulated" in " ".join(capsys.readouterr().out.split())


# --- What was thrown off the table -----------------------------------------------------------------------------------


@pytest.mark.rule("S-27")
def test_an_honest_match_in_which_a_worker_was_thrown_off_the_table_is_called_honest() -> None:
    match = Match(GAME, 2, {"hands": OWN}, seed=3, hands=True)
    poses = None
    for moves, path in (("hire 1,0,0", THROWN), ("hire 0,0,0", CAREFUL), ("hire -1,0,0", CAREFUL)):
        match.play(moves, hand=hands.path(path))
        answer = hands.simulate(put(hands, match.errand(), poses))
        match.settle(answer.events, Record(answer.engine, answer.calm))
        poses = answer.poses
    assert check(GAME, list(episodes_of(match)), "kept").same == 3
