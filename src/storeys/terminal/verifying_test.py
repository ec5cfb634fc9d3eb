"""A whole game between bots with trembling hands, at a served table: kept, replayed, and simulated once more."""

import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from storeys.games.kit import CHANCE
from storeys.games.skyscrapers import GAME
from storeys.play.episodes import Episode, Record, episodes_of
from storeys.play.files import read, text
from storeys.server.client import Browser
from storeys.server.conftest import quick, running

from . import hands as terminal_hands
from .hands import Checked, HandsDiffer, check
from .screen import Screen
from .verifying import verify

TREMBLING = 2


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
    assert any(entry.words and entry.words.startswith(("fell", "collapse", "slid", "loose")) for entry in match.log())


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


def test_what_landed_calmly_at_the_table_is_counted_and_believed(episodes: list[Episode]) -> None:
    first = episodes[0]
    calm = Episode(first.line, first.errand, first.events, Record("no engine", calm=True))
    found = check(GAME, [calm], "kept")
    assert (found.same, found.calm, found.unknown) == (0, 1, 0)
