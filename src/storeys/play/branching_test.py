from pathlib import Path

import pytest

from storeys import games
from storeys.games.kit import CHANCE

from . import CannotUndo, FairChance, Match, load
from .branching import beginning, branch, go_on
from .draws import draws_of
from .errors import ChanceDiffers, DamagedFile, EditedFile, IllegalMove
from .files import read, text, verify


def golden(game: str, name: str) -> Match:
    return load(Path(games.__file__).parent / game / "golden" / f"{name}.txt")


TOWERS = golden("towers", "greedy-2-seats")


def played_on(line: int, seed: int = 5) -> Match:
    """A match that begins in the middle of another, to its end, by the first thing that may be done."""
    match = branch(TOWERS, line, ["Ada", "Bot"])
    go_on(match, FairChance.numbered(seed))
    while not match.over:
        match.play(match.legal_actions()[0])
    return match


def edited(content: str, old: str, new: str) -> bytes:
    """A file in which somebody has changed something, and mended what notices that at once."""
    import hashlib

    assert old in content
    body = content.replace(old, new, 1).rsplit("end ", 1)[0]
    return f"{body}end {body.count(chr(10))} {hashlib.sha256(body.encode()).hexdigest()}\n".encode()


def test_a_branch_stands_where_the_match_stood() -> None:
    for line in (0, 1, 6, 40, 200, TOWERS.lines):
        match = branch(TOWERS, line)
        assert match.state.tobytes() == TOWERS.position_at(line).tobytes()
        assert match.copied == match.lines == line


def test_it_is_played_by_the_same_rules_and_options() -> None:
    old = golden("skyscrapers", "version-1/a-closed-level-is-skipped-2-seats")
    match = branch(old, 60)
    assert (match.version, match.options, match.seats) == (1, old.options, 2)


def test_what_was_taken_back_by_then_is_not_copied() -> None:
    match = golden("towers", "random-3-seats")
    line = next(number for number, entry in enumerate(match.log(), 1) if entry.undo)
    copied = beginning(match, line)
    assert len(copied) == line - 2
    assert branch(match, line).state.tobytes() == match.position_at(line).tobytes()
    assert [number for number, _ in beginning(match, line + 1)][-1] == line + 1


def test_before_it_was_taken_back_it_stood() -> None:
    match = golden("towers", "random-3-seats")
    line = next(number for number, entry in enumerate(match.log(), 1) if entry.undo)
    assert [number for number, _ in beginning(match, line - 1)] == list(range(1, line))


def test_chance_goes_on_by_a_promise_of_its_own() -> None:
    one, other = played_on(60, seed=5), played_on(60, seed=6)
    assert one.log()[:60] == other.log()[:60]
    drawn = [[entry.words for entry in match.log() if entry.seat == CHANCE] for match in (one, other)]
    assert drawn[0] != drawn[1]
    assert one.commitment == FairChance.numbered(5).commitment != TOWERS.commitment


def test_nothing_that_was_copied_is_taken_back() -> None:
    line = next(number for number, entry in enumerate(TOWERS.log(), 1) if entry.seat >= 0) + 1
    match = branch(TOWERS, line)
    go_on(match, FairChance.numbered(1))
    mover = TOWERS.log()[line - 1].seat
    with pytest.raises(CannotUndo):
        match.undo(mover)
    assert match.why_it_stands() == "nothing"
    seat = match.to_move
    match.play(match.legal_actions()[0], seat)
    match.undo(seat)
    assert match.why_it_stands(seat) == "nothing"


# --- Files -----------------------------------------------------------------------------------------------------------


def test_a_file_says_how_much_was_copied_and_is_read_like_any_other(tmp_path: Path) -> None:
    match = played_on(60)
    match.save(tmp_path / "match.txt")
    again = load(tmp_path / "match.txt")
    assert "copied 60\n" in text(match)
    assert (again.copied, again.log(), text(again)) == (60, match.log(), text(match))


def test_a_match_that_goes_on_is_kept_with_its_secret(tmp_path: Path) -> None:
    match = branch(TOWERS, 60)
    go_on(match, FairChance.numbered(3))
    match.save(tmp_path / "match.txt")
    again = load(tmp_path / "match.txt")
    for each in (match, again):
        each.play(each.legal_actions()[0])
    assert again.log() == match.log()
    assert again.copied == 60


def test_only_what_was_drawn_here_is_checked(tmp_path: Path) -> None:
    match = played_on(60)
    match.save(tmp_path / "match.txt")
    drawn = sum(entry.seat == CHANCE for entry in match.log()[60:])
    assert verify(tmp_path / "match.txt") == drawn > 0


def test_whoever_changes_how_much_was_copied_is_found_out(tmp_path: Path) -> None:
    """Fewer copied lines leave draws to the promise that it never gave."""
    content = text(played_on(60))
    (tmp_path / "match.txt").write_bytes(edited(content, "copied 60", "copied 2"))
    with pytest.raises(ChanceDiffers):
        verify(tmp_path / "match.txt")


def test_draws_that_were_copied_have_the_only_ticket_and_the_others_keep_their_numbers() -> None:
    match = played_on(60)
    told = draws_of(match)
    assert all([count for _, count in runs] == [1] for line, runs in told.draws if line <= 60)
    assert match.chance
    for number, (line, runs) in enumerate(told.draws):
        tickets = [place for place, count in runs for _ in range(count)]
        drawn = told.outcomes[tickets[match.chance.draw(number, len(tickets))]]
        assert drawn == match.log()[line - 1].data


@pytest.mark.parametrize("copied", ["copied 99999", "copied -1", "copied", "copied 60\ncopied 60"])
def test_a_file_cannot_have_copied_what_it_does_not_hold(copied: str) -> None:
    content = edited(text(played_on(60)), "copied 60", copied)
    with pytest.raises((DamagedFile, EditedFile)):
        read(content, "match.txt")


def test_what_was_copied_cannot_be_taken_back_in_a_file_either() -> None:
    match = branch(TOWERS, 7)
    go_on(match, FairChance.numbered(1))
    content = text(match)
    undone = edited(content, "7 seat 1: bid 3\n", "7 seat 1: bid 3\n8 seat 1 undoes: bid 3\n")
    with pytest.raises(IllegalMove):
        read(undone, "match.txt")
    inside = edited(undone.decode(), "copied 7", "copied 8")
    with pytest.raises(DamagedFile):
        read(inside, "match.txt")
