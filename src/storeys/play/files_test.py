"""The file of a match: readable, whole or not at all, and honest about what is wrong with it."""

import re
from pathlib import Path

import pytest

from .chance import FairChance
from .errors import (
    BrokenCommitment,
    CannotUndo,
    CannotWrite,
    ChanceDiffers,
    DamagedFile,
    EditedFile,
    FileProblem,
    IllegalMove,
    LargeFile,
    MissingFile,
    NewerFile,
    NotAMatch,
    NotFinished,
    NothingPromised,
    OlderFile,
    OtherGame,
    SeatCount,
    TruncatedFile,
    UnknownGame,
)
from .files import FORMAT, LARGEST, _digest, load, read, text, verify
from .match import Match
from .match_test import FIVE, loaded, played_out


def sealed(body: str) -> bytes:
    """A body with a right last line: what a careful forger would write."""
    return f"{body}end {body.count(chr(10))} {_digest(body)}\n".encode()


def edited(match: Match, pattern: str, by: str) -> bytes:
    body = "".join(text(match).splitlines(keepends=True)[:-1])
    changed = re.sub(pattern, by, body, count=1, flags=re.MULTILINE)
    assert changed != body
    return sealed(changed)


@pytest.fixture(scope="module")
def finished() -> Match:
    return played_out(Match("towers", 3, seed=21, players=["Ada", "", "Żółw"]))


@pytest.fixture
def going_on() -> Match:
    match = Match("towers", 2, seed=21)
    match.play("bid 1")
    match.undo()
    match.play("bid 0")
    return match


def test_a_finished_match_comes_back_as_it_was(finished: Match, tmp_path: Path) -> None:
    finished.save(tmp_path / "game.txt")
    again = load(tmp_path / "game.txt")
    assert again.log() == finished.log()
    assert (again.scores(), again.ranks(), again.players) == (finished.scores(), finished.ranks(), finished.players)
    assert again.seed == finished.seed
    assert text(again) == text(finished)


def test_a_match_goes_on_after_loading_with_the_same_dice(going_on: Match, tmp_path: Path) -> None:
    going_on.save(tmp_path / "game.txt")
    again = load(tmp_path / "game.txt")
    assert again.log() == going_on.log()
    again.play("pass")
    going_on.play("pass")
    assert again.log() == going_on.log()


def test_the_seed_of_an_unfinished_match_is_only_there_as_a_secret(going_on: Match, finished: Match) -> None:
    assert re.search(r"^secret [0-9a-f]{64}$", text(going_on), re.MULTILINE)
    assert "\nseed " not in text(going_on)
    assert "\nsecret " not in text(finished)


def test_saving_leaves_nothing_but_the_file_and_keeps_the_old_one_when_it_fails(
    finished: Match, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    finished.save(tmp_path / "game.txt")
    before = (tmp_path / "game.txt").read_bytes()
    monkeypatch.setattr("os.fsync", lambda handle: (_ for _ in ()).throw(OSError("disk full")))
    with pytest.raises(CannotWrite, match="disk full"):
        Match("towers", 2, seed=1).save(tmp_path / "game.txt")
    assert (tmp_path / "game.txt").read_bytes() == before
    assert [file.name for file in tmp_path.iterdir()] == ["game.txt"]


def test_a_file_cut_off_at_any_byte_is_known_as_such(going_on: Match) -> None:
    content = text(going_on).encode()
    for length in range(len(content)):
        with pytest.raises(TruncatedFile):
            read(content[:length], "game.txt")


def test_a_change_of_any_byte_is_a_file_problem(going_on: Match) -> None:
    content = text(going_on).encode()
    for place in range(0, len(content), 3):
        changed = content[:place] + bytes([content[place] ^ 1]) + content[place + 1 :]
        with pytest.raises(FileProblem):
            read(changed, "game.txt")


def test_an_edited_move_is_noticed(finished: Match) -> None:
    with pytest.raises(EditedFile):
        read(text(finished).replace("bid 1", "bid 2", 1).encode(), "game.txt")


@pytest.mark.parametrize(
    ("error", "pattern", "by"),
    [
        (NewerFile, r"^game towers \d+", "game towers 99"),
        (OlderFile, r"^game towers \d+", "game towers 0"),
        (UnknownGame, r"^game towers", "game castles"),
        (IllegalMove, r"^(\d+) seat (\d): bid \d", r"\1 seat \2: keep"),
        (IllegalMove, r"^(\d+) chance: start \d", r"\1 chance: start 4"),
        (DamagedFile, r"^seats 3", "seats three"),
        (SeatCount, r"^seats 3", "seats 6"),
        (DamagedFile, r"^seats 3", "seats 3\nseats 3"),
        (DamagedFile, r"^game .*\n", ""),
        (DamagedFile, r"^(game .*\n)(seats .*\n)", r"\2\1"),
        (DamagedFile, r"^player 0", "player 3"),
        (DamagedFile, r"^player 2", "player 0"),
        (DamagedFile, r"^player 0", "player ٠"),
        (DamagedFile, r"^2 chance", "3 chance"),
        (DamagedFile, r"^2 chance", "02 chance"),
        (DamagedFile, r"^2 chance", "٢ chance"),
        (IllegalMove, r"^(\d+ seat \d): bid 1", r"\1: bid ١"),
        (DamagedFile, r"^storeys match 1", "storeys match ١"),
        (DamagedFile, r"^storeys match 1", "storeys match 0"),
        (DamagedFile, r"^(seed .*)", r"\1\n\1"),
        (DamagedFile, r"^(scores .*\n)(seed .*\n)", r"\2\1"),
        (IllegalMove, r"^(\d+) seat \d: (bid \d)", r"\1 seat 999999999: \2"),
        (DamagedFile, r"^scores .*", "scores 99 0 0"),
        (DamagedFile, r"^scores .*\n", ""),
        (BrokenCommitment, r"^commitment .*", "commitment " + "0" * 64),
        (BrokenCommitment, r"^seed .*", "seed " + "0" * 64),
    ],
)
def test_a_careful_forgery_is_refused_for_the_right_reason(
    error: type[Exception], pattern: str, by: str, finished: Match
) -> None:
    with pytest.raises(error):
        read(edited(finished, pattern, by), "game.txt")


def test_a_file_of_a_newer_format_says_so(finished: Match) -> None:
    with pytest.raises(NewerFile):
        read(text(finished).replace("storeys match 1", f"storeys match {FORMAT + 1}").encode(), "game.txt")


def test_other_files_are_not_a_match(tmp_path: Path) -> None:
    for content in (b"hello\n", b"\x89PNG\r\n", b"storeys matches\n" * 3, "zażółć".encode("utf-16")):
        with pytest.raises((NotAMatch, TruncatedFile)):
            read(content, "x")
    with pytest.raises(MissingFile):
        load(tmp_path / "nothing.txt")
    with pytest.raises(MissingFile):
        load(tmp_path)


def test_a_match_of_another_game_is_not_what_was_asked_for(finished: Match, tmp_path: Path) -> None:
    finished.save(tmp_path / "game.txt")
    with pytest.raises(OtherGame):
        load(tmp_path / "game.txt", game="blueprints")


def test_names_cannot_break_the_file() -> None:
    match = Match("towers", 2, seed=1, players=["A\nend 3 x", "  "])
    assert read(text(match).encode(), "x").players == ["A end 3 x", ""]


@pytest.mark.parametrize("pattern", ["(?<=^seats )3", "(?<=^player )0", "(?<=^game towers )1", "^2(?= chance)"])
@pytest.mark.parametrize("number", ["100000000", "9" * 9, "9" * 5000])
def test_a_number_that_no_match_has_is_refused_before_it_is_used(pattern: str, number: str, finished: Match) -> None:
    with pytest.raises((FileProblem, SeatCount)):
        read(edited(finished, pattern, number), "game.txt")


def test_a_file_that_no_match_could_fill_is_not_even_read(tmp_path: Path) -> None:
    with pytest.raises(LargeFile):
        load("/dev/zero")
    with pytest.raises(LargeFile):
        read(b"storeys match 1\n" + b"x" * LARGEST, "game.txt")


def test_bytes_that_are_no_letters_are_a_change(going_on: Match) -> None:
    body = "".join(text(going_on).splitlines(keepends=True)[:-1]).replace("seats 2\n", "seats 2\nplayer 0 A\ufffd\n")
    with pytest.raises(EditedFile):
        read(sealed(body).replace("A\ufffd".encode(), b"A\xff"), "game.txt")


@pytest.mark.parametrize("path", ["no/such/folder/game.txt", "", "game\0.txt"])
def test_where_nothing_can_be_written_the_path_is_named(path: str, going_on: Match) -> None:
    with pytest.raises(CannotWrite) as found:
        going_on.save(path)
    assert found.value.arguments["path"] == path
    assert len({found.value.sentence(language) for language in ("en", "pl", "hu", "ro")}) == 4


def test_a_path_that_cannot_be_one_is_a_missing_file() -> None:
    with pytest.raises(MissingFile):
        load("game\0.txt")


def test_draws_fed_by_hand_and_taken_back_are_loaded_again() -> None:
    match = Match("towers", 2, chance=None)
    match.play("start 0")
    match.undo()
    match.play("start 1")
    again = read(text(match).encode(), "game.txt")
    assert again.log() == match.log()
    assert text(again) == text(match)


def test_chance_that_was_promised_cannot_be_taken_back_by_hand_either(going_on: Match) -> None:
    lines = text(going_on).splitlines(keepends=True)
    match = read(sealed("".join(lines[:4] + lines[5:11])), "game.txt")  # without the secret, up to the last draw
    assert match.chance is None
    with pytest.raises(CannotUndo):
        match.undo()


def test_half_a_letter_in_a_name_does_not_break_the_file() -> None:
    match = Match("towers", 2, seed=1, players=["A\ud800", "\u2028B\x85C"])
    assert read(text(match).encode(), "x").players == ["A?", "B C"]


# --- Checking the dice ---


def test_every_outcome_of_chance_is_checked(finished: Match, tmp_path: Path) -> None:
    finished.save(tmp_path / "game.txt")
    assert verify(tmp_path / "game.txt") == sum(entry.seat < 0 for entry in finished.log())


def test_touched_dice_are_found_even_in_a_careful_forgery(tmp_path: Path) -> None:
    honest = played_out(Match("towers", 2, seed=30))
    touched = Match("towers", 2, chance=None)
    touched.play("start 1" if honest.log()[0].words == "start 0" else "start 0")
    while not touched.over:
        touched.play(touched.legal_actions()[0])
    touched.commitment, touched.chance = honest.commitment, honest.chance
    touched.save(tmp_path / "game.txt")
    with pytest.raises(ChanceDiffers) as found:
        verify(tmp_path / "game.txt")
    assert found.value.arguments["move"] == 1


def test_there_must_be_something_to_check(going_on: Match, tmp_path: Path) -> None:
    going_on.save(tmp_path / "game.txt")
    with pytest.raises(NotFinished):
        verify(tmp_path / "game.txt")
    loaded(*FIVE).save(tmp_path / "loaded.txt")
    with pytest.raises(NothingPromised):
        verify(tmp_path / "loaded.txt")


def test_a_promise_without_a_seed_is_kept_but_cannot_go_on(going_on: Match) -> None:
    match = read(edited(going_on, r"^secret .*\n", ""), "x")
    assert match.commitment == going_on.commitment
    assert match.chance is None


def test_the_seed_of_a_file_is_the_one_of_the_match(going_on: Match) -> None:
    assert read(text(going_on).encode(), "x").chance == FairChance.numbered(21)


def test_a_match_that_was_saved_in_the_middle_of_a_deal_goes_on_dealing(going_on: Match) -> None:
    body = "".join(text(going_on).splitlines(keepends=True)[:7])
    again = read(sealed(body), "x")
    assert again.to_move >= 0
    assert again.log() == going_on.log()[:6]


def test_a_finished_match_is_for_everybody_to_read_and_a_secret_one_is_not(
    finished: Match, going_on: Match, tmp_path: Path
) -> None:
    finished.save(tmp_path / "finished.txt")
    going_on.save(tmp_path / "secret.txt")
    assert (tmp_path / "finished.txt").stat().st_mode & 0o777 == 0o644
    assert (tmp_path / "secret.txt").stat().st_mode & 0o077 == 0
